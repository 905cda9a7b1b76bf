"""The types of values in lowered functions, and what kernels hold them in."""
from __future__ import annotations

import ast
from dataclasses import dataclass

from zvm.handlers.generator.native.lowering.ranges import ANY, Number

INT = "int"  # i64, as Python's int within 64 bits
WORD = "word"  # i64, an unsigned word: the result of `& 0xFFFF_FFFF_FFFF_FFFF`
BOOL = "bool"  # i1
STR = "str"  # Str, of one byte a character
CHAR = "char"  # i64, a string of one character
PART = "part"  # a string and two offsets: a slice that was not made
FLOAT = "float"  # f64
BUILDER = "builder"  # Words, a string builder
BUFFER = "buffer"  # Bytes, of a fixed size
ROW = "row"  # Words, of a fixed size
SET = "set"  # Bytes, 256 flags
TABLE = "table"  # Words, a constant tuple of ints
DATA = "data"  # Bytes, the characters of bytes
REFERENCE = "reference"  # Object, a reference of the caller's that holds a plain value
ARRAY = "array"  # PhpArray, borrowed
VALUE = "value"  # Object, any value of PHP
KEY = "key"  # i64, the number of an element of an array that a loop is at: its key is made where it is used
LIST = "list"  # List, being filled
DICT = "dict"  # PhpArray, a hash being filled
MADE = "made"  # PhpArray, packed or a hash, being filled
FRESH = "fresh"  # Object, owned by the statement that has made it
CALLABLE = "callable"  # Cells, what call_user() is to call
ARGUMENTS = "arguments"  # i64, the number of the first of a variadic parameter's arguments
NULL = "null"
NONE = "none"  # of a helper without a result
KERNEL_TYPES = {INT: "i64", WORD: "i64", BOOL: "i1", STR: "Str", FLOAT: "f64", BUILDER: "Words", BUFFER: "Bytes",
                ROW: "Words", SET: "Bytes", DATA: "Object", ARRAY: "PhpArray", VALUE: "Object", LIST: "List",
                DICT: "PhpArray", MADE: "PhpArray"}
ANNOTATIONS = {"Str": STR, "Int": INT, "Bool": BOOL, "Float": FLOAT, "StringBuilder": BUILDER, "ByteSet": SET,
               "Row": ROW, "Words": ROW, "list[int]": ROW, "str": STR, "int": INT, "Word": WORD, "bool": BOOL,
               "float": FLOAT, "bytes": DATA, "ByRef": REFERENCE, "Array": ARRAY, "PhpArray": ARRAY, "Mixed": VALUE,
               "Untyped": VALUE, "Any": VALUE, "Callable": CALLABLE}
NULLABLE = frozenset((STR, VALUE, LIST, DICT, MADE))  # resources that are null where they were not made


@dataclass(frozen=True)
class Value:
    """The value of an expression."""

    type: str
    node: ast.expr  # of a kernel
    number: Number = ANY  # of an int
    is_owned: bool = False  # of a string: it must be released
    text: str | None = None  # a string that is known
    source: str = ""  # of a part, a char: the variable of its string
    start: ast.expr | None = None  # of a part
    end: ast.expr | None = None
    boxed: ast.expr | None = None  # of a variable whose type a test has told: the object

@dataclass(frozen=True)
class Variable:
    """A local: its type and its name in the kernel; of one that may be null the flag that says whether it is there."""

    type: str
    kernel_name: str
    flag: str = ""
    size: int = 0  # of a row or a buffer: its number of elements where that is constant
    base: str = ""  # of a row or a buffer whose size is the length of a string,
    extra: int = 0  # and that much more
    element: str = INT  # of a row: INT or WORD
    array: ast.expr | None = None  # of a key: whose it is
