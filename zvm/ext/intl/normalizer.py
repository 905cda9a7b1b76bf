"""The class Normalizer and its functions (ext/intl/normalizer)."""
from __future__ import annotations

from zvm.ext.intl import errors, normalization
from zvm.ext.vocabulary import Bool, False_, Int, Null, Scope, Str, function, method, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.intl.normalization import Form

FORM_D, FORM_KD, FORM_C, FORM_KC, FORM_KC_CF = 4, 8, 16, 32, 48  # as ICU 56 and later number them
_FORMS: dict[int, Form] = {FORM_D: "NFD", FORM_KD: "NFKD", FORM_C: "NFC", FORM_KC: "NFKC", FORM_KC_CF: "NFKC"}
_CONSTANTS = {"FORM_D": FORM_D, "NFD": FORM_D, "FORM_KD": FORM_KD, "NFKD": FORM_KD, "FORM_C": FORM_C, "NFC": FORM_C,
              "FORM_KC": FORM_KC, "NFKC": FORM_KC, "FORM_KC_CF": FORM_KC_CF, "NFKC_CF": FORM_KC_CF}


def _check(engine: Engine, form: int) -> None:
    if form not in _FORMS:
        value_error(engine, 2, "must be a a valid normalization form")


def _converted(form: int, text: str) -> str:
    return normalization.casefold(text) if form == FORM_KC_CF else normalization.normalize(_FORMS[form], text)


@function(defaults={"form": "Normalizer::FORM_C"})
def normalizer_normalize(engine: Engine, string: Str, form: Int = FORM_C) -> Str | False_:
    errors.reset(engine)
    _check(engine, form)
    text = errors.decode(engine, string, "Error converting input string to UTF-16")
    return False if text is None else errors.encode(_converted(form, text))


@function(defaults={"form": "Normalizer::FORM_C"})
def normalizer_is_normalized(engine: Engine, string: Str, form: Int = FORM_C) -> Bool:
    errors.reset(engine)
    _check(engine, form)
    text = errors.decode(engine, string, "Error converting string to UTF-16.")
    return text is not None and _converted(form, text) == text


@function(defaults={"form": "Normalizer::FORM_C"})
def normalizer_get_raw_decomposition(engine: Engine, string: Str, form: Int = FORM_C) -> Str | Null:
    errors.reset(engine)
    data = string.encode("latin-1")
    text = data.decode("utf-8", "replace")
    if len(text) != 1:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Input string must be exactly one UTF-8 encoded code point long.")
        return None
    if text.encode("utf-8") != data:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Code point out of range")
        return None
    if form not in _FORMS:
        return ""
    found = normalization.raw_decomposition(form == FORM_KC_CF, "K" in _FORMS[form], text)
    return None if found is None else errors.encode(found)


@php_class("Normalizer", constants=_CONSTANTS)
class Normalizer(PhpObject):
    __slots__ = ()

    @method(static=True, tentative=True, defaults={"form": "Normalizer::FORM_C"})
    def normalize(scope: Scope, engine: Engine, string: Str, form: Int = FORM_C) -> Str | False_:
        return normalizer_normalize(engine, string, form)

    @method(static=True, tentative=True, defaults={"form": "Normalizer::FORM_C"})
    def isNormalized(scope: Scope, engine: Engine, string: Str, form: Int = FORM_C) -> Bool:
        return normalizer_is_normalized(engine, string, form)

    @method(static=True, tentative=True, defaults={"form": "Normalizer::FORM_C"})
    def getRawDecomposition(scope: Scope, engine: Engine, string: Str, form: Int = FORM_C) -> Str | Null:
        return normalizer_get_raw_decomposition(engine, string, form)
