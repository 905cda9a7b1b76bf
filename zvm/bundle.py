"""All modules of this package in one file, modules.TAG.bundle, which spares a start hundreds of small files.
`scripts/bundle_modules.py` writes it; a module whose source changed since comes from its files.

A bundle is MAGIC, a digest of what it was made of, two sizes of 8 bytes, index, and records. The index (marshal)
has offset and size of each module's record by its name. A record (marshal) is the source file under the package,
whether that is a package's, its st_mtime_ns, its st_size, and the module's code (marshal). The sizes are those of the
index and of the records that every start wants, which come first and are read at once.
"""
import os
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourceFileLoader
from _struct import Struct  # struct itself has nothing else to import
from marshal import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Sequence
    from types import CodeType, ModuleType

MAGIC = b"ZVMB"
DIGEST_SIZE = 32
_SIZES = Struct("<qq")
_HEAD_SIZE = len(MAGIC) + DIGEST_SIZE + _SIZES.size
# what reading a file that is no bundle raises
_DAMAGED = (OSError, EOFError, ValueError, TypeError, MemoryError, OverflowError)


def bundle_path(package: str) -> str:
    """The bundle of a package's folder, for this Python."""
    return f"{package}/modules.{sys.implementation.cache_tag}.bundle"


def install(package: str) -> None:
    """Import what the package's bundle has from it. Does nothing where there is none."""
    try:
        with open(bundle_path(package), "rb", 0) as file:
            head = file.read(_HEAD_SIZE)
            if head.startswith(MAGIC) and len(head) == _HEAD_SIZE:
                index_size, first_size = _SIZES.unpack_from(head, _HEAD_SIZE - _SIZES.size)
                content = memoryview(file.read(index_size + first_size))
                finder = BundleFinder(package, loads(content), content[index_size:], _HEAD_SIZE + index_size)
                sys.meta_path.insert(0, finder)
    except _DAMAGED:
        return


def bundle_digest(package: str) -> bytes:
    """The digest in a bundle's head; empty where there is no bundle."""
    try:
        with open(bundle_path(package), "rb", 0) as file:
            head = file.read(_HEAD_SIZE)
    except OSError:
        return b""
    return head[len(MAGIC):-_SIZES.size] if head.startswith(MAGIC) else b""


class BundleFinder:
    """Finds the modules of a bundle whose sources are as they were (a finder of sys.meta_path)."""

    def __init__(self, package: str, index: "dict[str, tuple[int, int]]", first: memoryview, start: int) -> None:
        self.package = package
        self.bundle = bundle_path(package)
        self.index = index
        self.first = first
        self.start = start

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
        """Raises OSError, EOFError, TypeError, ValueError."""
        if offset < len(self.first):
            return loads(self.first[offset:offset + size])  # type: ignore[no-any-return]
        self.first = self.first[:0]  # the start is over: it need not stay in memory
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


def write_bundle(package: str, modules: "Iterable[tuple[str, str, bool]]", first: int, digest: bytes) -> None:
    """Write the bundle of modules (name, source file under the package, whether that is a package's), of which every
    start wants the `first` ones."""
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
        sizes = _SIZES.pack(len(head), sum(map(len, records[:first])))
        file.writelines((MAGIC, digest, sizes, head, *records))
    os.replace(written, path)
