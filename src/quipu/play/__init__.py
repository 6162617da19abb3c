"""A table in play, wherever it runs: session, commands, views, replay and lessons.

Nothing here knows HTTP, a database or processes. A `TableStore` keeps what happened, `BotPlayers`
decide for bots, and clients (`TableClient`) are sent messages.
"""
