"""foreach, and functions that go through iterators (zvm/executor/iteration.py)."""
