"""What the browser gets: pages, styles, scenes and one small client; it knows no rules."""
