"""The class IntlDatePatternGenerator (ext/intl/dateformat/datepatterngenerator_methods.cpp)."""
from __future__ import annotations

from zvm.ext.icu.cplusplus import Locale
from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, units
from zvm.ext.icu.objects import (
    CloneHooks,
    IntlObject,
    begin,
    check,
    default_locale,
    encoded,
    failed_constructor,
    locale_is_short,
    new_object,
    utf16,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import False_, Null, Str, Untyped, method, php_class

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc"

_NAME = "IntlDatePatternGenerator"


def _open(engine: Engine, obj: Any, locale: str | None) -> bool:
    """Give an object its generator (dtpg_ctor)."""
    errors.reset(engine)
    if obj.held is not None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Cannot call constructor twice", obj)
        return False
    if not locale_is_short(engine, locale or ""):
        return False
    status = Status()
    name = c_text(locale or default_locale(engine))
    if Locale(name).is_bogus:  # PHP crashes
        status.value = errors.ILLEGAL_ARGUMENT
    address = icu.udatpg_open(name, status)
    if status.failed:
        errors.fail(engine, status.value, "Error creating DateTimePatternGenerator")
        return False
    obj.held = Handle(address, "udatpg_close")
    return True


@php_class("IntlDatePatternGenerator", serializable=False, native=CloneHooks(_NAME, "udatpg_clone", "udatpg_close"))
class IntlDatePatternGenerator(IntlObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, locale: Str | Null = None) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _open(engine, self, locale):
                failed_constructor(engine, True)

    @method(static=True)
    def create(scope: ClassEntry, engine: Engine, locale: Str | Null = None) -> "IntlDatePatternGenerator" | Null:
        made = new_object(engine, "intldatepatterngenerator")
        return made if _open(engine, made, locale) else None

    @method
    def getBestPattern(self, engine: Engine, skeleton: Str) -> Str | False_:
        generator = begin(engine, self, _NAME)
        data = utf16(engine, self, skeleton, "Skeleton is not a valid UTF-8 string")
        if data is None:
            return False
        status = Status()
        cleaned = units(fetch(lambda buffer, size, status:
                              icu.udatpg_getSkeleton(generator, data, count(data), buffer, size, status), status))
        if not check(engine, self, status, "Error getting cleaned skeleton"):
            return False
        pattern = fetch(lambda buffer, size, status:
                        icu.udatpg_getBestPattern(generator, cleaned, count(cleaned), buffer, size, status), status)
        return check(engine, self, status, "Error retrieving pattern") and encoded(engine, self, pattern)
