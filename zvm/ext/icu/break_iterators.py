"""The classes that make up IntlBreakIterator's family: IntlRuleBasedBreakIterator, IntlCodePointBreakIterator, and
IntlPartsIterator (ext/intl/breakiterator)."""
from __future__ import annotations

from ctypes import addressof, c_int32, create_string_buffer

from zvm.ext.icu.break_iterator import KEY_LEFT, KEY_RIGHT, KEY_SEQUENTIAL, Boundaries, IntlBreakIterator
from zvm.ext.icu.cplusplus import rules_of
from zvm.ext.icu.iterators import IntlIterator
from zvm.ext.icu.library import BUFFER_OVERFLOW, Handle, Status, count, icu, units
from zvm.ext.icu.objects import begin, decoded
from zvm.ext.icu.parse_errors import PARSE_ERROR_SIZE, describe_parse_error
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, False_, Int, Str, Untyped, method, php_class
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="no-any-return"

_NAME = "BreakIterator"
_ORIGIN = "IntlRuleBasedBreakIterator::__construct()"


class CompiledBoundaries(Boundaries):
    """Boundaries by compiled rules, which ICU does not copy."""

    memory = b""

    def copy(self) -> Boundaries:
        twin = super().copy()
        twin.memory = self.memory  # type: ignore[attr-defined]
        return twin


def _from_rules(engine: Engine, rules: str) -> Boundaries:
    status = Status()
    text = decoded(rules, status)
    if text is None:
        engine.throw("IntlException", f"{_ORIGIN}: rules were not a valid UTF-8 string")
    data, parse_error = units(text), create_string_buffer(PARSE_ERROR_SIZE)
    address = icu.ubrk_openRules(data, count(data), None, 0, parse_error, status)
    errors.note(engine, status.value)
    if status.failed:
        engine.throw("IntlException", f"{_ORIGIN}: unable to create RuleBasedBreakIterator from rules "
                                      f"({describe_parse_error(addressof(parse_error))})")
    return Boundaries(Handle(address, "ubrk_close"))


def _from_compiled(engine: Engine, rules: str) -> Boundaries:
    data, status = rules.encode("latin-1"), Status()
    address = icu.ubrk_openBinaryRules(data, len(data), None, 0, status)
    if status.failed:
        engine.throw("IntlException", f"{_ORIGIN}: unable to create instance from compiled rules")
    made = CompiledBoundaries(Handle(address, "ubrk_close"))
    made.memory = data
    return made


@php_class("IntlRuleBasedBreakIterator", extends="IntlBreakIterator")
class IntlRuleBasedBreakIterator(IntlBreakIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, rules: Str, compiled: Bool = False) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            errors.reset(engine)
            if self.held is not None:
                engine.throw("Error", "IntlRuleBasedBreakIterator object is already constructed")
            self.held = _from_compiled(engine, rules) if compiled else _from_rules(engine, rules)

    @method(tentative=True)
    def getBinaryRules(self, engine: Engine) -> Str | False_:
        return begin(engine, self, _NAME).rules().decode("latin-1")

    @method(tentative=True)
    def getRules(self, engine: Engine) -> Str | False_:
        return errors.encode(rules_of(begin(engine, self, _NAME).handle))

    @method(tentative=True)
    def getRuleStatus(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).rule_status()

    @method(tentative=True)
    def getRuleStatusVec(self, engine: Engine) -> Array | False_:
        handle = begin(engine, self, _NAME).handle
        status = Status()
        number = icu.ubrk_getRuleStatusVec(handle, None, 0, status)
        if status.value == BUFFER_OVERFLOW:
            status.value = errors.ZERO_ERROR
        values = (c_int32 * max(number, 1))()
        number = icu.ubrk_getRuleStatusVec(handle, values, number, status)
        if status.failed:
            errors.fail(engine, status.value, "rbbi_get_rule_status_vec: failed obtaining the status values", self)
            return False
        return PhpArray.from_list(list(values[:number]))


@php_class("IntlCodePointBreakIterator", extends="IntlBreakIterator")
class IntlCodePointBreakIterator(IntlBreakIterator):
    __slots__ = ()

    @method(tentative=True)
    def getLastCodePoint(self, engine: Engine) -> Int:
        return begin(engine, self, _NAME).last_code_point


@php_class("IntlPartsIterator", extends="IntlIterator",
           constants={"KEY_SEQUENTIAL": KEY_SEQUENTIAL, "KEY_LEFT": KEY_LEFT, "KEY_RIGHT": KEY_RIGHT})
class IntlPartsIterator(IntlIterator):
    __slots__ = ()

    @method(tentative=True)
    def getBreakIterator(self, engine: Engine) -> "IntlBreakIterator":
        return begin(engine, self, "IntlIterator").obj

    @method(tentative=True)
    def getRuleStatus(self, engine: Engine) -> Int:
        return engine.call_method(begin(engine, self, "IntlIterator").obj, "getrulestatus")
