"""DeclaredType's rendering, against what `php -n` prints for the same declarations."""
import pytest

from zvm.opcodes import types as t
from zvm.opcodes.types import DeclaredType


class Scope:
    def __init__(self, name, parent=None):
        self.name, self.parent = name, parent


@pytest.mark.parametrize(("declared", "text"), [
    (DeclaredType(t.MAY_BE_LONG), "int"),
    (DeclaredType(t.MAY_BE_LONG | t.MAY_BE_NULL), "?int"),
    (DeclaredType(t.MAY_BE_ANY), "mixed"),
    (DeclaredType(t.MAY_BE_NULL), "null"),
    (DeclaredType(t.MAY_BE_FALSE | t.MAY_BE_NULL), "?false"),
    (DeclaredType(t.MAY_BE_TRUE | t.MAY_BE_LONG), "int|true"),
    (DeclaredType(t.MAY_BE_BOOL | t.MAY_BE_NULL), "?bool"),
    (DeclaredType(t.MAY_BE_CALLABLE | t.MAY_BE_OBJECT | t.MAY_BE_ARRAY | t.MAY_BE_STRING | t.MAY_BE_LONG
                  | t.MAY_BE_DOUBLE | t.MAY_BE_FALSE | t.MAY_BE_NULL),
     "callable|object|array|string|int|float|false|null"),
    (DeclaredType(t.MAY_BE_STATIC | t.MAY_BE_ARRAY | t.MAY_BE_NULL), "static|array|null"),
    (DeclaredType(t.MAY_BE_ARRAY, ("Traversable",), iterable=True), "Traversable|array"),
    (DeclaredType(t.MAY_BE_NULL, ("self",)), "?self"),
    (DeclaredType(0, ("I", "J"), True), "I&J"),
    (DeclaredType(t.MAY_BE_ARRAY | t.MAY_BE_NULL, (("I", "J"), "B")), "(I&J)|B|array|null"),
    (DeclaredType(t.MAY_BE_NULL, (("I", "J"),)), "(I&J)|null"),
    (DeclaredType(t.MAY_BE_VOID), "void"),
    (DeclaredType(t.MAY_BE_NEVER), "never"),
])
def test_rendering(declared, text):
    assert str(declared) == text


def test_scope_resolves_self_parent_and_static():
    scope = Scope("C", Scope("P"))
    assert DeclaredType(t.MAY_BE_NULL, ("SELF", "parent")).to_string(scope) == "C|P|null"
    assert DeclaredType(t.MAY_BE_STATIC).to_string(scope, Scope("D")) == "D"


def test_anonymous_class_name_is_cut_at_nul():
    assert str(DeclaredType(0, ("class@anonymous\0/x.php:3$0",))) == "class@anonymous"
