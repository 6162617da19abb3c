"""The forms the database had, one after another."""
