"""The image: compiled handlers as one flat block of memory, ready to map, and how it is made from an object file.

File: magic, length and padding of the header, the header, then the block: a table of addresses, 8 bytes each, then code
and constants. Code reaches what is outside through the table only (relative to itself), so loading is: map, fill the table,
make the code executable. The header has five lines: the fingerprint of the layouts; where the code begins; externals and
their places in the table; addresses in the block and their places; entry points.
"""
from __future__ import annotations

import struct

MAGIC = b"ZVMNATIV1\n"
PAGE = 4096
_SYMTAB, _RELA, _NOBITS, _UNWIND = 2, 4, 8, 0x70000001
_ALLOC = 2
_GOT_RELATIVE, _PC_RELATIVE = (9, 41, 42), (2, 4)  # R_X86_64_GOTPCREL, GOTPCRELX, REX_GOTPCRELX; PC32, PLT32


class ImageError(Exception):
    """The object file has something the image cannot express."""


def link_image(object_file: bytes, fingerprint: str) -> bytes:
    """An ELF object of x86-64 → the image. Raises ImageError."""
    sections = _sections(object_file)
    offsets, size = _layout(sections)
    names, symbols = _symbols(object_file, sections, offsets)
    table = sorted({name for name, at in symbols if at is None and name})
    table_size = (8 * len(table) + 8 * len(symbols) + PAGE - 1) // PAGE * PAGE
    block = bytearray(table_size + size)
    for index, at in offsets.items():
        section = sections[index]
        if section[1] != _NOBITS:
            block[table_size + at:table_size + at + section[5]] = object_file[section[4]:section[4] + section[5]]
    places: dict[str, int] = {}
    internal: dict[int, int] = {}  # address in the block → place in the table
    for section in sections:
        if section[1] == _RELA and section[7] in offsets:
            _relocate(object_file, section, table_size + offsets[section[7]], block, symbols, places, internal, table_size)
    lines = [fingerprint, str(table_size), _line(places), _line({str(at): place for at, place in internal.items()}),
             _line({name: table_size + at for name, at in names.items()})]
    text = "\n".join(lines).encode()
    padding = -(len(MAGIC) + 8 + len(text)) % PAGE
    return MAGIC + struct.pack("<II", len(text), padding) + text + bytes(padding) + bytes(block)


def _line(numbers: dict[str, int]) -> str:
    return " ".join(f"{name} {number}" for name, number in numbers.items())


def _sections(data: bytes) -> list[tuple[int, ...]]:
    """Section headers: name, type, flags, address, offset, size, link, info, alignment, entry size."""
    start, = struct.unpack_from("<Q", data, 40)
    count, = struct.unpack_from("<H", data, 60)
    return [struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * index) for index in range(count)]


def _layout(sections: list[tuple[int, ...]]) -> tuple[dict[int, int], int]:
    """Where each section that is needed at run time stands, and the size of all."""
    offsets: dict[int, int] = {}
    size = 0
    for index, section in enumerate(sections):
        if section[2] & _ALLOC and section[1] != _UNWIND:
            size = -(-size // max(1, section[8])) * max(1, section[8])
            offsets[index] = size
            size += section[5]
    return offsets, size


def _symbols(data: bytes, sections: list[tuple[int, ...]], offsets: dict[int, int],
             ) -> tuple[dict[str, int], list[tuple[str, int | None]]]:
    """Functions by name, and all symbols in order: name and offset, None for externals."""
    table = next(section for section in sections if section[1] == _SYMTAB)
    strings = sections[table[6]][4]
    functions: dict[str, int] = {}
    symbols: list[tuple[str, int | None]] = []
    for name_at, info, _, section, value, _ in struct.iter_unpack("<IBBHQQ", data[table[4]:table[4] + table[5]]):
        name = data[strings + name_at:data.index(b"\0", strings + name_at)].decode()
        if section in offsets:
            at = offsets[section] + value
            symbols.append((name, at))
            if info & 15 == 2:
                functions[name] = at
        else:
            symbols.append((name, None))
    return functions, symbols


def _relocate(data: bytes, section: tuple[int, ...], base: int, block: bytearray,
              symbols: list[tuple[str, int | None]], places: dict[str, int], internal: dict[int, int], start: int) -> None:
    for offset, info, addend in struct.iter_unpack("<QQq", data[section[4]:section[4] + section[5]]):
        kind, (name, at) = info & 0xFFFFFFFF, symbols[info >> 32]
        where = base + offset
        if kind in _GOT_RELATIVE:
            count = len(places) + len(internal)
            place = places.setdefault(name, 8 * count) if at is None else internal.setdefault(start + at, 8 * count)
            struct.pack_into("<i", block, where, place + addend - where)
        elif kind in _PC_RELATIVE and at is not None:
            struct.pack_into("<i", block, where, start + at + addend - where)
        else:
            raise ImageError(f"relocation {kind} of {name}")
