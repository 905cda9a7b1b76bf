"""Forms with files: CURLFile, CURLStringFile, and arrays for CURLOPT_POSTFIELDS (ext/curl/curl_file.c, interface.c)."""
from __future__ import annotations

from ctypes import c_void_p, cast, memmove

from zvm.ext.curl.library import FreeCallback, SeekCallback, WriteCallback, curl
from zvm.ext.curl.transfer import Transfer
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import UNDEF, Null, Str, Untyped, Void, function, method, php_class, prop
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import read_property, write_property
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

# ruff: noqa: F821, UP037

_FORM = 10269  # CURLOPT_MIMEPOST
_ABORT_READING, _CANNOT_SEEK = 0x10000000, 2
_DEFAULT_TYPE = "application/octet-stream"


def _get(engine: Engine, obj: PhpObject, name: str) -> str:
    """A property that its type keeps a string."""
    value: str = read_property(engine, obj, name, obj.ce)
    return value


def _set(engine: Engine, obj: PhpObject, name: str, value: str) -> None:
    write_property(engine, obj, name, value, obj.ce)


def _fill(engine: Engine, file: PhpObject, name: str, kind: str | None, posted: str | None) -> None:
    _set(engine, file, "name", name)
    if kind is not None:
        _set(engine, file, "mime", kind)
    if posted is not None:
        _set(engine, file, "postname", posted)


@php_class("CURLFile", serializable=False, properties=[prop("name", "", type="Str"), prop("mime", "", type="Str"),
                                                       prop("postname", "", type="Str")])
class CURLFile(PhpObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, filename: Str, mime_type: Str | Null = None,
                    posted_filename: Str | Null = None) -> Untyped:
        _fill(engine, self, filename, mime_type, posted_filename)

    @method(tentative=True)
    def getFilename(self, engine: Engine) -> Str:
        return _get(engine, self, "name")

    @method(tentative=True)
    def getMimeType(self, engine: Engine) -> Str:
        return _get(engine, self, "mime")

    @method(tentative=True)
    def getPostFilename(self, engine: Engine) -> Str:
        return _get(engine, self, "postname")

    @method(tentative=True)
    def setMimeType(self, engine: Engine, mime_type: Str) -> Void:
        _set(engine, self, "mime", mime_type)

    @method(tentative=True)
    def setPostFilename(self, engine: Engine, posted_filename: Str) -> Void:
        _set(engine, self, "postname", posted_filename)


@php_class("CURLStringFile", properties=[prop("data", UNDEF, type="Str"), prop("postname", UNDEF, type="Str"),
                                         prop("mime", UNDEF, type="Str")])
class CURLStringFile(PhpObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, data: Str, postname: Str, mime: Str = "application/octet-stream") -> Untyped:
        _set(engine, self, "data", data)
        _set(engine, self, "postname", postname)
        _set(engine, self, "mime", mime)


@function
def curl_file_create(engine: Engine, filename: Str, mime_type: Str | Null = None,
                     posted_filename: Str | Null = None) -> "CURLFile":
    made: CURLFile = instantiate(engine, engine.classes["curlfile"])
    _fill(engine, made, filename, mime_type, posted_filename)
    return made


def _is(engine: Engine, value: Any, name: str) -> bool:
    return isinstance(value, PhpObject) and is_instance(engine, value, name)


# ---- forms -------------------------------------------------------------------------------------------------------

def set_form(engine: Engine, transfer: Transfer, fields: PhpArray) -> int | None:
    """Have the transfer send a form; the error's number, None where a file may not be sent."""
    form = curl.curl_mime_init(transfer.pointer)
    error = 0
    for key, value in fields.plain_items():
        name = str(key).partition("\0")[0].encode("latin-1")
        if _is(engine, value, "CURLFile"):
            result = _add_file(engine, transfer, form, name, value)
            if result is None:
                curl.curl_mime_free(form)
                return None
            transfer.post_fields = fields
        elif _is(engine, value, "CURLStringFile"):
            texts = [_get(engine, value, part) for part in ("data", "postname", "mime")]
            result = _add(form, name, texts[0], texts[1], texts[2])
            transfer.post_fields = fields
        else:
            result = 0
            for single in value.plain_values() if type(value) is PhpArray else [value]:
                result = _add(form, name, convert.to_string(engine, single))
        error = error or result
    if error:
        curl.curl_mime_free(form)
        return error
    forms = transfer.resources.forms
    error = transfer.set(_FORM, c_void_p(form))
    if not transfer.is_copied:
        while forms:
            curl.curl_mime_free(forms.pop())
    forms.append(form)
    return error


def _add(form: int, name: bytes, data: str, filename: str | None = None, kind: str | None = None) -> int:
    part = curl.curl_mime_addpart(form)
    content = data.encode("latin-1")
    error: int = curl.curl_mime_name(part, name) or curl.curl_mime_data(part, content, len(content))
    if filename is not None and kind is not None:
        error = error or curl.curl_mime_filename(part, filename.encode("latin-1")) or \
            curl.curl_mime_type(part, kind.encode("latin-1"))
    return error


class _Source:
    """The file of one part, opened when it is first read."""

    def __init__(self, engine: Engine, path: str, stream: Stream | None) -> None:
        self.engine, self.path, self.stream = engine, path, stream

    def read(self, start: int, size: int, count: int, _: Any) -> int:
        try:
            if self.stream is None:
                self.stream = open_stream(self.engine, self.path, "rb")
            if self.stream is None:
                return _ABORT_READING
            data = self.stream.read(size * count).encode("latin-1")
        except OSError:
            return _ABORT_READING
        memmove(start, data, len(data))
        return len(data)

    def seek(self, _: Any, offset: int, origin: int) -> int:
        return 0 if self.stream is not None and self.stream.seek(offset, origin) else _CANNOT_SEEK

    def close(self, _: Any) -> None:
        stream, self.stream = self.stream, None
        if stream is not None:
            stream.close()


def _add_file(engine: Engine, transfer: Transfer, form: int, name: bytes, file: PhpObject) -> int | None:
    path = _get(engine, file, "name")
    if not permitted(engine, path):
        return None
    stream = open_stream(engine, path, "rb")
    facts = stream.stat() if stream is not None else None
    source = _Source(engine, path, stream)
    callbacks = WriteCallback(source.read), SeekCallback(source.seek), FreeCallback(source.close)
    transfer.resources.callbacks.append(callbacks)
    part = curl.curl_mime_addpart(form)
    places = [cast(callback, c_void_p) for callback in callbacks]
    error: int = curl.curl_mime_name(part, name) or curl.curl_mime_data_cb(
        part, -1 if facts is None else facts.st_size, places[0], None if stream is None else places[1], places[2], None)
    posted = _get(engine, file, "postname") or path
    kind = _get(engine, file, "mime") or _DEFAULT_TYPE
    return error or curl.curl_mime_filename(part, posted.encode("latin-1")) or \
        curl.curl_mime_type(part, kind.encode("latin-1"))
