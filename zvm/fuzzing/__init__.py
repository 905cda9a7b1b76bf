"""A differential fuzzer: generated programs, run by several executors, whose outcomes must be the same.

`scripts/fuzz` runs it; docs/fuzzing.md says how. It is no part of the distributions, nothing in the project imports it.
"""
