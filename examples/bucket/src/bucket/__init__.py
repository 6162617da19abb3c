"""Bucket: pour hidden cards into one bucket; whoever makes it spill loses points."""
