"""What OPcache prints of an op-array's graph, SSA form and inferred types, byte for byte (zend_dump.c).

Reads what zvm/optimizer finds; writes text. `blocks.py` lists blocks, dominators and liveness, `ssa.py` the SSA form
and its variables, `types.py` inferred types and ranges.
"""
