"""File names that OpenSSL's functions are given (php_openssl_check_path)."""
from __future__ import annotations

from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, file_bio, memory_input
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_PREFIX = "file://"
_LONGEST = 4095  # MAXPATHLEN without the byte that ends it
ITEM = "array item "  # what an argument's problem is with: `part` below


def full_path(engine: Engine, path: str, argument: int, part: str = "") -> str | None:
    """The absolute path; None, after a warning, where the script may not use it. One that cannot be is the argument's
    error; without an argument, 0, a warning about the `part` of the configuration."""
    problem = "must not contain any null bytes" if "\0" in path else None
    if problem is None and len(path) > _LONGEST:
        problem = "must be a valid file path"
    if problem is not None and not argument:
        warn(engine, f"Path for {part}{problem}")
        return None
    if problem is not None:
        value_error(engine, argument, part + problem)
    if path:
        path = absolute_path(path.encode("latin-1")).decode("latin-1")
    return path if permitted(engine, path) else None


def open_file(engine: Engine, path: str, argument: int, mode: str, part: str = "") -> Held | None:
    """A BIO on a file; None, with the error kept, where it cannot be opened."""
    found = full_path(engine, path, argument, part)
    if found is None or mode[0] != "r" and not may_write(engine, found):
        return None
    bio = file_bio(found, mode)
    if bio is None:
        store(engine)
    return bio


def open_files(engine: Engine, source: str, target: str, source_mode: str = "rb", target_mode: str = "wb",
               ) -> tuple[Held, Held] | None:
    """BIOs on the files that the first two arguments name; None, with the error kept, where one cannot be opened."""
    bio = open_file(engine, source, 1, source_mode)
    output = open_file(engine, target, 2, target_mode) if bio is not None else None
    return None if bio is None or output is None else (bio, output)


def open_export(engine: Engine, path: str) -> tuple[Held, str] | None:
    """A BIO on the file, the second argument, that something is exported to, and its absolute path; None after a
    warning."""
    found = full_path(engine, path, 2)
    if found is None:
        return None
    bio = file_bio(found, "wb")
    if bio is None:
        store(engine)
        warn(engine, f"Error opening file {found}")
        return None
    return bio, found


def open_text(engine: Engine, text: str, argument: int, part: str = "") -> Held | None:
    """A BIO on a text, or on the file it names with "file://"."""
    if not is_file(text):
        return memory_input(text.encode("latin-1"))
    return open_file(engine, file_of(text), argument, "rb", part)


def is_file(text: str) -> bool:
    return len(text) > len(_PREFIX) and text.startswith(_PREFIX)


def file_of(text: str) -> str:
    """The path that such a text names."""
    return text[len(_PREFIX):]
