"""What the methods and functions of xmlwriter have in common: opening, checking names, giving out what was written."""
from __future__ import annotations

import os

from zvm.ext.libxml.inputs import open_for_writing
from zvm.ext.libxml.library import xml
from zvm.ext.libxml.state import state_of
from zvm.ext.xmlwriter.output import Output
from zvm.ext.xmlwriter.text_writer import TextWriter, c_text
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

_LONGEST_PATH = 4096
_CANNOT_OPEN = 1500  # XML_IO_EIO, as libxml2's writer reports it
_LOCALS = (("file:///", 7), ("file://localhost/", 16))


class WriterError:
    """An error of the writer, with the fields that libxml's errors have."""

    __slots__ = ("message", "code")
    level, line, column, context = 3, 0, 0, 0
    file = name = None

    def __init__(self, message: str, code: int) -> None:
        self.message, self.code = message, code


def _writer(engine: Engine, output: Output) -> TextWriter:
    state = state_of(engine)
    return TextWriter(output, lambda message, code: state.receive(WriterError(message, code)))  # type: ignore[arg-type]


def open_memory(engine: Engine) -> TextWriter:
    """A writer whose output is gathered."""
    return _writer(engine, Output(engine))


def open_uri(engine: Engine, uri: str) -> TextWriter | None:
    """A writer to a file or stream; None, with warnings, when it cannot be opened. Throws ValueError for ""."""
    if not uri:
        value_error(engine, 1, "cannot be empty")
    target = _target(uri)
    if target is None:
        if running_function(engine) == "XMLWriter::toUri":
            value_error(engine, 1, "must resolve to a valid file path")
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to resolve file path")
        return None
    state = state_of(engine)
    stream = open_for_writing(state, target)
    if stream is None:
        state.receive(WriterError("xmlNewTextWriterFilename : cannot open uri\n", _CANNOT_OPEN))  # type: ignore[arg-type]
        return None
    stream.options["no_fclose"] = True
    return _writer(engine, Output(engine, stream))


def open_stream(engine: Engine, stream: Stream) -> TextWriter:
    """A writer to an open stream."""
    return _writer(engine, Output(engine, stream))


def _target(uri: str) -> str | None:
    """What to open: a URL as it is, else an absolute path; None for a file in a folder that is not there
    (_xmlwriter_get_valid_file_path)."""
    scheme, colon, _ = uri.partition(":")
    path = uri
    if colon and scheme[:1].isalpha() and scheme.isascii() and all(char.isalnum() or char in "+-." for char in scheme):
        for prefix, length in _LOCALS:
            if uri.lower().startswith(prefix):
                path = uri[length:]
                if len(uri) == len(prefix):
                    return None
                break
        else:
            return uri
    place = path.encode("latin-1")
    folder = os.path.dirname(place)
    if len(path) >= _LONGEST_PATH or folder and not os.path.exists(folder):
        return None
    return absolute_path(place).decode("latin-1")


def writer_of(engine: Engine, obj: Any) -> TextWriter:
    """The writer of an XMLWriter object; throws Error where nothing has been opened."""
    writer: TextWriter | None = obj.writer
    if writer is None:
        engine.throw("Error", "Invalid or uninitialized XMLWriter object")
    return writer


def checked(engine: Engine, obj: Any, number: int, what: str, name: str) -> TextWriter:
    """The same, where `name` is a name; throws ValueError about argument `number` otherwise."""
    writer = writer_of(engine, obj)
    if xml.xmlValidateName(name.encode("latin-1"), 0) != 0:
        value_error(engine, number, f'must be a valid {what}, "{c_text(name)}" given')
    return writer


def flushed(writer: TextWriter, forget: bool) -> str | int:
    """What was written so far; of a file, how much of it was held back until now."""
    output = writer.output
    if output.stream is not None:
        return output.flush()
    return c_text(output.take() if forget else output.contents())
