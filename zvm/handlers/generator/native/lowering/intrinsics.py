"""The one table of what lowered functions may call: Python expression → kernel, effect, type of the result.

`parameters` are the types of the operands; the object of a method is the first. In a template they are a, b, c … A name
stands in the table once for each combination of types; the first that fits is taken. Optional operands have defaults,
kernel text.
"""
from __future__ import annotations

from dataclasses import dataclass

from zvm.handlers.generator.native.lowering.ranges import ANY, COUNTED, LONGEST, Number
from zvm.handlers.generator.native.lowering.types import (
    ARRAY,
    BOOL,
    CHAR,
    DICT,
    FLOAT,
    FRESH,
    INT,
    LIST,
    MADE,
    NULL,
    PART,
    SET,
    STR,
    VALUE,
)

QUIET, RAISES = "quiet", "raises"  # RAISES: null, False or -1 is the result where Python's exception is set


@dataclass(frozen=True)
class Intrinsic:
    """One way to call something."""

    parameters: tuple[str, ...]
    template: str
    result: str
    number: Number = ANY  # of a result that is an int
    effect: str = QUIET
    defaults: tuple[str, ...] = ()
    within: bool = False  # an int that is no place beyond the first operand: at most its length
    end: str = ""  # of a part: the template of its end
    step: str = ""  # Python's function, which is called where the template gives null


CHECK_STRING = "zvm.runtime.services.memory.check_string"
CHECK_REPEATED = "zvm.runtime.services.memory.check_repeated"  # of so many times a length
CHECK_ARRAY = "zvm.runtime.services.memory.check_array"
TO_STRING = "zvm.runtime.values.convert.to_string_in_passing"
TO_BOOL = "zvm.runtime.values.convert.to_bool"
IS_EQUAL = "zvm.runtime.values.compare.is_equal"
IS_IDENTICAL = "zvm.runtime.values.compare.is_identical"
GENERAL = "zvm.ext.standard.arrays.general."
TO_KEY = "zvm.runtime.values.convert.to_key"
STRING_KEY, COLUMN = GENERAL + "string_key", GENERAL + "column_of"
SAME_TEXT = "zvm.ext.standard.arrays.sets.same_text"
CALLBACKS = "zvm.ext.standard.arrays.callbacks."
STRINGS, TEXTS = "zvm.runtime.values.strings.", "zvm.ext.standard.strings.general."
_PLACE = Number(-1, LONGEST)


def _made(parameters: tuple[str, ...], template: str) -> Intrinsic:
    """A string that is made, and must be released."""
    return Intrinsic(parameters, template, STR, effect=RAISES)



METHODS: dict[str, tuple[Intrinsic, ...]] = {
    "find": (
        Intrinsic((STR, CHAR, INT), "find_byte(a, c, b)", INT, _PLACE, defaults=("0",), within=True),
        Intrinsic((STR, STR, INT), "find_from(a, c, b)", INT, _PLACE, defaults=("0",), within=True),
    ),
    "rfind": (
        Intrinsic((STR, CHAR, INT), "find_last_byte(a, c, b)", INT, _PLACE, defaults=("0",), within=True),
        Intrinsic((STR, STR, INT), "find_last_before(a, c, a.length, b)", INT, _PLACE, defaults=("0",), within=True),
        Intrinsic((STR, STR, INT, INT), "find_last_before(a, c, d, b)", INT, _PLACE, within=True),
    ),
    "count": (
        Intrinsic(
            (STR, STR, INT, INT), "count_in(engine, a, c, d, b)", INT, _PLACE, RAISES, defaults=("0", "a.length")
        ),
    ),
    "startswith": (Intrinsic((STR, STR, INT), "stands_at(a, c, b)", BOOL, defaults=("0",)),),
    "endswith": (Intrinsic((STR, STR), "stands_at(a, a.length - b.length, b)", BOOL),),
    "strip": (Intrinsic((STR, SET), "strip_start(a, b)", PART, end="strip_end(a, b)"),),
    "lstrip": (Intrinsic((STR, SET), "strip_start(a, b)", PART, end="a.length"),),
    "rstrip": (Intrinsic((STR, SET), "0", PART, end="strip_end(a, b)"),),
    "keys": (Intrinsic((ARRAY,), "Object(list_of_keys(a))", FRESH, effect=RAISES),),
    "values": (Intrinsic((ARRAY,), "Object(list_of_values(a))", FRESH, effect=RAISES),),
    "replace": (_made((STR, STR, STR), "Str(text_replaced(engine, a, b, c))"),),
}

FUNCTIONS: dict[str, tuple[Intrinsic, ...]] = {
    "zvm.runtime.values.strings.lower": (_made((STR,), "Str(lower_case(a))"),),
    "zvm.runtime.values.strings.upper": (_made((STR,), "Str(upper_case(a))"),),
    CHECK_STRING: (Intrinsic((INT,), "string_fits(engine, a)", NULL, effect=RAISES),),
    STRINGS + "byte_difference": (
        Intrinsic((STR, STR), "difference_of_parts(a, 0, b, INT_MAX, False)", INT, Number(-LONGEST, LONGEST)),),
    STRINGS + "difference_of_starts": (
        Intrinsic((STR, STR, INT, BOOL), "difference_of_parts(a, 0, b, c, d)", INT, Number(-LONGEST, LONGEST)),),
    STRINGS + "difference_of_parts": (
        Intrinsic((STR, INT, STR, INT, BOOL), "difference_of_parts(a, b, c, d, e)", INT, Number(-LONGEST, LONGEST)),),
    TEXTS + "hexadecimal": (_made((STR,), "Str(hexadecimal(str_data(a), a.length))"),),
    TEXTS + "split_text": (
        Intrinsic((STR, STR, INT), "Object(split_text(a, b, c))", FRESH, effect=RAISES),),
    TEXTS + "pieces_of_text": (
        Intrinsic((STR, INT), "Object(pieces_of_text(a, b))", FRESH, effect=RAISES),),
    "zvm.runtime.values.strings.find_ignoring_case": (
        Intrinsic((STR, STR, INT), "find_ignoring_case(a, c, b)", INT, _PLACE, defaults=("0",), within=True),),
    "min": (Intrinsic((INT, INT), "smaller(a, b)", INT),),
    "max": (Intrinsic((INT, INT), "larger(a, b)", INT),),
    "float": (Intrinsic((INT,), "f64(a)", FLOAT),),
    CHECK_ARRAY: (Intrinsic((INT, INT), "array_fits(engine, a)", NULL, effect=RAISES, defaults=("0",)),),
    "zvm.runtime.values.arrays.normalize_key": (Intrinsic((VALUE,), "normal_key(a)", FRESH, effect=RAISES),),
    "zvm.runtime.signals.raise_pending": (Intrinsic((), "is_quiet(engine)", NULL, effect=RAISES),),
    GENERAL + "copied_values": (Intrinsic((ARRAY,), "Object(copied_list(a))", FRESH, effect=RAISES),),
    GENERAL + "copied_part": (
        Intrinsic((ARRAY, INT, INT), "Object(copied_part(a, b, c))", FRESH, effect=RAISES),),
    GENERAL + "repeated_value": (Intrinsic((INT, VALUE), "Object(filled_list(a, b))", FRESH, effect=RAISES),),
    GENERAL + "count_of": (Intrinsic((DICT, VALUE), "count_under(a, b)", INT, Number(0, COUNTED)),),
    GENERAL + "add_copied": (Intrinsic((MADE, ARRAY), "add_copied(a, b)", NULL, effect=RAISES),),
    GENERAL + "has_int_keys": (Intrinsic((ARRAY,), "has_int_keys(a)", BOOL),),
    STRING_KEY: (Intrinsic((VALUE,), "as_text_key(Engine(engine), a)", FRESH, step=STRING_KEY),),
    GENERAL + "key_in_case": (Intrinsic((VALUE, INT), "key_in_case(a, b)", FRESH, effect=RAISES),),
    SAME_TEXT: (Intrinsic((VALUE, VALUE), "same_texts(Engine(engine), a, b)", BOOL, step=SAME_TEXT),),
    COLUMN: (Intrinsic((VALUE, VALUE), "owned_column(a, b)", FRESH, step=COLUMN),),
    TO_KEY: (Intrinsic((VALUE,), "as_key(a)", FRESH, step=TO_KEY),),
    "zvm.runtime.values.zval.deref": (Intrinsic((VALUE,), "dereferenced(a)", VALUE),),
    CALLBACKS + "unwrap_kept": (Intrinsic((DICT, ARRAY), "unwrap_kept(a, b)", NULL, effect=RAISES),),
    TEXTS + "join_texts": (_made((STR, LIST), "Str(joined_texts(engine, a, b))"),),
    IS_IDENTICAL: (Intrinsic((VALUE, VALUE), "compare__is_identical(a, b)", BOOL, step="zvm.ext.native.is_identical"),),
    TO_STRING: (Intrinsic((VALUE,), "plain_text(Engine(engine), a)", FRESH, step=TO_STRING),),
    IS_EQUAL: (Intrinsic((VALUE, VALUE), "plain_equality(a, b)", BOOL, step=IS_EQUAL),),
    TO_BOOL: (Intrinsic((VALUE,), "convert__to_bool(a)", BOOL, step=TO_BOOL),),
}

# What is left to Python: it warns, throws or converts. The kernel gives up, which it may before it has done anything.
LEFT_TO_PYTHON = frozenset((
    "zvm.runtime.functions.parameters.value_error", "zvm.runtime.functions.parameters.argument_type_error"))
ENGINE_LEFT_TO_PYTHON = frozenset(("engine.throw", "engine.diagnostics.warning", "engine.diagnostics.deprecated"))
# Constructors of resources (zvm/ext/native.py), and a set that may be refused.
BUILDER_CLASS, BUFFER_CLASS, ROW_CLASS, WORDS_CLASS, SET_CLASS = (
    "zvm.ext.native.StringBuilder", "zvm.ext.native.Buffer", "zvm.ext.native.Row", "zvm.ext.native.Words",
    "zvm.ext.native.ByteSet")
CHARACTER_SET = "zvm.ext.standard.strings.general.character_list"
ASSIGN_BY_REFERENCE = "zvm.runtime.objects.typed_references.assign_by_reference"
WRAP = "zvm.runtime.values.numbers.wrap"
