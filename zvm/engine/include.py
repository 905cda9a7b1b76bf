"""Which file include, require and their kin mean, and compiling it (php_resolve_path, php_stream_open_for_zend)."""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script


def compile_file(engine: Engine, path: str) -> Script:
    """Compile a file and remember it as included. Raises OSError, and as compile_source() does."""
    if ":" in path and not path.startswith("/") or engine.ini.get("open_basedir"):
        from zvm.ext.standard.streams.wrappers import read_source

        found = read_source(engine, path)
        if found is None:
            raise OSError
        source = found
    else:
        with open(path.encode("latin-1"), "rb") as handle:
            source = handle.read().decode("latin-1")
    engine.included_files[path] = None
    return engine.compile_source(source, path)


def resolve_include_path(engine: Engine, name: str) -> str | None:
    """The real path include and its kin would open: absolute, relative to the working directory where it begins
    with a dot, else along include_path and beside the running script; a URL is itself. None where there is no
    such file."""
    if ":" in name:
        from zvm.ext.standard.streams.wrappers import registered, split_scheme, warn_unknown

        scheme, rest = split_scheme(name)
        if scheme.lower() == "file" and registered(engine, scheme) is None and rest[:1] == "/":
            name, scheme = rest, ""
        if scheme and registered(engine, scheme) is not False:
            return name
        if scheme:
            warn_unknown(engine, scheme)
    if name[:1] == "/" or name.startswith(("./", "../")):
        candidates = [name]
    else:
        candidates = [f"{folder}/{name}" for folder in (engine.ini.get("include_path") or ".").split(":")]
        candidates.append(f"{os.path.dirname(engine.diagnostics.position()[0])}/{name}")
    for candidate in candidates:
        path = os.path.realpath(candidate.encode("latin-1"))
        if candidate[-1:] == "/" and not os.path.isdir(path):
            continue
        if os.path.exists(path) and "\0" not in candidate:
            return path.decode("latin-1")
    return None


def compile_required(engine: Engine, name: str) -> Script:
    """Compile a file that the run cannot do without, such as auto_prepend_file."""
    path = resolve_include_path(engine, name)
    if path is None:
        include_path = engine.ini.get("include_path")
        engine.diagnostics.warning(f"{name}: Failed to open stream: No such file or directory")
        engine.diagnostics.fatal(f"Failed opening required '{name}' (include_path='{include_path}')")
    return engine.compile_file(path)
