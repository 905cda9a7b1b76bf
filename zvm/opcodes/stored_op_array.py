"""Functions whose code is still in an op-array file: they become plain op-arrays when something asks for it.

Made by zvm/opfile/reader.py. Name, flags, numbers of parameters and first line are there from the start.
The first look at the signature (SIGNATURE) decodes that, the first at anything else the body, and then the object's
class is OpArray. Until then the slot `live_range`, which only running code is asked for, holds the StoredCode.
"""
from __future__ import annotations

from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import ArgInfo

SIGNATURE = frozenset(("arg_info", "return_info", "attributes", "doc_comment", "line_end"))
_BODY = ("opcodes", "literals", "vars", "T", "live_range", "try_catch_array", "dynamic_func_defs", "tails", "entries",
         "tail", "entry", "takes_references", "frame_size")
_HEADER = ("function_name", "scope", "prototype", "fn_flags", "num_args", "required_num_args", "filename", "line_start")


class CodeFile:
    """A file that functions are decoded from: its bytes, its strings by number, and signatures that functions share, by
    their offsets. Where functions are linked as they are decoded, native code does it (kernels/compiling/functions.py).
    """

    __slots__ = ("data", "strings", "signatures", "op_arrays_linked")
    data: bytes
    strings: dict[int, Any]
    signatures: dict[int, tuple[list[ArgInfo], ArgInfo | None]]
    op_arrays_linked: bool

    def load_natively(self, op_array: OpArray) -> bool:
        """Have native code make the function an OpArray. False, and nothing done, where there is none."""
        raise NotImplementedError

    def load_signature(self, op_array: OpArray, code: StoredCode) -> None:
        """Set what SIGNATURE names."""
        raise NotImplementedError

    def load_body(self, op_array: OpArray, code: StoredCode) -> None:
        """Set everything that is neither in SIGNATURE nor there from the start."""
        raise NotImplementedError

    def has_static_variables(self, code: StoredCode) -> bool:
        """Whether load_body() would find static variables, or such that a closure binds."""
        raise NotImplementedError


class StoredCode:
    """Where a function's code is: the place of its record in a file, which `loader` reads. Copies of the function share
    the literals, as those of any op-array do."""

    __slots__ = ("loader", "place", "literals")

    def __init__(self, loader: CodeFile, place: int) -> None:
        self.loader, self.place = loader, place
        self.literals: list[Any] | None = None


_CODE: Any = OpArray.live_range  # type: ignore[misc]  # the slot itself


class StoredOpArray(OpArray):
    """An op-array that is not decoded yet. Native code finds its `native` None and asks Python, which decodes it."""

    __slots__ = ()

    @property
    def native(self) -> bytes | None:
        load(self)
        return self.native

    @native.setter
    def native(self, value: bytes | None) -> None:
        _NATIVE.__set__(self, value)

    @property
    def live_range(self) -> Any:  # type: ignore[override]
        load(self)
        return self.live_range

    @property
    def static_variables(self) -> dict[str, Any] | None:  # type: ignore[override]
        """Asked for whenever a closure is made: most have none, and of those many are never called. That there are none
        the slot says from then on, which native code looks at. Those of deferred closures it has from the start."""
        try:
            known: dict[str, Any] | None = _STATIC_VARIABLES.__get__(self)
        except AttributeError:
            pass
        else:
            return known
        code = _CODE.__get__(self)
        if not code.loader.has_static_variables(code):
            _STATIC_VARIABLES.__set__(self, None)
            return None
        load(self)
        return self.static_variables

    def __getattr__(self, name: str) -> Any:
        """Slots that are not set lead here."""
        if name in SIGNATURE:
            code = _CODE.__get__(self)
            code.loader.load_signature(self, code)
        else:
            load(self)
        return getattr(self, name)


_NATIVE: Any = OpArray.native  # type: ignore[misc]
_STATIC_VARIABLES: Any = OpArray.static_variables  # type: ignore[misc]


def code_of(op_array: StoredOpArray) -> StoredCode:
    """What an op-array that is not decoded yet will be decoded from."""
    code: StoredCode = _CODE.__get__(op_array)
    return code


def load(op_array: Any) -> None:
    """Decode what is missing. Raises what the loader raises, and then the op-array is as it was."""
    code = _CODE.__get__(op_array)
    if code.loader.load_natively(op_array):
        return
    code.loader.load_signature(op_array, code)
    op_array.__class__ = OpArray
    try:
        code.loader.load_body(op_array, code)
    except BaseException:
        op_array.__class__ = StoredOpArray
        _CODE.__set__(op_array, code)
        raise


def stored_op_array(code: StoredCode) -> StoredOpArray:
    """An op-array without a name yet."""
    op_array: StoredOpArray = StoredOpArray.__new__(StoredOpArray)
    _CODE.__set__(op_array, code)
    _NATIVE.__set__(op_array, None)
    op_array.scope = op_array.prototype = op_array.statics = op_array.scoped = op_array.resident = None
    return op_array


def become_stored(op_array: OpArray, code: StoredCode) -> None:
    """Make an op-array whose body is to be compiled later one that is not decoded; its signature, and what a closure
    binds, stay."""
    for name in _BODY:
        delattr(op_array, name)
    op_array.__class__ = StoredOpArray
    _CODE.__set__(op_array, code)


def copy_stored(op_array: StoredOpArray) -> StoredOpArray:
    """A copy that is decoded by itself, when it is needed."""
    copy = stored_op_array(_CODE.__get__(op_array))
    for name in _HEADER:
        setattr(copy, name, getattr(op_array, name))
    try:  # noqa: SIM105  # importing contextlib takes time
        _STATIC_VARIABLES.__set__(copy, _STATIC_VARIABLES.__get__(op_array))
    except AttributeError:  # it is not known yet whether there are any
        pass
    return copy
