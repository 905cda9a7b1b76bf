"""idn_to_ascii() and idn_to_utf8() (ext/intl/idn)."""
from __future__ import annotations

from zvm.ext.intl import errors, uts46
from zvm.ext.vocabulary import ByRef, False_, Int, Str, function, since
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

IDNA_DEFAULT = 0
INTL_IDNA_VARIANT_UTS46 = 1
_LONGEST_ASCII, _LONGEST_UNICODE = 255, 252 * 4  # bytes that a result must stay below

CONSTANTS = {
    "IDNA_DEFAULT": since(80400, 48, before=IDNA_DEFAULT), "IDNA_ALLOW_UNASSIGNED": 1,
    "IDNA_USE_STD3_RULES": uts46.USE_STD3_RULES,
    "IDNA_CHECK_BIDI": uts46.CHECK_BIDI, "IDNA_CHECK_CONTEXTJ": uts46.CHECK_CONTEXTJ,
    "IDNA_NONTRANSITIONAL_TO_ASCII": uts46.NONTRANSITIONAL_TO_ASCII,
    "IDNA_NONTRANSITIONAL_TO_UNICODE": uts46.NONTRANSITIONAL_TO_UNICODE,
    "INTL_IDNA_VARIANT_UTS46": INTL_IDNA_VARIANT_UTS46,
    "IDNA_ERROR_EMPTY_LABEL": uts46.EMPTY_LABEL, "IDNA_ERROR_LABEL_TOO_LONG": uts46.LABEL_TOO_LONG,
    "IDNA_ERROR_DOMAIN_NAME_TOO_LONG": uts46.DOMAIN_NAME_TOO_LONG,
    "IDNA_ERROR_LEADING_HYPHEN": uts46.LEADING_HYPHEN, "IDNA_ERROR_TRAILING_HYPHEN": uts46.TRAILING_HYPHEN,
    "IDNA_ERROR_HYPHEN_3_4": uts46.HYPHEN_3_4,
    "IDNA_ERROR_LEADING_COMBINING_MARK": uts46.LEADING_COMBINING_MARK,
    "IDNA_ERROR_DISALLOWED": uts46.DISALLOWED, "IDNA_ERROR_PUNYCODE": uts46.PUNYCODE,
    "IDNA_ERROR_LABEL_HAS_DOT": uts46.LABEL_HAS_DOT, "IDNA_ERROR_INVALID_ACE_LABEL": uts46.INVALID_ACE_LABEL,
    "IDNA_ERROR_BIDI": uts46.BIDI, "IDNA_ERROR_CONTEXTJ": uts46.CONTEXTJ,
}


@function
def idn_to_ascii(engine: Engine, domain: Str, flags: Int = IDNA_DEFAULT, variant: Int = INTL_IDNA_VARIANT_UTS46,
                 idna_info: ByRef = None) -> Str | False_:
    return _convert(engine, domain, flags, variant, idna_info, to_ascii=True)


@function
def idn_to_utf8(engine: Engine, domain: Str, flags: Int = IDNA_DEFAULT, variant: Int = INTL_IDNA_VARIANT_UTS46,
                idna_info: ByRef = None) -> Str | False_:
    return _convert(engine, domain, flags, variant, idna_info, to_ascii=False)


def _convert(engine: Engine, domain: str, options: int, variant: int, info: Any, to_ascii: bool) -> str | bool:
    errors.reset(engine)
    if engine.target >= V8_4:
        _check_arguments(engine, domain, variant)
    if variant != INTL_IDNA_VARIANT_UTS46:
        _fail(engine, errors.ILLEGAL_ARGUMENT, "invalid variant, must be INTL_IDNA_VARIANT_UTS46")
        return False
    if not domain:
        _fail(engine, errors.ILLEGAL_ARGUMENT, "empty domain name")
        return False
    conversion = uts46.Conversion(to_ascii, options)
    result = errors.encode(conversion.convert(domain.encode("latin-1").decode("utf-8", "replace")))
    limit = _LONGEST_ASCII if to_ascii else _LONGEST_UNICODE
    if len(result) >= limit:
        if info is not None:
            assign_by_reference(engine, info, PhpArray())
        return False
    if info is not None:
        assign_by_reference(engine, info, PhpArray.from_dict({
            "result": result, "isTransitionalDifferent": conversion.is_transitional_different,
            "errors": conversion.errors}))
    return False if conversion.errors else result


def _check_arguments(engine: Engine, domain: str, variant: int) -> None:
    """Errors are thrown since PHP 8.4 (php_intl_idn_to)."""
    if not domain:
        value_error(engine, 1, "must not be empty")
    if variant != INTL_IDNA_VARIANT_UTS46:
        value_error(engine, 2, "must be INTL_IDNA_VARIANT_UTS46")


def _fail(engine: Engine, code: int, message: str) -> None:
    errors.fail(engine, code, f"{running_function(engine)}: {message}")
