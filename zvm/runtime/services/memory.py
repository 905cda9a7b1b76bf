"""memory_limit, for what would take too much at once (zend_alloc.c): it is refused before it is made."""
from __future__ import annotations

from zvm.runtime.services.memory_usage import held_bytes
from zvm.runtime.signals import MemoryExhausted
from zvm.runtime.values.zval import INT_MAX
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NoReturn

    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
_SAFE_HEADER = 32  # the same, with the last NUL, in whole words
PACKED_ELEMENT, HASH_ELEMENT = 16, 36  # bytes; the latter with its place in the hash
_PAGE = 4096
_LARGEST_IN_CHUNK = (2 << 20) - _PAGE
_LARGE_SHARE = 3  # an eighth of the limit or more is held against what the script holds
CHUNK = 2 << 20  # what Zend takes from the system at once: PHP takes no limit that is lower


def check_repeated(engine: Engine, length: int, times: int) -> None:
    """check_string() of so many times a length (zend_string_safe_alloc). Raises Bailout."""
    if length * times + _SAFE_HEADER >= 1 << 64:
        engine.diagnostics.fatal(f"Possible integer overflow in memory allocation "
                                 f"({length} * {times} + {_SAFE_HEADER})")
    check_string(engine, length * times)


def check_string(engine: Engine, length: int) -> None:
    """Report a fatal error when a string of that length would exceed memory_limit. Raises Bailout."""
    if length >= CHUNK:
        check_block(engine, (_STRING_HEADER + length + 8) & ~7)


def require_string(engine: Engine, length: int) -> None:
    """The same for native code, where it is reported when the frames have been left. Raises MemoryExhausted."""
    size = _STRING_HEADER + length + 8 & ~7
    if is_too_large(engine, size):
        raise MemoryExhausted(_block_size(engine, size))


def require_result(engine: Engine, text: int, array: int) -> None:
    """The same for what an internal function has made: a string with arguments, of so many bytes that only the call
    holds, or an array of about so many bytes, which is counted as it is. Raises MemoryExhausted."""
    limit: int = engine.ini.memory_limit
    account = engine.memory_account
    if limit > 0 and account is not None and account.may_exceed(engine, text + array) and \
            account.count(engine) + text > limit:
        raise MemoryExhausted(_block_size(engine, text or array))


def check_array(engine: Engine, count: int, element: int = PACKED_ELEMENT) -> None:
    """The same for an array of so many elements: Zend makes room for a power of two. Raises Bailout."""
    if count * element >= CHUNK:
        check_block(engine, (1 << (count - 1).bit_length()) * element + 8)


def require_array(engine: Engine, count: int) -> None:
    """The same for native code. Raises MemoryExhausted."""
    size = (1 << (count - 1).bit_length()) * PACKED_ELEMENT + 8
    if count * PACKED_ELEMENT >= CHUNK and is_too_large(engine, size):
        raise MemoryExhausted(_block_size(engine, size))


def check_block(engine: Engine, size: int) -> None:
    """Report a fatal error when so many bytes and what the script holds would exceed memory_limit. Raises Bailout."""
    if is_too_large(engine, size):
        limit, size = _limit(engine), _block_size(engine, size)
        if engine.output.running is not None:  # whose callback fails first
            raise MemoryExhausted(size)
        fail_exhausted(engine, limit, size)


def fail_exhausted(engine: Engine, limit: int, size: int) -> NoReturn:
    """The fatal error of an allocation that memory_limit forbids; what output buffers hold is dropped (php_error_cb).
    Raises Bailout."""
    engine.output.discard_all()
    engine.diagnostics.fatal(f"Allowed memory size of {limit} bytes exhausted (tried to allocate {size} bytes)")


def is_too_large(engine: Engine, size: int) -> bool:
    """Would so many bytes, with what the script holds, exceed memory_limit?"""
    limit = _limit(engine)
    return limit < size or limit >> _LARGE_SHARE < size and limit < size + _held(engine, size)


def _limit(engine: Engine) -> int:
    """memory_limit; what no limit is to Zend's allocator where there is none."""
    limit: int = engine.ini.memory_limit
    return limit if limit > 0 else INT_MAX


def _block_size(engine: Engine, size: int) -> int:
    """What messages say Zend asks the system for: whole pages, before PHP 8.5, where it does not take them from a
    chunk."""
    return (size + _PAGE - 1) & -_PAGE if size > _LARGEST_IN_CHUNK and engine.target < V8_5 else size


def accepts_limit(engine: Engine, text: str) -> bool:
    """May memory_limit become that? What is in use already is not given back (OnChangeMemoryLimit)."""
    from zvm.runtime.services.ini import parse_memory_limit

    limit = parse_memory_limit(text)
    if limit < 0:
        return True
    used = max(held_bytes(engine) + CHUNK - 1, CHUNK) // CHUNK * CHUNK
    if limit < used:
        engine.diagnostics.warning(f"Failed to set memory limit to {limit} bytes "
                                   f"(Current memory usage is {used} bytes)")
    return limit >= used


def _held(engine: Engine, size: int) -> int:
    """What the script holds, as far as that matters to one that is about to take so many bytes more."""
    account = engine.memory_account
    return 0 if account is None else account.held(engine, size)
