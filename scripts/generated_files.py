"""What the scripts that generate files share: they write them, or with --check only say which are stale."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_or_check(files: dict[Path, str], check: bool, encoding: str = "utf-8",
                   comparable: Callable[[str], object] = str) -> int:
    """Write what is stale, each file in one step, since a running zvm may be reading it; or name it on standard error.

    The exit status of the script: 1 where `check` found something. Texts are equal when what `comparable` makes of
    them is.
    """
    stale = [path for path, text in files.items()
             if not path.exists() or comparable(path.read_text(encoding=encoding)) != comparable(text)]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is stale: run scripts/{Path(sys.argv[0]).name}", file=sys.stderr)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.write_text(files[path], encoding=encoding)
        os.replace(draft, path)
    return 1 if check and stale else 0
