"""Where things stand in memory: CPython's objects, ours, and the structs of the native tier.

The only module that knows an offset. `records(version)` are CPython's for one minor version (64 bit); `own_records()`
are those of our classes, read from their slots' descriptors; STRUCTS are what native code keeps for itself. Read by the
kernel compiler and the native target, which fold the offsets in, and by the loader, which holds them against the
running interpreter (`fingerprint()`).
"""
from __future__ import annotations

import sys
from marshal import dumps

from zvm.runtime.services.addresses import TP_DEL, TP_HASH, read
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# A record: its fields, name → (offset in bytes, type); a type is a scalar or the name of a record it points to.
Fields = dict[str, tuple[int, str]]

VERSION = sys.version_info[:2]
VERSIONS = ((3, 11), (3, 12), (3, 13), (3, 14), (3, 15))  # on which all tests pass with native handlers
OBJECT: Fields = {"count": (0, "i64"), "type": (8, "Type")}


def records(version: tuple[int, int] = VERSION) -> dict[str, Fields]:
    """CPython's objects of one minor version."""
    old = version < (3, 12)
    items = _tuple_items(version)
    return {
        "Object": {**OBJECT, "count32": (0, "i32")},
        "Type": {**OBJECT, "base": (256, "Type"), "basicsize": (32, "i64"), "dealloc": (48, "Raw"),
                 "traverse": (184, "Raw"), "hash": (TP_HASH, "Raw"), "weak_list": (368, "Raw"),
                 "delete": (TP_DEL, "Raw"), "finalize": (392, "Raw"), "vectorcall": (400, "Raw")},
        "Float": {**OBJECT, "value": (16, "f64"), "next_free": (16, "Object")},
        "List": {**OBJECT, "size": (16, "i64"), "items": (24, "Cells"), "allocated": (32, "i64")},
        "Tuple": {**OBJECT, "size": (16, "i64"), "first": (items, "Object"), "second": (items + 8, "Object"),
                  "third": (items + 16, "Object")},
        "Dict": {**OBJECT, "used": (16, "i64"), "keys": (32, "DictKeys"), "values": (40, "Raw")},
        "DictKeys": {"log2_size": (8, "i8"), "log2_index_bytes": (9, "i8"), "kind": (10, "i8"), "usable": (16, "i64"),
                     "entries": (24, "i64")},
        "ListIterator": {**OBJECT, "index": (16, "i64"), "list": (24, "List")},
        "Enumeration": {**OBJECT, "index": (16, "i64"), "iterator": (24, "Object"), "pair": (32, "Tuple")},
        "DictIterator": {**OBJECT, "dict": (16, "Dict"), "used": (24, "i64"), "position": (32, "i64"),
                         "pair": (40, "Tuple"), "left": (48, "i64")},
        "WeakReference": {**OBJECT, "object": (16, "Object"),  # None once it is gone
                          "next": (48, "WeakReference")},  # of those to the same object
        "Twister": {**OBJECT, "index": (16, "i32")},  # its words follow
        "Set": {**OBJECT, "mask": (32, "i64"), "table": (40, "Cells")},
        "Long": {**OBJECT, "size": (16, "i64"), "digit0": (24, "i32"), "digit1": (28, "i32"), "digit2": (32, "i32"),
                 "next_free": (16, "Object")},
        "Str": {**OBJECT, "length": (16, "i64"), "hash": (24, "i64"), "state": (32, "i32"),
                "utf8": (56 if old else 48, "Raw")},
    }


def _tuple_items(version: tuple[int, int]) -> int:
    """From 3.14 on a tuple keeps its hash in front of them."""
    return 24 if version < (3, 14) else 32


def version_constants(version: tuple[int, int] = VERSION) -> dict[str, int]:
    """Numbers that differ between versions, by the names kernels use for them."""
    old = version < (3, 12)
    return {
        "TAGGED_INTS": int(not old),  # from 3.12 on an int's size field is digits << 3 | sign
        "IMMORTALS": int(not old),  # from 3.12 on some objects' counts never change
        "LOCALS_DIE_BACKWARDS": int(version >= (3, 14)),  # those of Python functions (runtime/values/counting.py)
        "TUPLE_ITEMS": _tuple_items(version),
        "STR_ASCII_DATA": 48 if old else 40,
        "STR_LATIN1_DATA": 72 if old else 56,
    }


def constants(version: tuple[int, int]) -> dict[str, int]:
    """All numbers that kernels use, by their names."""
    return {
        **version_constants(version),
        "DICT_INDICES": DICT_INDICES, "SMALL_INT_SIZE": SMALL_INT_SIZE, "FIRST_SLOT": 16,
        "TWISTER_STATE": TWISTER_STATE, "BYTES_DATA": BYTES_DATA,
        "FUNCTION_INFO_SIZE": FUNCTION_INFO_SIZE, "OP_SIZE": OP_SIZE,
        "POOLS": len(POOL_SIZES), "SMALLEST_POOL": POOL_SIZES[0],
        "REGION_FIRST_CONSTANT": REGION_FIRST_CONSTANT, "REGION_VALUE_SIZE": REGION_VALUE_SIZE,
        "REGION_EXIT_SIZE": REGION_EXIT_SIZE, "REGION_CALL_SIZE": REGION_CALL_SIZE,
        "REGION_FRAME_SIZE": REGION_FRAME_SIZE, "REGION_STACK_SIZE": REGION_STACK_SIZE,
        "REGION_SLOTS": REGION_SLOTS, "REGION_LIMIT": REGION_LIMIT,
        "REGION_DEAD": REGION_DEAD, "REGION_MOST_DEAD": REGION_MOST_DEAD,
        "LIBRARY_CALL_SIZE": LIBRARY_CALL_SIZE,
        "REGION_FLOAT_VALUE": records(version)["Float"]["value"][0],
        "INT_MAX": (1 << 63) - 1, "RUN_SIZE": RUN_SIZE, "MOST_SENT": MOST_SENT,
        "OTHER": OTHER, "USER": USER, "INTERNAL": INTERNAL, "TRAMPOLINE": TRAMPOLINE,
        **{f"{group}_LAYOUT": late_key(group) for group in LATE},
        **{name: flag for kind in (FunctionFlag, Front) for name, flag in vars(kind).items() if name.isupper()},
        **{name: number for module, names in _NAMED.items()
           for name, number in _numbers_of(import_module(module), names)},
        **_opcode_sets(),
    }


def _opcode_sets() -> dict[str, int]:
    """The opcodes that have a property of calls, as bits of four words each: CALL_BEGINS_0 and so on."""
    metadata = import_module("zvm.opcodes.metadata")
    words = {}
    for name in ("CALL_BEGINS", "CALL_SENDS", "CALL_NEEDS", "CALL_ENDS"):
        bits = sum(1 << opcode for opcode, properties in enumerate(metadata.PROPERTIES)
                   if properties & getattr(metadata, name))
        for word in range(4):
            packed = (bits >> 64 * word & (1 << 64) - 1).to_bytes(8, "little")
            words[f"{name}_{word}"] = int.from_bytes(packed, "little", signed=True)
    return words


def _numbers_of(module: Any, names: str) -> list[tuple[str, int]]:
    """Names and numbers of a module's constants; `A=B`: B is called A."""
    pairs = [name.partition("=") for name in names.split()]
    return [(name, getattr(module, other or name)) for name, _, other in pairs]


# Symbols whose objects native code does not count references to: the loader gives them a count that no program can
# bring down.
UNCOUNTED = frozenset({"NONE", "TRUE", "FALSE", "UNDEF", "EMPTY", "ZERO"})
COUNTING = frozenset({"incref", "drop_ref"})  # kernels that count


def immortal_count(version: tuple[int, int] = VERSION) -> int:
    """The count of what never dies: from 3.12 on Python's own (_Py_IMMORTAL_REFCNT), with the flag that 3.14 has for it
    above (_Py_IMMORTAL_FLAGS)."""
    if version < (3, 12):
        return 1 << 60
    return (1 << 32) - 1 if version < (3, 14) else 1 << 48 | 3 << 30


# The frame of a region, on the native stack, in words of 8 bytes: the number of the exit, the registers' homes, the
# slots, then constants and what has no register.
REGION_FRAME_SIZE = 4096  # bytes
REGION_STACK_SIZE = 1 << 20  # bytes of frames of functions that regions call
REGION_SLOTS, REGION_FIRST_CONSTANT = 13, 14  # words
REGION_LIMIT = 73  # LIMIT_WORD of stencils.py
REGION_DEAD, REGION_MOST_DEAD = REGION_LIMIT + 1, 250  # how many values are to be dropped; they follow


# FunctionInfo.kind
OTHER, USER, INTERNAL, TRAMPOLINE = 0, 1, 2, 3


class FunctionFlag:
    """FunctionInfo.flags; kernels name them, too."""

    CALLER_IS_STRICT = 1  # of a user function
    PASSES_ENGINE, IS_METHOD, IS_STATIC = 2, 4, 8  # of an internal one
    CALLED_BACK = 16  # a plain function that takes and returns values, or generates them
    YIELDS_VALUES = 32  # a generator that does not yield by reference
    HAS_ATTRIBUTES = 64  # a parameter may be sensitive
    RETURNS_STATIC = 128  # an object of the called class may be returned
    PLAIN_GENERATOR = 256  # no finally block is to be run when it dies
    NEEDS_NO_FRAME = 512  # the kernel of an internal function
    HAS_HAD_REGIONS = 1024  # some of its loops were compiled


class Front:
    """Op.front: what stands in front of the opline's own handler (kernels/base/fronts.py); kernels name them, too."""

    MARK = 1  # the next execution is to be noted …
    EXECUTED = 2  # … as it was here; stands in front of nothing
    METER, COUNT = 4, 8
    WATCH = 16  # Python is told of each execution
    RECORD = 32  # each execution enters the ring of EngineState


# Numbers of Python code that kernels name
_NAMED = {
    "zvm.opcodes.flags": "ACC_STATIC ACC_PPP_SET_MASK ACC_ABSTRACT ACC_RETURN_REFERENCE ACC_ENUM ACC_NOT_CLONEABLE "
                         "ACC_PUBLIC ACC_ALLOW_DYNAMIC_PROPERTIES BIND_REF BIND_SHIFT BIND_IMPLICIT ISEMPTY LAST_CATCH "
                         "FETCH_GLOBAL FETCH_GLOBAL_LOCK FETCH_OBJ_FLAGS FETCH_REF ACC_TRAIT BP_VAR_R BP_VAR_W "
                         "BP_VAR_UNSET ACC_CHANGED "
                         "ACC_CTOR ACC_VARIADIC ACC_PRIVATE ACC_PROTECTED ACC_READONLY ACC_ANON_CLASS ACC_USES_THIS "
                         "CLASS_CONST_IS_CASE ACC_STRICT_TYPES ACC_DEPRECATED "
                         "ACC_HAS_FINALLY_BLOCK ACC_GENERATOR ACC_INTERFACE ACC_LINKED "
                         "ACC_IMPLICIT_ABSTRACT_CLASS ACC_EXPLICIT_ABSTRACT_CLASS "
                         "ACC_CALL_VIA_TRAMPOLINE HAS_HOOKS ACC_FINAL ACC_PPP_MASK "
                         "FETCH_CLASS_MASK FETCH_CLASS_SELF FETCH_CLASS_PARENT "
                         "FETCH_CLASS_STATIC FREE_ON_RETURN",
    "zvm.opcodes.metadata": "INCLUDE_OR_EVAL DO_FCALL DO_ICALL DO_UCALL DO_FCALL_BY_NAME SEND_VAL SEND_VAR "
                            "SEND_VAL_EX SEND_VAR_EX SEND_VAR_NO_REF_EX JMPZ JMPNZ RECV_INIT INIT_FCALL "
                            "INIT_FCALL_BY_NAME INIT_NS_FCALL_BY_NAME FREE_OPCODE=FREE FE_FREE NOP_OPCODE=NOP "
                            "RETURN_OPCODE=RETURN DECLARE_CLASS DECLARE_CLASS_DELAYED "
                            "ADD SUB MUL DIV MOD SL SR CONCAT BW_OR BW_AND BW_XOR BW_NOT POW",
    "zvm.runtime.values.big_integers": "LONG_BITS=LONG",
    "zvm.opcodes.error_levels": "E_FATAL_ERRORS E_WARNING",
    "zvm.opcodes.op_array": "BY_REFERENCE CONST TMP_VAR VAR UNUSED CV LIVE_SILENCE LIVE_NEW",
    "zvm.opfile.format": "VALUE_NULL=NULL VALUE_FALSE=FALSE VALUE_TRUE=TRUE VALUE_INT=LONG VALUE_TEXT=TEXT "
                         "VALUE_ARRAY=ARRAY_AT VALUE_DOUBLE=DOUBLE VALUE_UNDEFINED=UNDEFINED INFO_BY_REF=BY_REF "
                         "INFO_PREFERS_REF=PREFERS_REF INFO_VARIADIC=VARIADIC INFO_PROMOTED=PROMOTED "
                         "TYPE_INTERSECTION=INTERSECTION "
                         "TYPE_IS_ITERABLE=IS_ITERABLE TYPE_IS_INTERSECTION=IS_INTERSECTION",
    "zvm.linker.links": "CALL_FRAME_SLOTS",
    "zvm.opcodes.types": "MAY_BE_NULL MAY_BE_FALSE MAY_BE_TRUE MAY_BE_LONG MAY_BE_DOUBLE MAY_BE_STRING MAY_BE_ARRAY "
                         "MAY_BE_OBJECT MAY_BE_STATIC IS_LONG IS_ARRAY IS_OBJECT",
    "zvm.runtime.classes.class_entry": "HOOKS_CAST HOOKS_COMPARE HOOKS_PROPERTIES HOOKS_METHODS HOOKS_DECLARED",
    "zvm.runtime.services.memory_usage": "ARRAY_BYTES OBJECT_BYTES REFERENCE_BYTES FRAME_BYTES ZVAL_BYTES BUCKET_BYTES "
                                         "SMALLEST_ROOM LARGE_LIST",
    "zvm.runtime.execute_data": "CALL_TOP CALL_CODE CALL_GENERATOR CALL_DYNAMIC CALL_MAY_HAVE_UNDEF "
                                "CALL_SEND_BY_REF",
    "zvm.ext.date.moments.calendar": "SECONDS_PER_DAY EPOCH_SHIFT",
    "zvm.ext.date.moments.moment": "ZONE_BY_IDENTIFIER=IDENTIFIER",
    "zvm.ext.date.zones.zone_file": "STRETCH",
    "zvm.ext.mbstring.width": "WIDE_END",
    "zvm.ext.spl.heaps": "SMALLEST_FIRST BY_PRIORITY EXTR_DATA EXTR_PRIORITY",
    "zvm.ext.json.constants": "JSON_FORCE_OBJECT=FORCE_OBJECT JSON_SLASHES=UNESCAPED_SLASHES JSON_PRETTY=PRETTY_PRINT "
                              "JSON_UNICODE=UNESCAPED_UNICODE JSON_ZERO_FRACTION=PRESERVE_ZERO_FRACTION "
                              "JSON_THROWS=THROW_ON_ERROR JSON_HEX_TAG=HEX_TAG JSON_HEX_AMP=HEX_AMP "
                              "JSON_HEX_APOS=HEX_APOS JSON_HEX_QUOT=HEX_QUOT JSON_SUBSTITUTES=INVALID_UTF8_SUBSTITUTE "
                              "JSON_PARTIAL=PARTIAL_OUTPUT",
    "zvm.runtime.objects.array_access": "OFFSET_GET=GET OFFSET_EXISTS=EXISTS OFFSET_SET=SET OFFSET_UNSET=UNSET "
                                        "FIXED_ELEMENTS ARRAY_ELEMENTS STORED_OBJECTS WEAK_OBJECTS WEAK_REFERENCE "
                                        "LINKED_ELEMENTS HEAP_ELEMENTS XML_WRITER XML_NODE XML_LIST BIG_INTEGER "
                                        "XML_SELECTION OUTER_ITERATOR TREE_ITERATOR FILE_LINES",
    "zvm.ext.libxml.layout": "NODE_TYPE=TYPE NODE_NAME=NAME NODE_CHILDREN=CHILDREN NODE_LAST=LAST NODE_PARENT=PARENT "
                             "NODE_NEXT=NEXT NODE_PREV=PREV NODE_DOC=DOC NODE_NS=NS NODE_CONTENT=CONTENT "
                             "NODE_PROPERTIES=PROPERTIES NODE_NS_DEF=NS_DEF NAMESPACE_HREF=NS_HREF "
                             "NAMESPACE_PREFIX=NS_PREFIX DOCUMENT_INT_SUBSET=INT_SUBSET DOCUMENT_EXT_SUBSET=EXT_SUBSET "
                             "NODE_IS_ELEMENT=ELEMENT NODE_IS_ATTRIBUTE=ATTRIBUTE NODE_IS_TEXT=TEXT "
                             "NODE_IS_CDATA=CDATA NODE_IS_PI=PI NODE_IS_COMMENT=COMMENT NODE_IS_DOCUMENT=DOCUMENT "
                             "NODE_IS_HTML=HTML_DOCUMENT NODE_IS_FRAGMENT=FRAGMENT NODE_IS_DTD=DTD",
    "zvm.ext.dom.kinds": "LIST_BY_NAME=BY_NAME LIST_OF_CHILDREN=CHILDREN_LIST READ_VALUE READ_TEXT READ_TYPE READ_NAME "
                         "READ_CHILDREN READ_ROOT",
    "zvm.ext.simplexml.kinds": "SXE_SINGLE=SINGLE SXE_ELEMENTS=ELEMENTS SXE_ATTRIBUTES=ATTRIBUTES",
    "zvm.ext.xmlwriter.text_writer": "IN_TAG=NAME IN_ATTRIBUTE=ATTRIBUTE IN_TEXT=TEXT",
    "zvm.ext.spl.doubly_linked_list": "IT_MODE_DELETE IT_MODE_LIFO",
    "zvm.runtime.objects.iterators": "ITERATOR_REWIND=REWIND ITERATOR_VALID=VALID ITERATOR_CURRENT=CURRENT "
                                     "ITERATOR_KEY=KEY ITERATOR_NEXT=NEXT",
    "zvm.runtime.services.patterns": "MATCH_ANCHORED NO_UTF_CHECK NOTEMPTY_ATSTART NOMATCH OFFSET_CAPTURE "
                                     "UNMATCHED_AS_NULL PATTERN_ORDER SET_ORDER SPLIT_NO_EMPTY SPLIT_DELIM_CAPTURE "
                                     "SPLIT_OFFSET_CAPTURE "
                                     "LARGE_SUBJECT=LARGE",
    "zvm.executor.backtrace": "PROVIDE_OBJECT IGNORE_ARGS",
    "zvm.runtime.objects.lifecycle": "IN_GET IN_SET IN_ISSET IN_UNSET",
    "zvm.runtime.services.output": "OUTPUT_BLOCK=BLOCK OUTPUT_DISABLED=DISABLED OUTPUT_REMOVABLE=REMOVABLE "
                                   "OUTPUT_STDFLAGS=STDFLAGS",
}


# What native code keeps for itself. Sizes in bytes. Pointers in them are borrowed: what they point to outlives them.
STRUCTS: dict[str, Fields] = {
    # one opline; the structs of an op-array stand one after the other after its FunctionInfo
    "Op": {
        "handler": (0, "Raw"), "op1": (8, "i32"), "op2": (12, "i32"), "result": (16, "i32"),
        "extended_value": (20, "i32"), "const1": (24, "Object"), "const2": (32, "Object"), "next": (40, "Op"),
        "target": (48, "Op"), "opline": (56, "Opline"), "cached_in": (64, "Object"), "cached_for": (72, "Object"),
        "cached": (80, "Object"),
        "slow_runs": (88, "i32"),
        "front": (92, "i32"),  # bits of Front: what stands in front of the opline's own handler
        "result_type": (96, "i32"), "opcode": (100, "i32"), "native": (104, "Raw"),
        # the handler instead of the native one, at a call without frame, and its INIT_*
        "special": (112, "Raw"), "site": (120, "Op"),
    },
    # what calls need of a function; the contents of the bytes object Function.native
    "FunctionInfo": {
        "kind": (0, "i64"), "pool": (8, "Cells"), "capacity": (16, "i64"), "parameters": (24, "i64"),
        "variables": (32, "i64"), "temporaries": (40, "i64"), "frame_size": (48, "i64"), "entry_opline": (56, "Opline"),
        "entry": (64, "Op"), "weak": (72, "Object"), "strict": (80, "Object"), "implementation": (88, "Object"),
        "accepts": (96, "Words"), "required": (104, "i64"), "flags": (112, "i64"), "count": (120, "i64"),
        "by_reference": (128, "i64"),  # bit n: argument n + 1 goes by reference; negative: Python has to say
        "tries": (136, "Halves"), "try_count": (144, "i64"),  # try_op, catch_op, finally_op, finally_end of each
        "lives": (152, "Halves"), "live_count": (160, "i64"),  # var, kind, start, end of each live range
        "kernel": (168, "Raw"),  # of an internal function: kernels/functions has one that stands for it
        "calls": (184, "i64"),  # by kernels
        "leaf": (176, "Leaf"),  # of a user function: code without a frame (regions/leaves.py)
    },
    # one run of native code: from enter() until the frame it was entered for has returned
    "Run": {
        "frame": (0, "ExecuteData"), "op": (8, "Op"), "stop": (16, "ExecuteData"), "engine": (24, "Engine"),
        "countdown": (32, "i64"), "state": (40, "EngineState"), "outer": (48, "Run"),
        "value": (56, "Object"),  # what a called function returns; null before, None where it is not used
        "called": (128, "ExecuteData"),  # the frame of a function that Python called, owned
        "depth": (136, "i64"),  # runs of generators around it
        "argument0": (64, "Object"), "argument1": (72, "Object"), "argument2": (80, "Object"),
        "region": (144, "Region"),  # whose stub was called
    },
    # a function's code without a frame (zvm/handlers/native/leaves.py)
    "Leaf": {
        "code": (0, "Raw"), "inputs": (8, "RegionValue"), "input_count": (16, "i64"), "exits": (24, "RegionExit"),
        "words": (32, "Words"), "stack": (40, "Words"), "kind": (48, "i64"), "place": (56, "i64"),  # of the result
        "passed": (64, "i64"), "frame_size": (72, "i64"), "entries": (80, "i64"), "exited": (88, "i64"),
        "refusals": (96, "i64"),
        "function": (104, "Region"),  # stands for the region while the code runs
    },
    # one way into the code of a region (zvm/handlers/native/regions.py)
    "Region": {
        "code": (0, "Raw"), "guards": (8, "RegionValue"), "guard_count": (16, "i64"), "constants": (24, "Words"),
        "constant_count": (32, "i64"), "exits": (40, "RegionExit"),
        "own_handler": (48, "Raw"),  # of the head, without the region
        "entries": (56, "i64"), "turns": (64, "i64"), "refusals": (72, "i64"),
        "words": (80, "Words"),  # that all regions share
        "room": (88, "i64"),  # of the stack of PHP, that its calls may take, for each function that is called
        "stack": (96, "Words"), "frame_size": (104, "i64"),  # of called functions: where frames are; 0 without such
    },
    # a guard or a box: a slot's number, what is there, and where in the region's frame its value is, in bytes
    "RegionValue": {"slot": (0, "i64"), "kind": (8, "i64"), "place": (16, "i64"), "ce": (24, "Object")},
    "RegionExit": {"op": (0, "Op"), "handler": (8, "Raw"),  # null: the opline's
                   "boxes": (16, "RegionValue"), "box_count": (24, "i64"), "taken": (32, "i64"),
                   "frames": (40, "RegionFrame"), "frame_count": (48, "i64"),
                   "inner": (56, "i64")},  # to the region's frame of the function that is called; 0 where none is
    # a call that is under way where a region is left: `op` of its DO_*, null while arguments are sent, `passed` so far;
    # `this`: where $this is in the region's frame, negative where there is none; `scope`: of `static`, null for what it
    # is around
    "RegionFrame": {"function": (0, "Function"), "op": (8, "Op"), "this": (16, "i64"), "scope": (24, "Object"),
                    "boxes": (32, "RegionValue"), "box_count": (40, "i64"), "passed": (48, "i64"),
                    "closure": (56, "i64")},  # likewise the closure that is called
    # of one engine; the contents of the bytes object Engine.native
    "EngineState": {"run": (0, "Run"), "failed_frame": (8, "ExecuteData"), "failed_op": (16, "Op"),
                    "oplines_left": (24, "i64"),  # that a metered run may execute
                    "interval": (32, "i64"),  # jumps back and calls between two visits to Python
                    "visited_at": (40, "i64"),  # the last of them, in nanoseconds
                    "left": (48, "i64"),  # of the interval, of the fiber that was left last
                    "memory_answers": (56, "i64"),  # times that memory_get_usage() may be answered without a look
                    "memory_usage": (64, "i64"), "memory_peak": (72, "i64"),
                    # code stays when the engine is gone, or its oplines are metered: Tier.prepare() is called
                    "prepares_in_python": (80, "i64"),
                    "unwinds_in_python": (88, "i64"),  # throws are observed
                    # Oplines that were executed last: addresses of the objects, `recorded` so far; see Front.RECORD
                    "ring": (96, "Words"), "ring_mask": (104, "i64"), "recorded": (112, "i64")},
    # of the process (its user holds the interpreter's lock): free boxes and frames, and what Python code provides
    "Shared": {
        "ints": (0, "Object"), "wide_ints": (8, "Object"), "int_count": (16, "i64"), "floats": (24, "Object"),
        "float_count": (32, "i64"), "characters": (40, "Cells"), "handlers": (48, "Dict"), "prepare": (56, "Object"),
        "poll": (64, "Object"), "stress": (72, "i64"), "provided": (80, "Cells"), "provide": (88, "Object"),
        "executed": (96, "i64"), "compiler": (104, "CompilerLayout"),
        "pools": (128, "Object"),
        # chains of dead objects (kernels/objects/recycling.py), each followed by its length
        "arrays": (256, "Object"), "objects": (272, "Object"), "destructibles": (288, "Object"),
        "references": (304, "Object"), "nested": (320, "i64"), "generators": (328, "Object"),
        # … of loops, by what goes over the elements
        "loops": (344, "Object"), "list_loops": (360, "Object"), "list_item_loops": (376, "Object"),
        "dict_loops": (392, "Object"), "dict_item_loops": (408, "Object"),
        "noticing": (424, "i64"),  # the collector is to know of what loses references and keeps at most so many
        "register": (432, "Object"),  # what notes the native handler of a Python one
        "prepares_in_python": (440, "i64"),  # oplines are counted
        "region_run": (448, "Run"),  # that the region is part of which was entered last
        "watch": (456, "Object"),  # Python is told of frame and opline that is watched
        "stack_busy": (472, "i64"),  # frames of functions that regions call are in use by a thread that may be waiting
        "indexes": (480, "Cells"),  # ints from 0 on, where they were asked for: numbers.py; null at first
        "leaf_calls": (464, "i64"),  # of a function from kernels, after which it is compiled for them; 0: never
        "references_made": (488, "i64"),  # but for those that are used again
    },
    # a library function that a region calls; what is passed follows
    "LibraryCall": {"kernel": (0, "Raw"), "count": (8, "i64")},
    # of one call of zend_sort()
    "Sort": {"items": (0, "Words"), "values": (8, "Cells"), "compare": (16, "Object"), "settle": (24, "Object"),
             "has_failed": (32, "i64"), "target": (40, "Cells"),  # what call_user() is to call for `compare`, or null
             "by": (48, "i64"), "sign": (56, "i64")},  # sort flags that native code compares by, and 1 or -1; 0: none
    # of one search for garbage (kernels/objects/cycles.py): values, their counts, those yet to be followed, and where a
    # hash table has them
    "Search": {"take_away": (0, "Raw"), "mark_used": (8, "Raw"), "values": (16, "Cells"), "counts": (24, "Words"),
               "stack": (32, "Cells"), "numbers": (40, "Words"), "room": (48, "i64"), "size": (56, "i64"),
               "height": (64, "i64")},
    # of one parse (kernels/compiling/parsing.py)
    "Parse": {
        "source": (0, "Bytes"), "pos": (8, "i64"), "end": (16, "i64"), "line": (24, "i64"), "lexer_state": (32, "i64"),
        "token": (40, "i64"), "value": (48, "Object"), "token_line": (56, "i64"), "start": (64, "i64"),
        "token_end": (72, "i64"), "looked_line": (80, "i64"), "looked_end": (88, "i64"), "told_end": (96, "i64"),
        "depth": (104, "i64"), "deepest": (112, "i64"), "states": (120, "Halves"), "values": (128, "Cells"),
        "after_arrow": (136, "i64"), "queue": (144, "List"), "queued": (152, "i64"), "nesting": (160, "List"),
        "stack": (168, "List"), "doc_comments": (176, "List"), "known_line": (184, "i64"), "line_box": (192, "Object"),
        "parser": (200, "Object"), "text": (208, "Object"), "lex_more": (216, "Object"), "grammar": (224, "Grammar"),
        "failed_state": (232, "i64"),
    },
    # the parser's tables and where nodes keep what
    "Grammar": {
        "rows": (0, "Cells"), "always": (8, "Quarters"), "defaults": (16, "Quarters"), "reductions": (24, "Raw"),
        "words": (32, "Raw"), "classes": (40, "Bytes"), "single": (48, "Quarters"), "double": (56, "Quarters"),
        "triple": (64, "Words"), "triples": (72, "i64"), "classify": (80, "Object"), "make_row": (88, "Object"),
        "make_reduction": (96, "Object"), "scripting": (104, "Object"), "zval": (112, "Object"), "lineno": (120, "i64"),
        "zval_value": (128, "i64"), "zval_attr": (136, "i64"), "children": (144, "i64"), "parser_line": (152, "i64"),
        "parser_end": (160, "i64"), "string_token": (168, "i64"), "int_token": (176, "i64"),
        "quoted_token": (184, "i64"), "ampersand_token": (192, "i64"), "attribute_token": (200, "i64"),
        "comment_end": (208, "Bytes"),
    },
    # where the compiler's context and operands keep what, and what is particular about opcodes
    "CompilerLayout": {"op_array": (0, "i64"), "lineno": (8, "i64"), "kind": (16, "i64"), "value": (24, "i64"),
                       "opcode_flags": (32, "Bytes")},
    # of the walk over one body (zvm/compiler/deferral): its shapes by role, what it looks for, what it knows
    "Shapes": {name: (8 * number, kind) for number, (name, kind) in enumerate((
        ("tables", "List"), ("zval", "Object"), ("unpack", "Object"), ("named", "Object"), ("element", "Object"),
        ("ref", "Object"), ("this", "Str"), ("globals", "Str"), ("self", "Str"), ("parent", "Str"), ("static", "Str"),
        ("zval_value", "i64"), ("children", "i64"), ("concat", "i64"), ("add", "i64"), ("null_type", "i64"),
        ("list_attribute", "i64"), ("array_attribute", "i64"), ("flags", "i64"), ("result", "i64"),
        ("closures", "List")))},
    # what the parser does for one production
    "Reduction": {"length": (0, "i64"), "kind": (8, "i64"), "gotos": (16, "Raw"), "object": (24, "Object"),
                  "index": (32, "i64"), "fields": (40, "Words"), "count": (48, "i64")},
    # a word of the source that was met lately
    "Word": {"key": (0, "Object"), "value": (8, "Object"), "token": (16, "i64"), "is_name": (24, "i64")},
    "Raw": {},
    "Cells": {},  # an array of pointers to objects
    "Bytes": {},
    "Words": {},  # an array of i64
    "Halves": {},  # an array of i32
    "Quarters": {},  # an array of i16
}
RUN_SIZE, SHARED_SIZE, ENGINE_STATE_SIZE = 160, 512, 120
REGION_SIZE, REGION_VALUE_SIZE, REGION_EXIT_SIZE, REGION_CALL_SIZE = 112, 32, 64, 64
PARSE_SIZE, GRAMMAR_SIZE, COMPILER_LAYOUT_SIZE, SHAPES_SIZE = 240, 216, 40, 168
FUNCTION_INFO_SIZE, OP_SIZE = 192, 128
BYTES_DATA = 32  # where the contents of a bytes object begin
TWISTER_STATE = 20  # where the words of a _random.Random begin
DICT_INDICES = 32  # where a dict's indices begin, from the start of its keys
LIBRARY_CALL_SIZE = 16
MOST_SENT = 8  # arguments of a call without frame (kernels/calls/frameless.py)
SMALL_INT_SIZE = 32  # from one of Python's small ints to the next; they stand in one array
POOL_SIZES = (4, 8, 16, 32, 64, 128, 256)  # slots of pooled frames; Shared.pools has a head and a count for each
ELEMENTS = {"Cells": "Object", "Bytes": "i8", "Words": "i64", "Halves": "i32", "Quarters": "i16"}


_MEMBER, _OFFSET = 40, 16  # PyMemberDescrObject.d_member, PyMemberDef.offset


def slot_offset(cls: type, name: str) -> int:
    """Where an instance keeps a slot. Raises TypeError if the name is not a slot."""
    descriptor = next(vars(base)[name] for base in cls.__mro__ if name in vars(base))
    if type(descriptor).__name__ != "member_descriptor":
        raise TypeError(f"{cls.__name__}.{name} is no slot")
    return read(read(id(descriptor) + _MEMBER) + _OFFSET)


# A record of a class of ours: the class, and the slots that native code reads or writes, name → type.
Slots = tuple[type, dict[str, str]]


def own_records(engine: type) -> dict[str, Slots]:
    """Of all our classes. `engine` is the class Engine, which lies above."""
    engine_fields = {"current_execute_data": "ExecuteData", "pending_exception": "Object", "native_state": "Object",
                     "objects": "ObjectStore", "diagnostics": "Diagnostics", "ini": "Ini", "exception": "Object",
                     "symbol_table": "Dict", "constants": "ConstantTable", "closure_class": "ClassEntry",
                     "generator_class": "ClassEntry", "functions": "Dict", "classes": "Dict",
                     "patterns": "PatternTable", "fiber_switch_blocked": "Object", "destructor_blocks": "Object",
                     "states": "Dict", "output": "Output",
                     "has_plain_files": "Object", "world": "Object", "last_resource_id": "Object",
                     "included_files": "Dict", "known_includes": "Dict",
                     "unlinked_classes": "Dict", "class_positions": "Dict", "class_definitions": "Dict",
                     "autoloaders": "List", "autoloading": "Object",
                     "autoload_calls": "Dict", "target": "Object", "interrupted": "List"}
    return {"Engine": _slots(engine, **engine_fields), **_frame_records(), **_value_records(), **_iteration_records()}


def _slots(cls: type, **types: str) -> Slots:
    return cls, types


def _offsets(cls: type, types: dict[str, str]) -> Fields:
    """Where an instance keeps what a record names; `weak` is its list of weak references."""
    return {**OBJECT, **{name: (cls.__weakrefoffset__ if name == "weak" else slot_offset(cls, name), type)
                         for name, type in types.items()}}


def _shape(cls: type) -> tuple[object, ...]:
    """What the offsets of a class's slots follow from."""
    return (cls.__basicsize__, cls.__weakrefoffset__, *(vars(base).get("__slots__") for base in cls.__mro__))


def _frame_records() -> dict[str, Slots]:
    """Functions, oplines, frames and how they are left."""
    from zvm.executor.calls import Trampoline
    from zvm.executor.closures import ClosureObject
    from zvm.executor.unwinder import FinallyState
    from zvm.linker.links import Tails
    from zvm.opcodes.op_array import ArgInfo, LiveRange, OpArray, Opline, TryCatchElement
    from zvm.opcodes.stored_op_array import CodeFile, StoredCode
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.services.diagnostics import Diagnostics, HandlerStack
    from zvm.runtime.services.ini import Ini
    from zvm.runtime.services.patterns import CompiledPattern, PatternTable
    from zvm.runtime.signals import Thrown

    return {
        "ExecuteData": _slots(ExecuteData, slots="List", opline="Opline", func="Function", engine="Engine",
                              this="Object", called_scope="Object", prev="ExecuteData", call="ExecuteData",
                              num_args="Long", extra_named_params="Object", symbol_table="Object", flags="Long",
                              closure="ClosureObject", return_value="Object", stack_left="Long", weak="Object"),
        "Opline": _slots(Opline, opcode="Object", lineno="Object", op1_type="Object", op2_type="Object",
                         result_type="Object", op1="Object", op2="Object", result="Object", extended_value="Object",
                         handler="Object", next="Opline", target="Opline", const1="Object", const2="Object",
                         cache="Object", number="Object"),
        "Function": _slots(OpArray, native="Object", function_name="Object", scope="Object", arg_info="List",
                           fn_flags="Object", static_variables="Object", statics="List", entries="List", tails="Tails",
                           filename="Object", dynamic_func_defs="List", opcodes="List", literals="List", T="Object",
                           scoped="Dict", resident="Tuple", vars="List", live_range="Object", prototype="Object",
                           num_args="Object", required_num_args="Object", line_start="Object", return_info="ArgInfo",
                           line_end="Object", doc_comment="Object", attributes="Object", try_catch_array="List",
                           takes_references="Object", frame_size="Object", entry="Opline"),
        "StoredCode": _slots(StoredCode, loader="CodeFile", place="Object", literals="Object"),
        "CodeFile": _slots(CodeFile, data="Object", strings="Dict", signatures="Dict"),
        "LiveRange": _slots(LiveRange, var="Object", kind="Object", start="Object", end="Object"),
        "TryCatchElement": _slots(TryCatchElement, try_op="Object", catch_op="Object", finally_op="Object",
                                  finally_end="Object"),
        "Tails": _slots(Tails, defaults="List", others="Object", temporaries="Object", by_passed="Object"),
        "Trampoline": _slots(Trampoline, function_name="Object", target="Function"),
        "ArgInfo": _slots(ArgInfo, name="Object", type="Object", by_ref="Object", variadic="Object",
                          promoted="Object", default="Object", attributes="Object", tentative="Object"),
        "DeclaredType": _slots(DeclaredType, mask="Object", names="Tuple", is_intersection="Object", iterable="Object",
                               cache="Object"),
        "ClosureObject": _slots(ClosureObject, func="Function", this="Object", called_scope="Object", statics="List",
                                is_fake="Object"),
        "FinallyState": _slots(FinallyState, signal="Object", exception="Object", opline="Object"),
        "Thrown": _slots(Thrown, object="Object", opline="Object"),
        "Diagnostics": _slots(Diagnostics, place="Object", error_handler="HandlerStack", counter="Object",
                              thrown_class="Object", listener="Object", receiver="Object", last_error="Object"),
        "HandlerStack": _slots(HandlerStack, current="Object"),
        "Ini": _slots(Ini, exception_ignore_args="Object", assertions="Object", precision="Object",
                      serialize_precision="Object", exception_string_param_max_len="Object", error_reporting="Object",
                      revision="Object"),
        "PatternTable": _slots(PatternTable, cache="Dict", error="Object", valid="Object"),
        "CompiledPattern": _slots(CompiledPattern, native="Object", names="Object"),
    }


def _value_records() -> dict[str, Slots]:
    """Values, classes and what objects belong to."""
    from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo
    from zvm.runtime.objects.lifecycle import HandleToken, ObjectStore
    from zvm.runtime.services.constants import ConstantTable
    from zvm.runtime.services.lazy_tables import LazyTable
    from zvm.runtime.services.output import Output, OutputBuffer
    from zvm.runtime.values.arrays import Order, PhpArray
    from zvm.runtime.values.php_object import PhpObject
    from zvm.runtime.values.symbol_table import Indirect
    from zvm.runtime.values.zval import Reference

    return {
        "PhpArray": _slots(PhpArray, packed="List", hash="Dict", next_free="Object", pos="Object", order="Order"),
        "Order": _slots(Order, keys="List", where="Dict", sequence="Object", end="Object", dead="Object",
                        pinned="Object", iterators="List", by_key="Object"),
        "PhpObject": _slots(PhpObject, ce="ClassEntry", slots="List", guards="Object", dynamic="Dict", token="Object",
                            weak="Object"),
        "Reference": _slots(Reference, value="Object", sources="Object", weak="Object"),
        "ClassEntry": _slots(ClassEntry, name="Object", object_type="Object", instantiable="Object",
                             create_object="Object", destructor="Object", default_properties="List", ancestors="Set",
                             iterator_funcs="Object", get_iterator="Object", arrayaccess_funcs="Object",
                             flags="Object", get="Object", set="Object", isset="Object", unset="Object",
                             clone="Object",
                             native="Object", properties_info="Dict", function_table="Dict", engine="Engine",
                             invoke="Object", tostring="Object", elements="Object", constructor="Object",
                             parent="Object", interfaces="List", static_members="List",
                             default_static_members="List",
                             constants_updated="Object", property_cache="Dict", constants_table="Dict",
                             enum_backing_type="Object", backed_enum_table="Object", is_internal="Object",
                             hooks="Object", trampolines="Dict", static_trampolines="Dict", call="Object",
                             parent_name="Object", doc_comment="Object",
                             filename="Object", line_start="Object", line_end="Object", interface_names="Object",
                             trait_names="Object"),
        "LazyTable": _slots(LazyTable, missing="Dict", kinds="Dict"),
        "ConstantTable": _slots(ConstantTable, user="Dict", internal="Dict", attributes="Dict", deprecated="Dict"),
        "ClassConstant": _slots(ClassConstant, value="Object", flags="Object", ce="Object", attributes="Object",
                                doc_comment="Object", type="Object"),
        "PropertyInfo": _slots(PropertyInfo, slot="Long", flags="Object", ce="Object", type="Object", accepted="Set",
                               name="Object", doc_comment="Object"),
        "Output": _slots(Output, stack="List", running="Object", implicit_flush="Object", started_at="Object",
                         pending="List", pending_size="Object"),
        "OutputBuffer": _slots(OutputBuffer, name="Object", callback="Object", is_user="Object", chunk_size="Object",
                               flags="Object", level="Object", data="List", size="Object"),
        "Indirect": _slots(Indirect, slots="List", index="Object"),
        "ObjectStore": _slots(ObjectStore, engine="Engine", free="List", top="Object", collect_at="Object",
                              finalised="Object", destructibles="List", destructors_disabled="Object"),
        "HandleToken": _slots(HandleToken, handle="Object", store="ObjectStore"),
    }


def _iteration_records() -> dict[str, Slots]:
    """What foreach and generators keep."""
    from zvm.executor.generators import GeneratorIterator, GeneratorObject, GeneratorSteps
    from zvm.executor.iteration import ElementSteps, ForeachReference, ForeachState, PropertySteps, Steps
    from zvm.runtime.objects.iterators import ElementIterator, TreeWalk, UserIterator
    from zvm.runtime.values.arrays import HashTableIterator

    return {
        "ForeachState": _slots(ForeachState, iterator="Object", source="Object"),
        "ForeachReference": _slots(ForeachReference, reference="Reference", position="HashTableIterator",
                                   places="Object"),
        "HashTableIterator": _slots(HashTableIterator, order="Order", pos="Object"),
        "Steps": _slots(Steps, iterator="UserIterator", with_keys="Object", is_fresh="Object"),
        "ElementSteps": _slots(ElementSteps, iterator="Object", obj="PhpObject", with_keys="Object", is_fresh="Object"),
        "PropertySteps": _slots(PropertySteps, engine="Engine", obj="PhpObject", places="Object", names="List",
                                index="Object", with_keys="Object", rest="Object"),
        "UserIterator": _slots(UserIterator, engine="Engine", obj="PhpObject", value="Object", token="Object"),
        "GeneratorIterator": _slots(GeneratorIterator, generator="GeneratorObject", token="Object"),
        "ElementIterator": _slots(ElementIterator, obj="PhpObject", by_ref="Object", token="Object"),
        "TreeWalk": _slots(TreeWalk, engine="Engine", obj="PhpObject", token="Object"),
        "GeneratorSteps": _slots(GeneratorSteps, generator="GeneratorObject", with_keys="Object", is_fresh="Object"),
        "GeneratorObject": _slots(GeneratorObject, frame="ExecuteData", value="Object", current_key="Object",
                                  retval="Object", send_slot="Object", largest_key="Object", delegate="Object",
                                  chain="List", values="Object", is_running="Object", is_at_first_yield="Object",
                                  is_starting="Object", is_forced_close="Object", thrown="Object"),
    }


# Records of classes that are imported when they are first needed: group → class → its slots. An image does without what
# it has for a group whose late_key() is another than the one it was made with (kernels ask by GROUP_LAYOUT).
_AMOUNTS = dict.fromkeys(("year", "month", "day", "hour", "minute", "second", "microsecond"), "Object")
LATE: dict[str, dict[str, dict[str, str]]] = {
    "MOMENTS": {
        "zvm.ext.date.moments.moment.Moment": {
            **_AMOUNTS, "timestamp": "Object", "zone_type": "Object", "offset": "Object", "is_dst": "Object",
            "abbreviation": "Object", "zone": "Zone"},
        "zvm.ext.date.moments.moment.Relative": {
            **_AMOUNTS, **dict.fromkeys(("weekday", "weekday_behavior", "day_of_month", "invert", "days", "special",
                                         "special_amount", "has_weekday", "has_special"), "Object")},
        "zvm.ext.date.zones.zone_file.LocalTime": {"offset": "Object", "is_dst": "Object", "abbreviation": "Object"},
        "zvm.ext.date.zones.zone_file.Zone": {
            "name": "Object", "transitions": "List", "kinds": "List", "types": "List", "standard": "LocalTime",
            "is_constant": "Object", "span": "Tuple", "last_span": "Tuple", "clock": "Tuple", "last_clock": "Tuple",
            "by_time": "Dict", "by_clock": "Dict"},
    },
    "XML": {
        "zvm.ext.libxml.records.NodeTable": {"changes": "Object", "nodes": "Dict"},
        "zvm.ext.libxml.records.DocumentRecord": {"count": "Object", "pointer": "Object", "settings": "Object",
                                                  "state": "NodeTable"},
        "zvm.ext.libxml.records.NodeRecord": {"document": "DocumentRecord", "node": "Object", "proxy": "Object"},
    },
    "DATES": {
        "zvm.ext.date.objects.DateObject": {"moment": "Moment"},
        "zvm.ext.date.objects.ZoneObject": {"moment": "Moment"},
        "zvm.ext.date.objects.IntervalObject": {"interval": "Relative", "counts_elapsed": "Object", "words": "Object"},
        "zvm.ext.date.state.DateState": {"remarks": "Object"},
    },
    "MIRRORS": {
        "zvm.ext.reflection.classes.ReflectionClass": {"object": "Object", "reflected": "ClassEntry"},
        "zvm.ext.reflection.functions.ReflectionFunctionAbstract": {
            "function": "Function", "closure": "Object", "owner": "Object"},
        "zvm.ext.reflection.parameters.ReflectionParameter": {
            "function": "Object", "closure": "Object", "owner": "Object", "info": "ArgInfo", "position": "Object"},
        "zvm.ext.reflection.properties.ReflectionProperty": {
            "owner": "Object", "info": "PropertyInfo", "property_name": "Object"},
        "zvm.ext.reflection.types.ReflectionType": {"declared": "DeclaredType", "legacy": "Object"},
    },
    "WORLDS": {
        "zvm.engine.resident.world.World": {
            "includes": "Dict", "taken": "Dict", "declared": "List", "records": "Dict", "hits": "List",
            "settings": "Object", "revision": "Object", "assumed": "Dict"},
        "zvm.engine.resident.inclusions.Inclusion": {
            "stored": "Object", "path": "Str", "script": "Script", "settings": "Object",
            "functions": "Dict", "steps": "Object"},
        "zvm.engine.resident.inclusions.Step": {
            "kind": "Object", "key": "Str", "ce": "ClassEntry", "record": "ClassRecord", "parent": "Str"},
        "zvm.runtime.classes.class_record.ClassRecord": {
            "ce": "ClassEntry", "name": "Object", "key": "Str", "is_silent": "Object", "expected": "Dict",
            "ancestors": "Set", "evaluates": "Object", "cases": "Object"},
    },
    "SCRIPTS": {
        "zvm.opcodes.script.Script": {
            "main": "Function", "functions": "Dict", "classes": "Dict", "diagnostics": "Object",
            "only_declares": "Object", "delayed": "Object", "halt_offset": "Object", "by_types": "Object",
            "declarations": "Object"},
        "zvm.opfile.reader.OpFile": {"path": "Object"},
    },
    "STANDARD": {"zvm.ext.standard.state.StandardState": {"strtok": "Object"}},
    "STREAMS": {
        "zvm.runtime.services.streams.Stream": {
            "type_name": "Str", "readable": "Object", "writable": "Object", "read_only": "Object", "seekable": "Object",
            "mode": "Str", "eof": "Object", "position": "Object", "buffer": "Str", "options": "Dict"},
        "zvm.runtime.services.streams.MemoryStream": {"data": "Object", "place": "Object"},
        "zvm.runtime.services.streams.TempStream": {"file": "Object", "limit": "Object", "writes": "Object"},
    },
}


def _late_slots(group: str) -> dict[str, Slots]:
    found = {}
    for path, types in LATE[group].items():
        module, _, name = path.rpartition(".")
        found[name] = getattr(import_module(module), name), types
    return found


def late_key(group: str) -> int:
    """A number that is another when an offset in records of that group is."""
    from zlib import crc32

    return crc32(repr({name: _offsets(*slots) for name, slots in _late_slots(group).items()}).encode())


def layout(engine: type) -> dict[str, Fields]:
    """Every record as it is in this interpreter."""
    own = [own_records(engine), *map(_late_slots, LATE)]
    offsets = {name: _offsets(*slots) for classes in own for name, slots in classes.items()}
    return {**records(), **offsets, **STRUCTS}


def fingerprint(engine: type) -> bytes:
    """It changes when an offset does: an image is only loaded where it is the same."""
    own = {name: (_shape(cls), types) for name, (cls, types) in own_records(engine).items()}
    # version 2 knows no references, so that equal things give equal bytes; their repr would take ten times as long
    return dumps((sys.implementation.cache_tag, records(), own, STRUCTS), 2)


def symbol_objects() -> dict[str, Any]:
    """The Python objects that native code names, by the names it has for them."""
    from zvm.executor.closures import ClosureObject
    from zvm.executor.generators import GeneratorIterator, GeneratorObject, GeneratorSteps
    from zvm.executor.iteration import ElementSteps, ForeachReference, ForeachState, PropertySteps, Steps
    from zvm.executor.operands import NEXT
    from zvm.executor.unwinder import FinallyState
    from zvm.linker.links import Tails
    from zvm.opcodes.op_array import ArgInfo, LiveRange, OpArray, Opline, TryCatchElement
    from zvm.opcodes.stored_op_array import StoredCode, StoredOpArray
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.classes.class_entry import PropertyInfo
    from zvm.runtime.classes.constant_expressions import ConstantExpression
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.functions.type_check import CallableType, FalseType
    from zvm.runtime.objects.iterators import TreeWalk, UserIterator
    from zvm.runtime.objects.lifecycle import DESTRUCTED, DestructibleObject, HandleToken
    from zvm.runtime.services.output import OutputBuffer
    from zvm.runtime.signals import Thrown, UnwindExit
    from zvm.runtime.values.arrays import HashTableIterator, Order, PhpArray
    from zvm.runtime.values.php_object import PhpObject
    from zvm.runtime.values.symbol_table import Indirect, SymbolTable
    from zvm.runtime.values.zval import INT_MIN, UNDEF, Reference

    return {"LONG": int, "FLOAT": float, "STR": str, "BOOL": bool, "LIST": list, "DICT": dict, "TUPLE": tuple,
            "LIST_ITERATOR": type(iter([])), "ENUMERATE": enumerate, "DICT_ITEMS": type(iter({}.items())),
            "DICT_VALUES": type(iter({}.values())),
            "NONE": None, "TRUE": True, "FALSE": False, "ZERO": 0, "EMPTY": "", "UNDEF": UNDEF, "NEXT": NEXT,
            "INT_MIN_BOX": INT_MIN, "DESTRUCTED_KEY": DESTRUCTED,
            "REFERENCE": Reference, "PHP_ARRAY": PhpArray, "PHP_OBJECT": PhpObject, "EXECUTE_DATA": ExecuteData,
            "OP_ARRAY": OpArray, "STORED_OP_ARRAY": StoredOpArray, "STORED_CODE": StoredCode, "OPLINE": Opline,
            "CLOSURE": ClosureObject,
            "FOREACH_STATE": ForeachState, "FOREACH_REFERENCE": ForeachReference, "INDIRECT": Indirect,
            "SYMBOL_TABLE": SymbolTable,
            "STEPS": Steps, "ELEMENT_STEPS": ElementSteps, "PROPERTY_STEPS": PropertySteps,
            "HASH_TABLE_ITERATOR": HashTableIterator, "ORDER": Order, "USER_ITERATOR": UserIterator,
            "TREE_WALK": TreeWalk,
            "GENERATOR_STEPS": GeneratorSteps, "GENERATOR_ITERATOR": GeneratorIterator, "GENERATOR": GeneratorObject,
            "HANDLE_TOKEN": HandleToken,
            "DESTRUCTIBLE_OBJECT": DestructibleObject, "FINALLY_STATE": FinallyState,
            "THROWN": Thrown, "UNWIND_EXIT": UnwindExit, "FALSE_TYPE": FalseType, "CALLABLE_TYPE": CallableType,
            "PROPERTY_INFO": PropertyInfo, "OUTPUT_BUFFER": OutputBuffer, "TAILS": Tails, "ARG_INFO": ArgInfo,
            "DECLARED_TYPE": DeclaredType, "LIVE_RANGE": LiveRange, "TRY_CATCH_ELEMENT": TryCatchElement,
            "CONSTANT_EXPRESSION": ConstantExpression}
