"""A finished or uploaded game: its steps, summary and charts."""
