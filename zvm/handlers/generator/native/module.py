"""LLVM modules of kernels and handlers, optimised and compiled to object files.

Needs llvmlite, at build time only. There is a unit for each file of kernels and one for each topic; units have what
they use, are compiled in parallel, and kept by the hash of their text, so that a change of one definition or kernel
compiles little.
"""
from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zvm.handlers.generator.definition_vocabulary import FUNCTIONS, MODULES
from zvm.handlers.generator.native.borrowing import unheld
from zvm.handlers.generator.native.kernels import LOWERED, KernelError, Kernels, complete_unit
from zvm.handlers.generator.native.linking import link
from zvm.handlers.generator.native.refusals import unchecked
from zvm.handlers.generator.native.target import Handler, write_handler
from zvm.handlers.generator.plan import Plan
from zvm.handlers.native import abi
from zvm.handlers.native.image import Header, pack_image
from zvm.handlers.native.processor import FEATURES

KERNEL_FOLDER = Path(abi.__file__).parent / "kernels"
LIBRARY_FOLDER = Path(abi.__file__).parents[2] / "ext"
COMPILER = 3  # part of a unit's hash: to be raised with changes of compile_unit()
KEPT_OBJECTS = 8  # of a unit: branches and checkouts that share a cache have it in several forms


@dataclass
class Native:
    """The units' IR by name, what became of each plan, and the handlers that share a function."""

    fingerprint: bytes  # of the layouts it is for
    units: dict[str, str]
    handlers: list[Handler]
    provisions: list[str]  # Python objects the handlers ask for by number
    twins: dict[str, str]  # handler → the one whose function it is, itself mostly
    pure: list[str]  # kernels of internal functions that need no frame

    def statistics(self) -> str:
        whole = sum(handler.text is not None and not handler.refusals for handler in self.handlers)
        partly = sum(handler.text is not None and bool(handler.refusals) for handler in self.handlers)
        return (f"{len(self.handlers)} handlers: {whole} native whole, {partly} with a native fast path, "
                f"{len(self.handlers) - whole - partly} in Python only")


def make_kernels(engine: type, stress: bool = False) -> Kernels:
    return Kernels(KERNEL_FOLDER, abi.VERSION, abi.layout(engine), set(abi.symbol_objects()), stress, LIBRARY_FOLDER)


def check_kernels(kernels: Kernels) -> None:
    """Raise KernelError where one uses what there may have been no memory for, or what PHP code may have freed."""
    if mistakes := unchecked(kernels) + unheld(kernels):
        raise KernelError("\n".join(mistakes))


def make_native(plans: dict[str, list[Plan]], kernels: Kernels, engine: type) -> Native:
    """The IR of all plans, which come by topic, and of all kernels, for this interpreter and the class Engine."""
    for function in sorted(FUNCTIONS.values(), key=lambda each: (each.module or "", each.name)):
        if function.module is not None:  # numbers that do not change with every definition
            kernels.provided(f"{MODULES[function.module]}.{function.name}")
    ground = kernels.ground()
    native = Native(abi.fingerprint(engine), {}, [], [], {}, kernels.pure())
    for topic, members in plans.items():
        handlers = [write_handler(each, kernels) for each in members]
        native.handlers += handlers
        texts = _without_twins(handlers, native.twins)
        if texts:
            native.units[topic] = complete_unit(texts, ground)
    for name, members_of_file in kernels.by_file().items():
        native.units[f"kernels.{name}"] = complete_unit([kernels.text(each) for each in members_of_file], ground)
    native.provisions = list(kernels.provisions)
    return native


def _without_twins(handlers: list[Handler], twins: dict[str, str]) -> list[str]:
    """The functions of a topic, each body once."""
    first_of: dict[str, str] = {}
    texts = []
    for handler in handlers:
        if handler.text is not None:
            body = handler.text.partition("{")[2]
            twins[handler.name] = first_of.setdefault(body, handler.name)
            if first_of[body] == handler.name:
                texts.append(handler.text)
    return texts


@dataclass(frozen=True)
class Processor:
    """What to compile for: an architecture and one of its processors, as FEATURES names them."""

    machine: str
    cpu: str


def compile_unit(text: str, processor: Processor, is_lowered: bool = False) -> bytes:
    """A unit as a relocatable object, position independent. `is_lowered`: its kernels were lowered from Python."""
    module, machine = optimised(text, processor, is_lowered)
    return bytes(machine.emit_object(module))


def optimised(text: str, processor: Processor, is_lowered: bool = False) -> tuple[Any, Any]:
    """LLVM's module and target machine. Handlers and kernels by hand are compiled nearly as they are written, for
    size, which costs them no time; of those that were lowered LLVM moves invariants out of loops and removes repeated
    calculations."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    # no loop may become a call of a C function, which the image could not reach
    attributes = '"no-builtins"' if is_lowered else 'optsize "no-builtins"'
    text = text.replace(" nounwind {\n", f" nounwind {attributes} {{\n")
    module = llvm.parse_assembly(text)
    module.triple = f"{processor.machine}-unknown-linux-gnu"
    machine = llvm.Target.from_triple(module.triple).create_target_machine(
        cpu=processor.cpu, opt=1, reloc="pic", codemodel="small")
    module.data_layout = str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(2))
    whole = llvm.create_new_module_pass_manager()
    whole.add_always_inliner_pass()
    whole.add_global_dead_code_eliminate_pass()
    whole.run(module, builder)
    if is_lowered:
        builder.getModulePassManager().run(module, builder)
        return module, machine
    single = llvm.create_new_function_pass_manager()
    single.add_sroa_pass()
    single.add_simplify_cfg_pass()
    single.add_instruction_combine_pass()
    single.add_simplify_cfg_pass()
    for each in module.functions:
        if not each.is_declaration:
            single.run(each, builder)
    return module, machine


def build_image(native: Native, key: str, cache: Path, processor: Processor, pool: Executor,
                progress: Callable[[int, int], None] | None = None) -> bytes:
    """Compile the units that `cache` does not have, in `pool`, and link them. `key` says what the image was made of;
    `progress` gets units done, units. Builds may share a cache, at the same time, too."""
    cache.mkdir(parents=True, exist_ok=True)
    paths = {name: cache / f"{name}-{_key(text, processor)}.o" for name, text in native.units.items()}
    objects = {name: _read_object(path) for name, path in paths.items()}
    missing = [name for name, data in objects.items() if data is None]
    missing.sort(key=lambda name: -len(native.units[name]))
    tasks = {name: pool.submit(compile_unit, native.units[name], processor, _is_lowered(name)) for name in missing}
    for number, (name, task) in enumerate(tasks.items(), len(paths) - len(missing) + 1):
        objects[name] = task.result()
        _write_object(paths[name], task.result())
        _remove_old_objects(cache, name)
        if progress is not None:
            progress(number, len(paths))
    return _link_image(native, [data for data in objects.values() if data is not None], key, processor)


def _is_lowered(unit: str) -> bool:
    """Whether a unit is of kernels that were lowered, or of what these call."""
    return unit.startswith((f"kernels.{LOWERED}", "kernels.support."))


def _link_image(native: Native, objects: list[bytes], key: str, processor: Processor) -> bytes:
    linked = link(objects, processor.machine)
    entries = {name: at for name, at in linked.functions.items() if not name.startswith("h_")}
    entries |= {f"h_{name}": linked.functions[f"h_{twin}"] for name, twin in native.twins.items()}
    entries |= {f"pure__{name}": linked.functions[name] for name in native.pure}
    header = Header(processor.machine, str(sys.implementation.cache_tag), FEATURES[processor.machine][processor.cpu],
                    len(linked.block), native.fingerprint, linked.start, linked.externals, linked.internals, entries,
                    native.provisions)
    return pack_image(key, header, linked.block)


def _read_object(path: Path) -> bytes | None:
    """The object file, which counts as used now; None where there is none."""
    try:
        data = path.read_bytes()
        os.utime(path)
    except OSError:
        return None
    return data


def _write_object(path: Path, data: bytes) -> None:
    """In one step, so that another build finds it whole or not at all."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(data)
    draft.replace(path)


def _remove_old_objects(cache: Path, name: str) -> None:
    """Those of a unit that were used least recently, beyond KEPT_OBJECTS."""
    used = []
    for path in cache.glob(f"{name}-*.o"):
        with contextlib.suppress(OSError):  # another build removed it
            used.append((path.stat().st_mtime_ns, path))
    for _, path in sorted(used)[:-KEPT_OBJECTS]:
        path.unlink(missing_ok=True)


def _key(text: str, processor: Processor) -> str:
    return hashlib.sha256(f"{COMPILER} {processor.machine} {processor.cpu} {text}".encode()).hexdigest()[:16]
