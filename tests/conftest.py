"""Options and fixtures of the whole test-suite."""
from __future__ import annotations

import functools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from zvm.compiler import sources
from zvm.conformance.php_command import own_command
from zvm.opcodes.verify import verify_script

sys.path.insert(0, str(Path(__file__).parent))


def verified(compile_source):
    """Everything the tests compile is verified: here, and (ZVM_VERIFY) by the commands they run."""
    @functools.wraps(compile_source)
    def compile_and_verify(*arguments, **options):
        script = compile_source(*arguments, **options)
        verify_script(script)
        return script

    return compile_and_verify


sources.compile_source = verified(sources.compile_source)
os.environ["ZVM_VERIFY"] = "1"
os.environ["PHPRC"] = os.devnull  # what zvm does in tests does not depend on the ini files of the machine
os.environ["PHP_INI_SCAN_DIR"] = ""
for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):  # which a shell ignores in what runs in the background
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def installed_php() -> str | None:
    return shutil.which("php8.2") or shutil.which("php")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write the expected texts of golden files anew")
    parser.addoption("--differential", action="store_true", help="also hold what the tests expect against the real php")
    parser.addoption("--warm", action="store_true", help="have a server of the session run the commands of tests")


def pytest_configure(config: pytest.Config) -> None:
    cache = getattr(config, "cache", None)  # there is none with -p no:cacheprovider
    if cache is not None:
        os.environ["XDG_CACHE_HOME"] = str(cache.mkdir("xdg"))  # not the user's
    elif "PYTEST_XDIST_WORKER" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="zvm-tests-")
        os.environ["XDG_CACHE_HOME"] = folder.name
        config.add_cleanup(folder.cleanup)
    if config.getoption("--differential") and (found := installed_php()) is not None:
        config.option.phpt_command = [*(config.option.phpt_command or [own_command()]), found]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--differential"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("differential")])
        items[:] = [item for item in items if not item.get_closest_marker("differential")]


@pytest.fixture(scope="session")
def zvm(pytestconfig: pytest.Config) -> list[str]:
    """The command that runs zvm; with --warm the one that has a server run it."""
    command = Path(sys.executable).parent / "zvm"
    if not pytestconfig.getoption("--warm"):
        return [str(command)]
    subprocess.run([command, "--server"], check=False, stderr=subprocess.DEVNULL)  # another worker may have started it
    return [f"{command}-warm"]


@pytest.fixture(scope="session")
def php() -> list[str]:
    """The command that runs PHP 8.2; skips where there is none."""
    found = installed_php()
    if found is None:
        pytest.skip("no php on the PATH")
    return [found]
