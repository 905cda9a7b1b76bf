"""All modules of this package in one file, modules.TAG.bundle, which spares a start hundreds of small files.

It lies in the package's folder or, where that cannot be written, in the user's cache. `scripts/bundle_modules.py`
writes it for a checkout, `zvm --setup` or the first start (zvm/cli/setup.py) for an installation. A module whose source
changed since comes from its files.

A bundle is MAGIC, a digest of what it was made of, the index's size as 8 bytes, index, and records. The index (marshal)
has the offset of each module's record, from the index's end, and its size by the module's name. A record (marshal) has
the names of the bundled modules that are to be imported before, and a tuple for each of a group of modules, in the
order of importing them: name, source file under the package, whether that is a package's, its size, when it was changed
(in whole seconds: copies of an installation, such as layers of a container, have no more), its code, the functions and
classes that are not in the code, by name: their places, or the name of another, and the places of the functions that
have stubs, by number. A place is where code (marshal) is: FIELD_BITS of its size below its offset.

What takes long to compile and is known when the bundle is written (functions that are made of text at run time,
regular expressions, what modules declare of functions) is kept by its text. The record TEXTS has a row for each, in the
order of their hashes: the text's hash, and offset and size of a record (marshal) with the text and what it was compiled
to.

The file is mapped into memory, as libraries are: it is replaced, never written over.

A record is imported by a loop of this module: the import system takes longer for a module than most of them take to
run. Its locks are not held there, so the loop runs only while one thread imports.

Half of the time of reading a record is for its strings, each of which Python looks up among all interned ones, and most
strings are in many records. So what the runs of a program read is kept in one file (bundle_runs.py), which the command
reads first: `recall()`. A program without such a file gets the record USUAL, which has what a first run of a small
program reads (zvm/cli/usual_run.py).
"""
import os
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourceFileLoader
from _imp import source_hash
from _thread import _count as count_threads
from _thread import allocate_lock, get_ident
from marshal import loads
from mmap import ACCESS_READ, mmap

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from io import FileIO
    from types import CellType, CodeType, FunctionType, ModuleType
    from typing import Any
else:
    FunctionType, ModuleType = type(lambda: None), type(sys)
    CodeType = type((lambda: None).__code__)
    CellType = type((lambda cell: lambda: cell)(0).__closure__[0])

MAGIC = b"ZVMBA"
DIGEST_SIZE = 32
SIZE_BYTES = 8
TEXTS, USUAL = "<texts>", "<usual>"
BODY = "__body__"  # the name of a module's Bodies in it
STUB = "stub"  # the name of functions whose stubs are shared, until they are called
HASH_SIZE, FIELD_BYTES = 8, 4  # of a row of TEXTS
FIELD_BITS = 8 * FIELD_BYTES
ROW_SIZE = HASH_SIZE + 2 * FIELD_BYTES
_NEAR_BYTES = 256 * ROW_SIZE  # of TEXTS that are searched, before and after where a row is to be expected
_HEAD_SIZE = len(MAGIC) + DIGEST_SIZE + SIZE_BYTES
# what reading a file that is not a bundle raises
_DAMAGED = (OSError, EOFError, ValueError, TypeError, MemoryError, OverflowError)

# of the file of a program's runs: magic, hashes of the program and of the rest, fields of Recalled and memos (marshal)
RUNS_MAGIC, RUNS_FOLDER, RUNS_SUFFIX = b"ZVMR2", "runs", ".zvmr"
RUNS_HEAD = len(RUNS_MAGIC) + 2 * HASH_SIZE
_WITH_VALUE = ("-d", "-c", "-r", "-B", "-R", "-E", "-S", "-t", "-z")  # options of the command
_NEW_PARTS, _NEW_MODULES = 32, 4  # more than so many are worth writing the file again
_MOST_UNUSED = 1 << 16  # bytes of records that a run does not use, and that it has removed where there are more
MOST_REMOVALS = 2  # of a program whose runs differ: then all stays

# The thread that imports while there is one other, which only waits; 0: none is known to.
importing_thread = 0
installation: "Installation | None" = None
_finder: "BundleFinder | None" = None


class Installation:
    """A package's folder, and how it came there.

    `record`: the file in which an installer lists what it installed, if it was one. `state` changes whenever it
    installs the package again; it is empty for a checkout, whose modules are looked at one by one.
    """

    __slots__ = ("package", "record", "state")

    def __init__(self, package: str, record: str = "") -> None:
        self.package, self.record, self.state = package, record, b""
        try:
            with open(record, "rb", 0) as file:
                files = file.read().partition(self.recorded().encode())[0]
                self.state = source_hash(0, files).ljust(DIGEST_SIZE, b"\0")
        except OSError:
            return

    def recorded(self) -> str:
        """What a bundle is called in the record."""
        return f"{os.path.basename(self.package)}/modules.{sys.implementation.cache_tag}.bundle"

    def places(self) -> list[str]:
        """Where a bundle may lie for this Python."""
        places = [f"{self.package}/modules.{sys.implementation.cache_tag}.bundle"]
        folder = cache_folder()
        if self.state and folder is not None:
            name = source_hash(0, os.fsencode(self.package)).hex()
            places.append(f"{folder}/modules.{name}.{sys.implementation.cache_tag}.bundle")
        return places

    def find(self) -> "tuple[str, FileIO] | None":
        """The path of the bundle of what is installed now, and that file."""
        for index, path in enumerate(self.places()):
            try:
                file = open(path, "rb", 0)  # noqa: SIM115
            except OSError:
                continue
            if (index == 0 or is_private(os.fstat(file.fileno()))) and self._is_current(file):
                return path, file
            file.close()
        return None

    def _is_current(self, bundle: "FileIO") -> bool:
        """Whether an open bundle was written of this installation."""
        head = bundle.read(_HEAD_SIZE)
        bundle.seek(0)
        return not self.state or head[len(MAGIC):-SIZE_BYTES] == self.state


def cache_folder() -> str | None:
    """The user's folder for what ZVM need not make again (XDG Base Directory Specification); None where there is no
    home."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    if base[:1] != "/":
        home = os.environ.get("HOME", "").rstrip("/") or os.path.expanduser("~")
        if home[:1] != "/":
            return None
        base = f"{home}/.cache"
    return f"{base}/zvm"


def seconds_changed(status: os.stat_result) -> int:
    """When a file was changed, in whole seconds."""
    return status.st_mtime_ns // 1_000_000_000


def is_private(status: os.stat_result) -> bool:
    """Whether nobody but the user can have written a file."""
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022


def install(package: str, record: str = "") -> None:
    """Import what the package's bundle has from it. Does nothing where there is none, or ZVM_BUNDLE is 0."""
    global installation, _finder
    installation = Installation(package, record)
    if os.environ.get("ZVM_BUNDLE") == "0":
        return
    found = installation.find()
    if found is not None:
        path, file = found
        try:
            with file:
                _, size = read_head(file)
                view = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
                status = os.fstat(file.fileno())
            start = _HEAD_SIZE + size
            _finder = BundleFinder(package, path, loads(view[_HEAD_SIZE:start]), view[start:])
            _finder.state = f"{status.st_ino}:{status.st_size}:{status.st_mtime_ns}:{package}"
        except _DAMAGED:
            return
        sys.meta_path.insert(0, _finder)


def recall(arguments: "Sequence[str]") -> "BundleFinder | None":
    """Have modules come from what runs of the program that a command line names have read before, or first runs of
    others where nothing is kept, or that was damaged or made of another bundle. The finder, where there is a bundle."""
    if _finder is None or _finder.program:
        return _finder
    _finder.program = program = f"{_finder.state}\0{program_of(arguments)}"
    kept = _kept_runs(program)
    try:
        if kept is not None:
            _finder.recall(kept)
        elif USUAL in _finder.index:
            _finder.recall(_finder.record_bytes(USUAL), is_usual=True)
    except _DAMAGED:
        pass
    return _finder


def _kept_runs(program: str) -> memoryview | None:
    """What is kept of the runs of a program; None where nothing is."""
    path = runs_file(program)
    if path is None:
        return None
    try:
        with open(path, "rb", 0) as file:
            if not is_private(os.fstat(file.fileno())):
                return None
            view = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
    except _DAMAGED:
        return None
    rest = view[RUNS_HEAD:]
    return rest if view[:RUNS_HEAD] == RUNS_MAGIC + hash_of(program) + source_hash(0, rest) else None


def program_of(arguments: "Sequence[str]") -> str:
    """The path of the script that a command line names, as it is known before the command line is read; another one
    does no harm."""
    words = iter(arguments)
    for word in words:
        if word in _WITH_VALUE:
            next(words, None)
        elif word[:1] != "-":
            try:
                return word if word[:1] == "/" else f"{os.getcwd()}/{word}"
            except OSError:  # the folder was removed
                break
    return ""


def runs_file(program: str) -> str | None:
    """Where what runs of a program have read is kept."""
    folder = cache_folder()
    return None if folder is None else f"{folder}/{RUNS_FOLDER}/{hash_of(program).hex()}{RUNS_SUFFIX}"


def memo(*modules: str) -> "dict[Any, Any]":
    """A table that the runs of a program share, for what modules of the bundle give and for nothing else: it is empty
    where one of them has changed. What is put into it must be marshal's."""
    if _finder is None or any(getattr(sys.modules[name].__spec__, "cached", None) != _finder.bundle
                              for name in modules):
        return {}
    return _finder.memos.setdefault(modules[0], {})


def worth_keeping() -> "BundleFinder | None":
    """The finder, if what this run has read is to be kept (bundle_runs.keep()): most of it was not yet."""
    return _finder if _finder is not None and _finder.program and _finder.is_worth_keeping() else None


def ignore_run() -> None:
    """Have nothing of this run kept."""
    if _finder is not None:
        _finder.program = ""


def is_installed_without() -> bool:
    """Whether the package was installed by an installer and has no bundle."""
    return _finder is None and installation is not None and bool(installation.state)


def load(name: str) -> None:
    """Import a module that is in the bundle, where that can be done without the import system."""
    if name not in sys.modules and _finder is not None and _finder.loads_itself(name):
        _Group(_finder).load(name)


def compiled(text: str) -> "Any":
    """What is kept for a text; None where there is nothing."""
    if _finder is not None:
        try:
            return _finder.compiled(text)
        except _DAMAGED:
            pass
    return None


def whole(function: "Any") -> "Any":
    """The same function; one of the bundle has its own code and name from now on, as when it is called."""
    code = getattr(function, "__code__", None)
    number = -1 if code is None else number_of_stub(code)
    if number >= 0:
        function.__globals__[BODY].load(number, code, None)
    return function


def number_of_stub(code: "CodeType") -> int:
    """The number of a stub; -1 of the code of another function. A tuple has it, as small ints are no constants of code
    since Python 3.14."""
    if BODY not in code.co_names:
        return -1
    return next(each[0] for each in code.co_consts if type(each) is tuple and type(each[0]) is int)


def state_of(source: str) -> "tuple[int, int] | None":
    """The size of a source file, by its path in the package, and when it was changed; None where there is none."""
    try:
        status = os.stat(os.path.dirname(__file__) + source)
    except OSError:
        return None
    return status.st_size, seconds_changed(status)


def hash_of(text: str) -> bytes:
    """The same in every process."""
    return source_hash(0, text.encode(errors="surrogateescape"))


def bundle_digest(path: str) -> bytes:
    """The digest in a bundle's head; empty where there is no bundle."""
    try:
        with open(path, "rb", 0) as file:
            return read_head(file)[0]
    except _DAMAGED:
        return b""


def read_head(file: "FileIO") -> tuple[bytes, int]:
    """The digest, and the size of the index. Raises ValueError where it is not a bundle."""
    head = file.read(_HEAD_SIZE)
    if len(head) < _HEAD_SIZE or not head.startswith(MAGIC):
        raise ValueError("it is no bundle")
    return head[len(MAGIC):-SIZE_BYTES], int.from_bytes(head[-SIZE_BYTES:], "little")


def _imports_alone() -> bool:
    """Whether no other thread may be importing something, too."""
    count = count_threads()
    return count == 0 or count == 1 and get_ident() == importing_thread


class BundleFinder:
    """Finds the modules of a bundle whose sources are as they were (a finder of sys.meta_path)."""

    def __init__(self, package: str, bundle: str, index: "dict[str, tuple[int, int]]", records: memoryview) -> None:
        self.package = package
        self.bundle = bundle  # its path
        self.index = index
        self.records = records
        self.texts: bytes | None = None  # rows, once read
        self.state = ""  # changes with the bundle
        self.program = ""  # whose runs are noted; "": none
        self.recalled = Recalled({}, {}, {})
        self.read_names: list[str] = []  # of records that this run has read
        self.bodies: list[int] = []  # places of bodies it has read, of definitions, and texts
        self.definitions: list[int] = []
        self.read_texts: list[str] = []
        self.memos: dict[str, dict[Any, Any]] = {}  # by module
        self.memoized = 0  # how many entries they had when the run began

    def recall(self, data: "memoryview | bytes", is_usual: bool = False) -> None:
        """Have modules come from what is kept of runs; `is_usual`: of another program's. Raises one of _DAMAGED."""
        modules, definitions, texts, bodies, self.memos, warm_bodies, removals = loads(data)
        self.recalled = Recalled(modules, definitions, texts, bodies, warm_bodies, removals, is_usual)
        self.memoized = sum(map(len, self.memos.values()))

    def is_worth_keeping(self) -> bool:
        """Whether the run has read much that was not kept, or little of what was."""
        if self.recalled.is_usual or self.removes_unused():
            return True
        entries = sum(map(len, self.memos.values())) - self.memoized
        modules = {*self.read_names}.difference(self.recalled.names)  # some are read before the run is recalled
        bodies = {*self.bodies}.difference(self.recalled.bodies)
        return len(modules) > _NEW_MODULES or \
            len(bodies) + len(self.definitions) + len(self.read_texts) + entries > _NEW_PARTS

    def removes_unused(self) -> bool:
        """Whether what the run did not use of what was kept is not kept any longer: it is much, and that happens for
        the first times."""
        unused = sum(self.index[name][1] for name in self.recalled.modules if name in self.index)
        return self.recalled.is_usual or unused > _MOST_UNUSED and self.recalled.removals < MOST_REMOVALS

    def find_spec(self, name: str, path: "Sequence[str] | None" = None,
                  target: "ModuleType | None" = None) -> "ModuleSpec | None":
        if name not in self.index:
            return None
        if target is None and self.loads_itself(name):
            return _Group(self).load(name)
        return next((spec for spec in self.read(name)[1] if spec.name == name), None)

    def loads_itself(self, name: str) -> bool:
        """Whether the module is in the bundle and a loop may import it now."""
        return name in self.index and _imports_alone() and not name.endswith(".__main__")  # which runpy finds, and runs

    def read(self, name: str) -> "tuple[tuple[str, ...], list[ModuleSpec]]":
        """What a record names first, and its modules but for those whose sources have changed."""
        try:
            needed, members = self.recalled.modules.pop(name, None) or self.record(name)
            return needed, [spec for member in members if (spec := self._spec(*member)) is not None]
        except _DAMAGED:
            return (), []

    def record(self, name: str) -> "tuple[tuple[str, ...], tuple[Any, ...]]":
        """The record of a module."""
        self.read_names.append(name)
        record: tuple[tuple[str, ...], tuple[Any, ...]] = loads(self.record_bytes(name))
        return record

    def body(self, place: int) -> "CodeType | None":
        """The code of a function that has a stub; None where the bundle is damaged. Raises MemoryError."""
        self.bodies.append(place)
        try:
            return self.code(place)
        except MemoryError:
            raise
        except _DAMAGED:
            return None

    def definition(self, place: int, name: str) -> "CodeType | None":
        """The code of a function, or of the statement that makes a class; None where the bundle is damaged."""
        code = self.recalled.definitions.pop(place, None)
        if code is None:
            self.definitions.append(place)
            try:
                code = self.code(place)
            except _DAMAGED:
                return None
        return code if isinstance(code, CodeType) and (code.co_name == name or name in code.co_names) else None

    def code(self, place: int) -> "CodeType":
        code: CodeType = loads(self._record(place >> FIELD_BITS, place & (1 << FIELD_BITS) - 1))
        return code

    def record_bytes(self, name: str) -> memoryview:
        """A record as the bundle has it."""
        return self._record(*self.index[name])

    def _record(self, offset: int, size: int) -> memoryview:
        return self.records[offset:offset + size]

    def compiled(self, text: str) -> "Any":
        kept = self.recalled.texts.get(text)
        if kept is not None and not self.recalled.is_usual:
            return kept
        self.read_texts.append(text)
        return self.compiled_text(text) if kept is None else kept

    def compiled_text(self, text: str) -> "Any":
        if self.texts is None:
            self.texts = bytes(self.record_bytes(TEXTS)) if TEXTS in self.index else b""
        wanted = hash_of(text)
        rows = len(self.texts) // ROW_SIZE
        near = ROW_SIZE * (int.from_bytes(wanted[:2], "big") * rows >> 16)  # about where a hash is among all
        start = max(near - _NEAR_BYTES, 0)
        place = self.texts.find(wanted, start, near + _NEAR_BYTES)
        while place > 0 and place % ROW_SIZE:  # not where a row begins
            place = self.texts.find(wanted, place + 1, near + _NEAR_BYTES)
        if place < 0:
            return None
        fields = self.texts[place + HASH_SIZE:place + ROW_SIZE]
        offset, size = int.from_bytes(fields[:FIELD_BYTES], "little"), int.from_bytes(fields[FIELD_BYTES:], "little")
        known, kept = loads(self._record(offset, size))
        return kept if known == text else None

    def _spec(self, name: str, source: str, is_package: bool, size: int, changed: int, code: "CodeType",
              definitions: "dict[str, int | str] | None", bodies: tuple[int, ...]) -> "ModuleSpec | None":
        source = self.package + source
        status = os.stat(source)
        if status.st_size != size or seconds_changed(status) != changed:
            return None
        loader = BundledLoader(name, source, code, definitions, bodies)
        spec = ModuleSpec(name, loader, origin=source, is_package=is_package)
        spec.has_location = True
        setattr(spec, "_initializing", False)  # noqa: B010  # else each import of it looks in vain in its class, too
        spec.cached = self.bundle  # else it would be worked out
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(source)]
        return spec


class Recalled:
    """What the runs of a program have read: records by the name of their first module, code by its place, and what is
    kept for texts; `bodies` are the places of the functions that are whole in the records. Records and code that the
    run uses are taken out. `is_usual`: the runs were another program's, and those of its functions that were called
    without anything being compiled are `warm_bodies`. `removals` says how often something was removed from the file.
    """

    __slots__ = ("modules", "definitions", "texts", "bodies", "warm_bodies", "names", "places", "removals", "is_usual")

    def __init__(self, modules: "dict[str, Any]", definitions: "dict[int, CodeType]", texts: "dict[str, Any]",
                 bodies: tuple[int, ...] = (), warm_bodies: tuple[int, ...] = (), removals: int = 0,
                 is_usual: bool = False) -> None:
        self.modules, self.definitions, self.texts, self.bodies = modules, definitions, texts, bodies
        self.warm_bodies = warm_bodies
        self.names, self.places = [*modules], [*definitions]
        self.removals, self.is_usual = removals, is_usual

    def names_to_keep(self, removes_unused: bool) -> list[str]:
        """Of the records: all, or those that this run has used."""
        return [name for name in self.names if name not in self.modules] if removes_unused else self.names

    def places_to_keep(self, removes_unused: bool) -> list[int]:
        """Likewise of the definitions."""
        return [place for place in self.places if place not in self.definitions] if removes_unused else self.places

    def bodies_to_keep(self) -> tuple[int, ...]:
        """Of the functions that are whole: all, or those that most programs call."""
        return self.warm_bodies if self.is_usual else self.bodies

    def texts_to_keep(self) -> "dict[str, Any]":
        """What is kept for texts; that of another program's is read as if it were not."""
        return {} if self.is_usual else self.texts


class BundledLoader(SourceFileLoader):
    """The loader of a source file whose code is known, and given once: it is not kept. `module` is what it was loaded
    into already."""

    def __init__(self, name: str, path: str, code: "CodeType | None",
                 definitions: "dict[str, int | str] | None", bodies: tuple[int, ...]) -> None:
        super().__init__(name, path)
        self.code = code
        self.definitions, self.bodies = definitions, bodies
        self.module: ModuleType | None = None

    def create_module(self, spec: ModuleSpec) -> "ModuleType | None":
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        if self.module is None and self.code is None:
            super().exec_module(module)
        elif self.module is None:
            self.run(module)
        self.module = None

    def run(self, module: ModuleType) -> None:
        """Execute the code that is given once."""
        code, self.code = self.code, None
        assert code is not None
        if self.bodies:
            setattr(module, BODY, Bodies(module, self.bodies))
        if self.definitions is not None:
            setattr(module, "__getattr__", _LazyDefinitions(module, self.definitions))  # noqa: B010
        exec(code, module.__dict__)

    def get_code(self, fullname: str) -> "CodeType | None":
        code, self.code = self.code, None
        return super().get_code(fullname) if code is None else code


# Calls that take their arguments out of a list one by one, by how many have no name and the names of the others.
_calls: "dict[tuple[Any, ...], Any]" = {
    (0,): lambda function, pop: function(),
    (1,): lambda function, pop: function(pop()),
    (2,): lambda function, pop: function(pop(), pop()),
    (3,): lambda function, pop: function(pop(), pop(), pop()),
    (4,): lambda function, pop: function(pop(), pop(), pop(), pop())}


class Bodies:
    """The functions of a module that have stubs (bundle_stubs.py). `places` are those of their code, by number."""

    __slots__ = ("module", "places", "others")

    def __init__(self, module: ModuleType, places: tuple[int, ...]) -> None:
        self.module, self.places = module, places
        self.others: dict[int, FunctionType] = {}  # that are not in the module under their own names

    def __call__(self, numbers: tuple[int], arguments: "list[Any]", named: "dict[str, Any]",
                 owner: "type | None" = None) -> "Any":
        """Call the function of a number, whose stub calls this; it has its own code from now on. `owner` is the class
        that it means by __class__. Nothing but the function has the arguments then: their references are counted."""
        number, = numbers
        function = self.others.get(number) or self.load(number, sys._getframe(1).f_code, owner)
        shape = (len(arguments), *named)
        call = _calls.get(shape)
        if call is None:
            words = [*["pop()"] * len(arguments), *(f"{name}=pop()" for name in named)]
            call = _calls[shape] = eval(f"lambda function, pop: function({', '.join(words)})")
        arguments += named.values()
        named.clear()
        arguments.reverse()
        return call(function, arguments.pop)

    def load(self, number: int, stub: "CodeType", owner: "type | None") -> FunctionType:
        """Give the function of a stub its code."""
        code = None if _finder is None else _finder.body(self.places[number])
        if code is None:
            raise ImportError(f"{self.module.__name__}: its bundle is damaged")
        function = _named_function(self.module, code.co_qualname, stub)
        if function is None:
            function = self.others[number] = _detached_function(self.module, code, stub, owner)
        else:
            function.__code__ = code
            function.__name__, function.__qualname__ = code.co_name, code.co_qualname
        return function


def _named_function(module: ModuleType, name: str, stub: "CodeType") -> FunctionType | None:
    """The function of a qualified name in a module that has the code of a stub; None where there is another one."""
    value: object = module
    for word in name.split("."):
        value = value.__dict__.get(word)
        if not isinstance(value, type):
            break
    if type(value) is FunctionType:
        return value if value.__code__ is stub else None
    for word in ("__func__", "fget", "fset", "fdel", "__wrapped__"):
        each = getattr(value, word, None)
        if type(each) is FunctionType and each.__code__ is stub:
            return each
    return None


def _detached_function(module: ModuleType, code: "CodeType", stub: "CodeType", owner: "type | None") -> FunctionType:
    """A function that stands in the module under another name or not at all, with the code that its stub is for."""
    closure = None if owner is None else (CellType(owner),)
    function = FunctionType(code, module.__dict__, code.co_name, None, closure)
    if stub.co_name == STUB:  # one that does not know the defaults
        from zvm.bundle_defaults import defaults_of

        function.__defaults__, function.__kwdefaults__ = defaults_of(code, module.__dict__, owner)
    return function


class _LazyDefinitions:
    """The functions and classes of a module whose code has none, made when they are first asked for."""

    def __init__(self, module: ModuleType, definitions: "dict[str, int | str]") -> None:
        self.module = module
        self.definitions = definitions
        self.lock = allocate_lock()  # a class is made once

    def __call__(self, name: str) -> "Any":
        """Raises AttributeError."""
        place = self.definitions.get(name)
        if place is None:
            raise AttributeError(f"module {self.module.__name__!r} has no attribute {name!r}")
        namespace = self.module.__dict__
        if isinstance(place, str):
            namespace[name] = getattr(self.module, place)
        else:
            with self.lock:
                if name not in namespace:
                    self._make(name, place)
        return namespace[name]

    def _make(self, name: str, place: int) -> None:
        namespace = self.module.__dict__
        code = None if _finder is None else _finder.definition(place, name)
        if code is None:
            code = _definition_in(namespace["__file__"], name)
        if code.co_name == name:
            namespace[name] = FunctionType(code, namespace)
        else:
            exec(code, namespace)


def _definition_in(source: str, name: str) -> "CodeType":
    """The code of the statement of a source file that defines a name."""
    import ast

    with open(source, "rb") as file:
        tree = ast.parse(file.read(), source)
    tree.body = [each for each in tree.body if getattr(each, "name", None) == name
                 or isinstance(each, ast.ImportFrom) and each.module == "__future__"]
    code: CodeType = compile(tree, source, "exec", dont_inherit=True)
    return code


class _ModuleOfGroup(ModuleType):
    """A module while its group is loaded. A plain one raises, for each `from` import, the error that it has no
    __path__, which takes longer than the rest of the import. (Python 3.11 crashes in long runs where it stays so.)"""

    __slots__ = ()
    __getattribute__ = object.__getattribute__


class _Group:
    """Modules that are imported together, each after those it imports itself."""

    def __init__(self, finder: BundleFinder) -> None:
        self.finder = finder
        self.loading: set[str] = set()
        self.loaded: list[ModuleType] = []

    def load(self, name: str) -> "ModuleSpec | None":
        """Import a module and whatever its record names; its spec. None where it is not to be had from the bundle: what
        imports it will import it then."""
        try:
            self._load(name)
        finally:
            for module in self.loaded:
                module.__class__ = ModuleType
        return getattr(sys.modules.get(name), "__spec__", None)

    def _load(self, name: str) -> None:
        self.loading.add(name)
        needed, specs = self.finder.read(name)
        for other in needed:
            if other not in sys.modules and other not in self.loading:
                self._load(other)
        for spec in specs:
            parent, _, child = spec.name.rpartition(".")
            if spec.name not in sys.modules and parent in sys.modules:
                self._execute(spec.name, spec)
                setattr(sys.modules[parent], child, sys.modules[spec.name])

    def _execute(self, name: str, spec: ModuleSpec) -> None:
        loader = spec.loader
        assert isinstance(loader, BundledLoader)
        module = sys.modules[name] = _module_of(spec)
        try:
            loader.run(module)
        except BaseException:
            sys.modules.pop(name, None)
            raise
        loader.module = module
        if "__getattr__" in module.__dict__:
            module.__class__ = ModuleType
        else:
            self.loaded.append(module)


def _module_of(spec: ModuleSpec) -> ModuleType:
    """The module of a spec, as the import system makes it."""
    module = _ModuleOfGroup(spec.name)
    module.__spec__ = spec
    module.__loader__ = spec.loader
    module.__package__ = spec.parent
    module.__file__ = spec.origin
    setattr(module, "__cached__", spec.cached)  # noqa: B010
    if spec.submodule_search_locations is not None:
        module.__path__ = spec.submodule_search_locations
    return module
