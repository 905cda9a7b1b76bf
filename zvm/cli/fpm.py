"""`zvm-fpm --listen ADDRESS`: FastCGI for nginx and its like, in place of php-fpm.

The manager forks its workers from a process that has loaded what every request needs (zvm/web/fastcgi). Options
have the names of php-fpm's directives.
"""
from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import time

from zvm.cli import startup
from zvm.cli.main import run_with_large_stack
from zvm.cli.options import Options
from zvm.cli.watchdog import Watchdog
from zvm.engine.resident.preloading import PreloadFailed
from zvm.targets import DEFAULT, TARGETS, UnknownTarget
from zvm.web.fastcgi.manager import Manager
from zvm.web.fastcgi.scoreboard import OwnSlot, Scoreboard
from zvm.web.fastcgi.worker import Pool, Worker
from zvm.web.preloading import set_up
from zvm.web.running import Host, warm_up

_BACKLOG = 511
_SAPI = "fpm-fcgi"


def main(argv: list[str] | None = None) -> None:
    """Run the command; ends the process."""
    options = _parser().parse_args(argv)
    sys.exit(Command(options).run())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("zvm-fpm", description="Answer FastCGI requests, as php-fpm does.")
    add = parser.add_argument
    add("--listen", required=True, metavar="ADDRESS", help="HOST:PORT, PORT, or the path of a Unix socket")
    add("--listen-mode", default="0660", metavar="MODE", help="rights of the Unix socket (0660)")
    add("--workers", type=_positive, default=os.cpu_count() or 1, metavar="N", help="processes (one a processor)")
    add("--max-requests", type=_count, default=0, metavar="N", help="a worker is replaced after so many (0: never)")
    add("--docroot", metavar="FOLDER", help="scripts outside of it are refused")
    add("--worker-script", metavar="FILE", help="a script that stays in memory and calls zvm_handle_request()")
    add("--pool", default="www", metavar="NAME", help="what logs and the status page call it")
    add("--status-path", metavar="PATH", help="the address of the status page")
    add("--ping-path", metavar="PATH", help="an address that answers pong")
    add("--slowlog", metavar="FILE", help="where slow requests are told of")
    add("--request-slowlog-timeout", type=float, default=0.0, metavar="SECONDS")
    add("--request-terminate-timeout", type=float, default=0.0, metavar="SECONDS")
    add("--largest-body", type=_positive, default=64 << 20, metavar="BYTES", help="of a request (64 MiB)")
    add("--error-log", metavar="FILE", help="instead of standard error")
    add("--pid", metavar="FILE", help="where the manager's process number is written")
    add("-c", dest="ini_path", metavar="PATH", help="look for php.ini there")
    add("-n", dest="no_ini", action="store_true", help="read no php.ini")
    add("-d", dest="settings", action="append", default=[], metavar="NAME=VALUE", help="set a directive")
    add("--php", choices=[target.name for target in TARGETS], help="the version of PHP (8.2; or ZVM_PHP)")
    add("-v", "--version", action="version", version=f"ZVM (PHP {DEFAULT.version}) ({_SAPI})")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no number")
    return int(text)


def _positive(text: str) -> int:
    if not _count(text):
        raise argparse.ArgumentTypeError("it must be at least 1")
    return int(text)


class RequestWatchdog(Watchdog):
    """A watchdog that also looks for slow requests."""

    worker: Worker | None = None

    def look(self) -> None:
        super().look()
        if self.worker is not None:
            self.worker.look()


class Command:
    """What a command line asks for."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        root = None if options.docroot is None else os.path.realpath(options.docroot)
        script = None if options.worker_script is None else os.path.realpath(options.worker_script)
        self.pool = Pool(options.pool, options.max_requests, _php(root), _php(script), options.largest_body,
                         options.slowlog, options.request_slowlog_timeout, options.request_terminate_timeout,
                         options.status_path, options.ping_path)
        self.listener: socket.socket
        self.host: Host

    def run(self) -> int:
        """Serve until the process is told to end; the exit code."""
        options = self.options
        for path, is_there in ((options.docroot, os.path.isdir), (options.worker_script, os.path.isfile)):
            if path is not None and not is_there(path):
                self.log("ERROR", f"{path} does not exist")
                return 78  # EX_CONFIG, as php-fpm gives
        try:
            self.listener = listen(options.listen, int(options.listen_mode, 8))
        except (OSError, ValueError) as error:
            self.log("ERROR", f"unable to bind listening socket for address '{options.listen}': {error}")
            return 78
        if options.pid is not None:
            with open(options.pid, "w") as file:
                file.write(str(os.getpid()))
        if not self.configure():
            return 78
        manager = Manager(self.pool.name, options.workers, self.work, self.configure, self.log,
                          self.pool.terminate_seconds)
        try:
            return manager.run()
        finally:
            for path in (options.pid, options.listen if options.listen[:1] == "/" else None):
                if path is not None and os.path.exists(path):
                    os.unlink(path)

    def configure(self) -> bool:
        """Read the ini files; workers that are started from now on go by them. False, having logged why, where they
        cannot: they go by what was read before."""
        words = Options()
        words.php = self.options.php
        words.ini_path, words.no_ini = _php(self.options.ini_path), self.options.no_ini
        words.settings = [os.fsencode(text).decode("latin-1") for text in self.options.settings]
        try:
            host = Host(self.pool.root or "", None, startup.read_configuration(words, _SAPI), _SAPI)
            warm_up(host)
            set_up(host, lambda data: os.write(1, data))
        except UnknownTarget as error:
            self.log("ERROR", str(error))
            return False
        except PreloadFailed as error:
            self.log("ERROR", f"opcache.preload: {error}" if str(error) else "opcache.preload failed")
            return False
        self.host = host
        return True

    def work(self, number: int, board: Scoreboard) -> int:
        """What a worker's process does."""
        watchdog = RequestWatchdog()
        self.host.watch = watchdog.watch
        self.listener.setblocking(False)
        worker = Worker(self.host, self.pool, self.listener, OwnSlot(board, number, os.getpid()), self.log)
        signal.signal(signal.SIGQUIT, lambda number, frame: worker.stop())
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # ^C on a terminal: the manager tells what to do
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        watchdog.worker = worker
        return run_with_large_stack(worker.run, watchdog)

    def log(self, level: str, message: str) -> None:
        """Write a line of the log."""
        line = f"[{time.strftime('%d-%b-%Y %H:%M:%S')}] {level}: {message}\n".encode("latin-1", "replace")
        try:
            if self.options.error_log is None:
                os.write(2, line)
            else:
                with open(self.options.error_log, "ab") as log:
                    log.write(line)
        except OSError:
            return  # a full disk takes no more of the log


def listen(address: str, mode: int) -> socket.socket:
    """The listening socket of an address. Raises OSError, ValueError."""
    if "/" in address:
        if os.path.exists(address):
            with socket.socket(socket.AF_UNIX) as probe:
                if probe.connect_ex(address) == 0:
                    raise OSError("Address already in use")
            os.unlink(address)
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(address)
        os.chmod(address, mode)
    else:
        host, _, port = address.rpartition(":")
        host = host.strip("[]")
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host if host not in ("", "*") else "0.0.0.0", int(port)))
    listener.listen(_BACKLOG)
    return listener


def _php(text: str | None) -> str | None:
    return None if text is None else os.fsencode(text).decode("latin-1")


if __name__ == "__main__":
    main()
