"""The warm command's client (zvm/handlers/native/client): an executable without a C library, of one segment.

Kernels, compiled as those of the image are and linked by the same linker; here are the number of each system call, the
few instructions that are not C's, and the ELF header.
"""
from __future__ import annotations

import struct
from pathlib import Path

from zvm.handlers.generator.native.kernels import SYSTEM_CALL_WORDS, Kernels, complete_unit
from zvm.handlers.generator.native.linking import Head, link
from zvm.handlers.generator.native.module import Processor, compile_unit
from zvm.handlers.native import abi
from zvm.handlers.native.processor import least_processor

_FOLDER = Path(abi.__file__).parent / "client"
_BASE = 0x400000  # where the file is mapped
_HEAD = struct.Struct("<16sHHIQQQIHHHHHH")  # Elf64_Ehdr
_SEGMENT = struct.Struct("<IIQQQQQQ")  # Elf64_Phdr
_HEADERS_SIZE = _HEAD.size + _SEGMENT.size
_EXECUTABLE, _VERSION, _LOAD, _READ_AND_EXECUTE, _PAGE = 2, 1, 1, 5, 65536
_ARCHITECTURES = {"x86_64": 62, "aarch64": 183}
# system calls → their numbers on x86-64 and aarch64
_CALLS = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135),
    "getitimer": (36, 102), "getpid": (39, 172), "socket": (41, 198), "connect": (42, 203), "sendmsg": (46, 211),
    "setsockopt": (54, 208), "getsockopt": (55, 209), "execve": (59, 221), "kill": (62, 129), "getuid": (102, 174),
    "setpgid": (109, 154), "getsid": (124, 156), "getdents64": (217, 61), "exit_group": (231, 94),
    "openat": (257, 56), "readlinkat": (267, 78), "ppoll": (271, 73), "signalfd4": (289, 74), "statx": (332, 291),
    "pidfd_open": (434, 434)}
# system_call(number, …): has the system do that, with what the C ABI passes where the system looks for it
_SYSTEM_CALL = {
    # mov rax, rdi; mov rdi, rsi; mov rsi, rdx; mov rdx, rcx; mov r10, r8; mov r8, r9; syscall; ret
    "x86_64": bytes.fromhex("4889f8 4889f7 4889d6 4889ca 4d89c2 4d89c8 0f05 c3"),
    # mov x8, x0; mov x0, x1; mov x1, x2; mov x2, x3; mov x3, x4; mov x4, x5; svc 0; ret
    "aarch64": struct.pack("<8I", 0xAA0003E8, *[0xAA0103E0 + 0x10001 * n for n in range(5)], 0xD4000001, 0xD65F03C0)}
# where a process begins: run(stack pointer); the call is of the next instruction, a trap
_START = {
    # xor ebp, ebp; mov rdi, rsp; and rsp, -16; call run; hlt
    "x86_64": bytes.fromhex("31ed 4889e7 4883e4f0 e800000000 f4"),
    # mov x29, xzr; mov x0, sp; bl run; brk 1
    "aarch64": struct.pack("<4I", 0xAA1F03FD, 0x910003E0, 0x94000000, 0xD4200020)}


def build_client(machine: str) -> bytes:
    """The executable for an architecture."""
    system_call, start = _SYSTEM_CALL[machine], _START[machine]
    start_at = _aligned(_HEADERS_SIZE + len(system_call))
    head = Head(_aligned(start_at + len(start)), {"system_call": _HEADERS_SIZE})
    unit = compile_unit(client_unit(machine), Processor(machine, least_processor(machine)))
    linked = link([unit], machine, head)
    block = linked.block
    _HEAD.pack_into(block, 0, b"\x7fELF\2\1\1", _EXECUTABLE, _ARCHITECTURES[machine], _VERSION, _BASE + start_at,
                    _HEAD.size, 0, 0, _HEAD.size, _SEGMENT.size, 1, 0, 0, 0)
    _SEGMENT.pack_into(block, _HEAD.size, _LOAD, _READ_AND_EXECUTE, 0, _BASE, _BASE, len(block), len(block), _PAGE)
    block[_HEADERS_SIZE:_HEADERS_SIZE + len(system_call)] = system_call
    block[start_at:start_at + len(start)] = start
    _call(block, machine, start_at + len(start), linked.functions["run"])
    return bytes(block)


def client_unit(machine: str) -> str:
    """Its LLVM IR."""
    index = list(_ARCHITECTURES).index(machine)
    kernels = Kernels(_FOLDER, abi.VERSION, abi.STRUCTS, set())
    kernels.constants |= {f"SYS_{name}": numbers[index] for name, numbers in _CALLS.items()}
    texts = [kernels.text(each) for members in kernels.by_file().values() for each in members]
    declared = f"declare dso_local i64 @system_call({', '.join(['i64'] * SYSTEM_CALL_WORDS)})\n"
    return declared + complete_unit(texts, kernels.ground())


def _aligned(size: int) -> int:
    return -(-size // 16) * 16


def _call(block: bytearray, machine: str, end: int, target: int) -> None:
    """Complete the call before the last instruction of a piece of code that ends at `end`."""
    if machine == "x86_64":
        struct.pack_into("<i", block, end - 5, target - (end - 1))
    else:
        struct.pack_into("<I", block, end - 8, 0x94000000 | target - (end - 8) >> 2 & 0x3FFFFFF)
