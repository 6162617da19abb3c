"""This game in a terminal, as every settlers game."""

from quipu.cli.show_settlers import glance, show, where

__all__ = ["glance", "show", "where"]
