"""What the browser gets: pages, styles and one small client; it knows no rules."""
