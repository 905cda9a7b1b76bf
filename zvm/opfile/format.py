"""The records of op-array files, as docs/reference/opfile.md specifies them: what reader and writer agree on.

Everything is little endian and begins at a multiple of four. A reference to a record is its offset from the start of
the file, 0 for none; a reference to a string is its number in the string heap, counted from 1, 0 for none.
"""
from __future__ import annotations

from _blake2 import blake2b  # hashlib takes a millisecond to import
from _struct import Struct  # struct itself has nothing else to import
from marshal import dumps
from zlib import crc32

from zvm.opcodes import metadata

MAGIC = b"ZVMC\r\n\x1a\n"
FORMAT_VERSION = 4

# magic, format version, flags, fingerprint of the opcode table, of the compiler, BLAKE2b-256 of the source, its size,
# its mtime in nanoseconds, size of the file, CRC-32 of what follows it, script record, number of strings, their
# offsets, path of the source (a string)
HEADER = Struct("<8sII16s16s32sQqQIIIII")
HEADER_SIZE = 128
# parts of it: from the size of the source to the CRC, from the number of strings to the path
STATE, STATE_AT = Struct("<qQQI"), 80
CHECKED_AT = 108  # where begins what the CRC is of
HEAP, HEAP_AT = Struct("<III"), 112
# script: main function; functions; classes; diagnostics, each as count and offset; flags; offset of __halt_compiler()
SCRIPT = Struct("<IIIIIIIIq")
NAMES_SERVER, NAMES_ENV, NAMES_REQUEST, HALTS, BY_TYPES = 1, 2, 4, 8, 16  # script flags
DIAGNOSTIC = Struct("<III")  # level, message, line
# key in its table, name, fn_flags, num_args, required_num_args, line_start, line_end, doc comment, signature, body
FUNCTION = Struct("<10I")
# (A property hook is among the methods under the key "$property::get" or "$property::set".)
# numbers of infos, 1 where the last is the return type's, attributes; the infos follow
SIGNATURE = Struct("<III")
ARG_INFO = Struct("<IIII")  # name, type, flags, attributes
BY_REF, PREFERS_REF, VARIADIC, PROMOTED = 1, 2, 4, 8  # arg info flags
# numbers of oplines, literals, CVs, temporaries, live ranges, try elements, functions declared, static variables,
# spellings; these tables follow in this order, the temporaries having none
BODY = Struct("<9I")
OPLINE = Struct("<BBBBiiiiI")  # opcode, kinds of op1, op2, result, the operands, extended_value, line
VALUE = Struct("<Iq")  # tag and payload
STRING = Struct("<I")
LIVE_RANGE = Struct("<IIII")  # slot, kind, start, end
TRY_ELEMENT = Struct("<IIII")  # try, catch, finally, end of finally
STATIC = Struct("<IIq")  # name, value
SPELLING = Struct("<II")  # opline, how the source wrote its dimension
# name, flags, parent, doc comment, line_start, line_end, enum backing type, attributes; numbers of interfaces, traits,
# words of aliases, words of precedences, methods, properties, constants; these tables follow in this order
CLASS = Struct("<15I")
ALIAS = Struct("<IIII")  # class or 0, method, alias or 0, modifiers
PROPERTY = Struct("<IIIIIIq")  # name, flags, type, doc comment, attributes, default
CONSTANT = Struct("<IIIIIIq")  # name, flags, doc comment, attributes, type, value
ATTRIBUTE = Struct("<IIIII")  # name, lower-case name, line, strict_types, number of arguments (STATIC each)
ARRAY = Struct("<IIq")  # count, 0 packed or 1 hash, next_free; the values, or keys and values follow
JUMP = Struct("<IqI")  # of a jump table, which begins with their number: key, opline
NODE = Struct("<IIII")  # kind's name, line, numbers of fields and children, values that follow
TYPE = Struct("<III")  # mask, flags, number of words: names, or a count with INTERSECTION and so many names
INTERSECTION = 1 << 31
IS_INTERSECTION, IS_ITERABLE = 1, 2  # type flags

# tags of values; the payload is the number, the bits of the float, the string or the offset of the record
(NULL, FALSE, TRUE, LONG, DOUBLE, TEXT, ARRAY_AT, EXPRESSION_AT, NODE_AT, TABLE_AT, UNDEFINED,
 FUNCTION_AT, ATTRIBUTES_AT) = range(13)

WORD = Struct("<I")
SPAN = Struct("<II")
COUNT = Struct("<I")
FLOAT, BITS = Struct("<d"), Struct("<q")


class OpFileError(Exception):
    """A file is not an op-array file that can be used here; the message says in one line why."""

    def __init__(self, message: str) -> None:
        """What a file has put into the message is made printable."""
        super().__init__("".join([each if each.isprintable() else f"\\x{ord(each):02x}" for each in message]))


def digest(text: bytes, size: int) -> bytes:
    """The BLAKE2b hash of so many bytes."""
    return blake2b(text, digest_size=size).digest()


def checksum(data: bytes | bytearray) -> int:
    """The CRC-32 that a file's header has."""
    return crc32(memoryview(data)[CHECKED_AT:])


# changes with the opcode table: a file is only read by those who have the writer's
OPCODE_FINGERPRINT = digest(dumps((FORMAT_VERSION, metadata.NAMES, metadata.FLAGS, metadata.KINDS, metadata.HOLDS,
                                   metadata.PROPERTIES, metadata.LITERALS), 2), 16)
