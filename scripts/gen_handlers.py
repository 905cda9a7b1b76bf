#!/usr/bin/env python3
"""Write zvm/handlers/generated/*.py and zvm/opcodes/metadata.py from zvm/handlers/definitions/*.py.

--check: write nothing, exit 1 naming files that are stale. --list NAME: print one opcode's handlers, with --target as
LLVM IR (native), machine code (asm) or stencils of compiled regions (stencil). --stats: totals; with --target=native
how much of each opcode is native.
"""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from generated_files import write_or_check

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.handlers.generator.model import DefinitionError  # noqa: E402
from zvm.handlers.generator.pipeline import Generated, generate, handler_sources  # noqa: E402


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="only say which files are stale")
    arguments.add_argument("--list", metavar="OPCODE", help="print the handlers of one opcode")
    arguments.add_argument("--target", choices=("python", "native", "asm", "stencil"), default="python",
                           help="which form of the handlers is meant")
    arguments.add_argument("--stats", action="store_true", help="print the totals")
    options = arguments.parse_args()
    try:
        generated = generate(ROOT)
    except DefinitionError as error:
        print(error, file=sys.stderr)
        return 1
    if options.list:
        print(listing(generated, options.list, options.target))
        return 0
    if options.stats:
        print(generated.statistics() if options.target == "python" else native_coverage(generated))
        return 0
    files = {ROOT / name: text for name, text in generated.files.items()}
    left_over = [path for path in sorted((ROOT / "zvm/handlers/generated").glob("*.py"))
                 if path not in files and path.name != "__init__.py"]
    status = write_or_check(files, options.check)
    for path in left_over:
        if options.check:
            print(f"{path.relative_to(ROOT)} is generated no more: run scripts/gen_handlers.py", file=sys.stderr)
            status = 1
        else:
            path.unlink()
    if not options.check:
        print(generated.statistics())
    return status


def listing(generated: Generated, opcode: str, target: str) -> str:
    """The handlers of one opcode."""
    if target == "python":
        return "\n\n".join(handler_sources(generated, opcode))
    from zvm.engine import Engine
    from zvm.handlers.generator.native import listing

    if target == "stencil":
        from zvm.handlers.generator.stencils.building import stencil_listing

        return stencil_listing(generated.plans, listing.make_kernels(Engine), opcode)
    show = listing.ir_listing if target == "native" else listing.assembly_listing
    return show(generated.plans.get(opcode, []), Engine)


def native_coverage(generated: Generated) -> str:
    from zvm.engine import Engine
    from zvm.handlers.generator.native.listing import coverage

    return coverage(generated.plans, Engine)


if __name__ == "__main__":
    sys.exit(main())
