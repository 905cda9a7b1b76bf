"""Op-array files as text (docs/assembler.md): `listing` writes it, `assembling` reads it.

A listing has all that a file holds: from a listing the same file can be made again.
"""
