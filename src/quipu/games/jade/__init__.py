"""Jeeps, a forgotten city laid from tiles, and broken statues."""
