"""One LLVM module of everything: kernels and handlers; optimised and compiled to an object file.

Needs llvmlite, at build time only. Kernels that are inlined vanish; each handler is optimised by itself, since codegen of
one large unit is superlinear.
"""
from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from zvm.handlers.generator.native.ir import METADATA
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.target import Handler, write_handler
from zvm.handlers.generator.plan import Plan
from zvm.handlers.native import abi

KERNEL_FOLDER = Path(abi.__file__).parent / "kernels"


@dataclass
class Module:
    """IR of the whole and what became of each plan."""

    text: str
    handlers: list[Handler]

    def statistics(self) -> str:
        whole = sum(handler.text is not None and not handler.refusals for handler in self.handlers)
        partly = sum(handler.text is not None and bool(handler.refusals) for handler in self.handlers)
        return (f"{len(self.handlers)} handlers: {whole} native whole, {partly} with a native fast path, "
                f"{len(self.handlers) - whole - partly} in Python only")


def make_kernels() -> Kernels:
    return Kernels(KERNEL_FOLDER, sys.version_info[:2], abi.layout(), set(abi.symbol_objects()))


def make_module(plans: Iterable[Plan]) -> Module:
    """The module of all plans; plans with the same steps share a handler, as they share a Python function."""
    kernels = make_kernels()
    handlers = [write_handler(each, kernels) for each in plans]
    texts = [handler.text for handler in handlers if handler.text is not None]
    return Module(kernels.declarations() + kernels.definitions() + "\n".join(texts) + METADATA, handlers)


def compile_object(text: str, cpu: str | None = None) -> bytes:
    """The module as a relocatable object, position independent. `cpu`: LLVM's name, None for this machine's."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    module.triple = llvm.get_process_triple()
    features = llvm.get_host_cpu_features().flatten() if cpu is None else ""
    machine = llvm.Target.from_triple(module.triple).create_target_machine(
        cpu=cpu or llvm.get_host_cpu_name(), features=features, opt=1, reloc="pic", codemodel="small")
    module.data_layout = str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(2))
    whole = llvm.create_new_module_pass_manager()
    whole.add_always_inliner_pass()
    whole.add_global_dead_code_eliminate_pass()
    whole.run(module, builder)
    single = llvm.create_new_function_pass_manager()
    single.add_sroa_pass()
    single.add_simplify_cfg_pass()
    single.add_instruction_combine_pass()
    single.add_simplify_cfg_pass()
    for function in module.functions:
        if not function.is_declaration:
            single.run(function, builder)
    return bytes(machine.emit_object(module))


def assembly(text: str, name: str) -> str:
    """The machine code of one function, for people."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    raise NotImplementedError(name)
