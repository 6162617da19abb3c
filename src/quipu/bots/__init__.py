"""Players that know no game: a game's own bots build on them."""
