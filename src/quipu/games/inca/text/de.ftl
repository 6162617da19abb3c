game-inca = Der Aufstieg der Inka
