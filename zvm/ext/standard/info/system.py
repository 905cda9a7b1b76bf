"""Little things about the process and what came into it: ftok, dl, uploaded files, the process title."""
from __future__ import annotations

import os

from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import Bool, Int, Null, Path, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def ftok(engine: Engine, filename: Path, project_id: Str) -> Int:
    if not filename:
        value_error(engine, 1, "cannot be empty")
    if len(project_id) != 1:
        value_error(engine, 2, "must be a single character")
    from zvm.ext.standard.streams.path_checks import permitted

    if not permitted(engine, filename):
        return -1
    try:
        found = os.stat(filename.encode("latin-1"))
    except OSError as error:
        engine.diagnostics.warning(f"ftok(): ftok() failed - {os.strerror(error.errno or 0)}")
        return -1
    key = (found.st_ino & 0xFFFF) | (found.st_dev & 0xFF) << 16 | (ord(project_id) & 0xFF) << 24
    return key - (1 << 32) if key >= 1 << 31 else key


@function
def dl(engine: Engine, extension_filename: Str) -> Bool:
    """There is no library to load: the extensions are Python's."""
    def refuse(problem: str) -> bool:
        engine.diagnostics.warning(f"dl(): {problem}")
        return False

    if not engine.ini.get_bool("enable_dl"):
        return refuse("Dynamically loaded extensions aren't enabled")
    if len(extension_filename) >= 4096:
        return refuse("Filename exceeds the maximum allowed length of 4096 characters")
    if "/" in extension_filename:
        return refuse("Temporary module name should contain only filename")
    base = f"{engine.ini.get('extension_dir') or ''}/{extension_filename}"
    tried = ", ".join(f"{name} ({name}: cannot open shared object file: No such file or directory)"
                      for name in (base, base + ".so"))
    return refuse(f"Unable to load dynamic library '{extension_filename}' (tried: {tried})")


@function
def is_uploaded_file(filename: Path) -> Bool:
    return False  # the CLI receives none


@function
def move_uploaded_file(from_: Path, to: Path) -> Bool:
    return False


@function
def cli_set_process_title(engine: Engine, title: Str) -> Bool:
    engine.state_of(StandardState).process_title = title
    return True


@function
def cli_get_process_title(engine: Engine) -> Str | Null:
    return engine.state_of(StandardState).process_title
