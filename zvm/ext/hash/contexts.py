"""Hashing piece by piece: hash_init, hash_update, hash_final and HashContext (ext/hash/hash.c)."""
from __future__ import annotations

from zvm.ext.hash.functions import digest_of, is_cryptographic, is_known
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    Array,
    Bool,
    Int,
    Null,
    Resource,
    Str,
    Void,
    function,
    method,
    php_class,
)
from zvm.runtime.objects import PhpObject, initialise, instantiate
from zvm.runtime.parameters import argument_type_error, running_function, value_error
from zvm.runtime.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {"HASH_HMAC": 1}


class _Cloning:
    """Copies of contexts go on from where the original is (ClassEntry.native)."""

    @staticmethod
    def clone(engine: Any, obj: Any) -> Any:
        if obj.algorithm is None:
            engine.throw("Error", "Cannot clone a finalized HashContext")
        copy = HashContext()
        initialise(engine, copy, obj.ce)
        copy.algorithm, copy.key, copy.data = obj.algorithm, obj.key, bytearray(obj.data)
        return copy


@php_class("HashContext", final=True, native=_Cloning())
class HashContext(PhpObject):
    """`data` is what has been added; the hash is made of it at the end. `algorithm` is None once it was."""

    __slots__ = ("algorithm", "key", "data")

    def __init__(self) -> None:
        self.algorithm: str | None = None
        self.key: bytes | None = None
        self.data = bytearray()

    @method(visibility=PRIVATE)
    def __construct(self): ...

    @method
    def __serialize(self, engine: Engine) -> Array:
        engine.throw("Exception", "HashContext for algorithm \"" + str(self.algorithm) + "\" cannot be serialized"
                     if self.key is None else "HashContext with HASH_HMAC option cannot be serialized")
        raise AssertionError

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        engine.throw("Exception", "Incomplete or ill-formed serialization data")


def _open(engine: Engine, context: Any) -> Any:
    """The context, which must not have been finalised."""
    if context.algorithm is None:
        argument_type_error(engine, 1, "must be a valid, non-finalized HashContext")
    return context


@function
def hash_init(engine: Engine, algo: Str, flags: Int = 0, key: Str = "",
              options: Array = EMPTY) -> 'HashContext':  # noqa: UP037
    algorithm = lower(algo)
    if not is_known(algorithm):
        value_error(engine, 1, "must be a valid hashing algorithm")
    if flags & 1:
        if not is_cryptographic(algorithm):
            value_error(engine, 1, "must be a cryptographic hashing algorithm if HMAC is requested")
        if not key:
            value_error(engine, 3, "cannot be empty when HMAC is requested")
    made = instantiate(engine, engine.lookup_class("HashContext", False))
    made.algorithm = algorithm
    made.key = key.encode("latin-1") if flags & 1 else None
    return made


@function
def hash_update(engine: Engine, context: 'HashContext', data: Str) -> Bool:  # noqa: UP037
    _open(engine, context).data += data.encode("latin-1")
    return True


@function
def hash_update_stream(engine: Engine, context: 'HashContext', stream: Resource, length: Int = -1) -> Int:  # noqa: UP037
    from zvm.ext.standard.wrappers import stream_argument

    found = stream_argument(engine, stream)
    data = found.read_all() if length < 0 else found.read(length) if length else ""
    _open(engine, context).data += data.encode("latin-1")
    return len(data)


@function
def hash_update_file(engine: Engine, context: 'HashContext', filename: Str,  # noqa: UP037
                     stream_context: Resource | Null = None) -> Bool:
    from zvm.ext.standard.file import read_whole_file

    target = _open(engine, context)
    data = read_whole_file(engine, filename)
    if data is None:
        return False
    target.data += data.encode("latin-1")
    return True


@function
def hash_final(engine: Engine, context: 'HashContext', binary: Bool = False) -> Str:  # noqa: UP037
    found = _open(engine, context)
    digest = digest_of(found.algorithm, bytes(found.data), found.key)
    found.algorithm = None
    found.data = bytearray()
    return digest.decode("latin-1") if binary else digest.hex()


@function
def hash_copy(engine: Engine, context: 'HashContext') -> 'HashContext':  # noqa: UP037
    if context.algorithm is None:
        engine.throw("Error", f"{running_function(engine)}(): Argument #1 ($context) cannot be a finalized HashContext")
    from zvm.runtime.objects import clone_object

    return clone_object(engine, context)
