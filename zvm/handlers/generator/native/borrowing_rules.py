"""What borrowing.py knows of types, fields, C functions and kernels beyond what their code says.

Each table is a claim that nothing checks; its comment is the reason.
"""
from __future__ import annotations

NUMBERS = frozenset(("i1", "i8", "i16", "i32", "i64", "f64", "void", "number"))
# Structs of the tier, and objects that stay for as long as the code that uses them runs.
LASTING = frozenset((
    "ArgInfo", "ClassConstant", "ClassEntry", "CodeFile", "CompilerLayout", "DeclaredType", "Diagnostics", "Engine",
    "EngineState", "ExecuteData", "Function", "FunctionInfo", "Grammar", "Halves", "Ini", "ObjectStore", "Op",
    "Opline", "Output", "Parse", "PatternTable", "PropertyInfo", "Quarters", "Raw", "Reduction", "Region",
    "RegionExit", "RegionValue", "Run", "Shapes", "Shared", "Sort", "StoredCode", "Tails", "Type", "Word", "Words"))
# Fields that are set once, when the object is made; those of an array that is held (whoever writes to it separates it);
# and `return_value` of a generator's frame, whose caller holds the generator.
STABLE = frozenset((
    ("ClassEntry", "arrayaccess_funcs"), ("ClassEntry", "elements"), ("ClassEntry", "function_table"),
    ("ClassEntry", "get"), ("ClassEntry", "isset"), ("ClassEntry", "iterator_funcs"), ("ClassEntry", "name"),
    ("ClassEntry", "properties_info"), ("ClassEntry", "set"), ("ClassEntry", "tostring"), ("ClassEntry", "unset"),
    ("CompiledPattern", "native"), ("DictIterator", "dict"), ("ElementIterator", "obj"), ("ElementSteps", "iterator"),
    ("ElementSteps", "obj"), ("ExecuteData", "called_scope"), ("ExecuteData", "closure"),
    ("ExecuteData", "return_value"), ("ExecuteData", "this"), ("ForeachState", "iterator"),
    ("Function", "function_name"), ("GeneratorIterator", "generator"), ("GeneratorSteps", "generator"),
    ("Indirect", "slots"), ("ListIterator", "list"), ("Object", "type"), ("Op", "const1"), ("Op", "const2"),
    ("Opline", "const1"), ("Opline", "const2"), ("PhpArray", "hash"), ("PhpArray", "packed"), ("PhpObject", "slots"),
    ("PropertyInfo", "type"), ("PropertySteps", "obj"), ("Script", "classes"), ("Script", "delayed"),
    ("Steps", "iterator"), ("TreeWalk", "obj"), ("Tuple", "first"), ("Tuple", "second"), ("Tuple", "third"),
    ("UserIterator", "obj")))
# Fields that hold nothing whose death PHP code could see.
PLAIN_FIELDS = frozenset((
    "buffer", "cache", "called_scope", "count", "current_execute_data", "error", "error_reporting",
    "fiber_switch_blocked", "flags", "func", "handle", "handler", "index", "is_at_first_yield", "is_fresh",
    "is_running", "is_starting", "keys", "largest_key", "next", "next_free", "node", "num_args", "number", "opline",
    "order", "pending_size", "pinned", "place", "pos", "position", "prev", "remarks", "send_slot", "size", "stack_left",
    "strtok", "top", "type", "used", "valid"))
# Types of which nothing else dies with an object.
PLAIN = frozenset(("Float", "Long", "Opline", "Str"))
# Cells so named are those of a call, which has them for its own.
STABLE_CELLS = frozenset(("arguments", "target"))

# C functions that may run PHP code. Iterators and containers that kernels hand to C functions are Python's own.
CALLING = frozenset((
    "PyIter_Next", "PyObject_IsTrue", "PyObject_Str", "PyObject_Vectorcall", "PyObject_VectorcallMethod",
    "call_handler", "call_pointer"))
# C functions whose result is a new reference.
OWNED = frozenset((
    "PyBytes_FromStringAndSize", "PyDict_Copy", "PyDict_Keys", "PyDict_New", "PyDict_Values", "PyFloat_FromDouble",
    "PyIter_Next", "PyList_GetSlice", "PyList_New", "PyLong_FromLongLong", "PyMem_Calloc", "PyMem_Realloc",
    "PyNumber_Add", "PyNumber_And", "PyNumber_FloorDivide", "PyNumber_Lshift", "PyNumber_Multiply", "PyNumber_Or",
    "PyNumber_Power", "PyNumber_Remainder", "PyNumber_Rshift", "PyNumber_Subtract", "PyNumber_Xor",
    "PyOS_double_to_string",
    "PyObject_GetAttr", "PyObject_GetIter", "PyObject_Str", "PyObject_Vectorcall", "PyObject_VectorcallMethod",
    "PyTuple_New", "PyType_GenericAlloc", "PyUnicode_Concat", "PyUnicode_FromKindAndData", "PyUnicode_Join",
    "PyUnicode_New", "PyUnicode_Substring", "PyWeakref_NewRef"))
# C functions and kernels whose result is a scalar, a string or null, or Python's own object.
PLAIN_RESULTS = frozenset((
    "PyBytes_FromStringAndSize", "PyFloat_FromDouble", "PyLong_FromLongLong", "PyNumber_Add", "PyNumber_And",
    "PyNumber_FloorDivide", "PyNumber_Lshift", "PyNumber_Multiply", "PyNumber_Or", "PyNumber_Power",
    "PyNumber_Remainder", "PyNumber_Rshift", "PyNumber_Subtract", "PyNumber_Xor", "PyObject_Str", "PyUnicode_Concat",
    "PyUnicode_FromKindAndData", "PyUnicode_Join", "PyUnicode_New", "PyUnicode_Substring", "box_float", "box_int",
    "count_object", "element_key", "entry_key", "key_at", "new_token", "plain_text", "raised_signal"))

# Kernels that call Python, or a C library, for something that runs no PHP code (object_of: destructors at most, of what
# a collection finds, which cannot reach what is being read).
QUIET = frozenset((
    "ask_for_some", "asked_quietly", "call_action", "called_loader", "class_by_python", "compiled_pattern",
    "drawn_anew", "drop_ref", "has_plain_point", "is_registered", "last_popped", "learn_elements", "made_by_class",
    "match_at", "new_enumeration", "new_iterator", "next_value", "object_of", "poll_now", "prepare",
    "provided_object", "reduced", "run_leaf", "state_of", "tell_document", "value_by_python", "want_leaf"))
# Python functions that kernels call and that run no PHP code.
QUIET_FUNCTIONS = frozenset((
    "zvm.executor.properties.accepted_with", "zvm.handlers.native.tier.load_implementation",
    "zvm.executor.iteration.PropertySteps", "zvm.executor.iteration.empty_loop",
    "zvm.ext.bcmath.functions.default_scale", "zvm.ext.date.date_time.DateTimeImmutable",
    "zvm.ext.date.objects.DateObject", "zvm.ext.date.objects.IntervalObject", "zvm.ext.date.objects.ZoneObject",
    "zvm.ext.date.state.default_zone", "zvm.ext.json.functions.forget_error", "zvm.ext.json.functions.note_recursion",
    "zvm.ext.pcre.patterns.prepared", "zvm.ext.standard.arrays.zend_sort.Settler",
    "zvm.ext.standard.network.url.splits_by_ampersand", "zvm.ext.standard.state.is_serializing",
    "zvm.ext.standard.state.may_unserialize_natively", "zvm.ext.standard.strings.formatted_print.decimal_point",
    "zvm.ext.standard.strings.html.make_decoding_names", "zvm.ext.standard.strings.html.make_encoding_tables",
    "zvm.ext.standard.strings.html.speaks_utf8", "zvm.ext.standard.strings.html.tables_of_charset",
    "zvm.ext.standard.variables.plain_classes.described_classes",
    "zvm.ext.standard.variables.plain_classes.note", "zvm.handlers.native.elements.learn",
    "zvm.handlers.native.leaves.want_leaf",
    "zvm.handlers.native.late.DATES", "zvm.handlers.native.late.MIRRORS", "zvm.handlers.native.late.MOMENTS",
    "zvm.handlers.native.late.SCRIPTS", "zvm.handlers.native.late.STANDARD", "zvm.handlers.native.late.STREAMS",
    "zvm.handlers.native.late.WORLDS", "zvm.handlers.native.late.XML",
    "zvm.opcodes.types.simple_type",
    "zvm.runtime.functions.type_check.accepted_kinds",
    "zvm.runtime.objects.property_tables.visible_slots", "zvm.runtime.objects.typed_references.make_property_reference",
    "zvm.runtime.services.memory.require_string", "zvm.runtime.values.arrays.HashTableIterator"))
# Kernels by whose drops nothing runs: they fill what is new, or replace numbers and strings.
DROPPING_NOTHING = frozenset((
    "add_group", "add_renumbered", "element_place", "group_array", "named_columns", "new_exception", "put_other_int",
    "shift_count", "step_fixed", "step_linked", "store_value", "store_values", "traced_exception", "union_of_arrays",
    "update_cell", "written"))
# Kernels that write to a cell, and drop what was there.
PUTTING = frozenset(("clear", "clear_operand", "put", "put_copy", "put_float", "put_int", "put_new", "replace"))
# Kernels that give references up.
RELEASING = frozenset(("decref", "drop_operand", "drop_ref", "release", "release_cells"))
# Kernels that move references within a list.
SHIFTING = frozenset(("sift_up",))
# Operands of generated handlers that PHP code cannot reach: the array that the opline makes, in its result's slot.
UNREACHABLE = frozenset((("dims__unpack_into", "array"),))
# Kernels in which a value is used after such a call, and cannot have died.
EXEMPT = {
    "leave_frame": "the value is dropped where there is no result, and put where there is one",
    "clear_list": "a list that is taken apart belongs to something that nothing can reach",
    "pool_frame": "pools last as long as their function",
    "suspend_generator": "the key is the run's, and put once",
    "keep_array_loop": "the state is dead, and nothing can reach what it goes over the elements with",
    "keep_generator_loop": "as keep_array_loop",
    "instances__new": "the slot of a result that is new holds a scalar at most",
    "assign_static_property": "so does that of this result; the static property's cell stays",
}
