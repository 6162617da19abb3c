"""Messages between a client and the server: one class for each, one union each way."""
