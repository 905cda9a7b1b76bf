"""What the scripts that generate files share: they write them, or with --check only say which are stale."""
from __future__ import annotations

import os
import shutil
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


def ask_php(target: Path, render: Callable[[], str]) -> int:
    """Write or check a file that is made of php's answers, whose first line says which version gave them.

    The exit status of the script; 0 where there is no php, or with --check another version than the file's.
    """
    name = Path(sys.argv[0]).name
    if shutil.which("php") is None:
        print(f"{name}: no php here, nothing to ask")
        return 0
    text = render()
    check = "--check" in sys.argv[1:]
    if check and target.exists() and target.read_text().partition("\n")[0] != text.partition("\n")[0]:
        print(f"{name}: another version of php here, nothing to compare with")
        return 0
    return write_or_check({target: text}, check)
