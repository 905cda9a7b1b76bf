"""IPTC data in JPEG files: iptcparse, iptcembed (ext/standard/iptc.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.vocabulary import Array, Bool, False_, Int, Path, Str, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SOS, _EOI, _APP0, _APP1, _APP13 = 0xDA, 0xD9, 0xE0, 0xE1, 0xED
_FIRST_TAG = lazy_pattern(rb"\x1c[\1\2]")
_HEADER = b"\xff\xed%sPhotoshop 3.0\x008BIM\x04\x04\0\0\0\0"


@function
def iptcparse(iptc_block: Str) -> Array | False_:
    data = iptc_block.encode("latin-1")
    size = len(data)
    tag = _FIRST_TAG.search(data)
    at = tag.start() if tag is not None else size
    found: dict[str, PhpArray] = {}
    while at < size and data[at] == 0x1C and at + 5 < size:
        name = f"{data[at + 1]}#{data[at + 2]:03d}"
        at += 3
        if data[at] & 0x80:  # a long one
            if at + 6 >= size:
                break
            length = int.from_bytes(data[at + 2:at + 6], "big")
            at += 6
        else:
            length = int.from_bytes(data[at:at + 2], "big")
            at += 2
        if at + length > size:
            break
        found.setdefault(name, PhpArray()).append(data[at:at + length].decode("latin-1"))
        at += length
    return PhpArray.from_dict(dict(found)) if found else False


@function
def iptcembed(engine: Engine, iptc_data: Str, filename: Path, spool: Int = 0) -> Str | Bool:
    if not permitted(engine, filename):
        return False
    try:
        with open(filename.encode("latin-1"), "rb") as handle:
            data = handle.read()
    except OSError:
        engine.diagnostics.warning(f"iptcembed(): Unable to open {filename}")
        return False
    if data[:2] != b"\xff\xd8":
        return False
    out = _embed(data, iptc_data.encode("latin-1")).decode("latin-1")
    if spool > 0:
        engine.output.write(out)
    return out if spool < 2 else True


def _embed(data: bytes, block: bytes) -> bytes:
    """The JPEG with the block in an APP13 segment after APP0 or APP1, in place of one it has."""
    out = bytearray(data[:2])
    at = 2
    written = False
    while at < len(data):
        end = data.find(b"\xff", at)
        if end < 0:
            return bytes(out + data[at:])
        out += data[at:end + 1]
        at = end + 1
        while data[at:at + 1] == b"\xff":  # padding
            out += b"\xff"
            at += 1
        marker = data[at] if at < len(data) else _EOI
        at += 1
        length = int.from_bytes(data[at:at + 2], "big")
        if marker == _EOI:
            break
        if marker == _APP13:
            return bytes(out + data[at + length + 1:])
        out.append(marker)
        if marker == _SOS:
            return bytes(out + data[at:])
        out += data[at:at + length]
        at += length
        if marker in (_APP0, _APP1) and not written:
            written = True
            block += bytes(len(block) & 1)
            out += _HEADER % (len(block) + 28).to_bytes(2, "big") + len(block).to_bytes(2, "big") + block
    return bytes(out)
