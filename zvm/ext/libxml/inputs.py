"""What libxml2 reads and writes goes through PHP's streams (the IO part of ext/libxml/libxml.c).

Installed are an external entity loader and what makes input buffers of file names, both of which do what libxml2 does
by itself where no PHP run has called the library on the thread. So stream wrappers, contexts, open_basedir and
libxml_set_external_entity_loader() hold for DTDs, entities, schemas, stylesheets and XInclude.
"""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_char_p, c_int, c_void_p, cast, memmove

from zvm.ext.libxml.library import take, text_at, words, xml
from zvm.ext.libxml.running import running
from zvm.ext.standard.streams.contexts import default_context
from zvm.ext.standard.streams.wrapper_base import StreamWrapper
from zvm.ext.standard.streams.wrappers import locate, open_stream
from zvm.runtime.execute_data import message_origin
from zvm.runtime.services.streams import CHUNK, Stream, report_io_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.libxml.state import LibxmlState

# xmlParserCtxt, in words: what a user's entity loader is told of the parser
_DIRECTORY, _INT_SUB_NAME, _EXT_SUB_URI, _EXT_SUB_SYSTEM = 35, 43, 44, 45


def local_path(name: str) -> str:
    """The path of a URI that is a file's, its escapes undone; other URIs as they are."""
    uri = xml.xmlParseURI(name.encode("latin-1"))
    if not uri:
        return name
    scheme = text_at(words[uri >> 3])
    xml.xmlFreeURI(uri)
    if scheme is None or scheme[:4] == "file":
        return take(xml.xmlURIUnescapeString(name.encode("latin-1"), 0, None)) or name
    return name


def _has_encoded_nul(state: LibxmlState, name: str) -> bool:
    if "%00" not in name:
        return False
    state.engine.diagnostics.warning(
        f"{message_origin(state.engine)}: URI must not contain percent-encoded NUL bytes")
    return True


def open_for_reading(state: LibxmlState, name: str) -> Stream | None:
    """The stream of a file that an XML function reads; None where there is none, without a warning where its wrapper
    can tell by asking (php_libxml_streams_IO_open_wrapper)."""
    if state.entity_loader_disabled or _has_encoded_nul(state, name):
        return None
    engine = state.engine
    path = local_path(name)
    wrapper, local = locate(engine, path, 0)
    if wrapper is not None and type(wrapper).stat is not StreamWrapper.stat and wrapper.stat(engine, local, 2) is None:
        return None
    return open_stream(engine, path, "rb", context=state.stream_context or default_context(engine))


def open_for_writing(state: LibxmlState, name: str) -> Stream | None:
    """The stream of a file that an XML function writes (php_libxml_output_buffer_create_filename)."""
    if _has_encoded_nul(state, name):
        return None
    uri = xml.xmlParseURI(name.encode("latin-1"))
    if uri:
        has_scheme = bool(words[uri >> 3])
        xml.xmlFreeURI(uri)
        if has_scheme:
            name = take(xml.xmlURIUnescapeString(name.encode("latin-1"), 0, None)) or name
    return open_stream(state.engine, name, "wb", context=state.stream_context or default_context(state.engine))


# ---- reading ---------------------------------------------------------------------------------------------------------

def _create_buffer(name: bytes | None, encoding: int) -> int | None:
    """What the library reads a file by (php_libxml_input_buffer_create_filename)."""
    state = running()
    if state is None:
        return _default_buffer(name, encoding)  # type: ignore[no-any-return]
    try:
        stream = open_for_reading(state, name.decode("latin-1")) if name is not None else None
    except BaseException as signal:
        state.defer(signal)
        return None
    if stream is None:
        return None
    charset = charset_of(stream) if not encoding else None
    if charset is not None:
        encoding = max(xml.xmlParseCharEncoding(charset.encode("latin-1")), 0)
    buffer: int = xml.xmlAllocParserInputBuffer(encoding)
    word = buffer >> 3
    words[word], words[word + 1], words[word + 2] = keep_stream(state, stream), _READ_ADDRESS, _CLOSE_ADDRESS
    return buffer


def keep_stream(state: LibxmlState, stream: Stream) -> int:
    """The number by which the library knows a stream that it reads from. Scripts cannot close it."""
    stream.options["no_fclose"] = True
    number = id(stream)
    state.streams[number] = stream
    return number


def _read(number: int, buffer: int, length: int) -> int:
    state = running()
    if state is None:
        return -1
    try:
        data = state.streams[number].read(length).encode("latin-1")
    except OSError as error:
        _report(state, error)
        return -1
    except BaseException as signal:
        state.defer(signal)
        return -1
    memmove(buffer, data, len(data))
    return len(data)


def _report(state: LibxmlState, error: OSError) -> None:
    """The notice of what the system refused to read; other streams have reported themselves."""
    if error.errno:
        try:
            report_io_error(state.engine, "Read", CHUNK, error)
        except BaseException as signal:
            state.defer(signal)


def _close(number: int) -> int:
    state = running()
    stream = state.streams.pop(number, None) if state is not None else None
    try:
        if stream is not None:
            stream.close()
    except BaseException as signal:
        if state is not None:
            state.defer(signal)
    return 0


_READ = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)(_read)
_CLOSE = CFUNCTYPE(c_int, c_void_p)(_close)
_READ_ADDRESS, _CLOSE_ADDRESS = (cast(callback, c_void_p).value or 0 for callback in (_READ, _CLOSE))
_BUFFER_TYPE = CFUNCTYPE(c_void_p, c_char_p, c_int)
_BUFFER = _BUFFER_TYPE(_create_buffer)


# ---- the entity loader -----------------------------------------------------------------------------------------------

_LOADER_TYPE = CFUNCTYPE(c_void_p, c_char_p, c_char_p, c_void_p)


def _load_entity(url: bytes | None, public_id: bytes | None, context: int | None) -> int | None:
    state = running()
    if state is None or state.entity_loader is None:
        return _default_loader(url, public_id, context)  # type: ignore[no-any-return]
    try:
        return _ask_user(state, url, public_id, context or 0)
    except BaseException as signal:
        state.defer(signal)
        return None


def _ask_user(state: LibxmlState, url: bytes | None, public_id: bytes | None, context: int) -> int | None:
    """The input that the script's loader gives (_php_libxml_external_entity_loader)."""
    word = context >> 3
    told = PhpArray.from_dict({
        "directory": text_at(words[word + _DIRECTORY]), "intSubName": text_at(words[word + _INT_SUB_NAME]),
        "extSubURI": text_at(words[word + _EXT_SUB_URI]), "extSubSystem": text_at(words[word + _EXT_SUB_SYSTEM])})
    name = url.decode("latin-1") if url is not None else None
    public = public_id.decode("latin-1") if public_id is not None else None
    answer = state.entity_loader.call([public, name, told])
    if isinstance(answer, Stream):
        return _input_of(answer, context)
    if isinstance(answer, Resource):
        state.complain("The user entity loader callback has returned a resource, but it is not a stream", context)
    elif isinstance(answer, PhpObject | bool | int | float) and answer is not None:
        answer = convert.to_string(state.engine, answer)
    if type(answer) is str:
        return xml.xmlNewInputFromFile(context, answer.encode("latin-1"))  # type: ignore[no-any-return]
    state.complain(f'Failed to load external entity "{public if public is not None else "NULL"}"', context)
    return None


def _input_of(stream: Stream, context: int) -> int | None:
    """A parser's input that reads a stream of the script's."""
    data = stream.read_all().encode("latin-1")
    buffer = xml.xmlParserInputBufferCreateMem(data, len(data), 0)
    made: int | None = xml.xmlNewIOInputStream(context, buffer, 0)
    if not made:
        xml.xmlFreeParserInputBuffer(buffer)
    return made


_LOADER = _LOADER_TYPE(_load_entity)
_default_loader: Any = None
_default_buffer: Any = None


def install() -> None:
    """Put loader and reader in place: the one for the process, the other for this thread."""
    global _default_loader, _default_buffer
    if _default_loader is None:
        xml.xmlInitParser()
        _default_loader = _LOADER_TYPE(xml.xmlGetExternalEntityLoader())
        xml.xmlSetExternalEntityLoader(cast(_LOADER, c_void_p))
    former = xml.xmlParserInputBufferCreateFilenameDefault(cast(_BUFFER, c_void_p))
    if _default_buffer is None:
        _default_buffer = _BUFFER_TYPE(former or xml.address_of("__xmlParserInputBufferCreateFilename"))


def charset_of(stream: Stream) -> str | None:
    """The encoding that the headers of a stream's response name, None where they name none."""
    headers = stream.options.get("wrapper_data")
    for header in headers.plain_values() if type(headers) is PhpArray else ():
        if type(header) is str and lower(header[:13]) == "content-type:":
            at = lower(header).find("charset=")
            if at < 0:
                return None
            return header[at + 8:].partition(";")[0].strip(" \t\"") or None
    return None
