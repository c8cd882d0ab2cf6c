"""A small client for programs that play at a server's tables.

server = Server("http://127.0.0.1:8000", token)
table = server.table("K7PQ4M")
table.sit()
table.play(lambda turn: turn.moves[0])
"""

from motherlode.client.server import Refused, Server
from motherlode.client.table import Choose, RemoteTable
from motherlode.client.turn import Turn

__all__ = ["Choose", "Refused", "RemoteTable", "Server", "Turn"]
