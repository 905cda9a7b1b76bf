"""Stencils compiled and packed: LLVM's assembler text of each is split and assembled again, what is left are holes.

Needs llvmlite, at build time only. Units are compiled in parallel and kept by the hash of their text.
"""
from __future__ import annotations

import hashlib
import itertools
import os
import pickle
import struct
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from zvm.handlers.generator.native.ir import METADATA
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.linking import RELA, ImageError, ObjectFile
from zvm.handlers.generator.plan import Plan
from zvm.handlers.generator.stencils.places import CONVENTION, SIGNATURE, all_operations
from zvm.handlers.generator.stencils.splitting import functions_of, split
from zvm.handlers.generator.stencils.target import PARTS
from zvm.handlers.native.stencils import ABSOLUTE, RELATIVE, SYMBOLS, Hole, Operation, Stencil, pack_stencils

COMPILER = 1  # part of a unit's hash: to be raised with changes of compile_unit()
UNIT_SIZE = 500  # stencils
_TRIPLE = 'target triple = "x86_64-unknown-linux-gnu"\n'
_KINDS = {2: RELATIVE, 4: RELATIVE, 10: ABSOLUTE, 11: ABSOLUTE}  # R_X86_64_PC32, PLT32, 32, 32S
_HOLES = [name for name in SYMBOLS if len(name) == 2]
# holes may be any number: LLVM must not take them for addresses that are not null
_GROUND = "".join([
    *(f"@{name} = extern_weak dso_local global i8\n" for name in _HOLES),
    *(f"declare dso_local {CONVENTION} @{name}({SIGNATURE})\n" for name in ("NEXT", "TARGET", "EXIT")),
    *(f"declare {{i64, i1}} @llvm.{name}.with.overflow.i64(i64, i64)\n" for name in ("sadd", "ssub", "smul")),
    "declare double @llvm.sqrt.f64(double)\n"])


def part_texts(kernels: Kernels) -> str:
    """The IR of those, to be inlined."""
    texts = {kernel.signature.name: kernels.text(kernel) for kernel in kernels.kernels
             if kernel.signature.name in PARTS}
    return "".join(texts[name].replace("define dso_local", "define internal").replace(" noinline ", " alwaysinline ")
                   for name in PARTS)


def begin_stencils(plans: dict[str, list[Plan]], kernels: Kernels, key: str, cache: Path, pool: Executor,
                   ) -> Callable[[], bytes]:
    """Have the stencils compiled in `pool`, those that `cache` does not have; what is returned waits for them and makes
    the stencil image. That raises ImageError."""
    cache.mkdir(parents=True, exist_ok=True)
    operations: list[Operation] = []
    texts: list[tuple[str, str]] = []  # names and IR
    for operation, stencils in all_operations(plans, kernels):
        operation.base = len(texts)
        operations.append(operation)
        texts += [(stencil.name, stencil.text) for stencil in stencils]
    units = [texts[start:start + UNIT_SIZE] for start in range(0, len(texts), UNIT_SIZE)]
    compiled = pool.map(_cached_unit, units, [part_texts(kernels)] * len(units), [cache] * len(units))

    def finish() -> bytes:
        paths, stencils = zip(*compiled, strict=True)
        for path in set(cache.glob("stencils-*.unit")).difference(paths):
            path.unlink(missing_ok=True)
        return pack_stencils(key, operations, list(itertools.chain(*stencils)))
    return finish


def _cached_unit(unit: list[tuple[str, str]], parts: str, cache: Path) -> tuple[Path, list[Stencil]]:
    text = parts + "".join(ir for _, ir in unit)
    digest = hashlib.sha256(f"{COMPILER} {text}".encode()).hexdigest()[:16]
    path = cache / f"stencils-{digest}.unit"
    if path.exists():
        return path, [Stencil(*parts) for parts in pickle.loads(path.read_bytes())]  # noqa: S301  # our own file
    stencils = compile_unit([name for name, _ in unit], text)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(pickle.dumps([(each.hot, each.cold, each.hot_holes, each.cold_holes) for each in stencils]))
    draft.replace(path)
    return path, stencils


def stencil_listing(plans: dict[str, list[Plan]], kernels: Kernels, opcode: str) -> str:
    """The first stencil of each operation of an opcode: its IR, and its hot and cold assembler text."""
    parts = part_texts(kernels)
    blocks = []
    for operation, stencils in all_operations(plans, kernels):
        if operation.name.startswith(f"{opcode}_"):
            first = stencils[0]
            hot, cold = split(first.name, functions_of(assembly_of(parts + first.text))[first.name])
            blocks.append("\n".join([f"; {len(stencils)} stencils", first.text, "; hot", *hot, "; cold", *cold]))
    return "\n".join(blocks)


def compile_unit(names: list[str], text: str) -> list[Stencil]:
    """The stencils of a unit of IR."""
    functions = functions_of(assembly_of(text))
    hot, cold = [".text"], ['.section .cold,"ax",@progbits']
    for number, name in enumerate(names):
        parts = split(name, functions[name])
        for lines, part, kind in ((hot, parts[0], "hot"), (cold, parts[1], "cold")):
            lines += [f"{kind}{number}:", *part, f"{kind}end{number}:"]
    import llvmlite.binding as llvm

    quoted = "\n".join(f'module asm "{line}"' for line in "\n".join(hot + cold).replace("\t", " ").replace(
        '"', "\\22").split("\n"))
    module = llvm.parse_assembly(_TRIPLE + quoted)
    return _read(bytes(_machine().emit_object(module)), len(names))


def assembly_of(text: str) -> str:
    """The assembler text of IR of stencils, optimised."""
    import llvmlite.binding as llvm

    machine = _machine()
    module = llvm.parse_assembly(_TRIPLE + _GROUND + text + METADATA)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(2))
    builder.getModulePassManager().run(module, builder)
    return str(machine.emit_assembly(module))


def _machine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()
    return llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(
        cpu="x86-64", opt=2, reloc="static", codemodel="small")


def _read(data: bytes, count: int) -> list[Stencil]:
    """The stencils of an assembled unit, by the labels around their parts."""
    file = ObjectFile(data)
    labels = {name: (section, value) for name, section, value, _ in file.symbols}
    relocations: dict[int, list[tuple[int, int, int]]] = {}
    for section in file.sections:
        if section[1] == RELA:
            relocations[section[7]] = sorted(struct.iter_unpack("<QQq", data[section[4]:section[4] + section[5]]))
    stencils = []
    for number in range(count):
        parts = [_part(file, labels, relocations, number, kind) for kind in ("hot", "cold")]
        stencils.append(Stencil(parts[0][0], parts[1][0], parts[0][1], parts[1][1]))
    return stencils


def _part(file: ObjectFile, labels: dict[str, tuple[int, int]], relocations: dict[int, list[tuple[int, int, int]]],
          number: int, kind: str) -> tuple[bytes, list[Hole]]:
    """The code of a stencil's hot or cold part, with its holes."""
    section, begin = labels[f"{kind}{number}"]
    end = labels[f"{kind}end{number}"][1]
    at = file.sections[section][4]
    holes: list[Hole] = []
    for offset, info, addend in relocations.get(section, ()):
        if not begin <= offset < end:
            continue
        symbol, target, value, _ = file.symbols[info >> 32]
        hole_kind = _KINDS.get(info & 0xFFFFFFFF)
        if hole_kind is None:
            raise ImageError(f"relocation {info & 0xFFFFFFFF} of {symbol}")
        if target:  # a place in one of the stencil's own parts
            part = "COLD" if target == labels["cold0"][0] else "HOT"
            symbol, addend = part, value + addend - labels[f"{part.lower()}{number}"][1]
        holes.append((offset - begin, hole_kind, SYMBOLS.index(symbol), addend))
    return file.data[at + begin:at + end], holes
