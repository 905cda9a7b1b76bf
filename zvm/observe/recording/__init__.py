"""What a run has taken from outside, kept to repeat the run: see docs/guides/observe.md, "Stepping back"."""
