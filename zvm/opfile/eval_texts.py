"""Compiled texts of eval() in the cache's folder: a file for each place that calls it, with the texts it was given.

Such a file is entries one after the other, each the sizes and the CRC-32 of what follows (HEAD), the functions of
other files that the text calls, two lines for each (name, and what compiling asked of it; docs/reference/opfile.md),
and an op-array file. It is written at the end of the request, the texts used last in front, and holds as many texts and
bytes as MOST and LARGEST say. A place that is given other texts each time soon adds none (`wants_more()`).

Files that were read stay in memory and are shared by the engines of the process.
"""
from __future__ import annotations

from _struct import Struct
from zlib import crc32

from zvm.opfile import cache as caching
from zvm.opfile import format as r
from zvm.opfile.reader import OpFile

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator

    from zvm.opfile.cache import Cache

HEAD = Struct("<III")  # size of the functions' lines, of the op-array file, CRC-32 of the lines
MOST, LARGEST = 64, 1 << 18  # texts of a file, its bytes
MANY = 256  # texts that are looked for where none comes again
FEW = 16  # texts that are added where none of as many known ones came again
_SOURCE_HASH = 5  # in r.HEADER


class CompiledText:
    """One entry. `functions`: what the text calls, by name, and their state when it was compiled."""

    __slots__ = ("functions", "data", "file")

    def __init__(self, functions: dict[str, str], data: bytes, file: OpFile | None = None) -> None:
        self.functions, self.data = functions, data
        self.file = file  # once it was asked for

    @property
    def entry(self) -> bytes:
        lines = "".join(f"{name}\n{state}\n" for name, state in self.functions.items()).encode("latin-1")
        return HEAD.pack(len(lines), len(self.data), crc32(lines)) + lines + self.data


class EvalTexts:
    """The compiled texts of one place. `path` is what their __FILE__ is, `name` their file's."""

    __slots__ = ("path", "name", "texts", "used", "known", "hits", "misses", "added", "changed")

    def __init__(self, path: str, name: str) -> None:
        self.path, self.name = path, name
        self.texts = dict(_entries(_read(name)))  # by the source's hash
        self.used: dict[bytes, None] = {}  # hashes
        self.known = len(self.texts)
        self.hits = self.misses = self.added = 0
        self.changed = False  # since the file was read or written

    def find(self, source_hash: bytes, cache: Cache, state_of: Callable[[str], str]) -> OpFile | None:
        """What the text compiles to among functions of those states; None where that is not known."""
        text = self.texts.get(source_hash)
        if text is None:
            self.misses += 1
        if text is None or any(state_of(name) != state for name, state in text.functions.items()):
            return None
        if text.file is None:
            text.file = self._open(text.data, cache)
            if text.file is None:
                self.texts.pop(source_hash, None)
                return None
        self.hits += 1
        self.used[source_hash] = None
        return text.file

    def _open(self, data: bytes, cache: Cache) -> OpFile | None:
        try:
            file = OpFile(data, self.name)
            cache.check(file, self.name)
        except r.OpFileError:
            return None
        is_sound = file.path == self.path and file.header.compiler == caching.compiler_fingerprint()
        return file if is_sound else None

    def is_worth_asking(self) -> bool:
        """Whether to look for texts: there are some, and not only others were asked for."""
        return bool(self.texts) and self.misses < MANY + self.hits

    def wants_more(self) -> bool:
        """Whether it is worth while to add texts."""
        return self.added < (MOST if self.known < FEW else FEW) + self.hits

    def add(self, source_hash: bytes, functions: dict[str, str], data: bytes) -> OpFile:
        """Note what a text was compiled to, to be written by store()."""
        file = OpFile(data, self.name)
        self.texts[source_hash] = CompiledText(functions, data, file)
        self.used[source_hash] = None
        self.added += 1
        self.changed = True
        return file

    def store(self, cache: Cache) -> None:
        """Write the file, if a text was added; what other processes have written since stays in it."""
        if not self.changed:
            return
        self.changed = False
        texts, self.texts = {**dict(_entries(_read(self.name))), **self.texts}, {}
        room = LARGEST
        data: list[bytes] = []
        for source_hash in [*reversed(self.used), *(each for each in texts if each not in self.used)]:
            text = texts.get(source_hash)
            entry = b"" if text is None else text.entry
            if text is not None and len(entry) <= room and len(data) < MOST:
                self.texts[source_hash] = text
                data.append(entry)
                room -= len(entry)
        self.used.clear()
        cache.write(b"".join(data), self.name)


def texts_of(cache: Cache, path: str, settings: tuple[object, ...]) -> EvalTexts:
    """The texts of the place whose __FILE__ is that; `settings` as for Cache.file_of()."""
    name = cache.eval_files.get((path, settings))
    if name is None:
        name = cache.eval_files[path, settings] = cache.file_of(path, settings, caching.TEXTS_SUFFIX)
    texts = caching.texts_by_file.get(name)
    if texts is None:
        texts = caching.texts_by_file[name] = EvalTexts(path, name)
    return texts


def _read(name: str) -> bytes:
    """The bytes of a file, none where there is no such file."""
    data, status = caching.contents(name)
    if status is not None:
        caching.note_use(name, status)
    return data


def _entries(data: bytes) -> Iterator[tuple[bytes, CompiledText]]:
    """The entries of a file by their sources' hashes, up to one that is damaged; what op-array files hold is looked at
    when they are used."""
    at = 0
    while at + HEAD.size < len(data):
        lines_size, size, checksum = HEAD.unpack_from(data, at)
        start = at + HEAD.size + lines_size
        lines, at = data[at + HEAD.size:start], start + size
        if size < r.HEADER_SIZE or at > len(data) or crc32(lines) != checksum:
            return
        words = lines.decode("latin-1").split("\n")
        yield (r.HEADER.unpack_from(data, start)[_SOURCE_HASH],
               CompiledText(dict(zip(words[::2], words[1::2], strict=False)), data[start:at]))
