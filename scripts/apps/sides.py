"""The two sides of a comparison, php and zvm: what the scripts of this folder share.

A script gives each side a folder of its own, has it do the same steps, and hands what came of each step to `compare()`.
Where no php is installed the steps run on zvm alone, and only what a step itself checks can be wrong.
"""
from __future__ import annotations

import argparse
import difflib
import http.cookiejar
import re
import shlex
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

Steps = dict[str, str]  # what came of each step, by its name
Patterns = Sequence[tuple[re.Pattern[str], str]]


@dataclass(frozen=True)
class Side:
    """An interpreter and the command that starts it."""

    name: str
    command: tuple[str, ...]

    def run(self, arguments: Sequence[str], folder: Path, *, seconds: float = 1800,
            environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*self.command, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="backslashreplace",
                              check=False, timeout=seconds)

    @contextmanager
    def serve(self, root: Path, router: str | None = None) -> Iterator[Browser]:
        """The interpreter's own web server on a free port; the browser to ask it with."""
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            port = listener.getsockname()[1]
        log = root.parent / f"{self.name}.log"
        with log.open("w") as output:
            arguments = ["-S", f"127.0.0.1:{port}", "-t", str(root), *([router] if router else [])]
            server = subprocess.Popen([*self.command, *arguments], cwd=root, stdout=output, stderr=output,
                                      stdin=subprocess.DEVNULL)
            try:
                wait_for(port, server)
                yield Browser(f"http://127.0.0.1:{port}")
            finally:
                server.terminate()
                server.wait(20)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as connection:
            if connection.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"no server on port {port}")


@dataclass
class Browser:
    """Pages of one server, with cookies and redirects; a page is its status, its type and its text."""

    base: str
    cookies: http.cookiejar.CookieJar = field(default_factory=http.cookiejar.CookieJar)

    def get(self, path: str, **headers: str) -> str:
        return self.ask(urllib.request.Request(self.base + path, headers=headers))

    def post(self, path: str, form: Mapping[str, str], **headers: str) -> str:
        data = urllib.parse.urlencode(form).encode()
        return self.ask(urllib.request.Request(self.base + path, data, headers))

    def ask(self, request: urllib.request.Request) -> str:
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        try:
            answer = opener.open(request, timeout=600)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            text = answer.read().decode("utf-8", "backslashreplace")
            for escaped in (False, True):
                base = urllib.parse.quote_plus(self.base) if escaped else self.base
                text = text.replace(base, "http://SERVER")
            page = f"{answer.status} {answer.headers.get('Content-Type')} {answer.url}\n{text}"
            return page.replace(self.base, "http://SERVER").replace(self.base.removeprefix("http://"), "SERVER")


def options(description: str, configure: Callable[[argparse.ArgumentParser], None] | None = None,
            ) -> argparse.Namespace:
    """The command line all scripts have: FOLDER, --php, --zvm, --show, and what `configure` adds."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--php", default="php", help="PHP's command (default: %(default)s)")
    parser.add_argument("--zvm", default=str(ROOT / ".venv/bin/zvm"))
    parser.add_argument("--show", action="store_true", help="print what differs")
    if configure:
        configure(parser)
    return parser.parse_args()


def sides(chosen: argparse.Namespace) -> list[Side]:
    """php, if it is installed, and zvm."""
    pairs = (("php", tuple(shlex.split(chosen.php))), ("zvm", tuple(shlex.split(chosen.zvm))))
    return [Side(name, command) for name, command in pairs if name == "zvm" or shutil.which(command[0])]


def compare(steps: Callable[[Side], Steps], chosen: argparse.Namespace, varying: Patterns = (), *,
            brief: bool = False) -> int:
    """Both sides' steps, a line for each (`brief`: for those that differ only); an exit status."""
    answers: list[Steps] = []
    for side in sides(chosen):
        start = time.perf_counter()
        answers.append({name: replaced(text, varying) for name, text in steps(side).items()})
        print(f"{side.name}: {len(answers[-1])} steps, {time.perf_counter() - start:.1f} s", flush=True)
    if len(answers) == 1:
        print("no php here: nothing to compare with")
        return 0
    expected, output = answers
    wrong = 0
    for name in expected | output:
        theirs, ours = expected.get(name, ""), output.get(name, "")
        wrong += theirs != ours
        if theirs != ours or not brief:
            print(f"{'same' if theirs == ours else 'DIFFERS'}\t{name}\t{len(theirs)} characters")
        if chosen.show and theirs != ours:
            show_difference(theirs, ours)
    print(f"{len(expected | output) - wrong} of {len(expected | output)} are the same")
    return 1 if wrong else 0


def show_difference(theirs: str, ours: str) -> None:
    lines = (text.splitlines(keepends=True) for text in (theirs, ours))
    print("".join(difflib.unified_diff(*lines, "php", "zvm", n=1)))


def replaced(text: str, varying: Patterns) -> str:
    for pattern, replacement in varying:
        text = pattern.sub(replacement, text)
    return text
