#!/usr/bin/env python3
"""Write zvm/modules.TAG.bundle, which this Python imports zvm's modules from. Does nothing where it is up to date."""
from __future__ import annotations

import gc
import hashlib
import sys
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.bundle import bundle_digest  # noqa: E402
from zvm.bundle_writer import write_bundle  # noqa: E402

PACKAGE = ROOT / "zvm"
# what a start, a compilation and a look into the cache need, and then most programs, each loaded at one go
GROUPS = (
    ("zvm.cli.main",),
    ("zvm.cli.startup", "zvm.cli.modes"),
    ("zvm.engine.facade", "zvm.executor.closures", "zvm.runtime.services.patterns", "zvm.runtime.classes.class_entry",
     "zvm.executor.iteration", "zvm.executor.operands", "zvm.opcodes.script", "zvm.engine.optimizing"),
    ("zvm.engine.script_cache", "zvm.linker.handler_selection"),
    ("zvm.opfile.cache",),
    ("zvm.engine.eval_cache",),
    ("zvm.engine.compilation", "zvm.engine.native_compiling", "zvm.handlers.native.parsing"),
    ("zvm.executor.class_declaration",),
    ("zvm.executor.callables", "zvm.executor.arguments", "zvm.handlers.call_fusion.fusing"),
    ("zvm.executor.properties",),
    ("zvm.ext.vocabulary",),
    ("zvm.ext.standard.strings.general",),
    ("zvm.ext.standard.streams.filestat",),
    ("zvm.ext.pcre.matching",),
    ("zvm.runtime.objects.evaluation",),
    ("zvm.ext.core.exceptions",),
)
# modules of whose definitions few are ever needed
LAZY = ("zvm.handlers.generated.", "zvm.frontend.generated.ast", "zvm.ext.core.interfaces", "zvm.ext.spl.exceptions")


def main() -> None:
    sources = sorted(PACKAGE.rglob("*.py"))
    digest = hashlib.sha256("".join([repr(GROUPS), *map(state_of, sources)]).encode()).digest()
    if bundle_digest(str(PACKAGE)) != digest:
        write_bundle(str(PACKAGE), map(module_of, sources), digest, GROUPS, LAZY, {**entry_points(), **patterns()})


def entry_points() -> dict[str, CodeType]:
    """The checked entry points of all internal functions and methods: their code by their text."""
    from zvm.engine import Engine
    from zvm.ext.registry import class_names, function_names
    from zvm.runtime.functions.internal_function import InternalFunction, entry_writer

    engine = Engine()
    functions = list(map(engine.functions.get, function_names()))
    for name in class_names():
        functions += engine.lookup_class(name).function_table.values()
    texts = {entry_writer(each).text() for each in functions if isinstance(each, InternalFunction)}
    return {text: next(each for each in compile(text, "", "exec", dont_inherit=True).co_consts
                       if isinstance(each, CodeType)) for text in sorted(texts)}


def patterns() -> dict[str, tuple[Any, ...]]:
    """What the patterns of the modules that are loaded are compiled to, as patterns.py finds it."""
    from zvm.runtime.values.patterns import LazyPattern

    return {each.kept_as(): each.to_keep() for each in gc.get_objects() if type(each) is LazyPattern}


def state_of(source: Path) -> str:
    """A line that is another when the source was changed."""
    status = source.stat()
    return f"{source} {status.st_mtime_ns} {status.st_size}\n"


def module_of(source: Path) -> tuple[str, str, bool]:
    """(name, source file under the package, whether it is a package's)."""
    place = source.relative_to(PACKAGE)
    is_package = place.name == "__init__.py"
    name = ".".join((PACKAGE.name, *place.with_suffix("").parts[:-1 if is_package else None]))
    return name, f"/{place}", is_package


if __name__ == "__main__":
    main()
