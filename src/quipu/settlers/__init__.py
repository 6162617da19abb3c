"""What the settlers games share, each rule once; a game answers questions differently."""
