"""The hashing algorithms by PHP's names: their sizes, and what computes them.

hashlib does what it can; the package xxhash has XXH3 and is fast at its older kin; zlib does two checksums. Everything
else is a class of this package, which also stands in for hashlib and xxhash when a context is serialized: they do not
tell their state. Used by the functions of zvm/ext/hash, zvm/ext/standard's md5() and sha1() and crypt().
"""
from __future__ import annotations

from zvm.ext.hash.blocks import Hasher
from zvm.ext.hash.digests import new_hasher, openssl_hasher

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

RECORDED = 1 << 20  # contexts fed more bytes than this into hashlib or xxhash cannot be serialized


class Algorithm:
    """One algorithm. `native` is its name in hashlib, or "xxhash." and its name there; `place` is "module:class" here;
    `passes` is set where one class serves several digest sizes. HMAC takes cryptographic ones only."""

    __slots__ = ("name", "digest_size", "block_size", "is_crypto", "native", "place", "passes", "seeded", "_class")

    def __init__(self, name: str, digest_size: int, block_size: int, place: str, native: str = "",
                 is_crypto: bool = True, seeded: bool = False, passes: int | None = None) -> None:
        self.name, self.digest_size, self.block_size = name, digest_size, block_size
        self.place, self.native, self.is_crypto, self.seeded = place, native, is_crypto, seeded
        self.passes = passes
        self._class: Any = None

    def own(self, seed: int = 0) -> Any:
        """A new hasher of this package's own; None for what only xxhash can do."""
        if self._class is None and self.place:
            from zvm.runtime.services.modules import import_module

            module, _, name = self.place.partition(":")
            self._class = getattr(import_module("zvm.ext.hash." + module), name)
            if self.passes is not None:
                members = {"__slots__": (), "passes": self.passes, "digest_size": self.digest_size}
                self._class = type(name, (self._class,), members)
        if self._class is None:
            return None
        return self._class(seed) if self.seeded else self._class()

    def foreign(self, data: bytes, seed: int, has_all: bool) -> Any:
        """A new object of hashlib or xxhash; None when there is none for this algorithm. `has_all`: none come."""
        if not self.native:
            return None
        if self.native.startswith("xxhash."):
            import xxhash

            mask = 0xFFFF_FFFF if self.name == "xxh32" else 0xFFFF_FFFF_FFFF_FFFF
            return getattr(xxhash, self.native[7:])(data, seed=seed & mask)
        try:
            return new_hasher(self.native, data) if has_all else openssl_hasher(self.native, data)
        except ValueError:  # an OpenSSL without it
            return None

    def start(self, seed: int = 0) -> Any:
        """A hasher to feed and to serialize (hash_init)."""
        native = self.foreign(b"", seed, False)
        return self.own(seed) if native is None else Recorded(self, native, seed)

    def hash(self, data: bytes, seed: int = 0) -> bytes:
        """The digest of data that are all there."""
        native = self.foreign(data, seed, True)
        if native is not None:
            return native.digest()  # type: ignore[no-any-return]
        hasher = self.own(seed)
        hasher.update(data)
        return hasher.digest()  # type: ignore[no-any-return]

    def hmac(self, key: bytes, data: bytes) -> bytes:
        """The keyed hash (RFC 2104)."""
        if self.native:
            from hmac import digest

            return digest(key, data, self.native)
        inner = self.hash(self.hmac_pad(key, 0x36) + data)
        return self.hash(self.hmac_pad(key, 0x5C) + inner)

    def hmac_pad(self, key: bytes, byte: int) -> bytes:
        """What the inner (0x36) or outer (0x5C) hash begins with."""
        if len(key) > self.block_size:
            key = self.hash(key)
        return bytes(part ^ byte for part in key.ljust(self.block_size, b"\0"))


class Recorded(Hasher):
    """A hasher of hashlib or xxhash that remembers its input, as long as that is short, to redo it when serialized."""

    __slots__ = ("algorithm", "native", "seed", "pieces", "size")

    def __init__(self, algorithm: Algorithm, native: Any, seed: int) -> None:
        self.algorithm, self.native, self.seed = algorithm, native, seed
        self.pieces: list[bytes] | None = []
        self.size = 0

    def update(self, data: bytes) -> None:
        self.native.update(data)
        if self.pieces is not None:
            self.size += len(data)
            if self.size > RECORDED:
                self.pieces = None
            else:
                self.pieces.append(data)

    def digest(self) -> bytes:
        return self.native.digest()  # type: ignore[no-any-return]

    def copy(self) -> Any:
        copy = Recorded(self.algorithm, self.native.copy(), self.seed)
        copy.pieces = None if self.pieces is None else self.pieces.copy()
        copy.size = self.size
        return copy

    def replayed(self) -> Any:
        """A hasher of our own in the same state, None when the input is gone or there is no such hasher."""
        if self.pieces is None:
            return None
        own = self.algorithm.own(self.seed)
        if own is not None:
            for piece in self.pieces:
                own.update(piece)
        return own


def _listed() -> list[Algorithm]:
    """All algorithms in hash_algos()'s order, but for the second name of one."""
    found = [
        Algorithm("md2", 16, 16, "md:MD2"), Algorithm("md4", 16, 64, "md:MD4"),
        Algorithm("md5", 16, 64, "md:MD5", "md5"), Algorithm("sha1", 20, 64, "sha:SHA1", "sha1"),
        Algorithm("sha224", 28, 64, "sha:SHA224", "sha224"), Algorithm("sha256", 32, 64, "sha:SHA256", "sha256"),
        Algorithm("sha384", 48, 128, "sha:SHA384", "sha384"),
        Algorithm("sha512/224", 28, 128, "sha:SHA512_224", "sha512_224"),
        Algorithm("sha512/256", 32, 128, "sha:SHA512_256", "sha512_256"),
        Algorithm("sha512", 64, 128, "sha:SHA512", "sha512"),
    ]
    for size in (28, 32, 48, 64):
        found.append(Algorithm(f"sha3-{8 * size}", size, 200 - 2 * size, "sha3:SHA3", f"sha3_{8 * size}", passes=0))
    for size in (16, 20, 32, 40):
        found.append(Algorithm(f"ripemd{8 * size}", size, 64, f"ripemd:RIPEMD{8 * size}"))
    found.append(Algorithm("whirlpool", 64, 64, "whirlpool:Whirlpool"))
    for passes in (3, 4):
        for size in (16, 20, 24):
            found.append(Algorithm(f"tiger{8 * size},{passes}", size, 64, "tiger:Tiger", passes=passes))
    found += [Algorithm("snefru", 32, 32, "snefru:Snefru"), Algorithm("gost", 32, 32, "gost:Gost"),
              Algorithm("gost-crypto", 32, 32, "gost:GostCrypto")]
    for name, size, place in (("adler32", 4, "Adler32"), ("crc32", 4, "CRC32"), ("crc32b", 4, "CRC32B"),
                              ("crc32c", 4, "CRC32C"), ("fnv132", 4, "FNV32"), ("fnv1a32", 4, "FNV1a32"),
                              ("fnv164", 8, "FNV64"), ("fnv1a64", 8, "FNV1a64"), ("joaat", 4, "Joaat")):
        found.append(Algorithm(name, size, 4, "checksums:" + place, is_crypto=False))
    for name, size, place in (("murmur3a", 4, "Murmur3A"), ("murmur3c", 16, "Murmur3C"), ("murmur3f", 16, "Murmur3F")):
        found.append(Algorithm(name, size, 4, "murmur:" + place, is_crypto=False, seeded=True))
    for name, size, place, native in (("xxh32", 4, "xxh:XXH32", "xxh32"), ("xxh64", 8, "xxh:XXH64", "xxh64"),
                                      ("xxh3", 8, "", "xxh3_64"), ("xxh128", 16, "", "xxh3_128")):
        found.append(Algorithm(name, size, 8, place, "xxhash." + native, is_crypto=False, seeded=True))
    for passes in (3, 4, 5):
        for size in (16, 20, 24, 28, 32):
            found.append(Algorithm(f"haval{8 * size},{passes}", size, 128, "haval:Haval", passes=passes))
    return found


def _by_name() -> dict[str, Algorithm]:
    table = {}
    for algorithm in _listed():
        table[algorithm.name] = algorithm
        if algorithm.name == "snefru":
            table["snefru256"] = algorithm
    return table


ALGORITHMS = _by_name()
