"""All modules of this package in one file, modules.TAG.bundle, which spares a start hundreds of small files.
`scripts/bundle_modules.py` writes it; a module whose source changed since comes from its files.

A bundle is MAGIC, a digest of what it was made of, the index's size as 8 bytes, index, and records. The index (marshal)
has the offset of each module's record, from the index's end, and its size by the module's name. A record (marshal) is
the source file under the package, whether that is a package's, its st_mtime_ns, its st_size, and the module's code
(marshal).
"""
import os
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourceFileLoader
from marshal import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Sequence
    from io import FileIO
    from types import CodeType, ModuleType

MAGIC = b"ZVMB"
DIGEST_SIZE = 32
_SIZE_BYTES = 8
_HEAD_SIZE = len(MAGIC) + DIGEST_SIZE + _SIZE_BYTES
# what reading a file that is not a bundle raises
_DAMAGED = (OSError, EOFError, ValueError, TypeError, MemoryError, OverflowError)


def bundle_path(package: str) -> str:
    """The bundle of a package's folder, for this Python."""
    return f"{package}/modules.{sys.implementation.cache_tag}.bundle"


def install(package: str) -> None:
    """Import what the package's bundle has from it. Does nothing where there is none."""
    try:
        with open(bundle_path(package), "rb", 0) as file:
            _, size = _read_head(file)
            sys.meta_path.insert(0, BundleFinder(package, loads(file.read(size)), _HEAD_SIZE + size))
    except _DAMAGED:
        return


def bundle_digest(package: str) -> bytes:
    """The digest in a bundle's head; empty where there is no bundle."""
    try:
        with open(bundle_path(package), "rb", 0) as file:
            return _read_head(file)[0]
    except _DAMAGED:
        return b""


def _read_head(file: "FileIO") -> tuple[bytes, int]:
    """The digest, and the size of the index. Raises ValueError where it is not a bundle."""
    head = file.read(_HEAD_SIZE)
    if len(head) < _HEAD_SIZE or not head.startswith(MAGIC):
        raise ValueError("it is no bundle")
    return head[len(MAGIC):-_SIZE_BYTES], int.from_bytes(head[-_SIZE_BYTES:], "little")


class BundleFinder:
    """Finds the modules of a bundle whose sources are as they were (a finder of sys.meta_path)."""

    def __init__(self, package: str, index: "dict[str, tuple[int, int]]", start: int) -> None:
        self.package = package
        self.bundle = bundle_path(package)
        self.index = index
        self.start = start  # of the records, in the file

    def find_spec(self, name: str, path: "Sequence[str] | None" = None,
                  target: "ModuleType | None" = None) -> "ModuleSpec | None":
        place = self.index.get(name)
        if place is None:
            return None
        try:
            source, is_package, changed, size, code = self.record(*place)
            source = self.package + source
            status = os.stat(source)
        except _DAMAGED:
            return None
        if status.st_mtime_ns != changed or status.st_size != size:
            return None
        spec = ModuleSpec(name, BundledLoader(name, source, code), origin=source, is_package=is_package)
        spec.has_location = True
        spec.cached = self.bundle  # else it would be worked out
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(source)]
        return spec

    def record(self, offset: int, size: int) -> "tuple[str, bool, int, int, bytes]":
        """Raises what a file that is not a bundle does."""
        with open(self.bundle, "rb", 0) as file:
            file.seek(self.start + offset)
            return loads(file.read(size))  # type: ignore[no-any-return]


class BundledLoader(SourceFileLoader):
    """The loader of a source file whose code is known, and given once: it is not kept."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self.code: bytes | None = code

    def get_code(self, fullname: str) -> "CodeType | None":
        code, self.code = self.code, None
        return super().get_code(fullname) if code is None else loads(code)


def write_bundle(package: str, modules: "Iterable[tuple[str, str, bool]]", digest: bytes) -> None:
    """Write the bundle of modules: (name, source file under the package, whether that is a package's)."""
    index: dict[str, tuple[int, int]] = {}
    records: list[bytes] = []
    offset = 0
    for name, source, is_package in modules:
        status = os.stat(package + source)
        code = dumps(SourceFileLoader(name, package + source).get_code(name))
        record = dumps((source, is_package, status.st_mtime_ns, status.st_size, code))
        index[name] = offset, len(record)
        offset += len(record)
        records.append(record)
    head = dumps(index)
    path = bundle_path(package)
    written = f"{path}.{os.getpid()}"
    with open(written, "wb") as file:
        file.writelines((MAGIC, digest, len(head).to_bytes(_SIZE_BYTES, "little"), head, *records))
    os.replace(written, path)
