"""The words opcode definitions may use besides their parameters: modules, functions with their effects, bare names.

Read by the generator (which checks that each function exists, and refuses one that is not declared here) and by people;
nothing here is imported at run time. The language's own words (slow, settle, get, …) are in docs/inside/handlers.md.
"""
from __future__ import annotations

from dataclasses import dataclass

from zvm.opcodes.flags import ACC_DEPRECATED
from zvm.runtime.values.zval import INT_MAX, INT_MIN

# What a call may do besides giving its result. CALLS_BACK: run PHP code, and so anything PHP code can do. DESTROYS: let
# go of a value, whose destructor may then run. RAISES: raise, or look where the program is; the opline is saved before.
RAISES, DESTROYS, CALLS_BACK = "raises", "destroys", "calls back"


@dataclass(frozen=True, slots=True)
class Function:
    """A function that definitions call. `module` is a short name of MODULES, or None for a builtin or a bare name;
    `result` names the type it always returns, None: any."""

    name: str
    module: str | None
    effects: frozenset[str]
    result: str | None = None

    @property
    def takes_frame(self) -> bool:
        """Whether it is an opcode-level helper of zvm/executor, whose first argument is the frame, not the engine."""
        return self.module is not None and MODULES[self.module].startswith("zvm.executor.")

    @property
    def takes_engine(self) -> bool:
        """Whether it is a function of zvm/runtime on values, whose first argument, if it raises, is the engine."""
        return self.module is not None and MODULES[self.module].startswith("zvm.runtime.")

    @property
    def raises(self) -> bool:
        return RAISES in self.effects

# short name → module: `operators.add` in a body is zvm.runtime.values.operators.add
MODULES: dict[str, str] = {
    "arguments": "zvm.executor.arguments",
    "arrays": "zvm.runtime.values.arrays",
    "call_fusion": "zvm.handlers.call_fusion.fusing",
    "callables": "zvm.executor.callables",
    "calls": "zvm.executor.calls",
    "class_fetch": "zvm.executor.class_fetch",
    "closures": "zvm.executor.closures",
    "compare": "zvm.runtime.values.compare",
    "constant_fetch": "zvm.executor.constant_fetch",
    "conversions": "zvm.executor.conversions",
    "convert": "zvm.runtime.values.convert",
    "diagnostics": "zvm.runtime.services.diagnostics",
    "dims": "zvm.executor.dims",
    "exceptions": "zvm.executor.exceptions",
    "function_lookup": "zvm.executor.function_lookup",
    "generators": "zvm.executor.generators",
    "instances": "zvm.executor.instances",
    "iteration": "zvm.executor.iteration",
    "lifecycle": "zvm.runtime.objects.lifecycle",
    "methods": "zvm.executor.methods",
    "operands": "zvm.executor.operands",
    "operators": "zvm.runtime.values.operators",
    "output": "zvm.runtime.services.output",
    "properties": "zvm.executor.properties",
    "returns": "zvm.executor.returns",
    "scripts": "zvm.executor.scripts",
    "static_properties": "zvm.executor.static_properties",
    "string_offsets": "zvm.executor.string_offsets",
    "ticks": "zvm.executor.ticks",
    "type_check": "zvm.runtime.functions.type_check",
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
    "ExecuteData": "zvm.runtime.execute_data",
    "CALL_MAY_HAVE_UNDEF": "zvm.runtime.execute_data",
    "CALL_SEND_BY_REF": "zvm.runtime.execute_data",
    "FETCH_CLASS_MASK": "zvm.opcodes.flags",
    "FETCH_CLASS_STATIC": "zvm.opcodes.flags",
    "FETCH_REF": "zvm.opcodes.flags",
    "FinallyState": "zvm.executor.unwinder",
    "ISEMPTY": "zvm.opcodes.flags",
    "JMP_NULL_BP_VAR_IS": "zvm.opcodes.flags",
    "NEXT": "zvm.executor.operands",
    "NOT_CACHED": "zvm.executor.operands",
    "OpArray": "zvm.opcodes.op_array",
    "PhpArray": "zvm.runtime.values.arrays",
    "PhpObject": "zvm.runtime.values.php_object",
    "Reference": "zvm.runtime.values.zval",
    "UNDEF": "zvm.runtime.values.zval",
    "UNSHARED": "zvm.runtime.values.counting",  # printed for is_unshared(), as is getrefcount
    "getrefcount": "sys",
    "wrap": "zvm.runtime.values.numbers",
}

# names that are replaced by their values
CONSTANTS: dict[str, int] = {"INT_MAX": INT_MAX, "INT_MIN": INT_MIN, "ACC_DEPRECATED": ACC_DEPRECATED}

# Python's types, which values are tested for
TYPES = frozenset(("bool", "dict", "float", "int", "list", "str", "tuple"))

ANYTHING = frozenset((RAISES, DESTROYS, CALLS_BACK))
REPORTING = frozenset((RAISES,))  # may throw or look where the program is, but runs no PHP code (but an error handler)
PURE: frozenset[str] = frozenset()


def _functions(module: str | None, effects: frozenset[str], *names: str, result: str | None = None) -> list[Function]:
    return [Function(name, module, effects, result) for name in names]


# "module.name", or the name of a builtin or a bare name → its declaration
FUNCTIONS: dict[str, Function] = {f"{function.module}.{function.name}" if function.module else function.name: function
                                  for function in (
    *_functions(None, PURE, "len", result="int"),
    *_functions(None, PURE, "float", result="float"),
    *_functions(None, PURE, "str", result="str"),
    *_functions(None, PURE, "ExecuteData", result="ExecuteData"),
    *_functions(None, PURE, "FinallyState", result="FinallyState"),
    *_functions(None, PURE, "PhpArray", result="PhpArray"),
    *_functions(None, PURE, "Reference", result="Reference"),
    *_functions(None, PURE, "wrap", result="int"),
    *_functions("arguments", ANYTHING, "cannot_pass_by_reference", "check_func_arg", "fill_undef_args",
               "missing_argument", "receive", "receive_default", "receive_variadic", "send_array",
               "send_named_reference", "send_named_value", "send_named_variable", "send_no_ref", "send_slice",
               "send_unpack", "send_unpack_variable", "send_user"),
    *_functions("arguments", REPORTING, "function_arguments", result="PhpArray"),
    *_functions("arguments", PURE, "sent_by_ref", result="int"),
    *_functions("arrays", PURE, "is_text_key", result="bool"),
    *_functions("call_fusion", REPORTING, "fuse", result="bool"),
    *_functions("call_fusion", REPORTING, "fuse_method_call"),
    *_functions("call_fusion", REPORTING, "fuse_new"),
    *_functions("callables", ANYTHING, "init_dynamic_call", "init_user_call"),
    *_functions("calls", ANYTHING, "enter", "stack_exhausted"),
    *_functions("calls", ANYTHING, "do_call", result="bool"),
    *_functions("class_fetch", ANYTHING, "by_keyword", "class_constant", "fetch_class", "named_class_constant"),
    *_functions("class_fetch", REPORTING, "called_class_name", result="str"),
    *_functions("class_fetch", REPORTING, "class_name_of", result="str"),
    *_functions("class_fetch", REPORTING, "current_class_name", result="str"),
    *_functions("class_fetch", REPORTING, "get_class", result="str"),
    *_functions("class_fetch", REPORTING, "object_class_name", result="str"),
    *_functions("closures", ANYTHING, "declare_lambda", "from_pending_call", "undefined_bound"),
    *_functions("compare", ANYTHING, "compare", result="int"),
    *_functions("compare", ANYTHING, "is_equal", result="bool"),
    *_functions("compare", PURE, "is_identical", result="bool"),
    *_functions("compare", ANYTHING, "is_smaller", result="bool"),
    *_functions("compare", ANYTHING, "is_smaller_or_equal", result="bool"),
    *_functions("constant_fetch", ANYTHING, "declare", result="bool"),
    *_functions("constant_fetch", ANYTHING, "declare_attributed", "fetch"),
    *_functions("constant_fetch", REPORTING, "defined", result="bool"),
    *_functions("conversions", ANYTHING, "cast", "match_error"),
    *_functions("conversions", ANYTHING, "concat_undefined", "concat_array", result="str"),
    *_functions("conversions", ANYTHING, "count", result="int"),
    *_functions("conversions", REPORTING, "gettype", result="str"),
    *_functions("conversions", ANYTHING, "in_array", result="bool"),
    *_functions("conversions", ANYTHING, "rope", result="list"),
    *_functions("conversions", ANYTHING, "strlen", result="int"),
    *_functions("convert", ANYTHING, "to_bool", result="bool"),
    *_functions("convert", ANYTHING, "to_float", result="float"),
    *_functions("convert", ANYTHING, "to_int", result="int"),
    *_functions("convert", ANYTHING, "to_string", result="str"),
    *_functions("diagnostics", PURE, "begin_silence", result="int"),
    *_functions("diagnostics", PURE, "end_silence"),
    *_functions("dims", ANYTHING, "add_element", "assign", "assign_op", "fetch_func_arg", "fetch_is", "fetch_list_r",
               "fetch_list_w", "fetch_r", "fetch_rw", "fetch_unset", "fetch_w", "unpack_into", "unset"),
    *_functions("dims", ANYTHING, "isempty", result="bool"),
    *_functions("dims", ANYTHING, "isset", result="bool"),
    *_functions("dims", ANYTHING, "key_exists", result="bool"),
    *_functions("exceptions", ANYTHING, "discard", "exit_request", "rethrow", "throw"),
    *_functions("exceptions", ANYTHING, "catch", result="bool"),
    *_functions("function_lookup", ANYTHING, "by_lower_name", "by_name", "by_name_in_namespace", "entry_point"),
    *_functions("generators", ANYTHING, "create", "do_return", "do_yield", "yield_from"),
    *_functions("instances", ANYTHING, "clone", "new"),
    *_functions("instances", ANYTHING, "instance_of", result="bool"),
    *_functions("iteration", ANYTHING, "fetch_rw", "reset_r", "reset_rw"),
    *_functions("iteration", ANYTHING, "fetch_into_reference", result="bool"),
    *_functions("lifecycle", ANYTHING, "instantiate"),
    *_functions("methods", ANYTHING, "init_method_call", "init_static_method_call", "refuse_name"),
    *_functions("operators", ANYTHING, "add", "bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor", "concat",
               "div", "mod", "mul", "pow", "shift_left", "shift_right", "sub"),
    *_functions("operators", PURE, "update", "update_same_type", result="bool"),
    *_functions("properties", ANYTHING, "address_of", "assign", "assign_op", "assign_ref", "assign_to", "fetch",
               "fetch_address", "fetch_function_argument", "fetch_function_argument_of",
               "fetch_function_argument_of_temporary", "fetch_is", "increment", "increment_in", "object_in",
               "unset", "unset_of"),
    *_functions("properties", ANYTHING, "isset_or_empty", result="bool"),
    *_functions("string_offsets", PURE, "set_character", result="bool"),
    *_functions("output", ANYTHING, "echo"),
    *_functions("returns", ANYTHING, "leave", "leave_by_reference", "missing_return", "verified_constant",
               "verify_in_place", "verify_never"),
    *_functions("scripts", ANYTHING, "declare_anonymous_class", "declare_class", "declare_class_delayed",
               "declare_dynamic_function"),
    *_functions("scripts", ANYTHING, "include_or_eval", result="bool"),
    *_functions("static_properties", ANYTHING, "assign", "assign_op", "assign_ref", "fetch", "fetch_address",
               "fetch_function_argument", "increment", "unset"),
    *_functions("static_properties", ANYTHING, "isset_or_empty", result="bool"),
    *_functions("ticks", ANYTHING, "run"),
    *_functions("type_check", ANYTHING, "matches", result="bool"),
    *_functions("variables", ANYTHING, "assign", "assign_op", "assign_ref", "bind_static", "initialise_static",
                "initialised_static",
               "decrement", "fetch_is", "fetch_r", "fetch_rw", "fetch_unset", "fetch_w", "global_reference",
               "increment", "make_ref", "operand_reference", "post_decrement", "post_increment", "undefined_cv",
               "unset"),
    *_functions("variables", REPORTING, "globals_array", result="PhpArray"),
    *_functions("variables", ANYTHING, "isempty", result="bool"),
    *_functions("variables", ANYTHING, "isset", result="bool"),
)}

# Methods that definitions call on values: those of containers, strings and our own records.
METHODS: dict[str, frozenset[str]] = {
    "append": PURE, "clear": frozenset((DESTROYS,)), "get": PURE, "join": PURE, "reverse": PURE, "set": PURE,
    "throw": ANYTHING,
}
