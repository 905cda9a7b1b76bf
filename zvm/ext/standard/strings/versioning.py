"""version_compare (ext/standard/versioning.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DIGITS = frozenset("0123456789")
_ALPHANUMERIC = frozenset("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_FORMS = (("dev", 0), ("alpha", 1), ("a", 1), ("beta", 2), ("b", 2), ("RC", 3), ("rc", 3), ("#", 4), ("pl", 5),
          ("p", 5))


def _parts(version: str) -> list[str]:
    """The version cut where digits and letters meet and at everything else (php_canonicalize_version)."""
    parts: list[str] = []
    current = ""
    for char in version:
        if char in "-_+." or char not in _ALPHANUMERIC:
            if current:
                parts.append(current)
            current = ""
        elif current and (char in _DIGITS) != (current[-1] in _DIGITS):
            parts.append(current)
            current = char
        else:
            current += char
    if current:
        parts.append(current)
    return parts


def _form_order(form: str) -> int:
    return next((order for name, order in _FORMS if form.startswith(name)), -100)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _compare_parts(left: str, right: str) -> int:
    left_number, right_number = left[0] in _DIGITS, right[0] in _DIGITS
    if left_number and right_number:
        return _sign(int(left) - int(right))
    left_form = "#N#" if left_number else left
    right_form = "#N#" if right_number else right
    return _sign(_form_order(left_form) - _form_order(right_form))


def compare_versions(first: str, second: str) -> int:
    """-1, 0 or 1 (php_version_compare)."""
    if not first or not second:
        return bool(first) - bool(second)
    left = ["#" + first[1:]] if first[0] == "#" else _parts(first)
    right = ["#" + second[1:]] if second[0] == "#" else _parts(second)
    for one, other in zip(left, right, strict=False):
        found = _compare_parts(one, other)
        if found:
            return found
    common = min(len(left), len(right))
    if len(left) > common:
        return 1 if left[common][0] in _DIGITS else compare_versions(left[common], "#N#")
    if len(right) > common:
        return -1 if right[common][0] in _DIGITS else compare_versions("#N#", right[common])
    return 0


@function(pure=True)
def version_compare(engine: Engine, version1: Str, version2: Str, operator: Str | Null = None) -> Int | Bool:
    found = compare_versions(version1, version2)
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
