"""Which libraries are there that extensions stand on, without opening them: the answers are kept in the user's cache.

`extension_loaded()`, `function_exists()` and the like ask that of many extensions, and to open a library takes
milliseconds. The answers of the carriers (registry.CARRIERS) hold as long as the linker's cache of libraries, the
folders of Python's packages and this package are as they were.
"""
from __future__ import annotations

import os
import sys
from zlib import crc32

from zvm.bundle import cache_folder
from zvm.opfile.cache import contents, create
from zvm.runtime.services.modules import import_module

_LINKER_CACHE = "/etc/ld.so.cache"

_answers: dict[str, bool] | None = None


def is_available(package: str, carrier: str) -> bool:
    """Whether a package or module of zvm/ext finds what it needs; `carrier` is the module that knows."""
    global _answers
    if _answers is None:
        _answers = _read()
    found = _answers.get(package)
    if found is None:
        found = _answers[package] = import_module("zvm.ext." + carrier).is_available(package)
        _write(_answers)
    return found


def _key() -> str:
    """What the answers depend on."""
    parts = [sys.version, sys.prefix, os.environ.get("LD_LIBRARY_PATH", "")]
    packages = [path for path in sys.path if path.endswith("-packages")]
    for path in (_LINKER_CACHE, os.path.dirname(os.path.abspath(__file__)), *packages):
        try:
            status = os.stat(path)
        except OSError:
            continue
        parts.append(f"{path}:{status.st_size}:{status.st_mtime_ns}")
    return repr("\n".join(parts))


def _file() -> str | None:
    folder = cache_folder()
    if folder is None:
        return None
    return f"{folder}/libraries.{sys.implementation.cache_tag}.{crc32(sys.prefix.encode()):08x}"


def _read() -> dict[str, bool]:
    """The answers kept, none where they are of another time or may be another user's."""
    path = _file()
    if path is None:
        return {}
    data, status = contents(path)
    if status is None or status.st_uid != os.geteuid() or status.st_mode & 0o022:
        return {}
    key, *lines = data.decode("latin-1").split("\n")
    if key != _key():
        return {}
    pairs = [line.partition("=") for line in lines]
    return {package: answer == "1" for package, _, answer in pairs if answer in ("0", "1")}


def _write(answers: dict[str, bool]) -> None:
    """Keep the answers, where that is possible."""
    path = _file()
    if path is None:
        return
    lines = [_key(), *(f"{package}={int(found)}" for package, found in sorted(answers.items())), ""]
    temporary = f"{path}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(path), 0o700, exist_ok=True)
        descriptor = create(temporary)
    except OSError:
        return
    try:
        with os.fdopen(descriptor, "wb") as handle:
            handle.write("\n".join(lines).encode("latin-1", "replace"))
        os.rename(temporary, path)
    except OSError:
        os.unlink(temporary)
