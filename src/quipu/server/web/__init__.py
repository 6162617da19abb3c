"""Pages and the WebSocket: what is asked over HTTP, and how it is answered."""
