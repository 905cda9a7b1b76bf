#!/usr/bin/env python3
"""Write zvm/modules.TAG.bundle, which this Python imports zvm's modules from. Does nothing where it is up to date."""
from __future__ import annotations

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.bundle import bundle_digest, write_bundle  # noqa: E402

PACKAGE = ROOT / "zvm"


def main() -> None:
    sources = sorted(PACKAGE.rglob("*.py"))
    digest = hashlib.sha256("".join(map(state_of, sources)).encode()).digest()
    if bundle_digest(str(PACKAGE)) != digest:
        write_bundle(str(PACKAGE), map(module_of, sources), digest)


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
