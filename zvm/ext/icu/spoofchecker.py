"""The class Spoofchecker (ext/intl/spoofchecker)."""
from __future__ import annotations

from zvm.ext.icu.library import Handle, Status, c_text, icu
from zvm.ext.icu.objects import IntlObject, bare_copy, begin, check
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Bool, ByRef, Int, Str, Untyped, Void, method, php_class, since
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037
# mypy: disable-error-code="no-any-return"

_NAME = "Spoofchecker"
_LEVELS = frozenset(range(0x10000000, 0x70000000, 0x10000000))  # ASCII to UNRESTRICTIVE
_DEFAULT_LEVEL = 0x30000000  # HIGHLY_RESTRICTIVE


class _Hooks:
    """Cloning."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy = bare_copy(engine, obj)
        status = Status()
        address = icu.uspoof_clone(obj.held, status)
        if status.failed:
            errors.fail(engine, status.value, "Failed to clone SpoofChecker object")
            engine.diagnostics.fatal("Failed to clone SpoofChecker object")
        copy.held = Handle(address, "uspoof_close")
        return copy


def _succeeded(engine: Engine, obj: Any, status: Status) -> bool:
    """False with a warning after an error."""
    obj.error_code = status.value
    if status.failed:
        name = errors.NAMES.get(status.value, "")
        engine.diagnostics.warning(f"{running_function(engine)}(): ({status.value}) {name}")
    return not status.failed


def _has_found(engine: Engine, obj: Any, status: Status, found: int, error_code: Any) -> bool:
    """Whether checks have found something, and which, by reference; true after an error."""
    if not _succeeded(engine, obj, status):
        return True
    if error_code is not None:
        assign_by_reference(engine, error_code, found)
    return found != 0


_CONSTANTS = {
    "IGNORE_SPACE": since(80400, 1), "CASE_INSENSITIVE": since(80400, 2), "ADD_CASE_MAPPINGS": since(80400, 4),
    "SIMPLE_CASE_INSENSITIVE": since(80400, 6), "MIXED_NUMBERS": since(80400, 128),
    "HIDDEN_OVERLAY": since(80400, 256),
    "SINGLE_SCRIPT_CONFUSABLE": 1, "MIXED_SCRIPT_CONFUSABLE": 2, "WHOLE_SCRIPT_CONFUSABLE": 4, "ANY_CASE": 8,
    "SINGLE_SCRIPT": 16, "INVISIBLE": 32, "CHAR_LIMIT": 64, "ASCII": 268435456, "HIGHLY_RESTRICTIVE": 805306368,
    "MODERATELY_RESTRICTIVE": 1073741824, "MINIMALLY_RESTRICTIVE": 1342177280, "UNRESTRICTIVE": 1610612736,
    "SINGLE_SCRIPT_RESTRICTIVE": 536870912,
}


@php_class("Spoofchecker", constants=_CONSTANTS, serializable=False, native=_Hooks())
class Spoofchecker(IntlObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            errors.reset(engine)
            status = Status()
            address = icu.uspoof_open(status)
            if check(engine, self, status, "spoofchecker: unable to open ICU Spoof Checker"):
                self.held = Handle(address, "uspoof_close")
                icu.uspoof_setRestrictionLevel(self.held, _DEFAULT_LEVEL)

    @method(tentative=True)
    def isSuspicious(self, engine: Engine, string: Str, errorCode: ByRef = None) -> Bool:
        held = begin(engine, self, _NAME)
        status, data = Status(), string.encode("latin-1")
        found = icu.uspoof_checkUTF8(held, data, len(data), None, status)
        return _has_found(engine, self, status, found, errorCode)

    @method(tentative=True)
    def areConfusable(self, engine: Engine, string1: Str, string2: Str, errorCode: ByRef = None) -> Bool:
        held = begin(engine, self, _NAME)
        status, first, second = Status(), string1.encode("latin-1"), string2.encode("latin-1")
        found = icu.uspoof_areConfusableUTF8(held, first, len(first), second, len(second), status)
        return _has_found(engine, self, status, found, errorCode)

    @method(tentative=True)
    def setAllowedLocales(self, engine: Engine, locales: Str) -> Void:
        held = begin(engine, self, _NAME)
        status = Status()
        icu.uspoof_setAllowedLocales(held, c_text(locales), status)
        _succeeded(engine, self, status)

    @method(tentative=True)
    def setChecks(self, engine: Engine, checks: Int) -> Void:
        held = begin(engine, self, _NAME)
        status = Status()
        icu.uspoof_setChecks(held, checks, status)
        _succeeded(engine, self, status)

    @method(tentative=True)
    def setRestrictionLevel(self, engine: Engine, level: Int) -> Void:
        held = begin(engine, self, _NAME)
        if level not in _LEVELS:
            value_error(engine, 1, "must be one of Spoofchecker::ASCII, Spoofchecker::SINGLE_SCRIPT_RESTRICTIVE, "
                                   "Spoofchecker::SINGLE_HIGHLY_RESTRICTIVE, "
                                   "Spoofchecker::SINGLE_MODERATELY_RESTRICTIVE, "
                                   "Spoofchecker::SINGLE_MINIMALLY_RESTRICTIVE, or Spoofchecker::UNRESTRICTIVE")
        icu.uspoof_setRestrictionLevel(held, level)
