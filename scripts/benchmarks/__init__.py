"""What scripts/bench.py is made of: finding programs, measuring them, writing what was measured."""
