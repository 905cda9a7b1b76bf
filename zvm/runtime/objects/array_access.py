"""Objects used as arrays: ArrayAccess and the hooks of internal classes (zend_std_read_dimension and the like).

`offset` is UNDEF for `[]`. Imported by the executor's dims.py and by internal functions. Every function raises Thrown
"Cannot use object of type X as array" for objects that are none.
"""
from __future__ import annotations

from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R
from zvm.opcodes.metadata import CONCAT
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry


GET, EXISTS, SET, UNSET = range(4)  # places in ClassEntry.arrayaccess_funcs
# kinds of `elements` that hooks declare, and of `layout`, see zvm/handlers/native/elements.py
FIXED_ELEMENTS, ARRAY_ELEMENTS, STORED_OBJECTS, WEAK_OBJECTS, WEAK_REFERENCE, LINKED_ELEMENTS, HEAP_ELEMENTS, \
    XML_WRITER, XML_NODE, XML_LIST, BIG_INTEGER, XML_SELECTION, OUTER_ITERATOR, TREE_ITERATOR, FILE_LINES = \
    range(1, 16)


def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
    """`$obj[offset]`, perhaps a Reference when offsetGet() returns one; in mode BP_VAR_IS UNDEF when there is none."""
    hook = _hook(obj, "read_dimension")
    if hook is not None:
        return hook(engine, obj, offset, mode)
    get = _method(engine, obj, GET)
    if offset is UNDEF:
        offset = None
    if mode == BP_VAR_IS and not _to_bool(engine, _call(engine, obj, EXISTS, offset)):
        return UNDEF
    return engine.call_function_by_reference(get, [offset], obj)


def read_operand(engine: Engine, obj: Any, offset: Any) -> Any:
    """The left operand of `$obj[offset] op= …`. What reading it throws becomes the previous exception of the Error for
    objects that are not arrays (zend_binary_assign_op_obj_dim()), but for hooks that then read null."""
    try:
        return read_dimension(engine, obj, offset, BP_VAR_R)
    except Thrown as thrown:
        if getattr(obj.ce.native, "reads_null_when_thrown", False):
            frame: Any = engine.current_execute_data
            if engine.target < V8_5 or frame.opline.extended_value != CONCAT:
                raise
            engine.defer_exception(thrown)  # null and a text are joined all the same
            return None
        refuse_operand(engine, obj, thrown)


def refuse_operand(engine: Engine, obj: Any, signal: BaseException) -> NoReturn:
    """Raise what reading the operand ends with after offsetGet() raised `signal`."""
    if not isinstance(signal, Thrown):
        raise signal
    from zvm.runtime.objects.exceptions import set_previous

    signal.__traceback__ = None  # whose frames hold the signal

    try:
        _not_an_array(engine, obj.ce)
    except Thrown as later:
        set_previous(engine, later.object, signal.object)
        raise


def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
    """`$obj[offset] = value`."""
    hook = _hook(obj, "write_dimension")
    if hook is not None:
        hook(engine, obj, offset, value)
        return
    _call(engine, obj, SET, None if offset is UNDEF else offset, value)


def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
    """isset($obj[offset]); with check_empty: isset and not empty."""
    hook = _hook(obj, "has_dimension")
    if hook is not None:
        return bool(hook(engine, obj, offset, check_empty))
    if not _to_bool(engine, _call(engine, obj, EXISTS, offset)):
        return False
    return not check_empty or _to_bool(engine, _call(engine, obj, GET, offset))


def unset_dimension(engine: Engine, obj: Any, offset: Any) -> None:
    """unset($obj[offset])."""
    hook = _hook(obj, "unset_dimension")
    if hook is not None:
        hook(engine, obj, offset)
        return
    _call(engine, obj, UNSET, offset)


def _hook(obj: Any, name: str) -> Any:
    native = obj.ce.native
    return None if native is None else getattr(native, name, None)


def _method(engine: Engine, obj: Any, index: int) -> Any:
    """The method, where the object's class implements ArrayAccess."""
    ce = obj.ce
    methods = ce.arrayaccess_funcs
    if methods is None:
        if "offsetget" not in ce.function_table or engine.lookup_class("ArrayAccess") not in ce.ancestors:
            _not_an_array(engine, ce)
        methods = ce.arrayaccess_funcs = tuple(ce.function_table[name] for name in (
            "offsetget", "offsetexists", "offsetset", "offsetunset"))
    return methods[index]


def _not_an_array(engine: Engine, ce: ClassEntry) -> NoReturn:
    engine.throw("Error", f"Cannot use object of type {ce.display_name} as array")


def _call(engine: Engine, obj: Any, index: int, *arguments: Any) -> Any:
    return engine.call_function(_method(engine, obj, index), list(arguments), obj, obj.ce)


def _to_bool(engine: Engine, value: Any) -> bool:
    return convert.to_bool(engine, value.value if type(value) is Reference else value)
