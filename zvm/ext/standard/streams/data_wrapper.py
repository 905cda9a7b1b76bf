"""data: URLs, which contain what they name (RFC 2397; main/streams/memory.c)."""
from __future__ import annotations

from zvm.ext.standard.network.url import base64_decode, urldecode
from zvm.ext.standard.streams.wrapper_base import StreamWrapper, WrapperError
from zvm.runtime.services.streams import TempStream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource


class DataStream(TempStream):
    """data:… (RFC 2397)."""

    __slots__ = ()

    def __init__(self, engine: Engine, mode: str, uri: str, data: str, metadata: dict[str, Any]) -> None:
        super().__init__(engine, mode, uri, data=data)
        self.mode = mode
        self.wrapper_type = self.stream_type = "RFC2397"
        self.writes = self.read_only = True  # only ftruncate() changes it
        self.metadata = metadata


class DataWrapper(StreamWrapper):
    """data:[<mediatype>][;base64],<data>"""

    __slots__ = ()
    label = "RFC2397"
    is_url = True

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> DataStream:
        head, comma, data = path[5:].removeprefix("//").partition(",")
        if not comma:
            raise WrapperError("rfc2397: no comma in URL")
        metadata = _parse_head(head)
        decoded: Any = base64_decode(data, True) if metadata["base64"] else urldecode(data)
        if decoded is False:
            raise WrapperError("rfc2397: unable to decode")
        return DataStream(engine, mode, path, decoded, metadata)


def _parse_head(head: str) -> dict[str, Any]:
    """What stands before the comma: media type, parameters, and whether the data are in base64. Raises WrapperError."""
    metadata: dict[str, Any] = {}
    media, *parameters = head.split(";")
    is_base64 = bool(parameters) and parameters[-1] == "base64"
    if media and "/" not in media or head and not media and parameters != ["base64"]:
        raise WrapperError("rfc2397: illegal media type")
    if media:
        metadata["mediatype"] = media
    for parameter in parameters[:-1] if is_base64 else parameters:
        name, equals, value = parameter.partition("=")
        if not equals:
            raise WrapperError("rfc2397: illegal parameter")
        if name != "mediatype":
            metadata[name] = value
    metadata["base64"] = is_base64
    return metadata
