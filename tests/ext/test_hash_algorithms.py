"""The hashes of zvm/ext/hash: ours against hashlib's and xxhash's, and the life of a hasher."""
from __future__ import annotations

import pytest

from zvm.ext.hash.algorithms import ALGORITHMS, RECORDED, Algorithm, Recorded

DATA = bytes(range(256)) * 3
SIZES = [0, 1, 31, 55, 56, 63, 64, 65, 111, 112, 127, 128, 135, 136, 137, 300, 768]
TWICE = [algorithm for algorithm in ALGORITHMS.values() if algorithm.native and algorithm.place]
OURS = [algorithm for algorithm in ALGORITHMS.values() if algorithm.place]


def name_of(algorithm: Algorithm) -> str:
    return algorithm.name


@pytest.mark.parametrize("algorithm", TWICE, ids=name_of)
def test_our_stand_in_equals_the_library(algorithm: Algorithm) -> None:
    for size in SIZES:
        own = algorithm.own()
        own.update(DATA[:size])
        assert own.digest() == algorithm.hash(DATA[:size])


@pytest.mark.parametrize("algorithm", OURS, ids=name_of)
def test_pieces_copies_and_restored_states(algorithm: Algorithm) -> None:
    whole = algorithm.own()
    whole.update(DATA)
    for cut in (0, 1, 63, 64, 65, 200):
        first = algorithm.own()
        first.update(DATA[:cut])
        assert first.digest() == first.digest()
        copy, restored = first.copy(), algorithm.own()
        assert restored.restore(first.fields())
        for hasher in (first, copy, restored):
            hasher.update(DATA[cut:])
            assert hasher.digest() == whole.digest()
            assert len(hasher.digest()) == algorithm.digest_size


def test_a_long_input_is_not_kept() -> None:
    hasher = ALGORITHMS["sha256"].start()
    assert type(hasher) is Recorded
    hasher.update(bytes(RECORDED))
    assert hasher.replayed().digest() == hasher.digest()
    hasher.update(b"1")
    assert hasher.replayed() is None and hasher.pieces is None


def test_hmac_without_the_library_equals_hmac_with_it() -> None:
    algorithm = ALGORITHMS["sha384"]
    plain = Algorithm("sha384", 48, 128, "sha:SHA384")
    for key in (b"", b"key", bytes(200)):
        assert plain.hmac(key, DATA) == algorithm.hmac(key, DATA)
