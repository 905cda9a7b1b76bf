"""The class FFI\\CType: C types as PHP objects."""
from __future__ import annotations

from zvm.ext.ffi import c_types
from zvm.ext.ffi.c_types import CType, is_same, name_of
from zvm.ext.ffi.data import OpaqueHooks, refuse_array_use, shown_class_name, type_is_name
from zvm.ext.ffi.library import load
from zvm.ext.ffi.objects import fail
from zvm.ext.vocabulary import Array, Int, Str, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

# names of PHP classes in a namespace are no names in Python
# mypy: disable-error-code="valid-type"
# ruff: noqa: F722, F821, UP037


def make_type(engine: Engine, type: CType) -> CTypeObject:
    """An FFI\\CType object."""
    made: CTypeObject = instantiate(engine, engine.internal_class("FFI\\CType"))
    made.type = type
    return made


class _Hooks(OpaqueHooks):
    __slots__ = ()
    has_no_table = True

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> NoReturn:
        engine.throw("Error", f"Cannot access property of object of type {obj.ce.name}")

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> NoReturn:
        refuse_array_use(engine, obj)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> NoReturn:
        engine.throw("Error", f"Trying to clone an uncloneable object of class {obj.ce.name}")

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        if not isinstance(left, CTypeObject) or not isinstance(right, CTypeObject):
            fail(engine, "Comparison of incompatible C types")
        return 0 if is_same(left.type, right.type) else 1

    @staticmethod
    def dumped_class_name(obj: Any) -> str:
        """How var_dump() names the class (zend_ffi_ctype_get_class_name)."""
        return shown_class_name(obj)


@php_class("FFI\\CType", final=True, serializable=False, native=_Hooks(),
           changes=(80400, {"flags": ACC_NOT_CLONEABLE}), constants={
    **{f"TYPE_{name}": number for number, name in enumerate(c_types.KIND_NAMES)},
    "ATTR_CONST": c_types.CONST, "ATTR_INCOMPLETE_TAG": c_types.INCOMPLETE_TAG, "ATTR_VARIADIC": c_types.VARIADIC,
    "ATTR_INCOMPLETE_ARRAY": c_types.INCOMPLETE_ARRAY, "ATTR_VLA": c_types.VLA, "ATTR_UNION": c_types.UNION,
    "ATTR_PACKED": c_types.PACKED, "ATTR_MS_STRUCT": c_types.MS_STRUCT, "ATTR_GCC_STRUCT": c_types.GCC_STRUCT,
    **{f"ABI_{name}": number for number, name in enumerate(c_types.ABI_NAMES)}})
class CTypeObject(PhpObject):
    __slots__ = ("type",)

    def __init__(self) -> None:
        self.type: CType = c_types.VOID_TYPE

    def _expect(self, engine: Engine, kind: int, what: str) -> CType:
        """The type, which must be of that kind."""
        if self.type.kind != kind:
            fail(engine, f"FFI\\CType is not {what}")
        return self.type

    @method
    def getName(self) -> Str:
        return name_of(self.type) or self.ce.name

    @method
    def getKind(self) -> Int:
        return self.type.kind

    @method
    def getSize(self) -> Int:
        return self.type.size

    @method
    def getAlignment(self) -> Int:
        return self.type.align

    @method
    def getAttributes(self) -> Int:
        return self.type.attributes

    @method
    def getEnumKind(self, engine: Engine) -> Int:
        return self._expect(engine, c_types.ENUM, "an enumeration").enum_kind

    @method
    def getArrayElementType(self, engine: Engine) -> 'FFI\\CType':
        return make_type(engine, self._expect(engine, c_types.ARRAY, "an array").target)

    @method
    def getArrayLength(self, engine: Engine) -> Int:
        return self._expect(engine, c_types.ARRAY, "an array").length

    @method
    def getPointerType(self, engine: Engine) -> 'FFI\\CType':
        return make_type(engine, self._expect(engine, c_types.POINTER, "a pointer").target)

    @method
    def getStructFieldNames(self, engine: Engine) -> Array:
        fields = self._expect(engine, c_types.STRUCT, "a structure").fields
        return PhpArray.from_list([name for name in fields if type_is_name(name)])

    def _field(self, engine: Engine, name: str) -> c_types.Field:
        field = self._expect(engine, c_types.STRUCT, "a structure").fields.get(name)
        if field is None:
            fail(engine, "Wrong field name")
        return field

    @method
    def getStructFieldOffset(self, engine: Engine, name: Str) -> Int:
        return self._field(engine, name).offset

    @method
    def getStructFieldType(self, engine: Engine, name: Str) -> 'FFI\\CType':
        return make_type(engine, self._field(engine, name).type)

    @method
    def getFuncABI(self, engine: Engine) -> Int:
        self._expect(engine, c_types.FUNC, "a function")
        return int(load().FFI_DEFAULT_ABI)

    @method
    def getFuncReturnType(self, engine: Engine) -> 'FFI\\CType':
        return make_type(engine, self._expect(engine, c_types.FUNC, "a function").target)

    @method
    def getFuncParameterCount(self, engine: Engine) -> Int:
        return len(self._expect(engine, c_types.FUNC, "a function").arguments)

    @method
    def getFuncParameterType(self, engine: Engine, index: Int) -> 'FFI\\CType':
        parameters = self._expect(engine, c_types.FUNC, "a function").arguments
        if not 0 <= index < len(parameters):
            fail(engine, "Wrong argument number")
        return make_type(engine, parameters[index])
