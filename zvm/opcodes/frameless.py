"""The functions that OPcache shows as FRAMELESS_ICALL_n (PHP 8.4), with their numbers of arguments.

An opline's extended_value is the function's number in NAMES. Only listings have such oplines: code that is to run makes
calls, whose frames fused handlers save anyway.
"""
from __future__ import annotations

ARGUMENTS: dict[str, tuple[int, ...]] = {
    "class_exists": (1, 2), "dechex": (1,), "dirname": (1, 2), "implode": (1, 2), "in_array": (2, 3),
    "is_numeric": (1,), "max": (2,), "min": (2,), "preg_match": (2,), "preg_replace": (3,), "property_exists": (2,),
    "str_contains": (2,), "str_replace": (3,), "str_starts_with": (2,), "strpos": (2, 3), "strstr": (2, 3),
    "strtr": (2, 3), "substr": (2, 3), "trim": (1, 2),
}
NAMES = tuple(ARGUMENTS)
VARIANTS = {("implode", 1), ("implode", 2), ("strtr", 2), ("strtr", 3), ("min", 2), ("max", 2)}


def variant_name(name: str, count: int) -> str:
    """The key of a function that answers frameless calls with that number of arguments differently
    (`@function(frameless=2)`)."""
    return f"\0{name}{count}"
