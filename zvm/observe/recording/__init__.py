"""What a run has taken from outside, kept so that the run can be repeated: see docs/observe.md, "Stepping back"."""
