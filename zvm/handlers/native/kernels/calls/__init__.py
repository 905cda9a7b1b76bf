"""Calls: frames, arguments, callbacks, generators, exceptions (zvm/executor)."""
