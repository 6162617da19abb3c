"""What a seat is shown: rendered, cached, and sent as snapshots and deltas."""
