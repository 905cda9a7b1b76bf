"""Compiled regions (docs/inside/regions.md): loops that run as stitched machine code, with ints and floats unboxed.

Oplines → micro-operations on typed values (lowering.py) → places (places.py) → code (stitching.py). What it is stitched
from and where it goes is the native tier's (zvm/handlers/native/regions.py).
"""
