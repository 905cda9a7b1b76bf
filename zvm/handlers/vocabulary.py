"""The words opcode definitions may use besides their parameters: modules, bare names, and which functions are pure.

Read by the generator (which checks that each function exists) and by people; nothing here is imported at run time.
The language's own words (slow, settle, get, put, jump…) are in docs/handlers.md.
"""
from __future__ import annotations

from zvm.runtime.values import INT_MAX, INT_MIN

# short name → module: `operators.add` in a body is zvm.runtime.operators.add
MODULES: dict[str, str] = {
    "arguments": "zvm.executor.arguments",
    "arrays": "zvm.runtime.arrays",
    "call_sites": "zvm.handlers.call_sites.fusing",
    "callables": "zvm.executor.callables",
    "calls": "zvm.executor.calls",
    "class_fetch": "zvm.executor.class_fetch",
    "closures": "zvm.executor.closures",
    "compare": "zvm.runtime.compare",
    "constant_fetch": "zvm.executor.constant_fetch",
    "conversions": "zvm.executor.conversions",
    "convert": "zvm.runtime.convert",
    "dims": "zvm.executor.dims",
    "exceptions": "zvm.executor.exceptions",
    "functions": "zvm.executor.functions",
    "generators": "zvm.executor.generators",
    "instances": "zvm.executor.instances",
    "iteration": "zvm.executor.iteration",
    "members": "zvm.executor.members",
    "methods": "zvm.executor.methods",
    "numbers": "zvm.runtime.numbers",
    "objects": "zvm.runtime.objects",
    "operands": "zvm.executor.operands",
    "operators": "zvm.runtime.operators",
    "properties": "zvm.runtime.properties",
    "returns": "zvm.executor.returns",
    "scripts": "zvm.executor.scripts",
    "static_members": "zvm.executor.static_members",
    "strings": "zvm.runtime.strings",
    "type_check": "zvm.runtime.type_check",
    "variables": "zvm.executor.variables",
}

# bare name → module it is imported from
NAMES: dict[str, str] = {
    "ARRAY_ELEMENT_REF": "zvm.opcodes.flags",
    "BIND_REF": "zvm.opcodes.flags",
    "BIND_SHIFT": "zvm.opcodes.flags",
    "BP_VAR_IS": "zvm.opcodes.flags",
    "BP_VAR_R": "zvm.opcodes.flags",
    "BP_VAR_RW": "zvm.opcodes.flags",
    "BP_VAR_UNSET": "zvm.opcodes.flags",
    "BP_VAR_W": "zvm.opcodes.flags",
    "ClosureObject": "zvm.executor.closures",
    "ExecuteData": "zvm.executor.frames",
    "CALL_MAY_HAVE_UNDEF": "zvm.executor.frames",
    "CALL_SEND_BY_REF": "zvm.executor.frames",
    "FETCH_REF": "zvm.opcodes.flags",
    "FinallyState": "zvm.executor.unwinder",
    "ISEMPTY": "zvm.opcodes.flags",
    "JMP_NULL_BP_VAR_IS": "zvm.opcodes.flags",
    "NEXT": "zvm.executor.operands",
    "NOT_CACHED": "zvm.executor.operands",
    "OpArray": "zvm.opcodes.op_array",
    "PhpArray": "zvm.runtime.arrays",
    "PhpObject": "zvm.runtime.objects",
    "Reference": "zvm.runtime.values",
    "Resource": "zvm.runtime.resources",
    "UNDEF": "zvm.runtime.values",
    "UNSHARED": "zvm.runtime.arrays",
    "getrefcount": "sys",
}

# names that are replaced by their values
CONSTANTS: dict[str, int] = {"INT_MAX": INT_MAX, "INT_MIN": INT_MIN}

BUILTINS = frozenset(("abs", "bool", "chr", "dict", "float", "frozenset", "int", "isinstance", "iter", "len", "list",
                      "max", "min", "next", "ord", "range", "reversed", "set", "str", "tuple", "type", "zip",
                      "enumerate"))

# functions that neither raise nor call back nor ask where the program is
PURE: frozenset[str] = frozenset(("getrefcount", "compare.is_identical", "type_check.type_mask"))
