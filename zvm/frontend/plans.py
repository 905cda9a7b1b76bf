"""The kinds of plans: what an action of the grammar does (grammar/actions.py), for native code that does it itself."""
from __future__ import annotations

PICK, CONSTANT, APPEND, SET_ATTR, LINE, NODE, LIST = "pick", "constant", "append", "set attr", "line", "node", "list"
