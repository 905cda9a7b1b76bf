"""Hashing piece by piece: HashContext, hash_init, hash_update and the like (ext/hash/hash.c)."""
from __future__ import annotations

from zvm.ext.hash.algorithms import ALGORITHMS, Algorithm, Recorded
from zvm.ext.hash.serialization import restore, serialized
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    Array,
    Bool,
    Int,
    Null,
    Path,
    Resource,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import clone_object, initialise, instantiate
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import deref
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

# ruff: noqa: F821, UP037

HASH_HMAC = 1
CONSTANTS = {"HASH_HMAC": HASH_HMAC}

_CHUNK = 1 << 16
_INCOMPLETE = "Incomplete or ill-formed serialization data"


class _Hooks:
    """What `clone` does."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Any, obj: Any) -> Any:
        if obj.hasher is None:
            engine.throw("ValueError", "Cannot clone a finalized HashContext")
        copy = HashContext()
        initialise(engine, copy, obj.ce)
        copy.algorithm, copy.key, copy.hasher = obj.algorithm, obj.key, obj.hasher.copy()
        return copy


@php_class("HashContext", final=True, native=_Hooks())
class HashContext(PhpObject):
    """`hasher` is None before __unserialize and after hash_final; `key` is that of an HMAC."""

    __slots__ = ("algorithm", "hasher", "key")

    def __init__(self) -> None:
        self.algorithm: Any = None
        self.hasher: Any = None
        self.key: bytes | None = None

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Error", "Illegal call to private/final constructor")

    @method(since=80400)
    def __debugInfo(self) -> Array:
        return PhpArray.from_dict({"algo": self.algorithm.name} if self.algorithm is not None else {})

    @method
    def __serialize(self, engine: Engine) -> Array:
        hasher = self.hasher
        own = hasher.replayed() if type(hasher) is Recorded else hasher
        if self.key is not None and (own is None or own.spec is not None):
            engine.throw("Exception", "HashContext with HASH_HMAC option cannot be serialized")
        if own is None or own.spec is None:
            engine.throw("Exception", f'HashContext for algorithm "{self.algorithm.name}" cannot be serialized')
        members = PhpArray.from_dict(dict(self.dynamic or {}))
        return PhpArray.from_list([self.algorithm.name, 0, serialized(own), own.magic, members])

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        if self.hasher is not None:
            engine.throw("Exception", "HashContext::__unserialize called on initialized object")
        name, options, state, magic, members = [deref(data.get(index)) for index in range(5)]
        if type(name) is not str or type(options) is not int or 2 not in data or type(magic) is not int \
                or type(members) is not PhpArray:
            engine.throw("Exception", _INCOMPLETE)
        if options & HASH_HMAC:
            engine.throw("Exception", "HashContext with HASH_HMAC option cannot be serialized")
        algorithm = ALGORITHMS.get(lower(name))
        if algorithm is None:
            engine.throw("Exception", "Unknown hash algorithm")
        own = algorithm.own()
        code = restore(own, magic, state) if own is not None and own.spec is not None else -1
        if code:
            engine.throw("Exception", f'{_INCOMPLETE} ("{algorithm.name}" code {code})')
        self.algorithm, self.hasher = algorithm, own
        for key, value in members.items():
            if self.dynamic is None:
                self.dynamic = {}
            self.dynamic[str(key)] = value


def find_algorithm(engine: Engine, name: str, crypto: bool = False) -> Algorithm:
    """The algorithm of that name, of which the first argument must be; throws ValueError."""
    found = ALGORITHMS.get(lower(name))
    if found is None or crypto and not found.is_crypto:
        value_error(engine, 1, f"must be a valid {'cryptographic ' if crypto else ''}hashing algorithm")
    return found


def start(engine: Engine, algorithm: Algorithm, options: PhpArray) -> Any:
    """A hasher set up with hash()'s options, a seed or a secret; throws Error for both."""
    if not algorithm.seeded or not len(options):
        return algorithm.start()
    seed, secret = deref(options.get("seed")), deref(options.get("secret"))
    if engine.target >= V8_4:
        _deprecate_types(engine, options, seed, secret, algorithm.name in ("xxh3", "xxh128"))
    if algorithm.name in ("xxh3", "xxh128"):
        if seed is not None and secret is not None:
            engine.throw("Error", f"{algorithm.name}: Only one of seed or secret is to be passed for initialization")
        if secret is not None and type(seed) is not int:
            return _secretive(engine, algorithm, convert.to_string(engine, secret))
    return algorithm.start(seed if type(seed) is int else 0)


def _deprecate_types(engine: Engine, options: PhpArray, seed: Any, secret: Any, takes_secret: bool) -> None:
    """Report options of other types than they should have."""
    where = running_function(engine)
    if "seed" in options and type(seed) is not int:
        reason = "it is ignored" if takes_secret else "it is the same as setting the seed to 0"
        engine.diagnostics.deprecated(f"{where}(): Passing a seed of a type other than int is deprecated because "
                                      f"{reason}")
    if takes_secret and secret is not None and type(secret) is not str:
        engine.diagnostics.deprecated(f"{where}(): Passing a secret of a type other than string is deprecated because "
                                      "it implicitly converts to a string, potentially hiding bugs")


def _secretive(engine: Engine, algorithm: Algorithm, secret: str) -> Any:
    from zvm.ext.hash.xxh3 import SECRET_MAX, SECRET_MIN, XXH3, XXH128

    if len(secret) < SECRET_MIN:
        engine.throw("Error", f"{algorithm.name}: Secret length must be >= {SECRET_MIN} bytes, {len(secret)} bytes "
                              "passed")
    if len(secret) > SECRET_MAX:
        engine.diagnostics.warning(f"{running_function(engine)}(): {algorithm.name}: Secret content exceeding "
                                   f"{SECRET_MAX} bytes discarded")
    hasher = XXH3 if algorithm.name == "xxh3" else XXH128
    return hasher(secret[:SECRET_MAX].encode("latin-1"))


def chunks(engine: Engine, stream: Stream, length: int = -1) -> Iterator[bytes | None]:
    """What a stream has, at most `length` bytes, in pieces; a last None after a notice when reading fails."""
    from zvm.ext.standard.streams.file import read_stream

    while length:
        data = read_stream(engine, stream, _CHUNK if length < 0 else min(_CHUNK, length))
        if data is None:
            yield None
        if not data:
            return
        length -= len(data) if length > 0 else 0
        yield data.encode("latin-1")


def feed(engine: Engine, hasher: Any, stream: Stream) -> bool:
    """Feed a whole stream and close it; False when reading fails."""
    for data in chunks(engine, stream):
        if data is None:
            return False
        hasher.update(data)
    stream.close()
    return True


def digest_text(digest: bytes, binary: bool) -> str:
    """A digest as functions return it."""
    return digest.decode("latin-1") if binary else digest.hex()


@function(sensitive=("key",))
def hash_init(engine: Engine, algo: Str, flags: Int = 0, key: Str = "", options: Array = EMPTY) -> 'HashContext':
    algorithm = find_algorithm(engine, algo)
    if flags & HASH_HMAC:
        if not algorithm.is_crypto:
            value_error(engine, 1, "must be a cryptographic hashing algorithm if HMAC is requested")
        if not key:
            value_error(engine, 3, "cannot be empty when HMAC is requested")
    hasher = start(engine, algorithm, options)
    context: HashContext = instantiate(engine, engine.internal_class("HashContext"))
    context.algorithm, context.hasher = algorithm, hasher
    if flags & HASH_HMAC:
        context.key = key.encode("latin-1")
        hasher.update(algorithm.hmac_pad(context.key, 0x36))
    return context


def _valid(engine: Engine, context: Any) -> Any:
    if context.hasher is None:
        argument_type_error(engine, 1, "must be a valid, non-finalized HashContext")
    return context


@function
def hash_update(engine: Engine, context: 'HashContext', data: Str) -> Bool:
    _valid(engine, context).hasher.update(data.encode("latin-1"))
    return True


@function
def hash_update_stream(engine: Engine, context: 'HashContext', stream: Resource, length: Int = -1) -> Int:
    from zvm.ext.standard.streams.arguments import stream_argument

    hasher = _valid(engine, context).hasher
    total = 0
    for data in chunks(engine, stream_argument(engine, stream), length):
        if data is not None:
            hasher.update(data)
            total += len(data)
    return total


@function
def hash_update_file(engine: Engine, context: 'HashContext', filename: Path,
                     stream_context: Resource | Null = None) -> Bool:
    from zvm.ext.standard.streams.wrappers import open_stream

    hasher = _valid(engine, context).hasher
    stream = open_stream(engine, filename, "rb", False, stream_context)
    return stream is not None and feed(engine, hasher, stream)


@function
def hash_final(engine: Engine, context: 'HashContext', binary: Bool = False) -> Str:
    algorithm, digest = _valid(engine, context).algorithm, context.hasher.digest()
    if context.key is not None:
        digest = algorithm.hash(algorithm.hmac_pad(context.key, 0x5C) + digest)
    context.hasher = context.key = None
    return digest_text(digest, binary)


@function
def hash_copy(engine: Engine, context: 'HashContext') -> 'HashContext':
    if context.hasher is None:
        _valid(engine, context)
    copy: HashContext = clone_object(engine, context)
    return copy
