"""Files that documents are read from: their contents and their URIs."""
from __future__ import annotations

from zvm.ext.dom.loading import full_path
from zvm.ext.libxml.inputs import charset_of
from zvm.ext.libxml.library import take, xml
from zvm.ext.libxml.state import state_of
from zvm.ext.standard.streams.contexts import default_context
from zvm.ext.standard.streams.wrappers import open_stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NoReturn

    from zvm.engine import Engine


def uri_of_file(path: str) -> str:
    """The URI that a document read from there has; a URL stays as it is."""
    absolute = full_path(path)
    if absolute is None or not absolute.startswith("/"):
        return path
    return "file://" + (take(xml.xmlPathToURI(absolute.encode("latin-1"))) or absolute).removeprefix("file://")


def contents_of(engine: Engine, path: str) -> tuple[bytes, str, str | None]:
    """The contents of a file, its URI, and the encoding that its headers name. Throws Exception where it cannot be
    opened, after the warning of its wrapper."""
    state = state_of(engine)
    stream = open_stream(engine, path, "rb", context=state.stream_context or default_context(engine))
    if stream is None:
        refuse_file(engine, path)
    charset = charset_of(stream)
    pieces = []
    while piece := stream.read(8192):
        pieces.append(piece)
    stream.close()
    return "".join(pieces).encode("latin-1"), uri_of_file(path), charset


def refuse_file(engine: Engine, path: str) -> NoReturn:
    """Throw about a file that cannot be opened."""
    engine.throw("Exception", f"Cannot open file '{path}'")
