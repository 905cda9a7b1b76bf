"""Arrays and their elements: made, changed, fetched, iterated."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.opcodes.flags import ARRAY_ELEMENT_REF
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.optimizer import type_masks as m
from zvm.optimizer.inference.rules.references import referred
from zvm.optimizer.inference.rules.values import with_null

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp

_BECOMES_ARRAY = m.MAY_BE_UNDEF | t.MAY_BE_NULL | t.MAY_BE_FALSE
_NO_CONTAINER = t.MAY_BE_TRUE | t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_RESOURCE
_INTEGER_KEYS = t.MAY_BE_LONG | t.MAY_BE_BOOL | t.MAY_BE_RESOURCE | t.MAY_BE_DOUBLE
_KEYS = _INTEGER_KEYS | m.MAY_BE_UNDEF | t.MAY_BE_NULL | t.MAY_BE_STRING

_READS = frozenset((meta.FETCH_DIM_R, meta.FETCH_DIM_IS, meta.FETCH_LIST_R))
_WRITES = frozenset((meta.FETCH_DIM_W, meta.FETCH_DIM_RW, meta.FETCH_DIM_FUNC_ARG, meta.FETCH_LIST_W))
_FETCHES = _READS | _WRITES | {meta.FETCH_DIM_UNSET}

# what the opline after a fetch for writing makes of the element
_MAKES_ARRAY = frozenset((meta.FETCH_DIM_W, meta.FETCH_DIM_RW, meta.FETCH_DIM_FUNC_ARG, meta.FETCH_LIST_W,
                          meta.ASSIGN_DIM, meta.ASSIGN_DIM_OP))
_MAKES_REFERENCE = frozenset((
    meta.SEND_VAR_EX, meta.SEND_FUNC_ARG, meta.SEND_VAR_NO_REF, meta.SEND_VAR_NO_REF_EX, meta.SEND_REF,
    meta.ASSIGN_REF, meta.YIELD, meta.INIT_ARRAY, meta.ADD_ARRAY_ELEMENT, meta.RETURN_BY_REF,
    meta.VERIFY_RETURN_TYPE, meta.MAKE_REF, meta.FE_RESET_RW))
_MAKES_NUMBER = frozenset((meta.PRE_INC, meta.PRE_DEC, meta.POST_INC, meta.POST_DEC))


def element_of(array: int, kind: int, for_writing: bool, is_appended: bool) -> int:
    """The type of an element, fetched from a value of that type (zend_array_element_type)."""
    mask = 0
    if array & t.MAY_BE_OBJECT:
        mask |= m.ANY_REFERENCE | m.MAY_BE_INDIRECT if for_writing else m.ANY_VALUE
    if array & t.MAY_BE_ARRAY:
        mask |= t.MAY_BE_NULL
        if not is_appended:
            mask |= m.element_type(array)
            if mask & t.MAY_BE_ARRAY:
                mask |= m.KEY_BITS | m.ELEMENT_BITS
            counted = t.MAY_BE_STRING | t.MAY_BE_ARRAY | t.MAY_BE_OBJECT | t.MAY_BE_RESOURCE
            if for_writing and mask & counted and array & m.MAY_BE_ARRAY_OF_REF:
                mask |= m.MAY_BE_REF
        if for_writing:
            mask |= m.MAY_BE_INDIRECT
    if array & t.MAY_BE_STRING:
        mask |= t.MAY_BE_STRING | t.MAY_BE_NULL if for_writing else t.MAY_BE_STRING
    if array & _BECOMES_ARRAY:
        mask |= t.MAY_BE_NULL | m.MAY_BE_INDIRECT if for_writing else t.MAY_BE_NULL
    if not for_writing and array & _NO_CONTAINER:
        mask |= t.MAY_BE_NULL
    return mask


def _integer_key(array: int) -> int:
    return m.MAY_BE_ARRAY_NUMERIC_HASH if m.is_hash_only(array) else m.MAY_BE_ARRAY_KEY_LONG


def _new_contents(array: int, key: int, value: int, key_kind: int) -> int:
    """The keys and elements that setting an element adds (assign_dim_array_result_type)."""
    if not value & (t.MAY_BE_ANY | m.MAY_BE_UNDEF):
        return 0
    integer = _integer_key(array)
    if array & _BECOMES_ARRAY:
        integer |= m.MAY_BE_ARRAY_PACKED
    if key_kind == UNUSED:
        mask = integer
    else:
        mask = integer if key & _INTEGER_KEYS else 0
        if key & t.MAY_BE_STRING:
            mask |= m.MAY_BE_ARRAY_KEY_STRING
            if key_kind != CONST:  # it may be numeric
                mask |= integer
        if key & (m.MAY_BE_UNDEF | t.MAY_BE_NULL):
            mask |= m.MAY_BE_ARRAY_KEY_STRING
    return mask | m.as_elements(with_null(value)) if mask else 0


def changed_array_type(array: int, key: int, value: int, key_kind: int) -> int:
    """The type of a variable one of whose elements was set (assign_dim_result_type)."""
    mask = array
    if array & _BECOMES_ARRAY:
        mask = array & ~_BECOMES_ARRAY | t.MAY_BE_ARRAY
    return mask | _new_contents(array, key, value, key_kind) if mask & t.MAY_BE_ARRAY else mask


def _array_literal(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    is_reference = opline.extended_value & ARRAY_ELEMENT_REF != 0
    if is_reference:
        inference.set_type(op.op1_def, referred(t1))
    if op.result_def < 0:
        return
    array = 0 if opline.opcode == meta.INIT_ARRAY else inference.type_of(op.result_use)
    mask = t.MAY_BE_ARRAY | array
    if opline.opcode == meta.INIT_ARRAY and opline.op1_type == UNUSED:
        mask |= m.MAY_BE_ARRAY_EMPTY
    if opline.op1_type != UNUSED and (opline.op2_type == UNUSED or t2 & _KEYS):
        mask |= _new_contents(array, t2, t1, opline.op2_type)
        if is_reference:
            mask |= m.ELEMENT_BITS
    inference.set_type(op.result_def, mask)


def _unpack(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = inference.type_of(op.result_use) | t1 & (m.KEY_BITS | m.ELEMENT_BITS)
    if t1 & t.MAY_BE_OBJECT:
        mask |= m.KEY_BITS | m.MAY_BE_ARRAY_OF_ANY
    inference.set_type(op.result_def, mask)


def _reset(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    by_reference = opline.opcode == meta.FE_RESET_RW
    if op.op1_def >= 0:
        inference.set_type(op.op1_def, t1 | m.MAY_BE_REF if by_reference else t1)
        inference.copy_class(op.op1_use, op.op1_def)
    iterable = t.MAY_BE_ARRAY | t.MAY_BE_OBJECT
    mask = t1 & iterable | m.MAY_BE_REF if by_reference else t1 & (iterable | m.KEY_BITS | m.ELEMENT_BITS)
    if t1 & (t.MAY_BE_ANY | m.MAY_BE_UNDEF) & ~iterable:
        mask |= m.MAY_BE_UNDEF
    inference.set_type(op.result_def, mask)
    inference.copy_class(op.op1_use, op.result_def)


def _fetch_next(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    into_cv, by_reference = opline.op2_type == CV, opline.opcode == meta.FE_FETCH_RW
    mask = t2 & m.MAY_BE_REF if into_cv else 0
    if by_reference:
        if t1 & (t.MAY_BE_OBJECT | t.MAY_BE_ARRAY):
            mask |= m.ANY_REFERENCE
    else:
        if t1 & t.MAY_BE_OBJECT:
            mask |= m.ANY_VALUE if into_cv else m.ANY_REFERENCE
        if t1 & t.MAY_BE_ARRAY:
            mask |= m.element_type(t1)
            if mask & t.MAY_BE_ARRAY:
                mask |= m.KEY_BITS | m.ELEMENT_BITS
            if t1 & m.MAY_BE_ARRAY_OF_REF and not into_cv:
                mask |= m.MAY_BE_REF
    inference.set_type(op.op2_def, mask)
    if op.result_def >= 0:
        mask = inference.type_of(op.result_use) if op.result_use >= 0 else 0
        if t1 & t.MAY_BE_OBJECT:
            mask |= m.ANY_VALUE
        if t1 & t.MAY_BE_ARRAY:
            mask |= t.MAY_BE_LONG if t1 & m.MAY_BE_ARRAY_KEY_LONG else 0
            mask |= t.MAY_BE_STRING if t1 & m.MAY_BE_ARRAY_KEY_STRING else 0
        inference.set_type(op.result_def, mask)


def _fetch_dim(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    opcode = opline.opcode
    if op.op1_def >= 0:
        mask = _fetched_container(inference, opline, op, t1, t2)
        if mask & t.MAY_BE_ARRAY and not mask & m.KEY_BITS and opcode in _WRITES - {meta.FETCH_DIM_FUNC_ARG}:
            return  # such a key throws
        inference.set_type(op.op1_def, mask)
        inference.copy_class(op.op1_use, op.op1_def)
    container = t1
    if opcode == meta.FETCH_LIST_R:  # of a string it is null
        container = t1 & ~t.MAY_BE_STRING | t.MAY_BE_NULL
    mask = element_of(container, opline.op1_type, opcode not in _READS, opline.op2_type == UNUSED)
    if (opcode == meta.FETCH_DIM_IS and t1 & t.MAY_BE_STRING
            or opcode == meta.FETCH_DIM_FUNC_ARG and t1 & _NO_CONTAINER):
        mask |= t.MAY_BE_NULL
    inference.set_type(op.result_def, mask)


def _fetched_container(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> int:
    """The type of a variable after one of its elements was fetched for writing."""
    opcode = opline.opcode
    mask, keys = t1, 0
    if opcode in _WRITES:
        if t1 & _BECOMES_ARRAY:
            if opcode != meta.FETCH_DIM_FUNC_ARG:  # which writes only if the parameter is a reference
                mask &= ~_BECOMES_ARRAY
            mask |= t.MAY_BE_ARRAY
        keys = _fetched_keys(t1, t2, opline.op2_type)
        if keys:
            mask |= _use_of_element(inference, op, mask, keys)
            if opcode != meta.FETCH_DIM_FUNC_ARG:
                mask &= ~m.MAY_BE_ARRAY_EMPTY
    return mask


def _fetched_keys(t1: int, t2: int, key_kind: int) -> int:
    integer = m.MAY_BE_ARRAY_PACKED if t1 & _BECOMES_ARRAY else 0
    if t1 & t.MAY_BE_ARRAY:
        integer |= _integer_key(t1)
    if key_kind == UNUSED:
        return integer
    keys = integer if t2 & _INTEGER_KEYS else 0
    if t2 & t.MAY_BE_STRING:
        keys |= m.MAY_BE_ARRAY_KEY_STRING
        if key_kind != CONST:
            keys |= integer
    return keys | m.MAY_BE_ARRAY_KEY_STRING if t2 & (m.MAY_BE_UNDEF | t.MAY_BE_NULL) else keys


def _use_of_element(inference: TypeInference, op: SsaOp, mask: int, keys: int) -> int:
    """What the opline that uses a fetched element adds to its container."""
    uses = inference.variables[op.result_def].uses
    if not uses:
        return keys | t.MAY_BE_ARRAY | m.as_elements(t.MAY_BE_NULL)
    if uses != [inference.position + 1]:
        return keys | m.ELEMENT_BITS
    user = inference.op_array.opcodes[uses[0]].opcode
    if user in _MAKES_ARRAY:
        return keys | t.MAY_BE_ARRAY | m.as_elements(t.MAY_BE_ARRAY)
    if user in _MAKES_REFERENCE:
        return keys | m.ELEMENT_BITS
    if user in _MAKES_NUMBER:
        if mask & m.as_elements(t.MAY_BE_LONG):
            return keys | m.as_elements(t.MAY_BE_DOUBLE)
        if not mask & m.as_elements(t.MAY_BE_DOUBLE):
            return keys | m.as_elements(t.MAY_BE_LONG | t.MAY_BE_DOUBLE)
    return 0


RULES: dict[int, Rule] = {
    meta.INIT_ARRAY: _array_literal, meta.ADD_ARRAY_ELEMENT: _array_literal, meta.ADD_ARRAY_UNPACK: _unpack,
    meta.FE_RESET_R: _reset, meta.FE_RESET_RW: _reset, meta.FE_FETCH_R: _fetch_next, meta.FE_FETCH_RW: _fetch_next,
    **dict.fromkeys(_FETCHES, _fetch_dim),
}
