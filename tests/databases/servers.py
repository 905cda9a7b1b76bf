"""Database servers for tests: MariaDB and PostgreSQL as Debian packages them, in a temporary folder, on local sockets.

`start(kind, folder)` gives a running one, whose `environment` tells scripts where it is; `python servers.py COMMAND…`
runs a command with both started.
"""
from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120  # seconds until a server must answer


class Missing(Exception):
    """There is no such server here."""


def _program(name: str, *folders: str) -> str:
    """The path of a program of a server's; raises Missing."""
    path = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", *folders))
    found = shutil.which(name, path=path)
    if found is None:
        raise Missing(f"{name} is not installed")
    return found


class Server:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[bytes], environment: dict[str, str]) -> None:
        self.process, self.environment = process, environment

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _started(words: list[str], log: Path, answers: Callable[[], bool]) -> subprocess.Popen[bytes]:
    """The process of a server that answers now."""
    with log.open("wb") as output:
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    end = time.monotonic() + PATIENCE
    while not answers():
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise RuntimeError(f"{words[0]} does not start:\n{log.read_text(errors='replace')[-4000:]}")
        time.sleep(0.1)
    return process


def _succeeds(words: list[str]) -> bool:
    return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0


def start_mariadb(folder: Path) -> Server:
    """MariaDB with an empty database `test` and a user root without password."""
    install, server, client = (_program(name) for name in ("mariadb-install-db", "mariadbd", "mariadb"))
    user = pwd.getpwuid(os.getuid()).pw_name
    data, socket = folder / "data", folder / "mariadb.sock"
    subprocess.run([install, "--no-defaults", f"--user={user}", f"--datadir={data}",
                    "--auth-root-authentication-method=normal", "--skip-test-db"], check=True, capture_output=True)
    ask = [client, "--no-defaults", "-uroot", f"--socket={socket}", "-e"]
    process = _started([server, "--no-defaults", f"--user={user}", f"--datadir={data}", f"--socket={socket}",
                        f"--pid-file={folder / 'pid'}", "--skip-networking", "--innodb-flush-log-at-trx-commit=0",
                        "--innodb-buffer-pool-size=16M", "--local-infile=1"],
                       folder / "log", lambda: _succeeds([*ask, "SELECT 1"]))
    subprocess.run([*ask, "CREATE DATABASE test"], check=True)
    return Server(process, {"TEST_MYSQL_SOCKET": str(socket)})


def start_postgresql(folder: Path) -> Server:
    """PostgreSQL with an empty database `test` and a user postgres who needs no password."""
    folders = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    initdb, server, client = (_program(name, *folders) for name in ("initdb", "postgres", "psql"))
    become: list[str] = []
    if os.getuid() == 0:  # which PostgreSQL refuses to be
        become = [_program("runuser"), "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
        for parent in folder.parents:
            if parent.stat().st_uid == 0 and parent.is_relative_to(tempfile.gettempdir()) and \
                    parent != Path(tempfile.gettempdir()):
                parent.chmod(parent.stat().st_mode | 0o111)
    data = folder / "data"
    subprocess.run([*become, initdb, "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"],
                   check=True, capture_output=True, cwd=folder)
    ask = [client, "-h", str(folder), "-U", "postgres", "-c"]
    process = _started([*become, server, "-D", str(data), "-k", str(folder), "-c", "listen_addresses=", "-c",
                        "fsync=off"], folder.parent / "postgresql.log", lambda: _succeeds([*ask, "SELECT 1"]))
    subprocess.run([*ask, "CREATE DATABASE test"], check=True, capture_output=True)
    return Server(process, {"TEST_PGSQL_HOST": str(folder)})


STARTERS = {"mysqli": start_mariadb, "pdo_mysql": start_mariadb, "pdo_pgsql": start_postgresql,
            "pgsql": start_postgresql}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        servers = []
        environment = dict(os.environ)
        try:
            for number, start in enumerate((start_mariadb, start_postgresql)):
                place = Path(folder) / str(number)
                place.mkdir()
                try:
                    servers.append(start(place))
                except Missing as missing:
                    print(missing, file=sys.stderr)
                else:
                    environment |= servers[-1].environment
            return subprocess.run(sys.argv[1:], env=environment).returncode
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    sys.exit(main())
