"""Calls of internal functions with constant arguments that have one result for ever (can_ct_eval_func_call).

What OPcache takes from its own process (ini_get(), php_sapi_name(), php_uname()) is not among them: optimized files are
kept for others. CompilerOptions.evaluate makes the call; what it reports or throws is for the run time.
"""
from __future__ import annotations

import math

from zvm.compiler.constant_operators import is_nan
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.optimizer.passes.context import Context

MAX_ARGUMENTS = 3
_LONGEST_REPETITION = 64 * 1024
_PURE = frozenset((  # @compile-time-eval of the stubs
    "array_change_key_case", "array_diff", "array_diff_assoc", "array_diff_key", "array_flip", "array_is_list",
    "array_key_exists", "array_key_first", "array_key_last", "array_keys", "array_merge", "array_merge_recursive",
    "array_replace", "array_replace_recursive", "array_search", "array_unique", "array_values", "base64_decode",
    "base64_encode", "bin2hex", "bindec", "chr", "count", "crc32", "decbin", "dechex", "decoct", "dirname",
    "explode", "hex2bin", "hexdec", "imagetypes", "implode", "in_array", "intdiv", "is_finite", "is_infinite",
    "is_nan", "lcfirst", "ltrim", "max", "min", "octdec", "ord", "phpversion", "pi", "pow", "preg_quote",
    "rawurldecode", "rawurlencode", "rtrim", "serialize", "str_contains", "str_ends_with", "str_ireplace",
    "str_replace", "str_split", "str_starts_with", "strcasecmp", "strcmp", "stripos", "strncasecmp", "strncmp",
    "strpos", "strrev", "strripos", "strrpos", "strstr", "strtolower", "strtoupper", "substr", "trim", "ucfirst",
    "ucwords", "urldecode", "urlencode", "version_compare"))
_PURE_8_4 = _PURE | frozenset((
    "abs", "acos", "acosh", "addcslashes", "addslashes", "array_chunk", "array_column", "array_combine",
    "array_count_values", "array_intersect", "array_intersect_assoc", "array_intersect_key", "array_product",
    "array_reverse", "array_slice", "array_sum", "asin", "asinh", "atan", "atan2", "atanh", "base_convert", "ceil",
    "chunk_split", "convert_uudecode", "convert_uuencode", "cos", "cosh", "count_chars", "deg2rad", "exp", "expm1",
    "fdiv", "floor", "fmod", "fpow", "get_debug_type", "hash_algos", "hash_hmac_algos", "hypot",
    "image_type_to_extension", "image_type_to_mime_type", "intval", "is_countable", "is_iterable", "is_numeric", "log",
    "log10", "log1p", "nl2br", "number_format", "pack", "parse_ini_string", "parse_url", "password_algos",
    "quoted_printable_decode", "quoted_printable_encode", "quotemeta", "rad2deg", "round", "sin", "sinh",
    "sqrt", "str_rot13", "strcspn", "strip_tags", "stripcslashes", "stripslashes", "stristr", "strpbrk", "strrchr",
    "strspn", "strtr", "substr_compare", "substr_count", "substr_replace", "tan", "tanh", "unpack", "wordwrap"))
_PURE_8_5 = _PURE_8_4 | {"array_first", "array_last", "getrandmax", "mt_getrandmax"}


def evaluate(ctx: Context, strict: bool, name: str, arguments: list[Any]) -> tuple[Any] | None:
    """What the function of that lower-case name gives, in a tuple; None: the run time has to say."""
    if ctx.options.internal_function(name) is None:
        return None
    is_pure = name in _pure_functions(ctx.options.target)
    if not is_pure and not (name == "str_repeat" and _is_short_repetition(arguments)):
        return None
    result = ctx.options.evaluate(name, arguments, strict)
    if result is not None and is_nan(result[0]) and not any(map(is_nan, arguments)):
        return (-math.nan,)  # what x86 makes of an invalid operation
    return result


def _pure_functions(target: int) -> frozenset[str]:
    if target < V8_4:
        return _PURE
    return _PURE_8_4 if target < V8_5 else _PURE_8_5


def _is_short_repetition(arguments: list[Any]) -> bool:
    if len(arguments) != 2:
        return False
    text, times = arguments
    return type(text) is str and type(times) is int and times >= 0 and len(text) * times < _LONGEST_REPETITION
