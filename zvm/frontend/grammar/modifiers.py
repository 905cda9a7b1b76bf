"""Modifiers of classes and members: which may be combined (zend_add_class_modifier, zend_add_member_modifier)."""
from __future__ import annotations

from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_EXPLICIT_ABSTRACT_CLASS,
    ACC_FINAL,
    ACC_PPP_MASK,
    ACC_PRIVATE,
    ACC_PRIVATE_SET,
    ACC_PROTECTED,
    ACC_PROTECTED_SET,
    ACC_PUBLIC,
    ACC_PUBLIC_SET,
    ACC_READONLY,
    ACC_READONLY_CLASS,
    ACC_STATIC,
)
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Action, Parser, Values

_ONCE_PER_CLASS = ((ACC_EXPLICIT_ABSTRACT_CLASS, "abstract"), (ACC_FINAL, "final"), (ACC_READONLY_CLASS, "readonly"))
_ONCE_PER_MEMBER = ((ACC_PPP_MASK, "access type"), (ACC_ABSTRACT, "abstract"), (ACC_STATIC, "static"),
                    (ACC_FINAL, "final"), (ACC_READONLY, "readonly"),
                    (ACC_PUBLIC_SET | ACC_PROTECTED_SET | ACC_PRIVATE_SET, "access type"))


def add_class_modifier(p: Parser, v: Values) -> int:
    """`class_modifiers : class_modifiers class_modifier`"""
    flags = _joined(p, v, _ONCE_PER_CLASS)
    if flags & ACC_EXPLICIT_ABSTRACT_CLASS and flags & ACC_FINAL:
        p.fail_compile("Cannot use the final modifier on an abstract class")
    return flags


def add_member_modifier(p: Parser, v: Values) -> int:
    """`modifiers : modifiers modifier`"""
    flags = _joined(p, v, _ONCE_PER_MEMBER)
    if flags & ACC_ABSTRACT and flags & ACC_FINAL and p.target < V8_3:  # later it depends on the member
        p.fail_compile("Cannot use the final modifier on an abstract class member")
    return flags


def first_anonymous_class_modifier(p: Parser, v: Values) -> int:
    """`anonymous_class_modifiers : class_modifier`"""
    return _checked_anonymous(p, v[0])


def add_anonymous_class_modifier(p: Parser, v: Values) -> int:
    """`anonymous_class_modifiers : anonymous_class_modifiers class_modifier`"""
    _checked_anonymous(p, v[1])
    return _joined(p, v, _ONCE_PER_CLASS)


def _checked_anonymous(p: Parser, modifier: int) -> int:
    """zend_add_anonymous_class_modifier()."""
    for flag, word in ((ACC_EXPLICIT_ABSTRACT_CLASS, "abstract"), (ACC_FINAL, "final")):
        if modifier & flag:
            p.fail_compile(f"Cannot use the {word} modifier on an anonymous class")
    return modifier


# what may stand on what, since PHP 8.3 (zend_modifier_token_to_flag)
_SETTERS = ACC_PUBLIC_SET | ACC_PROTECTED_SET | ACC_PRIVATE_SET
_ALLOWED = {
    "property": ACC_PPP_MASK | _SETTERS | ACC_STATIC | ACC_READONLY | ACC_ABSTRACT | ACC_FINAL,
    "method": ACC_PPP_MASK | ACC_STATIC | ACC_ABSTRACT | ACC_FINAL,
    "class constant": ACC_PPP_MASK | ACC_FINAL,
    "parameter": ACC_PPP_MASK | _SETTERS | ACC_READONLY,
    "property hook": ACC_FINAL,
}
_WORDS = ((ACC_PUBLIC, "public"), (ACC_PROTECTED, "protected"), (ACC_PRIVATE, "private"),
          (ACC_PUBLIC_SET, "public(set)"), (ACC_PROTECTED_SET, "protected(set)"), (ACC_PRIVATE_SET, "private(set)"),
          (ACC_STATIC, "static"), (ACC_ABSTRACT, "abstract"), (ACC_FINAL, "final"), (ACC_READONLY, "readonly"))


def checked_modifiers(kind: str, is_public: bool = False) -> Action:
    """`modifiers : non_empty_member_modifiers`, all of which must be for that kind of member. `is_public`: without an
    access modifier it is public."""
    def check(p: Parser, v: Values) -> int:
        allowed = _ALLOWED[kind] | (ACC_FINAL if kind == "parameter" and p.target >= V8_5 else 0)
        flags: int = v[0]
        for flag, word in _WORDS:
            if flags & flag and not allowed & flag:
                p.fail_compile(f"Cannot use the {word} modifier on a {kind}")
        if flags & ACC_ABSTRACT and flags & ACC_FINAL:
            p.fail_compile(f"Cannot use the final modifier on an abstract {kind}")
        return flags if not is_public or flags & ACC_PPP_MASK else flags | ACC_PUBLIC
    return check


def _joined(p: Parser, v: Values, once: tuple[tuple[int, str], ...]) -> int:
    """The flags of a list and those of one more modifier; `once` are those that may stand there once."""
    flags, new_flag = v
    for mask, word in once:
        if flags & mask and new_flag & mask:
            p.fail_compile(f"Multiple {word} modifiers are not allowed")
    return int(flags | new_flag)
