"""What each worker counts of itself, and how Prometheus and the operator read it."""
