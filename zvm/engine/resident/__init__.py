"""Code that stays in the process from one request to the next (docs/inside/resident.md)."""
from zvm.engine.resident.ending import release_tables
from zvm.engine.resident.pool import drop_idle, lease, put_back, release

__all__ = ["drop_idle", "lease", "put_back", "release", "release_tables"]
