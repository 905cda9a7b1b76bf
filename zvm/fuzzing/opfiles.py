"""Damaged op-array files: bits flipped, ends cut off, numbers changed, parts moved; each from a number, so that it can
be made again. Size and check sum in the header are mostly put right again, so that what lies after them is tested.

`mutated()` makes one; `outcome()` does with it what `zvm FILE.zvmc` does. What must never come of it is an exception
other than OpFileError, or an engine that fails inside.
"""
from __future__ import annotations

import random
import struct

from zvm.engine import Engine
from zvm.opfile import format as r
from zvm.opfile.reader import OpFile

REJECTED, RAN = "rejected", "ran"
SIZE_AT, CRC_AT = 96, 104  # in the header
INTERESTING = (0, 1, 2, 3, 4, 8, 127, 128, 255, 256, 0x7FFF, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
# nothing that leaves the process may come of a program that was never written
DISABLED = ("exec,system,passthru,shell_exec,proc_open,popen,mail,unlink,rename,rmdir,mkdir,file_put_contents,fopen,"
            "tempnam,tmpfile,copy,symlink,link,touch,chmod,chown,sleep,usleep,include,fsockopen,stream_socket_client,dl,readline,"
            "set_time_limit,posix_kill,pcntl_fork,str_repeat,str_pad,range,array_fill")
SETTINGS = [("disable_functions", DISABLED), ("max_execution_time", "2"), ("memory_limit", "64M"), ("zvm.cache", "0"),
            ("open_basedir", "/nonexistent")]


def mutated(data: bytes, number: int) -> bytes:
    """The file, damaged in the way that has this number."""
    chance = random.Random(number)
    out = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        chance.choice((_flip, _flip, _word, _word, _word, _byte, _move, _cut))(out, chance)
    if len(out) >= r.HEADER_SIZE and chance.random() < 0.9:
        struct.pack_into("<Q", out, SIZE_AT, len(out))
        struct.pack_into("<I", out, CRC_AT, r.checksum(out))
    return bytes(out)


def _place(out: bytearray, chance: random.Random) -> int:
    """Where: anywhere, now and then in the header."""
    return chance.randrange(len(out)) if out else 0


def _flip(out: bytearray, chance: random.Random) -> None:
    if out:
        out[_place(out, chance)] ^= 1 << chance.randrange(8)


def _byte(out: bytearray, chance: random.Random) -> None:
    if out:
        out[_place(out, chance)] = chance.randrange(256)


def _word(out: bytearray, chance: random.Random) -> None:
    """A length, offset or number becomes another: near it, another one of the file, or an extreme one."""
    at = _place(out, chance) & ~3
    if at + 4 > len(out):
        return
    value, = struct.unpack_from("<I", out, at)
    other = _place(out, chance) & ~3
    elsewhere = struct.unpack_from("<I", out, other)[0] if other + 4 <= len(out) else 0
    new = chance.choice((value + chance.choice((-4, -1, 1, 4)), elsewhere, chance.choice(INTERESTING), len(out), at))
    struct.pack_into("<I", out, at, new & 0xFFFFFFFF)


def _move(out: bytearray, chance: random.Random) -> None:
    """A part is copied over another, inserted, or taken out."""
    start, length = _place(out, chance) & ~3, 4 * chance.randrange(1, 64)
    part = bytes(out[start:start + length])
    target = _place(out, chance) & ~3
    way = chance.randrange(3)
    if way == 0:
        out[target:target + len(part)] = part
    elif way == 1:
        out[target:target] = part
    else:
        del out[start:start + length]


def _cut(out: bytearray, chance: random.Random) -> None:
    del out[_place(out, chance):]


def outcome(data: bytes, engine_class: type[Engine] = Engine) -> str:
    """RAN or the message why it was rejected. Raises whatever goes wrong beside that."""
    engine = engine_class(SETTINGS, _nowhere)
    try:
        engine.run_op_array_file(data, "mutated.zvmc")
    except r.OpFileError as error:
        message = str(error)
        if "\n" in message:
            raise AssertionError(f"a message of several lines: {message}") from None
        return message
    return RAN


def _nowhere(text: bytes) -> None:
    """Where output goes."""


def seed_file(source: str, name: str) -> bytes:
    """A sound file to be damaged. Raises what compiling raises."""
    from zvm.engine.compilation import compile_only
    from zvm.opfile.writer import Origin, write

    engine = Engine(SETTINGS, _nowhere)
    data = write(compile_only(engine, source, name, engine.classes.get), Origin(name))
    OpFile(data, name)
    return data
