"""The live table: people and bots play together over the network.

`tables` holds what a table is and what may be done at it; `storage` keeps logs, people and
leases; `rooms` keeps tables running in this process; `web` speaks HTTP and WebSocket.
"""
