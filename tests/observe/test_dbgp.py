"""Xdebug's mode "debug": the client of DBGp, held against a listening IDE of the test's own."""
from __future__ import annotations

import os
import re
import socket
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from xml.etree.ElementTree import Element

PATIENCE = 20
NAMES = {"": "urn:debugger_protocol_v1", "xdebug": "https://xdebug.org/dbgp/xdebug"}

PROGRAM = """<?php
class Base {
    private $hidden = 1;
    static $count = 2;
    function twice($n) {
        return $n * 2;
    }
}
class Own extends Base {
    public $list = ['a' => [1, 2], "it's" => 'text'];
}
$own = new Own;
$sum = 0;
foreach ([1, 2, 3] as $n) {
    $sum += $own->twice($n);
}
echo $sum, "\\n";
eval('$made = 5;
echo $made;');
try {
    throw new DomainException("text", 7);
} catch (Exception $e) {
}
echo $undefined;
"""


class Ide:
    """Listens, and talks to the program that connects."""

    def __init__(self, zvm: list[str], path: Path, native: bool, settings: dict[str, str],
                 environment: dict[str, str]) -> None:
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.settimeout(PATIENCE)
        port = self.server.getsockname()[1]
        words = {"xdebug.mode": "debug", "xdebug.start_with_request": "yes", "xdebug.client_host": "127.0.0.1",
                 "xdebug.client_port": str(port), "display_errors": "0", **settings}
        self.process = subprocess.Popen(
            [*zvm, "-n", "-d", "zend_extension=xdebug", *(word for name, value in words.items()
                                                            for word in ("-d", f"{name}={value}")), str(path)],
            stdout=subprocess.PIPE, env={**os.environ, **({} if native else {"ZVM_NATIVE": "0"}), **environment})
        self.path = path
        self.last = 0
        self.notes: list[Element] = []

    def accept(self) -> Element:
        """The packet a session begins with."""
        self.connection, _ = self.server.accept()
        self.connection.settimeout(PATIENCE)
        self.stream = self.connection.makefile("rb")
        return self.receive()

    def receive(self) -> Element:
        length = b""
        while (byte := self.stream.read(1)) != b"\0":
            assert byte, "the connection was closed"
            length += byte
        data = self.stream.read(int(length))
        assert self.stream.read(1) == b"\0"
        return ElementTree.fromstring(data)

    def send(self, command: str, data: str | None = None) -> Element:
        """The response to a command."""
        self.last += 1
        name, _, rest = command.partition(" ")
        line = f"{name} -i {self.last}{' ' if rest else ''}{rest}"
        if data is not None:
            line += f" -- {b64encode(data.encode()).decode()}"
        self.connection.sendall(line.encode() + b"\0")
        while (element := self.receive()).get("transaction_id") is None:
            self.notes.append(element)
        assert (element.get("command"), element.get("transaction_id")) == (name, str(self.last))
        return element

    def go(self, command: str) -> tuple[str | None, int | None]:
        """The status after a command that goes on, and the line."""
        element = self.send(command)
        message = element.find("xdebug:message", NAMES)
        return element.get("status"), None if message is None else int(message.get("lineno", 0))

    def line(self, number: int, more: str = "", data: str | None = None) -> str:
        """The number of a new breakpoint."""
        element = self.send(f"breakpoint_set -t line -f file://{self.path} -n {number}{more}", data)
        return str(element.get("id"))

    def end(self) -> bytes:
        """What the program has printed."""
        output, _ = self.process.communicate(timeout=PATIENCE)
        return output


Start = "Callable[..., Ide]"


@pytest.fixture(params=[True, False], ids=["native", "python"])
def start(request: pytest.FixtureRequest, zvm: list[str], tmp_path: Path) -> Iterator[Callable[..., Ide]]:
    """Starts a program that is told where the test listens."""
    started: list[Ide] = []

    def run(source: str = PROGRAM, environment: dict[str, str] | None = None, **settings: str) -> Ide:
        path = tmp_path / "program.php"
        path.write_text(source)
        ide = Ide(zvm, path, request.param, {f"xdebug.{name}": value for name, value in settings.items()},
                  environment or {})
        started.append(ide)
        return ide

    yield run
    for ide in started:
        ide.process.kill()
        ide.server.close()


def text_of(element: Element) -> str:
    text = element.text or ""
    return b64decode(text).decode("latin-1") if element.get("encoding") == "base64" else text


def test_the_session(start: Callable[..., Ide]) -> None:
    ide = start()
    packet = ide.accept()
    assert (packet.get("fileuri"), packet.get("language")) == (f"file://{ide.path}", "PHP")
    assert re.fullmatch(r"\d+", packet.get("appid", ""))
    assert ide.send("status").get("status") == "starting"
    assert ide.send("stack_depth").get("depth") == "0"
    assert ide.go("step_into") == ("break", 12)
    assert ide.go("step_over") == ("break", 13)
    assert ide.go("run") == ("stopping", None)
    assert ide.send("stop").get("status") == "stopped"
    assert ide.end() == b"12\n5"


def test_breakpoints(start: Callable[..., Ide]) -> None:
    ide = start()
    ide.accept()
    conditional = ide.line(15, data="$n > 2")
    ide.send("breakpoint_set -t call -a Own -m twice -o == -h 2")
    ide.send("breakpoint_set -t exception -x DomainException")
    ide.send("breakpoint_set -t exception -x Warning")
    assert ide.go("run") == ("break", 6)
    names = [(frame.get("where"), frame.get("lineno")) for frame in ide.send("stack_get").findall("stack", NAMES)]
    assert names == [("Base->twice", "6"), ("{main}", "15")]
    assert ide.go("step_out") == ("break", 15)
    assert ide.send(f"breakpoint_get -d {conditional}").find("breakpoint", NAMES).get("hit_count") == "0"  # type: ignore
    ide.send(f"breakpoint_remove -d {conditional}")
    stopped = ide.send("run").find("xdebug:message", NAMES)
    assert stopped is not None
    assert (stopped.get("exception"), stopped.get("code"), stopped.text) == ("DomainException", "7", "text")
    stopped = ide.send("run").find("xdebug:message", NAMES)
    assert stopped is not None and (stopped.get("exception"), stopped.get("lineno")) == ("Warning", "24")
    assert ide.send("detach").get("status") == "stopping"
    assert ide.end() == b"12\n5"


def test_properties(start: Callable[..., Ide]) -> None:
    ide = start()
    ide.accept()
    ide.line(17)
    ide.go("run")
    names = [(each.get("name"), each.get("type")) for each in ide.send("context_get").findall("property", NAMES)]
    assert names == [("$e", "uninitialized"), ("$n", "int"), ("$own", "object"),
                     ("$sum", "int"), ("$undefined", "uninitialized")]
    own = ide.send("property_get -n $own").find("property", NAMES)
    assert own is not None
    assert [(each.get("name"), each.get("fullname"), each.get("facet")) for each in own] == [
        ("count", "$own::count", "static public"), ("*Base*hidden", "$own->*Base*hidden", "private"),
        ("list", "$own->list", "public")]

    def value(name: str) -> str:
        element = ide.send(f"property_value -n {name}")
        return text_of(element)

    assert value("$own->*Base*hidden") == "1"
    assert value('"$own->list[\\"it\'s\\"]"') == "text"
    assert value('"$own->list[\\"a\\"][1]"') == "2"
    assert value("$own::count") == "2"
    assert ide.send("property_set -n $sum", "$sum . ' is the sum'").get("success") == "1"
    assert text_of(ide.send("eval", "strtoupper($sum)").find("property", NAMES)) == "12 IS THE SUM"  # type: ignore
    assert ide.send("eval", "missing()").find("error", NAMES).get("code") == "206"  # type: ignore[union-attr]
    assert ide.send("property_get -n $nothing").find("error", NAMES).get("code") == "300"  # type: ignore[union-attr]
    ide.send("detach")
    assert ide.end() == b"12 is the sum\n5"


def test_code_of_eval(start: Callable[..., Ide]) -> None:
    ide = start()
    ide.accept()
    ide.line(18)
    ide.go("run")
    stopped = ide.send("step_into").find("xdebug:message", NAMES)
    assert stopped is not None and (stopped.get("filename"), stopped.get("lineno")) == ("dbgp://1", "1")
    assert text_of(ide.send("source -f dbgp://1")) == "$made = 5;\necho $made;"
    frames = ide.send("stack_get").findall("stack", NAMES)
    assert [(frame.get("where"), frame.get("type")) for frame in frames] == [("eval", "eval"), ("{main}", "file")]
    ide.send("detach")


def test_features_and_notes(start: Callable[..., Ide]) -> None:
    ide = start()
    ide.accept()
    assert ide.send("feature_get -n breakpoint_types").text == "line conditional call return exception watch"
    assert ide.send("feature_get -n nonsense").get("supported") == "0"
    for name in ("notify_ok", "resolved_breakpoints", "breakpoint_details"):
        assert ide.send(f"feature_set -n {name} -v 1").get("success") == "1"
    ide.line(1)
    resolved = ide.send("breakpoint_list").find("breakpoint", NAMES)
    assert resolved is None or resolved.get("resolved") in ("resolved", "unresolved")
    assert ide.send("feature_set -n max_depth -v 0").get("success") == "1"
    assert ide.send("nonsense").find("error", NAMES).get("code") == "4"  # type: ignore[union-attr]


def test_output(start: Callable[..., Ide]) -> None:
    ide = start("<?php\necho 'sent';\n$a = 1;\n")
    ide.accept()
    ide.send("stdout -c 1")
    ide.line(3)
    assert ide.go("run") == ("break", 3)
    assert [text_of(note) for note in ide.notes if note.get("type") == "stdout"] == ["sent"]
    ide.send("detach")
    assert ide.end() == b"sent"


def test_triggers_and_functions(start: Callable[..., Ide]) -> None:
    ide = start("<?php\n$a = 1;\nvar_dump(xdebug_is_debugger_active());\nxdebug_break();\n$b = 2;\n",
                {"XDEBUG_TRIGGER": "key"}, start_with_request="trigger")
    assert ide.accept().get("idekey") == "key"
    assert ide.go("run") == ("break", 5)
    ide.send("detach")
    assert ide.end() == b"bool(true)\n"


def test_no_trigger(start: Callable[..., Ide]) -> None:
    ide = start("<?php\nvar_dump(xdebug_is_debugger_active());\n", start_with_request="trigger")
    assert ide.end() == b"bool(false)\n"
