"""The class Locale and its functions (ext/intl/locale)."""
from __future__ import annotations

from ctypes import byref, c_int32

from zvm.ext.icu.library import Status, c_text, fetch, fetch_name, icu, name_at, names_of
from zvm.ext.icu.objects import LONGEST_LOCALE, default_locale, locale_is_short
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, False_, Null, Str, Untyped, function, method, php_class
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc"

_CAPACITY = 157  # ULOC_FULLNAME_CAPACITY
# tags that PHP takes as they are, those with a language of today first
_PREFERRED = {"art-lojban": "jbo", "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv", "no-bok": "nb", "no-nyn": "nn",
              "i-ami": "ami", "i-bnn": "bnn", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu",
              "sgn-BE-fr": "sfb", "sgn-BE-nl": "vgt", "sgn-CH-de": "sgg", "zh-gan": "gan", "zh-hakka": "hak",
              "zh-min-nan": "nan", "zh-wuu": "wuu", "zh-xiang": "hsn"}
_GRANDFATHERED = frozenset((*_PREFERRED, "cel-gaulish", "en-GB-oed", "i-default", "i-enochian", "i-mingo", "zh-cmn",
                            "zh-cmn-Hans", "zh-cmn-Hant", "zh-guoyu", "zh-min", "zh-yue"))
_PARTS = {"language": "uloc_getLanguage", "script": "uloc_getScript", "region": "uloc_getCountry",
          "variant": "uloc_getVariant", "canonicalize": "uloc_canonicalize"}
_DISPLAYED = {"language": "uloc_getDisplayLanguage", "script": "uloc_getDisplayScript",
              "region": "uloc_getDisplayCountry", "variant": "uloc_getDisplayVariant", "name": "uloc_getDisplayName"}
_MOST = {"variant": 15, "extlang": 3, "private": 15}  # numbered keys that locale_compose() looks for
_SEPARATORS = lazy_pattern("[-_]+")


def _part(locale: str, part: str) -> str | None:
    """A part of a locale's name, "" where it has none; None after an error (get_icu_value_internal)."""
    if len(locale) > LONGEST_LOCALE:
        return None
    if part != "canonicalize" and locale in _GRANDFATHERED:
        return locale if part == "language" else None
    status = Status()
    call = getattr(icu, _PARTS[part])
    name = c_text(locale)
    found = fetch_name(lambda buffer, size, status: call(name, buffer, size, status), status)
    return None if status.failed else c_string(found)


def _keyword(locale: bytes, key: bytes, status: Status) -> str:
    return fetch_name(lambda buffer, size, status: icu.uloc_getKeywordValue(locale, key, buffer, size, status), status)


def _singleton(locale: str) -> int:
    """Where a tag of one letter stands, -1 if nowhere; 0 if the name begins with one (getSingletonPos)."""
    for index, character in enumerate(locale):
        if character in "-_":
            if index == 1:
                return 0
            if locale[index + 2:index + 3] in ("-", "_"):
                return index + 1
    return -1


def _parsed_part(locale: str, part: str) -> str | None:
    """The same for locale_parse(), which leaves out what follows a tag of one letter."""
    if locale not in _GRANDFATHERED:
        place = _singleton(locale)
        if place == 0:
            return None
        if place > 0:
            locale = locale[:place - 1]
    return _part(locale, part)


def _asked_part(engine: Engine, locale: str, part: str) -> str | None:
    """What the functions named for parts return (get_icu_value_src_php)."""
    errors.reset(engine)
    locale = c_string(locale) if locale else default_locale(engine)
    if not locale_is_short(engine, locale):
        return None
    found = _part(locale, part)
    if found is None:
        errors.fail(engine, errors.ZERO_ERROR, f"locale_get_{part} : unable to get locale {part}")
    return found


def _displayed(engine: Engine, locale: str, display_locale: str | None, part: str) -> str | bool:
    """What the functions named for display return (get_icu_disp_value_src_php)."""
    errors.reset(engine)
    if len(locale) > _CAPACITY:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"locale_get_display_{part} : name too long")
        return False
    locale = c_string(locale) if locale else default_locale(engine)
    if part != "name" and locale in _GRANDFATHERED:
        if part != "language":
            return False
        locale = _PREFERRED.get(locale, locale)
    shown_in = c_text(default_locale(engine) if display_locale is None else display_locale)
    call = getattr(icu, _DISPLAYED[part])
    status = Status()
    text = fetch(lambda buffer, size, status: call(c_text(locale), shown_in, buffer, size, status), status)
    if status.failed:
        errors.fail(engine, status.value, f"locale_get_display_{part} : unable to get locale {part}")
        return False
    return errors.encode(text)


@function
def locale_get_default(engine: Engine) -> Str:
    return default_locale(engine)


@function
def locale_set_default(engine: Engine, locale: Str) -> Bool:
    engine.ini.set("intl.default_locale", c_string(locale) or name_at(icu.uloc_getDefault()))
    return True


@function(since=80500)
def locale_is_right_to_left(locale: Str) -> Bool:
    return len(locale) <= LONGEST_LOCALE and bool(icu.uloc_isRightToLeft(c_text(locale)))


@function(since=80500)
def locale_add_likely_subtags(engine: Engine, locale: Str) -> Str | False_:
    return _with_subtags(engine, locale, icu.uloc_addLikelySubtags, "locale_add_likely_subtags")


@function(since=80500)
def locale_minimize_subtags(engine: Engine, locale: Str) -> Str | False_:
    return _with_subtags(engine, locale, icu.uloc_minimizeSubtags, "locale_minimize_subtags")


def _with_subtags(engine: Engine, locale: str, call: Any, name: str) -> str | bool:
    """A locale's name with more subtags, or fewer; False after an error."""
    errors.reset(engine)
    text = c_text(locale or default_locale(engine))
    status = Status()
    changed = fetch_name(lambda buffer, size, status: call(text, buffer, size, status), status)
    if status.failed:
        errors.fail(engine, status.value, f"{name}: invalid locale")
        return False
    return changed


@function
def locale_get_primary_language(engine: Engine, locale: Str) -> Str | Null:
    return _asked_part(engine, locale, "language")


@function
def locale_get_script(engine: Engine, locale: Str) -> Str | Null:
    return _asked_part(engine, locale, "script")


@function
def locale_get_region(engine: Engine, locale: Str) -> Str | Null:
    return _asked_part(engine, locale, "region")


@function
def locale_get_keywords(engine: Engine, locale: Str) -> Array | False_ | Null:
    errors.reset(engine)
    name = c_text(locale)
    if not locale_is_short(engine, name.decode("latin-1")):
        return None
    if not locale:
        name = c_text(default_locale(engine))
    status = Status()
    enumeration = icu.uloc_openKeywords(name, status)
    if not enumeration:
        return None
    found: dict[int | str, Any] = {}
    for key in names_of(enumeration, status):
        value = _keyword(name, c_text(key), status)
        if status.failed:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "locale_get_keywords: Error encountered while getting the "
                                                         "keyword  value for the  keyword")
            return False
        found[key] = value
    return PhpArray.from_dict(found)


@function
def locale_get_display_script(engine: Engine, locale: Str, displayLocale: Str | Null = None) -> Str | False_:
    return _displayed(engine, locale, displayLocale, "script")


@function
def locale_get_display_region(engine: Engine, locale: Str, displayLocale: Str | Null = None) -> Str | False_:
    return _displayed(engine, locale, displayLocale, "region")


@function
def locale_get_display_name(engine: Engine, locale: Str, displayLocale: Str | Null = None) -> Str | False_:
    return _displayed(engine, locale, displayLocale, "name")


@function
def locale_get_display_language(engine: Engine, locale: Str, displayLocale: Str | Null = None) -> Str | False_:
    return _displayed(engine, locale, displayLocale, "language")


@function
def locale_get_display_variant(engine: Engine, locale: Str, displayLocale: Str | Null = None) -> Str | False_:
    return _displayed(engine, locale, displayLocale, "variant")


def _single(subtags: PhpArray, key: str) -> list[str] | None:
    """The one value of a key, none where it is missing; None where it is not a string (append_key_value)."""
    value = subtags.get(key)
    if value is None and key not in subtags:
        return []
    return [value] if type(value) is str else None


def without_references(array: PhpArray) -> PhpArray:
    """The array with values for references, in arrays that it holds, too."""
    return PhpArray.from_dict({key: without_references(value) if type(value) is PhpArray else value
                               for key, value in array.plain_items()})


def _several(subtags: PhpArray, key: str) -> list[str] | None:
    """The values of a key: a string, an array of them, or under numbered keys (append_multiple_key_values)."""
    if key in subtags:
        value = subtags.get(key)
        values = list(value.values()) if type(value) is PhpArray else [value]
    else:
        values = [subtags.get(f"{key}{number}") for number in range(_MOST[key]) if f"{key}{number}" in subtags]
    if any(type(value) is not str for value in values):
        return None
    return ["x", *values] if values and key == "private" else values


@function
def locale_compose(engine: Engine, subtags: Array) -> Str | False_:
    errors.reset(engine)
    if not len(subtags):
        return False
    if engine.target >= V8_4:
        subtags = without_references(subtags)
    composed: list[str] = []
    for key, collect in (("grandfathered", _single), ("language", _single), ("extlang", _several), ("script", _single),
                         ("region", _single), ("variant", _several), ("private", _several)):
        values = collect(subtags, key)
        if values is None:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "locale_compose: parameter array element is not a string")
            return False
        if key == "grandfathered" and values:
            return values[0]
        if key == "language" and not values:
            value_error(engine, 1, 'must contain a "language" key')
        composed += values
    return "_".join(composed)


def _private(locale: str) -> str | None:
    """What follows the tag x (get_private_subtags)."""
    length = len(locale)
    while (place := _singleton(locale)) > -1:
        if locale[place] in "xX":
            return None if place + 2 == length else locale[place + 2:]
        if place + 1 >= length:
            break
        locale = locale[place + 1:]
        length = len(locale)
    return None


def _pieces(text: str) -> list[str]:
    """The tags of a list, up to the first that is a single letter."""
    tags = [tag for tag in _SEPARATORS.split(text) if tag]
    for index, tag in enumerate(tags):
        if index and len(tag) < 2:
            return tags[:index]
    return tags


@function
def locale_parse(engine: Engine, locale: Str) -> Array | Null:
    errors.reset(engine)
    locale = c_string(locale)
    if not locale_is_short(engine, locale):
        return None
    locale = locale or default_locale(engine)
    if locale in _GRANDFATHERED:
        return PhpArray.from_dict({"grandfathered": locale})
    found: dict[int | str, Any] = {}
    for key in ("language", "script", "region"):
        value = _parsed_part(locale, key)
        if value:
            found[key] = value
    for key, value in (("variant", _parsed_part(locale, "variant")), ("private", _private(locale))):
        for number, tag in enumerate(_pieces(value or "")):
            found[f"{key}{number}"] = tag
    return PhpArray.from_dict(found)


@function
def locale_get_all_variants(engine: Engine, locale: Str) -> Array | Null:
    errors.reset(engine)
    locale = c_string(locale) if locale else default_locale(engine)
    if not locale_is_short(engine, locale):
        return None
    variant = None if locale in _GRANDFATHERED else _part(locale, "variant")
    return PhpArray.from_list(list(_pieces(variant or "")))


def _for_match(tag: str) -> str:
    return lower(tag).replace("-", "_")


@function
def locale_filter_matches(engine: Engine, languageTag: Str, locale: Str, canonicalize: Bool = False) -> Bool | Null:
    errors.reset(engine)
    locale = c_string(locale) if locale else default_locale(engine)
    if locale == "*":
        return True
    if not locale_is_short(engine, locale) or not locale_is_short(engine, languageTag):
        return None
    names = [c_string(languageTag), locale]
    if canonicalize:
        for index, name in ((1, "loc_range"), (0, "lang_tag")):
            found = _part(names[index], "canonicalize")
            if not found:
                errors.fail(engine, errors.ZERO_ERROR, f"locale_filter_matches : unable to canonicalize {name}")
                return False
            names[index] = found
    tag, wanted = map(_for_match, names)
    ends = ("", "_", "@") if canonicalize else ("", "_")
    return bool(tag and wanted) and tag.startswith(wanted) and tag[len(wanted):len(wanted) + 1] in ends


@function
def locale_canonicalize(engine: Engine, locale: Str) -> Str | Null:
    return _asked_part(engine, locale, "canonicalize")


def _shorter(tag: str) -> str:
    """The range without its last tag, and without a single letter before that (getStrrtokenPos)."""
    place = max(tag.rfind(mark) for mark in "-_@")
    if place >= 2 and tag[place - 2] in "-_":
        place -= 2
    return tag[:place] if place >= 1 else ""


def _lookup(engine: Engine, wanted: str, tags: list[Any], canonicalize: bool) -> str | None:
    """The first of the tags that a range, made shorter and shorter, is; None for none (lookup_loc_range)."""
    known: list[tuple[str, str]] = []
    for tag in tags:
        if type(tag) is not str:
            argument_type_error(engine, 1 + 1, "must only contain string values")
        found = _part(_for_match(tag), "canonicalize") if canonicalize and tag else tag
        if not found:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "lookup_loc_range: unable to canonicalize lang_tag")
            return None
        name = _for_match(c_string(found))
        known.append((name, name if canonicalize else tag))
    if canonicalize:
        canonical = _part(wanted, "canonicalize")
        if not canonical:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "lookup_loc_range: unable to canonicalize loc_range")
            return None
        wanted = canonical
    wanted = _for_match(wanted)
    if not wanted:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "lookup_loc_range: unable to canonicalize lang_tag")
    while wanted:
        for name, tag in known:
            if name == wanted:
                return tag
        wanted = _shorter(wanted)
    return None


@function
def locale_lookup(engine: Engine, languageTag: Array, locale: Str, canonicalize: Bool = False,
                  defaultLocale: Str | Null = None) -> Str | Null:
    errors.reset(engine)
    wanted = c_string(locale or (default_locale(engine) if defaultLocale is None else defaultLocale))
    if not locale_is_short(engine, wanted):
        return None
    if not len(languageTag):
        return ""
    tags = languageTag.plain_values() if engine.target >= V8_4 else list(languageTag.values())
    found = _lookup(engine, wanted, tags, canonicalize)
    return found or defaultLocale or ""


@function
def locale_accept_from_http(engine: Engine, header: Str) -> Str | False_:
    header = c_string(header)
    if len(header) > _CAPACITY and any(len(fragment) > _CAPACITY for fragment in header.split(",")):
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "locale_accept_from_http: locale string too long")
        return False
    status = Status()
    available = icu.ures_openAvailableLocales(None, status)
    if status.failed:
        errors.fail(engine, status.value, "locale_accept_from_http: failed to retrieve locale list")
        return False
    outcome = c_int32()
    found = fetch_name(lambda buffer, size, status: icu.uloc_acceptLanguageFromHTTP(
        buffer, size, byref(outcome), header.encode("latin-1"), available, status), status)
    icu.uenum_close(available)
    if status.failed:
        errors.fail(engine, status.value, "locale_accept_from_http: failed to find acceptable locale")
        return False
    errors.note(engine, status.value)
    return found if outcome.value else False


_CONSTANTS = {
    "ACTUAL_LOCALE": 0, "VALID_LOCALE": 1, "DEFAULT_LOCALE": None, "LANG_TAG": "language", "EXTLANG_TAG": "extlang",
    "SCRIPT_TAG": "script", "REGION_TAG": "region", "VARIANT_TAG": "variant",
    "GRANDFATHERED_LANG_TAG": "grandfathered", "PRIVATE_TAG": "private",
}


@php_class("Locale", constants=_CONSTANTS)
class Locale(PhpObject):
    __slots__ = ()

    @method(static=True, tentative=True)
    def getDefault(scope: ClassEntry, engine: Engine) -> Str:
        return locale_get_default(engine)

    @method(static=True)
    def setDefault(scope: ClassEntry, engine: Engine, locale: Str) -> Untyped:
        return locale_set_default(engine, locale)

    @method(static=True, since=80500)
    def isRightToLeft(scope: ClassEntry, locale: Str) -> Bool:
        return locale_is_right_to_left(locale)

    @method(static=True, since=80500)
    def addLikelySubtags(scope: ClassEntry, engine: Engine, locale: Str) -> Str | False_:
        return locale_add_likely_subtags(engine, locale)

    @method(static=True, since=80500)
    def minimizeSubtags(scope: ClassEntry, engine: Engine, locale: Str) -> Str | False_:
        return locale_minimize_subtags(engine, locale)

    @method(static=True, tentative=True)
    def getPrimaryLanguage(scope: ClassEntry, engine: Engine, locale: Str) -> Str | Null:
        return locale_get_primary_language(engine, locale)

    @method(static=True, tentative=True)
    def getScript(scope: ClassEntry, engine: Engine, locale: Str) -> Str | Null:
        return locale_get_script(engine, locale)

    @method(static=True, tentative=True)
    def getRegion(scope: ClassEntry, engine: Engine, locale: Str) -> Str | Null:
        return locale_get_region(engine, locale)

    @method(static=True, tentative=True)
    def getKeywords(scope: ClassEntry, engine: Engine, locale: Str) -> Array | False_ | Null:
        return locale_get_keywords(engine, locale)

    @method(static=True, tentative=True)
    def getDisplayScript(scope: ClassEntry, engine: Engine, locale: Str,
                         displayLocale: Str | Null = None) -> Str | False_:
        return locale_get_display_script(engine, locale, displayLocale)

    @method(static=True, tentative=True)
    def getDisplayRegion(scope: ClassEntry, engine: Engine, locale: Str,
                         displayLocale: Str | Null = None) -> Str | False_:
        return locale_get_display_region(engine, locale, displayLocale)

    @method(static=True, tentative=True)
    def getDisplayName(scope: ClassEntry, engine: Engine, locale: Str,
                       displayLocale: Str | Null = None) -> Str | False_:
        return locale_get_display_name(engine, locale, displayLocale)

    @method(static=True, tentative=True)
    def getDisplayLanguage(scope: ClassEntry, engine: Engine, locale: Str,
                           displayLocale: Str | Null = None) -> Str | False_:
        return locale_get_display_language(engine, locale, displayLocale)

    @method(static=True, tentative=True)
    def getDisplayVariant(scope: ClassEntry, engine: Engine, locale: Str,
                          displayLocale: Str | Null = None) -> Str | False_:
        return locale_get_display_variant(engine, locale, displayLocale)

    @method(static=True, tentative=True)
    def composeLocale(scope: ClassEntry, engine: Engine, subtags: Array) -> Str | False_:
        return locale_compose(engine, subtags)

    @method(static=True, tentative=True)
    def parseLocale(scope: ClassEntry, engine: Engine, locale: Str) -> Array | Null:
        return locale_parse(engine, locale)

    @method(static=True, tentative=True)
    def getAllVariants(scope: ClassEntry, engine: Engine, locale: Str) -> Array | Null:
        return locale_get_all_variants(engine, locale)

    @method(static=True, tentative=True)
    def filterMatches(scope: ClassEntry, engine: Engine, languageTag: Str, locale: Str,
                      canonicalize: Bool = False) -> Bool | Null:
        return locale_filter_matches(engine, languageTag, locale, canonicalize)

    @method(static=True, tentative=True)
    def lookup(scope: ClassEntry, engine: Engine, languageTag: Array, locale: Str, canonicalize: Bool = False,
               defaultLocale: Str | Null = None) -> Str | Null:
        return locale_lookup(engine, languageTag, locale, canonicalize, defaultLocale)

    @method(static=True, tentative=True)
    def canonicalize(scope: ClassEntry, engine: Engine, locale: Str) -> Str | Null:
        return locale_canonicalize(engine, locale)

    @method(static=True, tentative=True)
    def acceptFromHttp(scope: ClassEntry, engine: Engine, header: Str) -> Str | False_:
        return locale_accept_from_http(engine, header)
