"""Which file below a document root a request means, and how files that are not scripts are sent (php_cli_server.c)."""
from __future__ import annotations

import os
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING

from zvm.ext.standard.network.url import rawurldecode

if TYPE_CHECKING:
    from collections.abc import Callable

FILE_METHODS = ("GET", "HEAD", "POST")  # what may be asked of files that are not scripts
INDEX_FILES = ("index.php", "index.html")
_OWN_TYPES = {  # what the mimetypes module does not know or calls otherwise
    "js": "application/javascript", "mjs": "application/javascript", "ogg": "audio/ogg",
    "ico": "image/vnd.microsoft.icon", "webp": "image/webp",
    "woff": "application/font-woff", "woff2": "font/woff2", "webm": "video/webm", "ogv": "video/ogg",
    "svg": "image/svg+xml", "xml": "application/xml", "md": "text/x-markdown", "map": "application/json",
    "htm": "text/html", "html": "text/html", "css": "text/css", "txt": "text/plain", "json": "application/json"}


class Target:
    """What a path means: `path`, the file (None where there is none), `name`, the part of the path that names it, and
    what follows in `info` (None for nothing)."""

    __slots__ = ("path", "name", "info")

    def __init__(self, path: str | None, name: str, info: str | None = None) -> None:
        self.path, self.name, self.info = path, name, info

    @property
    def extension(self) -> str:
        return self.name.rpartition(".")[2] if "." in self.name else ""

    @property
    def is_script(self) -> bool:
        return self.path is not None and self.extension.lower() == "php"


def normalized(path: str) -> str:
    """A decoded path without `.`, `..` and doubled slashes: it never leads out of the root (normalize_vpath)."""
    decoded = rawurldecode(path)
    parts: list[str] = []
    pieces = decoded.split("/")
    for place, piece in enumerate(pieces):
        is_last = place == len(pieces) - 1
        if piece == "..":
            if parts:
                parts.pop()
        elif piece not in ("", "."):
            parts.append(piece)
            continue
        if is_last and parts:
            parts[-1] = parts[-1].removesuffix("/") + "/"
    return "/" + "/".join(parts)


def find(root: str, path: str) -> Target:
    """The file for a normalized path; an index file for a folder, else the nearest script or file above it, the rest
    being path info (php_cli_server_request_translate_vpath)."""
    if "\0" in path:
        return Target(None, path)
    is_static = "." in path
    whole = root + path if path[:1] == "/" else f"{root}/{path}"
    current = whole
    while len(current) > len(root) or current == whole:
        found = _stat(current)
        if found is not None and S_ISDIR(found.st_mode):
            folder = current if current[-1:] == "/" else current + "/"
            rest = whole[len(current):] or None
            for index in INDEX_FILES:
                entry = _stat(folder + index)
                if entry is not None and S_ISREG(entry.st_mode) and not is_static:
                    return Target(folder + index, (folder + index)[len(root):], rest)
            return Target(None, path)
        if found is not None:
            return Target(current, current[len(root):], whole[len(current):] or None)
        current = current.rpartition("/")[0]
    return find_index(root, path, is_static)


def find_index(root: str, path: str, is_static: bool) -> Target:
    """The root's own index file, with the whole path as path info."""
    if not is_static:
        for index in INDEX_FILES:
            entry = _stat(f"{root}/{index}")
            if entry is not None and S_ISREG(entry.st_mode):
                return Target(f"{root}/{index}", "/" + index, path)
    return Target(None, path)


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path.encode("latin-1"))
    except OSError:
        return None


def media_type(extension: str) -> str | None:
    """The type of files of an extension, None for one that is not known."""
    found = _OWN_TYPES.get(extension.lower())
    if found is None and extension:
        import mimetypes

        found = mimetypes.guess_type("x." + extension.lower())[0]
    return found


def content_type_line(extension: str) -> str | None:
    """The Content-Type of a file that is not a script."""
    found = media_type(extension)
    if found is None:
        return None
    return found + ("; charset=UTF-8" if found.startswith("text/") else "")


_TEXTS = {
    400: "Your browser sent a request that this server could not understand.",
    405: "Requested method not allowed.",
    404: 'The requested resource <code class="url">{}</code> was not found on this server.',
    413: "The request is larger than this server takes.",
    500: "The server is temporarily unavailable.", 501: "Request method not supported."}
_STYLE = """\
<style>
body { background-color: #fcfcfc; color: #333333; margin: 0; padding:0; }
h1 { font-size: 1.5em; font-weight: normal; background-color: #9999cc; min-height:2em; line-height:2em; \
border-bottom: 1px inset black; margin: 0; }
h1, p { padding-left: 10px; }
code.url { background-color: #eeeeee; font-family:monospace; padding:0 2px;}
</style>
"""


def error_page(code: int, reason: Callable[[int], str], uri: str) -> bytes:
    """The page about a request that no script answers."""
    from html import escape

    words = reason(code)
    text = _TEXTS[code].format(escape(uri, quote=True))
    page = (f"<!doctype html><html><head><title>{code} {words}</title>{_STYLE}</head><body>"
            f"<h1>{words}</h1><p>{text}</p></body></html>")
    return page.encode("latin-1")
