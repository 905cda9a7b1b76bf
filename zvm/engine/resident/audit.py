"""Whether a World that no engine has holds anything of a request: ZVM_RESIDENT=audit asks after each."""
from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from zvm.engine.facade import Engine
from zvm.engine.resident.world import OF_CLASSES
from zvm.opcodes.metadata import NAMES
from zvm.opcodes.op_array import OpArray
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.services.output import Output
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.symbol_table import SymbolTable
from zvm.runtime.values.zval import Reference

if TYPE_CHECKING:
    from zvm.engine.resident.world import World

_OF_A_REQUEST = (PhpObject, Reference, ExecuteData, Resource, Engine, Output, SymbolTable)
_NAMES = ("name", "function_name", "filename", "lineno")
_OF_THE_PROCESS = (ModuleType, FunctionType, BuiltinFunctionType, type)


class Leak(Exception):
    """A World holds what belongs to a request; the text says by which way."""


def check(world: World, mark: str = "") -> None:
    """Raises Leak for the first thing of a request that the World leads to, or for a text with `mark` in it."""
    _check_caches(world)
    roots: list[Any] = [world.scripts, world.functions, world.records, world.internal, world.assumed]
    came_from: dict[int, Any] = {id(root): None for root in roots}
    alive = list(roots)  # so that no id is used twice
    waiting = list(roots)
    while waiting:
        value = waiting.pop()
        for found in gc.get_referents(value):
            if id(found) in came_from or isinstance(found, _OF_THE_PROCESS):
                continue
            came_from[id(found)] = value
            alive.append(found)
            if isinstance(found, _OF_A_REQUEST) or mark and type(found) is str and mark in found:
                raise Leak(_way(found, came_from))
            waiting.append(found)


def _check_caches(world: World) -> None:
    """Raises Leak where an opline keeps something that no table says may stay."""
    for function in world.functions:
        if type(function) is not OpArray:
            continue  # it was never run
        for opline in function.opcodes:
            cache = opline.cache
            if cache is not None and type(cache) is not str and opline.opcode not in OF_CLASSES \
                    and not getattr(cache, "is_internal", False):
                raise Leak(f"{NAMES[opline.opcode]} in line {opline.lineno} of {_shown(function)}: {_shown(cache)}")


def _way(found: Any, came_from: dict[int, Any]) -> str:
    steps = [_shown(found)]
    while (found := came_from[id(found)]) is not None:
        steps.append(_shown(found))
    return " < ".join(steps)


def _shown(value: Any) -> str:
    names = [str(getattr(value, name)) for name in _NAMES if hasattr(value, name)]
    return f"{type(value).__name__} {' '.join(names)}".rstrip()
