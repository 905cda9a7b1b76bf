"""The image: compiled handlers as one flat block of memory, ready to map, and how it is made from an object file.

File: magic, length and padding of the header, the header, then the block: a table of addresses, 8 bytes each, then code
and constants. Code reaches what is outside through the table only (relative to itself), so loading is: map, fill the
table, make the code executable. The header is what it was made of, 64 characters, and (marshal) a tuple: fingerprint
of the layouts; where the code begins; externals and their places in the table; addresses in the block and theirs;
entry points; Python objects the code asks for by number.
"""
from __future__ import annotations

import marshal
import struct

from zvm.handlers.native.abi import IMAGE_MAGIC

PAGE = 4096
_SYMTAB, _RELA, _NOBITS, _UNWIND = 2, 4, 8, 0x70000001
_ALLOC = 2
_GOT_RELATIVE, _PC_RELATIVE = (9, 41, 42), (2, 4)  # R_X86_64_GOTPCREL, GOTPCRELX, REX_GOTPCRELX; PC32, PLT32


class ImageError(Exception):
    """The object file has something the image cannot express."""


def link_image(object_files: list[bytes], key: str, fingerprint: bytes, twins: dict[str, str], pure: list[str],
               provisions: list[str]) -> bytes:
    """ELF objects of x86-64 → the image. `twins`: handler → the handler whose function it is; `pure`: kernels that get
    a second name, which says so. Raises ImageError."""
    linking = _Linking([_Object(data) for data in object_files])
    block, start, functions = linking.block(), linking.start, linking.functions
    entries = {name: at for name, at in functions.items() if not name.startswith("h_")}
    entries |= {f"h_{name}": functions[f"h_{twin}"] for name, twin in twins.items()}
    entries |= {f"pure__{name}": functions[name] for name in pure}
    places = {name: 8 * index for index, name in enumerate(linking.externals)}
    internals = {at: 8 * (len(places) + index) for index, at in enumerate(linking.internals)}
    header = key.encode() + marshal.dumps((fingerprint, start, places, internals, entries, provisions))
    padding = -(len(IMAGE_MAGIC) + 8 + len(header)) % PAGE
    return IMAGE_MAGIC + struct.pack("<II", len(header), padding) + header + bytes(padding) + bytes(block)


class _Object:
    """One object file: its sections, and its symbols as (name, section, value, is function)."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        start, = struct.unpack_from("<Q", data, 40)
        count, = struct.unpack_from("<H", data, 60)
        # name, type, flags, address, offset, size, link, info, alignment, entry size
        self.sections: list[tuple[int, ...]] = [struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * index)
                                                for index in range(count)]
        self.needed = [index for index, section in enumerate(self.sections)
                       if section[2] & _ALLOC and section[1] != _UNWIND]
        table = next(section for section in self.sections if section[1] == _SYMTAB)
        strings = self.sections[table[6]][4]
        self.symbols: list[tuple[str, int, int, bool]] = []
        for name_at, info, _, section, value, _ in struct.iter_unpack("<IBBHQQ", data[table[4]:table[4] + table[5]]):
            name = data[strings + name_at:data.index(b"\0", strings + name_at)].decode()
            self.symbols.append((name, section, value, info & 15 == 2))
        self.places: dict[int, int] = {}  # section → where it stands in the block


class _Linking:
    """Placing the sections of all objects in one block and resolving what they refer to."""

    def __init__(self, objects: list[_Object]) -> None:
        self.objects = objects
        self.externals: dict[str, None] = {}
        self.internals: dict[int, None] = {}
        self.functions: dict[str, int] = {}
        size = 0
        for each in objects:
            for index in each.needed:
                section = each.sections[index]
                size = -(-size // max(1, section[8])) * max(1, section[8])
                each.places[index] = size
                size += section[5]
        self.size = size
        symbols = {(symbol[0], number if symbol[1] in each.places else 0)
                   for number, each in enumerate(objects) for symbol in each.symbols}
        self.start = -(-8 * len(symbols) // PAGE) * PAGE  # room for an address each
        for each in objects:
            for name, index, value, is_function in each.symbols:
                if is_function and index in each.places:
                    self.functions[name] = self.start + each.places[index] + value

    def block(self) -> bytearray:
        block = bytearray(self.start + self.size)
        for each in self.objects:
            for index in each.needed:
                section = each.sections[index]
                if section[1] != _NOBITS:
                    at = self.start + each.places[index]
                    block[at:at + section[5]] = each.data[section[4]:section[4] + section[5]]
        relocations = [found for each in self.objects for found in self._relocations(each)]
        for kind, _, name, target, _ in relocations:
            if kind in _GOT_RELATIVE:
                if target is None:
                    self.externals.setdefault(name)
                else:
                    self.internals.setdefault(target)
        keys: list[str | int] = [*self.externals, *self.internals]
        places = {key: 8 * index for index, key in enumerate(keys)}
        for kind, where, name, target, addend in relocations:
            if kind in _GOT_RELATIVE:
                struct.pack_into("<i", block, where, places[name if target is None else target] + addend - where)
            elif kind in _PC_RELATIVE and target is not None:
                struct.pack_into("<i", block, where, target + addend - where)
            else:
                raise ImageError(f"relocation {kind} of {name}")
        return block

    def _relocations(self, each: _Object) -> list[tuple[int, int, str, int | None, int]]:
        """(kind, where, name, address of the symbol in the block or None, addend)"""
        found = []
        for section in each.sections:
            if section[1] == _RELA and section[7] in each.places:
                base = self.start + each.places[section[7]]
                for offset, info, addend in struct.iter_unpack("<QQq", each.data[section[4]:section[4] + section[5]]):
                    name, index, value, _ = each.symbols[info >> 32]
                    at = self.start + each.places[index] + value if index in each.places else self.functions.get(name)
                    found.append((info & 0xFFFFFFFF, base + offset, name, at, addend))
        return found
