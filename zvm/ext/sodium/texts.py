"""Bytes: comparing, counting, padding, hexadecimal and base64 without telling tales (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import byref, c_char_p, c_size_t, create_string_buffer

from zvm.ext.sodium.calls import argument_fails, fail
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import ByRef, Int, Str, Void, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.values.zval import Reference

_LARGEST = 0xFFFFFFFF


def _text(engine: Engine, reference: Reference, problem: str = "a PHP string is required") -> bytes:
    if type(reference.value) is not str:
        fail(engine, problem)
    return reference.value.encode("latin-1")


def _check_same(engine: Engine, first: str, second: str) -> None:
    if len(first) != len(second):
        argument_fails(engine, 1, "and argument #2 ($string_2) must have the same length")


@function(shown={"string": "ByRef[Str]"})
def sodium_memzero(engine: Engine, string: ByRef) -> Void:
    _text(engine, string)
    string.value = None


@function(shown={"string": "ByRef[Str]"})
def sodium_increment(engine: Engine, string: ByRef) -> Void:
    data = _text(engine, string)
    room = create_string_buffer(data, len(data) or 1)
    sodium.sodium_increment(room, len(data))
    string.value = room.raw[:len(data)].decode("latin-1")


@function(shown={"string1": "ByRef[Str]"})
def sodium_add(engine: Engine, string1: ByRef, string2: Str) -> Void:
    data = _text(engine, string1, "PHP strings are required")
    _check_same(engine, string1.value, string2)
    room = create_string_buffer(data, len(data) or 1)
    sodium.sodium_add(room, string2.encode("latin-1"), len(data))
    string1.value = room.raw[:len(data)].decode("latin-1")


@function(sensitive=("string1", "string2"))
def sodium_memcmp(engine: Engine, string1: Str, string2: Str) -> Int:
    _check_same(engine, string1, string2)
    return int(sodium.sodium_memcmp(string1.encode("latin-1"), string2.encode("latin-1"), len(string1)))


@function(sensitive=("string1", "string2"))
def sodium_compare(engine: Engine, string1: Str, string2: Str) -> Int:
    _check_same(engine, string1, string2)
    return int(sodium.sodium_compare(string1.encode("latin-1"), string2.encode("latin-1"), len(string1)))


# ---- padding -----------------------------------------------------------------------------------------------------

def _check_block(engine: Engine, size: int) -> None:
    if size <= 0:
        argument_fails(engine, 2, "must be greater than 0")
    if size > _LARGEST:
        argument_fails(engine, 2, "is too large")


@function(sensitive=("string",))
def sodium_pad(engine: Engine, string: Str, block_size: Int) -> Str:
    _check_block(engine, block_size)
    length = len(string) + block_size - len(string) % block_size
    room, size = create_string_buffer(string.encode("latin-1"), length), c_size_t()
    if sodium.sodium_pad(byref(size), room, len(string), block_size, length):
        fail(engine, "internal error")
    return room.raw[:size.value].decode("latin-1")


@function(sensitive=("string",))
def sodium_unpad(engine: Engine, string: Str, block_size: Int) -> Str:
    _check_block(engine, block_size)
    if len(string) < block_size:
        argument_fails(engine, 1, "must be at least as long as the block size")
    size = c_size_t()
    if sodium.sodium_unpad(byref(size), string.encode("latin-1"), len(string), block_size):
        fail(engine, "invalid padding")
    return string[:size.value]


# ---- hexadecimal and base64 --------------------------------------------------------------------------------------

@function(sensitive=("string",))
def sodium_bin2hex(string: Str) -> Str:
    return string.encode("latin-1").hex()


def _decoded(engine: Engine, function_name: str, text: str, ignored: str, problem: str, *variant: int) -> str:
    data = text.encode("latin-1")
    room, size, end = create_string_buffer(len(data) + 2), c_size_t(), c_char_p()
    source = create_string_buffer(data, len(data) + 1)
    failed = getattr(sodium, function_name)(room, len(room), source, len(data),
                                            ignored.partition("\0")[0].encode("latin-1"), byref(size), byref(end),
                                            *variant)
    if failed or end.value:  # something is left
        argument_fails(engine, 1, problem)
    return room.raw[:size.value].decode("latin-1")


@function(sensitive=("string",))
def sodium_hex2bin(engine: Engine, string: Str, ignore: Str = "") -> Str:
    return _decoded(engine, "sodium_hex2bin", string, ignore, "must be a valid hexadecimal string")


def _check_variant(engine: Engine, number: int) -> None:
    if number & 0xFFFFFFFF & ~6 != 1:
        argument_fails(engine, 2, "must be a valid base64 variant identifier")


@function(sensitive=("string",))
def sodium_bin2base64(engine: Engine, string: Str, id: Int) -> Str:
    _check_variant(engine, id)
    room = create_string_buffer(len(string) // 3 * 4 + 5)
    found: bytes = sodium.sodium_bin2base64(room, sodium.sodium_base64_encoded_len(len(string), id),
                                            string.encode("latin-1"), len(string), id)
    return found.decode("latin-1")


@function(sensitive=("string",))
def sodium_base642bin(engine: Engine, string: Str, id: Int, ignore: Str = "") -> Str:
    _check_variant(engine, id)
    return _decoded(engine, "sodium_base642bin", string, ignore, "must be a valid base64 string", id)
