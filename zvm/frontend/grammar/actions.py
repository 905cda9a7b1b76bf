"""What several grammar modules need to write their actions.

Made for zvm/frontend/grammar only. An action is called as `action(p, v)`: `v` is the list of the values of the
production's symbols, `p` the Parser (zvm/frontend/parser.py), of which it may use `line` (the line the lexer is at),
`take_doc_comment()`, `fn_flags`, `fail()` and `warn()`. It returns the value of the left-hand side. A production
without action has the value of its first symbol, or None when it is empty.

Values are AST nodes, except: keywords are their text, modifiers and the like are flag words, marks such as `start_line`
are line numbers. Tokens that carry a value (names, variables, literals) are Zval nodes made by the lexer.
"""
from __future__ import annotations

from zvm.frontend.generated.ast import StmtList, Zval
from zvm.frontend.plans import APPEND, CONSTANT, LINE, LIST, NODE, PICK, SET_ATTR
from zvm.opcodes.flags import NAME_NOT_FQ

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.frontend.generated.ast import Node
    from zvm.frontend.parser import Parser

    Values = list[Any]
    Action = Callable[[Parser, Values], Any]
    Production = tuple[str, Action | None]
    Productions = tuple[Production, ...]
    # with the versions from which on and before which a production is there
    VersionedProductions = tuple[Production | tuple[str, Action | None, int, int], ...]


_FOREVER = 1 << 30  # later than any version


def since(version: int, *productions: Any, until: int = _FOREVER) -> VersionedProductions:
    """Productions that are there from a version on."""
    return tuple((text, action, version, until) for text, action in productions)


def until(version: int, *productions: Any) -> VersionedProductions:
    """Productions that are there before a version."""
    return since(0, *productions, until=version)


def line_of(p: Parser, *children: Node | None) -> int:
    """The line of the first child that is there, else the lexer's (zend_ast_create)."""
    for child in children:
        if child is not None:
            return child.lineno
    return p.line


# What actions do, for a parser that does it without calling them (zvm/handlers/native/parsing.py): by action, a kind
# and its operands. An action that is not here is called.
PLANS: dict[Action, tuple[Any, ...]] = {}
# what makes the functions of node()'s actions, by the fields they take from values
_MAKERS: dict[tuple[int | None, ...], Callable[[type[Node], int | None], Action]] = {}


def append(p: Parser, v: Values) -> Any:
    """`list : list item`"""
    v[0].children.append(v[1])
    return v[0]


def append_after_comma(p: Parser, v: Values) -> Any:
    """`list : list ',' item`"""
    v[0].children.append(v[2])
    return v[0]


class NodeAction:
    """node()'s action. Its function is made when it is wanted: a parser that goes by PLANS never does."""

    __slots__ = ("node_class", "fields", "attr")

    def __init__(self, node_class: Any, fields: tuple[int | None, ...], attr: int | None) -> None:
        self.node_class = node_class
        self.fields = fields
        self.attr = attr

    def __call__(self, p: Parser, v: Values) -> Any:
        return self.function()(p, v)

    def function(self) -> Action:
        shape = *self.fields, self.attr is not None
        if shape not in _MAKERS:
            line = next(index for index in self.fields if index is not None)
            given = ["None" if index is None else f"v[{index}]" for index in self.fields]
            given += ["attr"] * (self.attr is not None)
            _MAKERS[shape] = eval(  # noqa: S307  # of numbers only; a general function would cost each node more
                f"lambda node_class, attr: lambda p, v: node_class(v[{line}].lineno, {', '.join(given)})")
        return _MAKERS[shape](self.node_class, self.attr)


def node(node_class: Any, *fields: int | None, attr: int | None = None) -> Action:
    """A node of the values with these indices (None: nothing there), at the line of the first."""
    action = NodeAction(node_class, fields, attr)
    PLANS[action] = NODE, node_class, fields, () if attr is None else (attr,)
    return action


def first_of(list_class: Any, *attr: int | None) -> Action:
    """`list : item`; a list's line is never after the lexer's."""
    def start_list(p: Parser, v: Values) -> Any:
        child = v[0]
        line = p.line
        if child is not None and child.lineno < line:
            line = child.lineno
        return list_class(line, [child], *attr)
    PLANS[start_list] = LIST, list_class, 0, attr
    return start_list


def empty_list(list_class: Any) -> Action:
    """`list : `"""
    action: Action = lambda p, v: list_class(p.line, [])  # noqa: E731
    PLANS[action] = LIST, list_class, -1, ()
    return action


empty_statements = empty_list(StmtList)


def second(p: Parser, v: Values) -> Any:
    return v[1]


def third(p: Parser, v: Values) -> Any:
    return v[2]


def current_line(p: Parser, v: Values) -> int:
    return p.line


def constant(value: object) -> Action:
    action: Action = lambda p, v: value  # noqa: E731
    PLANS[action] = CONSTANT, value
    return action


def name_of_kind(attr: int) -> Action:
    """`name : token`, with a NAME_* flag."""
    def set_attr(p: Parser, v: Values) -> Any:
        v[0].attr = attr
        return v[0]
    PLANS[set_attr] = SET_ATTR, Zval, attr
    return set_attr


PLANS |= {append: (APPEND, 1), append_after_comma: (APPEND, 2), second: (PICK, 1), third: (PICK, 2),
          current_line: (LINE,)}


def word_as_name(p: Parser, v: Values) -> Zval:
    """A keyword used as a name (zend_lex_tstring)."""
    word = v[0]
    if word == "<?=":
        p.fail('Cannot use "<?=" as an identifier')
    if p.words_as_names is not None:
        p.words_as_names.append((word, p.end))
    return Zval(p.line, word, 0)


def static_name(p: Parser, v: Values) -> Zval:
    return Zval(p.line, "static", NAME_NOT_FQ)


def with_attributes(p: Parser, v: Values) -> Any:
    """`declaration : attributes declaration`"""
    v[1].attributes = v[0]
    return v[1]


def doc_comment_node(p: Parser, text: str | None) -> Zval | None:
    return None if text is None else Zval(p.line, text, 0)
