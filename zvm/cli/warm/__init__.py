"""The warm command (docs/guides/warm.md): a process of the session has loaded everything and forks for each command.

`start.py` (starting it), `server.py` (what it does), `protocol.py` (what the client sends), `peer.py` (whether the
client is like the server), `handover.py` (the child becomes what the client is), `freshness.py` (whether the server
runs what is installed now), `notes.py` (what commands used). The client is zvm/handlers/native/client.
"""
