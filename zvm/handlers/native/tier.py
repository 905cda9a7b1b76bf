"""The native tier of the process: the loaded image, what native code asks Python for, and the structs of op-arrays.

Code and its caches only; nothing of a run. `load()` gives the tier, or None, and `status()` says why not. The image is
found by `ZVM_NATIVE`: 0 switches the tier off, a path names an image; else it is the one beside this package.
"""
from __future__ import annotations

import ctypes
import os
import struct

from zvm.handlers.native import abi
from zvm.handlers.native.loader import Image, ImageRefused
from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Function, Opline

USER, INTERNAL = 1, 2  # kernels/frames.py


class Tier:
    """One loaded image. The builtins are kernels/run.py's."""

    def __init__(self, path: str) -> None:
        """Raises ImageRefused, OSError."""
        self.image = image = Image(path)
        self.path = path
        self.handlers: dict[Any, int] = {}  # Python handler → address of the native one
        self.enter = image.builtin("enter")
        self.failed_at = image.builtin("failed_at")
        self.running = image.builtin("running")
        self._fill = image.builtin("fill_table")
        self._refill = image.builtin("refill")
        characters = [chr(number) for number in range(256)]
        self._kept = (characters, self.prepare, _poll)
        shared = abi.STRUCTS["Shared"]
        for name, value in (("characters", _items(characters)), ("handlers", id(self.handlers)),
                            ("prepare", id(self._kept[1])), ("poll", id(_poll))):
            struct.pack_into("<Q", image.shared, shared[name][0], value)

    @staticmethod
    def engine_state() -> bytes:
        """Memory for Engine.native."""
        return bytes(abi.ENGINE_STATE_SIZE)

    def prepare(self, function: Function) -> None:
        """Make function.native, which calls and execution of the function need."""
        if function.native is None:
            function.native = self._op_array(function) if type(function) is OpArray else bytes(abi.FUNCTION_INFO_SIZE)

    def _op_array(self, op_array: OpArray) -> bytes:
        count = len(op_array.opcodes)
        memory = bytes(abi.FUNCTION_INFO_SIZE + abi.OP_SIZE * count)
        slots = op_array.last_var + op_array.T
        size = next((index for index, limit in enumerate(abi.POOL_SIZES) if slots <= limit), None)
        if size is not None:
            shared = ctypes.addressof(self.image.shared) + abi.STRUCTS["Shared"]["pools"][0]
            base = id(memory) + abi.BYTES_DATA
            first = op_array.entry.next.number
            _write(base, abi.STRUCTS["FunctionInfo"], kind=USER, pool=shared + 16 * size, capacity=abi.POOL_SIZES[size],
                   parameters=op_array.num_args, variables=op_array.last_var, temporaries=op_array.T,
                   frame_size=op_array.frame_size, entry_opline=id(op_array.entry),
                   entry=base + abi.FUNCTION_INFO_SIZE + abi.OP_SIZE * first, count=count)
        handlers = self.handlers
        for opline in op_array.opcodes:
            if opline.handler not in handlers:
                self.register(opline.handler)
        self._fill(op_array.opcodes, memory, 0)
        return memory

    def register(self, handler: Any) -> None:
        """Note the native handler of a Python one, 0 for those that have none."""
        self.handlers[handler] = self.image.address(f"h_{getattr(handler, '__name__', '')}") or 0

    def refill(self, function: Function, opline: Opline) -> None:
        """Bring the struct of an opline up to date: its handler, next or target was changed."""
        if function.native is not None:
            if opline.handler not in self.handlers:
                self.register(opline.handler)
            self._refill(function, opline)


def _write(address: int, fields: abi.Fields, **values: int) -> None:
    for name, value in values.items():
        ctypes.c_int64.from_address(address + fields[name][0]).value = value


def _items(values: list[Any]) -> int:
    """Where a list keeps its items."""
    return int(ctypes.c_int64.from_address(id(values) + abi.records((3, 11))["List"]["items"][0]).value)


def _poll() -> None:
    """Being called is enough: Python looks at signals and other threads when a function begins."""


def default_path() -> str:
    return os.path.join(os.path.dirname(__file__), "handlers.image")


def _load() -> tuple[Tier | None, str]:
    setting = os.environ.get("ZVM_NATIVE", "")
    if setting == "0":
        return None, "switched off by ZVM_NATIVE=0"
    path = setting or default_path()
    try:
        return Tier(path), ""
    except FileNotFoundError:
        return None, "there is no image: scripts/build_native makes one"
    except (ImageRefused, OSError) as error:
        return None, f"{path}: {error}"


_loaded: tuple[Tier | None, str] | None = None


def load() -> Tier | None:
    """The tier of this process, loaded when first asked for; None where there is none."""
    global _loaded
    if _loaded is None:
        _loaded = _load()
    return _loaded[0]


def status() -> str:
    """Why there is no tier; empty when there is one."""
    load()
    assert _loaded is not None
    return _loaded[1]
