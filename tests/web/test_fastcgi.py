"""zvm-fpm: what php-fpm answers, its workers, and what it does with what is not FastCGI."""
from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web import fastcgi_client as client
from web.fastcgi_client import BEGIN, GET_VALUES, KEEP_CONNECTION, PARAMS, STDIN, Reply, ask, connect, record
from web.site import make_site, multipart

PATIENCE = 30.0
SCRIPTS = {
    "server.php": "<?php header('X-A: 1'); error_log('logged'); echo json_encode($_SERVER), getcwd(), PHP_SAPI, $none;",
    "finish.php": "<?php echo 'a'; var_dump(fastcgi_finish_request(), fastcgi_finish_request()); "
                  "usleep(300000); file_put_contents(__DIR__ . '/finished', 'x');",
    "slow.php": "<?php function f() { usleep(900000); }\nfunction g() { f(); }\ng(); echo 'slow';",
    "pid.php": "<?php echo getmypid();",
    "pool.php": "<?php $s = fpm_get_status(); echo $s['pool'], count($s['procs']), $s['procs'][0]['state'] !== '';",
    "setting.php": "<?php echo ini_get('precision');",
    "spin.php": "<?php while (true);",
    "worker.php": """<?php
        $booted = getmypid(); $count = 0;
        while (zvm_handle_request(function () use (&$count, $booted) {
            header('X-Count: ' . ++$count);
            session_id('abcdef'); session_start();
            $_SESSION['n'] = ($_SESSION['n'] ?? 0) + 1;
            register_shutdown_function(function () { echo ' bye'; });
            echo json_encode([$_GET, $_POST, $_SERVER['REQUEST_URI'], $_SESSION['n'], isset($GLOBALS['left'])]);
            $left = 1;
            if (isset($_GET['throw'])) throw new Exception('thrown');
            if (isset($_GET['exit'])) exit(3);
            $generator = function () { try { yield 1; } finally { echo ' finally'; } };
            if (isset($_GET['generator'])) foreach ($generator() as $x) break;
            if (isset($_GET['fatal'])) str_repeat('x', 1 << 45);
        }));""",
}


class Pool:
    """A running zvm-fpm on a Unix socket."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.site = make_site(folder / "www")
        for name, text in SCRIPTS.items():
            (self.site / name).write_text(text)
        self.address = str(folder / "socket")
        self.log = folder / "log"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "zvm.cli.fpm", "--listen", self.address, "--workers", "2", "--error-log",
             str(self.log), "-d", "session.save_path=" + str(folder), *options],
            env={**os.environ, "PHPRC": "/dev/null"})
        self.until(lambda: self.log.exists() and "ready to handle" in self.log.read_text())

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end and self.process.poll() is None
            time.sleep(0.02)

    def ask(self, script: str, *rest: object, **params: object) -> Reply:
        return ask(self.address, f"{self.site}/{script}", *rest, **params)  # type: ignore[arg-type]

    def end(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    folder = tmp_path_factory.mktemp("fpm")
    made = Pool(folder, "--status-path", "/status", "--ping-path", "/ping", "--slowlog", str(folder / "slow"),
                "--request-slowlog-timeout", "0.3", "--largest-body", "100000", "-d", "log_errors=1")
    yield made
    assert made.end() == 0


@pytest.fixture
def make_pool(tmp_path: Path) -> Iterator[Callable[..., Pool]]:
    made: list[Pool] = []

    def make(*options: str) -> Pool:
        made.append(Pool(tmp_path, *options))
        return made[-1]
    yield make
    for each in made:
        if each.process.poll() is None:
            each.end()


def test_what_a_script_sees(pool: Pool) -> None:
    reply = pool.ask("server.php", query="a=1", HTTP_X_TEST="t", HTTP_AUTHORIZATION="Basic bWU6c2VjcmV0",
                     CONTENT_TYPE="text/plain")
    assert (reply.application_status, reply.protocol_status) == (0, 0)
    assert reply.head[-2:] == ["X-A: 1", "Content-type: text/html; charset=UTF-8"]
    seen, end = json.JSONDecoder().raw_decode(reply.body.decode())
    script = f"{pool.site}/server.php"
    assert {name: seen[name] for name in ("SCRIPT_FILENAME", "PHP_SELF", "HTTP_X_TEST", "PHP_AUTH_USER", "FCGI_ROLE",
                                          "QUERY_STRING", "CONTENT_TYPE", "REQUEST_URI")} == {
        "SCRIPT_FILENAME": script, "PHP_SELF": "/server.php", "HTTP_X_TEST": "t", "PHP_AUTH_USER": "me",
        "FCGI_ROLE": "RESPONDER", "QUERY_STRING": "a=1", "CONTENT_TYPE": "text/plain", "REQUEST_URI": "/server.php?a=1"}
    assert reply.body.decode()[end:].startswith(f"{pool.site}fpm-fcgi")
    assert reply.stderr == (b"PHP message: logged; PHP message: PHP Warning:  Undefined variable $none in "
                            + script.encode() + b" on line 1")


@pytest.mark.parametrize(("name", "status", "body", "log"), [
    ("state.php", 200, b"1", b""), ("exit.php", 200, b"a", b""), ("headers.php", 404, b"[", b""),
    ("none.php", 404, b"File not found.\n", b"Primary script unknown"),
    ("a.txt", 403, b"Access denied.\n", b"Access to the script"), ("sub", 403, b"Access denied.\n", b"Access to"),
    ("index.php/x/y", 200, b"index -", b"")])
def test_paths_and_statuses(pool: Pool, name: str, status: int, body: bytes, log: bytes) -> None:
    reply = pool.ask(name)
    assert (reply.status, reply.body[:len(body)]) == (status, body)
    assert log in reply.stderr


def test_forms_uploads_and_sessions(pool: Pool) -> None:
    kind, body = multipart(("text", None, b"t"), ("f", "a.txt", b"one\r\ntwo"))
    assert pool.ask("form.php", "POST", body, CONTENT_TYPE=kind).body == \
        b'[{"text":"t"},{"f":["a.txt",0,8,"one\\r\\ntwo"]}]'
    first = pool.ask("session.php")
    cookie = next(line for line in first.head if line.startswith("Set-Cookie")).split(": ")[1].partition(";")[0]
    assert [pool.ask("session.php", HTTP_COOKIE=cookie).body for _ in range(3)] == [b"2", b"3", b"4"]
    assert pool.ask("input.php", "PUT", b"x" * 99_999).body == b"PUT:" + b"x" * 99_999
    assert pool.ask("input.php", "POST", b"x" * 100_001).status == 413
    assert pool.ask("large.php").body == b"x" * 1_000_000


def test_a_finished_request_goes_on(pool: Pool) -> None:
    reply = pool.ask("finish.php")
    assert reply.body == b"a"
    assert not (pool.site / "finished").exists()
    pool.until(lambda: (pool.site / "finished").exists())


def test_the_status_page_and_ping(pool: Pool) -> None:
    assert pool.ask("x", name="/ping").body == b"pong"
    text = pool.ask("x", name="/status").body.decode()
    assert text.startswith("pool:                 www\nprocess manager:      static\n") and "slow requests:" in text
    fields = json.loads(pool.ask("x", name="/status", query="json&full").body)
    assert fields["total processes"] == 2 and len(fields["processes"]) == 2
    assert any(each["request uri"] == "/status?json&full" for each in fields["processes"])
    assert pool.ask("x", name="/status", query="xml").body.startswith(b'<?xml version="1.0" ?>\n<status>\n<pool>www')
    assert b"<tr><th>pool</th><td>www</td></tr>" in pool.ask("x", name="/status", query="html&full").body
    assert pool.ask("pool.php").body == b"www21"


def test_slow_requests_are_logged(pool: Pool) -> None:
    before = pool.log.read_text().count("executing too slow")
    assert pool.ask("slow.php").body == b"slow"
    assert pool.log.read_text().count("executing too slow") == before + 1
    shown = (pool.log.parent / "slow").read_text().split("\n")
    script = f"{pool.site}/slow.php"
    assert [line.partition("] ")[2] for line in shown if line.startswith("[0x")][-3:] == [
        f"usleep() {script}:1", f"f() {script}:2", f"g() {script}:3"]


def test_connections_are_kept(pool: Pool) -> None:
    params = {"SCRIPT_FILENAME": f"{pool.site}/state.php", "REQUEST_METHOD": "GET"}
    with connect(pool.address) as connection:
        for number in (1, 2, 300):
            client.send(connection, params, flags=KEEP_CONNECTION, request=number)
            assert client.receive(connection).body == b"1"
        connection.sendall(record(GET_VALUES, client.pairs({"FCGI_MPXS_CONNS": "", "X": ""}), 0))
        assert client.read_record(connection) == (10, 0, b"\x0f\x01FCGI_MPXS_CONNS0")
        client.send(connection, params)
        assert client.receive(connection).body == b"1"
        assert connection.recv(1) == b""


def test_what_is_refused(pool: Pool) -> None:
    with connect(pool.address) as connection:
        connection.sendall(record(BEGIN, struct.pack(">HB5x", 3, 0)))
        assert client.receive(connection).protocol_status == 3
    with connect(pool.address) as connection:
        begin = record(BEGIN, struct.pack(">HB5x", 1, 0))
        connection.sendall(begin + record(BEGIN, struct.pack(">HB5x", 1, 0), 2))
        assert client.read_record(connection)[:2] == (3, 2)
    with connect(pool.address) as connection:
        connection.sendall(begin + record(2, b""))
        assert client.receive(connection).application_status == 0
    for _ in range(20):  # names and values that never end
        with connect(pool.address) as connection:
            try:
                connection.sendall(begin)
                for _ in range(20):
                    connection.sendall(record(PARAMS, b"\0" * 65000))
                assert connection.recv(1) == b""
            except (ConnectionError, BrokenPipeError):
                continue


def test_bytes_that_are_no_requests(pool: Pool) -> None:
    source = random.Random(7)
    for number in range(200):
        data = bytes(source.randrange(256) for _ in range(source.randrange(1, 200)))
        if number % 2:  # a real beginning, then nonsense
            whole = bytearray(record(BEGIN, struct.pack(">HB5x", 1, 0)) + record(PARAMS, data) + record(PARAMS, b"") +
                              record(STDIN, b""))
            for _ in range(3):
                whole[source.randrange(len(whole))] = source.randrange(256)
            data = bytes(whole)
        with connect(pool.address) as connection:
            connection.sendall(data)
            connection.shutdown(1)
            with contextlib.suppress(ConnectionResetError):  # it was closed before all was read
                while connection.recv(1 << 16):
                    pass
    assert pool.ask("state.php").body == b"1"
    assert "exited" not in pool.log.read_text()


def test_many_at_a_time(pool: Pool) -> None:
    bodies: list[bytes] = []

    def several() -> None:
        bodies.extend(pool.ask("state.php").body for _ in range(10))
    threads = [threading.Thread(target=several) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert bodies == [b"1"] * 80


def test_a_reload_takes_new_settings_and_answers_everything(make_pool: Callable[..., Pool], tmp_path: Path) -> None:
    (tmp_path / "php.ini").write_text("precision = 5\n")
    pool = make_pool("-c", str(tmp_path / "php.ini"))
    assert pool.ask("setting.php").body == b"5"
    before = {pool.ask("pid.php").body for _ in range(20)}
    slow: list[bytes] = []
    thread = threading.Thread(target=lambda: slow.append(pool.ask("slow.php").body))
    thread.start()
    time.sleep(0.2)
    (tmp_path / "php.ini").write_text("precision = 6\n")
    pool.process.send_signal(signal.SIGUSR2)
    pool.until(lambda: pool.ask("setting.php").body == b"6")
    thread.join()
    assert slow == [b"slow"]
    pool.until(lambda: not before & {pool.ask("pid.php").body for _ in range(5)})
    thread = threading.Thread(target=lambda: slow.append(pool.ask("slow.php").body))
    thread.start()
    time.sleep(0.2)
    assert pool.end(signal.SIGQUIT) == 0
    thread.join()
    assert slow == [b"slow"] * 2
    assert not os.path.exists(pool.address)


def test_a_reload_of_settings_that_cannot_be_goes_on_with_the_old_ones(make_pool: Callable[..., Pool],
                                                                      tmp_path: Path) -> None:
    (tmp_path / "php.ini").write_text("precision = 5\n")
    pool = make_pool("-c", str(tmp_path / "php.ini"))
    before = {pool.ask("pid.php").body for _ in range(20)}
    (tmp_path / "php.ini").write_text("zvm.php = 9.9\n")
    pool.process.send_signal(signal.SIGUSR2)
    pool.until(lambda: "ERROR: PHP 9.9 is no target" in pool.log.read_text())
    pool.until(lambda: not before & {pool.ask("pid.php").body for _ in range(5)})
    assert pool.ask("setting.php").body == b"5"


def test_settings_that_cannot_be_at_the_start(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "zvm.cli.fpm", "--listen", str(tmp_path / "socket"), "-n", "-d",
                           "zvm.php=9.9"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 78 and "Traceback" not in done.stderr
    assert "ERROR: PHP 9.9 is no target: there are 8.2, 8.3, 8.4 and 8.5" in done.stderr


def test_workers_are_replaced(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool("--max-requests", "3", "--request-terminate-timeout", "1")
    workers = {pool.ask("pid.php").body for _ in range(13)}
    assert len(workers) > 3
    with pytest.raises((EOFError, ConnectionError)):
        pool.ask("spin.php")
    assert "execution timed out" in pool.log.read_text()
    assert pool.ask("state.php").body == b"1"
    asked = iter(lambda: pool.ask("pid.php").body, b"")
    victim = int(next(worker for worker in asked if worker not in workers))  # not at its last request
    os.kill(victim, signal.SIGKILL)
    pool.until(lambda: f"child {victim} exited on signal 9 (SIGKILL)" in pool.log.read_text())
    assert [pool.ask("state.php").body for _ in range(4)] == [b"1"] * 4


def test_a_request_that_is_slow_to_arrive(make_pool: Callable[..., Pool]) -> None:
    pool = make_pool("--request-terminate-timeout", "0.3")
    for _ in range(8):
        assert pool.ask("state.php").body == b"1"
    time.sleep(0.4)  # what the workers have answered began longer ago than a request may take
    with connect(pool.address) as connection:
        connection.sendall(record(BEGIN, struct.pack(">HB5x", 1, 0)))
        time.sleep(0.6)
        connection.sendall(record(PARAMS, client.pairs({"SCRIPT_FILENAME": f"{pool.site}/state.php",
                                                        "REQUEST_METHOD": "GET"})) +
                           record(PARAMS, b"") + record(STDIN, b""))
        assert client.receive(connection).body == b"1"
    assert "timed out" not in pool.log.read_text()


def test_scripts_outside_of_the_docroot(make_pool: Callable[..., Pool], tmp_path: Path) -> None:
    pool = make_pool("--docroot", str(tmp_path / "www"))
    (tmp_path / "outside.php").write_text("<?php echo 'secret';")
    (pool.site / "link.php").symlink_to(tmp_path / "outside.php")
    assert pool.ask("state.php").status == 200
    for name in ("../outside.php", "link.php", "sub/../../outside.php"):
        assert (pool.ask(name).status, pool.ask(name).body) == (403, b"Access denied.\n")


def test_an_application_that_stays_in_memory(make_pool: Callable[..., Pool], tmp_path: Path) -> None:
    (tmp_path / "www").mkdir()
    (tmp_path / "www" / "worker.php").write_text(SCRIPTS["worker.php"])
    pool = make_pool("--worker-script", str(tmp_path / "www" / "worker.php"), "--workers", "1", "--max-requests", "40")
    first = pool.ask("any.php", query="a=1")
    assert first.body == b'[{"a":"1"},[],"\\/any.php?a=1",1,false] bye'
    assert "X-Count: 1" in first.head
    second = pool.ask("other.php", "POST", b"b=2", CONTENT_TYPE="application/x-www-form-urlencoded")
    assert second.body == b'[[],{"b":"2"},"\\/other.php",2,false] bye' and "X-Count: 2" in second.head
    assert b"Uncaught Exception: thrown" in pool.ask("x.php", query="throw=1").body
    assert "X-Count: 4" in pool.ask("x.php", query="exit=1").head
    assert "X-Count: 5" in pool.ask("x.php").head
    assert b" finally" in pool.ask("x.php", query="generator=1").body
    assert b"Allowed memory size" in pool.ask("x.php", query="fatal=1").body
    assert "X-Count: 1" in pool.ask("x.php").head  # a fatal error ends the script, which is started again
    counts = [next(line for line in pool.ask("x.php").head if line.startswith("X-Count")) for _ in range(40)]
    assert "X-Count: 33" in counts and "X-Count: 1" in counts[30:]
