"""version_compare (ext/standard/versioning.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.strings import c_string
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DIGITS = frozenset("0123456789")
_ALPHANUMERIC = frozenset("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_FORMS = (("dev", 0), ("alpha", 1), ("a", 1), ("beta", 2), ("b", 2), ("RC", 3), ("rc", 3), ("#", 4), ("pl", 5),
          ("p", 5))


@lru_cache(maxsize=512)
def _canonical(version: str) -> str:
    """The version with a dot where digits and others meet and in place of punctuation (php_canonicalize_version)."""
    text = last = version[0]
    for char in version[1:]:
        meet = "." not in (last, char) and (last in _DIGITS) != (char in _DIGITS)
        if text[-1] != "." and (meet or char not in _ALPHANUMERIC):
            text += "."
        if char in _ALPHANUMERIC or meet and char not in "-_+":
            text += char
        last = char
    return text


def _form_order(form: str) -> int:
    return next((order for name, order in _FORMS if form.startswith(name)), -100)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _compare_parts(left: str, right: str) -> int:
    left_number, right_number = left[:1] in _DIGITS, right[:1] in _DIGITS
    if left_number and right_number:
        return _sign(int(left) - int(right))
    left_form = "#N#" if left_number else left
    right_form = "#N#" if right_number else right
    return _sign(_form_order(left_form) - _form_order(right_form))


def compare_versions(first: str, second: str, drops_dots: bool) -> int:
    """-1, 0 or 1 (php_version_compare). Since PHP 8.4 a dot at the end does not count (`drops_dots`)."""
    if not first or not second:
        return bool(first) - bool(second)
    left = first if first[0] == "#" else _canonical(first)
    right = second if second[0] == "#" else _canonical(second)
    if drops_dots:
        left, right = left.removesuffix("."), right.removesuffix(".")
    left_goes_on = right_goes_on = True
    while left and right and left_goes_on and right_goes_on:
        one, left_goes_on, left_rest = _next_part(left)
        other, right_goes_on, right_rest = _next_part(right)
        found = _compare_parts(one, other)
        if found:
            return found
        left, right = left_rest, right_rest
    if left_goes_on:
        return 1 if left[:1] in _DIGITS else compare_versions(left, "#N#", drops_dots)
    if right_goes_on:
        return -1 if right[:1] in _DIGITS else compare_versions("#N#", right, drops_dots)
    return 0


def _next_part(version: str) -> tuple[str, bool, str]:
    """(the part before the first dot, whether there is a dot, what is after it)."""
    part, dot, rest = version.partition(".")
    return part, bool(dot), rest


@function(pure=True)
def version_compare(engine: Engine, version1: Str, version2: Str, operator: Str | Null = None) -> Int | Bool:
    found = compare_versions(c_string(version1), c_string(version2), engine.target >= V8_4)
    if operator is None:
        return found
    if operator in ("<", "lt"):
        return found < 0
    if operator in ("<=", "le"):
        return found <= 0
    if operator in (">", "gt"):
        return found > 0
    if operator in (">=", "ge"):
        return found >= 0
    if operator in ("=", "==", "eq"):
        return found == 0
    if operator in ("!=", "<>", "ne"):
        return found != 0
    value_error(engine, 3, "must be a valid comparison operator")
    return False
