"""Locales, as far as C and C.UTF-8 go: setlocale, localeconv, nl_langinfo, strcoll (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, False_, Int, Str, Untyped, function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import byte_difference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# glibc's order; the first six have PHP's LC_* numbers
_CATEGORIES = ("LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES", "LC_PAPER", "LC_NAME",
               "LC_ADDRESS", "LC_TELEPHONE", "LC_MEASUREMENT", "LC_IDENTIFICATION")
_LC_ALL = 6
_KNOWN = frozenset(("C", "POSIX", "C.UTF-8", "C.utf8"))
_UNLIMITED = 127  # CHAR_MAX: "not specified"


class LocaleState:
    """The locale of each category of one engine; LC_CTYPE starts as PHP sets it (zend_reset_lc_ctype_locale)."""

    __slots__ = ("locales",)

    def __init__(self, engine: Engine) -> None:
        self.locales = {name: "C.UTF-8" if name == "LC_CTYPE" else "C" for name in _CATEGORIES}


def _set(engine: Engine, category: int, name: str) -> str | None:
    """Set or, with "0", ask; the name as setlocale() gives it, None when there is no such locale or category."""
    locales = engine.state_of(LocaleState).locales
    if category != _LC_ALL and not 0 <= category < _LC_ALL:
        return None
    names = _CATEGORIES if category == _LC_ALL else (_CATEGORIES[category],)
    if name != "0":
        if name == "":
            import os

            name = os.environ.get("LC_ALL") or os.environ.get("LANG") or "C"
        if name not in _KNOWN:
            return None
        locales.update(dict.fromkeys(names, "C" if name == "POSIX" else name))
    values = [locales[each] for each in names]
    if len(set(values)) == 1:
        return values[0]
    return ";".join(f"{each}={locales[each]}" for each in names)


@function
def setlocale(engine: Engine, category: Int, locales: Untyped, *rest: Untyped) -> Str | False_:
    candidates = [locales, *rest]
    if len(candidates) == 1 and type(locales) is PhpArray:
        candidates = locales.plain_values()
    for candidate in candidates:
        values = candidate.plain_values() if type(candidate) is PhpArray else [candidate]
        for value in values:
            name = "0" if value is None else convert.to_string(engine, value)
            if len(name) >= 255:
                engine.diagnostics.warning("setlocale(): Specified locale name is too long")
                return False
            found = _set(engine, category, name)
            if found is not None:
                return found
    return False


@function
def localeconv() -> Array:
    texts = ("thousands_sep", "int_curr_symbol", "currency_symbol", "mon_decimal_point", "mon_thousands_sep",
             "positive_sign", "negative_sign")
    numbers = ("int_frac_digits", "frac_digits", "p_cs_precedes", "p_sep_by_space", "n_cs_precedes", "n_sep_by_space",
               "p_sign_posn", "n_sign_posn")
    return PhpArray.from_dict({"decimal_point": ".", **dict.fromkeys(texts, ""), **dict.fromkeys(numbers, _UNLIMITED),
                               "grouping": PhpArray(), "mon_grouping": PhpArray()})


_DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December")
_TIMES = ("AM", "PM", "%a %b %e %H:%M:%S %Y", "%m/%d/%y", "%H:%M:%S", "%I:%M:%S %p", "", "", "", "", "", "")
_FIRST_TIME_ITEM = 131072  # ABDAY_1
_LANGINFO = {65536: ".", 65537: "", 65538: "\x7f", 327680: "^[yY]", 327681: "^[nN]", 327682: "", 327683: "",
             262159: "-", **dict.fromkeys(range(262144, 262159), "")}


@function
def nl_langinfo(engine: Engine, item: Int) -> Str | False_:
    if item == 14:
        return "UTF-8" if engine.state_of(LocaleState).locales["LC_CTYPE"] != "C" else "ANSI_X3.4-1968"
    times = (*(day[:3] for day in _DAYS), *_DAYS, *(month[:3] for month in _MONTHS), *_MONTHS, *_TIMES)
    if 0 <= item - _FIRST_TIME_ITEM < len(times):
        return times[item - _FIRST_TIME_ITEM]
    found = _LANGINFO.get(item)
    if found is None:
        engine.diagnostics.warning(f"nl_langinfo(): Item '{item}' is not valid")
        return False
    return found


@function
def strcoll(string1: Str, string2: Str) -> Int:
    left, right = string1.partition("\0")[0], string2.partition("\0")[0]
    return byte_difference(left + "\0", right + "\0")
