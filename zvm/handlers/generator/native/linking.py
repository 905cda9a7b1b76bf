"""Object files → the block of an image (zvm/handlers/native/image.py), with where its functions are."""
from __future__ import annotations

import struct
from collections.abc import Callable

from zvm.handlers.native.image import PAGE_SIZES

_SYMTAB, RELA, _NOBITS, _UNWIND = 2, 4, 8, 0x70000001
_ALLOC = 2


class ImageError(Exception):
    """The object file has something the image cannot express."""


class Relocation:
    """A kind of ELF relocation: how the distance from a place to an address is written there."""

    def __init__(self, patch: Callable[[bytearray, int, int], None], by_table: bool = False) -> None:
        """`patch(block, where, address)`; `by_table`: the address is that of the symbol's entry in the table."""
        self.patch, self.by_table = patch, by_table


def _distance32(block: bytearray, where: int, address: int) -> None:
    struct.pack_into("<i", block, where, address - where)


def _change(block: bytearray, where: int, bits: int) -> None:
    """Set bits of an instruction of aarch64, which were zero."""
    instruction, = struct.unpack_from("<I", block, where)
    struct.pack_into("<I", block, where, instruction | bits)


def _page(block: bytearray, where: int, address: int) -> None:
    """ADRP: the distance in pages of 4096 bytes, its low two bits apart."""
    pages = (address >> 12) - (where >> 12)
    if not -1 << 20 <= pages < 1 << 20:
        raise ImageError("an address is too far away")
    _change(block, where, (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5)


def _within_page(shift: int) -> Callable[[bytearray, int, int], None]:
    """The low 12 bits of an address, in units of 1 << shift bytes."""
    def patch(block: bytearray, where: int, address: int) -> None:
        _change(block, where, (address & 0xFFF) >> shift << 10)

    return patch


def _jump(block: bytearray, where: int, address: int) -> None:
    _change(block, where, address - where >> 2 & 0x3FFFFFF)


_X86_64 = {
    **dict.fromkeys((2, 4), Relocation(_distance32)),  # PC32, PLT32
    **dict.fromkeys((9, 41, 42), Relocation(_distance32, by_table=True)),  # GOTPCREL, GOTPCRELX, REX_GOTPCRELX
}
_AARCH64 = {
    311: Relocation(_page, by_table=True),  # ADR_GOT_PAGE
    312: Relocation(_within_page(3), by_table=True),  # LD64_GOT_LO12_NC
    275: Relocation(_page),  # ADR_PREL_PG_HI21
    277: Relocation(_within_page(0)),  # ADD_ABS_LO12_NC
    278: Relocation(_within_page(0)),  # LDST8_ABS_LO12_NC, and the wider loads and stores
    284: Relocation(_within_page(1)),
    285: Relocation(_within_page(2)),
    286: Relocation(_within_page(3)),
    299: Relocation(_within_page(4)),
    282: Relocation(_jump),  # JUMP26
    283: Relocation(_jump),  # CALL26
}
_RELOCATIONS = {"x86_64": _X86_64, "aarch64": _AARCH64}


class Linked:
    """A block, and where its parts are: the values that Header has of it."""

    def __init__(self, block: bytearray, start: int, functions: dict[str, int], externals: dict[str, int],
                 internals: dict[int, int]) -> None:
        self.block, self.start, self.functions = block, start, functions
        self.externals, self.internals = externals, internals


class Head:
    """What the block begins with in place of the table of addresses: `size` bytes with some functions, by their names.
    """

    def __init__(self, size: int, functions: dict[str, int]) -> None:
        self.size, self.functions = size, functions


def link(object_files: list[bytes], machine: str, head: Head | None = None) -> Linked:
    """ELF objects of a machine's architecture, linked; with a head they must need no table. Raises ImageError."""
    linking = _Linking([ObjectFile(data) for data in object_files], machine, head)
    block = linking.block()
    places = {name: 8 * index for index, name in enumerate(linking.externals)}
    internals = {at: 8 * (len(places) + index) for index, at in enumerate(linking.internals)}
    return Linked(block, linking.start, linking.functions, places, internals)


class ObjectFile:
    """One object file: its sections, and its symbols as (name, section, value, is function)."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        start, = struct.unpack_from("<Q", data, 40)
        count, = struct.unpack_from("<H", data, 60)
        # name, type, flags, address, offset, size, link, info, alignment, entry size
        self.sections: list[tuple[int, ...]] = [struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * index)
                                                for index in range(count)]
        self.needed = [index for index, section in enumerate(self.sections)
                       if section[2] & _ALLOC and section[1] != _UNWIND and not self._is_unwinding(index)]
        table = next(section for section in self.sections if section[1] == _SYMTAB)
        strings = self.sections[table[6]][4]
        self.symbols: list[tuple[str, int, int, bool]] = []
        for name_at, info, _, section, value, _ in struct.iter_unpack("<IBBHQQ", data[table[4]:table[4] + table[5]]):
            self.symbols.append((self._string(strings + name_at), section, value, info & 15 == 2))
        self.places: dict[int, int] = {}  # section → where it stands in the block

    def _string(self, at: int) -> str:
        return self.data[at:self.data.index(b"\0", at)].decode()

    def _is_unwinding(self, index: int) -> bool:
        """Tables for C++ exceptions, which on aarch64 have no type of their own."""
        names, = struct.unpack_from("<H", self.data, 62)
        return self._string(self.sections[names][4] + self.sections[index][0]) == ".eh_frame"


class _Linking:
    """Placing the sections of all objects in one block and resolving what they refer to."""

    def __init__(self, objects: list[ObjectFile], machine: str, head: Head | None) -> None:
        self.objects = objects
        self.kinds = _RELOCATIONS[machine]
        self.externals: dict[str, None] = {}
        self.internals: dict[int, None] = {}
        self.functions: dict[str, int] = {} if head is None else dict(head.functions)
        self.has_table = head is None
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
        page = PAGE_SIZES[machine]
        self.start = -(-8 * len(symbols) // page) * page if head is None else head.size  # room for an address each
        for each in objects:
            for name, index, value, is_function in each.symbols:
                if is_function and index in each.places:
                    self.functions[name] = self.start + each.places[index] + value

    def block(self) -> bytearray:
        """Raises ImageError."""
        block = bytearray(self.start + self.size)
        for each in self.objects:
            for index in each.needed:
                section = each.sections[index]
                if section[1] != _NOBITS:
                    at = self.start + each.places[index]
                    block[at:at + section[5]] = each.data[section[4]:section[4] + section[5]]
        relocations = [entry for each in self.objects for entry in self._relocations(each)]
        for kind, _, name, target, _ in relocations:
            if kind.by_table and target is None:
                self.externals.setdefault(name)
            elif kind.by_table and target is not None:
                self.internals.setdefault(target)
        keys: list[str | int] = [*self.externals, *self.internals]
        if keys and not self.has_table:
            raise ImageError(f"{keys[0]} needs a table of addresses")
        places = {key: 8 * index for index, key in enumerate(keys)}
        for kind, where, name, target, addend in relocations:
            if kind.by_table:
                kind.patch(block, where, places[name if target is None else target] + addend)
            elif target is not None:
                kind.patch(block, where, target + addend)
            else:
                raise ImageError(f"{name} is called directly")
        return block

    def _relocations(self, each: ObjectFile) -> list[tuple[Relocation, int, str, int | None, int]]:
        """(kind, where, name, address of the symbol in the block or None, addend). Raises ImageError."""
        entries = []
        for section in each.sections:
            if section[1] == RELA and section[7] in each.places:
                base = self.start + each.places[section[7]]
                for offset, info, addend in struct.iter_unpack("<QQq", each.data[section[4]:section[4] + section[5]]):
                    name, index, value, _ = each.symbols[info >> 32]
                    kind = self.kinds.get(info & 0xFFFFFFFF)
                    if kind is None:
                        raise ImageError(f"relocation {info & 0xFFFFFFFF} of {name}")
                    at = self.start + each.places[index] + value if index in each.places else self.functions.get(name)
                    entries.append((kind, base + offset, name, at, addend))
        return entries
