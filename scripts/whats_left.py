"""List the functions, methods, classes, constants and ini directives that PHP 8.2 has and ZVM has not.

Reads the recorded names, tests/ext/signatures.tsv and names.tsv (scripts/gen_extension_names.py), and looks each up in
an Engine. Run by scripts/whats_left.
"""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from zvm.engine import Engine
from zvm.ext import registry
from zvm.runtime.values.zval import UNDEF

ROOT = Path(__file__).resolve().parent.parent
SIGNATURES, NAMES = ROOT / "tests/ext/signatures.tsv", ROOT / "tests/ext/names.tsv"
PAGE = ROOT / "docs/reference/extensions.md"
BEGIN, END = "<!-- scripts/whats_left --write -->\n", "<!-- end of scripts/whats_left -->\n"
KINDS = {"function": "functions", "method": "methods", "class": "classes", "constant": "constants",
         "ini": "ini directives"}

Names = dict[str, dict[str, list[str]]]  # extension → kind → names


def recorded() -> Names:
    """All that PHP has."""
    names: Names = {}
    for line in SIGNATURES.read_text(encoding="latin-1").splitlines():
        extension, signature, *_ = line.split("\t")
        name = signature.partition("(")[0]
        kinds = names.setdefault(extension, {kind: [] for kind in KINDS})
        kinds["method" if "::" in name else "function"].append(name)
    for line in NAMES.read_text(encoding="latin-1").splitlines():
        extension, kind, name = line.split("\t")
        if kind in KINDS:  # else it is no name: what an extension depends on
            names[extension][kind].append(name)
    return names


def is_there(engine: Engine, kind: str, name: str) -> bool:
    """Does the engine know that name? A method may be inherited."""
    if kind == "function":
        return registry.has_function(name.lower())
    if kind == "class":
        return registry.has_class(name.lower())
    if kind == "constant":
        return engine.constants.get(name) is not UNDEF
    if kind == "ini":
        return engine.ini.exists(name)
    class_name, _, method = name.partition("::")
    if name == "Closure::__invoke":  # made up by calls and by reflection
        return True
    ce = engine.lookup_class(class_name, False) if registry.has_class(class_name.lower()) else None
    return ce is not None and method.lower() in ce.function_table


def missing(engine: Engine, names: Names) -> Names:
    """Those of the names that the engine does not know."""
    return {extension: {kind: [name for name in listed if not is_there(engine, kind, name)]
                        for kind, listed in kinds.items()} for extension, kinds in names.items()}


def table(names: Names, left: Names) -> str:
    """Have / all per extension and kind, in Markdown."""
    rows = [f"| extension | {' | '.join(KINDS.values())} |\n", f"| --- |{' ---: |' * len(KINDS)}\n"]
    totals = dict.fromkeys(KINDS, (0, 0))
    for extension, kinds in names.items():
        cells = []
        for kind, listed in kinds.items():
            have = len(listed) - len(left[extension][kind])
            cells.append(f"{have}/{len(listed)}" if listed else "–")
            totals[kind] = totals[kind][0] + have, totals[kind][1] + len(listed)
        rows.append(f"| {extension} | {' | '.join(cells)} |\n")
    rows.append(f"| all | {' | '.join(f'{have}/{known}' for have, known in totals.values())} |\n")
    return "".join(rows)


def write_page(text: str) -> None:
    """Put the table between the two markers of docs/reference/extensions.md; raises ValueError when it has none."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"{PAGE}: no {BEGIN.strip()}")
    PAGE.write_text(f"{before}{BEGIN}{text}{END}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="whats_left", description=__doc__.splitlines()[0])
    parser.add_argument("extensions", nargs="*", metavar="EXTENSION", help="only these (default: all recorded ones)")
    parser.add_argument("--totals", action="store_true", help="print the table of totals only")
    parser.add_argument("--write", action="store_true",
                        help="write the table of totals into docs/reference/extensions.md")
    arguments = parser.parse_args()
    names = recorded()
    wanted = {name.lower() for name in arguments.extensions} or {name.lower() for name in names}
    if unknown := wanted - {name.lower() for name in names}:
        parser.error(f"no names are recorded of {', '.join(sorted(unknown))}")
    names = {extension: kinds for extension, kinds in names.items() if extension.lower() in wanted}
    left = missing(Engine(), names)
    if arguments.write:
        write_page(table(names, left))
        return 0
    for extension, kinds in left.items() if not arguments.totals else ():
        for kind, absent in kinds.items():
            for name in absent:
                print(f"{extension} {kind} {name}")
    print(table(names, left), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
