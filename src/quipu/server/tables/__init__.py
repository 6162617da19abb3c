"""The tables that a worker holds in memory, and who may come to them."""
