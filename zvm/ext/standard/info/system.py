"""Little things about the process and what came into it: ftok, dl, uploaded files, the process title."""
from __future__ import annotations

import os

from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import Bool, Int, Null, Path, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.targets import V8_5

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
    tried = ", ".join(f"{name} ({name}: {why_not_loaded(name)})" for name in (base, base + ".so"))
    return refuse(f"Unable to load dynamic library '{extension_filename}' (tried: {tried})")


def why_not_loaded(path: str) -> str:
    """What the loader says of what is no library of PHP's."""
    return "cannot read file data: Is a directory" if os.path.isdir(path.encode("latin-1")) else \
        "cannot open shared object file: No such file or directory"


@function
def is_uploaded_file(engine: Engine, filename: Path) -> Bool:
    return engine.web is not None and filename in engine.web.uploads


@function
def move_uploaded_file(engine: Engine, from_: Str, to: Path) -> Bool:
    from zvm.ext.standard.streams.path_checks import permitted

    if "\0" in from_ and engine.target >= V8_5:
        value_error(engine, 1, "must not contain any null bytes")
    if engine.web is None or from_ not in engine.web.uploads or not permitted(engine, to):
        return False
    try:
        _move(from_, to)
    except OSError as error:
        engine.diagnostics.warning(f"move_uploaded_file({to}): Failed to open stream: {os.strerror(error.errno or 0)}")
        engine.diagnostics.warning(f'move_uploaded_file(): Unable to move "{from_}" to "{to}"')
        return False
    engine.web.uploads.discard(from_)
    return True


def _move(source: str, target: str) -> None:
    """Rename a file or, to another device, copy it; its rights are those of a new one."""
    old, new = source.encode("latin-1"), target.encode("latin-1")
    try:
        os.rename(old, new)
    except OSError:
        import shutil

        shutil.copyfile(old, new)
        os.unlink(old)
    mask = os.umask(0o077)
    os.umask(mask)
    os.chmod(new, 0o666 & ~mask)


@function
def cli_set_process_title(engine: Engine, title: Str) -> Bool:
    engine.state_of(StandardState).process_title = title
    if engine.owns_process:
        from zvm.runtime.services.process_title import write_title

        write_title(title)
    return True


@function
def cli_get_process_title(engine: Engine) -> Str | Null:
    return engine.state_of(StandardState).process_title
