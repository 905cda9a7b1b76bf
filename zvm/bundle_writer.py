"""Writing the file that bundle.py has modules imported from."""
from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import SourceFileLoader
from marshal import dumps, loads
from types import CodeType
from typing import Any

from zvm.bundle import FIELD_BITS, FIELD_BYTES, MAGIC, SIZE_BYTES, TEXTS, hash_of, read_head, seconds_changed
from zvm.bundle_code import compiled, without_columns, without_documentation
from zvm.bundle_stubs import with_stubs

Module = tuple[str, str, bool]  # name, source file under the package, whether that is a package's
# as bundle.py has them
Fields = tuple[str, str, bool, int, int, CodeType, dict[str, int | str] | None, tuple[int, ...]]
CHUNK_SIZE = 60  # modules that are compiled at one go


@dataclass(frozen=True)
class Rules:
    """What becomes of modules, by the beginnings of their names (write_bundle())."""

    without_definitions: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    whole: tuple[str, ...] | None = None
    documented: tuple[str, ...] = ("",)


def write_bundle(path: str, package: str, modules: Sequence[Module], digest: bytes,
                 groups: Sequence[Sequence[str]] = (), texts: Mapping[str, Any] | None = None,
                 rules: Rules = Rules(), run: Callable[..., Iterable[bytes]] = map) -> None:
    """Write a bundle, at `path`, of modules of a package's folder. Raises OSError.

    The others of a group, and what all of them import, are loaded with its first module, where no earlier group has
    them. Functions of modules whose names begin with one of `without_definitions`, and classes that no other is made
    from, are loaded when they are asked for, unless the module comes with a group; nothing but getattr() may find them.
    `texts`: what compiled() gives, by text. Functions have stubs (bundle_stubs.py), but those of modules whose names
    begin with one of `whole`, or of all where that is None; those of `plain` have short ones. Modules whose names
    begin with one of `documented` keep their documentation. `run` is map(), or does the same in several processes.
    """
    definitions = bytearray()
    members: dict[str, _Member] = {}
    compile_chunk = partial(_compile_chunk, package, rules, frozenset(name for name, _, _ in modules))
    chunks = [modules[at:at + CHUNK_SIZE] for at in range(0, len(modules), CHUNK_SIZE)]
    for chunk_definitions, rows in map(loads, run(compile_chunk, chunks)):
        base = len(definitions)
        for fields, split, needed in rows:
            members[fields[0]] = _Member(_with_base(fields, base), split and _with_base(split, base), needed)
        definitions += chunk_definitions
    records: dict[str, tuple[tuple[str, ...], tuple[Fields, ...]]] = {
        name: (member.needed, (member.alone,)) for name, member in members.items()}
    known: set[str] = set()
    for group in groups:
        order: list[str] = []
        for name in group:
            _add_closure(name, members, known, order)
        outside = dict.fromkeys(needed for name in order for needed in members[name].needed if needed not in order)
        records[group[0]] = (tuple(outside), tuple(members[name].fields for name in order))
    _write(path, bytes(definitions), {name: dumps(record) for name, record in records.items()}, digest, texts or {})


def add_record(path: str, name: str, record: bytes) -> None:
    """Add a record to a bundle, whose others stay where they are. Raises OSError."""
    with open(path, "rb", 0) as file:
        digest, size = read_head(file)
        index, rest = loads(file.read(size)), file.readall()
    index[name] = len(rest), len(record)
    _write_file(path, digest, index, (rest, record))


def _is_within(name: str, folder: str | None) -> bool:
    return folder is not None and name.startswith(folder)


def _add_closure(name: str, members: dict[str, _Member], known: set[str], order: list[str]) -> None:
    """Add a module to an order, after what it imports, unless it is known."""
    if name not in known:
        known.add(name)
        for needed in members[name].needed:
            _add_closure(needed, members, known, order)
        order.append(name)


def _write(path: str, definitions: bytes, records: dict[str, bytes], digest: bytes, texts: Mapping[str, Any],
           ) -> None:
    index: dict[str, tuple[int, int]] = {}
    offset = len(definitions)
    for name, record in records.items():
        index[name] = offset, len(record)
        offset += len(record)
    rows, kept = _texts(texts, offset)
    index[TEXTS] = offset + len(kept), len(rows)
    _write_file(path, digest, index, (definitions, *records.values(), kept, rows))


def _write_file(path: str, digest: bytes, index: dict[str, tuple[int, int]], records: Iterable[bytes]) -> None:
    head = dumps(index)
    written = f"{path}.{os.getpid()}"
    with open(written, "wb") as file:
        file.writelines((MAGIC, digest, len(head).to_bytes(SIZE_BYTES, "little"), head, *records))
    os.replace(written, path)


def _texts(kept: Mapping[str, Any], offset: int) -> tuple[bytes, bytes]:
    """The rows of TEXTS, and the records they are about, which begin at an offset."""
    rows, records = [], bytearray()
    for text, value in kept.items():
        record = dumps((text, value))
        rows.append(hash_of(text) + b"".join(each.to_bytes(FIELD_BYTES, "little")
                                             for each in (offset + len(records), len(record))))
        records += record
    return b"".join(sorted(rows)), bytes(records)


@dataclass
class _Member:
    """A module of the bundle: its fields in a record, those where it does not come with a group if they are others, and
    the bundled modules it imports whenever it is imported, in that order."""

    fields: Fields
    split: Fields | None
    needed: tuple[str, ...]

    @property
    def alone(self) -> Fields:
        return self.fields if self.split is None else self.split


def _with_base(fields: Fields, base: int) -> Any:
    """The fields of a module whose definitions come after `base` bytes of others."""
    *state, definitions, places = fields
    offset = base << FIELD_BITS
    if definitions is not None:
        definitions = {name: place if isinstance(place, str) else place + offset
                       for name, place in definitions.items()}
    return *state, definitions, tuple(place + offset for place in places)


def _compile_chunk(package: str, rules: Rules, names: frozenset[str], modules: Sequence[Module]) -> bytes:
    """Compile some of the modules of `names`: marshalled, their definitions, and the fields of a _Member for each."""
    definitions = bytearray()
    rows = []
    for name, source, is_package in modules:
        module = _Compilation(package, name, source, is_package, name.startswith(rules.documented))
        if name.startswith(rules.without_definitions):
            module.separate_definitions(definitions)
        needed = module.needed(names)
        if rules.whole is not None and not name.startswith(rules.whole):
            module.separate_bodies(definitions, name.startswith(rules.plain))
        rows.append((module.fields, module.split, needed))
    return dumps((bytes(definitions), rows))


class _Compilation:
    """A module of the bundle, compiled."""

    def __init__(self, package: str, name: str, source: str, is_package: bool, is_documented: bool) -> None:
        loader = SourceFileLoader(name, package + source)
        status = os.stat(package + source)
        self.name = name
        self.is_package = is_package
        tree = ast.parse(loader.get_data(package + source))
        self.tree = tree if is_documented else without_documentation(tree)
        code = loader.get_code(name)
        assert code is not None
        code = without_columns(code) if is_documented else compiled(self.tree, code)
        self.state = name, source, is_package, status.st_size, seconds_changed(status)
        self.code = code
        self.fields: Fields = *self.state, code, None, ()
        self.split: Fields | None = None

    def separate_definitions(self, definitions: bytearray) -> None:
        """Move the functions and classes to `definitions` where the module does not come with a group."""
        self.split = *self.state, *_split(self.tree, self.code, definitions), ()

    def separate_bodies(self, definitions: bytearray, is_plain: bool) -> None:
        """Move the code of functions to `definitions`."""
        code, places = with_stubs(self.tree, self.code, is_plain, lambda data: _store(data, definitions))
        self.fields = *self.state, code, None, places

    def needed(self, members: frozenset[str]) -> tuple[str, ...]:
        """What a package imports of its own modules is left out: they are after it."""
        own = f"{self.name}." if self.is_package else None
        imported = dict.fromkeys(self._imported(members))
        return tuple(name for name in imported if not _is_within(name, own))

    def _imported(self, members: frozenset[str]) -> Iterator[str]:
        yield from _with_parents(self.name.rpartition(".")[0], members)
        for statement in self.tree.body:
            if isinstance(statement, ast.Import):
                for alias in statement.names:
                    yield from _with_parents(alias.name, members)
            elif isinstance(statement, ast.ImportFrom) and statement.level == 0:
                yield from _with_parents(statement.module or "", members)
                for alias in statement.names:
                    if f"{statement.module}.{alias.name}" in members:
                        yield f"{statement.module}.{alias.name}"


def _with_parents(name: str, members: frozenset[str]) -> Iterator[str]:
    """A module, after the packages it lies in."""
    parts = name.split(".")
    for count in range(1, len(parts) + 1):
        parent = ".".join(parts[:count])
        if parent in members:
            yield parent


def _store(data: bytes, definitions: bytearray) -> int:
    """Add marshalled code to `definitions` and return its place."""
    place = len(definitions) << FIELD_BITS | len(data)
    definitions.extend(data)
    return place


def _split(tree: ast.Module, code: CodeType, definitions: bytearray) -> tuple[CodeType, dict[str, int | str]]:
    """A module's code without its functions and classes, and those by name: where in `definitions` their code is, or
    the name of the function it is."""
    places: dict[str, int | str] = {}

    def add(name: str, definition: CodeType) -> None:
        places[name] = _store(dumps(definition), definitions)

    def code_of(*statements: ast.stmt) -> CodeType:
        return compiled(ast.Module([*statements], []), code)

    functions = {each.co_name: each for each in code.co_consts if isinstance(each, CodeType)}
    bases = {base.id for each in tree.body if isinstance(each, ast.ClassDef)
             for base in each.bases if isinstance(base, ast.Name)}
    rest: list[ast.stmt] = []
    for statement in tree.body:
        match statement:
            case ast.FunctionDef(name=name):
                add(name, functions[name])
            case ast.ClassDef(name=name) if name not in bases:
                add(name, code_of(statement))
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=other)) if other in functions:
                places[name] = other
            case _:
                rest.append(statement)
    return code_of(*rest), places
