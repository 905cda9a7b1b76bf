"""Code that stays in the process from one request to the next (docs/resident.md)."""
from zvm.engine.resident.ending import release_tables
from zvm.engine.resident.pool import lease, put_back, release

__all__ = ["lease", "put_back", "release", "release_tables"]
