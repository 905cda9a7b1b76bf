"""Going back in a run: positions, checkpoints, runs that are repeated. See docs/guides/observe.md, "Stepping back"."""
