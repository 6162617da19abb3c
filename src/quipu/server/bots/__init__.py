"""Bots and analysis in processes of their own, and bots that connect from outside."""
