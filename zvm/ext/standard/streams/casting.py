"""The file under a stream, for libraries that read and write descriptors (main/streams/cast.c)."""
from __future__ import annotations

import os

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import FileStream, Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def as_file(engine: Engine, stream: Stream, seekable: bool = False) -> FileStream | None:
    """The file under a stream; a temporary one with its contents where it has none, or where one is asked for that is
    `seekable`. None with a warning for what cannot be a file."""
    if isinstance(stream, FileStream) and (stream.seekable or not seekable):
        return stream
    if stream.stream_type == "MEMORY" or not stream.readable:
        engine.diagnostics.warning(f"{running_function(engine)}(): Cannot represent a stream of type "
                                   f"{stream.stream_type} as a File Descriptor")
        return None
    from tempfile import mkstemp

    descriptor, path = mkstemp(prefix="php")
    os.unlink(path)
    os.write(descriptor, stream.read_all().encode("latin-1"))
    os.lseek(descriptor, 0, os.SEEK_SET)
    stream.close()
    return FileStream(engine, descriptor, "r+b", "")
