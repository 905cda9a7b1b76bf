"""Stream filters: those PHP brings, and how they are put on a stream (main/streams/filter.c, ext/standard/filters.c).

Filters written in PHP are in user_filters.py.
"""
from __future__ import annotations

from _weakref import ref

from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.filter_base import CLOSING, FLUSH, NORMAL, Filter, FilterError
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import UNDEF, Array, Bool, Int, Mixed, Resource, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import CHUNK, Stream, report_io_error
from zvm.runtime.signals import Bailout, Thrown, UnwindExit
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.runtime.values.strings import lower, upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

READ, WRITE = 1, 2  # STREAM_FILTER_*
_HEX = frozenset("0123456789abcdefABCDEF")
_BUILT_IN = ("zlib.*", "string.rot13", "string.toupper", "string.tolower", "convert.*", "consumed", "dechunk",
             "bzip2.*", "convert.iconv.*")


class _Mapped(Filter):
    """A filter that maps every piece on its own."""

    def __init__(self, mapping: Any) -> None:
        self.mapping = mapping

    def process(self, data: str, flag: int) -> str | None:
        return self.mapping(data)  # type: ignore[no-any-return]


class _Dechunk(Filter):
    """HTTP's chunked transfer coding taken off; what breaks its rules, and all after it, passes as it is."""

    def __init__(self) -> None:
        self.held = ""  # what cannot be understood yet
        self.missing = 0  # what is to come of the chunk
        self.step: Any = self._size

    def process(self, data: str, flag: int) -> str | None:
        self.held += data
        out: list[str] = []
        while self.held and self.step(out):
            pass
        return "".join(out)

    def _size(self, out: list[str]) -> bool:
        if self.held[0] not in _HEX:
            self.step = self._rest
            return True
        end = self.held.find("\n")
        if end < 0:
            return False
        digits = 0
        while self.held[digits] in _HEX:
            digits += 1
        self.missing = int(self.held[:digits], 16)
        self.held = self.held[end + 1:]
        self.step = self._body if self.missing else self._trailer
        return True

    def _body(self, out: list[str]) -> bool:
        part = self.held[:self.missing]
        out.append(part)
        self.held, self.missing = self.held[len(part):], self.missing - len(part)
        if not self.missing:
            self.step = self._ending
        return True

    def _ending(self, out: list[str]) -> bool:
        if self.held == "\r":
            return False
        ending = "\r\n" if self.held.startswith("\r\n") else "\n" if self.held[0] == "\n" else ""
        self.held = self.held.removeprefix(ending)
        self.step = self._size if ending else self._rest
        return True

    def _trailer(self, out: list[str]) -> bool:
        self.held = ""
        return False

    def _rest(self, out: list[str]) -> bool:
        out.append(self.held)
        self.held = ""
        return False


def built_in_filter(engine: Engine, name: str, params: Any) -> Filter | None:
    """One of PHP's own filters by name, None where it has none; a warning for parameters that will not do."""
    from zvm.ext.standard.streams.convert_filters import (
        Base64Decode,
        Base64Encode,
        QuotedPrintableDecode,
        QuotedPrintableEncode,
    )
    from zvm.ext.standard.strings.general import str_rot13

    makers: dict[str, Any] = {
        "string.rot13": lambda: _Mapped(str_rot13), "string.toupper": lambda: _Mapped(upper),
        "string.tolower": lambda: _Mapped(lower), "consumed": Filter, "dechunk": _Dechunk}
    converters: dict[str, Any] = {
        "convert.base64-encode": Base64Encode, "convert.base64-decode": Base64Decode,
        "convert.quoted-printable-encode": QuotedPrintableEncode,
        "convert.quoted-printable-decode": QuotedPrintableDecode}
    key = lower(name)
    if key.startswith("convert.") and not key.startswith("convert.iconv."):
        if params is not UNDEF and type(params) is not PhpArray:
            engine.diagnostics.warning(f"{running_function(engine)}(): Stream filter ({name}): invalid filter "
                                       "parameter")
            return None
        converter = converters.get(key)
        return None if converter is None else converter(engine, name, params)
    if key.startswith("convert.iconv."):
        from zvm.ext.iconv.filters import make_iconv_filter

        return make_iconv_filter(engine, name)
    if key.startswith("zlib."):
        from zvm.ext.zlib.filters import make_zlib_filter

        return make_zlib_filter(engine, name, params)
    if key.startswith("bzip2."):
        from zvm.ext.bz2.filters import make_bz2_filter

        return make_bz2_filter(engine, name, params)
    maker = makers.get(key)
    return None if maker is None else maker()


# ---- filtered streams --------------------------------------------------------------------------------------------

if TYPE_CHECKING:
    _Mixed = Stream  # what the class is mixed into
else:
    _Mixed = object


class _Filtered(_Mixed):
    """What a stream with filters does differently; mixed into its class while it has some."""

    __slots__ = ()
    read_ahead = 0

    def read_raw(self, length: int) -> str:
        """What comes through the filters, read on until it is that much (_php_stream_fill_read_buffer)."""
        chain: list[Filter] = self.options["read filters"]
        if not chain:
            return super().read_raw(max(length, super().read_ahead))
        found = ""
        while not self.eof and len(found) < min(length, CHUNK):
            data = super().read_raw(CHUNK)
            if not data:
                self.eof = not self.options.pop("waiting", False)
            more = pass_through(chain, data, CLOSING if self.eof else NORMAL if data else FLUSH)
            if more is None:
                self.eof = True
                raise FilterError
            found += more
            if not data:
                break
        return found

    def read_size(self, missing: int) -> int:
        chunk: int = self.options.get("chunk_size", CHUNK)
        return chunk  # whatever is missing

    def write(self, data: str) -> int:
        written = super().write(data)
        self.position -= written  # what has come through is counted instead, by _push()
        return written

    def write_raw(self, data: str) -> int:
        found = pass_through(self.options["write filters"], data, NORMAL)
        if found is None:
            raise FilterError
        if found and not self._push(found):
            raise FilterError
        return len(data)

    def _push(self, data: str) -> bool:
        """Write what has come through; what cannot be written is lost, with a notice. Whether anything was written
        (_php_stream_write_filtered)."""
        written = 0
        try:
            while written < len(data) and (more := super().write_raw(data[written:])):
                written += more
        except OSError as error:
            if error.errno is not None:  # otherwise what refused has said so
                report_io_error(self.options["engine"], self.write_call, len(data) - written, error)
        self.position += written
        return written > 0

    def flush(self) -> bool:
        self.flush_filters(FLUSH)
        return super().flush()

    def flush_filters(self, flag: int) -> None:
        """Write what the write filters hold back."""
        chain = self.options["write filters"]
        if chain:
            found = pass_through(chain, "", flag)
            if found:
                self._push(found)

    def seek(self, offset: int, whence: int = 0) -> bool:
        self.flush_filters(FLUSH)
        return super().seek(offset, whence)

    def close(self) -> None:
        try:
            if not self.options.get("flushed"):
                self.options["flushed"] = True
                self.flush_filters(CLOSING)
        finally:
            super().close()

    def release(self) -> None:
        if not self.is_closed:
            AnyResource.close(self)
            try:
                self.flush_filters(CLOSING)
            except (Thrown, UnwindExit, Bailout) as signal:  # is raised after the death of the stream
                self.engine.defer_exception(signal)
            finally:
                self.close_raw()

    def close_raw(self) -> None:
        for name in ("read filters", "write filters"):
            for each in self.options[name]:
                each.release()
            self.options[name] = []
        super().close_raw()


def pass_through(chain: list[Filter], data: str, flag: int) -> str | None:
    """`data` through the filters in order; None after a fatal error."""
    for each in chain:
        found = each.process(data, flag)
        if found is None:
            return None
        data = found
    return data


def _filtered_class(kind: type) -> type:
    """The stream class with filtering mixed in."""
    return type(kind.__name__, (_Filtered, kind), {"__slots__": ()})


def refitted(stream: Stream, kind: type) -> Any:
    """The class for a stream that becomes one of that kind and keeps its filters."""
    return _filtered_class(kind) if isinstance(stream, _Filtered) else kind


def attach(engine: Engine, stream: Stream, way: int, made: Filter, first: bool) -> bool:
    """Put a filter on a chain of a stream; False with a warning when it fails on what was read already."""
    if "read filters" not in stream.options:
        stream.options["read filters"] = []
        stream.options["write filters"] = []
        stream.options["engine"] = engine
        stream.__class__ = _filtered_class(type(stream))
    chain = stream.options["read filters" if way == READ else "write filters"]
    if first:
        chain.insert(0, made)
    else:
        chain.append(made)
    if way == READ and stream.buffer:
        found = made.process(stream.buffer, NORMAL)
        if found is None:
            engine.diagnostics.warning(f"{running_function(engine)}(): Filter failed to process pre-buffered data")
            chain.remove(made)
            made.close()
            return False
        stream.buffer = found
    return True


def make_filter(engine: Engine, stream: Stream, name: str, params: Any) -> Filter | None:
    """A filter by name; None with a warning where there is none or it will not start. `params` may be UNDEF."""
    made = built_in_filter(engine, name, params) or _user_filter(engine, stream, name, params)
    if made is None:
        engine.diagnostics.warning(_not_made(engine, name))
    return made


def _user_filter(engine: Engine, stream: Stream, name: str, params: Any) -> Filter | None:
    from zvm.ext.standard.streams.user_filters import start_user_filter, user_filter_object

    created = None
    try:
        created = user_filter_object(engine, name)
        return None if created is None else start_user_filter(engine, created, stream, name, params)
    except Thrown:
        engine.include_name = "main"  # PHP no longer takes an include for what runs
        if created is None:
            engine.diagnostics.warning_while_throwing(_not_made(engine, name))
        raise


def _not_made(engine: Engine, name: str) -> str:
    """The warning of a filter that there is not."""
    how = "create or locate" if _has_factory(engine, name) else "locate"
    return f'{running_function(engine)}(): Unable to {how} filter "{name}"'


def _has_factory(engine: Engine, name: str) -> bool:
    """Is there a filter of that name, or one for all that begin like it?"""
    known = [*_BUILT_IN, *engine.state_of(StreamState).filters]
    wild = [name[:at] + ".*" for at, char in enumerate(name) if char == "."]
    return any(candidate in known for candidate in (name, *wild))


def attach_named(engine: Engine, stream: Stream, name: str, ways: int) -> None:
    """php://filter: the named filter on the chains named, one of which may never be used."""
    for way in (READ, WRITE):
        if ways & way:
            made = None
            try:
                made = make_filter(engine, stream, name, UNDEF)
            finally:
                if made is None:
                    engine.diagnostics.warning(f"{running_function(engine)}(): Unable to create filter ({name})")
            if made is not None:
                attach(engine, stream, way, made, False)


# ---- functions ---------------------------------------------------------------------------------------------------

class FilterResource(AnyResource):
    """What stream_filter_append() gives: a filter's place on a stream, which it does not keep open."""

    __slots__ = ("stream", "filter")

    def __init__(self, engine: Engine, stream: Stream, made: Filter) -> None:
        super().__init__(engine, "stream filter")
        self.stream = ref(stream)
        self.filter = made
        made.resource = ref(self)


def _add(engine: Engine, stream: Any, name: str, mode: int, params: Any, first: bool) -> Any:
    found = stream_argument(engine, stream)
    if not mode & (READ | WRITE):  # what the stream was opened for: "x" and "c" name neither
        mode = (READ if set(found.mode) & set("r+") else 0) | (WRITE if set(found.mode) & set("wa+") else 0)
    made = None
    for way in (READ, WRITE):
        if mode & way:
            made = make_filter(engine, found, name, params)
            if made is None:
                return False
            if not attach(engine, found, way, made, first):
                return False
    return False if made is None else FilterResource(engine, found, made)


@function
def stream_filter_append(engine: Engine, stream: Resource, filter_name: Str, mode: Int = 0,
                         params: Mixed = UNDEF) -> Untyped:
    return _add(engine, stream, filter_name, mode, params, False)


@function
def stream_filter_prepend(engine: Engine, stream: Resource, filter_name: Str, mode: Int = 0,
                          params: Mixed = UNDEF) -> Untyped:
    return _add(engine, stream, filter_name, mode, params, True)


@function
def stream_filter_remove(engine: Engine, stream_filter: Resource) -> Bool:
    stream = stream_filter.stream() if isinstance(stream_filter, FilterResource) else None
    if stream is None or stream_filter.is_closed:
        engine.throw("TypeError", "stream_filter_remove(): supplied resource is not a valid stream filter resource")
    for name in ("read filters", "write filters"):
        chain: list[Filter] = stream.options[name]
        if stream_filter.filter in chain:
            place = chain.index(stream_filter.filter)
            left = stream_filter.filter.process("", CLOSING)
            rest = None if left is None else pass_through(chain[place + 1:], left, NORMAL)
            if rest is None:
                engine.diagnostics.warning("stream_filter_remove(): Unable to flush filter, not removing")
                return False
            chain.pop(place)
            if name == "write filters" and rest and isinstance(stream, _Filtered):
                stream._push(rest)
            elif rest:
                stream.buffer += rest
    stream_filter.filter.release()
    return True


@function
def stream_get_filters(engine: Engine) -> Array:
    return PhpArray.from_list([*_BUILT_IN, *engine.state_of(StreamState).filters])
