"""The games, each with everything of its own in its folder."""
