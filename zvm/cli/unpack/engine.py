"""An engine that tells a recorder of all code that it compiles, and of calls by computed names."""
from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from zvm.cli.unpack.legacy import modern_syntax
from zvm.cli.unpack.recording import Recorder, TooManyLayers
from zvm.embedding.engine import Engine as EmbeddedEngine
from zvm.embedding.file_guard import FileGuard
from zvm.engine import Engine as World
from zvm.observe.marks import Marks, leave_world
from zvm.opcodes import metadata as ops
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.objects.exceptions import get_field
from zvm.runtime.signals import Bailout, Thrown, UnwindExit
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zvm.embedding.limits import Allow, Limits
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.opcodes.script import Script
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.execute_data import ExecuteData

_BEGINNINGS = frozenset((ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME, ops.INIT_METHOD_CALL,
                         ops.INIT_STATIC_METHOD_CALL, ops.INIT_USER_CALL, ops.INIT_DYNAMIC_CALL, ops.NEW))
_ENDS = frozenset((ops.DO_FCALL, ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL_BY_NAME))
_COMPUTED = frozenset((ops.INIT_USER_CALL, ops.INIT_DYNAMIC_CALL))


class UnpackingEngine(World):
    """The PHP world of a run. What it lacks is reported, and the run goes on."""

    recorder: Recorder  # set before anything runs
    absent: set[str]  # files that are required and not there
    kind: str | None = None  # of the next layer, where compiling does not say

    @contextmanager
    def as_kind(self, kind: str) -> Iterator[None]:
        """Call the layers that are compiled meanwhile so."""
        before, self.kind = self.kind, kind
        try:
            yield
        finally:
            self.kind = before

    def compile_source(self, source: str, filename: str, *, scripting: bool = False, is_eval: bool = False) -> Script:
        kind, self.kind = self.kind or ("eval" if is_eval else "include"), None
        try:
            number = self.recorder.layer(self, kind, source, filename, scripting)
        except TooManyLayers:
            self.recorder.used_up = "layers"
            raise UnwindExit(255) from None
        try:
            text = self.recorder.texts[number] = modern_syntax(self, source, scripting)
            script = super().compile_source(text, filename, scripting=scripting, is_eval=is_eval)
        except Thrown as thrown:
            self.recorder.refused(number, str(get_field(thrown.object, "message")))
            raise
        except Bailout:
            error = self.diagnostics.last_error
            self.recorder.refused(number, error[1] if error is not None else "cannot be compiled")
            raise
        self.recorder.compiled(number, script)
        return script

    def resolve_include_path(self, name: str) -> str | None:
        registry: Any = self.stream_wrappers
        if "://" in name or name.startswith("data:"):
            return super().resolve_include_path(name)
        path: str = registry.plain.absolute(name)
        if path in registry.plain.files:
            return path
        frame = self.current_execute_data
        if frame is None or frame.func.is_internal:
            return None
        self.recorder.missing(self, "file", name)
        if not self.include_name.startswith("require"):
            return None
        self.absent.add(path)  # the run goes on as if it were empty
        return path

    def compile_file(self, path: str) -> Script:
        if path in self.absent:
            self.absent.discard(path)
            return super().compile_source("", path)
        return super().compile_file(path)

    def lookup_class(self, name: str, autoload: bool = True) -> ClassEntry | None:
        found = super().lookup_class(name, autoload)
        if found is None and autoload and self.current_execute_data is not None:
            self.recorder.missing(self, "class", name)
        return found

    def undefined_function(self, name: str) -> Any:
        def call(*arguments: Any) -> Any:
            self.recorder.missing(self, "function", name, arguments)

        call.__annotations__ = {"arguments": "Mixed", "return": "Mixed"}
        return InternalFunction(name, call, "standard")

    def undefined_constant(self, name: str) -> Any:
        self.recorder.missing(self, "constant", name)
        return name.rpartition("\\")[2]  # as PHP 7 had it

    def resolve_callable(self, value: Any) -> Any:
        found = super().resolve_callable(value)
        if type(value) is str and not isinstance(found, str):
            self.recorder.call(self, value, [])
        return found


class UnpackingHost(EmbeddedEngine):
    """Runs an UnpackingEngine under limits."""

    world_class = UnpackingEngine

    def __init__(self, recorder: Recorder, ini: dict[str, Any], write: Any, limits: Limits, allow: Allow,
                 php: str | None) -> None:
        super().__init__(ini, write, limits, allow, php=php)
        world = self.world
        assert isinstance(world, UnpackingEngine)
        self.unpacking = world
        world.recorder, world.absent = recorder, set()
        world.may_start = world.may_connect = False
        world.may_write = lambda path: False
        self._guard = FileGuard([], [])  # below the fakes, and besides what the system enforces
        world._script_cache = None
        leave_world(world)
        self.calls = ComputedCalls(world, recorder)


class ComputedCalls:
    """Tells of calls by names that were computed: `$f(…)`, call_user_func($f, …)."""

    def __init__(self, engine: UnpackingEngine, recorder: Recorder) -> None:
        self.engine, self.recorder = engine, recorder
        marks = engine.observer or Marks(engine)
        marks.whole_calls = True
        self._watches = marks.watches
        self._watches.preparing.append(self._prepared)

    def _prepared(self, function: OpArray) -> None:
        """Watch the ends of such calls, where their arguments are there."""
        begun: list[Opline] = []
        for opline in function.opcodes:
            if opline.opcode in _BEGINNINGS:
                begun.append(opline)
            elif opline.opcode in _ENDS and begun and begun.pop().opcode in _COMPUTED:
                self._watches.add(function, opline, self._called)

    def _called(self, frame: ExecuteData, opline: Opline) -> object:
        call: Any = frame.call
        if call is None:
            return None
        function = call.func
        name = function.function_name or "{closure}"
        if function.scope is not None and name != "{closure}":
            name = f"{function.scope.display_name}::{name}"
        self.recorder.call(self.engine, name, [each for each in call.slots if each is not UNDEF])
        return None
