"""Making, cloning and testing objects, as the opcodes NEW, CLONE and INSTANCEOF have it."""
from __future__ import annotations

from zvm.executor import class_fetch
from zvm.executor.calls import push_call
from zvm.executor.methods import constructor_of
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import FETCH_CLASS_MASK, FETCH_CLASS_PARENT, FETCH_CLASS_SELF
from zvm.opcodes.op_array import CONST, UNUSED, Function
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.objects import lifecycle
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def new(ex: ExecuteData, op: Any) -> Any:
    """NEW: the opline to go on with, which is the one after DO_FCALL when there is no constructor to call.

    Where the class is a constant or a keyword (with `static` that class alone counts then), op.cache becomes (class,
    constructor, opline after DO_FCALL or None).
    """
    engine = ex.engine
    is_kept = op.op1_type in (CONST, UNUSED)
    if op.op1_type == CONST:
        ce = class_fetch.by_name(engine, op.const1)
    else:
        ce = class_fetch.operand_class(ex, op, op.op1_type, op.op1, op.const1)
    target = lifecycle.instantiate(engine, ce)
    ex.slots[op.result] = target
    native = ce.native
    if native is not None and (hook := getattr(native, "get_constructor", None)) is not None:
        constructor = hook(engine, target)
    else:
        constructor = constructor_of(engine, ce)
    following = op.next
    if constructor is None:
        if op.extended_value == 0 and following.opcode == ops.DO_FCALL:
            if is_kept:
                op.cache = (ce, None, following.next)
            return following.next
        constructor = PassFunction()  # the arguments are evaluated all the same
    elif is_kept:
        op.cache = (ce, constructor, None)
    push_call(ex, constructor, target, ce)
    return following


class PassFunction(Function):
    """Takes any arguments and does nothing: called by `new` with arguments when there is no constructor
    (zend_pass_function)."""

    __slots__ = ()
    is_internal = True
    is_method = False

    @staticmethod
    def weak(engine: Engine, args: list[Any]) -> None:
        """Do nothing."""

    strict = weak


def clone(ex: ExecuteData, target: Any) -> Any:
    """CLONE. Throws Error for what cannot be cloned or only elsewhere."""
    engine = ex.engine
    if not isinstance(target, PhpObject):
        raise_pending(engine)
        if engine.target >= V8_5:

            engine.throw("TypeError", "clone(): Argument #1 ($object) must be of type object, "
                                      f"{value_name(engine, target)} given")
        engine.throw("Error", "__clone method called on non-object")
    if target.guards is not None and lifecycle.LAZY in target.guards:
        from zvm.runtime.objects.lazy_objects import clone_lazy

        return clone_lazy(engine, target, ex.func.scope)
    return lifecycle.clone_object(engine, target, ex.func.scope)


def instance_of(ex: ExecuteData, op: Any, value: Any) -> bool:
    """INSTANCEOF; op.cache becomes the class where op2 always means the same one."""
    kind = op.op2_type
    if kind == CONST:
        ce = op.cache = ex.engine.made_class(op.const2)
    elif kind == UNUSED:
        ce = class_fetch.by_keyword(ex, op.op2)
        if op.op2 & FETCH_CLASS_MASK in (FETCH_CLASS_PARENT, FETCH_CLASS_SELF):
            op.cache = ce
    else:
        ce = ex.slots[op.op2]
        ex.slots[op.op2] = None
    return ce is not None and isinstance(value, PhpObject) and is_subclass(value.ce, ce)

