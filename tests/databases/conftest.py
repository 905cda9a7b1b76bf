"""Starts the servers that the tests of this folder need, once for all of them; skips tests whose server is not here."""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from databases.servers import STARTERS, Missing, Server

HERE = Path(__file__).parent
STARTED = pytest.StashKey[dict[Callable[[Path], Server], Server | Missing]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STARTED] = {}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Have the server run that the test's folder is named after."""
    if not item.path.is_relative_to(HERE):
        return
    kind = item.path.parent.name
    if kind in STARTERS:
        start(item.config, STARTERS[kind])


def start(config: pytest.Config, starter: Callable[[Path], Server]) -> None:
    started = config.stash.setdefault(STARTED, {})
    if starter not in started:
        factory: pytest.TempPathFactory = config._tmp_path_factory  # type: ignore[attr-defined]
        try:
            started[starter] = starter(factory.mktemp(starter.__name__))
        except Missing as missing:
            started[starter] = missing
    server = started[starter]
    if isinstance(server, Missing):
        pytest.skip(str(server))
    os.environ.update(server.environment)


@pytest.fixture(scope="session")
def mariadb(pytestconfig: pytest.Config) -> Iterator[None]:
    """A running MariaDB; the environment tells where."""
    start(pytestconfig, STARTERS["mysqli"])
    yield


def pytest_unconfigure(config: pytest.Config) -> None:
    for server in config.stash.get(STARTED, {}).values():
        if isinstance(server, Server):
            server.stop()
