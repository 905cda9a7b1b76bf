"""Modifiers of classes and members: which may be combined (zend_add_class_modifier, zend_add_member_modifier)."""
from __future__ import annotations

from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_EXPLICIT_ABSTRACT_CLASS,
    ACC_FINAL,
    ACC_PPP_MASK,
    ACC_READONLY,
    ACC_READONLY_CLASS,
    ACC_STATIC,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Parser, Values

_ONCE_PER_CLASS = ((ACC_EXPLICIT_ABSTRACT_CLASS, "abstract"), (ACC_FINAL, "final"), (ACC_READONLY_CLASS, "readonly"))
_ONCE_PER_MEMBER = ((ACC_PPP_MASK, "access type"), (ACC_ABSTRACT, "abstract"), (ACC_STATIC, "static"),
                    (ACC_FINAL, "final"), (ACC_READONLY, "readonly"))


def add_class_modifier(p: Parser, v: Values) -> int:
    """`class_modifiers : class_modifiers class_modifier`"""
    flags = _joined(p, v, _ONCE_PER_CLASS)
    if flags & ACC_EXPLICIT_ABSTRACT_CLASS and flags & ACC_FINAL:
        p.fail_compile("Cannot use the final modifier on an abstract class")
    return flags


def add_member_modifier(p: Parser, v: Values) -> int:
    """`modifiers : modifiers modifier`"""
    flags = _joined(p, v, _ONCE_PER_MEMBER)
    if flags & ACC_ABSTRACT and flags & ACC_FINAL:
        p.fail_compile("Cannot use the final modifier on an abstract class member")
    return flags


def _joined(p: Parser, v: Values, once: tuple[tuple[int, str], ...]) -> int:
    """The flags of a list and those of one more modifier; `once` are those that may stand there once."""
    flags, new_flag = v
    for mask, word in once:
        if flags & mask and new_flag & mask:
            p.fail_compile(f"Multiple {word} modifiers are not allowed")
    return int(flags | new_flag)
