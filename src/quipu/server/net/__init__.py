"""Below HTTP: limits on connections and requests, the queue of arrivals, the access log."""
