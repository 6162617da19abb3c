game-inca = Rise of the Inkas
