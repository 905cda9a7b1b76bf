"""Queries, cookies and the bodies of forms as PHP arrays (main/php_variables.c, main/rfc1867.c)."""
from __future__ import annotations

import os
import re
import tempfile
from typing import TYPE_CHECKING, Any

from zvm.ext.standard.network.url import rawurldecode, register_variable, urldecode
from zvm.runtime.services.ini import parse_int, parse_quantity
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.web.body import Body

if TYPE_CHECKING:
    from zvm.engine import Engine
    from zvm.ext.session.upload_progress import UploadProgress
    from zvm.web.request import WebRequest

ERR_OK, ERR_INI_SIZE, ERR_FORM_SIZE, ERR_PARTIAL, ERR_NO_FILE, ERR_NO_TMP_DIR, ERR_CANT_WRITE = 0, 1, 2, 3, 4, 6, 7
ERR_EXTENSION = 8
_WITHOUT_TYPE = (ERR_NO_FILE, ERR_INI_SIZE, ERR_FORM_SIZE, ERR_PARTIAL, ERR_EXTENSION)
_BLOCK = 5120  # bytes that PHP has read ahead of what it takes in
_SCANNED = 1 << 20  # bytes that are looked through at a time
_END_OF_HEAD = re.compile(b"\r?\n\r?\n")
_TOO_MANY = "Input variables exceeded {}. To increase the limit change max_input_vars in php.ini."
_TOO_MANY_PARTS = ("Multipart body parts limit exceeded {}. To increase the limit change max_multipart_body_parts in "
                   "php.ini.")
_LONGEST_BOUNDARY = 5116


def _warn(engine: Engine, message: str) -> None:
    """Before the script runs there is no place in it to name."""
    engine.diagnostics.warning(f"PHP Request Startup: {message}")


class _BoundaryError(Exception):
    """The Content-Type of a form says nothing that separates its parts; says why."""


def read_query(engine: Engine, query: str) -> PhpArray:
    """$_GET of a query string."""
    separators = engine.ini.get("arg_separator.input") or "&"
    for separator in separators[1:]:
        query = query.replace(separator, separators[0])
    return _read_pairs(engine, list(filter(None, query.split(separators[0]))), "G")


def _read_pairs(engine: Engine, parts: list[str], kind: str) -> PhpArray:
    found = PhpArray()
    limit, depth = _limits(engine)
    pairs: list[tuple[str, str]] = []
    for part in parts[:limit]:
        name, _, value = part.partition("=")
        pairs.append((urldecode(name), urldecode(value)))
    if len(parts) > limit:
        _warn(engine, _TOO_MANY.format(limit))
    for name, value in _translated(engine, pairs, kind):
        register_variable(found, name, value, depth)
    return found


def _translated(engine: Engine, pairs: list[tuple[str, str]], kind: str) -> list[tuple[str, str]]:
    """The names and values as mbstring.encoding_translation wants them."""
    if not engine.ini.get_bool("mbstring.encoding_translation"):
        return pairs
    from zvm.ext.mbstring.output import translated

    return translated(engine, pairs, kind)


def _limits(engine: Engine) -> tuple[int, int]:
    return (parse_quantity(engine.ini.get("max_input_vars")) or 1000,
            parse_quantity(engine.ini.get("max_input_nesting_level")) or 64)


def read_cookies(engine: Engine, text: str) -> PhpArray:
    """$_COOKIE of a Cookie header; the first cookie of a name counts."""
    found = PhpArray()
    limit, depth = _limits(engine)
    pairs: list[tuple[str, str]] = []
    for part in text.split(";"):
        name, _, value = part.lstrip(" \t\r\n\v\f").partition("=")
        if not name:
            continue
        if len(pairs) == limit:
            _warn(engine, _TOO_MANY.format(limit))
            break
        pairs.append((name, rawurldecode(value)))
    for name, value in _translated(engine, pairs, "C"):
        bare = PhpArray()
        register_variable(bare, name, "", depth)
        if "[" in name or not any(key in found for key, _ in bare.plain_items()):
            register_variable(found, name, value, depth)
    return found


FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


def form_kind(request: WebRequest) -> str:
    """What the body is said to be, in lower case and without parameters."""
    kind = request.header("content-type") or ""
    return strings.lower(kind.partition(";")[0].partition(",")[0].strip(" \t"))


def read_form(engine: Engine, request: WebRequest) -> tuple[PhpArray, PhpArray]:
    """$_POST and $_FILES of a POST request's body."""
    kind = request.header("content-type") or ""
    limit = parse_quantity(engine.ini.get("post_max_size"))
    if 0 < limit < len(request.body):
        _warn(engine, f"POST Content-Length of {len(request.body)} bytes exceeds the limit of {limit} bytes")
        return PhpArray(), PhpArray()
    if not engine.ini.get_bool("enable_post_data_reading"):
        return PhpArray(), PhpArray()
    name = form_kind(request)
    if name == FORMS[0]:
        parts = request.body.whole().decode("latin-1").split("&")
        return _read_pairs(engine, parts if parts[-1] else parts[:-1], "P"), PhpArray()
    if name == FORMS[1]:
        try:
            boundary = _boundary(kind)
        except _BoundaryError as problem:
            engine.diagnostics.warning(f"{problem} in multipart/form-data POST data")
            return PhpArray(), PhpArray()
        body, request.body = request.body, Body()  # which php://input does not have then
        return _Multipart(engine, request, body).read(boundary)
    return PhpArray(), PhpArray()


class _Multipart:
    """Reads a body of several parts: fields, and files that go to temporary ones (rfc1867_post_handler)."""

    def __init__(self, engine: Engine, request: WebRequest, body: Body) -> None:
        self.engine, self.request, self.body = engine, request, body
        self.post, self.files = PhpArray(), PhpArray()
        self.fields = 0
        self.largest = parse_quantity(engine.ini.get("upload_max_filesize"))
        self.form_limit = 0  # MAX_FILE_SIZE, as a field before the file gives it
        self.uploads_left = parse_quantity(engine.ini.get("max_file_uploads"))
        self.most_parts = parse_int(engine.ini.get("max_multipart_body_parts"))
        if self.most_parts < 0:
            self.most_parts = _limits(engine)[0] + self.uploads_left
        self.accepts = engine.ini.get_bool("file_uploads")
        self.place = 0  # where the last part of the body that was read ends
        self.progress: UploadProgress | None = None

    def read(self, boundary: str) -> tuple[PhpArray, PhpArray]:
        """$_POST and $_FILES."""
        if not boundary:
            return self.post, self.files
        self._follow()
        _, depth = _limits(self.engine)
        parts = 0
        separators = _find_separators(self.body, boundary.encode("latin-1"))
        ends = [start for start, _ in separators[1:]]
        for (_, start), end in zip(separators, [*ends, len(self.body)], strict=False):
            if self.body.read(start, 2) == b"--":
                break
            head, place = _read_head(self.body, start, end)
            if head is None:
                continue
            parts += 1
            if parts > self.most_parts:
                _warn(self.engine, _TOO_MANY_PARTS.format(self.most_parts))
                break
            headers = _headers(head.decode("latin-1"))
            names = _parameters(headers.get("content-disposition", ""))
            if "filename" in names:
                self._file(names, headers.get("content-type", ""), place, end, depth)
            elif "name" in names:
                self._field(names["name"], self.body.read(place, end - place).decode("latin-1"), depth)
            self.place = end
        if self.progress is not None:
            self.progress.end()
        return self.post, self.files

    def _field(self, name: str, content: str, depth: int) -> None:
        """Take in a field, unless there were too many."""
        self.fields += 1
        limit = _limits(self.engine)[0]
        if self.fields == limit + 1:
            _warn(self.engine, _TOO_MANY.format(limit))
        if strings.lower(name) == "max_file_size":
            self.form_limit = parse_quantity(content)
        if self.fields <= limit:
            [(field, value)] = _translated(self.engine, [(name, content)], "")
            register_variable(self.post, field, value, depth)
        if self.progress is not None:
            self.progress.field(name, content)

    def _follow(self) -> None:
        """Have the session know how far the body is read, where that is asked for."""
        if self.engine.ini.get_bool("session.upload_progress.enabled"):
            from zvm.ext.session.upload_progress import UploadProgress

            self.progress = UploadProgress(self.engine, len(self.body), read_cookies(
                self.engine, self.request.header("cookie") or ""), read_query(self.engine, self.request.query or ""))

    def _file(self, names: dict[str, str], kind: str, place: int, end: int, depth: int) -> None:
        """Take in a file, which is what the body has from `place` to `end`."""
        size = end - place
        if not self.accepts:
            return
        [(_, full_path)] = _translated(self.engine, [("", names["filename"])], "")
        name = full_path.replace("\\", "/").rpartition("/")[2]
        if full_path:
            self.uploads_left -= 1
            if self.uploads_left < 0:
                if self.uploads_left == -1:
                    self.engine.diagnostics.warning("Maximum number of allowable file uploads has been exceeded")
                return
        field = names.get("name") or str(len(self.files))
        if self.progress is not None and not self.progress.file_begins(field, name, self._read_until(self.place)):
            return
        path, error = "", ERR_OK
        if not full_path:
            error = ERR_NO_FILE
        elif 0 < self.largest < size:
            error = ERR_INI_SIZE
        elif 0 < self.form_limit < size:
            error = ERR_FORM_SIZE
        elif end == len(self.body):
            error = ERR_PARTIAL
        else:
            path, error = self._store(place, size)
        if self.progress is not None:
            path, error = self._report(path, error, size, self._read_until(end))
        if error:
            kind = "" if error in _WITHOUT_TYPE else kind
        entries: dict[str, Any] = {"name": name, "full_path": full_path, "type": kind, "tmp_name": path, "error": error,
                                   "size": 0 if error else size}
        base, bracket, rest = field.partition("[")
        for key, value in entries.items():
            register_variable(self.files, f"{base}[{key}]{bracket}{rest}", value, depth)

    def _read_until(self, place: int) -> int:
        """How many bytes PHP has read when it has taken in the body up to a place."""
        return min(len(self.body), place + _BLOCK)

    def _report(self, path: str, error: int, size: int, read: int) -> tuple[str, int]:
        """Tell what has become of a file; its path and error where the upload has been cancelled meanwhile."""
        assert self.progress is not None
        if size and not self.progress.file_data(size, read):
            path, error = "", ERR_EXTENSION
        shown = path
        if error in (ERR_INI_SIZE, ERR_FORM_SIZE, ERR_PARTIAL, ERR_EXTENSION) and size:  # there was a file meanwhile
            shown, _ = self._store(0, 0)
            self._discard(shown)
        self.progress.file_ends(shown, error, read)
        return path, error

    def _discard(self, path: str) -> None:
        self.request.uploads.discard(path)
        try:
            os.unlink(path.encode("latin-1"))
        except OSError:
            return

    def _store(self, place: int, size: int) -> tuple[str, int]:
        """Copy a part of the body to a temporary file: its path, and what went wrong."""
        folder = self.engine.ini.get("upload_tmp_dir") or self.engine.ini.get("sys_temp_dir") or None
        try:
            handle, path = tempfile.mkstemp(prefix="php", dir=folder)
        except OSError:
            self.engine.diagnostics.warning("File upload error - unable to create a temporary file")
            return "", ERR_NO_TMP_DIR
        self.request.uploads.add(os.fsencode(path).decode("latin-1"))
        try:
            with open(handle, "wb") as file:
                for piece in self.body.pieces(place, size):
                    file.write(piece)
        except OSError:
            return "", ERR_CANT_WRITE
        return os.fsencode(path).decode("latin-1"), ERR_OK


def _find_separators(body: Body, boundary: bytes) -> list[tuple[int, int]]:
    """Where the separators of the parts begin and end, line ends before them included. The body is read in blocks that
    overlap by a separator; before its first byte there may be a line end, for all PHP minds."""
    found: list[tuple[int, int]] = []
    pattern = re.compile(b"\r?\n--" + re.escape(boundary))
    kept = len(boundary) + 4
    text, start = b"\n", -1  # the block, and where in the body it begins
    while start + len(text) < len(body):
        text += body.read(start + len(text), _SCANNED)
        for match in pattern.finditer(text):
            if not found or start + match.start() >= found[-1][1]:
                found.append((start + match.start(), start + match.end()))
        start += max(len(text) - kept, 0)
        text = text[-kept:]
    return found


def _read_head(body: Body, start: int, end: int) -> tuple[bytes | None, int]:
    """The headers of the part from `start` to `end`, and where its contents begin; None where it has no end of them."""
    size = _BLOCK
    while True:
        text = body.read(start, min(size, end - start))
        match = _END_OF_HEAD.search(text)
        if match is not None and (match.end() < len(text) or len(text) == end - start):
            return text[:match.start()], start + match.end()
        if len(text) == end - start:
            return None, end
        size *= 2


def _boundary(kind: str) -> str:
    """What separates the parts of a form, as its Content-Type says. Raises _BoundaryError."""
    at = strings.lower(kind).find("boundary")
    equals = kind.find("=", at) if at >= 0 else -1
    if equals < 0:
        raise _BoundaryError("Missing boundary")
    boundary = kind[equals + 1:]
    if boundary[:1] == '"':
        boundary, quote, _ = boundary[1:].partition('"')
        if not quote:
            raise _BoundaryError("Invalid boundary")
    else:
        boundary = boundary.replace(",", ";").partition(";")[0]
    if len(boundary) > _LONGEST_BOUNDARY:
        raise _BoundaryError("Boundary too large")
    return boundary


def _headers(text: str) -> dict[str, str]:
    found = {}
    for line in text.replace("\r\n", "\n").split("\n"):
        name, colon, value = line.partition(":")
        if colon:
            found[strings.lower(name.strip(" \t"))] = value.strip(" \t")
    return found


def _parameters(text: str) -> dict[str, str]:
    """What follows a header's value, separated by semicolons; quoted values may hold some, too."""
    found: dict[str, str] = {}
    at = text.find(";")
    while 0 <= at < len(text):
        at += 1
        equals = text.find("=", at)
        if equals < 0:
            break
        name = strings.lower(text[at:equals].strip(" \t"))
        at = equals + 1
        if text[at:at + 1] == '"':
            value = ""
            at += 1
            while at < len(text) and text[at] != '"':
                if text[at] == "\\" and text[at + 1:at + 2] in ('"', "\\"):
                    at += 1
                value += text[at]
                at += 1
            at = text.find(";", at)
        else:
            end = text.find(";", at)
            value = text[at:] if end < 0 else text[at:end]
            at = end
        found.setdefault(name, value.strip(" \t") if at < 0 or text[at - 1:at] != '"' else value)
        if at < 0:
            break
    return found
