"""Pebbles: take them from the heap, hide your token, and guess what the others hide."""
