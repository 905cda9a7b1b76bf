"""A compiled stencil's assembler text as two: the hot part falls through to the next stencil, the rest is cold.

The hot part is the chain of blocks that LLVM lets follow one another from the entry to the jump to NEXT. So the code of
a loop is dense, and its exits stand after it.
"""
from __future__ import annotations

import re
from dataclasses import dataclass, field

_JUMP = re.compile(r"\tj(\w+)\t(\S+)")
_INVERSE = {"e": "ne", "l": "ge", "le": "g", "b": "ae", "be": "a", "o": "no", "s": "ns", "p": "np"}
_INVERSE |= {inverse: condition for condition, inverse in _INVERSE.items()}
NEXT = "NEXT"


@dataclass
class Block:
    """Instructions, then conditional jumps (condition, to), then where it goes on: None after a return."""

    label: str
    lines: list[str] = field(default_factory=list)
    jumps: list[tuple[str, str]] = field(default_factory=list)
    goes_on: str | None = None


def functions_of(assembly: str) -> dict[str, list[str]]:
    """The lines of each function of an assembler file, without directives and comments."""
    functions: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in assembly.split("\n"):
        text = line.split("#")[0].rstrip()
        if text.startswith(".Lfunc_end"):
            lines = None
        elif text and not text[0].isspace() and text.endswith(":") and not text.startswith("."):
            lines = functions[text[:-1].strip('"')] = []
        elif lines is not None and text and (not text.startswith("\t.") or text.endswith(":")):
            lines.append(text.replace("@PLT", ""))
    return functions


def split(name: str, lines: list[str]) -> tuple[list[str], list[str]]:
    """The hot and the cold lines of a function; labels are made unique by its name."""
    blocks = _blocks(name, lines)
    by_label = {block.label: block for block in blocks}
    chain = [blocks[0]]
    while True:
        last = chain[-1]
        if last.goes_on != NEXT and any(to == NEXT for _, to in last.jumps):
            _turn(last)
        following = by_label.get(last.goes_on or "")
        if following is None or following in chain:
            break
        chain.append(following)
    cold = [block for block in blocks if block not in chain]
    return _text(chain, NEXT), _text(cold, None)


def _blocks(name: str, lines: list[str]) -> list[Block]:
    """Basic blocks; what only jumps elsewhere is passed over."""
    blocks = [Block(f".L{name}.0")]
    is_open = True
    for line in lines:
        if line.endswith(":"):
            if is_open:
                blocks[-1].goes_on = line[:-1]
            blocks.append(Block(line[:-1]))
            is_open = True
            continue
        jump = _JUMP.match(line)
        if not is_open or jump is None and blocks[-1].jumps:
            if is_open:
                blocks[-1].goes_on = f".L{name}.{len(blocks)}"
            blocks.append(Block(f".L{name}.{len(blocks)}"))
            is_open = True
        if jump is None:
            blocks[-1].lines.append(line)
            is_open = not line.startswith("\tret")
        elif jump[1] == "mp":
            blocks[-1].goes_on, is_open = jump[2], False
        else:
            blocks[-1].jumps.append((jump[1], jump[2]))
    return _threaded(blocks)


def _threaded(blocks: list[Block]) -> list[Block]:
    onward = {block.label: block.goes_on for block in blocks[1:]
              if block.goes_on is not None and not block.lines and not block.jumps}

    def final(label: str) -> str:
        while label in onward:
            label = onward[label]
        return label

    for block in blocks:
        block.goes_on = None if block.goes_on is None else final(block.goes_on)
        block.jumps = [(condition, final(to)) for condition, to in block.jumps]
    return [block for block in blocks if block.label not in onward]


def _turn(block: Block) -> None:
    """jcc NEXT; jmp X → jncc X, and NEXT follows; where another conditional jump comes after it, nothing."""
    condition, to = block.jumps[-1]
    if to == NEXT and block.goes_on is not None:
        block.jumps[-1] = _INVERSE[condition], block.goes_on
        block.goes_on = NEXT


def _text(blocks: list[Block], end: str | None) -> list[str]:
    """Assembler lines; a jump to what follows is left out. `end` follows the last block."""
    lines = []
    for index, block in enumerate(blocks):
        follows = blocks[index + 1].label if index + 1 < len(blocks) else end
        lines += [f"{block.label}:", *block.lines, *(f"\tj{condition}\t{to}" for condition, to in block.jumps)]
        if block.goes_on is not None and block.goes_on != follows:
            lines.append(f"\tjmp\t{block.goes_on}")
    return lines
