"""Two threads need at the same time what a process makes once: `python first_use.py CASE`.

One of them is stopped where it has made the thing and no other thread can know it yet; the second one then makes and
uses it; the first one goes on. Run with PYTHONMALLOC=debug, so that the use of freed memory is seen.
"""
from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

from zvm.engine import Engine, native_compiling
from zvm.ext.registry import find_function
from zvm.handlers.native import tier

SOURCE = r"""<?php function words($text) { foreach (explode(' ', $text) as $i => $word) yield $i => strrev($word); }
foreach (words('a bc') as $i => $word) { echo $i, $word, match (true) { $i > 0 => "\n", default => ',' }; }"""
PRINTED = b"0a,1cb\n"


def meanwhile(place: str, first: Callable[[], Any], second: Callable[[], Any]) -> tuple[Any, Any]:
    """What first() gives, and what second() gives, which another thread calls when first() has returned from the
    function `place` once."""
    results: list[Any] = []

    def look(frame: FrameType, event: str, value: object) -> None:
        if event == "return" and frame.f_code.co_qualname == place:
            sys.setprofile(None)
            thread = threading.Thread(target=lambda: results.append(second()))
            thread.start()
            thread.join()
    sys.setprofile(look)
    try:
        found = first()
    finally:
        sys.setprofile(None)
    gc.collect()
    return found, *results


def run() -> bytes:
    written: list[bytes] = []
    Engine(write=written.append).run_source(SOURCE, "words.php")
    return b"".join(written)


def parser() -> None:
    assert meanwhile("_Automaton.__init__", run, run) == (PRINTED, PRINTED)
    assert run() == PRINTED


def compiler() -> None:
    image = loaded().image
    meanwhile("_NativeCompiling.__init__", lambda: native_compiling.use(image), lambda: native_compiling.use(image))
    assert run() == PRINTED


def builtins() -> None:
    image = loaded().image
    for joaat in meanwhile("Image.address", lambda: image.builtin("helper__joaat"),
                           lambda: image.builtin("helper__joaat")):
        assert joaat(b"", 5) == 5


def blocks() -> None:
    """Native code has the address of a function's block while it calls the function."""
    engine = Engine()
    function = find_function(engine, "strrev")
    assert function is not None

    def prepare() -> Any:
        loaded().prepare(function, engine)
        return function.native
    first, second = meanwhile("Tier._internal", prepare, prepare)
    assert first is second is function.native


def functions() -> None:
    """Call sites have the address of the function."""
    engine = Engine()
    first, second = meanwhile("InternalFunction.__init__", lambda: find_function(engine, "strrev"),
                              lambda: find_function(engine, "strrev"))
    assert first is second is not None


def regions() -> None:
    """Op-arrays have the addresses of code that a Regions holds."""
    first, second = meanwhile("load", loaded().loaded_regions, loaded().loaded_regions)
    assert first is second is loaded().regions


def loaded() -> tier.Tier:
    found = tier.load(Engine)
    assert found is not None
    return found


CASES: dict[str, Callable[[], None]] = {
    "compiler": compiler, "parser": parser, "builtins": builtins, "blocks": blocks, "functions": functions,
    "regions": regions}

if __name__ == "__main__":
    CASES[sys.argv[1]]()
    print("fine")
