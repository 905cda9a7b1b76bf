"""setlocale, localeconv, nl_langinfo, strcoll: the C library's locales (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, False_, Int, Str, Untyped, function
from zvm.runtime.services.c_locale import LC_COLLATE, CLocale
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import byte_difference, c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LONGEST_NAME = 254
_UNSPECIFIED = (127, -1)  # CHAR_MAX; both mean that the locale does not say

# items of nl_langinfo(3)
_TEXTS = {"decimal_point": 0x10000, "thousands_sep": 0x10001, "int_curr_symbol": 0x40000, "currency_symbol": 0x40001,
          "mon_decimal_point": 0x40002, "mon_thousands_sep": 0x40003, "positive_sign": 0x40005,
          "negative_sign": 0x40006}
_NUMBERS = {"int_frac_digits": 0x40007, "frac_digits": 0x40008, "p_cs_precedes": 0x40009, "p_sep_by_space": 0x4000A,
            "n_cs_precedes": 0x4000B, "n_sep_by_space": 0x4000C, "p_sign_posn": 0x4000D, "n_sign_posn": 0x4000E}
_GROUPINGS = {"grouping": 0x10002, "mon_grouping": 0x40004}
_ITEMS = frozenset((14, *range(0x10000, 0x10003), *range(0x20000, 0x20032), *range(0x40000, 0x40010),
                    *range(0x50000, 0x50004)))  # those that nl_langinfo() accepts: what has a name in C


@function
def setlocale(engine: Engine, category: Int, locales: Untyped, *rest: Untyped) -> Str | False_:
    locale = engine.state_of(CLocale)
    for candidate in (locales, *rest):
        for value in candidate.plain_values() if type(candidate) is PhpArray else [candidate]:
            name = convert.to_string(engine, value)
            if name != "0":
                if len(name) > _LONGEST_NAME:
                    engine.diagnostics.warning("setlocale(): Specified locale name is too long")
                    continue
                if not locale.set(category, name):
                    continue
            found = locale.name(category)
            if found is not None:
                return found
    return False


@function
def localeconv(engine: Engine) -> Array:
    locale = engine.state_of(CLocale)
    texts = {name: locale.langinfo(item) for name, item in _TEXTS.items()}
    numbers = {name: _number(locale.langinfo_byte(item)) for name, item in _NUMBERS.items()}
    groupings = {name: PhpArray.from_list(_grouping(locale, item)) for name, item in _GROUPINGS.items()}
    return PhpArray.from_dict({**texts, **numbers, **groupings})


def _number(value: int) -> int:
    return _UNSPECIFIED[0] if value in _UNSPECIFIED else value


def _grouping(locale: CLocale, item: int) -> list[int]:
    """How many digits are in each group."""
    sizes = [ord(size) - 256 if size > "\x7f" else ord(size) for size in locale.langinfo(item)]
    return [] if sizes and sizes[0] in _UNSPECIFIED else sizes


@function
def nl_langinfo(engine: Engine, item: Int) -> Str | False_:
    if item not in _ITEMS:
        engine.diagnostics.warning(f"nl_langinfo(): Item '{item}' is not valid")
        return False
    return engine.state_of(CLocale).langinfo(item)


@function
def strcoll(engine: Engine, string1: Str, string2: Str) -> Int:
    locale = engine.state_of(CLocale)
    if locale.name(LC_COLLATE) != "C":
        return locale.compare(c_string(string1), c_string(string2))
    size = 64  # of the starts that are compared: mostly a few bytes tell
    while string1[:size] == string2[:size] and "\0" not in string1[:size] and size < len(string1):
        size *= 16
    return byte_difference(c_string(string1[:size]) + "\0", c_string(string2[:size]) + "\0")
