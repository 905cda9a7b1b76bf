"""The whole way from definition files to generated files, and the statistics.

Called by scripts/gen_handlers.py and the tests. Every artefact is text, so that --check can compare.
"""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from zvm.handlers.generator.catalogue import Catalogue
from zvm.handlers.generator.model import Opcode
from zvm.handlers.generator.parsing import parse_directory
from zvm.handlers.generator.plan import Plan
from zvm.handlers.generator.planning import plan_of
from zvm.handlers.generator.specialise import variants
from zvm.handlers.generator.targets.index import print_index
from zvm.handlers.generator.targets.meanings import print_meanings
from zvm.handlers.generator.targets.metadata import print_metadata
from zvm.handlers.generator.targets.operands import print_operands
from zvm.handlers.generator.targets.python import Topic, print_topic


@dataclass
class Generated:
    """What one run made: plans by opcode name, file contents by path relative to the root, and the printed topics."""

    opcodes: list[Opcode]
    plans: dict[str, list[Plan]]
    files: dict[str, str]
    topics: dict[str, Topic]

    def plans_by_topic(self) -> dict[str, list[Plan]]:
        """The plans of each definition file."""
        topics: dict[str, list[Plan]] = {}
        for opcode in self.opcodes:
            topics.setdefault(opcode.topic, []).extend(self.plans.get(opcode.name, ()))
        return topics

    def statistics(self) -> str:
        """One line: opcodes, handlers, merged twins."""
        handlers = sum(topic.handlers for topic in self.topics.values())
        twins = sum(topic.twins for topic in self.topics.values())
        return (f"{len(self.opcodes)} opcodes, {len(self.plans)} with handlers: {handlers} functions, "
                f"{twins} twins merged")


def generate(root: Path) -> Generated:
    """Everything, from the definitions under `root`: parse → macros → fold → specialise → plan → targets.

    Raises DefinitionError.
    """
    catalogue = Catalogue(root)
    generated = read_plans(root, catalogue)
    opcodes, plans = generated.opcodes, generated.plans
    topics = {topic: print_topic(topic, members) for topic, members in sorted(generated.plans_by_topic().items())
              if members}
    files = {f"zvm/handlers/generated/{name}.py": topic.source for name, topic in topics.items()}
    files["zvm/executor/generated/operands.py"] = print_operands(catalogue)
    files["zvm/linker/handler_index.py"] = print_index(opcodes)
    files["zvm/opcodes/metadata.py"] = print_metadata(opcodes, plans)
    files["zvm/opcodes/meanings.py"] = print_meanings(opcodes)
    generated.files.update(files)
    generated.topics.update(topics)
    return generated


def read_plans(root: Path, catalogue: Catalogue | None = None) -> Generated:
    """The plans of the definitions under `root`, with nothing printed. Raises DefinitionError."""
    opcodes = parse_directory(root / "zvm/handlers/definitions")
    return Generated(opcodes, make_plans(opcodes, catalogue or Catalogue(root)), {}, {})


def make_plans(opcodes: list[Opcode], catalogue: Catalogue) -> dict[str, list[Plan]]:
    """The plans of every variant, by opcode name. Raises DefinitionError."""
    return {opcode.name: [plan_of(opcode, variant, catalogue) for variant in variants(opcode)]
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
