"""C types as cffi passes and returns their values."""
from __future__ import annotations

from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_types import CType
from zvm.ext.ffi.objects import fail

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def native_parameter(engine: Engine, type: CType) -> Any:
    """cffi's type of a parameter; throws where it cannot be passed (zend_ffi_pass_unsupported)."""
    native = memory.native_type(type)
    if native is None:
        what = "passing array is not implemented" if type.kind == c_types.ARRAY else \
            "internal error. Unsupported parameter type"
        fail(engine, f"FFI {what}")
    return native


def native_result(engine: Engine, type: CType) -> Any:
    """cffi's type of a result; throws where it cannot be returned (zend_ffi_return_unsupported)."""
    native = memory.native_type(type)
    if native is None:
        what = "return array is not implemented" if type.kind == c_types.ARRAY else \
            "internal error. Unsupported return type"
        fail(engine, f"FFI {what}")
    return native
