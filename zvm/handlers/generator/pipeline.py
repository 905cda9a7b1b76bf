"""The whole way from definition files to generated files, and the statistics.

Called by scripts/gen_handlers.py and the tests. Every artefact is text, so that --check can compare.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from zvm.handlers.generator.emit_handlers import Topic, emit_topic
from zvm.handlers.generator.emit_index import emit_index
from zvm.handlers.generator.emit_metadata import emit_metadata
from zvm.handlers.generator.model import Opcode
from zvm.handlers.generator.names import Names
from zvm.handlers.generator.parsing import parse_directory
from zvm.handlers.generator.specialise import variants


@dataclass
class Generated:
    """What one run made: file contents by path relative to the root, and the printed topics."""

    opcodes: list[Opcode]
    files: dict[str, str]
    topics: dict[str, Topic]

    def statistics(self) -> str:
        """One line: opcodes, handlers, merged twins."""
        defined = sum(opcode.has_handler for opcode in self.opcodes)
        handlers = sum(topic.handlers for topic in self.topics.values())
        twins = sum(topic.twins for topic in self.topics.values())
        return f"{len(self.opcodes)} opcodes, {defined} with handlers: {handlers} functions, {twins} twins merged"


def generate(root: Path) -> Generated:
    """Everything, from the definitions under `root`. Raises DefinitionError."""
    opcodes = parse_directory(root / "zvm/handlers/definitions")
    by_topic: dict[str, list[Opcode]] = {}
    for opcode in opcodes:
        by_topic.setdefault(opcode.topic, []).append(opcode)
    topics = {name: emit_topic(name, members, root) for name, members in sorted(by_topic.items())
              if any(opcode.has_handler for opcode in members)}
    files = {f"zvm/handlers/generated/{name}.py": topic.source for name, topic in topics.items()}
    files["zvm/handlers/generated/index.py"] = emit_index(opcodes)
    files["zvm/opcodes/metadata.py"] = emit_metadata(opcodes, bodies_by_opcode(opcodes, topics), Names(root))
    return Generated(opcodes, files, topics)


def bodies_by_opcode(opcodes: list[Opcode], topics: dict[str, Topic]) -> dict[str, list[list[ast.stmt]]]:
    """The lowered bodies of every variant, by opcode name."""
    return {opcode.name: [topics[opcode.topic].bodies[variant.name] for variant in variants(opcode)]
            for opcode in opcodes if opcode.has_handler}


def handler_sources(generated: Generated, name: str) -> list[str]:
    """The printed functions of one opcode, for --list."""
    opcode = next((opcode for opcode in generated.opcodes if opcode.name == name), None)
    if opcode is None or not opcode.has_handler:
        return []
    wanted = {variant.name for variant in variants(opcode)}
    blocks = generated.topics[opcode.topic].source.split("\n\n\n")
    found = []
    for block in blocks:
        lines = block.strip("\n").splitlines()
        if lines and lines[0].startswith("def ") and lines[0][4:lines[0].index("(")] in wanted:
            found.append("\n".join(lines))
        elif lines and not lines[0].startswith("def "):
            found += [line for line in lines if line.split(" =")[0] in wanted]
    return found
