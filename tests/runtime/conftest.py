"""An engine that collects its output, and classes made by hand, without compiler."""
from __future__ import annotations

import gc

import pytest

from zvm.engine import Engine
from zvm.executor.class_declaration import declare_class
from zvm.opcodes import flags
from zvm.runtime.classes.class_entry import MAGIC_METHODS, ClassConstant, ClassEntry, PropertyInfo
from zvm.runtime.functions.internal_function import InternalFunction


class World:
    """An engine and what it printed."""

    def __init__(self) -> None:
        self.printed: list[bytes] = []
        self.engine = Engine([], self.printed.append)

    @property
    def output(self) -> str:
        self.engine.output.flush()
        return b"".join(self.printed).decode("latin-1")

    def declare(self, name, parent=None, properties=(), constants=(), methods=(), interfaces=(), class_flags=0):
        """Declare a class; properties are (name, default, flags, type), methods Python functions of (self, …)."""
        ce = ClassEntry(name, self.engine)
        ce.filename, ce.line_start = "test.php", 1
        ce.flags = class_flags
        ce.parent_name = parent
        ce.interface_names = list(interfaces)
        for property_name, default, property_flags, declared in properties:
            table = ce.default_static_members if property_flags & flags.ACC_STATIC else ce.default_properties
            ce.properties_info[property_name] = PropertyInfo(property_name, len(table), property_flags, ce, declared)
            table.append(default)
        for constant_name, value, constant_flags in constants:
            ce.constants_table[constant_name] = ClassConstant(value, constant_flags, ce)
        for method in methods:
            key = method.__name__.lower()
            function = InternalFunction(method.__name__, method, "test", flags.ACC_PUBLIC, ce, True)
            ce.function_table[key] = function
            if key in MAGIC_METHODS:
                setattr(ce, MAGIC_METHODS[key], function)
        return declare_class(self.engine, ce)


@pytest.fixture
def world():
    return World()


@pytest.fixture
def no_automatic_collection():
    """Python's collector off, as while the engine runs."""
    gc.disable()
    gc.collect()
    yield
    gc.enable()
