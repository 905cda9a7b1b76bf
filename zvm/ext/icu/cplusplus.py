"""What only ICU's C++ classes can do, called by the names that the Itanium ABI gives their functions.

Objects are addresses. A function that returns an object by value cannot be called in this way, all others can. A
virtual function is found by the name of the object's class, which its type_info tells.
"""
from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_int8, c_int16, c_int32, c_int64, c_size_t, c_void_p, create_string_buffer, string_at

from zvm.ext.icu.library import Status, count, fetch_name, icu, text_at, units

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_STRING_SIZE = 64  # of a UnicodeString (UNISTR_OBJECT_SIZE)
_LOCALE_SIZE = 512  # bytes, more than a Locale needs
_CALENDAR_SIZE = 2048  # bytes, more than a GregorianCalendar needs
_NAMESPACE = f"icu_{icu.version}"
SPACE = f"{len(_NAMESPACE)}{_NAMESPACE}"  # the namespace as it stands in names
_cache: dict[str, Any] = {}


def function(name: str, result: Any, *arguments: Any) -> Any:
    """The function of that mangled name, where `@` stands for the namespace."""
    found = _cache.get(name)
    if found is None:
        found = icu.symbol(name.replace("@", SPACE))
        found.restype, found.argtypes = result, arguments
        _cache[name] = found
    return found


def class_name(address: int) -> str:
    """The mangled name of an object's class (typeid(*object).name())."""
    table = c_int64.from_address(address).value
    type_info = c_int64.from_address(table - 8).value
    return string_at(c_int64.from_address(type_info + 8).value).decode("latin-1")


def virtual(address: int, base: str, suffix: str, result: Any, *arguments: Any) -> Any:
    """The member function `suffix` (its mangled name and parameters) of the object's class, else of `base`."""
    own = class_name(address)
    key = own + suffix
    found = _cache.get(key)
    if found is None:
        prefix = own[:-1] if own.startswith("N") else "N" + own
        try:
            found = icu.symbol(f"_ZNK{prefix[1:]}{suffix}")
        except AttributeError:
            found = icu.symbol(f"_ZNK{SPACE}{len(base)}{base}{suffix}")
        found.restype, found.argtypes = result, (c_void_p, *arguments)
        _cache[key] = found
    return found


def delete(address: int) -> None:
    """Delete an object by its class's deleting destructor."""
    name = f"_Z{class_name(address)[:-1]}D0Ev"
    function(name, None, c_void_p)(address)


class UnicodeString:
    """A UnicodeString of ICU. Goes where a pointer to one goes."""

    __slots__ = ("_memory", "_as_parameter_")

    def __init__(self, text: str = "") -> None:
        self._memory = create_string_buffer(_STRING_SIZE)
        self._as_parameter_ = ctypes.addressof(self._memory)
        data = units(text)
        construct = function("_ZN@13UnicodeStringC1EPKDsi", None, c_void_p, c_void_p, c_int32)
        construct(self._as_parameter_, data, count(data))

    @property
    def text(self) -> str:
        return string_text(self._as_parameter_)

    def __del__(self) -> None:
        function("_ZN@13UnicodeStringD1Ev", None, c_void_p)(self._as_parameter_)


def string_text(address: int) -> str:
    """The text of the UnicodeString there: its length stands with flags in 16 bits, or in the 32 after them."""
    short = c_int16.from_address(address + 8).value
    length = short >> 5 if short >= 0 else c_int32.from_address(address + 12).value
    return text_at(function("_ZN@13UnicodeString19getTerminatedBufferEv", c_void_p, c_void_p)(address), length)


class UnicodeStrings:
    """An array of them."""

    __slots__ = ("_memory", "_as_parameter_", "_count")

    def __init__(self, texts: list[str]) -> None:
        self._memory = create_string_buffer(_STRING_SIZE * len(texts) + 1)
        self._as_parameter_ = ctypes.addressof(self._memory)
        self._count = len(texts)
        construct = function("_ZN@13UnicodeStringC1EPKDsi", None, c_void_p, c_void_p, c_int32)
        for index, text in enumerate(texts):
            data = units(text)
            construct(self._as_parameter_ + _STRING_SIZE * index, data, count(data))

    def __del__(self) -> None:
        for index in range(self._count):
            function("_ZN@13UnicodeStringD1Ev", None, c_void_p)(self._as_parameter_ + _STRING_SIZE * index)


class Locale:
    """A Locale of ICU of that name."""

    __slots__ = ("_name", "_memory", "_as_parameter_")

    def __init__(self, name: bytes) -> None:
        self._name = name
        self._memory = create_string_buffer(_LOCALE_SIZE)
        self._as_parameter_ = ctypes.addressof(self._memory)
        function("_ZN@6LocaleC1EPKcS2_S2_S2_", None, c_void_p, c_char_p, c_char_p, c_char_p, c_char_p)(
            self._as_parameter_, name, None, None, None)

    @property
    def is_bogus(self) -> bool:
        """Could ICU not read the name? Many functions of ICU crash on such a Locale."""
        status = Status()
        canonical = fetch_name(lambda buffer, size, status: icu.uloc_getName(self._name, buffer, size, status), status)
        if status.failed:
            return True
        is_equal = function("_ZNK@6LocaleeqERKS0_", c_int8, c_void_p, c_void_p)
        return canonical != "" and bool(is_equal(self, Locale(b"")))

    @property
    def has_known_language(self) -> bool:
        """Has the language a code of ISO 639 with three letters?"""
        return bool(function("_ZNK@6Locale15getISO3LanguageEv", c_char_p, c_void_p)(self))

    def __del__(self) -> None:
        function("_ZN@6LocaleD1Ev", None, c_void_p)(self._as_parameter_)


def open_gregorian_calendar(zone: Any, name: bytes, status: Status) -> int:
    """The address of a new GregorianCalendar of a zone, that of the machine for None. ucal_open() refuses names of
    locales to which it cannot add the keyword `calendar`; the constructor does not."""
    locale = Locale(name)
    address = function("_ZN@7UMemorynwEm", c_void_p, c_size_t)(_CALENDAR_SIZE)
    if zone is None:
        function("_ZN@17GregorianCalendarC1ERKNS_6LocaleER10UErrorCode", None, c_void_p, c_void_p, c_void_p)(
            address, locale, status)
    else:
        function("_ZN@17GregorianCalendarC1ERKNS_8TimeZoneERKNS_6LocaleER10UErrorCode", None, c_void_p, c_void_p,
                 c_void_p, c_void_p)(address, zone, locale, status)
    if status.failed:
        icu.ucal_close(address)
    return int(address)


def is_leap_year(calendar: Any, year: int) -> bool:
    """GregorianCalendar::isLeapYear."""
    return bool(function("_ZNK@17GregorianCalendar10isLeapYearEi", c_int8, c_void_p, c_int32)(calendar, year))


def rules_of(iterator: Any) -> str:
    """RuleBasedBreakIterator::getRules."""
    return string_text(function("_ZNK@22RuleBasedBreakIterator8getRulesEv", c_void_p, c_void_p)(iterator))
