"""Running one test as php-src's run-tests.php does: skip conditions, script, clean-up, comparison."""
from __future__ import annotations

import contextlib
import os
import re
import shlex
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from zvm.conformance import requests
from zvm.conformance.expectation import comparable, expectation
from zvm.conformance.php_command import PhpCommand
from zvm.conformance.phpt_file import MalformedTest, PhptFile, read
from zvm.conformance.processes import Invocation, Outcome, run
from zvm.conformance.results import Result, Verdict
from zvm.conformance.selection import Redirect

SETTINGS = {
    "output_handler": "", "open_basedir": "", "disable_functions": "", "output_buffering": "Off",
    "error_reporting": "32767", "display_errors": "1", "display_startup_errors": "1", "log_errors": "0",
    "html_errors": "0", "track_errors": "0", "report_memleaks": "1", "report_zend_debug": "0", "docref_root": "",
    "docref_ext": ".html", "error_prepend_string": "", "error_append_string": "", "auto_prepend_file": "",
    "auto_append_file": "", "ignore_repeated_errors": "0", "precision": "14", "serialize_precision": "-1",
    "memory_limit": "128M", "opcache.fast_shutdown": "0", "opcache.file_update_protection": "0",
    "opcache.revalidate_freq": "0", "opcache.jit_hot_loop": "1", "opcache.jit_hot_func": "1",
    "opcache.jit_hot_return": "1", "opcache.jit_hot_side_exit": "1", "zend.assertions": "1",
    "zend.exception_ignore_args": "0", "zend.exception_string_param_max_len": "15", "short_open_tag": "0",
}
NO_REQUEST = dict.fromkeys(("REDIRECT_STATUS", "QUERY_STRING", "PATH_TRANSLATED", "SCRIPT_FILENAME", "REQUEST_METHOD",
                            "CONTENT_TYPE", "CONTENT_LENGTH", "HTTP_COOKIE", "TZ"), "")
UNSET_FOR_CONDITIONS = ("REQUEST_METHOD", "QUERY_STRING", "PATH_TRANSLATED", "SCRIPT_FILENAME")
STREAMS = ("STDIN", "STDOUT", "STDERR")
FOR_CONDITIONS = {"display_errors": "1", "display_startup_errors": "0"}

Settings = list[tuple[str, str]]


class Skipped(Exception):
    """A condition of the test is not met; the text says which."""


@dataclass(frozen=True, slots=True)
class Options:
    """What holds for all tests of a run."""

    timeout: float = 60
    ask_skipif: bool = True            # else tests run whatever SKIPIF and EXTENSIONS say
    online: bool = False               # whether tests may use the network
    default_status: int | None = None  # the exit status of tests without EXIT, where it matters


@dataclass
class Runner:
    """Runs tests, one at a time, with one command."""

    php: PhpCommand
    options: Options
    worker: int = 1
    _answers: dict[tuple[str, ...], str] = field(default_factory=dict)

    def run(self, path: Path, root: Path, redirect: Redirect | None = None) -> Result:
        """Run the test at `path` below `root`, the working directory. The script is written beside the test, or beside
        the test that redirects to it."""
        started = time.monotonic()
        try:
            test = read(path)
            if "REDIRECTTEST" in test:
                raise MalformedTest("the command does not say where REDIRECTTEST leads")
            result = TestRun(self, test, root, redirect).result()
        except MalformedTest as error:
            result = Result(Verdict.BORK, str(error))
        except Skipped as reason:
            result = Result(Verdict.SKIP, str(reason))
        except re.error as error:
            result = Result(Verdict.BORK, f"not a pattern: {error}")
        except OSError as error:
            result = Result(Verdict.BORK, f"{type(error).__name__}: {error}")
        return replace(result, seconds=time.monotonic() - started)

    def answer_of_skipif(self, invocation: Invocation, script: Path, code: bytes) -> str:
        """What a SKIPIF section prints; asked once for each folder, command line and code."""
        key = (*invocation.words, str(script.parent), code.decode("latin-1"))
        if key not in self._answers:
            with written(script, code):
                output = run(replace(invocation, words=[*invocation.words, str(script)]), self.options.timeout).output
            answer = output.decode("latin-1").strip()
            if answer.startswith("nocache"):
                return ""
            self._answers[key] = answer
        return self._answers[key]


class TestRun:
    """One test being run."""

    __test__ = False  # not one of pytest's classes

    def __init__(self, runner: Runner, test: PhptFile, root: Path, redirect: Redirect | None) -> None:
        self.runner, self.test, self.root = runner, test, root
        self.redirecting = None if redirect is None else read(root / redirect.name)
        self.folder = (test if self.redirecting is None else self.redirecting).path.parent
        self.stem = self.folder / test.path.stem
        self.environment = self._environment({} if redirect is None else dict(redirect.environment))
        self.program, self.quiet = self._program()
        self.xfail = test.text("XFAIL").strip() if "XFAIL" in test else None

    def _environment(self, redirected: dict[str, str]) -> dict[str, str]:
        php, options = self.runner.php, self.runner.options
        variables = {**os.environ, **NO_REQUEST, "TEMP": tempfile.gettempdir(), "NO_INTERACTION": "1",
                     "TEST_PHP_SRCDIR": str(self.root), "TEST_PHP_EXECUTABLE": php.executable,
                     "TEST_PHP_WORKER": str(self.runner.worker), "TEST_PHP_EXTRA_ARGS": "", **redirected}
        if self.redirecting is not None:
            variables["REDIR_TEST_DIR"] = f"{self.test.path.parent}{os.sep}"
        if not options.online:
            variables["SKIP_ONLINE_TESTS"] = "1"
        for name in ("cgi", "phpdbg"):
            if (companion := php.companion(name)) is not None:
                variables[f"TEST_PHP{'_' if name == 'cgi' else ''}{name.upper()}_EXECUTABLE"] = companion
        for line in self._substituted("ENV").splitlines():
            name, separator, value = line.strip().partition("=")
            if name and separator:
                variables[name] = value
        return variables

    def _program(self) -> tuple[list[str], list[str]]:
        """(the command line, options for scripts that are not part of the test); raises Skipped where there is none."""
        php = self.runner.php
        if self.test.needs_cgi:
            if (cgi := php.companion("cgi")) is None:
                raise Skipped("CGI not available")
            return [cgi, "-C", "-n"], ["-q"]
        if "PHPDBG" in self.test:
            if (phpdbg := php.companion("phpdbg")) is None:
                raise Skipped("phpdbg not available")
            return [phpdbg, "-qIb", "-n"], ["-rr"]
        return [*php.words, "-n"], []

    def _substituted(self, section: str) -> str:
        """A section with `{PWD}` and `{TMP}` replaced; mail goes to the file `{MAIL:…}` names."""
        text = self.test.text(section).replace("{PWD}", str(self.test.path.parent))
        return re.sub(r"\{MAIL:(\S+)\}", r"tee \1 >/dev/null", text.replace("{TMP}", tempfile.gettempdir()))

    def result(self) -> Result:
        """Run the test and judge; raises Skipped."""
        return self._judge(self.execute())

    def execute(self) -> Outcome:
        """What the script does, after the skip conditions and before CLEAN; raises Skipped."""
        loading = self._check_conditions()
        outcome = self._run_script(loading)
        if self.test["CLEAN"].strip():
            script = self.stem.with_name(f"{self.stem.name}.clean.php")
            with written(script, self.test["CLEAN"].strip()):
                self._run([*self.quiet, *definitions(loading + list(SETTINGS.items())), str(script)],
                          {name: value for name, value in self.environment.items() if name not in UNSET_FOR_CONDITIONS})
        return outcome

    def _check_conditions(self) -> Settings:
        """The settings that load what EXTENSIONS asks for; raises Skipped."""
        extensions, missing = self.runner.php.loading(
            [name for test in (self.redirecting, self.test) if test is not None for name in test.lines("EXTENSIONS")])
        if not self.runner.options.ask_skipif:
            return extensions
        if missing:
            raise Skipped(f"Required extension{'s' if len(missing) > 1 else ''} missing: {', '.join(missing)}")
        for test in (self.redirecting, self.test):
            if test is not None and test["SKIPIF"]:
                self._ask_skipif(test, extensions)
        return extensions

    def _ask_skipif(self, test: PhptFile, extensions: Settings) -> None:
        settings = extensions + list({**SETTINGS, **FOR_CONDITIONS}.items())
        invocation = Invocation(
            [*self.program, *self.quiet, *definitions(settings)], self.root,
            {name: value for name, value in self.environment.items() if name not in UNSET_FOR_CONDITIONS})
        script = self.stem.with_name(f"{self.stem.name}.skip.php")
        answer = self.runner.answer_of_skipif(invocation, script, test["SKIPIF"])
        kind = answer.lower()
        if kind.startswith("skip"):
            raise Skipped(answer[4:].strip())
        if kind.startswith("xfail"):
            self.xfail = answer[5:].strip()
        elif answer and not kind.startswith(("info", "warn")):
            raise MalformedTest(f"invalid output from SKIPIF: {answer}")

    def _settings(self, extensions: Settings) -> Settings:
        """The settings of a run: extensions first, then run-tests.php's as the INI section changes them."""
        settings = dict(SETTINGS)
        for line in self._substituted("INI").splitlines():
            name, separator, value = (part.strip() for part in line.partition("="))
            if name in ("extension", "zend_extension"):
                extensions = [*extensions, (name, value)]
            elif separator:
                settings[name] = value
        return extensions + list(settings.items())

    def _run_script(self, extensions: Settings) -> Outcome:
        test, script = self.test, self.stem.with_name(f"{self.stem.name}.php")
        body = requests.prepare(test, self.environment, str(script))
        options = definitions(self._settings(extensions))
        self.environment["TEST_PHP_EXTRA_ARGS"] = shlex.join(["-n", *options])
        words = [*options, "-f", str(script)] if "FILE" in test else options
        if "ARGS" in test and body is None:
            words += ["--", *shlex.split(test.text("ARGS"))]
        capture = test.text("CAPTURE_STDIO").upper()
        captured = frozenset(name for name in STREAMS if name in capture or "CAPTURE_STDIO" not in test)
        with written(script, test["FILE"]):
            return self._run(words, self.environment, test["STDIN"] if body is None else body, captured)

    def _run(self, words: list[str], environment: dict[str, str], stdin: bytes = b"",
             captured: frozenset[str] = frozenset(STREAMS)) -> Outcome:
        return run(Invocation([*self.program, *words], self.root, environment, stdin, captured),
                   self.runner.options.timeout)

    def _judge(self, outcome: Outcome) -> Result:
        """The verdict on what the script printed, and on its exit status where that matters."""
        headers, output = requests.split_response(outcome.output) if self.test.needs_cgi else ({}, outcome.output)
        if outcome.status is None:
            return Result(Verdict.TIMEOUT, f"more than {self.runner.options.timeout:g} seconds", output=output)
        if outcome.status < 0:
            output += b"\nTermsig=%d\n" % -outcome.status
        wanted, output = expectation(self.test, str(self.folder)), comparable(output)
        if not wanted.is_met_by(output):
            failure = Result(Verdict.FAIL, "", wanted.wanted, output)
        else:
            failure = Result(Verdict.FAIL, self._status_problem(outcome.status) or self._header_problem(headers))
        if wanted.is_met_by(output) and not failure.reason:
            return Result(Verdict.PASS) if self.xfail is None else Result(Verdict.WARN, "XFAIL section but test passes")
        return failure if self.xfail is None else replace(failure, verdict=Verdict.XFAIL, reason=self.xfail)

    def _status_problem(self, status: int) -> str:
        wanted = int(self.test["EXIT"]) if "EXIT" in self.test else self.runner.options.default_status
        return f"exit status {status}, wanted {wanted}" if wanted not in (None, status) else ""

    def _header_problem(self, headers: dict[str, str]) -> str:
        wanted = requests.headers(self.test["EXPECTHEADERS"].decode("latin-1"))
        return ", ".join(f"header {name} is {headers.get(name, 'missing')}, wanted {value}"
                         for name, value in wanted.items() if headers.get(name) != value)


def definitions(settings: Settings) -> list[str]:
    """Command line options that set these."""
    return [word for name, value in settings for word in ("-d", f"{name}={value}")]


@contextlib.contextmanager
def written(path: Path, content: bytes) -> Iterator[None]:
    """A file with that content for as long as the context lasts."""
    path.write_bytes(content)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
