"""One isolated PHP world, and the API for embedding it."""
from zvm.engine.facade import Engine

__all__ = ["Engine"]
