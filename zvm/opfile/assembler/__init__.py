"""Op-array files as text (docs/reference/assembler.md): `listing` writes it, `assembling` reads it.

A listing has all that a file holds: from a listing the same file can be made again.
"""
