"""The kernel: IPython's, with PHP as the language of its cells."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from traitlets import Unicode

from zvm import __version__
from zvm.cli.interactive.completion import complete
from zvm.cli.jupyter import cells
from zvm.cli.jupyter.extension import PhpExtension
from zvm.cli.jupyter.inspection import described
from zvm.cli.shell import missing
from zvm.embedding.conversions import php_text, python_text

if TYPE_CHECKING:
    from collections.abc import Sequence

_OPENING = ("(", "[", "{")
_WORD = re.compile(r"\$?[\\\w]+(?:(?:->|\?->|::)\$?\w+)*")


class PhpKernel(IPythonKernel):
    """One notebook's kernel."""

    implementation = "zvm"
    implementation_version = __version__
    php = Unicode(None, allow_none=True, help="The version of PHP.").tag(config=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.extension = PhpExtension(self.shell, True, self.php)

    @property
    def language_info(self) -> dict[str, Any]:
        """What notebooks are told of PHP; cells begin within it."""
        return {"name": "php", "version": self.extension.session.engine.world.target.version,
                "mimetype": "text/x-php", "file_extension": ".php", "pygments_lexer": "php",
                "codemirror_mode": {"name": "php", "startOpen": True}, "nbconvert_exporter": "script"}

    @property
    def banner(self) -> str:
        """What consoles show at their start."""
        version = self.extension.session.engine.world.target.version
        return f"ZVM {__version__}, PHP {version}; %%python for Python, %dump for op-arrays, %php for the version\n"

    help_links = [{"text": "PHP", "url": "https://www.php.net/manual/"}]

    def do_complete(self, code: str, cursor_pos: int | None) -> Any:
        """What may stand where the cursor is."""
        at = len(code) if cursor_pos is None else cursor_pos
        if cells.is_python(code):
            return self._of_python(super().do_complete, code, at)
        if cells.is_for_ipython(code) and "\n" not in code[:at]:
            return super().do_complete(code, cursor_pos)
        before = php_text(code[:at])
        word, names = self.extension.session.ask(lambda world: complete(world, before))
        begin = at - len(python_text(word))
        return {"status": "ok", "matches": [str(python_text(name)) for name in names], "cursor_start": begin,
                "cursor_end": at, "metadata": {}}

    def do_inspect(self, code: str, cursor_pos: int, detail_level: int = 0,
                   omit_sections: Sequence[str] = ()) -> Any:
        """What the name at the cursor is."""
        if cells.is_python(code):
            skipped = len(code) - len(cells.python_code(code))
            return super().do_inspect(code[skipped:], max(0, cursor_pos - skipped), detail_level, omit_sections)
        word = next((found[0] for found in _WORD.finditer(code) if found.start() <= cursor_pos <= found.end()), "")
        text = self.extension.session.ask(lambda world: described(world, php_text(word))) if word else ""
        return {"status": "ok", "found": bool(text), "data": {"text/plain": text} if text else {}, "metadata": {}}

    def do_is_complete(self, code: str) -> dict[str, str]:
        """Whether Enter runs what was typed. A value's expression needs no semicolon."""
        if cells.is_python(code):
            return super().do_is_complete(code)
        if cells.is_for_ipython(code):
            return {"status": "complete" if code[:2] != "%%" or code.endswith("\n\n") else "incomplete", "indent": ""}
        wanted = missing(cells.without_tag(php_text(code)))
        if wanted in ("", ";"):
            return {"status": "complete"}
        return {"status": "incomplete", "indent": "    " if wanted in _OPENING else ""}

    def do_shutdown(self, restart: bool) -> Any:
        """End the request: shutdown functions and destructors run."""
        self.extension.session.close()
        return super().do_shutdown(restart)

    @staticmethod
    def _of_python(complete: Any, code: str, at: int) -> Any:
        """A reply about a cell of Python, whose first line is not Python's."""
        skipped = len(code) - len(cells.python_code(code))
        reply = complete(code[skipped:], max(0, at - skipped))
        for name in ("cursor_start", "cursor_end"):
            reply[name] += skipped
        return reply


def main(words: list[str]) -> None:
    """Run the kernel until it is shut down; `words` are ipykernel's, -f CONNECTION_FILE among them."""
    IPKernelApp.launch_instance(argv=words, kernel_class=PhpKernel)
