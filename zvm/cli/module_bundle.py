"""What goes into the bundle of this package's modules (zvm/bundle.py), and writing it."""
from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType
from typing import Any

from zvm.bundle import USUAL, Installation, bundle_digest
from zvm.bundle_writer import Module, Rules, add_record, write_bundle
from zvm.cli.usual_run import recorded

# what a start, a compilation and a look into the cache need, and then most programs, each loaded at one go
GROUPS = (
    ("zvm.cli.main",),
    ("zvm.cli.startup", "zvm.cli.modes"),
    ("zvm.engine.facade", "zvm.executor.closures", "zvm.runtime.services.patterns", "zvm.runtime.classes.class_entry",
     "zvm.executor.iteration", "zvm.executor.operands", "zvm.opcodes.script", "zvm.engine.optimizing"),
    ("zvm.engine.script_cache", "zvm.linker.handler_selection"),
    ("zvm.opfile.cache",),
    ("zvm.engine.eval_cache",),
    ("zvm.engine.compilation", "zvm.engine.native_compiling", "zvm.handlers.native.parsing",
     "zvm.engine.pending_files"),
    ("zvm.executor.class_declaration",),
    ("zvm.executor.callables", "zvm.executor.arguments", "zvm.handlers.call_fusion.fusing"),
    ("zvm.executor.properties",),
    ("zvm.ext.vocabulary",),
    ("zvm.ext.standard.strings.general",),
    ("zvm.ext.standard.streams.filestat",),
    ("zvm.ext.pcre.matching",),
    ("zvm.runtime.objects.evaluation",),
    ("zvm.ext.core.exceptions",),
    ("zvm.handlers.native.regions",),
)
# modules of whose definitions few are ever needed
LAZY = ("zvm.handlers.generated.", "zvm.frontend.generated.ast", "zvm.ext.core.interfaces", "zvm.ext.spl.exceptions")
# modules whose functions are read with them: the API, which is documented, what knows functions by their code, and
# those whose functions are methods of PHP's or sent to other processes
WHOLE = ("zvm.embedding.", "zvm.optimizer.passes.", "zvm.handlers.generated.", "zvm.runtime.objects.enums",
         "zvm.runtime.objects.property_hooks", "zvm.cli.precompile")
# modules of whose functions nothing asks for names or parameters
PLAIN = tuple(f"zvm.{name}" for name in (
    "bundle_runs", "cli.", "compiler.", "engine.", "executor.", "frontend.", "handlers.call_fusion.",
    "handlers.native.", "linker.", "opcodes.", "opfile.", "optimizer.", "regions.", "runtime."))

# modules whose documentation users may ask for, and which show it themselves
DOCUMENTED = ("zvm.embedding.", "zvm.asgi", "zvm.wsgi", "zvm.sandbox.", "zvm.conformance.", "zvm.fuzzing.",
              "zvm.optimizer.passes.")


def write_for(installation: Installation, path: str, run: Callable[..., Iterable[bytes]] = map) -> bool:
    """Write a package's bundle at a path; `run` is map(), or does the same in several processes. Does nothing, and
    returns False, where it is up to date. Raises OSError."""
    package = Path(installation.package)
    sources = sorted(package.rglob("*.py"))
    digest = installation.state or _digest_of(sources)
    if bundle_digest(path) == digest:
        return False
    modules = [_module_of(package, source) for source in sources]
    texts = {**entry_points(), **patterns(), **signatures()}
    write_bundle(path, installation.package, modules, digest, GROUPS, texts, Rules(LAZY, PLAIN, WHOLE, DOCUMENTED), run)
    usual = recorded(installation) if path in installation.places() else None
    if usual is not None:
        add_record(path, USUAL, usual)
    return True


def entry_points() -> dict[str, CodeType]:
    """The checked entry points of all internal functions and methods: their code by their text."""
    from zvm.engine import Engine
    from zvm.ext.registry import class_names, function_names
    from zvm.runtime.functions.internal_function import InternalFunction, entry_writer

    engine = Engine()
    functions = list(map(engine.functions.get, function_names()))
    for ce in filter(None, map(engine.lookup_class, class_names())):
        functions += ce.function_table.values()
    texts = {entry_writer(each).text() for each in functions if isinstance(each, InternalFunction)}
    return {text: next(each for each in compile(text, "", "exec", dont_inherit=True).co_consts
                       if isinstance(each, CodeType)) for text in sorted(texts)}


def signatures() -> dict[str, tuple[Any, ...]]:
    """What the modules of zvm/ext declare of functions."""
    from zvm.ext.registry import function_names, signature_text, stored_signature

    return {signature_text(name): signature for name in function_names()
            if (signature := stored_signature(name)) is not None}


def patterns() -> dict[str, tuple[Any, ...]]:
    """The compiled patterns of all modules that are loaded, as patterns.py finds them, and those of dates' formats."""
    from zvm.ext.date.reading.formats import FORMATS
    from zvm.ext.date.reading.scanner import expression
    from zvm.runtime.values.patterns import LazyPattern

    for number in range(len(FORMATS)):
        expression(number)
    return {each.kept_as(): each.to_keep() for each in gc.get_objects() if type(each) is LazyPattern}


def _digest_of(sources: list[Path]) -> bytes:
    """It changes when the sources, or the groups they come in, do."""
    states = [repr(GROUPS)]
    for source in sources:
        status = source.stat()
        states.append(f"{source} {status.st_mtime_ns} {status.st_size}\n")
    return hashlib.sha256("".join(states).encode()).digest()


def _module_of(package: Path, source: Path) -> Module:
    place = source.relative_to(package)
    is_package = place.name == "__init__.py"
    name = ".".join((package.name, *place.with_suffix("").parts[:-1 if is_package else None]))
    return name, f"/{place}", is_package
