"""Images: which are loaded, and what is said of those that are not."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zvm
from zvm.engine import Engine
from zvm.handlers.native import loader, processor, proof, tier
from zvm.handlers.native.image import KEY_SIZE, MAGIC, Header, pack_image, read_header, read_key
from zvm.handlers.native.loader import Image, ImageRefused

native = tier.load(Engine)
needs_native = pytest.mark.skipif(native is None, reason=f"native handlers are {tier.status(Engine)}")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of this interpreter's image."""
    path = tmp_path / "copy.image"
    path.write_bytes(Path(tier.default_path()).read_bytes())
    return path


def change_header(path: Path, **values: object) -> None:
    data = path.read_bytes()
    with path.open("rb") as file:
        key = read_key(file)
        file.seek(0)
        header, block = read_header(file, len(data))
    for name, value in values.items():
        setattr(header, name, value)
    path.write_bytes(pack_image(key, header, data[block:]))


def test_an_image_is_read_as_it_was_packed(tmp_path: Path) -> None:
    path = tmp_path / "small.image"
    values = ("aarch64", "cpython-311", ("a", "b"), 5, b"print", 0, {"c_memcmp": 0}, {8: 8}, {"f": 16}, ["x.y"])
    path.write_bytes(pack_image("k" * KEY_SIZE, Header(*values), b"block"))
    with path.open("rb") as file:
        assert read_key(file) == "k" * KEY_SIZE
        file.seek(0)
        header, block = read_header(file, path.stat().st_size)
        file.seek(block)
        assert file.read() == b"block"
    assert block % 65536 == 0
    assert tuple(getattr(header, name) for name in Header.__slots__) == values


@needs_native
@pytest.mark.parametrize(("values", "message"), [
    ({"machine": "aarch64"}, r"^it is for aarch64 processors, this is x86_64$"),
    ({"python": "cpython-399"}, rf"^it is for cpython-399, this is {sys.implementation.cache_tag}$"),
    ({"features": ("fpu", "warp_drive", "tricorder")}, r"^it needs a processor with warp_drive, tricorder$"),
    ({"fingerprint": b"other"}, r"^it is for another version of ZVM$"),
])
@pytest.mark.skipif(processor.machine() != "x86_64", reason="it names this machine")
def test_an_image_for_something_else_is_refused(copy: Path, values: dict[str, object], message: str) -> None:
    change_header(copy, **values)
    with pytest.raises(ImageRefused, match=message):
        Image(str(copy), Engine)


def _cut_short(data: bytes) -> bytes:
    return data[:-1]


def _flip(place: int) -> Callable[[bytes], bytes]:
    return lambda data: data[:place] + bytes([data[place] ^ 1]) + data[place + 1:]


@needs_native
@pytest.mark.parametrize("damage", [_cut_short, _flip(len(MAGIC)), _flip(len(MAGIC) + 4), _flip(200),
                                    lambda data: data[:300], lambda data: data + b"x"])
def test_a_damaged_image_is_refused(copy: Path, damage: Callable[[bytes], bytes]) -> None:
    copy.write_bytes(damage(copy.read_bytes()))
    with pytest.raises(ImageRefused, match=r"^it is damaged$"):
        Image(str(copy), Engine)


@pytest.mark.parametrize("content", [b"", b"something else", b"ZVMNATIV3\n" + bytes(100)])
def test_a_file_that_is_not_an_image_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "no.image"
    path.write_bytes(content)
    path.chmod(0o600)
    with pytest.raises(ImageRefused, match=r"^it is not an image of this version of ZVM$"):
        Image(str(path), Engine)


def test_the_status_is_one_sentence(zvm: list[str], tmp_path: Path) -> None:
    path = tmp_path / "no.image"
    path.write_bytes(b"something else")
    path.chmod(0o600)
    environment = {**os.environ, "ZVM_NATIVE": str(path)}
    done = subprocess.run([*zvm, "--native-status"], env=environment, capture_output=True, text=True)
    assert done.stdout == f"native handlers are off: {path}: it is not an image of this version of ZVM\n"
    assert (done.stderr, done.returncode) == ("", 1)
    assert subprocess.run([*zvm, "-r", "echo 6 * 7;"], env=environment, capture_output=True).stdout == b"42"


_OURS = os.getuid()


@pytest.mark.parametrize(("image", "package", "message"), [
    ((0o644, _OURS, 5), (0o644, _OURS, 5), None),
    ((0o664, _OURS, 5), (0o664, _OURS, 5), None),  # installed under umask 002
    ((0o644, 4711, 5), (0o644, 4711, 5), None),  # installed by another user
    ((0o644, 0, 0), (0o644, 4711, 5), None),
    ((0o644, 4712, 5), (0o644, 4711, 5), "it belongs to another user than the package"),
    ((0o664, 4711, 5), (0o644, 4711, 5), "more users can write it than the package"),
    ((0o666, _OURS, 5), (0o664, _OURS, 5), "more users can write it than the package"),
    ((0o664, 4711, 6), (0o664, 4711, 5), "more users can write it than the package"),
])
def test_an_image_is_trusted_as_the_package_is(monkeypatch: pytest.MonkeyPatch, image: tuple[int, int, int],
                                               package: tuple[int, int, int], message: str | None) -> None:
    def status(mode: int, owner: int, group: int) -> os.stat_result:
        return os.stat_result((0o100000 | mode, 1, 1, 1, owner, group, 1, 1, 1, 1))

    monkeypatch.setattr(loader.os, "stat", lambda path: {zvm.__file__: status(*package)}[path])
    if message is None:
        loader._check_protection(status(*image))
    else:
        with pytest.raises(ImageRefused, match=f"^{message}$"):
            loader._check_protection(status(*image))


def test_features_of_this_processor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert processor.missing_features(()) == []
    assert processor.missing_features(("no_such_feature",)) == ["no_such_feature"]
    if processor.machine() in processor.FEATURES:
        best = processor.best_processor()
        assert processor.missing_features(processor.FEATURES[processor.machine()][best]) == []
    monkeypatch.setattr("builtins.open", lambda *_: (_ for _ in ()).throw(OSError()))
    assert processor.missing_features(("fpu",)) == ["fpu"]


@needs_native
@pytest.mark.parametrize(("record", "field"), [("Object", "type"), ("Long", "digit0"), ("Str", "hash"),
                                               ("List", "items"), ("DictKeys", "usable"), ("Set", "mask")])
def test_an_interpreter_with_other_layouts_is_refused(monkeypatch: pytest.MonkeyPatch, record: str, field: str) -> None:
    place, kind = proof.RECORDS[record][field]
    monkeypatch.setitem(proof.RECORDS[record], field, (place + 8, kind))
    with pytest.raises(ImageRefused, match="this interpreter has other layouts"):
        Image(tier.default_path(), Engine)
