"""A table in play: what is said and shown at it, without HTTP, database or processes."""
