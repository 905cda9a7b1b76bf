"""Constants by name: FETCH_CONSTANT, DEFINED, DECLARE_CONST; and TICKS.

Opcode-level helpers; each takes the frame first and expects its opline saved.
"""
from __future__ import annotations

from zvm.opcodes.flags import CONSTANT_UNQUALIFIED_IN_NAMESPACE
from zvm.runtime.objects.remarks import has_attributes, report_own_constant
from zvm.runtime.services.constants import table_key
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData


def fetch(ex: ExecuteData, op: Opline) -> Any:
    """The constant op2 names, kept on the opline; throws Error when there is none (zend_quick_get_constant)."""
    engine = ex.engine
    name = op.const2
    value = engine.constants.fetch(name)
    if value is UNDEF and op.op1 & CONSTANT_UNQUALIFIED_IN_NAMESPACE:
        name = name[name.rfind("\\") + 1:]
        value = engine.constants.fetch(name)
    if value is UNDEF:
        return engine.undefined_constant(op.const2)
    if engine.constants.attributes and has_attributes(engine, name):
        report_own_constant(engine, name)
        return value
    if name not in engine.constants.deprecated and name not in engine.constants.changing:
        op.cache = (engine, value)
    return value


def defined(ex: ExecuteData, name: str) -> bool:
    """defined() with a constant name."""
    return name in ex.engine.constants


def declare_attributed(ex: ExecuteData, name: str, value: Any, attributes: Any) -> None:
    """#[…] const name = value (ZEND_DECLARE_ATTRIBUTED_CONST)."""
    if declare(ex, name, value):
        ex.engine.constants.attributes[table_key(name)] = attributes


def declare(ex: ExecuteData, name: str, value: Any) -> bool:
    """const name = value; whether there was none of that name (ZEND_DECLARE_CONST)."""
    from zvm.runtime.classes.constant_expressions import ConstantExpression

    if isinstance(value, ConstantExpression):
        value = ex.engine.evaluate(value, ex.func.scope)
    return ex.engine.constants.define(name, value)
