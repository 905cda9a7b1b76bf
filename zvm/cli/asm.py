"""The command zvm-asm: assembler text to an op-array file, and back (docs/reference/assembler.md)."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from zvm.engine import Engine
from zvm.opfile.assembler.assembling import assemble
from zvm.opfile.assembler.listing import listing
from zvm.opfile.checking import check
from zvm.opfile.format import OpFileError
from zvm.opfile.reader import OpFile

DESCRIPTION = """\
Make an op-array file (.zvmc) of assembler text (.zasm), or with --list text of a file.
Errors are shown as FILE:LINE:COLUMN: what is wrong. What is made is verified.
"""


def main(argv: list[str] | None = None) -> None:
    """Run the command; ends the process: 0, or 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="zvm-asm", description=DESCRIPTION,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="FILE.zasm; with --list FILE.zvmc")
    parser.add_argument("-o", dest="output", type=Path,
                        help="what is written (default: FILE.zvmc; of --list: standard output)")
    parser.add_argument("--list", action="store_true", help="show a .zvmc file as assembler text")
    options = parser.parse_args(argv)
    sys.setrecursionlimit(100_000)
    try:
        if options.list:
            _list(options.file, options.output)
        else:
            _assemble(options.file, options.output or options.file.with_suffix(".zvmc"))
    except (OpFileError, OSError) as error:
        print(f"zvm-asm: {error}" if isinstance(error, OSError) else error, file=sys.stderr)
        sys.exit(1)


def _assemble(path: Path, output: Path) -> None:
    data = assemble(path.read_text("latin-1"), str(path))
    check(OpFile(data, str(path)), str(path), Engine().internal_function)
    output.write_bytes(data)


def _list(path: Path, output: Path | None) -> None:
    engine = Engine()
    file = OpFile(path.read_bytes(), str(path), link=False)
    check(file, str(path), engine.internal_function)
    text = listing(file.script(engine), file.path, file.superglobals)
    if output is not None:
        output.write_text(text, "latin-1")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
