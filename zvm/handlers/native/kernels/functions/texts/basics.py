"""Small internal functions of strings, of one byte a character."""
SMALL_OUTPUT = 65536  # bytes or elements: for more Python asks the limits first
LONGEST_TEXT = 524288  # bytes that are read from a stream at once
SHORT_NEEDLE = 8  # bytes that are found by the first one


@inline
def is_later(engine: Object) -> i1:
    """Whether the engine runs as a version of PHP after the default target."""
    return Engine(engine).target is not provided_object("zvm.targets.DEFAULT")


@inline
def text_argument(arguments: Cells, count: i64, wanted: i64) -> Str:
    """The first of so many arguments, a string; null of others."""
    if count != wanted or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    return Str(arguments[0])


# ---- trimming ------------------------------------------------------------------------------------------------------


@inline
def is_trimmed(byte: i64) -> i1:
    """White space but for the form feed, or NUL."""
    return byte == 0 or is_space(byte) and byte != b"\f"


# ---- ctype ---------------------------------------------------------------------------------------------------------
