"""Watchpoints: `engine.debugger`, DAP's data breakpoints, DBGp's `breakpoint_set -t watch`."""
from __future__ import annotations

import os
import subprocess
from base64 import b64encode
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.observe import test_dap, test_dbgp
from tests.observe.test_dap import path_of
from tests.observe.test_dbgp import NAMES
from zvm import Engine
from zvm.embedding.debugging import UNSET

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.observe.dap_client import DapProcess
    from tests.observe.test_dbgp import Ide

start = test_dap.start
start_ide = test_dbgp.start

VARIABLES = """<?php
function add(array &$into, $value) {
    $into[] = $value;
}
function total($prices) {
    $sum = 0;
    foreach ($prices as $price) {
        $sum += $price;
    }
    return $sum;
}
$list = [1, 2];
add($list, 3);
rsort($list);
$total = total($list);
$other = &$total;
$other = 7;
unset($total);
$f = function () use (&$shared) {
    $shared .= 'x';
};
$f();
extract(['shared' => 'new']);
"""
OBJECTS = """<?php
class Item {
    public $price = 1;
    public static $count = 0;
    public $tags = [];
    public ?Item $next = null;
    function __construct(private int $size) {
    }
}
class Special extends Item {
}
$item = new Item(4);
$item->price = 2;
$reference = &$item->price;
$reference++;
Item::$count += 1;
$item->tags['a'][] = 1;
$item->next = new Special(5);
$item->next->price = 9;
unset($item->next->price);
"""
FRAMES = """<?php
function fails($n) {
    $local = $n;
    if ($n) {
        throw new Exception;
    }
    $local++;
}
function counting() {
    for ($i = 0; ; $i++) {
        yield $i;
    }
}
function down($n) {
    $own = $n;
    if ($n) {
        down($n - 1);
    }
    $own = -$n;
}
try {
    fails(1);
} catch (Exception) {
}
fails(0);
foreach (counting() as $x) {
    if ($x > 1) {
        break;
    }
}
down(2);
echo "end\\n";
"""
SHOW = """    if stop.change is not None:
        print(stop.function, stop.line, stop.change, flush=True)
"""


@pytest.fixture(params=["native", "python"])
def driven(request: pytest.FixtureRequest, zvm: list[str], tmp_path: Path) -> Callable[[str, str], list[str]]:
    """The lines that a driving script prints, and the program."""
    def run(source: str, drive: str) -> list[str]:
        (tmp_path / "program.php").write_text(source)
        (tmp_path / "drive.py").write_text(drive)
        done = subprocess.run(
            [*zvm, "debug", "--script=drive.py", "program.php"], cwd=tmp_path, capture_output=True, text=True,
            timeout=60, env=dict(os.environ) | ({} if request.param == "native" else {"ZVM_NATIVE": "0"}))
        assert done.stderr == ""
        return done.stdout.splitlines()

    return run


def test_variables(driven: Callable[[str, str], list[str]]) -> None:
    drive = "\n".join([f"debugger.watch('${name}')" for name in ("list", "total", "shared")]) + """
debugger.break_at(program, 6)
for stop in debugger.run_file(program):
    if stop.change is None:
        stop.watch("$sum")
""" + SHOW
    assert driven(VARIABLES, drive) == [
        "{main} 13 $list: unset -> [1, 2] (line 12)",
        "add 4 $list: [1, 2] -> [1, 2, 3] (line 3)",
        "{main} 15 $list: [1, 2, 3] -> [3, 2, 1] (line 14)",
        "total 7 $sum: unset -> 0 (line 6)",
        "total 8 $sum: 0 -> 3 (line 8)",
        "total 8 $sum: 3 -> 5 (line 8)",
        "total 10 $sum: 5 -> 6 (line 8)",
        "{main} 16 $total: unset -> 6 (line 15)",
        "{main} 18 $total: 6 -> 7 (line 17)",
        "{main} 19 $total: 7 -> unset (line 18)",
        "{main} 19 $shared: unset -> null (line 19)",
        '{closure} 21 $shared: null -> "x" (line 20)',
        '{main} 24 $shared: "x" -> "new" (line 23)']


def test_properties(driven: Callable[[str, str], list[str]]) -> None:
    drive = "\n".join([f"debugger.watch_property('Item', '{name}')" for name in ("price", "tags", "size", "count")]) \
        + "\nfor stop in debugger.run_file(program):\n" + SHOW
    assert driven(OBJECTS, drive) == [
        "Item->__construct 8 Item #1->size: unset -> 4 (line 7)",
        "{main} 14 Item #1->price: 1 -> 2 (line 13)",
        "{main} 16 Item #1->price: 2 -> 3 (line 15)",
        "{main} 17 Item::$count: 0 -> 1 (line 16)",
        '{main} 18 Item #1->tags: [] -> ["a" => [1]] (line 17)',
        "Item->__construct 8 Special #2->size: unset -> 5 (line 7)",
        "{main} 20 Special #2->price: 1 -> 9 (line 19)",
        "{main} 21 Special #2->price: 9 -> unset (line 20)"]


def test_they_end_with_their_frames(driven: Callable[[str, str], list[str]]) -> None:
    drive = """
debugger.break_at(program, 4)
debugger.break_at(program, 11, hits="== 1")
debugger.break_at(program, 16, condition="$n == 1")
debugger.break_at(program, 32)
for stop in debugger.run_file(program):
    if stop.line == 32:
        print([point.variable for point in debugger.breakpoints if point.kind == "watch"], flush=True)
    elif stop.change is None:
        stop.watch({"fails": "$local", "counting": "$i", "down": "$own"}[stop.function])
""" + SHOW
    assert driven(FRAMES, drive) == [
        "fails 8 $local: 0 -> 1 (line 7)",
        "counting 10 $i: 0 -> 1 (line 10)",
        "counting 10 $i: 1 -> 2 (line 10)",
        "down 20 $own: 1 -> -1 (line 19)",
        "[]",
        "end"]


def test_conditions_and_settings() -> None:
    with Engine() as engine:
        debugger = engine.debugger
        point = debugger.watch("$n", condition="$n > 2", hits=">= 2")
        for stop in debugger.run_source("<?php for ($n = 0; $n < 9;\n) {\n$n++;\n}\n$m = 1;\n$n = 4;", "program"):
            assert stop.reason == "write" and stop.breakpoint is point and stop.change is not None
            assert (stop.change.old, stop.change.new, stop.change.line) == (3, 4, 3)
            stop.set("n", 20)  # which is no change of the program's
            debugger.remove(point)
            debugger.watch("$m")
            break
        with pytest.raises(ValueError, match="no variable"):
            debugger.watch("1 + 2")
        assert repr(UNSET) == "unset"


def test_data_breakpoints(start: Callable[..., DapProcess]) -> None:
    client = start(OBJECTS)
    client.begin(lines={path_of(client): [13]})
    client.stop()
    frame = client.top()
    item = client.variables(frame)["$item"]["variablesReference"]
    price = client.body("dataBreakpointInfo", variablesReference=item, name="price")
    assert (price["description"], price["accessTypes"], price["canPersist"]) == ("$item->price", ["write"], False)
    tags = client.body("dataBreakpointInfo", name="$item->tags['a']", frameId=frame)
    nothing = client.body("dataBreakpointInfo", name="f()", frameId=frame)
    assert nothing["dataId"] is None
    points = client.body("setDataBreakpoints", breakpoints=[
        {"dataId": price["dataId"], "accessType": "write", "condition": "$item->price > 2"},
        {"dataId": tags["dataId"]}, {"dataId": tags["dataId"], "accessType": "read"}])["breakpoints"]
    assert [point["verified"] for point in points] == [True, True, False]
    client.body("continue", threadId=1)
    stopped = client.event("stopped")
    assert (stopped["reason"], stopped["text"]) == ("data breakpoint", "$item->price: 2 -> 3 (line 15)")
    assert stopped["hitBreakpointIds"] == [points[0]["id"]]
    client.body("continue", threadId=1)
    assert client.event("stopped")["text"] == "$item->tags['a']: unset -> [1] (line 17)"
    client.body("setDataBreakpoints", breakpoints=[])
    client.body("continue", threadId=1)
    client.end()


def test_data_breakpoints_of_locals(start: Callable[..., DapProcess]) -> None:
    client = start(FRAMES)
    client.begin(lines={path_of(client): [16]})
    client.stop()
    scopes = client.body("scopes", frameId=client.top())["scopes"]
    info = client.body("dataBreakpointInfo", variablesReference=scopes[0]["variablesReference"], name="$own")
    client.body("setBreakpoints", source={"path": path_of(client)}, breakpoints=[])
    client.body("setDataBreakpoints", breakpoints=[{"dataId": info["dataId"]}])
    client.body("continue", threadId=1)
    assert client.event("stopped")["text"] == "$own: 2 -> -2 (line 19)"
    client.body("continue", threadId=1)
    assert client.event("breakpoint")["reason"] == "removed"
    client.end()


def test_dbgp(start_ide: Callable[..., Ide]) -> None:
    ide = start_ide(VARIABLES)
    ide.accept()
    types = ide.send("feature_get -n breakpoint_types")
    assert "watch" in (types.text or "")
    assert ide.send("breakpoint_set -t watch", "f(1)").find("error", NAMES).get("code") == "200"
    number = ide.send("breakpoint_set -t watch", "$list").get("id")
    point = ide.send(f"breakpoint_get -d {number}")[0]
    assert (point.get("type"), (point[0].text or "").strip()) == ("watch", b64encode(b"$list").decode())
    stops = []
    while (element := ide.send("run")).get("status") == "break":
        message = element.find("xdebug:message", NAMES)
        assert message is not None
        stops.append((message.get("lineno"), message.text))
    assert stops == [("13", "$list: unset -> [1, 2] (line 12)"), ("4", "$list: [1, 2] -> [1, 2, 3] (line 3)"),
                     ("15", "$list: [1, 2, 3] -> [3, 2, 1] (line 14)")]
    ide.send("stop")


PAST = """<?php
class Item {
    public $price = 1;
    public static $count = 0;
}
function change($item, &$total) {
    $own = 1;
    $item->price += 5;
    $total += $item->price;
    $own++;
    Item::$count++;
    echo '';
}
$item = new Item;
change($item, $total);
change($item, $total);
$end = true;
"""


def test_reverse_continue(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", 12)
    places: list[Any] = []
    for stop in debugger.run_source(PAST, "program"):
        places.append((stop.line, stop.is_past, stop.reason))
        if len(places) == 1:
            assert stop.change is None
        elif len(places) == 2:
            for point in list(debugger.breakpoints):
                debugger.remove(point)
            stop.watch("$own")
            stop.watch("$item->price")
            stop.watch("Item::$count")
            stop.watch("$total")
        if len(places) > 1:
            assert stop.reverse_continue()
        if stop.line == 6 or len(places) == 10:
            break
    assert places[:2] == [(12, False, "breakpoint"), (12, False, "breakpoint")]
    assert places[2:] == [(line, True, "write") for line in (11, 10, 9, 8, 7, 11, 10, 9)]


def test_forwards_in_the_past(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", 17)
    places: list[Any] = []
    for stop in debugger.run_source(PAST, "program"):
        places.append((stop.line, stop.is_past, stop.reason))
        if len(places) == 1:
            debugger.watch("$total")
            assert stop.go_to(0)
    assert places == [(17, False, "breakpoint"), (14, True, "step"), (15, True, "write"), (10, True, "write"),
                      (10, True, "write"), (17, False, "breakpoint")]
