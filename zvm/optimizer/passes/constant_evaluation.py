"""What oplines give for constant operands (ct_eval_* of sccp.c).

`EVALUATE[opcode](ctx, opline, left, right)` gives the result in a tuple; None: that is not known, or it would report
something. Operands are constants or Partials, ABSENT where there is none. Imported by constant_propagation.py.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import cast, eval_binary, eval_unary, is_nan, is_true, type_code_of
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.flags import ISEMPTY
from zvm.optimizer.passes.lattice import (
    ABSENT,
    BOTTOM,
    Partial,
    array_key,
    elements_of,
    is_partial_object,
)
from zvm.runtime.values import compare, operators
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.numbers import parse_numeric
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.context import Context

    Rule = Callable[[Context, Opline, Any, Any], "tuple[Any] | None"]

_BINARY = (ops.ADD, ops.SUB, ops.MUL, ops.DIV, ops.MOD, ops.POW, ops.SL, ops.SR, ops.CONCAT, ops.FAST_CONCAT,
           ops.IS_EQUAL, ops.IS_NOT_EQUAL, ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL, ops.IS_IDENTICAL,
           ops.IS_NOT_IDENTICAL, ops.BW_OR, ops.BW_AND, ops.BW_XOR, ops.BOOL_XOR, ops.CASE, ops.CASE_STRICT)
_INCREMENTS = frozenset((ops.PRE_INC, ops.POST_INC, ops.PRE_INC_OBJ, ops.POST_INC_OBJ))


def binary(ctx: Context, operator: int, left: Any, right: Any) -> tuple[Any] | None:
    """`left operator right`; of partly known arrays nothing is computed."""
    if type(left) is Partial or type(right) is Partial:
        return None
    return eval_binary(ctx.options.engine, operator, left, right)


def truth(value: Any) -> tuple[bool] | None:
    """Its truth value; of an array none of whose elements is known, none (ct_eval_bool_cast)."""
    if type(value) is Partial:
        return (True,) if not value.is_object and len(value.elements) else None
    return (is_true(value),)


def incremented(ctx: Context, opcode: int, value: Any) -> tuple[Any] | None:
    """What ++ or -- makes of it. Since PHP 8.3 both say something about most values that are no numbers."""
    is_up = opcode in _INCREMENTS
    if ctx.options.target >= V8_3 and type(value) not in (int, float) and not (value is None and is_up) \
            or type(value) in (PhpArray, Partial):
        return None
    step = operators.increment if is_up else operators.decrement
    return (step(ctx.options.engine, value),)


def fetch_dim(container: Any, key: Any, strings: bool) -> tuple[Any] | None:
    """container[key], where it is there."""
    elements = elements_of(container)
    if elements is not None:
        index = array_key(key)
        value = BOTTOM if index is None else elements.get(index, BOTTOM)
        return None if value is BOTTOM else (value,)
    if strings and type(container) is str:
        if type(key) is str:
            key = parse_numeric(key)
        if type(key) is int and 0 <= key < len(container):
            return (container[key],)
    return None


def fetch_property(container: Any, name: Any) -> tuple[Any] | None:
    """container->name, where it is there."""
    if not is_partial_object(container) or type(name) is not str:
        return None
    value = container.elements.get(normalize_key(name) if name else "", BOTTOM)
    return None if value is BOTTOM else (value,)


def set_dim(container: Any, key: Any, value: Any) -> Any | None:
    """A new array with container[key] = value, key ABSENT for []; None where it cannot be known
    (ct_eval_assign_dim)."""
    if container is None or container is False:
        changed: Any = PhpArray.empty()
    elif type(container) is Partial:
        changed = Partial(container.elements.clone(), container.is_object)
    elif type(container) is PhpArray:
        changed = container.clone()
    else:
        return None
    return changed if add_element(changed, key, value) else None


def add_element(container: Any, key: Any, value: Any) -> bool:
    """Put an element into an array that may be changed; whether that could be done (ct_eval_add_array_elem)."""
    elements: PhpArray = container.elements if type(container) is Partial else container
    if key is ABSENT:
        return elements.append(value)
    index = array_key(key)
    if index is None:
        return False
    elements.set(index, value)
    return True


def set_property(container: Any, name: Any, value: Any) -> Partial | None:
    """A new object with container->name = value (ct_eval_assign_obj)."""
    if type(name) is not str or not (container is None or container is False or is_partial_object(container)):
        return None
    elements = container.elements.clone() if is_partial_object(container) else PhpArray.empty()
    elements.set(normalize_key(name) if name else "", value)
    return Partial(elements, True)


def _isset(value: Any, asks_empty: bool) -> tuple[bool] | None:
    """isset() or empty() of a value, ABSENT where there is none (ct_eval_isset_isempty)."""
    if not asks_empty:
        return (value is not ABSENT and value is not None,)
    if value is ABSENT:
        return (True,)
    known = truth(value)
    return None if known is None else (not known[0],)


def _isset_dim(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    asks_empty = opline.extended_value & ISEMPTY != 0
    elements = elements_of(left)
    if elements is None:
        return None if type(left) in (str, Partial) else (asks_empty,)
    key = array_key(right)
    value = ABSENT if key is None else elements.get(key, ABSENT)
    if key is None or value is BOTTOM or (type(left) is Partial and value is ABSENT):
        return None
    return _isset(value, asks_empty)


def _isset_property(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    asks_empty = opline.extended_value & ISEMPTY != 0
    if left is ABSENT:
        return None
    if not is_partial_object(left):
        return (asks_empty,)
    known = fetch_property(left, right)
    return None if known is None else _isset(known[0], asks_empty)


def _in_array(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    """Among the keys of a constant table (ct_eval_in_array)."""
    if type(right) is not PhpArray or type(left) is Partial:
        return None
    if type(left) is str:
        return (left in right,)
    if opline.extended_value:
        return (type(left) is int and left in right,)
    if left is None or left is False:
        return ("" in right,)
    engine = ctx.options.engine
    return (any(type(key) is str and compare.compare(engine, left, key) == 0 for key in right.keys()),)  # noqa: SIM118


def _array_key_exists(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    elements = elements_of(right)
    if elements is None or left is not None and type(left) not in (str, int):
        return None
    value = elements.get(array_key(left), ABSENT)  # type: ignore[arg-type]
    if type(right) is Partial and (value is ABSENT or value is BOTTOM):
        return None
    return (value is not ABSENT,)


def _type_check(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    if type(left) is Partial:
        return (opline.extended_value >> (t.IS_OBJECT if left.is_object else t.IS_ARRAY) & 1 != 0,)
    return (opline.extended_value >> type_code_of(left) & 1 != 0,)


def _bool(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    return None if ctx.options.target >= V8_5 and is_nan(left) else truth(left)


def _fetch_dim(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    return fetch_dim(left, right, opline.opcode != ops.FETCH_LIST_R)


def _isset_cv(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    return _isset(left, opline.extended_value & ISEMPTY != 0)


def _count(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    return (len(left),) if type(left) is PhpArray else None


def _rope_init(ctx: Context, opline: Opline, left: Any, right: Any) -> tuple[Any] | None:
    return None if type(right) is Partial else cast(ctx.options.engine, t.IS_STRING, right)


EVALUATE: dict[int, Rule] = {
    **dict.fromkeys(_BINARY, lambda ctx, opline, left, right: binary(ctx, opline.opcode, left, right)),
    **dict.fromkeys((ops.BW_NOT, ops.BOOL_NOT), lambda ctx, opline, left, right: (
        None if type(left) is Partial else eval_unary(ctx.options.engine, opline.opcode, left))),
    **dict.fromkeys((ops.BOOL, ops.JMPZ_EX, ops.JMPNZ_EX), _bool),
    **dict.fromkeys((ops.FETCH_DIM_R, ops.FETCH_DIM_IS, ops.FETCH_LIST_R), _fetch_dim),
    **dict.fromkeys((ops.FETCH_OBJ_R, ops.FETCH_OBJ_IS), lambda ctx, opline, left, right: fetch_property(left, right)),
    **dict.fromkeys((ops.ROPE_ADD, ops.ROPE_END), lambda ctx, opline, left, right: (
        binary(ctx, ops.CONCAT, left, right))),
    ops.CAST: lambda ctx, opline, left, right: (
        None if type(left) is Partial else cast(ctx.options.engine, opline.extended_value, left)),
    ops.STRLEN: lambda ctx, opline, left, right: (len(left),) if type(left) is str else None,
    ops.YIELD_FROM: lambda ctx, opline, left, right: (
        (None,) if type(left) is PhpArray and not len(left) else None),
    ops.COUNT: _count, ops.IN_ARRAY: _in_array, ops.ARRAY_KEY_EXISTS: _array_key_exists,
    ops.ISSET_ISEMPTY_DIM_OBJ: _isset_dim, ops.ISSET_ISEMPTY_PROP_OBJ: _isset_property,
    ops.ISSET_ISEMPTY_CV: _isset_cv, ops.TYPE_CHECK: _type_check, ops.ROPE_INIT: _rope_init,
    ops.INSTANCEOF: lambda ctx, opline, left, right: None if is_partial_object(left) else (False,),
}
