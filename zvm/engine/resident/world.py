"""A World: scripts, their native blocks and their classes as linked, internal classes.

Code holds values of a request in known places only, which docs/inside/resident.md lists; `reset()` empties them before
the next engine gets the World. What a request makes itself (by eval(), by including a file twice, of files that are not
cached) is not the World's and dies with it.
"""
from __future__ import annotations

from _struct import pack  # struct itself has nothing else to import
from time import monotonic

from zvm.engine.include import is_plain
from zvm.engine.optimizing import settings as compiler_settings
from zvm.engine.resident.inclusions import Inclusion
from zvm.engine.script_cache import announce
from zvm.opcodes import metadata as ops
from zvm.runtime.classes.class_record import ClassRecord
from zvm.runtime.services.ini import parse_bool, parse_quantity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.engine.resident.preloading import Preloaded
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script
    from zvm.opfile.reader import OpFile
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.classes.inheritance import Linker

# What these oplines keep depends on classes, or on the functions called, alone, and stays while those do …
OF_CLASSES = frozenset(getattr(ops, name) for name in (
    "INIT_METHOD_CALL", "FETCH_OBJ_R", "FETCH_OBJ_W", "FETCH_OBJ_RW", "FETCH_OBJ_IS", "FETCH_OBJ_FUNC_ARG",
    "FETCH_OBJ_UNSET", "ASSIGN_OBJ", "ASSIGN_OBJ_OP", "ASSIGN_OBJ_REF", "PRE_INC_OBJ", "PRE_DEC_OBJ", "POST_INC_OBJ",
    "POST_DEC_OBJ", "ISSET_ISEMPTY_PROP_OBJ", "UNSET_OBJ", "COUNT", "FE_RESET_R", "RECV", "RECV_INIT",
    "RECV_VARIADIC", "VERIFY_RETURN_TYPE",
    "SEND_VAL", "SEND_VAR", "SEND_VAL_EX", "SEND_VAR_EX", "SEND_VAR_NO_REF", "SEND_VAR_NO_REF_EX", "SEND_FUNC_ARG",
    "SEND_REF", "CHECK_FUNC_ARG", "DO_UCALL", "DO_ICALL", "DO_FCALL", "DO_FCALL_BY_NAME"))
# … and these keep what names mean in a request, or values, as RECV_INIT does beside the types that it has accepted.
_OF_REQUESTS = frozenset(getattr(ops, name) for name in (
    "INIT_FCALL", "INIT_FCALL_BY_NAME", "INIT_NS_FCALL_BY_NAME", "INIT_STATIC_METHOD_CALL", "NEW", "INSTANCEOF",
    "CATCH", "DECLARE_ANON_CLASS", "DECLARE_CLASS_DELAYED", "FETCH_CONSTANT", "FETCH_CLASS_CONSTANT", "RECV_INIT"))
_OF_REQUESTS |= {opcode for opcode, name in enumerate(ops.NAMES) if name and "STATIC_PROP" in name}
_REVALIDATE = "2"  # seconds, by default


class World:
    """What stays. `is_foreign`: the request has functions or classes of its own, which caches may know; `is_spoilt`:
    the World is not to be used again."""

    __slots__ = ("scripts", "unfit", "functions", "rewriting", "nesting", "records", "internal", "missing_classes",
                 "missing_functions", "prepared", "assumed", "preloaded", "patterns", "real_paths", "recent",
                 "includes", "looked_at", "trusts_files", "engine", "tier", "cache", "settings", "revision", "taken",
                 "hits", "touched", "declared", "is_foreign", "is_spoilt")

    def __init__(self) -> None:
        self.scripts: dict[str, tuple[OpFile, Script]] = {}  # by path
        self.unfit: set[str] = set()  # paths of scripts that are made anew for each request
        self.functions: dict[Any, str] = {}  # of the scripts, as far as they are decoded, with the path of theirs
        self.rewriting: set[OpArray] = set()  # functions whose oplines have another handler once they have run
        self.nesting: set[OpArray] = set()  # functions with closures
        self.records: dict[ClassEntry, ClassRecord] = {}  # of the scripts' classes
        self.internal: dict[str, ClassEntry] = {}  # internal classes
        # names that no extension declares, as engine.classes and engine.functions have them
        self.missing_classes: dict[str, None] = {}
        self.missing_functions: dict[str, None] = {}
        self.prepared = 0  # functions that have got their native blocks
        self.assumed: dict[str, set[OpArray]] = {}  # absent names of functions, and whose calls rely on that
        self.preloaded: Preloaded | None = None
        self.patterns: Any = None  # compiled ones, and what they match with: of extension pcre
        # what the file system has said, for as long as opcache.revalidate_freq says
        self.real_paths: dict[str, str] = {}
        # by path of the source: the settings that it is compiled for, and the file
        self.recent: dict[str, tuple[tuple[object, ...], OpFile]] = {}
        self.includes: dict[str, Inclusion] = {}  # by the absolute path that an include named
        self.looked_at = 0.0
        self.trusts_files = False
        # of the request
        self.engine: Any = None
        self.tier: Any = None
        self.cache: Any = None  # of compiled files
        self.settings: tuple[object, ...] = ()  # compiler_settings() as of that revision of the directives
        self.revision = -1
        self.taken: dict[str, Script] = {}  # by path
        self.hits: list[OpFile] = []  # compiled files that were used, and whose use was not noted yet
        self.touched: list[OpArray] = []  # functions that have run
        self.declared: list[ClassRecord] = []
        self.is_foreign = self.is_spoilt = False

    def begin(self, engine: Engine) -> None:
        """A request begins."""
        self.engine, self.tier, self.cache = engine, engine.tier, engine.script_cache
        if self.tier is not None:
            self.tier.prepare_in_python(engine)
        self.revision = -1
        for ce in self.internal.values():
            ce.engine = engine
        dict.update(engine.classes, self.internal)  # native code looks no further
        if self.preloaded is not None:
            self.preloaded.give(engine)
        engine.classes.missing, engine.functions.missing = self.missing_classes, self.missing_functions
        self._look_again(engine.ini.configured)

    def _look_again(self, configured: dict[str, str]) -> None:
        """Whether what was seen of the file system has to be looked at again."""
        validates = parse_bool(configured.get("opcache.validate_timestamps", "1"))
        lasts = parse_quantity(configured.get("opcache.revalidate_freq", _REVALIDATE))
        self.trusts_files = lasts > 0 or not validates
        now = monotonic()
        if validates and now - self.looked_at >= lasts:
            self.looked_at = now
            self.forget_files()

    def forget_paths(self) -> None:
        """Paths are to be resolved again (php_clear_stat_cache)."""
        self.real_paths.clear()
        self.includes.clear()

    def forget_files(self) -> None:
        """Files are to be looked at again."""
        self.forget_paths()
        self.recent.clear()

    # -- scripts

    def recent_file(self, path: str, settings: tuple[object, ...]) -> OpFile | None:
        """The compiled file of a source that need not be looked at again."""
        known = self.recent.get(path)
        return known[1] if known is not None and known[0] == settings else None

    def note_file(self, path: str, settings: tuple[object, ...], stored: OpFile) -> None:
        """A source has been looked at, and its compiled file is this one."""
        if self.trusts_files:
            self.recent[path] = settings, stored

    def note_real_path(self, path: str, found: str) -> None:
        """An absolute path leads to a file."""
        if self.trusts_files:
            self.real_paths[path] = found

    def script_of(self, engine: Engine, stored: OpFile, make: Callable[[Engine, OpFile], Script]) -> Script:
        """The script of a file: the resident one, the first time that a request asks for it; `make` makes others."""
        path = stored.path
        if path in self.taken or path in self.unfit:
            return self._own(make(engine, stored))
        known = self.scripts.get(path)
        if known is not None and known[0] is not stored:  # the file has changed
            self.is_spoilt |= self.preloaded is None or path not in self.preloaded.paths
            return self._own(make(engine, stored))
        if known is None:
            script = make(engine, stored)
            self._adopt(stored, script)
        else:
            script = known[1]
            announce(engine, stored, script)
        self.taken[path] = script
        return script

    def note_include(self, engine: Engine, name: str, path: str) -> None:
        """What an include named has led to a script, of that path."""
        known, recent = self.scripts.get(path), self.recent.get(path)
        if name[:1] == "/" and known is not None and recent is not None and known[1].halt_offset is None:
            early = [key for key in known[0].early if not self.has_preloaded_names([key], path)]
            if self.revision != engine.ini.revision:
                self._look_at_settings(engine)
            settings = self.settings if self.settings == recent[0] else recent[0]
            inclusion = self.includes[name] = Inclusion(*known, settings, early)
            if self.preloaded is None:
                inclusion.find_steps(self.records.get)

    def included(self, engine: Engine, name: str) -> Script | None:
        """The resident script that an include names, if it is known without looking, and this is its first use in the
        request."""
        known = self.includes.get(name)
        if known is None or not is_plain(engine, name):
            return None
        if self.revision != engine.ini.revision:
            self._look_at_settings(engine)
        path = known.path
        if path in engine.included_files or known.settings != self.settings or \
                not engine.classes.keys().isdisjoint(known.early):
            return None
        engine.included_files[path] = None
        engine.last_resource_id += 1  # that of the stream which Zend reads it from
        self.hits.append(known.stored)
        if known.announces:
            announce(engine, known.stored, known.script)
        self.taken[path] = known.script
        return known.script

    def _look_at_settings(self, engine: Engine) -> None:
        """Learn the settings that hold; equal ones are the same object, by which native code compares them."""
        self.revision = engine.ini.revision
        settings = compiler_settings(engine)
        if settings != self.settings:
            self.settings = settings
            for inclusion in self.includes.values():
                if inclusion.settings == settings:
                    inclusion.settings = settings

    def note_hits(self) -> None:
        """Count the use of compiled files in the cache's statistics."""
        self.cache.note_hits(self.hits)
        self.hits.clear()

    def _own(self, script: Script) -> Script:
        """A script that does not stay."""
        self.is_foreign = True
        return script

    def _adopt(self, stored: OpFile, script: Script) -> None:
        path = stored.path
        self.scripts[path] = stored, script
        self.functions[script.main] = path
        self.functions |= dict.fromkeys(script.functions.values(), path)
        for ce in script.classes.values():
            self.records[ce] = ClassRecord(ce)
            self.functions |= dict.fromkeys(ce.function_table.values(), path)

    def note_code(self) -> None:
        """The request has compiled code of its own."""
        self.is_foreign = True

    # -- classes

    def internal_class(self, name: str, make: Callable[[], ClassEntry | None]) -> ClassEntry | None:
        """The internal class of that name, made when it is first asked for."""
        found = self.internal.get(name) or make()
        if found is not None:
            self.internal[name] = found
        return found

    def record_of(self, ce: ClassEntry) -> ClassRecord | None:
        """The record of a class of a resident script."""
        return self.records.get(ce)

    def has_preloaded(self, known: Any, declared: Any) -> bool:
        """Whether a function or class in use was preloaded, and is what is to be declared."""
        return self.preloaded is not None and self.preloaded.stands_for(known, declared)

    def has_preloaded_names(self, names: list[str], path: str) -> bool:
        """Whether the classes of these names, in lower case, were preloaded from the file of that path."""
        classes = {} if self.preloaded is None else self.preloaded.classes
        return all(name in classes and classes[name].filename == path for name in names)

    def note_linked(self, record: ClassRecord, linker: Linker) -> None:
        """A resident class has been linked for the first time. It stays if all that it was linked with does."""
        parent, traits, interfaces = linker.needed
        used = [parent, *traits, *interfaces, *[ce for _, ce in linker.signatures.values()]]
        if linker.has_waited or linker.is_inherited or not all(map(self._stays, used)):
            self._drop(record.ce.filename or "")
            return
        record.fill(linker)
        self.declared.append(record)
        ce = record.ce
        self.functions |= {method: ce.filename or "" for method in ce.function_table.values()
                           if method.scope is ce and not method.is_internal}

    def note_declared(self, record: ClassRecord) -> None:
        """A class that was linked by an earlier request has been declared by this one."""
        self.declared.append(record)

    def replacement(self, ce: ClassEntry) -> Any:
        """A class entry like one that is linked already, which this request has to link with others."""
        path = ce.filename or ""
        stored, script = self.scripts[path]
        key = next(key for key, known in script.classes.items() if known is ce)
        self.is_foreign = True
        return stored.script(self.engine).classes[key]

    def _drop(self, path: str) -> None:
        """A script whose classes cannot stay is made anew for each request."""
        self.unfit.add(path)
        self.is_foreign = True

    # -- functions

    def note_prepared(self, function: OpArray) -> None:
        """A function has got its native block."""
        functions = self.functions
        if function not in functions:
            copies = function.scoped
            if copies is None or functions.keys().isdisjoint(copies.values()) or not self._stays(function.scope):
                self.is_foreign = True
                return
            functions[function] = function.filename
        path = functions[function]
        for closure in function.dynamic_func_defs:
            functions[closure] = path
        if function.dynamic_func_defs:
            self.nesting.add(function)
        numbers = [number for number, opline in enumerate(function.opcodes) if opline.opcode in _OF_REQUESTS]
        self.prepared += 1
        assert function.native is not None
        function.resident = function.native, self.touched, pack(f"<{len(numbers)}i", *numbers)
        self.touched.append(function)
        if any(opline.opcode == ops.FETCH_STATIC_PROP_FUNC_ARG for opline in function.opcodes):
            self.rewriting.add(function)

    def _stays(self, scope: ClassEntry | None) -> bool:
        return scope is None or scope.is_internal or scope in self.records and scope.filename not in self.unfit

    def note_absent(self, name: str, function: OpArray) -> None:
        """A call of `function` relies on there being no function of that name."""
        if function in self.functions:
            self.assumed.setdefault(name, set()).add(function)

    def note_function(self, name: str) -> None:
        """A function has been declared."""
        relying = self.assumed.get(name)
        if relying:  # those that have run in this request go on as they did
            for function in relying.difference(self.touched):
                self._unfuse(function)

    def _unfuse(self, function: OpArray) -> None:
        """Have the calls of a function find what they call again."""
        from zvm.linker.handler_selection import handler_for
        from zvm.linker.links import loops

        function.resident = None
        for opline in function.opcodes:
            if type(opline.cache) is not str:
                opline.cache = None
            if opline.opcode in _FUSED_READS:
                opline.handler = handler_for(opline, loops.has_handler)

    # -- the end of a request

    def reset(self) -> None:
        """Put back what the request has written. Its frames, fibers, generators and tables are gone."""
        # a file's own code runs in the scope of who includes it
        self.tier.forget_functions([script.main for script in self.taken.values()])
        if self.is_foreign:
            self.tier.forget_functions(self.touched)
        else:
            self.tier.reset_functions(self.touched)
        for function in self.nesting.intersection(self.touched):
            self._forget_scopes(function)
        for function in self.rewriting.intersection(self.touched):
            self._unfuse(function)
        for script in self.taken.values():
            script.main.scope = None
            for ce in script.classes.values():
                ce.engine = None
        for record in self.tier.reset_classes(self.declared):
            record.reset()
        if self.preloaded is not None:
            self.preloaded.restore()
        self.tier.forget_classes(self.internal)
        if self.is_foreign:
            self._forget_accepted()
        for path in self.unfit & self.scripts.keys():
            self._remove(path)
        self.note_hits()
        self.engine = self.tier = self.cache = None
        self.taken.clear()
        self.touched.clear()
        self.declared.clear()
        self.is_foreign = False

    def _forget_scopes(self, function: OpArray) -> None:
        """Forget the copies of a function's closures for classes that do not stay."""
        for closure in function.dynamic_func_defs:
            copies = closure.scoped
            if copies is not None:
                for scope in [scope for scope in copies if not self._stays(scope)]:
                    del copies[scope]
                if not self._stays(closure.scope):
                    closure.scope = closure.scoped = None

    def _forget_accepted(self) -> None:
        """Have properties that accept objects of classes that do not stay ask again."""
        for record in self.declared:
            for info in record.ce.properties_info.values():
                if info.accepted is not None:
                    info.accepted -= {kind for kind in info.accepted if not self._stays_accepted(kind)}

    def _stays_accepted(self, kind: Any) -> bool:
        return isinstance(kind, type) or self._stays(kind)

    def _remove(self, path: str) -> None:
        _, script = self.scripts.pop(path)
        for name in [name for name, known in self.includes.items() if known.script is script]:
            del self.includes[name]
        for ce in script.classes.values():
            self.records.pop(ce, None)
        for function in [function for function, known in self.functions.items() if known == path]:
            del self.functions[function]
            function.resident = None
            self.rewriting.discard(function)
            self.nesting.discard(function)
        for relying in self.assumed.values():
            relying.intersection_update(self.functions)


_FUSED_READS = frozenset((ops.FETCH_FUNC_ARG, ops.FETCH_DIM_FUNC_ARG, ops.FETCH_OBJ_FUNC_ARG,
                          ops.FETCH_STATIC_PROP_FUNC_ARG, ops.CHECK_FUNC_ARG))

