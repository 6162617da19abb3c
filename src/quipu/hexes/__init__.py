"""Hex grids: cells, corners, sides and trails, without any game."""
