"""The native tier of the process: the loaded image, what native code asks Python for, and the structs of op-arrays.

Code and its caches only; nothing of a run. `load()` gives the tier, or None, and `status()` says why not. The image is
found by `ZVM_NATIVE`: 0 switches the tier off, a path names an image; else it is the one beside this package.
zvm/handlers/native/stress.py has what an image needs whose fast paths give up now and then.
"""
from __future__ import annotations

import os
import sys
from _struct import Struct  # struct itself has nothing else to import
from _thread import RLock

from zvm.executor.calls import Trampoline
from zvm.executor.generators import GeneratorObject
from zvm.handlers.native import abi
from zvm.handlers.native.loader import Image, ImageRefused
from zvm.handlers.native.processor import machine
from zvm.handlers.native.proof import has_generations
from zvm.handlers.native.sampling import Sampling
from zvm.linker import links
from zvm.linker.handler_selection import recall_handlers
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_CALL_VIA_TRAMPOLINE,
    ACC_DEPRECATED,
    ACC_STATIC,
    ACC_VARIADIC,
)
from zvm.opcodes.op_array import OpArray
from zvm.runtime.classes.class_entry import linking_loops
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.objects import lifecycle
from zvm.runtime.objects.lifecycle import DestructibleObject, HandleToken
from zvm.runtime.services import memory_usage
from zvm.runtime.services.addresses import Word, address_of, allocate, c_function, read, write
from zvm.runtime.services.function_tools import partial
from zvm.runtime.services.locking import keep_first
from zvm.runtime.services.modules import import_module
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from ctypes import c_int64
    from typing import Any

    from zvm.engine import Engine
    from zvm.handlers.native.counting import FunctionCounts, OplineCounts
    from zvm.handlers.native.parsing import NativeParser
    from zvm.handlers.native.regions import Regions
    from zvm.opcodes.op_array import Function, Opline
    from zvm.runtime.execute_data import ExecuteData

flag = abi.FunctionFlag
_NOT_CALLED_NATIVELY = ACC_ABSTRACT | ACC_DEPRECATED | ACC_CALL_VIA_TRAMPOLINE
_PLACE = Struct("<Q")
_ALLOCATOR = Struct("<3Q")  # PyObjectArenaAllocator: context, alloc, free
_CALLS_OF_LEAVES, _FEW_CALLS = 20_000, 40  # of a function by library functions, until it is compiled for these
_FIRST_INTERVAL = 256  # jumps back and calls until native code visits Python
_KEPT_FRAMES = 256  # of each size, between two runs
MOST_ARGUMENTS = 8  # of a function that is called without its checked entry point
_WORD = (1 << 64) - 1
_INFO = Struct(f"<{abi.FUNCTION_INFO_SIZE // 8 + MOST_ARGUMENTS}Q")  # FunctionInfo of an internal function, and masks
_INFO_FIELDS = abi.STRUCTS["FunctionInfo"]
_OP_NATIVE, _OP_SITE, _OP_SPECIAL = (abi.STRUCTS["Op"][name][0] for name in ("native", "site", "special"))


class Tier:
    """One loaded image. The builtins are kernels/base/run.py's."""

    def __init__(self, path: str, engine: type) -> None:
        """`engine` is the class Engine. Raises ImageRefused, OSError."""
        self.image = image = Image(path, engine)
        self.path = path
        self.handlers: dict[Any, int] = {}  # Python handler → address of the native one
        self.function_counts: FunctionCounts | None = None  # the same for calls of internal functions left to Python
        self.counts: OplineCounts | None = None  # set before an engine runs, it counts the oplines executed
        self._bind_builtins(image)
        self._parsers: dict[Image, NativeParser] = {}  # the one of the image, once there is one
        first_pool = address_of(image.shared) + abi.STRUCTS["Shared"]["pools"][0]
        self._pools = [first_pool + 16 * size for size in range(len(abi.POOL_SIZES))]  # addresses, by size
        self._provided: list[Any] = [None] * len(image.provisions)
        self._looked_up: dict[int, Any] = {}  # what stands there
        characters = [chr(number) for number in range(256)]
        self._region_mode = _region_mode()
        self.regions: Regions | None = None  # once a loop has been sampled
        self._regions_by_mode: dict[str, Regions | None] = {}
        self._kept = [characters, self.prepare, self._provide, self.register, _poll, _watch]
        shared = abi.STRUCTS["Shared"]
        for name, value in (("characters", _items(characters)), ("handlers", id(self.handlers)),
                            ("prepare", id(self._kept[1])), ("provide", id(self._kept[2])),
                            ("register", id(self._kept[3])), ("provided", _items(self._provided)),
                            ("poll", id(_poll)), ("watch", id(_watch))):
            _PLACE.pack_into(image.shared, shared[name][0], value)
        if self._region_mode:
            self.start_regions()
        if os.environ.get("ZVM_NATIVE"):  # an image of another place, which may be one for stress
            stress = import_module("zvm.handlers.native.stress")
            self._stress = stress.memory()
            _PLACE.pack_into(image.shared, shared["stress"][0], address_of(self._stress))
        self._take_over_deaths()
        self._take_over_loops()
        for name in ("resident_pages", "objects_bytes", "frames_bytes"):
            setattr(memory_usage, name, image.builtin(name))

    def _bind_builtins(self, image: Image) -> None:
        """Have what Python code calls of the image as attributes."""
        self.enter = image.builtin("enter")
        self.failed_at = image.builtin("failed_at")
        self.running = image.builtin("running")
        self.switch_runs = image.builtin("switch_runs")
        self.forget_runs = image.builtin("forget_runs")
        self.call_function = image.builtin("call_function")
        self.resume_generator = image.builtin("resume_generator")
        self.autoload_class = image.builtin("autoload_class")
        self.add_objects = image.builtin("add_objects")
        self.zend_sort = image.builtin("zend_sort")
        self.backtrace = image.builtin("backtrace")
        self.new_error = image.builtin("new_error")
        self.heap_insert = image.builtin("heap_insert")
        self.heap_delete = image.builtin("heap_delete")
        self.heap_insert_asking = image.builtin("heap_insert_asking")
        self.heap_delete_asking = image.builtin("heap_delete_asking")
        self._trim_pool = image.builtin("trim_pool")
        self.reset_functions = image.builtin("reset_functions")
        self.forget_functions = image.builtin("forget_functions")
        self.reset_classes = image.builtin("reset_classes")
        self.forget_classes = image.builtin("forget_classes")
        self._make_block = image.builtin("make_block")
        self._by_reference = image.builtin("by_reference")
        self._refill = image.builtin("refill")
        self._compose_handler = image.builtin("compose_handler")
        self.set_fronts = image.builtin("set_fronts")
        self.set_fronts_of = image.builtin("set_fronts_of")
        self.set_front = image.builtin("set_front")
        self.take_marks = image.builtin("take_marks")

    def _take_over_deaths(self) -> None:
        """Have native code call destructors and give back the handles of objects that die."""
        lifecycle.finalisers = {PhpObject: self.image.method("order_slots", PhpObject),
                                PhpArray: self.image.method("order_elements", PhpArray)}
        lifecycle.after_finalisers = self._shorten_finalisers
        lifecycle.order_destruction()
        lifecycle.make_young = self.image.builtin("make_young")
        if has_generations(self.image.builtin("new_generation")([])):
            lifecycle.notice_losses = self.image.builtin("notice_losses")
            lifecycle.find_new_garbage = partial(self.image.builtin("find_new_garbage"),
                                                 self.image.address("take_away"), self.image.address("mark_used"))
        for kind, name, method in (
                (PhpObject, "__init_subclass__", classmethod(self._shorten_finaliser)),
                (DestructibleObject, "__del__", self.image.method("destroy_object", DestructibleObject)),
                (GeneratorObject, "__del__", self.image.method("destroy_generator", GeneratorObject))):
            setattr(kind, name, method)
        place = id(HandleToken) + abi.records()["Type"]["dealloc"][0]
        write(place, self.image.address("token_dealloc") or 0)

    def _shorten_finalisers(self) -> None:
        """Do so for all classes that there are."""
        kinds: list[type] = [PhpObject, PhpArray]
        for kind in kinds:
            kinds += kind.__subclasses__()
            self._shorten_finaliser(kind)

    def _shorten_finaliser(self, kind: type) -> None:
        """Have CPython call native code for what dies at once, not by way of its __del__, where that is ours."""
        base, name = (PhpArray, "finalize_array") if issubclass(kind, PhpArray) else (PhpObject, "finalize_object")
        if getattr(kind, "__del__", None) is lifecycle.finalisers[base]:
            write(id(kind) + abi.records()["Type"]["finalize"][0], self.image.address(name) or 0)

    def _take_over_loops(self) -> None:
        """Have native code go over the records of op-arrays that are read, and the oplines of those that are linked."""
        for name in ("read_oplines", "read_string", "read_values", "read_function", "read_functions", "read_class",
                     "read_script", "declared_classes", "load_signature", "load_function", "link_oplines",
                     "choose_handlers"):
            setattr(links.loops, name, self.image.builtin(name))
        links.loops.has_handler = self._has_handler
        self.handlers |= recall_handlers(lambda name: self.image.address(f"h_{name}"))
        for name in linking_loops.__slots__:
            setattr(linking_loops, name, self.image.builtin(name))

    def _has_handler(self, name: str) -> bool:
        return self.image.address(f"h_{name}") is not None

    def start_regions(self, keeps: bool = False) -> None:
        """Have loops compiled from now on, where there are stencils. `keeps`: reports have functions that are gone."""
        self._region_mode = self._region_mode or "auto"
        self._keeps_regions = keeps
        self.sampling = Sampling()
        self._set_poll(self._poll_and_sample)
        calls = _CALLS_OF_LEAVES if self._region_mode == "auto" else _FEW_CALLS
        _PLACE.pack_into(self.image.shared, abi.STRUCTS["Shared"]["leaf_calls"][0], calls)

    def loaded_regions(self) -> Regions | None:
        """What compiles regions, loaded where that is still to be done; None where there are none."""
        if self.regions is None and self._region_mode:
            self.regions = keep_first(self._regions_by_mode, self._region_mode, self._load_regions)
        return self.regions

    def _load_regions(self, mode: str) -> Regions | None:
        regions: Regions | None = import_module("zvm.handlers.native.regions").load(self, mode, self._keeps_regions)
        return regions

    def regions_status(self) -> str:
        """Whether loops are compiled, and why not."""
        from zvm.handlers.native.stencils import default_stencil_path

        if not self._region_mode:
            return "off: switched off by ZVM_REGIONS=0"
        return "on" if os.path.exists(default_stencil_path()) else "off: there is no stencil image"

    def _set_poll(self, function: Callable[[Engine], None]) -> None:
        self._kept[4] = function
        _PLACE.pack_into(self.image.shared, abi.STRUCTS["Shared"]["poll"][0], id(function))

    def _poll_and_sample(self, engine: Engine) -> None:
        """_poll(), and a sample of what runs for a while."""
        _poll(engine)
        if engine.observer is not None or engine.interrupted:  # some handlers are not the oplines' own
            return
        self.sampling.visit()
        if self.regions is None and self._region_mode == "auto" and not self.sampling.is_worth_loading():
            return  # regions are loaded for what runs for a while
        regions = self.loaded_regions()
        if regions is None:
            self._set_poll(_poll)
            return
        regions.sample(engine, *self.running(engine))
        self._withdraw_observed(engine)

    @staticmethod
    def _withdraw_observed(engine: Engine) -> None:
        """Another thread may have attached an observer while a loop was compiled."""
        if engine.observer is not None:
            engine.observer.withdraw_regions()

    def withdraw_regions(self, function: Any) -> None:
        """Handlers of the function's oplines are about to change."""
        if self.regions is not None:
            self.regions.withdraw(function)

    def references_made(self) -> int:
        """How many references native code has made, but for those that it used again, in all engines."""
        return read(address_of(self.image.shared) + abi.STRUCTS["Shared"]["references_made"][0])

    @property
    def parser(self) -> NativeParser:
        """What parses sources."""
        return keep_first(self._parsers, self.image, _make_parser)

    def engine_state(self) -> bytes:
        """Memory for Engine.native_state."""
        interval = abi.STRUCTS["EngineState"]["interval"][0]
        first = 0 if self._region_mode in ("1", "stress") else _FIRST_INTERVAL
        return bytes(interval) + first.to_bytes(abi.ENGINE_STATE_SIZE - interval, "little")

    def bound(self, *target: Any) -> Callable[..., Any]:
        """A callable of positional arguments that calls a function; `target`: engine, function, this, called scope,
        closure, of a function that is prepared."""
        return self.image.builtin("call_bound", target)

    def prepare(self, function: Function, engine: Engine) -> None:
        """Make function.native, which calls and execution of the function need."""
        if function.native is None:
            if type(function) is not OpArray:
                block = self._internal(function, engine)
                if function.native is None:  # of functions that engines share, another thread may use the block it made
                    function.native = block
                return
            world = engine.world
            if function.resident is not None:
                function.native, touched, _ = function.resident
                touched.append(function)
                return
            self._make_block(function)
            if world is not None:
                world.note_prepared(function)
            if self.counts is not None:
                self.counts.watch(function)
            if engine.interrupts.meter is not None:
                self.meter([function], engine.interrupts.meter.opcode)
            if engine.observer is not None:
                engine.observer.prepared(function)

    def has_kernel(self, lower_name: str) -> bool:
        """Whether native code stands for the internal function of that name."""
        return self.counts is None and self.image.address(f"function__{lower_name}") is not None

    def may_be_frameless(self, function: Function, init: Opline) -> bool:
        """Whether the internal function has a kernel that needs no frame, for as many arguments as INIT_* says."""
        return self.counts is None and init.extended_value <= abi.MOST_SENT \
            and self.image.address(f"pure__{_kernel_name(function)}") is not None

    def make_frameless(self, op_array: OpArray, init: Opline, first: Opline, passed_over: list[Opline]) -> bool:
        """Have the first SEND_* of a call that may_be_frameless(), or DO_* where there is none, carry it out, if it has
        native handlers; INIT_* and what is passed over do nothing from then on. The function is prepared. No frame may
        be between INIT_* and DO_*.
        """
        table = id(op_array.native) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE
        oplines = (first, init, *passed_over)
        places = [table + abi.OP_SIZE * opline.number for opline in oplines]
        for place in places:
            if not read(place + _OP_NATIVE):
                return False
        self.withdraw_regions(op_array)
        write(places[0] + _OP_SITE, places[1])
        address = self.image.address("call_frameless") or 0
        for opline, place in zip(oplines, places, strict=True):
            write(place + _OP_SPECIAL, address)
            self._compose_handler(op_array, opline)
            address = self.image.address("pass_on") or 0
        return True

    def meter(self, functions: list[Any], opcode: int | None) -> None:
        """Have the oplines of functions metered, or those of one opcode."""
        if opcode is None:
            self.set_fronts(functions, abi.Front.METER, 0)
        else:
            self.set_fronts_of(functions, opcode, abi.Front.METER, 0)

    @staticmethod
    def oplines_left(state: bytes) -> c_int64:
        """What an OplineMeter counts with, of an Engine.native_state."""
        import ctypes

        return ctypes.c_int64.from_address(id(state) + abi.BYTES_DATA + abi.STRUCTS["EngineState"]["oplines_left"][0])

    @staticmethod
    def record_into(engine: Engine, ring: Any) -> c_int64:
        """Have the oplines that have Front.RECORD enter a ring of as many addresses as a power of two; how many have
        done so."""
        import ctypes

        fields = abi.STRUCTS["EngineState"]
        place = id(engine.native_state) + abi.BYTES_DATA
        write(place + fields["ring"][0], address_of(ring))
        write(place + fields["ring_mask"][0], len(ring) // 8 - 1)
        return ctypes.c_int64.from_address(place + fields["recorded"][0])

    @staticmethod
    def answer_memory_questions(engine: Engine, times: int, usage: int, peak: int) -> None:
        """Have native code answer memory_get_usage() and memory_get_peak_usage() that many times before it asks Python
        again."""
        place = id(engine.native_state) + abi.BYTES_DATA
        fields = abi.STRUCTS["EngineState"]
        write(place + fields["memory_answers"][0], times)
        write(place + fields["memory_usage"][0], usage)
        write(place + fields["memory_peak"][0], peak)

    def use_huge_pages(self) -> None:
        """Have Python take the memory of small objects from the image's arenas, in huge pages, from now on. It is for
        the whole process, which ends with the script: pages that are partly unused stay."""
        self._chunk = allocate(16)
        allocator = _ALLOCATOR.pack(address_of(self._chunk), self.image.address("take_arena") or 0,
                                    self.image.address("give_arena_back") or 0)
        c_function("PyObject_SetArenaAllocator", Word)(id(allocator) + abi.BYTES_DATA)

    def trim_pools(self) -> None:
        """Free the frames that a run has left in the pools, but for some: of those that Python has made more go there
        than are ever taken out."""
        for size in range(len(abi.POOL_SIZES)):
            self._trim_pool(self._pools[size], _KEPT_FRAMES)

    def count_oplines(self) -> OplineCounts:
        """Count what is executed from now on; `counts = None` ends that."""
        from zvm.handlers.native.counting import OplineCounts

        self.counts = OplineCounts(self)
        self.prepare_all_in_python()
        return self.counts

    def count_functions(self) -> FunctionCounts:
        """Count and time the calls of internal functions that native code leaves to Python from now on."""
        from zvm.handlers.native.counting import FunctionCounts

        self.function_counts = FunctionCounts(self)
        self.prepare_all_in_python()
        return self.function_counts

    def kernel_of(self, function: Any) -> int | None:
        """The address of the kernel of an internal function, if it has one."""
        return self.image.address(_kernel_name(function))

    def has_kernel_of(self, function: Any) -> bool:
        """Does native code stand for an internal function or method?"""
        return self.image.address(_kernel_name(function)) is not None

    def prepare_all_in_python(self) -> None:
        """prepare_in_python() of all engines, from now on."""
        write(address_of(self.image.shared) + abi.STRUCTS["Shared"]["prepares_in_python"][0], 1)

    @staticmethod
    def unwind_in_python(engine: Engine, is_on: bool) -> None:
        """Have all that is thrown go by way of the unwinder in Python (zvm/executor/unwinder.py)."""
        write(id(engine.native_state) + abi.BYTES_DATA + abi.STRUCTS["EngineState"]["unwinds_in_python"][0], int(is_on))

    @staticmethod
    def prepare_in_python(engine: Engine) -> None:
        """Have functions that the engine calls made ready by prepare(): more than native code does is to be done."""
        write(id(engine.native_state) + abi.BYTES_DATA + abi.STRUCTS["EngineState"]["prepares_in_python"][0], 1)

    def is_native(self, handler: Any) -> bool:
        """Whether a Python handler has a native one, if only for some of its paths."""
        if handler not in self.handlers:
            self.register(handler)
        return self.handlers[handler] != 0

    def _provide(self, number: int) -> Any:
        """Look up a Python object of the image's list, which native code borrows from then on."""
        found = self._provided[number] = keep_first(self._looked_up, number, self._look_up)
        return found

    def _look_up(self, number: int) -> Any:
        text = self.image.provisions[number]
        module, _, name = text.rpartition(".")
        if text[0] in "'#":  # see Kernels.provided()
            return sys.intern(text[1:]) if text[0] == "'" else float(text[1:])
        return getattr(import_module(module), name) if module else sys.intern(name)

    def _internal(self, function: Any, engine: Engine) -> bytes:
        """Of a function written in Python, or of what stands for one (a trampoline), which is called in Python."""
        values = {"kind": abi.OTHER, "pool": self._pools[0], "capacity": abi.POOL_SIZES[0]}
        is_plain = isinstance(function, InternalFunction)
        if not is_plain or any(function.arg_flags):
            values["by_reference"] = self._by_reference(function.arg_info)
        masks: list[int] | None = None
        if type(function) is Trampoline and isinstance(function.target, OpArray):
            self.prepare(function.target, engine)
            target = id(function.target.native) + abi.BYTES_DATA
            values |= {name: read(target + abi.STRUCTS["FunctionInfo"][name][0]) for name in ("pool", "capacity")}
            values["kind"] = abi.TRAMPOLINE
        elif is_plain and not function.fn_flags & _NOT_CALLED_NATIVELY:
            if self.function_counts is not None:
                self.function_counts.watch(function)
            kernel = _kernel_name(function)
            flags = (flag.IS_METHOD if function.is_method else 0) \
                | (flag.HAS_ATTRIBUTES if function.is_sensitive else 0) \
                | (flag.IS_STATIC if function.fn_flags & ACC_STATIC else 0) \
                | (0 if self.image.address(f"pure__{kernel}") is None else flag.NEEDS_NO_FRAME)
            values |= {"kind": abi.INTERNAL, "flags": flags, "kernel": self.image.address(kernel) or 0}
            if not function.fn_flags & ACC_VARIADIC and not function.collects_named \
                    and function.num_args < MOST_ARGUMENTS:
                masks = function.accepted
                values |= {"implementation": self._implementation(function), "parameters": function.num_args,
                           "required": function.required_num_args,
                           "flags": flags | (flag.PASSES_ENGINE if function.passes_engine else 0)}
        words = [0] * (abi.FUNCTION_INFO_SIZE // 8)
        for name, value in values.items():
            words[_INFO_FIELDS[name][0] >> 3] = value & _WORD
        memory = _INFO.pack(*words, *[*(masks or ()), *[0] * MOST_ARGUMENTS][:MOST_ARGUMENTS])
        if masks is not None:
            _write(id(memory) + abi.BYTES_DATA, accepts=id(memory) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE)
        return memory

    @staticmethod
    def _implementation(function: Any) -> int:
        """The address of the Python function that native code calls where the arguments are of the types it accepts,
        uncoerced; 0 where it is not loaded yet."""
        return id(function.impl) if function.stored is None else 0

    def register(self, handler: Any) -> None:
        """Note the native handler of a Python one, 0 for those that have none."""
        self.handlers[handler] = self.image.address(f"h_{getattr(handler, '__name__', '')}") or 0

    def refill(self, function: Function, opline: Opline) -> None:
        """Bring the struct of an opline up to date: its handler, next or target was changed."""
        if function.native is not None:
            self.withdraw_regions(function)
            if opline.handler not in self.handlers:
                self.register(opline.handler)
            self._refill(function, opline)


def _make_parser(image: Image) -> NativeParser:
    from zvm.handlers.native.parsing import NativeParser

    return NativeParser(image)


def load_implementation(function: Any) -> None:
    """Have native code call the Python function, whose module is imported."""
    assert function.impl is not None
    _write(id(function.native) + abi.BYTES_DATA, implementation=id(function.impl))


def _write(info: int, **values: int) -> None:
    """Fill fields of a FunctionInfo."""
    fields = abi.STRUCTS["FunctionInfo"]
    for name, value in values.items():
        write(info + fields[name][0], value)


def _kernel_name(function: Any) -> str:
    """What the kernel of an internal function is called, if there is one; PHP classes that have such are enums."""
    options = function.options
    if "since" in options or "recorded" in options:  # kernels are the default version's
        return ""
    name = strings.lower(function.function_name)
    if not function.is_method:
        return f"function__{name}"
    return f"method__{strings.lower(function.scope.name) if function.scope.is_internal else 'enum'}__{name}"


def _items(values: list[Any]) -> int:
    """Where a list keeps its items."""
    return read(id(values) + abi.records()["List"]["items"][0])


def _poll(engine: Engine) -> None:
    """Now Python looks at signals and other threads, as when any function begins. Raises the limit that was reached."""
    engine.interrupts.poll()
    engine.objects.look_at_growth()


def _watch(frame: ExecuteData, opline: Opline) -> None:
    """An opline that is watched is about to be executed."""
    observer = frame.engine.observer
    if observer is not None:
        observer.watches.fire(frame, opline)


def _region_mode() -> str:
    """What ZVM_REGIONS says: "" (off), "auto", "1" (each loop at its first visit, with many visits) or "stress"."""
    setting = os.environ.get("ZVM_REGIONS", "")
    return "" if setting == "0" else setting if setting in ("1", "stress") else "auto"


def default_path() -> str:
    """Each version of Python has an image of its own."""
    return os.path.join(os.path.dirname(__file__), f"handlers.{sys.implementation.cache_tag}.image")


def _load(engine: type) -> tuple[Tier | None, str]:
    setting = os.environ.get("ZVM_NATIVE", "")
    if setting == "0":
        return None, "switched off by ZVM_NATIVE=0"
    path = setting or default_path()
    try:
        return Tier(path, engine), ""
    except FileNotFoundError:
        return None, _why_there_is_none(path)
    except (ImageRefused, OSError) as error:
        return None, f"{path}: {error}"


def _why_there_is_none(path: str) -> str:
    """What to say where there is no image at a path."""
    if path != default_path():
        return f"there is no {path}"
    if os.path.exists(os.path.join(os.path.dirname(__file__), "kernels")):
        return "there is no image; scripts/build_native.py makes one"
    return (f"this installation has none for {sys.implementation.cache_tag} on {machine()}; pip builds them where "
            "llvmlite can be installed")


_loaded: tuple[Tier | None, str] | None = None
_loading = RLock()


def load(engine: type) -> Tier | None:
    """The tier of this process, loaded when first asked for; None where there is none. `engine` is the class Engine."""
    global _loaded
    if _loaded is None:
        with _loading:  # two images would mix their pools
            if _loaded is None:
                _loaded = _load(engine)
    return _loaded[0]


def loaded_tier() -> Tier | None:
    """The tier of this process if it is loaded already."""
    return None if _loaded is None else _loaded[0]


def status(engine: type) -> Status:
    """Whether there is a tier, and why not."""
    tier = load(engine)
    assert _loaded is not None
    return Status(tier, _loaded[1])


class Status:
    """Whether native handlers run, and why not. True where they do."""

    __slots__ = ("tier", "reason")

    def __init__(self, tier: Tier | None, reason: str) -> None:
        self.tier, self.reason = tier, reason

    def __bool__(self) -> bool:
        return self.tier is not None

    def __str__(self) -> str:
        return f"off: {self.reason}" if self.tier is None else f"on: {self.tier.path}"
