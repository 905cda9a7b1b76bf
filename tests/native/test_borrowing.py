"""Kernels that use what PHP code may have freed (zvm/handlers/generator/native/borrowing.py)."""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.handlers.generator.native.borrowing import unheld
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.module import make_kernels
from zvm.handlers.native import abi

GROUND = '''
@external("PyObject_Vectorcall")
def PyObject_Vectorcall(function: Object, arguments: Cells, count: i64, names: Object) -> Object: ...
@external("PyList_New")
def PyList_New(size: i64) -> List: ...
@inline
def incref(value: Object) -> None:
    value.count = value.count + 1
def decref(value: Object, run: Run, op: Op) -> None:
    value.count = value.count - 1
def release(value: Object) -> None:
    value.count = value.count - 1
def call(function: Object) -> Object:
    """The value, owned."""
    return PyObject_Vectorcall(function, None, 0, None)
def size_after(list: List, function: Object) -> i64:
    release(call(function))
    return list.size
def appended(list: List, value: Object) -> i1:
    """list[] := value, owned. False, and nothing done, where there is no room."""
    if list.size == list.allocated:
        return False
    old = list.items[0]
    list.items[0] = value
    decref(old, None, None)
    return True
'''

GOOD = {
    "it is held":
        "incref(value)\n    done = call(slots[0])\n    size = List(value).size\n    release(value)\n    return done",
    "what was made is": "list = PyList_New(0)\n    done = call(slots[0])\n    list.size = 1\n    return done",
    "it is read again": "done = call(slots[0])\n    return slots[0] if done is None else done",
    "only its address is compared":
        "other = List(slots[0])\n    done = call(value)\n    return None if i64(other) == 0 else done",
    "a field that never changes, of something held":
        "incref(value)\n    first = Tuple(value).first\n    done = call(slots[0])\n    done.count = first.count\n"
        "    release(value)\n    return done",
    "a kernel's caller holds it":
        "incref(value)\n    size = size_after(List(value), slots[0])\n    release(value)\n"
        "    return None if size == 0 else NONE",
    "nothing was done": "if appended(List(slots[0]), NONE):\n        return None\n    return List(value).items[0]",
    "an int that dies":
        "number = Long(slots[0])\n    decref(Object(number), None, None)\n    return List(value).items[0]",
}
BAD = {
    "a parameter": ("done = call(slots[0])\n    done.count = value.count\n    return done",
                    "parameter value used after call()"),
    "an element": ("other = slots[0]\n    release(call(value))\n    return other", "slots[0] used after call()"),
    "a view of it":
        ("list = List(slots[0])\n    release(call(value))\n    return list.items[0]",
         "slots[0] used after call()"),
    "on one way only":
        ("other = slots[0]\n    if slots[1] is NONE:\n        incref(other)\n    release(call(value))\n"
         "    return other",
         "slots[0] used after call()"),
    "in the second turn":
        ("other = slots[0]\n    while other.count > 1:\n        release(call(value))\n    return None",
         "slots[0] used after call()"),
    "in a kernel": ("size = size_after(List(slots[0]), value)\n    return None if size == 0 else NONE",
                    "slots[0] is used by size_after() after PHP code may have run"),
    "after a destructor": ("other = slots[0]\n    decref(slots[1], None, None)\n    return other",
                           "slots[0] used after decref(slots[1], None, None)"),
    "after it was given away":
        ("incref(value)\n    slots[0] = value\n    release(call(slots[1]))\n    return value",
         "parameter value used after call()"),
}


def findings(folder: Path, body: str) -> list[str]:
    text = f"{GROUND}def room__tried(slots: Cells, value: Object) -> Object:\n    {body}\n"
    (folder / "kernels.py").write_text(text, encoding="utf-8")
    kernels = Kernels(folder, abi.VERSION, abi.layout(Engine), set(abi.symbol_objects()))
    return [line.partition(": room__tried: ")[2] for line in unheld(kernels)]


@pytest.mark.parametrize("body", GOOD.values(), ids=list(GOOD))
def test_what_is_held_may_be_used(tmp_path: Path, body: str) -> None:
    assert findings(tmp_path, body) == []


@pytest.mark.parametrize(("body", "what"), BAD.values(), ids=list(BAD))
def test_what_is_not_held_may_not(tmp_path: Path, body: str, what: str) -> None:
    assert findings(tmp_path, body)[:1] == [what]


def test_a_finding_names_file_and_line(tmp_path: Path) -> None:
    body = "release(call(slots[0]))\n    return value"
    text = f"{GROUND}def room__tried(slots: Cells, value: Object) -> Object:\n    {body}\n"
    (tmp_path / "kernels.py").write_text(text, encoding="utf-8")
    kernels = Kernels(tmp_path, abi.VERSION, abi.layout(Engine), set(abi.symbol_objects()))
    line = text[:text.index("return value")].count("\n") + 1
    assert unheld(kernels) == [f"{tmp_path}/kernels.py:{line}: room__tried: parameter value used after call()"]


def test_all_kernels_hold_what_they_use() -> None:
    assert unheld(make_kernels(Engine)) == []
