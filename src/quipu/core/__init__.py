"""What a game is: the contract that every game, table and bot keeps."""
