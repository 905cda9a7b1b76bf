"""Which tests to run: those below the paths given, narrowed by a list, a filter, or the failures of the last run.

A test is named by its path below its root: the php-src checkout it lies in, else the folder given.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from zvm.conformance.php_command import PhpCommand
from zvm.conformance.phpt_file import MalformedTest, read
from zvm.conformance.results import Verdict

CHECKOUT_MARKS = ("run-tests.php", "Zend/tests")  # either one makes a folder the root of a php-src checkout


@dataclass(frozen=True, slots=True)
class Redirect:
    """The REDIRECTTEST by way of which another test is run: its name, and what it adds to the environment."""

    name: str
    environment: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TestCase:
    """One test to run; `name` is its path below `root`, `category` the line of the summary it counts in.

    In a checkout the root is the working directory, elsewhere it is the test's own folder.
    """

    __test__ = False  # not one of pytest's classes

    root: Path
    name: str
    category: str
    in_checkout: bool = True
    redirect: Redirect | None = None

    @property
    def path(self) -> Path:
        return self.root / self.name

    @property
    def label(self) -> str:
        return self.name if self.redirect is None else f"{self.redirect.name}: {self.name}"


def root_of(path: Path) -> Path | None:
    """The php-src checkout that a file or folder lies in, None where it lies in none."""
    return next((folder for folder in (path, *path.parents)
                 if any((folder / mark).exists() for mark in CHECKOUT_MARKS)), None)


def category_of(name: str) -> str:
    """The folder by which tests are counted: ext/date, ext/standard/array, Zend/tests, tests/lang."""
    folders = PurePosixPath(name).parent.parts
    if folders[:3] == ("ext", "standard", "tests"):
        return f"ext/standard/{folders[3] if len(folders) > 3 else '(root)'}"
    return "/".join(folders[:2]) or "."


def cases_below(paths: Iterable[Path]) -> Iterator[TestCase]:
    """All tests below those files and folders, in the order of their names."""
    for given in paths:
        path = given.resolve()
        if not path.exists():
            raise FileNotFoundError(f"{given}: no such file or folder")
        checkout = root_of(path)
        root = checkout or (path.parent if path.is_file() else path)
        for file in [path] if path.is_file() else sorted(path.rglob("*.phpt")):
            name = file.relative_to(root).as_posix()
            yield TestCase(root, name, category_of(name), checkout is not None)


def read_list(path: Path) -> dict[str, str]:
    """Test name → category, "" where the list has none.

    A list is either lines of `name TAB category`, of which further columns do not matter, or the JSON report of another
    run, which stands for the tests that passed there.
    """
    text = path.read_text()
    if text.startswith("{"):
        return {test["name"]: test["category"] for test in json.loads(text)["tests"] if test["verdict"] == "PASS"}
    rows = [line.split("\t") for line in text.splitlines() if line.strip()]
    return {row[0]: row[1] if len(row) > 1 else "" for row in rows}


def listed_cases(listed: dict[str, str], paths: list[Path]) -> Iterator[TestCase]:
    """The listed tests below those paths, in the order of the list; a listed file that is missing is a test, too."""
    given = [path.resolve() for path in paths]
    roots = {path: root_of(path) for path in given}
    for name, category in listed.items():
        for path, checkout in roots.items():
            root = checkout or path
            if (root / name).is_relative_to(path):
                yield TestCase(root, name, category or category_of(name), checkout is not None)


def filtered(cases: Iterable[TestCase], prefixes: list[str]) -> Iterator[TestCase]:
    """Those whose name begins with one of the prefixes."""
    return (case for case in cases if case.name.startswith(tuple(prefixes)))


def expand_redirects(cases: Iterable[TestCase], php: PhpCommand) -> Iterator[TestCase]:
    """Each REDIRECTTEST replaced by the tests it stands for; left alone where the command does not say which."""
    for case in cases:
        try:
            test = read(case.path) if b"--REDIRECTTEST--" in case.path.read_bytes() else None
        except (OSError, MalformedTest):
            test = None
        if test is None:
            yield case
            continue
        code = test.text("REDIRECTTEST").replace("__DIR__", "'{}'".format(str(case.root).replace("'", "\\'")))
        answer = php.ask(f"echo json_encode((static function () {{ {code}\n }})());")
        target = json.loads(answer) if answer.startswith("{") else {}
        if "TESTS" not in target:
            yield case
            continue
        redirect = Redirect(case.name, tuple((target.get("ENV") or {}).items()))
        for other in cases_below([case.root / target["TESTS"]]):
            yield TestCase(case.root, other.name, case.category, True, redirect)


def last_failures(path: Path) -> set[tuple[str, str]]:
    """(root, label) of the tests that failed according to a JSON report; raises FileNotFoundError."""
    return {(test["root"], test["name"]) for test in json.loads(path.read_text())["tests"]
            if Verdict[test["verdict"]].is_failure}
