game-inca = De opkomst van de Inca's
