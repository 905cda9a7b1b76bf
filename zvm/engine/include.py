"""Which file include, require and the like mean, and compiling it (php_resolve_path, php_stream_open_for_zend)."""
from __future__ import annotations

import os
from errno import ENOTTY
from stat import S_ISDIR, S_ISLNK, S_ISREG

from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.services import working_directory
from zvm.runtime.values.strings import split_scheme
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script

NO_NAMES = (b"", b".", b"..")  # last parts of paths that name nothing of their own


def compile_file(engine: Engine, path: str) -> Script:
    """Compile a file and remember it as included. Raises OSError, and as compile_source() does."""
    script = _compile_file(engine, path)
    if engine.observer is not None:
        engine.observer.compiled(path, script)
    if script.halt_offset is not None:
        _note_halt(engine, path, script.main.line_end)
    return script


def _note_halt(engine: Engine, path: str, line: int) -> None:
    """Each file has a constant of its own for where its data begins, whose name, "\\0__COMPILER_HALT_OFFSET__\\0path",
    is not shown."""
    halted = engine.constants.halted_files
    if path in halted and engine.target < V8_4:
        engine.diagnostics.error(E_WARNING, "Constant  already defined", path, line)
    halted.add(path)


def _compile_file(engine: Engine, path: str) -> Script:
    """compile_file() of what may have ended in __halt_compiler() before.

    IsADirectoryError stands for anything that is not a regular file.
    """
    stub = _stub_of_archive(engine, path)
    if stub is not None:
        engine.included_files[path] = None
        return engine.compile_source(stub, path)
    cache = engine.script_cache
    if cache is not None and is_plain(engine, path):
        from zvm.engine.script_cache import compile_path

        engine.next_resource_id()  # that of the stream which Zend reads it from
        try:
            return compile_path(engine, cache, path)
        except OSError as error:
            if not isinstance(error, IsADirectoryError):  # which can be opened
                engine.last_resource_id -= 1
            raise
    if engine.stream_wrappers is not None or split_scheme(path)[0] or engine.ini.open_basedir:
        from zvm.ext.standard.streams.wrappers import read_source

        found = read_source(engine, path)
        if found is None:
            raise OSError
        source = found
    else:  # what the wrapper of plain files does, without loading it
        from zvm.runtime.services.descriptors import check_own

        with open(path.encode("latin-1"), "rb") as handle:
            check_own(handle.fileno())
            if not S_ISREG(os.fstat(handle.fileno()).st_mode):
                raise IsADirectoryError
            engine.next_resource_id()
            source = handle.read().decode("latin-1")
    engine.included_files[path] = None
    return engine.compile_source(source, path)


def note_known_include(engine: Engine, name: str) -> None:
    """Remember that an absolute name means an included file, until paths are forgotten: PHP's realpath cache knows it,
    and that the file is gone by now does not matter."""
    if name[:1] == "/" and engine.world is None and engine.observer is None and engine.has_plain_files is True \
            and ":" not in name and ".phar" not in name and is_plain(engine, name):
        engine.known_includes[name] = None


def include_again(engine: Engine, name: str, path: str) -> None:
    """What is left to do with a file that was included before: a URL is opened, as that it was, PHP knows only then.
    Raises OSError, the reason having been reported."""
    note_known_include(engine, name)
    if split_scheme(path)[0]:
        from zvm.ext.standard.streams.wrapper_base import OPEN_FOR_INCLUDE, OPEN_FOR_ZEND_STREAM
        from zvm.ext.standard.streams.wrappers import open_stream

        stream = open_stream(engine, path, "rb", True, options=OPEN_FOR_INCLUDE | OPEN_FOR_ZEND_STREAM)
        if stream is None:
            raise OSError
        stream.close()


def _stub_of_archive(engine: Engine, path: str) -> str | None:
    """What runs of a file that is a tar or zip archive, or compressed, as its name may say; None for another one
    (phar_compile_file)."""
    if ".phar" not in path or "://" in path:
        return None
    from zvm.ext.phar.including import hidden_stub

    return hidden_stub(engine, path)


def real_path(path: str) -> str:
    """The real path of a script; the path itself where the working directory is gone."""
    try:
        return working_directory.resolved(path.encode("latin-1")).decode("latin-1")
    except OSError:
        return path


def compile_main(engine: Engine, path: str, given: str | None = None) -> Script:
    """Compile the main script, of that real path, which may be a pipe: those are opened as they were given, since a
    name like pipe:[1] leads nowhere. A directory reads as nothing. Raises as compile_file() does."""
    script = _compile_main(engine, path, given)
    if engine.observer is not None:
        engine.observer.compiled(path, script)
    return script


def _compile_main(engine: Engine, path: str, given: str | None) -> Script:
    stub = _stub_of_archive(engine, path)
    if stub is not None:
        return engine.compile_source(stub, path)
    try:
        opened = (given or path).encode("latin-1")
        engine.last_errno = ENOTTY  # PHP asks whether it is a terminal (zend_stream_fixup)
        if engine.script_cache is not None and S_ISREG(os.stat(opened).st_mode):
            from zvm.engine.script_cache import compile_path

            return compile_path(engine, engine.script_cache, path)
        with open(opened, "rb") as handle:
            source = handle.read().decode("latin-1")
    except IsADirectoryError:
        source = ""
    return engine.compile_source(source, path)


def is_plain(engine: Engine, path: str) -> bool:
    """Whether opening a path opens the file of that name, and nothing a script has a say in."""
    if engine.ini.open_basedir or ":" in path and split_scheme(path)[0]:
        return False
    registry = engine.stream_wrappers
    return registry is None or registry.is_plain


def resolve_include_path(engine: Engine, name: str) -> str | None:
    """The real path include and the like would open: absolute, relative to the working directory where it begins
    with a dot, else along include_path and beside the running script; a URL is what its wrapper makes of it. None where
    there is no such file."""
    if name[:1] == "/" and engine.has_plain_files is True and engine.world is None and "\0" not in name \
            and "://" not in name and not engine.diagnostics.position()[0].startswith("phar://"):
        given = name.encode("latin-1")
        real = _real_path(engine, given)
        return name if real == given else None if real is None else real.decode("latin-1")
    if split_scheme(name)[0]:
        from zvm.ext.standard.streams.wrappers import locate, registry_of

        wrapper, local = locate(engine, name)
        if wrapper is not registry_of(engine).plain:
            return name if wrapper is None else wrapper.canonical(engine, name)
        name = local
    if engine.diagnostics.position()[0].startswith("phar://"):
        from zvm.ext.phar.including import find_in_include_path

        found = find_in_include_path(engine, name, _resolve_along)
        if found is not None:
            return found
    return _resolve_along(engine, name, engine.ini.get("include_path") or ".")


def _resolve_along(engine: Engine, name: str, include_path: str) -> str | None:
    """The real path of a file in one of the folders of an include_path, or beside the running script
    (php_resolve_path)."""
    if name[:1] == "/" or name.startswith(("./", "../")):
        candidates = [name]
    else:
        candidates = [f"{folder}/{name}" for folder in _folders(include_path)]
        candidates.append(f"{os.path.dirname(engine.diagnostics.position()[0])}/{name}")
    for candidate in candidates:
        if "\0" in candidate:
            continue
        if engine.world is not None and candidate in engine.world.real_paths and is_plain(engine, candidate):
            return engine.world.real_paths[candidate]
        if "://" in candidate and split_scheme(candidate)[0]:
            found = _existing_url(engine, candidate)
        else:
            path = _real_path(engine, candidate.encode("latin-1"))
            found = None if path is None else path.decode("latin-1")
            if engine.world is not None and found is not None and candidate[:1] == "/":
                engine.world.note_real_path(candidate, found)
        if found is not None:
            return found
    return None


def _folders(include_path: str) -> list[str]:
    """The folders of an include_path, of which URLs are some."""
    folders: list[str] = []
    for part in include_path.split(":"):
        if folders and part.startswith("//") and split_scheme(f"{folders[-1]}:{part}")[0]:
            folders[-1] += ":" + part
        else:
            folders.append(part)
    return folders


def _existing_url(engine: Engine, url: str) -> str | None:
    """What a URL's wrapper makes of it, None where it knows no such file."""
    from zvm.ext.standard.streams.wrapper_base import OPEN_FOR_INCLUDE
    from zvm.ext.standard.streams.wrappers import locate, registry_of

    wrapper, local = locate(engine, url, OPEN_FOR_INCLUDE)
    if wrapper is registry_of(engine).plain:
        path = _real_path(engine, local.encode("latin-1"))
        return None if path is None else path.decode("latin-1")
    if wrapper is None or wrapper.stat(engine, url, 0) is None:
        return None
    return wrapper.canonical(engine, url)


def _real_path(engine: Engine, name: bytes) -> bytes | None:
    """The real path of what exists. Absolute folders are resolved once, as by PHP's realpath cache, and forgotten with
    it (php_clear_stat_cache). `engine.seen_file` is what was seen of the file, or None."""
    engine.seen_file = None
    folder, _, last = name.rpartition(b"/")
    if folder[:1] == b"/" and last not in NO_NAMES:
        real = real_folder_of(engine, folder)
        path = b"/" + last if real == b"/" else real + b"/" + last
        try:
            status = os.lstat(path)
        except OSError:
            return None
        engine.real_folders[folder] = real
        if not S_ISLNK(status.st_mode):
            engine.seen_file = path, status
            return path
    path = working_directory.real_path(name)
    is_there = os.path.isdir(path) if last == b"" else os.path.exists(path)
    return path if is_there else None


def real_folder_of(engine: Engine, folder: bytes) -> bytes:
    """The real path of an absolute folder."""
    return engine.real_folders.get(folder) or _real_folder(engine, folder)


def _real_folder(engine: Engine, folder: bytes) -> bytes:
    """The real path of an absolute folder that was not resolved before; its parent's may be known."""
    parent, _, last = folder.rpartition(b"/")
    above = engine.real_folders.get(parent)
    if above is not None and above != b"/" and last not in NO_NAMES:
        path = above + b"/" + last
        try:
            if S_ISDIR(os.lstat(path).st_mode):
                return path
        except OSError:
            return path
    return working_directory.resolved(folder)


def compile_required(engine: Engine, name: str) -> Script:
    """Compile a file that the run cannot do without, such as auto_prepend_file."""
    path = resolve_include_path(engine, name)
    reason = "No such file or directory"
    if path is not None:
        try:
            return engine.compile_file(path)
        except IsADirectoryError:
            reason = os.strerror(engine.last_errno)  # the system had nothing against opening it
        except OSError as error:
            reason = os.strerror(error.errno or 0)
    include_path = engine.ini.get("include_path")
    engine.diagnostics.warning(f"Unknown: Failed to open stream: {reason}")
    engine.diagnostics.fatal(f"Failed opening required '{name}' (include_path='{include_path}')")
