"""A table in play: session, commands, timers, hot seat, hints."""
