"""Compiled regions: loops whose oplines run as stitched machine code, with ints and floats unboxed (docs/regions.md).

Oplines → micro-operations on typed values (lowering.py) → places (places.py) → code (stitching.py). What it is stitched
from and where it goes is the native tier's (zvm/handlers/native/regions.py).
"""
