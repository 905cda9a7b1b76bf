"""Serializing the metadata of archives and entries, which is unserialized when it is asked for."""
from __future__ import annotations

from zvm.ext.standard.variables.serialize import serialize
from zvm.ext.standard.variables.unserialize import unserialize_string
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Metadata
    from zvm.runtime.values.arrays import PhpArray


def ensure_text(engine: Engine, metadata: Metadata) -> bytes:
    """The serialized value, b"" for none."""
    if metadata.text is None and metadata.value is not UNDEF:
        metadata.text = serialize(engine, metadata.value)
    return (metadata.text or "").encode("latin-1")


def value_of(engine: Engine, metadata: Metadata, options: PhpArray) -> Any:
    """The value, null for none (phar_metadata_tracker_unserialize_or_copy)."""
    if not metadata.exists:
        return None
    if metadata.value is UNDEF or len(options):
        return unserialize_string(engine, metadata.text or "", options)
    return metadata.value


def change(engine: Engine, metadata: Metadata, value: Any) -> None:
    """Have another value, which must be serializable (serialize_metadata_or_throw)."""
    text = serialize(engine, value)
    metadata.clear()
    if metadata.text is not None:
        engine.throw("PharException", "Metadata unexpectedly changed during setMetadata()")
    metadata.text, metadata.value = text, value
