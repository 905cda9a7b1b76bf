"""get_meta_tags(): the <meta> tags of an HTML file's head (ext/standard/file.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, False_, Path, function
from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.engine import Engine

_OPEN, _CLOSE, _SLASH, _EQUAL, _SPACE, _ID, _STRING, _OTHER = range(8)
_MARKS = {"<": _OPEN, ">": _CLOSE, "=": _EQUAL, "/": _SLASH, " ": _SPACE}
_ALNUM = frozenset("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_UNSAFE = str.maketrans(dict.fromkeys(".\\+*?[^]$() ", "_"))
_LONGEST = 8192


@function
def get_meta_tags(engine: Engine, filename: Path, use_include_path: Bool = False) -> Array | False_:
    from zvm.ext.standard.streams.file import read_rest
    from zvm.ext.standard.streams.wrappers import open_stream

    stream = open_stream(engine, filename, "rb", use_include_path)
    if stream is None:
        return False
    try:
        text = read_rest(engine, stream)
    finally:
        stream.close()
    return PhpArray.from_dict({normalize_key(name): value for name, value in _Reader().read(text).items()})


class _Reader:
    """What has been seen of the current tag."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.in_meta = False
        self._reset()

    def _reset(self) -> None:
        self.name: str | None = None
        self.content: str | None = None
        self.wanted = ""  # "name" or "content" once that word was there: the value comes

    def read(self, text: str) -> dict[str, str]:
        last = -1
        for token, data in _tokens(text):
            if token == _ID and last == _SLASH and data.lower() == "head":
                break
            if token == _ID and last == _OPEN:
                self.in_meta = data.lower() == "meta"
            elif token in (_ID, _STRING) and last == _EQUAL and self.wanted:
                self._take(data)
            elif token == _ID and self.in_meta and data.lower() in ("name", "content"):
                self.wanted = data.lower()
            elif token == _OPEN:
                if self.wanted:
                    self._reset()
                self.in_meta = True
            elif token == _CLOSE:
                if self.name is not None:
                    self.found[self.name] = self.content or ""
                self._reset()
                self.in_meta = False
            last = token
        return self.found

    def _take(self, value: str) -> None:
        if self.wanted == "name":
            self.name = value.lower().translate(_UNSAFE)
        else:
            self.content = value
        self.wanted = ""


def _tokens(text: str) -> Iterator[tuple[int, str]]:
    """The pieces of HTML text (php_next_meta_token)."""
    at = 0
    while at < len(text):
        char = text[at]
        at += 1
        if char in "'\"":
            start = at
            while at < len(text) and text[at] not in (char, "<", ">") and at - start < _LONGEST:
                at += 1
            yield _STRING, text[start:at]
            at += text[at:at + 1] == char
        elif char in _ALNUM:
            start = at - 1
            while at < len(text) and (text[at] in _ALNUM or text[at] in "-_.:") and at - start < _LONGEST:
                at += 1
            yield _ID, text[start:at]
        elif char not in "\n\r\t":
            yield _MARKS.get(char, _OTHER), ""
