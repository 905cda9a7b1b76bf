#!/usr/bin/env python3
"""Write zvm/modules.TAG.bundle, which this Python imports zvm's modules from. Does nothing where it is up to date."""
from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.bundle import bundle_digest, write_bundle  # noqa: E402

PACKAGE = ROOT / "zvm"


def main() -> None:
    sources = sorted(source for source in PACKAGE.rglob("*.py"))
    digest = hashlib.sha256("".join(f"{source} {os.stat(source).st_mtime_ns} {os.stat(source).st_size}\n"
                                    for source in sources).encode()).digest()
    if bundle_digest(str(PACKAGE)) == digest:
        return
    wanted = wanted_by_every_start()
    modules = sorted(map(module_of, sources), key=lambda module: module[0] not in wanted)
    write_bundle(str(PACKAGE), modules, sum(name in wanted for name, *_ in modules), digest)


def wanted_by_every_start() -> set[str]:
    """The names of the modules that a script of nothing needs."""
    code = "import sys, zvm.cli.main; zvm.cli.main.main(['-n', '-r', ';'], lambda status: print(*sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def module_of(source: Path) -> tuple[str, str, bool]:
    """(name, source file under the package, whether it is a package's)."""
    place = source.relative_to(PACKAGE)
    is_package = place.name == "__init__.py"
    name = ".".join((PACKAGE.name, *place.with_suffix("").parts[:-1 if is_package else None]))
    return name, f"/{place}", is_package


if __name__ == "__main__":
    main()
