"""PhpArray: packed and hash, next free index, copy on write, positions that survive modification."""
from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random
from sys import getrefcount

import pytest
from array_scripts import array_script

from zvm.engine import Engine
from zvm.runtime.values.arrays import (
    HashTableIterator,
    PhpArray,
    normalize_key,
    separate,
    separate_reference,
)
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.zval import INT_MAX, INT_MIN, Reference


def test_packed_becomes_a_hash_when_a_key_does_not_follow() -> None:
    array = PhpArray.from_list(["a", "b"])
    array.set(2, "c")
    assert array.packed == ["a", "b", "c"]
    array.set(5, "f")
    assert array.packed is None
    assert array.hash == {0: "a", 1: "b", 2: "c", 5: "f"}
    array.append("g")
    assert list(array.keys()) == [0, 1, 2, 5, 6]


def test_next_index_survives_deletion_and_counts_from_negative_keys() -> None:
    array = PhpArray.from_list([1, 2, 3])
    array.delete(2)
    assert array.next_index() == 3
    array = PhpArray()
    array.set(-5, 1)
    array.append(2)
    assert list(array.keys()) == [-5, -4]
    array = PhpArray.empty()
    array.set(-5, 1)
    array.append(2)
    assert list(array.keys()) == [-5, 0]


def test_append_fails_behind_the_largest_key() -> None:
    array = PhpArray()
    array.set(INT_MAX, 1)
    assert not array.append(2)
    assert len(array) == 1


@pytest.mark.parametrize(("text", "key"), [
    ("0", 0), ("-0", "-0"), ("-5", -5), ("05", "05"), ("9223372036854775807", INT_MAX),
    ("9223372036854775808", "9223372036854775808"), ("-9223372036854775808", INT_MIN), ("\xb2", "\xb2"), ("", ""),
    ("1.5", "1.5"), ("-", "-"), ("12a", "12a"), (" 1", " 1"), ("+1", "+1"),
])
def test_integer_like_keys(text: str, key: object) -> None:
    assert normalize_key(text) == key


def test_sharing_is_told_by_the_reference_count() -> None:
    container = [PhpArray()]
    array = container[0]
    assert getrefcount(array) == UNSHARED
    other = [array]
    assert getrefcount(array) == UNSHARED + 1
    del other, array
    mine = container[0]
    assert separate(container, 0) is not mine  # `mine` is one holder more
    del mine
    before = id(container[0])
    assert id(separate(container, 0)) == before
    reference = Reference(PhpArray())
    before = id(reference.value)
    assert id(separate_reference(reference)) == before


def test_clone_unwraps_references_held_once() -> None:
    held = Reference(2)
    array = PhpArray.from_list([Reference(1), held])
    copy = array.clone()
    assert copy.packed == [1, held]
    array = PhpArray.from_dict({"a": Reference(1), "b": held})
    assert array.clone().hash == {"a": 1, "b": held}
    assert isinstance(array.get("a"), Reference)


def test_pointer_moves_over_deleted_elements() -> None:
    array = PhpArray.from_dict({"a": 1, "b": 2, "c": 3})
    array.pointer_next()
    array.delete("b")
    assert array.current_key() == "c"
    array.pointer_prev()
    assert array.current_key() == "a"
    array.pointer_end()
    array.set("d", 4)
    assert array.current_key() == "c"
    assert array.clone().current_key() == "c"
    array.pointer_next()
    array.pointer_next()
    assert array.current_key() is None


def test_iterator_sees_what_is_appended_and_not_what_is_deleted() -> None:
    array = PhpArray.from_dict({"a": 1, "b": 2, "c": 3})
    iterator = HashTableIterator(array)
    assert iterator.next_key(array) == "a"
    array.delete("b")
    array.set("d", 4)
    assert [iterator.next_key(array) for _ in range(3)] == ["c", "d", None]
    copy = array.clone()
    assert iterator.rebinds(copy)
    assert iterator.next_key(copy) == "a"


def test_positions_survive_many_deletions() -> None:
    array = PhpArray.from_dict({f"k{n}": n for n in range(500)})
    iterator = HashTableIterator(array)
    seen = []
    while (key := iterator.next_key(array)) is not None:
        seen.append(key)
        array.delete(key)
        if len(seen) < 1000:
            array.set(f"k{500 + len(seen)}", 0)
    assert len(seen) == 1499
    assert len(array) == 0


@pytest.mark.skipif(shutil.which("php") is None, reason="needs PHP to compare with")
@pytest.mark.parametrize("seed", [11, 12])
def test_random_operations_as_php_does_them(seed: int, tmp_path: Path) -> None:
    script = tmp_path / "arrays.php"
    script.write_text(array_script(Random(seed), 150))
    expected = subprocess.run(["php", "-n", str(script)], capture_output=True, check=False, timeout=60).stdout
    chunks: list[bytes] = []
    Engine(write=chunks.append).run_source(script.read_text(), str(script))
    assert b"".join(chunks).split(b"\n") == expected.split(b"\n")
