"""Serving files of an archive to a web server: webPhar() (ext/phar/phar_object.c)."""
from __future__ import annotations

from zvm.executor.scripts import execute_nested
from zvm.ext.phar.aliases import find_archive
from zvm.ext.phar.constants import OTHER, PHP, PHPS
from zvm.ext.phar.contents import read
from zvm.ext.phar.entries import find_entry
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.exceptions import throwing
from zvm.ext.phar.names import SCHEME
from zvm.ext.phar.opening import open_running, phar_state
from zvm.ext.standard.highlight import highlight_file
from zvm.ext.standard.network.headers import header
from zvm.runtime.signals import Bailout
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry

_METHODS = ("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PATCH", "PUT")
MUNGED = ("PHP_SELF", "REQUEST_URI", "SCRIPT_NAME", "SCRIPT_FILENAME")
_TYPES = {
    "phps": (PHPS, "text/html"), "php": (PHP, ""), "inc": (PHP, ""),
    **dict.fromkeys(("c", "cc", "cpp", "c++", "dtd", "h", "log", "rng", "txt", "xsd"), (OTHER, "text/plain")),
    "avi": (OTHER, "video/avi"), "bmp": (OTHER, "image/bmp"), "css": (OTHER, "text/css"), "gif": (OTHER, "image/gif"),
    **dict.fromkeys(("htm", "html", "htmls"), (OTHER, "text/html")), "ico": (OTHER, "image/x-ico"),
    **dict.fromkeys(("jpe", "jpg", "jpeg"), (OTHER, "image/jpeg")), "js": (OTHER, "application/x-javascript"),
    **dict.fromkeys(("midi", "mid"), (OTHER, "audio/midi")), "mod": (OTHER, "audio/mod"),
    "mov": (OTHER, "movie/quicktime"), "mp3": (OTHER, "audio/mp3"),
    **dict.fromkeys(("mpg", "mpeg"), (OTHER, "video/mpeg")), "pdf": (OTHER, "application/pdf"),
    "png": (OTHER, "image/png"), "swf": (OTHER, "application/shockwave-flash"),
    **dict.fromkeys(("tif", "tiff"), (OTHER, "image/tiff")), "wav": (OTHER, "audio/wav"), "xbm": (OTHER, "image/xbm"),
    "xml": (OTHER, "text/xml"),
}


class _Target:
    """What a request asks for: `url` up to the entry, `script` what of it names the archive, `entry` the entry with a
    slash in front, `rest` what follows the entry."""

    __slots__ = ("url", "script", "entry", "rest")

    def __init__(self, url: str, script: str, entry: str) -> None:
        self.url, self.script, self.entry = url, script, entry
        self.rest = ""


def serve(engine: Engine, options: tuple[str | None, str | None, str | None], types: PhpArray, rewrite: Any) -> None:
    """Open the running archive; in a web request, answer it with an entry and end it. `options` are the alias, the
    entry to start with, and the script that answers where there is no such entry."""
    path = engine.diagnostics.position()[0]
    opened = False
    with throwing(engine):
        open_running(engine, options[0])
        opened = True
    web = engine.web
    if not opened or web is None or web.method not in _METHODS:
        return
    target = _target(engine, path.rpartition("/")[2])
    if target is None:
        return
    if rewrite is not None:
        target.entry = _rewritten(engine, rewrite, target.entry)
    archive = find_archive(phar_state(engine), path)
    if target.entry in ("", "/"):
        _redirect(engine, archive, target, options)
    _split_rest(archive, target)
    entry = _entry(engine, archive, target.entry)
    if entry is None:
        _not_found(engine, archive, options[2])
    assert entry is not None
    action, kind = _action(engine, target.entry, types)
    _answer(engine, archive, entry, (action, kind), target)


def _server(engine: Engine) -> PhpArray:
    engine.make_auto_globals("_SERVER")
    return engine.symbol_table["_SERVER"]  # type: ignore[no-any-return]


def _target(engine: Engine, name: str) -> _Target | None:
    """What is asked for; None where the request does not name the archive."""
    if engine.sapi in ("cgi-fcgi", "fpm-fcgi", "cgi"):
        server = _server(engine)
        script = server.get("SCRIPT_NAME")
        if type(script) is not str or name not in script:
            return None
        info = server.get("PATH_INFO")
        info = info if type(info) is str else ""
        return _Target(script + info, script, info)
    assert engine.web is not None
    url = engine.web.uri
    place = url.partition("?")[0].find(name)
    if place < 0:
        return None
    url = url.partition("?")[0]
    return _Target(url, url[:place + len(name)], url[place + len(name):])


def _rewritten(engine: Engine, rewrite: Any, entry: str) -> str:
    found = rewrite.call([entry])
    if type(found) is bool:
        _say(engine, "HTTP/1.0 403 Access Denied", "Access Denied", "403 - File Access Denied")
    if type(found) is not str:
        engine.throw("PharException", "phar error: rewrite callback must return a string or false")
    return found


def _say(engine: Engine, status: str, title: str, text: str) -> None:
    """Answer with a page of PHP's own, and end the request."""
    header(engine, status)
    engine.output.write(f"<html>\n <head>\n  <title>{title}</title>\n </head>\n <body>\n  <h1>{text}</h1>\n </body>\n"
                        "</html>")
    raise Bailout


def _entry(engine: Engine, archive: Archive, name: str) -> Entry | None:
    try:
        return find_entry(engine, archive, name, is_guarded=False)
    except PharError:
        return None


def _redirect(engine: Engine, archive: Archive, target: _Target,
              options: tuple[str | None, str | None, str | None]) -> None:
    """Have the client ask for the entry to start with."""
    start = options[1] or "/index.php"
    start = start if start[0] == "/" else "/" + start
    if _entry(engine, archive, start) is None:
        _not_found(engine, archive, options[2])
    header(engine, "HTTP/1.1 301 Moved Permanently")
    url = target.url
    header(engine, f"Location: {url}{start[1:] if url[-1:] == '/' else start}")
    raise Bailout


def _split_rest(archive: Archive, target: _Target) -> None:
    """What follows the name of an entry is not part of it (phar_postprocess_ru_web)."""
    name = target.entry
    while name:
        if name.removeprefix("/") in archive.entries:
            target.rest = target.entry[len(name):]
            target.entry = name
            return
        name = name.rpartition("/")[0]


def _not_found(engine: Engine, archive: Archive, script: str | None) -> None:
    """Answer with the script for that, else with a page, and end the request."""
    if script:
        entry = _entry(engine, archive, script)
        if entry is not None:
            _run(engine, archive, script)
    _say(engine, "HTTP/1.0 404 Not Found", "File Not Found", "404 - File Not Found")


def _action(engine: Engine, entry: str, types: PhpArray) -> tuple[int, str]:
    """What is done with a file, and its type."""
    _, dot, extension = entry.rpartition(".")
    wanted = types.get(extension) if dot else None
    wanted = wanted.value if type(wanted) is Reference else wanted
    if type(wanted) is int:
        if wanted in (PHP, PHPS):
            return wanted, ""
        engine.throw("PharException", "Unknown mime type specifier used, only Phar::PHP, Phar::PHPS and a mime type "
                                      "string are allowed")
    if type(wanted) is str:
        return OTHER, wanted
    if wanted is not None:
        engine.throw("PharException", "Unknown mime type specifier used (not a string or int), only Phar::PHP, "
                                      "Phar::PHPS and a mime type string are allowed")
    if not dot:
        return OTHER, "text/plain"
    return _TYPES.get(extension, (OTHER, "application/octet-stream"))


def _answer(engine: Engine, archive: Archive, entry: Entry, action: tuple[int, str], target: _Target) -> None:
    """Answer with an entry, and end the request (phar_file_action)."""
    url = f"{SCHEME}{archive.path}/{entry.name}"
    if action[0] == PHPS:
        highlight_file(engine, url)
    elif action[0] == PHP:
        _mung(engine, archive, target)
        _run(engine, archive, target.entry)
    else:
        header(engine, f"Content-type: {action[1]}")
        header(engine, f"Content-length: {entry.size}")
        with throwing(engine):
            engine.output.write(read(engine, entry).decode("latin-1"))
    raise Bailout


def _run(engine: Engine, archive: Archive, entry: str) -> None:
    """Run a script of the archive, and end the request."""
    name = entry.removeprefix("/")
    url = f"{SCHEME}{archive.path}/{name}"
    state = phar_state(engine)
    state.folder_known = True
    state.folder = name.rpartition("/")[0] or None
    try:
        execute_nested(engine, engine.compile_file(url))
    finally:
        state.folder, state.folder_known = None, False
    raise Bailout


def _mung(engine: Engine, archive: Archive, target: _Target) -> None:
    """Have $_SERVER tell of the entry in place of the archive (phar_mung_server_vars)."""
    server = _server(engine)
    url = f"{SCHEME}{archive.path}{target.entry}"

    def replace(name: str, text: str) -> None:
        server.set("PHAR_" + name, server.get(name))
        server.set(name, text)

    def cut(name: str, beginning: str) -> None:
        value = server.get(name)
        if type(value) is str and len(value) > len(beginning) and value.startswith(beginning):
            replace(name, value[len(beginning):])

    cut("PATH_INFO", target.entry)
    if server.get("PATH_TRANSLATED") is not None:
        replace("PATH_TRANSLATED", url)
    munged = phar_state(engine).munged
    for name in ("REQUEST_URI", "PHP_SELF"):
        if name in munged:
            cut(name, target.script)
    for name, text in (("SCRIPT_NAME", target.entry), ("SCRIPT_FILENAME", url)):
        if name in munged and server.get(name) is not None:
            replace(name, text)


def mung(engine: Engine, names: PhpArray) -> None:
    """Remember what of $_SERVER is to tell of the entry (mungServer)."""
    expected = "expecting an array of any of these strings: PHP_SELF, REQUEST_URI, SCRIPT_FILENAME, SCRIPT_NAME"
    if not len(names):
        engine.throw("PharException", f"No values passed to Phar::mungServer(), {expected}")
    if len(names) > len(MUNGED):
        engine.throw("PharException", f"Too many values passed to Phar::mungServer(), {expected}")
    for name in names.plain_values():
        if type(name) is not str:
            engine.throw("PharException", f"Non-string value passed to Phar::mungServer(), {expected}")
        if name in MUNGED:
            phar_state(engine).munged.add(name)
