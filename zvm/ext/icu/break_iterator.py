"""The class IntlBreakIterator (ext/intl/breakiterator). Positions are those of bytes."""
from __future__ import annotations

from ctypes import c_int32

from zvm.ext.icu.cplusplus import class_name
from zvm.ext.icu.iterators import Sequence, make
from zvm.ext.icu.library import Handle, Status, c_text, icu, name_at
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    IntlObject,
    begin,
    check,
    default_locale,
    error_code_of,
    error_message_of,
    new_object,
    refuse_clone,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import PRIVATE, Bool, False_, Int, Null, Str, Untyped, method, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, name-defined, no-any-return"

DONE = -1
_NAME = "BreakIterator"
_CHARACTER, _WORD, _LINE, _SENTENCE, _TITLE = range(5)  # UBreakIteratorType
KEY_SEQUENTIAL, KEY_LEFT, KEY_RIGHT = range(3)


class Boundaries:
    """An iterator of ICU over the boundaries in a text, which it needs as long as it lives."""

    def __init__(self, handle: Handle) -> None:
        self.handle = handle
        self.data = b""

    def set_text(self, data: bytes, status: Status) -> None:
        text = icu.utext_openUTF8(None, data, len(data), status)
        if not status.failed:
            icu.ubrk_setUText(self.handle, text, status)
            icu.utext_close(text)
        self.data = data

    def copy(self) -> Boundaries:
        status = Status()
        twin = type(self)(Handle(icu.ubrk_safeClone(self.handle, None, None, status), "ubrk_close"))
        twin.data = self.data
        return twin

    def first(self) -> int:
        return icu.ubrk_first(self.handle)

    def last(self) -> int:
        return icu.ubrk_last(self.handle)

    def previous(self) -> int:
        return icu.ubrk_previous(self.handle)

    def next(self) -> int:
        return icu.ubrk_next(self.handle)

    def move(self, number: int) -> int:
        """Go that many boundaries on, or back."""
        position = self.current()
        for _ in range(abs(number)):
            position = self.next() if number > 0 else self.previous()
            if position == DONE:
                break
        return position

    def current(self) -> int:
        return icu.ubrk_current(self.handle)

    def following(self, offset: int) -> int:
        return icu.ubrk_following(self.handle, offset)

    def preceding(self, offset: int) -> int:
        return icu.ubrk_preceding(self.handle, offset)

    def is_boundary(self, offset: int) -> bool:
        return bool(icu.ubrk_isBoundary(self.handle, offset))

    def locale(self, kind: int, status: Status) -> str:
        name = name_at(icu.ubrk_getLocaleByType(self.handle, kind, status))
        return "" if name == "root" else name

    def rule_status(self) -> int:
        return icu.ubrk_getRuleStatus(self.handle)

    @property
    def type_name(self) -> str:
        return class_name(self.handle.address)

    def equals(self, other: Boundaries) -> bool:
        """Do both stand at the same place of the same text, by the same rules?"""
        return type(self) is type(other) and self.data == other.data and self.current() == other.current() and \
            self.rules() == other.rules()

    def rules(self) -> bytes:
        """The compiled rules."""
        status = Status()
        size = icu.ubrk_getBinaryRules(self.handle, None, 0, status)
        buffer = (c_int32 * (size // 4 + 1))()
        icu.ubrk_getBinaryRules(self.handle, buffer, size, status)
        return bytes(buffer)[:size]


def _create(engine: Engine, kind: int, locale: str | None, name: str) -> Any:
    """A new iterator; None after an error (_breakiter_factory)."""
    errors.reset(engine)
    status = Status()
    address = icu.ubrk_open(kind, c_text(default_locale(engine) if locale is None else locale), None, 0, status)
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value, f"breakiter_create_{name}_instance: error creating BreakIterator")
        return None
    return new_object(engine, "intlrulebasedbreakiterator", Boundaries(Handle(address, "ubrk_close")))


class _Walk(ObjectIterator):
    """What foreach uses: the positions of the boundaries."""

    __slots__ = ("boundaries", "position", "index")

    def __init__(self, boundaries: Any) -> None:
        self.boundaries = boundaries
        self.position = DONE
        self.index = 0

    def rewind(self) -> None:
        self.index = 0
        self.position = self.boundaries.first()

    def valid(self) -> bool:
        return self.position != DONE

    def current(self) -> Any:
        return self.position

    def key(self) -> Any:
        return self.index

    def next(self) -> None:
        self.index += 1
        self.position = self.boundaries.next()


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Walk:
    """ClassEntry.get_iterator of IntlBreakIterator."""
    if by_ref:
        engine.throw("Exception", "Iteration by reference is not supported")
    if obj.held is None:
        engine.throw("Exception", "The BreakIterator is not properly constructed")
    return _Walk(obj.held)


class Parts(Sequence):
    """What lies between the boundaries of an iterator."""

    def __init__(self, obj: Any, key_type: int) -> None:
        super().__init__()
        self.obj, self.key_type = obj, key_type

    def rewind(self, engine: Engine, obj: Any) -> None:
        self.obj.held.first()
        self.advance(engine, obj)

    def advance(self, engine: Engine, obj: Any) -> None:
        boundaries = self.obj.held
        self.current = UNDEF
        start = boundaries.current()
        if start == DONE:
            return
        end = boundaries.next()
        if end == DONE:
            return
        if self.key_type == KEY_LEFT:
            self.index = start
        elif self.key_type == KEY_RIGHT:
            self.index = end
        self.current = self.obj.text[start:end]


class Hooks:
    """Cloning, comparing and dumping."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy = refuse_clone(engine, obj, _NAME)
        copy.held, copy.text = obj.held.copy(), obj.text
        return copy

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, IntlBreakIterator) or not isinstance(right, IntlBreakIterator):
            return None
        if left.held is None or right.held is None:
            return 0 if left.held is right.held else 1
        return 0 if left.held.equals(right.held) else 1

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        if obj.held is None:
            return PhpArray.from_dict({"valid": False})
        return PhpArray.from_dict({"valid": True, "text": obj.text, "type": obj.held.type_name})


def _check_int32(engine: Engine, offset: int) -> None:
    if not INT32_MIN <= offset <= INT32_MAX:
        value_error(engine, 1, f"must be between {INT32_MIN} and {INT32_MAX}")


_CONSTANTS = {
    "DONE": -1, "WORD_NONE": 0, "WORD_NONE_LIMIT": 100, "WORD_NUMBER": 100, "WORD_NUMBER_LIMIT": 200,
    "WORD_LETTER": 200, "WORD_LETTER_LIMIT": 300, "WORD_KANA": 300, "WORD_KANA_LIMIT": 400, "WORD_IDEO": 400,
    "WORD_IDEO_LIMIT": 500, "LINE_SOFT": 0, "LINE_SOFT_LIMIT": 100, "LINE_HARD": 100, "LINE_HARD_LIMIT": 200,
    "SENTENCE_TERM": 0, "SENTENCE_TERM_LIMIT": 100, "SENTENCE_SEP": 100, "SENTENCE_SEP_LIMIT": 200,
}


@php_class("IntlBreakIterator", implements=("IteratorAggregate",), constants=_CONSTANTS, get_iterator=_get_iterator,
           serializable=False, native=Hooks())
class IntlBreakIterator(IntlObject):
    __slots__ = ("text",)

    def __init__(self) -> None:
        super().__init__()
        self.text: str | None = None

    @method(static=True, tentative=True)
    def createCharacterInstance(scope: ClassEntry, engine: Engine,
                                locale: Str | Null = None) -> "IntlBreakIterator" | Null:
        return _create(engine, _CHARACTER, locale, "character")

    @method(static=True, tentative=True)
    def createCodePointInstance(scope: ClassEntry, engine: Engine) -> "IntlCodePointBreakIterator":
        from zvm.ext.icu.code_points import CodePoints

        errors.reset(engine)
        return new_object(engine, "intlcodepointbreakiterator", CodePoints())

    @method(static=True, tentative=True)
    def createLineInstance(scope: ClassEntry, engine: Engine, locale: Str | Null = None) -> "IntlBreakIterator" | Null:
        return _create(engine, _LINE, locale, "line")

    @method(static=True, tentative=True)
    def createSentenceInstance(scope: ClassEntry, engine: Engine,
                               locale: Str | Null = None) -> "IntlBreakIterator" | Null:
        return _create(engine, _SENTENCE, locale, "sentence")

    @method(static=True, tentative=True)
    def createTitleInstance(scope: ClassEntry, engine: Engine,
                            locale: Str | Null = None) -> "IntlBreakIterator" | Null:
        return _create(engine, _TITLE, locale, "title")

    @method(static=True, tentative=True)
    def createWordInstance(scope: ClassEntry, engine: Engine, locale: Str | Null = None) -> "IntlBreakIterator" | Null:
        return _create(engine, _WORD, locale, "word")

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Exception", "An object of this type cannot be created with the new operator")

    @method(tentative=True)
    def current(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).current()

    @method(tentative=True)
    def first(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).first()

    @method(tentative=True)
    def following(self, engine: Engine, offset: Int) -> Int:
        held = begin(engine, self, _NAME)
        _check_int32(engine, offset)
        return held.following(offset)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return error_code_of(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str:
        return error_message_of(engine, self)

    @method(tentative=True)
    def getLocale(self, engine: Engine, type: Int) -> Str | False_:
        errors.reset(engine)
        if type not in (0, 1):
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "breakiter_get_locale: invalid locale type")
            return False
        status = Status()
        locale = begin(engine, self, _NAME).locale(type, status)
        return check(engine, self, status, "breakiter_get_locale: Call to ICU method has failed") and locale

    @method(tentative=True, shown={"type": "Str"}, defaults={"type": "IntlPartsIterator::KEY_SEQUENTIAL"})
    def getPartsIterator(self, engine: Engine, type: Int = 0) -> "IntlPartsIterator":
        if type not in (KEY_SEQUENTIAL, KEY_LEFT, KEY_RIGHT):
            value_error(engine, 1, "must be one of IntlPartsIterator::KEY_SEQUENTIAL, IntlPartsIterator::KEY_LEFT, or "
                                   "IntlPartsIterator::KEY_RIGHT")
        begin(engine, self, _NAME)
        return make(engine, "intlpartsiterator", Parts(self, type))

    @method(tentative=True)
    def getText(self, engine: Engine) -> Str | Null:
        begin(engine, self, _NAME)
        return self.text

    @method(tentative=True)
    def isBoundary(self, engine: Engine, offset: Int) -> Bool:
        _check_int32(engine, offset)
        return begin(engine, self, _NAME).is_boundary(offset)

    @method(tentative=True)
    def last(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).last()

    @method(tentative=True)
    def next(self, engine: Engine, offset: Int | Null = None) -> Int:
        held = begin(engine, self, _NAME)
        if offset is None:
            return held.next()
        _check_int32(engine, offset)
        return held.move(offset)

    @method(tentative=True)
    def preceding(self, engine: Engine, offset: Int) -> Int:
        held = begin(engine, self, _NAME)
        _check_int32(engine, offset)
        return held.preceding(offset)

    @method(tentative=True)
    def previous(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).previous()

    @method(tentative=True)
    def setText(self, engine: Engine, text: Str) -> Bool | Null:
        held = begin(engine, self, _NAME)
        status = Status()
        held.set_text(text.encode("latin-1"), status)
        if not check(engine, self, status, "breakiter_set_text: error opening UText"):
            return None
        self.text = text
        return True

    @method
    def getIterator(self, engine: Engine) -> "Iterator":
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)
