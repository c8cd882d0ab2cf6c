"""HTTP and WebSocket: the only part of the server that knows the framework."""
