"""Looking at op-array files from elsewhere before they run: nothing in them may harm who runs them.

`check()` goes through every record without making anything of it: offsets, counts, strings, kinds of values, and that
no part of the file is used twice, so that what is decoded is bounded by the file's size. Then the functions are decoded
and pass the verifier (zvm/opcodes/verify), which knows what oplines may do. Raises OpFileError with one line.
"""
from __future__ import annotations

from struct import error as StructError  # noqa: N812

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import BY_REFERENCE, BY_VALUE, CONST, PREFER_REFERENCE
from zvm.opcodes.operands import opcodes_with
from zvm.opfile import format as r
from zvm.opfile.checking_nodes import check_case, check_node
from zvm.opfile.reader import OpFile
from zvm.runtime.values.arrays import normalize_key
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable, Iterator
    from struct import Struct
    from typing import Any

    from zvm.opcodes.op_array import Function, OpArray, Opline
    from zvm.opcodes.script import Script

SCALARS = frozenset((r.NULL, r.FALSE, r.TRUE, r.LONG, r.DOUBLE, r.TEXT, r.ARRAY_AT))
CONSTANTS = SCALARS | {r.EXPRESSION_AT}
_TYPE_MASK = (t.MAY_BE_ANY | t.MAY_BE_CALLABLE | t.MAY_BE_ITERABLE | t.MAY_BE_VOID | t.MAY_BE_STATIC | t.MAY_BE_NEVER)
_DECLARES = frozenset((ops.DECLARE_CLASS, ops.DECLARE_CLASS_DELAYED, ops.DECLARE_ANON_CLASS))
_CALL_BEGINS = opcodes_with(ops.CALL_BEGINS)
_CALL_ENDS = opcodes_with(ops.CALL_ENDS)
_METHOD_CALLS = frozenset((ops.INIT_METHOD_CALL, ops.INIT_STATIC_METHOD_CALL, ops.NEW))
# those that do not look at the function, and whether they make a reference
_SENDS = {ops.SEND_VAL: False, ops.SEND_VAR: False, ops.SEND_REF: True, ops.SEND_VAR_NO_REF: True}
_RUNTIME_FLAGS = f.ACC_FAKE_CLOSURE | f.ACC_CALL_VIA_TRAMPOLINE | f.ACC_TRAIT_CLONE | f.ACC_NEVER_CACHE
_PROPERTY_FLAGS = f.ACC_PPP_MASK | f.ACC_CHANGED | f.ACC_STATIC | f.ACC_READONLY | f.ACC_PROMOTED
_CONSTANT_FLAGS = f.ACC_PPP_MASK | f.ACC_FINAL | f.CLASS_CONST_IS_CASE
_CLASS_KINDS = f.ACC_INTERFACE | f.ACC_TRAIT | f.ACC_ENUM | f.ACC_ANON_CLASS
DEEPEST = 500  # arrays in arrays, nodes in nodes


def check(file: OpFile, name: str, internal_function: Callable[[str], Function | None]) -> None:
    """Raise OpFileError unless the file may be run. `name` is what messages call it; `internal_function` gives the
    functions that are not the file's own, by lower-case name."""
    from zvm.opcodes.verify import violations

    try:
        _Check(file, name).script()
        script = OpFile(file.data, name, link=False).script(None)  # type: ignore[arg-type]
        for op_array in script.op_arrays():
            for violation in violations(op_array, script.by_types):
                raise r.OpFileError(f"{name}: {str(violation).splitlines()[0]}")
            _check_function(op_array, name)
            _check_calls(op_array, script, name, internal_function)
        _check_declarations(script, name)
    except (StructError, LookupError, ValueError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise r.OpFileError(f"{name} is malformed: {type(error).__name__}") from None


def _check_function(op_array: OpArray, name: str) -> None:
    """What the verifier does not look at, since the compiler cannot get it wrong."""
    returns = any(opline.opcode == ops.VERIFY_RETURN_TYPE for opline in op_array.opcodes)
    if returns and (op_array.return_info is None or op_array.return_info.type is None):
        raise r.OpFileError(f"{name}: a return type is verified that is not there")
    if len(set(op_array.vars)) != len(op_array.vars):
        raise r.OpFileError(f"{name}: two variables have one name")
    closures: dict[int, Any] = {}  # those that oplines have made, by slot
    for opline in op_array.opcodes:
        if opline.opcode == ops.DECLARE_LAMBDA_FUNCTION:
            closures[opline.result] = op_array.dynamic_func_defs[opline.op2].static_variables or ()
        elif opline.opcode == ops.BIND_LEXICAL and \
                opline.extended_value >> f.BIND_SHIFT >= len(closures.get(opline.op1, ())):
            raise r.OpFileError(f"{name}: a closure has no such variable to bind")


def _check_calls(op_array: OpArray, script: Script, name: str,
                 internal_function: Callable[[str], Function | None]) -> None:
    """INIT_FCALL names a function that is there, DO_UCALL calls one of the file, DO_ICALL an internal one, and what is
    sent without a look at the function is what it takes."""
    pending: list[Any] = []  # the functions being called; None: some method, False: found at run time
    asked: dict[int, tuple[int, int]] = {}  # the argument that CHECK_FUNC_ARG has looked at, by number of calls pending
    for opline in op_array.opcodes:
        if opline.opcode == ops.INIT_FCALL:
            key: Any = op_array.literals[opline.op2]
            pending.append(script.functions.get(key) or internal_function(key))
            if pending[-1] is None:
                raise r.OpFileError(f"{name}: there is no function {key}()")
        elif opline.opcode in _CALL_BEGINS:
            pending.append(None if opline.opcode in _METHOD_CALLS else False)
        elif opline.opcode in _CALL_ENDS and pending:
            function = pending.pop()
            if opline.opcode in (ops.DO_UCALL, ops.DO_ICALL) and \
                    function and function.is_internal != (opline.opcode == ops.DO_ICALL):
                raise r.OpFileError(f"{name}: {ops.NAMES[opline.opcode]} calls a function of another kind")
        elif opline.opcode in _SENDS and pending and pending[-1] is not None:
            _check_send(op_array, opline, pending[-1], name)
        elif opline.opcode == ops.CHECK_FUNC_ARG and pending:
            asked[len(pending)] = opline.op2_type, opline.op2
        elif opline.opcode == ops.SEND_FUNC_ARG and asked.pop(len(pending), None) != (opline.op2_type, opline.op2):
            raise r.OpFileError(f"{name}: SEND_FUNC_ARG sends another argument than CHECK_FUNC_ARG has looked at")


def _check_send(op_array: OpArray, opline: Opline, function: Any, name: str) -> None:
    """An argument that is sent by value or by reference, as the opline says: so the function must be known, and one
    that is not the file's own must want it so."""
    if not function:
        raise r.OpFileError(f"{name}: {ops.NAMES[opline.opcode]} to a function that is not known")
    if not function.is_internal:
        return
    infos = function.arg_info or []
    if opline.op2_type == CONST:
        named = op_array.literals[opline.op2]
        info = next((info for info in infos if info.name == named), None)
    elif opline.op2 <= len(infos):
        info = infos[opline.op2 - 1]
    else:
        info = infos[-1] if infos and infos[-1].variadic else None
    wanted = BY_VALUE if info is None else info.by_ref
    if wanted != PREFER_REFERENCE and (wanted == BY_REFERENCE) != _SENDS[opline.opcode]:
        raise r.OpFileError(f"{name}: a function gets {'a' if wanted == BY_VALUE else 'no'} reference that it does "
                            f"{'not take' if wanted == BY_VALUE else 'take'}")


def _check_declarations(script: Script, name: str) -> None:
    """Every class that an opline declares is there."""
    for op_array in script.op_arrays():
        for opline in op_array.opcodes:
            if opline.opcode in _DECLARES:
                key: Any = op_array.literals[opline.op1 + (opline.opcode != ops.DECLARE_ANON_CLASS)]
                ce = script.classes.get(key)
                if ce is None or key[:1] != "\0" and not ce.flags & f.ACC_ANON_CLASS:
                    raise r.OpFileError(f"{name}: an opline declares a class that is not there")


class _Check:
    __slots__ = ("file", "data", "name", "claimed", "limit", "size", "depth")

    def __init__(self, file: OpFile, name: str) -> None:
        self.file, self.data, self.name = file, file.data, name
        self.size = len(file.data)
        self.claimed = 0
        self.limit = file.header.heap
        self.depth = 0

    def refuse(self, problem: str) -> None:
        raise r.OpFileError(f"{self.name} is malformed: {problem}")

    def need(self, fine: object, problem: str) -> None:
        if not fine:
            self.refuse(problem)

    # places

    def claim(self, at: int, size: int) -> None:
        """Take a part of the file, which must lie before the string heap and not be used twice."""
        self.need(at >= r.HEADER_SIZE and not at & 3 and at + size <= self.limit, "an offset leads outside")
        self.claimed += size
        self.need(self.claimed <= self.size, "records overlap")

    def record(self, record: Struct, at: int) -> tuple[Any, ...]:
        self.claim(at, record.size)
        return record.unpack_from(self.data, at)

    def rows(self, record: Struct, at: int, count: int) -> Iterator[tuple[Any, ...]]:
        if count:
            self.claim(at, record.size * count)
        return self.file.rows(record, at, count)

    def below(self, at: int) -> None:
        """A record refers to those before it only, so that there are no circles."""
        self.depth += 1
        self.need(self.depth < DEEPEST, "it is nested too deep")

    # strings

    def heap(self) -> None:
        header = self.file.header
        count, at = header.strings, header.heap
        self.need(not at & 3 and at >= r.HEADER_SIZE and at + 4 * (count + 1) <= self.size, "there is no string heap")
        place = at + 4 * (count + 1)
        for start, in self.file.rows(r.WORD, at, count + 1):
            self.need(place <= start <= self.size, "a string lies outside")
            place = start
        self.need(place == self.size, "there is something after the strings")

    def text(self, number: int) -> str:
        """A string that must be there."""
        self.need(0 < number <= self.file.header.strings, "there is no such string")
        return self.file.strings[number] or ""

    def optional(self, number: int) -> str | None:
        return self.text(number) if number else None

    # values

    def value(self, tag: int, payload: int, allowed: frozenset[int] | set[int]) -> None:
        self.need(tag in allowed, "a value is of a kind that cannot be there")
        if tag == r.TEXT:
            self.text(payload)
        elif tag == r.ARRAY_AT:
            self.array(payload)
        elif tag == r.ATTRIBUTES_AT:
            self.attributes(payload)
        elif tag in (r.EXPRESSION_AT, r.NODE_AT):
            check_node(self, payload)
        elif tag == r.TABLE_AT:
            count, = self.record(r.COUNT, payload)
            keys = set()
            for key, text, _ in self.rows(r.JUMP, payload + r.COUNT.size, count):
                self.value(key, text, {r.LONG, r.TEXT})
                keys.add((key, text))
            self.need(len(keys) == count, "two cases of a jump table are the same")

    def scalar(self, tag: int, payload: int) -> None:
        self.value(tag, payload, SCALARS)

    def values(self, rows: Iterable[tuple[int, int]], allowed: frozenset[int] | set[int]) -> None:
        for tag, payload in rows:
            self.value(tag, payload, allowed)

    def array(self, at: int) -> None:
        self.below(at)
        count, is_hash, next_free = self.record(r.ARRAY, at)
        rows = list(self.rows(r.VALUE, at + r.ARRAY.size, count * (2 if is_hash else 1)))
        self.need(is_hash in (0, 1), "an array is neither list nor hash")
        if is_hash:
            self.values(rows[::2], {r.LONG, r.TEXT})
            keys = [self.file.value(*row) for row in rows[::2]]
            self.need(len(set(keys)) == count, "an array has a key twice")
            is_table = all(tag == r.TRUE for tag, _ in rows[1::2])  # which IN_ARRAY looks strings up in
            self.need(is_table or all(type(key) is int or type(normalize_key(key)) is str for key in keys),
                      "a key of an array is a number in quotes")
            numbers = [key for key in keys if type(key) is int]
            self.need(not numbers or next_free > max(numbers) or max(numbers) == (1 << 63) - 1,
                      "the next free index is taken")
            rows = rows[1::2]
        self.values(rows, SCALARS)
        self.depth -= 1

    # types, attributes

    def type(self, reference: int) -> None:
        if not reference or reference & 1:
            self.need(not reference >> 1 & ~_TYPE_MASK, "a type has bits that mean nothing")
            self.need(reference != 1, "a type is empty")
            return
        mask, flags, count = self.record(r.TYPE, reference)
        self.need(not mask & ~_TYPE_MASK and flags <= 3 and count, "a type has bits that mean nothing")
        words = [word for word, in self.rows(r.WORD, reference + r.TYPE.size, count)]
        while words:
            word = words.pop(0)
            names = words[:word & ~r.INTERSECTION] if word & r.INTERSECTION else [word]
            if word & r.INTERSECTION:
                self.need(0 < len(names) == word & ~r.INTERSECTION, "an intersection is cut off")
                del words[:len(names)]
            for name in names:
                self.text(name)

    def attributes(self, at: int) -> None:
        if not at:
            return
        count, = self.record(r.COUNT, at)
        at += r.COUNT.size
        for _ in range(count):
            name, lc_name, _, _, arguments = self.record(r.ATTRIBUTE, at)
            self.need(lower(self.text(name)) == self.text(lc_name), "an attribute's name is not its name")
            at += r.ATTRIBUTE.size
            for key, tag, payload in self.rows(r.STATIC, at, arguments):
                self.optional(key)
                self.value(tag, payload, CONSTANTS)
            at += arguments * r.STATIC.size

    # functions

    def function(self, record: tuple[int, ...], has_key: bool) -> None:
        key, name, fn_flags, num_args, required, _, _, comment, signature, body = record
        self.optional(name)
        self.optional(comment)
        self.need(not fn_flags & _RUNTIME_FLAGS, "a function has flags of the run time")
        if has_key:
            self.need(lower(self.text(name)) == self.text(key), "a function's name is not its name")
        self.need(required <= num_args, "more parameters are required than there are")
        infos, attributes, count, has_return = [], 0, 0, 0
        if signature:
            count, has_return, attributes = self.record(r.SIGNATURE, signature)
            self.need(has_return <= 1, "a function returns several types")
            infos = list(self.rows(r.ARG_INFO, signature + r.SIGNATURE.size, count + has_return))
        is_variadic = fn_flags & f.ACC_VARIADIC != 0
        self.need(count == num_args + is_variadic, "a function has other parameters than it says")
        self.need(bool(has_return) == bool(fn_flags & f.ACC_HAS_RETURN_TYPE), "a return type is missing, or too many")
        self.attributes(attributes)
        for number, (info, declared, flags, own) in enumerate(infos):
            self.text(info)
            self.type(declared)
            self.attributes(own)
            self.need(flags <= 15 and bool(flags & r.VARIADIC) == (is_variadic and number == count - 1),
                      "a parameter is of no kind")
        self.body(body)

    def body(self, at: int) -> None:
        oplines, literals, variables, temporaries, ranges, tries, functions, statics, spellings = \
            self.record(r.BODY, at)
        at += r.BODY.size
        self.need(oplines and temporaries <= 4 * oplines, "a function has more temporaries than can be")
        for record, count in ((r.OPLINE, oplines), (r.VALUE, literals), (r.STRING, variables), (r.LIVE_RANGE, ranges),
                              (r.TRY_ELEMENT, tries), (r.FUNCTION, functions), (r.STATIC, statics),
                              (r.SPELLING, spellings)):
            rows: list[Any] = list(self.rows(record, at, count)) if record is not r.OPLINE else []
            if record is r.OPLINE:
                self.claim(at, count * r.OPLINE.size)
            at += count * record.size
            if record is r.VALUE:
                self.values(rows, CONSTANTS | {r.TABLE_AT, r.ATTRIBUTES_AT})
            elif record is r.STRING:
                for name, in rows:
                    self.text(name)
            elif record is r.FUNCTION:
                for row in rows:
                    self.function(row, False)
            elif record is r.STATIC:
                for name, tag, payload in rows:
                    self.text(name)
                    self.value(tag, payload, CONSTANTS)
                self.need(len({row[0] for row in rows}) == count, "two static variables have one name")
            elif record is r.SPELLING:
                for number, text in rows:
                    self.need(number < oplines, "a spelling belongs to no opline")
                    self.text(text)

    # classes

    def entry(self, at: int) -> str:
        (name, flags, parent, comment, _, _, backing, attributes, interfaces, traits, aliases, precedences, methods,
         properties, constants) = self.record(r.CLASS, at)
        self.text(name)
        self.optional(parent)
        self.optional(comment)
        self.need(not flags & f.ACC_LINKED, "a class is linked already")
        kinds = flags & (_CLASS_KINDS & ~f.ACC_ANON_CLASS)
        self.need(not kinds & (kinds - 1), "a class is of several kinds")
        self.need(backing in (0, t.IS_LONG, t.IS_STRING) and (not backing or flags & f.ACC_ENUM),
                  "an enum has no such backing type")
        if flags & f.ACC_ANON_CLASS:
            number = self.text(name).rpartition("$")[2]
            self.need(0 < len(number) <= 8 and not number.strip("0123456789abcdef"), "an anonymous class has no number")
        self.attributes(attributes)
        at += r.CLASS.size
        for one, in self.rows(r.STRING, at, interfaces + traits):
            self.text(one)
        at += r.STRING.size * (interfaces + traits)
        for trait, method, alias, _ in self.rows(r.ALIAS, at, aliases):
            self.optional(trait)
            self.text(method)
            self.optional(alias)
        at += r.ALIAS.size * aliases
        self.precedences([word for word, in self.rows(r.WORD, at, precedences)])
        at += r.WORD.size * precedences
        for row in self.unique(r.FUNCTION, at, methods):
            self.need(row[2] & f.ACC_PPP_MASK in (f.ACC_PUBLIC, f.ACC_PROTECTED, f.ACC_PRIVATE),
                      "a method has no visibility")
            self.function(row, True)
        at += r.FUNCTION.size * methods
        self.properties(at, properties, flags & f.ACC_ENUM != 0, backing != 0)
        self.constants(at + r.PROPERTY.size * properties, constants, flags, self.text(name), backing != 0)
        return self.text(name)

    def properties(self, at: int, properties: int, of_enum: bool, is_backed: bool) -> None:
        names = []
        for name, flags, declared, comment, attributes, tag, payload in self.unique(r.PROPERTY, at, properties):
            names.append(self.text(name))
            self.type(declared)
            self.optional(comment)
            self.attributes(attributes)
            self.need(flags & f.ACC_PPP_MASK in (f.ACC_PUBLIC, f.ACC_PROTECTED, f.ACC_PRIVATE),
                      "a property has no visibility")
            self.need(not flags & ~_PROPERTY_FLAGS, "a property has flags that mean nothing")
            self.need(not flags & f.ACC_READONLY or tag == r.UNDEFINED and not flags & f.ACC_STATIC,
                      "a readonly property has a value")
            self.need(not of_enum or flags == f.ACC_PUBLIC | f.ACC_READONLY, "a property of an enum can be written")
            self.value(tag, payload, CONSTANTS | ({r.UNDEFINED} if declared else set()))
        self.need(not of_enum or not names or names == (["name", "value"] if is_backed else ["name"]),
                  "an enum has properties of its own")

    def constants(self, at: int, constants: int, class_flags: int, class_name: str, is_backed: bool) -> None:
        for name, flags, comment, attributes, declared, tag, payload in self.unique(r.CONSTANT, at, constants):
            self.text(name)
            self.optional(comment)
            self.attributes(attributes)
            self.type(declared)
            self.need(not flags & ~_CONSTANT_FLAGS, "a constant has flags that mean nothing")
            if flags & f.CLASS_CONST_IS_CASE:
                self.need(class_flags & f.ACC_ENUM and tag == r.EXPRESSION_AT, "a case is no enum's")
                check_case(self, payload, class_name, is_backed)
            else:
                self.value(tag, payload, CONSTANTS)

    def unique(self, record: Struct, at: int, count: int) -> list[tuple[Any, ...]]:
        """The rows of a table whose first field is a name."""
        rows = list(self.rows(record, at, count))
        self.need(len({row[0] for row in rows}) == count, "two members have one name")
        return rows

    def precedences(self, words: list[int]) -> None:
        while words:
            self.need(len(words) >= 3 and words[2] <= len(words) - 3, "a precedence of traits is cut off")
            for name in (*words[:2], *words[3:3 + words[2]]):
                self.text(name)
            del words[:3 + words[2]]

    # the whole

    def script(self) -> None:
        self.heap()
        self.need("\0" not in self.text(self.file.header.path), "its path has a null byte")
        main, functions, functions_at, classes, classes_at, diagnostics, diagnostics_at, flags, halt = \
            self.record(r.SCRIPT, self.file.header.script)
        self.need(flags <= 31 and halt >= 0, "the script has flags that mean nothing")
        self.function(self.record(r.FUNCTION, main), False)
        for row in self.unique(r.FUNCTION, functions_at, functions):
            self.need(not row[2] & f.ACC_ABSTRACT, "a function is abstract")
            self.function(row, True)
        for key, at in self.unique(r.SPAN, classes_at, classes):
            key_text, class_name = self.text(key), self.entry(at)
            self.need(key_text[:1] == "\0" or key_text == lower(class_name), "a class's name is not its name")
        for level, message, _ in self.rows(r.DIAGNOSTIC, diagnostics_at, diagnostics):
            self.need(level in (2, 8, 128, 2048, 8192), "a diagnostic is of no level")
            self.text(message)
