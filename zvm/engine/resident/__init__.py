"""Code that stays in the process from one request to the next (docs/resident.md)."""
from zvm.engine.resident.pool import lease, release

__all__ = ["lease", "release"]
