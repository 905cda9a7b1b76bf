"""Going back in a run: positions, checkpoints, runs that are repeated. See docs/observe.md, "Stepping back"."""
