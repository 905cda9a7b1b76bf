"""`%load_ext zvm`: PHP cells (`%%php`) in an IPython shell, `%php` and `%dump`; in the kernel every cell is PHP that
says nothing else."""
from __future__ import annotations

import shlex
import subprocess
import sys
from html import escape
from typing import TYPE_CHECKING, Any

from IPython.core.error import UsageError
from IPython.display import display

from zvm.cli.jupyter import cells
from zvm.cli.jupyter.display import Shown
from zvm.cli.jupyter.session import PhpSession
from zvm.cli.jupyter.sharing import Sharing
from zvm.targets import TARGETS, UnknownTarget

if TYPE_CHECKING:
    from IPython.core.interactiveshell import ExecutionInfo, ExecutionResult, InteractiveShell

_HEIGHT = 480  # pixels of a page within a notebook


class PhpExtension:
    """PHP in one shell. `speaks_php`: cells are PHP where they do not say otherwise. `php` is the version."""

    def __init__(self, shell: InteractiveShell, speaks_php: bool = False, php: str | None = None) -> None:
        self.shell, self.speaks_php = shell, speaks_php
        self.session = PhpSession(php)
        self.sharing = Sharing(shell.user_ns, shell.user_ns_hidden)
        self.last_code = ""  # of a PHP cell
        self.name = "In"  # of the cell that runs
        shell.register_magic_function(self.php, "line_cell", "php")
        shell.register_magic_function(self.dump, "line_cell", "dump")
        shell.events.register("pre_run_cell", self._before)
        if speaks_php:
            shell.input_transformers_cleanup.insert(0, self._read_lines)
            shell.events.register("post_run_cell", self._after)

    def close(self) -> None:
        """Leave the shell as it was."""
        for kind in ("line", "cell"):
            for name in ("php", "dump"):
                self.shell.magics_manager.magics[kind].pop(name, None)
        self.shell.events.unregister("pre_run_cell", self._before)
        self.session.close()

    # -- magics --------------------------------------------------------------------------------------------------

    def php(self, line: str, cell: str | None = None) -> Shown | None:
        """Run a cell of PHP: %%php. As a line: %php says the version, %php 8.4 starts over with that one, %php reset
        with the same."""
        if cell is None:
            self._restart(line.strip())
            return None
        if not self.speaks_php:
            self.sharing.take_in(self.session.engine)
        self.last_code = cell
        try:
            return self.session.run(cell, self.name)
        finally:
            if not self.speaks_php:
                self.sharing.hand_out(self.session.engine)

    def _restart(self, word: str) -> None:
        if word:
            try:
                self.session.restart(None if word == "reset" else word)
            except UnknownTarget as error:
                raise UsageError(str(error)) from None
            self.sharing.forget_all()
        current = self.session.engine.world.target
        others = ", ".join(target.name for target in TARGETS if target is not current)
        print(f"PHP {current.version} (there are also {others}: %php VERSION; %php reset starts over)")

    def dump(self, line: str, cell: str | None = None) -> None:
        """Show the op-arrays of a cell's code, %%dump, or of the PHP cell before: %dump. Takes the options of
        zvm-dump: %dump --stage=after."""
        code = cells.without_tag(self.last_code if cell is None else cell)
        if not code.strip():
            raise UsageError("there is no PHP cell before this one")
        words = shlex.split(line)
        if not any(word.startswith("--php") for word in words):
            words.append(f"--php={self.session.engine.world.target.name}")
        command = [sys.executable, "-m", "zvm.cli.dump", *words, "-r", cells.completed(code)]
        ran = subprocess.run(command, capture_output=True, check=False)
        sys.stderr.write(ran.stderr.decode("utf-8", "replace"))
        text = ran.stdout.decode("utf-8", "replace")
        if text[:15].lower() == "<!doctype html>":
            frame = f'<iframe srcdoc="{escape(text)}" width="100%" height="{_HEIGHT}" frameborder="0"></iframe>'
            display(Shown({"text/plain": "<page>", "text/html": frame}))
        else:
            sys.stdout.write(text)

    # -- cells of the kernel -------------------------------------------------------------------------------------

    def _read_lines(self, lines: list[str]) -> list[str]:
        """A cell as IPython is to have it: input_transformers_cleanup."""
        cell = "".join(lines)
        if cells.is_python(cell):
            return cells.python_code(cell).splitlines(keepends=True)
        line, rest = cells.first_line(cell)
        if line.split(" ")[0] == "%dump" and rest.strip():
            return [f"%{line}\n", *rest.splitlines(keepends=True)]
        if cells.is_for_ipython(cell) or not cell.strip():
            return lines
        return [f"get_ipython().run_cell_magic('php', '', {cell!r})\n"]

    def _before(self, info: ExecutionInfo) -> None:
        self.name = f"In[{self.shell.execution_count - bool(info.store_history)}]"
        if self.speaks_php and cells.is_python(info.raw_cell):
            self.sharing.hand_out(self.session.engine)

    def _after(self, result: ExecutionResult) -> None:
        if result.info is not None and cells.is_python(result.info.raw_cell):
            self.sharing.take_in(self.session.engine)
            self.sharing.withdraw()


_loaded: dict[int, PhpExtension] = {}  # by id of the shell


def load_ipython_extension(shell: Any) -> None:
    """What %load_ext does."""
    _loaded[id(shell)] = PhpExtension(shell)


def unload_ipython_extension(shell: Any) -> None:
    """What %unload_ext does."""
    _loaded.pop(id(shell)).close()
