"""Questions for reference counts are asked in the forms that zvm/runtime/values/counting.py measures."""
from __future__ import annotations

import dis
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import zvm
from zvm.runtime.values import counting

PACKAGE = Path(zvm.__file__).parent
PARSED_ONLY = ("handlers/definitions", "handlers/native/kernels")


def code_objects(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from code_objects(constant)


def operand_opcodes(code: CodeType) -> Iterator[tuple[int | None, list[str]]]:
    """The line and the opcodes that load the operand, of each call of getrefcount()."""
    instructions = [each for each in dis.get_instructions(code) if each.opname not in ("PUSH_NULL", "PRECALL")]
    for at, instruction in enumerate(instructions):
        if instruction.argval == "getrefcount" and instruction.opname == "LOAD_GLOBAL":
            end = at + 1
            while not instructions[end].opname.startswith("CALL"):
                end += 1
            yield code.co_firstlineno, [each.opname for each in instructions[at + 1:end]]


def test_locals_are_loaded_as_in_the_measurement() -> None:
    """The compiler of Python 3.14 does not lend every local: not after `try: … except …: return`, for one."""
    [(_, measured)] = operand_opcodes(counting._ask_local.__code__)
    differing, count = [], 0
    for path in sorted(PACKAGE.rglob("*.py")):
        name, text = str(path.relative_to(PACKAGE)), path.read_text()
        if "getrefcount(" in text and not name.startswith(PARSED_ONLY):
            for code in code_objects(compile(text, name, "exec")):
                for line, opcodes in operand_opcodes(code):
                    count += 1
                    if len(opcodes) == 1 and opcodes != measured:
                        differing.append(f"{name}:{line} {code.co_name}: {opcodes[0]}")
    assert not differing
    assert count > 100  # the handlers' among them
