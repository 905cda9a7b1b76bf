"""A differential fuzzer: generated programs, run by several executors, whose outcomes must be the same.

`scripts/fuzz` runs it; docs/inside/fuzzing.md says how. The distributions do not have it, nothing imports it.
"""
