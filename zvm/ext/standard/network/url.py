"""URLs: parse_url, urlencode, http_build_query, parse_str, base64 (ext/standard/url.c, http.c, base64.c)."""
from __future__ import annotations

from binascii import a2b_base64, b2a_base64

from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Object, Str, Void, function
from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert, numbers
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {
    "PHP_URL_SCHEME": 0, "PHP_URL_HOST": 1, "PHP_URL_PORT": 2, "PHP_URL_USER": 3, "PHP_URL_PASS": 4, "PHP_URL_PATH": 5,
    "PHP_URL_QUERY": 6, "PHP_URL_FRAGMENT": 7, "PHP_QUERY_RFC1738": 1, "PHP_QUERY_RFC3986": 2,
}
PHP_QUERY_RFC1738, PHP_QUERY_RFC3986 = 1, 2

_ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_RAW_TABLE = {byte: f"%{byte:02X}" for byte in range(256) if chr(byte) not in _ALPHANUMERIC + "-._~"}
_FORM_TABLE = {**_RAW_TABLE, ord("~"): "%7E", ord(" "): "+"}
_HEX = frozenset("0123456789abcdefABCDEF")


@function(pure=True)
def urlencode(string: Str) -> Str:
    return string.translate(_FORM_TABLE)


@function(pure=True)
def rawurlencode(string: Str) -> Str:
    return string.translate(_RAW_TABLE)


def _decode(string: str) -> str:
    if "%" not in string:
        return string
    first, *parts = string.split("%")
    out = [first]
    for part in parts:
        if len(part) >= 2 and part[0] in _HEX and part[1] in _HEX:
            out.append(chr(int(part[:2], 16)) + part[2:])
        else:
            out.append("%" + part)
    return "".join(out)


@function(pure=True)
def urldecode(string: Str) -> Str:
    return _decode(string.replace("+", " "))


@function(pure=True)
def rawurldecode(string: Str) -> Str:
    return _decode(string)


# ---- base64 ------------------------------------------------------------------------------------------------------

_BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_PLAIN_BASE64 = lazy_pattern("[A-Za-z0-9+/]*={0,2}")


@function(pure=True)
def base64_encode(string: Str) -> Str:
    return b2a_base64(string.encode("latin-1"), newline=False).decode("latin-1")


@function(pure=True)
def base64_decode(string: Str, strict: Bool = False) -> Str | False_:
    if _PLAIN_BASE64.fullmatch(string) and len(string) % 4 == 0:
        return a2b_base64(string).decode("latin-1")
    padding = 0
    kept = []
    for char in string:
        if char == "=":
            padding += 1
        elif char in _BASE64:
            if padding and strict:
                return False
            kept.append(char)
        elif strict and char not in " \t\r\n":
            return False
    rest = len(kept) % 4
    if strict and (rest == 1 or padding and (padding > 2 or (len(kept) + padding) % 4)):
        return False
    if rest == 1:
        kept.pop()
    text = "".join(kept) + "=" * (-len(kept) % 4)
    return a2b_base64(text.encode("latin-1")).decode("latin-1")


# ---- queries -----------------------------------------------------------------------------------------------------

@function
def http_build_query(engine: Engine, data: Array | Object, numeric_prefix: Str = "", arg_separator: Str | Null = None,
                     encoding_type: Int = PHP_QUERY_RFC1738) -> Str:
    if arg_separator is None:
        arg_separator = engine.ini.get("arg_separator.output") or "&"
    if engine.target >= V8_4 and isinstance(data, PhpObject) and data.ce.flags & ACC_ENUM:
        argument_type_error(engine, 1, f"must not be an enum, {data.ce.display_name} given")
    encode = rawurlencode if encoding_type == PHP_QUERY_RFC3986 else urlencode
    parts: list[str] = []
    _build_query(engine, data, None, numeric_prefix, encode, parts, set())
    return (c_string(arg_separator) if engine.target < V8_4 else arg_separator).join(parts)


def _query_items(engine: Engine, data: Any) -> list[tuple[Any, Any]]:
    if type(data) is PhpArray:
        return list(data.items())
    from zvm.runtime.execute_data import executed_scope
    from zvm.runtime.objects.property_tables import unmangle, visible_properties

    visible = visible_properties(engine, data, executed_scope(engine))
    return [(unmangle(key)[1] if type(key) is str else key, value) for key, value in visible]


def _build_query(engine: Engine, data: Any, prefix: str | None, numeric_prefix: str, encode: Any, parts: list[str],
                 active: set[int]) -> None:
    """Append `name=value` for each scalar in `data` (php_url_encode_hash_ex)."""
    if id(data) in active:
        return
    active.add(id(data))
    for key, value in _query_items(engine, data):
        if type(value) is Reference:
            value = value.value
        if value is None or isinstance(value, Resource):
            continue
        if isinstance(value, PhpObject) and value.ce.flags & ACC_ENUM and engine.target >= V8_4:
            if not value.ce.enum_backing_type:
                engine.throw("ValueError", f"Unbacked enum {value.ce.display_name} cannot be converted to a string")
            value = value.slots[1]
        name = encode(str(key)) if type(key) is str else str(key)
        if prefix is not None:
            name = f"{prefix}%5B{name}%5D"
        elif type(key) is int:
            name = numeric_prefix + name
        if type(value) is PhpArray or isinstance(value, PhpObject):
            _build_query(engine, value, name, numeric_prefix, encode, parts, active)
            continue
        if type(value) is str:
            text = encode(value)
        elif type(value) is bool:
            text = "1" if value else "0"
        elif type(value) is float:
            if value != value:
                convert.report_nan(engine, "string")
            text = encode(numbers.float_to_string(value, engine.ini.precision))
        else:
            text = str(value)
        parts.append(f"{name}={text}")
    active.discard(id(data))


@function
def parse_str(engine: Engine, string: Str, result: ByRef) -> Void:
    found = PhpArray()
    string = string.partition("\0")[0]
    separators = engine.ini.get("arg_separator.input") or "&"
    for separator in separators[1:]:
        string = string.replace(separator, separators[0])
    limit = int(engine.ini.get("max_input_vars") or 1000)
    depth = int(engine.ini.get("max_input_nesting_level") or 64)
    count = 0
    for part in string.split(separators[0]):
        if not part:
            continue
        count += 1
        if count > limit:
            engine.diagnostics.warning(f"parse_str(): Input variables exceeded {limit}. To increase the limit change "
                                       "max_input_vars in php.ini.")
            break
        name, _, value = part.partition("=")
        register_variable(found, urldecode(name), urldecode(value), depth)
    assign_by_reference(engine, result, found)


def splits_by_ampersand(engine: Engine) -> bool:
    """Whether "&" alone ends a variable, and as many are taken as by default (for native code)."""
    ini = engine.ini
    return (ini.get("arg_separator.input") or "&") == "&" and (ini.get("max_input_vars") or "1000") == "1000" and \
        (ini.get("max_input_nesting_level") or "64") == "64"


_MANGLED = {ord(char): "_" for char in " .["}  # what names of variables do not have
_SPACES = (" ", "\t", "\r", "\n", "\v", "\f")


def register_variable(table: PhpArray, name: str, value: Any, depth: int = 64) -> None:
    """Store what a query calls `name`, reading brackets as nested arrays (php_register_variable_ex)."""
    name = name.lstrip(" ").partition("\0")[0]
    base, bracket, rest = name.partition("[")
    base = base.translate(_MANGLED)
    if not base:
        return
    keys: list[str | None] = [base]
    while bracket == "[":
        if len(keys) > depth:
            return
        if rest[:1] == "]" or rest[:1] in _SPACES and rest[1:2] == "]":
            index = None
        elif "]" not in rest:
            if len(keys) == 1:
                keys[0] = f"{base}_{rest.translate(_MANGLED)}"
            break
        else:
            index = rest[:rest.index("]", rest[:1] in _SPACES)]
        keys.append(index)
        rest = rest[rest.index("]") + 1:]
        bracket, rest = rest[:1], rest[1:]
    _store(table, keys, value)


def _store(table: PhpArray, keys: list[str | None], value: Any) -> None:
    for key in keys[:-1]:
        normal = None if key is None else normalize_key(key)
        inner = None if normal is None else table.get(normal, None)
        inner = inner.clone() if type(inner) is PhpArray else PhpArray()
        if normal is None:
            table.append(inner)
        else:
            table.set(normal, inner)
        table = inner
    last = keys[-1]
    if last is None:
        table.append(value)
    else:
        table.set(normalize_key(last), value)


# ---- parse_url ---------------------------------------------------------------------------------------------------

@function(pure=True)
def parse_url(engine: Engine, url: Str, component: Int = -1) -> Int | Str | Array | Null | False_:
    from zvm.ext.standard.network.url_parser import split_url

    parts = split_url(url)
    if parts is None:
        return False
    if component < 0:
        return PhpArray.from_dict(parts)
    names = ("scheme", "host", "port", "user", "pass", "path", "query", "fragment")
    if component >= len(names):
        from zvm.runtime.functions.parameters import value_error

        value_error(engine, 2, "must be a valid URL component identifier, " + str(component) + " given")
    return parts.get(names[component])
