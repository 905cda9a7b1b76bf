"""Kernels that use what there may have been no memory for (zvm/handlers/generator/native/refusals.py)."""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.module import make_kernels
from zvm.handlers.generator.native.refusals import unchecked
from zvm.handlers.native import abi

EXTERNALS = '''
@external("PyList_New")
def PyList_New(size: i64) -> List: ...
@external("PyList_Append")
def PyList_Append(list: List, value: Object) -> i32: ...
@external("PyErr_Occurred")
def PyErr_Occurred() -> Object: ...
@external("PyObject_Vectorcall")
def PyObject_Vectorcall(function: Object, arguments: Cells, count: i64, names: Object) -> Object: ...
def new_list() -> List:
    return PyList_New(0)
def first(list: List) -> Object:
    return list.items[0]
def store(cell: Cells, value: Object) -> None:
    cell[0] = value
def is_stored(cell: Cells, value: Object) -> i1:
    if value is None:
        return False
    cell[0] = value
    return True
def added(list: List) -> i1:
    made = new_list()
    if made is None:
        return False
    return PyList_Append(list, Object(made)) == 0
'''

LIST = "list = new_list()\n    "
GOOD = {
    "it is tested": LIST + "if list is None:\n        return None\n    return list.items[0]",
    "the test is remembered": LIST + "done = list is not None\n    return list.items[0] if done else None",
    "another follows from it":
        LIST + "value = None if list is None else list.items[0]\n    if value is None:\n        return None\n"
        "    return list.items[0]",
    "the exception is asked for":
        "cell[0] = Object(new_list())\n    if PyErr_Occurred() is not None:\n        return None\n    return cell[0]",
    "null may be given": "return Object(cell) if is_stored(cell, Object(new_list())) else None",
    "the one or the other":
        LIST + "if list is None or list.size == 0:\n        return None\n    return first(list)",
}
BAD = {
    "a field is read": ("return new_list().items[0]", "new_list() may be null"),
    "on one way only":
        (LIST + "if cell is not None and list is not None:\n        return None\n    return list.items[0]",
         "list may be null"),
    "in the second turn":
        ("list = List(cell[0])\n    while list.size == 0:\n        list = new_list()\n    return None",
         "list may be null"),
    "a kernel reads it": ("return first(new_list())", "new_list() may be null, which first() is given"),
    "a kernel stores it":
        ("store(cell, Object(new_list()))\n    return None", "Object(new_list()) may be null, which store() is given"),
    "it is left in a field": ("cell[0] = Object(new_list())\n    return cell[1]", "cell[0] may be null"),
    "Python is given it":
        ("given = local_array(Cells, 8)\n    given[0] = Object(new_list())\n"
         "    return PyObject_Vectorcall(cell[0], given, 1, None)",
         "given[0] may be null, which PyObject_Vectorcall() is given"),
    "its answer is not looked at": ("added(List(cell[0]))\n    return None", "added() may give False"),
}


def findings(folder: Path, body: str) -> list[str]:
    text = f"{EXTERNALS}def tried(cell: Cells) -> Object:\n    {body}\n"
    (folder / "kernels.py").write_text(text, encoding="utf-8")
    kernels = Kernels(folder, abi.VERSION, abi.layout(Engine), set(abi.symbol_objects()))
    for kernel in kernels.kernels:
        kernels.text(kernel)  # it is a kernel
    return [line.partition(": tried: ")[2] for line in unchecked(kernels)]


@pytest.mark.parametrize("body", GOOD.values(), ids=list(GOOD))
def test_what_was_looked_at_may_be_used(tmp_path: Path, body: str) -> None:
    assert findings(tmp_path, body) == []


@pytest.mark.parametrize(("body", "what"), BAD.values(), ids=list(BAD))
def test_what_was_not_looked_at_may_not(tmp_path: Path, body: str, what: str) -> None:
    assert findings(tmp_path, body) == [what]


def test_all_kernels_look_at_what_they_made() -> None:
    assert unchecked(make_kernels(Engine)) == []
