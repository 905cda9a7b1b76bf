#!/usr/bin/env python3
"""Write zvm/modules.TAG.bundle, which this Python imports zvm's modules from. Does nothing where it is up to date."""
from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["ZVM_BUNDLE"] = "0"  # another may be there, of other sources

from zvm.bundle import Installation  # noqa: E402
from zvm.cli.module_bundle import write_for  # noqa: E402


def map_in_processes(function: Callable[..., bytes], arguments: Iterable[Any]) -> Iterator[bytes]:
    """As map(), with all cores."""
    from concurrent.futures import ProcessPoolExecutor  # which costs each start more than the rest of this script

    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(function, arguments)


if __name__ == "__main__":
    gc.disable()  # what is made stays
    sys.dont_write_bytecode = False  # what is compiled is kept beside its source, too
    checkout = Installation(str(ROOT / "zvm"))
    write_for(checkout, checkout.places()[0], map_in_processes)
