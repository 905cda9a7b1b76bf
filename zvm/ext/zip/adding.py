"""Adding to an archive: contents, files, files by pattern (php_zip_add_file, php_zip_add_from_pattern)."""
from __future__ import annotations

import os

from zvm.ext.pcre.patterns import PcreState, compiled
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.paths import basename, glob_paths, library_flags
from zvm.ext.standard.streams.wrappers import open_directory
from zvm.ext.zip.archive import FL_OVERWRITE
from zvm.ext.zip.contents import Source
from zvm.ext.zip.errors import OK, ZipError
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_LONGEST_PATH = 4096
_GLOB_FLAGS = 0x400 | 2 | 4 | 16 | 64 | 1 | (1 << 30)  # brace, mark, nosort, nocheck, noescape, err, onlydir


def add(obj: Any, name: str, source: Source, flags: int) -> bool:
    """A new entry of a ZipArchive's; False where that fails."""
    archive = obj.held.archive
    try:
        obj.last_id = archive.add(name, source, flags)
    except ZipError as error:
        obj.last_id = -1
        archive.error = (error.number, error.errno)
        return False
    archive.error = (OK, 0)
    return True


def file_source(engine: Engine, path: str, part: tuple[int, int]) -> Source | None:
    """A part of a file as contents; None with a warning where there is no such file."""
    if not permitted(engine, path):
        return None
    absolute = absolute_path(path.encode("latin-1"))
    if not os.path.exists(absolute):
        engine.diagnostics.warning(f"{running_function(engine)}(): No such file or directory")
        return None
    return Source(path=absolute.decode("latin-1"), start=part[0], length=part[1])


def add_file(engine: Engine, obj: Any, path: str, name: str, part: tuple[int, int], flags: int) -> bool:
    source = file_source(engine, path, part)
    return source is not None and add(obj, name, source, flags)


class _Options:
    """What addGlob() and addPattern() do with each file; throws TypeError and ValueError (php_zip_parse_options)."""

    def __init__(self, engine: Engine, given: PhpArray) -> None:
        self.engine = engine
        self.given = {key: deref(value) for key, value in given.items()}
        self.remove_all = bool(self._loose("remove_all_path", bool, "bool"))
        self.method = self._loose("comp_method", int, "int")
        self.level = self._loose("comp_flags", int, "int") if self.method is not None else None
        self.encryption = self._loose("enc_method", int, "int")
        self.password = self._strict("enc_password", str, "string") if self.encryption is not None else None
        self.remove_path = self._path("remove_path")
        self.add_path = self._path("add_path")
        flags = self._strict("flags", int, "int")
        self.flags = FL_OVERWRITE if flags is None else flags

    def _loose(self, name: str, kind: type, shown: str) -> int | None:
        if name not in self.given:
            return None
        value = self.given[name]
        if type(value) is not kind:
            self.engine.diagnostics.warning(f'{running_function(self.engine)}(): Option "{name}" must be of type '
                                            f"{shown}, {value_name(self.engine, value)} given")
        return convert.to_int(self.engine, value)

    def _strict(self, name: str, kind: type, shown: str) -> Any:
        value = self.given.get(name)
        if name in self.given and type(value) is not kind:
            given = value_name(self.engine, value)
            self.engine.throw("TypeError", f'Option "{name}" must be of type {shown}, {given} given')
        return value

    def _path(self, name: str) -> str | None:
        value: str | None = self._strict(name, str, "string")
        if value == "":
            self.engine.throw("ValueError", f'Option "{name}" cannot be empty')
        if value is not None and len(value) >= _LONGEST_PATH:
            self.engine.throw("ValueError", f'Option "{name}" must be less than {_LONGEST_PATH - 1} bytes')
        return value

    def name_for(self, path: str) -> str:
        """The name of the entry for a file."""
        if self.remove_all:
            path = basename(path)
        elif self.remove_path is not None and self.remove_path in path:
            size = len(self.remove_path)
            path = path[size + 1:] if path[size:size + 1] == "/" else path[size:]
        return (self.add_path or "") + path


def add_glob(engine: Engine, obj: Any, pattern: str, flags: int, options: PhpArray) -> PhpArray | bool:
    """The files added that match a shell pattern; false where that fails."""
    if not pattern:
        value_error(engine, 1, "cannot be empty")
    parsed = _Options(engine, options)
    if len(pattern) >= _LONGEST_PATH:
        engine.diagnostics.warning(f"{running_function(engine)}(): Pattern exceeds the maximum allowed length of "
                                   f"{_LONGEST_PATH} characters")
        return False
    own_flags = library_flags(engine, flags, _GLOB_FLAGS)
    if own_flags is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): At least one of the passed flags is invalid or not "
                                   "supported on this platform")
        return False
    return _add_all(engine, obj, glob_paths(pattern, own_flags), parsed)


def add_pattern(engine: Engine, obj: Any, pattern: str, folder: str, options: PhpArray) -> PhpArray | bool:
    """The files of a folder added whose names match a regular expression; null where there are none to look at, false
    where one cannot be added."""
    nothing: Any = None if engine.target < V8_4 else False
    failed: PhpArray | bool = nothing  # what PHP gives before 8.4, though it declares an array or false
    if not pattern:
        value_error(engine, 1, "cannot be empty")
    parsed = _Options(engine, options)
    if not permitted(engine, folder) or (opened := open_directory(engine, folder, None)) is None:
        return failed
    names = []
    while (entry := opened.read_entry()) is not None:
        names.append(entry.encode("latin-1"))
    opened.close()
    names.sort()
    found = compiled(engine, engine.state_of(PcreState), pattern)
    if found is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid expression")
        return failed
    paths = []
    for name in names:
        text = name.decode("latin-1")
        if not os.path.isdir(os.path.join(folder.encode("latin-1"), name)) and found.match(name, 0, 0) > 0:
            paths.append(f"{folder}/{text}")
    return _add_all(engine, obj, paths, parsed)


def _add_all(engine: Engine, obj: Any, paths: list[str], options: _Options) -> PhpArray | bool:
    for path in paths:
        name = options.name_for(path)
        if len(name) >= _LONGEST_PATH:
            engine.diagnostics.warning(f"{running_function(engine)}(): Entry name too long (max: {_LONGEST_PATH - 1}, "
                                       f"{len(name)} given)")
            return False
        if not add_file(engine, obj, path, name, (0, 0), options.flags):
            return False
        archive = obj.held.archive
        try:
            if options.method is not None and options.method >= 0:
                archive.set_compression(obj.last_id, options.method, options.level or 0)
            if options.encryption is not None and options.encryption >= 0:
                archive.set_encryption(obj.last_id, options.encryption, options.password)
        except ZipError as error:
            archive.error = (error.number, error.errno)
            return False
    return PhpArray.from_list(list(paths))
