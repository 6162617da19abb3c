"""The dice game on a score sheet, and its competitive Plus variant."""
