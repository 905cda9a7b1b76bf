"""Dom\\TokenList: the words of an element's class attribute (ext/dom/token_list.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import INVALID_CHARACTER, SYNTAX
from zvm.ext.dom.objects import node_for_reading
from zvm.ext.living_dom.attributes import set_named
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.objects import Anchor
from zvm.ext.living_dom.selectors import value_of
from zvm.ext.vocabulary import PRIVATE, UNDEF, Bool, Int, Null, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any
    from typing import Any as Iterator

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F821, N802, N803, UP037

_WHITE_SPACE = " \t\n\f\r"


def class_list(obj: Any) -> Any:
    """The TokenList of an element, the same one each time."""
    node_for_reading(obj)
    tokens = getattr(obj, "class_tokens", None)
    if tokens is None:
        engine = obj.ce.engine
        obj.class_tokens = tokens = instantiate(engine, engine.classes["dom\\tokenlist"])
        tokens.element = Anchor(obj)
    return tokens


def words_of(text: str) -> list[str]:
    """The different words of a text, in order."""
    for char in _WHITE_SPACE[1:]:
        text = text.replace(char, " ")
    return list(dict.fromkeys(word for word in text.split(" ") if word))


def _check_token(engine: Engine, token: str) -> None:
    if not token:
        engine.throw("DOMException", "The empty string is not a valid token", SYNTAX)
    if any(char in token for char in _WHITE_SPACE):
        engine.throw("DOMException", "The token must not contain any ASCII whitespace", INVALID_CHARACTER)


def _check_tokens(engine: Engine, tokens: tuple[Any, ...]) -> None:
    for number, token in enumerate(tokens, 1):
        if type(token) is not str:
            argument_type_error(engine, number, f"must be of type string, {value_name(engine, token)} given")
        if "\0" in token:
            value_error(engine, number, "must not contain any null bytes")
        _check_token(engine, token)


class TokenIterator(ObjectIterator):
    """Goes along the words as they are at each step."""

    __slots__ = ("tokens", "index")
    rewindable = False

    def __init__(self, tokens: Any) -> None:
        self.tokens, self.index = tokens, 0

    def rewind(self) -> None:
        self.index = 0

    def valid(self) -> bool:
        return self.index < len(self.tokens.all())

    def current(self) -> Any:
        return self.tokens.all()[self.index]

    def key(self) -> Any:
        return self.index

    def next(self) -> None:
        self.index += 1


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> TokenIterator:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return TokenIterator(obj)


class TokenHooks(LivingHooks):
    """`$classList[0]`."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        if offset is UNDEF:
            engine.throw("Error", "Cannot append to Dom\\TokenList")
        index = _index(engine, obj, offset)
        words = obj.all()
        return words[index] if 0 <= index < len(words) else None

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        index = _index(engine, obj, offset)
        words = obj.all()
        return 0 <= index < len(words) and not (check_empty and words[index] == "0")


def _index(engine: Engine, obj: Any, offset: Any) -> int:
    if type(offset) is str and (offset == "0" or offset.lstrip("-").isdigit() and offset[:1] != "0"):
        return int(offset)
    if type(offset) in (int, bool, float):
        return int(offset)
    engine.throw("TypeError", f"Cannot access offset of type {value_name(engine, offset)} on Dom\\TokenList")


def _value(obj: Any) -> str:
    return value_of(node_for_reading(obj.element), "class") or ""


def _write_value(obj: Any, value: str) -> None:
    if "\0" in value:
        obj.ce.engine.throw("ValueError", "Value must not contain any null bytes")
    set_named(obj.element, node_for_reading(obj.element), "class", value)


@php_class("Dom\\TokenList", since=80400, final=True, implements=("IteratorAggregate", "Countable"),
           native=TokenHooks({"length": (lambda obj: len(obj.all()), None), "value": (_value, _write_value)}),
           get_iterator=_get_iterator, serializable=False, flags=ACC_NOT_CLONEABLE, properties=[
    prop("length", UNDEF, type="Int"), prop("value", UNDEF, type="Str")])
class TokenList(PhpObject):
    """`element` stands for the element."""

    __slots__ = ("element",)

    def __init__(self) -> None:
        self.element: Any = None

    def all(self) -> list[str]:
        """The words, in order."""
        return words_of(_value(self))

    def update(self, words: list[str]) -> None:
        """Write the words; an element without the attribute does not get an empty one."""
        node = node_for_reading(self.element)
        if words or value_of(node, "class") is not None:
            set_named(self.element, node, "class", " ".join(words))

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped: ...

    @method
    def item(self, index: Int) -> Str | Null:
        words = self.all()
        return words[index] if 0 <= index < len(words) else None

    @method
    def contains(self, token: Str) -> Bool:
        return token in self.all()

    @method
    def add(self, engine: Engine, *tokens: Str) -> Void:
        _check_tokens(engine, tokens)
        self.update(list(dict.fromkeys((*self.all(), *tokens))))

    @method
    def remove(self, engine: Engine, *tokens: Str) -> Void:
        _check_tokens(engine, tokens)
        self.update([word for word in self.all() if word not in tokens])

    @method
    def toggle(self, engine: Engine, token: Str, force: Bool | Null = None) -> Bool:
        _check_token(engine, token)
        words = self.all()
        if token in words:
            if force:
                return True
            words.remove(token)
            self.update(words)
            return False
        if force is False:
            return False
        self.update([*words, token])
        return True

    @method
    def replace(self, engine: Engine, token: Str, newToken: Str) -> Bool:
        _check_token(engine, token)
        _check_token(engine, newToken)
        words = self.all()
        if token not in words:
            return False
        self.update(list(dict.fromkeys(newToken if word == token else word for word in words)))
        return True

    @method
    def supports(self, engine: Engine, token: Str) -> Bool:
        engine.throw("TypeError", 'Attribute "class" does not define any supported tokens')

    @method
    def count(self) -> Int:
        return len(self.all())

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)
