#!/usr/bin/env python3
"""Write zvm/modules.TAG.bundle, which this Python imports zvm's modules from. Does nothing where it is up to date."""
from __future__ import annotations

import gc
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["ZVM_BUNDLE"] = "0"  # another may be there, of other sources

from zvm.bundle import Installation  # noqa: E402
from zvm.cli.module_bundle import write_for  # noqa: E402

if __name__ == "__main__":
    gc.disable()  # what is made stays
    checkout = Installation(str(ROOT / "zvm"))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        write_for(checkout, checkout.places()[0], pool.map)
