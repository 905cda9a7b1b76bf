"""The warm command (docs/guides/warm.md): commands that a server runs do what they do by themselves."""
from __future__ import annotations

import ctypes
import os
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cli.command_lines import read_cases, recorded, run_case
from cli.warm_session import PARENT, PROGRAMS, Session

CASES = [case for case in read_cases() if not case.differs][::16]
STATE = Path(__file__).with_name("warm_state.php")  # prints what a process is like
LOST_STATUS = 70

pytestmark = pytest.mark.skipif(not (PROGRAMS / "zvm-warm").exists(), reason="zvm-warm was not built")


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    with Session() as session:
        yield session


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.line)
def test_answers_of_php(session: Session, case: Any, tmp_path: Path) -> None:
    assert session.call(run_case, case, session.warm, tmp_path / "files") == recorded()[case.line]


def test_it_is_a_server_that_runs_commands(session: Session) -> None:
    server = session.server()
    assert Path(f"/proc/{server}/cmdline").read_bytes().startswith(b"zvm --server")
    assert Path(f"/proc/{server}/environ").read_bytes() == b""
    assert os.getsid(server) == session.leader.pid


@pytest.mark.parametrize("words", [["--warm"], []], ids=["option", "variable"])
def test_the_command_itself_asks_the_server(session: Session, words: list[str]) -> None:
    server = session.server()
    variables = {} if words else {"ZVM_SERVER": "1"}
    code = PARENT + "echo ' ', PHP_BINARY, ' ', implode(' ', $argv), ' ', getenv('LC_CTYPE') ?: 'none';"
    for _ in range(20):
        done = session.run([session.ordinary, *words, "-n", "-r", code, "--", "-x"], env=variables)
        if done.stdout.startswith(b"%d " % server):
            break
    binary = os.path.realpath(session.ordinary)
    assert done.stdout.decode() == f"{server} {binary} Standard input code -x none"


# -- what is handed over ---------------------------------------------------------------------------------------------

def _limits() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (100, 200))


def _signals() -> None:
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGUSR1, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGUSR2, signal.SIGALRM))


def _descriptors() -> None:
    os.dup2(os.open("/etc/passwd", os.O_RDONLY), 7)
    os.dup2(os.open("/dev/null", os.O_RDONLY), 33)
    os.closerange(8, 33)
    os.close(0)


def _no_streams() -> None:
    os.closerange(0, 3)


def _umask() -> None:
    os.umask(0o37)


def _processor() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _nice() -> None:
    os.nice(5)


def _lost_folder() -> None:
    os.mkdir("lost")
    os.chdir("lost")
    os.rmdir("../lost")


SITUATIONS: dict[str, tuple[Callable[[], None] | None, dict[str, str]]] = {
    "nothing": (None, {}), "limits": (_limits, {}), "signals": (_signals, {}), "descriptors": (_descriptors, {}),
    "umask": (_umask, {}), "processor": (_processor, {}), "nice": (_nice, {}), "lost folder": (_lost_folder, {}),
    "environment": (None, {"B": "2", "A": "1=1", "EMPTY": "", "\udcff": "\udcfe\n", "TZ": "Asia/Tokyo", "HOME": "/"}),
    "locale": (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}), "C": (None, {"LC_ALL": "C"}),
    "coerced": (None, {"LC_CTYPE": "C.UTF-8"}), "C library": (None, {"LD_LIBRARY_PATH": "/nowhere"}),
    "Python": (None, {"PYTHONUTF8": "0", "PYTHONUNBUFFERED": "1"}),
    "without native handlers": (None, {"ZVM_NATIVE": "0"}),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_state_of_the_process(session: Session, tmp_path: Path, situation: str) -> None:
    prepare, variables = SITUATIONS[situation]
    outputs = []
    for name, command in (("cold", session.ordinary), ("warm", session.warm)):
        (folder := tmp_path / name).mkdir()
        done = session.run([command, "-n", str(STATE), str(tmp_path / name / "out"), "an argument", "", "\udcff"],
                           preexec_fn=prepare, env={"PATH": os.environ["PATH"], **variables}, cwd=folder)
        assert done.returncode == 3
        text = (folder / "out").read_text("latin-1")
        text = re.sub(r"string\(\d+\)", "string", text.replace(str(folder), "FOLDER"))
        text = text.replace(f"{session.ordinary}\0--cold=", "")  # where the server has refused
        outputs.append((text.replace(command, "COMMAND").replace("zvm-warm", "zvm"), done.stderr))
    assert outputs[0] == outputs[1]


def test_closed_streams(session: Session, tmp_path: Path) -> None:
    code = "file_put_contents($argv[1], (int) defined('STDIN') . (int) is_resource(STDOUT)); echo 1; exit(4);"
    outputs = []
    for command in (session.ordinary, session.warm):
        done = session.run([command, "-n", "-r", code, str(tmp_path / "out")], preexec_fn=_no_streams)
        outputs.append((done.returncode, (tmp_path / "out").read_text()))
    assert outputs[0] == outputs[1]


# -- who is refused --------------------------------------------------------------------------------------------------

def _no_new_privileges() -> None:
    ctypes.CDLL(None).prctl(38, 1, 0, 0, 0)


def _alarm() -> None:
    signal.setitimer(signal.ITIMER_REAL, 50)


def _landlock() -> None:
    """Forbid to write files."""
    system = ctypes.CDLL(None)
    ruleset = system.syscall(444, ctypes.create_string_buffer((2).to_bytes(8, "little")), 8, 0)
    assert ruleset >= 0 and system.syscall(446, ruleset, 0) == 0


def _has_landlock() -> bool:
    """Whether there is Landlock, and this process may use it without giving up privileges."""
    return os.getuid() == 0 and bool(ctypes.CDLL(None).syscall(444, None, 0, 1) > 0)


@pytest.mark.parametrize("prepare", [_no_new_privileges, _alarm, pytest.param(
    _landlock, marks=pytest.mark.skipif(not _has_landlock(), reason="there is no Landlock, or it needs more"))])
def test_a_process_that_is_otherwise_runs_the_command_itself(session: Session, prepare: Callable[[], None]) -> None:
    session.server()
    done = session.run([session.warm, "-n", "-r", PARENT], preexec_fn=prepare)
    assert int(done.stdout) == session.leader.pid


@pytest.mark.parametrize("words", [["-S", "nowhere"], ["-n", "-a"], ["--native-status"]])
def test_commands_that_no_server_runs(session: Session, words: list[str]) -> None:
    warm, ordinary = session.run([session.warm, *words]), session.run([session.ordinary, *words])
    assert (warm.stdout, warm.returncode) == (ordinary.stdout, ordinary.returncode)


def test_another_session_has_no_server(session: Session) -> None:
    done = session.run([session.warm, "-n", "-r", PARENT], start_new_session=True)
    assert int(done.stdout) == session.leader.pid


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become another user")
def test_another_user_does_not_reach_the_socket(session: Session) -> None:
    session.server()
    sockets = list(Path(f"/tmp/zvm-{os.getuid()}").glob(f"{session.leader.pid}-*"))
    code = f"import socket, os; os.setuid(65534); socket.socket(socket.AF_UNIX).connect({str(sockets[0])!r})"
    assert b"PermissionError" in session.run(["/usr/bin/env", "python3", "-c", code]).stderr
    assert os.stat(f"/tmp/zvm-{os.getuid()}").st_mode & 0o777 == 0o700


# -- what clients must not see of each other -------------------------------------------------------------------------

def test_nothing_of_another_client_is_seen(session: Session) -> None:
    session.server()
    secret = {"SECRET": "hidden-in-the-environment"}
    code = ("putenv('MORE=hidden-too'); setlocale(LC_ALL, 'C.UTF-8'); umask(0); chdir('/tmp'); mt_srand(5);"
            "echo getenv('SECRET');")
    assert session.run([session.warm, "-n", "-r", code], env=secret).stdout == b"hidden-in-the-environment"
    code = ("echo serialize([getenv(), $_ENV, $_SERVER['SECRET'] ?? 0, file_get_contents('/proc/self/environ'),"
            "umask()]);")
    assert b"hidden" not in session.run([session.warm, "-n", "-r", code], env={}).stdout


def test_random_numbers_are_each_command_s_own(session: Session) -> None:
    session.server()
    code = ("$a = range(1, 30); shuffle($a);"
            "echo implode(' ', [bin2hex(random_bytes(8)), mt_rand(), rand(), lcg_value(), uniqid('', true),"
            "random_int(0, PHP_INT_MAX), bin2hex(openssl_random_pseudo_bytes(8)), implode(',', $a),"
            "session_create_id(), (new Random\\Randomizer)->getInt(0, PHP_INT_MAX), tempnam('/tmp', 'x')]);")
    results = [session.run([session.warm, "-n", "-r", code]).stdout.decode().split(" ") for _ in range(4)]
    for each in results:
        os.unlink(each[-1])
    assert all(len(set(column)) == 4 for column in zip(*results, strict=True))


def test_many_clients_at_once(session: Session) -> None:
    code = ("usleep(random_int(0, 200000)); echo str_repeat($argv[1], 5000), stream_get_contents(STDIN);"
            "exit((int) $argv[1]);")
    assert session.call(_run_many, [session.warm, "-n", "-r", code], 12) == [
        ((str(number) * 5000 + "in").encode(), number) for number in range(12)]


def _run_many(words: list[str], count: int) -> list[tuple[bytes, int]]:
    running = [subprocess.Popen([*words, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
               for number in range(count)]
    return [(process.communicate(b"in", 60)[0], process.returncode) for process in running]


# -- signals and ends ------------------------------------------------------------------------------------------------

def _signalled(words: list[str], numbers: list[int]) -> tuple[bytes, int]:
    """Output and status of a command that is sent signals once it has written something."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, process_group=0)
    assert process.stdout is not None
    first = process.stdout.readline()
    for number in numbers:
        os.kill(process.pid, number)
        time.sleep(0.3)
    return first + process.communicate(timeout=60)[0], process.returncode


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL, signal.SIGUSR1])
def test_signals_end_it(session: Session, number: int) -> None:
    code = 'echo getmypid(), "\\n"; sleep(30);'
    output, status = session.call(_signalled, [session.warm, "-n", "-r", code], [number])
    assert status == -number
    with pytest.raises(ProcessLookupError):
        for _ in range(50):  # that of a client that was killed ends a moment later
            os.kill(int(output), 0)
            time.sleep(0.1)


def test_handlers_are_called_once(session: Session) -> None:
    code = ('pcntl_async_signals(true); pcntl_signal(SIGUSR1, function () { echo "one "; }); echo "ready\\n";'
            'for ($i = 0; $i < 12; $i++) usleep(100000);')
    words = [session.warm, "-n", "-r", code]
    assert session.call(_signalled, words, [signal.SIGUSR1] * 2) == (b"ready\none one ", 0)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGSEGV, signal.SIGKILL, signal.SIGPIPE])
def test_it_dies_as_its_child_does(session: Session, number: int) -> None:
    code = f"pcntl_signal({int(number)}, SIG_DFL); posix_kill(getmypid(), {int(number)}); sleep(5);"
    if number == signal.SIGKILL:
        code = "posix_kill(getmypid(), 9); sleep(5);"
    assert session.run([session.warm, "-n", "-r", code]).returncode == -number


def test_job_control() -> None:
    """^Z, fg, ^C, reading the terminal, and signals for a whole job."""
    import pty

    process, terminal = pty.fork()
    if not process:
        os.environ.update(PS1="", PATH=f"{PROGRAMS}:{os.environ['PATH']}", INPUTRC="/dev/null", ZVM_NATIVE="")
        del os.environ["ZVM_NATIVE"]
        os.execvp("bash", ["bash", "--norc", "--noprofile", "--noediting", "-i"])

    def type_(text: str, until: str) -> str:
        os.write(terminal, text.encode())
        seen = ""
        for _ in range(300):
            if select.select([terminal], [], [], 0.1)[0]:
                seen += os.read(terminal, 65536).decode("latin-1")
            if re.search(until, seen):
                return seen
        raise AssertionError(f"{until} was not seen in {seen!r}")

    try:
        type_("stty -echo; zvm --server; echo begun $?\n", "begun 0")
        type_("zvm-warm -n -r 'echo \"asleep \" . \"now\"; sleep(60);'\n", "asleep now")
        type_("\x1a", "Stopped")
        type_("fg\n", "sleep")
        time.sleep(0.5)
        os.write(terminal, b"\x03")
        type_("echo status $?\n", "status 130")
        type_("zvm-warm -n -r 'echo \"type\" . \"?\"; echo \"read \", strrev(fgets(STDIN));'\n", r"type\?")
        type_("abc\n", "cba")
        type_("zvm-warm -n -r 'sleep(1); echo strrev(fgets(STDIN));' &\n", r"\d")
        type_("sleep 1.7; jobs\n", "Stopped")
        type_("fg\n", "zvm-warm")
        type_("xyz\n", "zyx")
        code = ("pcntl_async_signals(true); pcntl_signal(SIGUSR1, function () { echo \"got\" . \"it \"; });"
                "echo \"re\" . \"ady \"; for ($i = 0; $i < 15; $i++) usleep(100000); echo \"ov\" . \"er\";")
        type_(f"zvm-warm -n -r '{code}' &\n", "ready")
        type_("kill -USR1 %1; sleep .3; kill -USR1 $!\n", "gotit gotit over")
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def test_the_server_ends_with_the_session() -> None:
    with Session() as session:
        server = session.server()
    for _ in range(100):
        if not os.path.exists(f"/proc/{server}"):
            return
        time.sleep(0.1)
    raise AssertionError("it is still there")


def test_a_killed_server() -> None:
    with Session() as session:
        server = session.server()
        output, status = session.call(_end_server, session.warm, server, signal.SIGKILL, "")
        assert (output, status) == (b"begun\nover\n", LOST_STATUS)
        assert int(session.run([session.warm, "-n", "-r", PARENT]).stdout) == session.leader.pid
        assert session.run([session.ordinary, "--server"]).returncode == 0
        assert session.server() != server


def _end_server(command: str, server: int, number: int, last: str) -> tuple[bytes, int]:
    """Send the server a signal while it runs a command, which ends with the statement `last`."""
    process = subprocess.Popen([command, "-n", "-r", f'echo "begun\\n"; sleep(1); echo "over\\n"; {last}'],
                               stdout=subprocess.PIPE)
    assert process.stdout is not None
    first = process.stdout.readline()
    os.kill(server, number)
    return first + process.communicate(timeout=60)[0], process.returncode


def test_a_server_that_is_asked_to_end_waits_for_its_commands() -> None:
    with Session() as session:
        server = session.server()
        output, status = session.call(_end_server, session.warm, server, signal.SIGTERM, "exit(5);")
        assert (status, output) == (5, b"begun\nover\n")


def test_there_is_one_server(session: Session) -> None:
    done = session.run([session.ordinary, "--server"])
    assert (done.returncode, done.stderr) == (1, b"zvm: the server is there\n")


def test_a_stale_server_is_replaced(tmp_path: Path) -> None:
    """A module of the package changes."""
    import zvm

    source = Path(zvm.__path__[0])
    ignored = shutil.ignore_patterns("__pycache__", "*.bundle", "kernels", "fuzzing")
    shutil.copytree(source, tmp_path / "zvm", ignore=ignored)
    programs = tmp_path / "bin"
    programs.mkdir()
    shutil.copy(PROGRAMS / "zvm-warm", programs)
    script = f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(tmp_path)!r})\n"
    (programs / "zvm").write_text(script + (source.parent / "scripts/commands/zvm").read_text())
    (programs / "zvm").chmod(0o755)
    with Session(programs) as session:
        server = session.server()
        os.utime(tmp_path / "zvm/engine/facade.py")
        done = session.run([session.warm, "-n", "-r", "echo 1;"])
        assert (done.stdout, done.stderr, done.returncode) == (b"1", b"", 0)
        for _ in range(50):
            time.sleep(0.2)
            if session.server() != server:
                return
        raise AssertionError("it is the same")


# -- what is got ready -----------------------------------------------------------------------------------------------

def test_programs_that_are_ready_run_as_they_do(session: Session, tmp_path: Path) -> None:
    """Also when a file changes meanwhile."""
    (tmp_path / "main.php").write_text(
        "<?php namespace N; require __DIR__ . '/class.php'; interface I {} "
        "function f(int $x = 1 + 2) { static $n = 0; return ++$n + $x; } $c = fn($x) => $x * 2;"
        "class D extends C implements I { const K = self::L . 'k'; static $s = []; }"
        "D::$s[] = f(); echo json_encode([D::$s, f(), $c(4), D::K, (new D)->m(), strlen('abc')]), PHP_EOL;")
    (tmp_path / "class.php").write_text("<?php namespace N; class C { const L = 'l'; function m() { return 'old'; } }")
    for path in tmp_path.iterdir():
        os.utime(path, (1_000_000_000, 1_000_000_000))  # so old that it is kept
    words = [session.warm, "-n", str(tmp_path / "main.php")]
    for _ in range(6):
        assert session.run(words).stdout == b'[[4],5,8,"lk","old",3]\n'
        time.sleep(0.2)
    (tmp_path / "class.php").write_text("<?php namespace N; class C { const L = 'L'; function m() { return 'new'; } }")
    for _ in range(4):
        assert session.run(words).stdout == b'[[4],5,8,"Lk","new",3]\n'
        time.sleep(0.2)
