"""A pytest plugin that collects `.phpt` files: `pytest -p zvm.conformance.pytest_plugin`, or so in addopts.

Each file has one item a command: zvm, unless `--phpt-command` names others. The ini option `phpt_exit_status` is the
exit status that tests without an EXIT section must have.
"""
from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zvm.conformance.php_command import PhpCommand, own_command
from zvm.conformance.report import difference
from zvm.conformance.results import Result, Verdict
from zvm.conformance.runner import Options, Runner
from zvm.conformance.scheduler import run_one
from zvm.conformance.scratch import Scratch
from zvm.conformance.selection import cases_below, expand_redirects

RUNNERS = pytest.StashKey[dict[str, Runner]]()
SCRATCH = pytest.StashKey[Scratch]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--phpt-command", action="append", metavar="CMD",
                     help="run .phpt tests with this command (default: zvm); may be given several times")
    parser.addini("phpt_exit_status", "the exit status of .phpt tests without EXIT section (default: any)", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[RUNNERS] = {}


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return PhptFile.from_parent(parent, path=file_path) if file_path.suffix == ".phpt" else None


def runner_for(config: pytest.Config, command: str) -> Runner:
    """The runner of a command; the commands of a session keep theirs."""
    runners = config.stash[RUNNERS]
    if command not in runners:
        status = config.getini("phpt_exit_status")
        runners[command] = Runner(PhpCommand(command), Options(default_status=int(status) if status else None))
    return runners[command]


class PhptFile(pytest.File):
    """One test file."""

    def collect(self) -> Iterator[pytest.Item]:
        commands = self.config.getoption("phpt_command") or [own_command()]
        for command in commands:
            yield PhptItem.from_parent(self, name=Path(shlex.split(command)[0]).name, command=command)


class PhptFailure(Exception):
    """A test that did not pass, with what to tell about it."""


class PhptItem(pytest.Item):
    """One test file run with one command."""

    def __init__(self, *, command: str, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.command = command

    def runtest(self) -> None:
        runner = runner_for(self.config, self.command)
        for case in expand_redirects(cases_below([self.path]), runner.php):
            judge(run_one(runner, self._scratch(), case))

    def _scratch(self) -> Scratch:
        """The copies of test folders that the tests of this process share."""
        if SCRATCH not in self.config.stash:
            factory: pytest.TempPathFactory = self.config._tmp_path_factory  # type: ignore[attr-defined]
            self.config.stash[SCRATCH] = Scratch(factory.mktemp("phpt"))
        return self.config.stash[SCRATCH]

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, PhptFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name} [{self.name}]"


def judge(result: Result) -> None:
    """Say a result in pytest's terms."""
    if result.verdict is Verdict.SKIP:
        pytest.skip(result.reason)
    elif result.verdict is Verdict.XFAIL:
        pytest.xfail(result.reason)
    elif result.verdict.is_failure:
        raise PhptFailure(f"{result.verdict.value}: {result.reason}\n{difference(result)}")
