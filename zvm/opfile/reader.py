"""Scripts from op-array files (docs/reference/opfile.md). Functions stay undecoded until something asks for them.

Reads a file's bytes; makes Script, ClassEntry and op-array objects, each time new ones: what belongs to a run hangs on
them. An OpFile keeps the bytes and the strings, so that several engines share those. Functions are linked as they are
decoded. `read_header()` refuses what is damaged or foreign; what is inside is believed: `checking.py` looks at files
from elsewhere.
"""
from __future__ import annotations

from sys import getsizeof, intern

from zvm.linker.links import link, loops
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.flags import HAS_HOOKS
from zvm.opcodes.metadata import DECLARE_CLASS, DECLARE_CLASS_DELAYED, NOP, RETURN
from zvm.opcodes.op_array import CONST, ArgInfo, LiveRange, OpArray, Opline, TryCatchElement
from zvm.opcodes.script import Declaration, Script
from zvm.opcodes.stored_op_array import CodeFile, StoredCode, StoredOpArray, stored_op_array
from zvm.opcodes.types import DeclaredType, simple_type
from zvm.opfile import format as r
from zvm.runtime.classes.class_entry import (
    MAGIC_METHODS,
    ClassConstant,
    ClassEntry,
    PropertyInfo,
    TraitAlias,
    TraitPrecedence,
)
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from struct import Struct
    from typing import Any

    from zvm.engine import Engine

_SIMPLE = {r.NULL: None, r.FALSE: False, r.TRUE: True, r.UNDEFINED: UNDEF}
_STATIC = 16  # ACC_STATIC
ONLY_DECLARING = frozenset((NOP, DECLARE_CLASS, DECLARE_CLASS_DELAYED, RETURN))  # opcodes


class Strings(dict[int, "str | None"]):
    """The string heap: strings by number, decoded when first asked for. IndexError where there is none."""

    __slots__ = ("data", "table", "count")

    def __init__(self, data: bytes, table: int, count: int) -> None:
        super().__init__()
        self.data, self.table, self.count = data, table, count
        self[0] = None

    def __missing__(self, number: int) -> str:
        if loops.read_string is not None:
            return loops.read_string(self.data, self, number)
        start, end = r.SPAN.unpack_from(self.data, self.table + r.WORD.size * (number - 1))
        if number > self.count or not start <= end <= len(self.data):
            raise IndexError(number)
        text = self[number] = intern(str(self.data[start:end], "latin-1"))
        return text

    @property
    def size(self) -> int:
        """Characters of all strings."""
        return len(self.data) - self.table - r.WORD.size * (self.count + 1)


class Header:
    """What the first bytes of a file say."""

    __slots__ = ("compiler", "source_hash", "source_size", "mtime_ns", "script", "strings", "heap", "path")

    def __init__(self, fields: tuple[Any, ...]) -> None:
        (_, _, _, _, self.compiler, self.source_hash, self.source_size, self.mtime_ns, _, _, self.script, self.strings,
         self.heap, self.path) = fields


def read_header(data: bytes, name: str) -> Header:
    """The header of a file. Raises OpFileError for other files, damaged ones, and those of other versions."""
    if data[:len(r.MAGIC)] != r.MAGIC:
        raise r.OpFileError(f"{name} is not an op-array file")
    if len(data) < r.HEADER_SIZE:
        raise r.OpFileError(f"{name} is cut off")
    fields = r.HEADER.unpack_from(data)
    if fields[1] != r.FORMAT_VERSION:
        raise r.OpFileError(f"{name} has version {fields[1]} of the format, not {r.FORMAT_VERSION}")
    if fields[3] != r.OPCODE_FINGERPRINT:
        raise r.OpFileError(f"{name} was made for other opcodes")
    if fields[8] != len(data):
        raise r.OpFileError(f"{name} has {len(data)} bytes, not {fields[8]}")
    if fields[9] != r.checksum(data):
        raise r.OpFileError(f"{name} is damaged")
    return Header(fields)


class OpFile(CodeFile):
    """A file that was read: what its scripts share, which is nothing that knows an engine.

    `hits` and `last_used` (seconds) are for opcache_get_status().
    """

    __slots__ = ("_header", "path", "hits", "last_used", "_early")
    strings: Strings

    def __init__(self, data: bytes, name: str, link: bool = True, is_sound: bool = False) -> None:
        """Raises OpFileError. `link`: functions are linked when they are decoded. `is_sound`: read_header() would not
        raise it."""
        self.data = data
        self._header = None if is_sound else read_header(data, name)
        count, heap, path = r.HEAP.unpack_from(data, r.HEAP_AT)
        if heap + 4 * count + 4 > len(data) or not 0 < path <= count:
            raise r.OpFileError(f"{name} is malformed: there is no string heap")
        self.strings = Strings(data, heap, count)
        try:
            self.path: str = self.strings[path] or ""
        except IndexError:
            raise r.OpFileError(f"{name} is malformed: its path lies outside") from None
        self.op_arrays_linked = link
        self.hits = 0
        self.last_used = 0.0
        self._early: list[str] | None = None
        self.signatures = {}

    @property
    def header(self) -> Header:
        if self._header is None:
            self._header = Header(r.HEADER.unpack_from(self.data))
        return self._header

    @property
    def view(self) -> memoryview:
        return memoryview(self.data)

    @property
    def memory(self) -> int:
        """Bytes that are held for it: the file and the strings that were decoded."""
        return getsizeof(self.data) + sum(map(getsizeof, list(self.strings.values())))

    @property
    def superglobals(self) -> int:
        """NAMES_* of those the source names."""
        flags: int = r.SCRIPT.unpack_from(self.data, self.header.script)[7]
        return flags

    @property
    def early(self) -> list[str]:
        """The names, in lower case, of the classes that were bound when the source was compiled."""
        if self._early is None:
            _, _, _, count, at, *_ = r.SCRIPT.unpack_from(self.data, self.header.script)
            keys = [self.strings[key] or "" for key, _ in self.rows(r.SPAN, at, count)]
            self._early = [key for key in keys if key[:1] != "\0"]
        return self._early

    def script(self, engine: Engine) -> Script:
        """A new Script of the file, for that engine."""
        if loops.read_script is not None:
            known: Script | None = loops.read_script(self, engine)
            if known is not None:
                return known
        strings = self.strings
        main, functions, functions_at, classes, classes_at, diagnostics, diagnostics_at, flags, halt = \
            r.SCRIPT.unpack_from(self.data, self.header.script)
        script = Script(self._function(main))
        script.declarations = declarations = self._declared_by(self._body_at(main))
        if declarations is not None:
            script.delayed = [key for _, key, _, is_delayed in declarations if is_delayed]
            if len(script.delayed) == len(declarations):
                script.only_declares = script.delayed
        if functions:
            script.functions = self._functions(functions_at, functions, None)
        for key, at in self.rows(r.SPAN, classes_at, classes):
            script.classes[strings[key]] = self._class(at, engine)  # type: ignore[index]
        script.diagnostics = [(level, strings[message] or "", line) for level, message, line
                              in self.rows(r.DIAGNOSTIC, diagnostics_at, diagnostics)]
        if flags & r.HALTS:
            script.halt_offset = halt
        script.by_types = flags & r.BY_TYPES != 0
        return script

    def _declared_by(self, body: int) -> list[Declaration] | None:
        """Script.declarations, of main's body."""
        if loops.declared_classes is not None:
            return loops.declared_classes(self, body)
        data = self.data
        oplines, literals, *_ = r.BODY.unpack_from(data, body)
        at = body + r.BODY.size
        end = at + oplines * r.OPLINE.size
        opcodes = data[at:end:r.OPLINE.size]
        if not ONLY_DECLARING.issuperset(opcodes) or opcodes.count(RETURN) != 1:
            return None
        *declarations, last = r.OPLINE.iter_unpack(self.view[at:end])
        values = [*r.VALUE.iter_unpack(self.view[end:end + literals * r.VALUE.size])]
        if last[0] != RETURN or last[1] != CONST or values[last[4]] != (r.LONG, 1):
            return None
        strings = self.strings
        return [(strings[values[record[4]][1]] or "", strings[values[record[4] + 1][1]] or "", record[8],
                 record[0] == DECLARE_CLASS_DELAYED) for record in declarations if record[0] != NOP]

    def rows(self, record: Struct, at: int, count: int) -> Iterator[tuple[Any, ...]]:
        """The records of a table."""
        return record.iter_unpack(self.view[at:at + count * record.size])

    # values

    def value(self, tag: int, payload: int) -> Any:
        """The value of a tag and a payload."""
        if tag == r.TEXT:
            return self.strings[payload]
        if tag == r.LONG:
            return payload
        if tag in _SIMPLE:
            return _SIMPLE[tag]
        if tag == r.DOUBLE:
            return r.FLOAT.unpack(r.BITS.pack(payload))[0]
        if tag == r.ARRAY_AT:
            return self._array(payload)
        if tag == r.EXPRESSION_AT:
            return ConstantExpression(self._node(payload))
        if tag == r.TABLE_AT:
            count, = r.COUNT.unpack_from(self.data, payload)
            return {self.value(tag, key): number for tag, key, number
                    in self.rows(r.JUMP, payload + r.COUNT.size, count)}
        if tag == r.NODE_AT:
            return self._node(payload)
        if tag == r.ATTRIBUTES_AT:
            return self._attributes(payload)
        if tag == r.FUNCTION_AT:
            return self._function(payload)
        raise r.OpFileError(f"{self.path}: there is no value of kind {tag}")

    def _values(self, at: int, count: int) -> list[Any]:
        others: list[int] = []
        values = loops.read_values(self.data, self.strings, at, count, others)
        for number in others:
            values[number] = self.load_value(at + number * r.VALUE.size)
        return values

    def _array(self, at: int) -> PhpArray:
        count, is_hash, next_free = r.ARRAY.unpack_from(self.data, at)
        array = PhpArray()
        array.next_free = next_free
        if is_hash:
            parts = self._values(at + r.ARRAY.size, 2 * count)
            array.packed = None
            array.hash = dict(zip(parts[::2], parts[1::2], strict=True))
        else:
            array.packed = self._values(at + r.ARRAY.size, count)
        return array

    def _node(self, at: int) -> Any:
        from zvm.frontend.generated import ast
        from zvm.opfile.nodes import node_fields

        name, line, fields, children = r.NODE.unpack_from(self.data, at)
        kind = getattr(ast, self.strings[name] or "")
        node = kind.__new__(kind)
        node.lineno = line
        values = self._values(at + r.NODE.size, fields + children)
        for field, value in zip(node_fields(kind), values, strict=False):
            setattr(node, field, value)
        if issubclass(kind, ast.ListNode):
            node.children = values[fields:]
        return node

    def _type(self, reference: int) -> DeclaredType | None:
        if reference & 1:
            return simple_type(reference >> 1)
        if not reference:
            return None
        mask, flags, count = r.TYPE.unpack_from(self.data, reference)
        words = [word for word, in self.rows(r.WORD, reference + r.TYPE.size, count)]
        names: list[Any] = []
        at = 0
        while at < len(words):
            word = words[at]
            at += 1
            if word & r.INTERSECTION:
                end = at + (word & ~r.INTERSECTION)
                names.append(tuple(self.strings[one] for one in words[at:end]))
                at = end
            else:
                names.append(self.strings[word])
        return DeclaredType(mask, tuple(names), flags & r.IS_INTERSECTION != 0, flags & r.IS_ITERABLE != 0)

    def _attributes(self, at: int) -> list[Attribute] | None:
        if not at:
            return None
        count, = r.COUNT.unpack_from(self.data, at)
        at += r.COUNT.size
        found = []
        for _ in range(count):
            name, lc_name, line, strict, arguments = r.ATTRIBUTE.unpack_from(self.data, at)
            at += r.ATTRIBUTE.size
            args = [(self.strings[key], self.value(tag, payload))
                    for key, tag, payload in self.rows(r.STATIC, at, arguments)]
            at += arguments * r.STATIC.size
            found.append(Attribute(self.strings[name] or "", self.strings[lc_name] or "", args, strict != 0, line))
        return found

    # functions

    def _functions(self, at: int, count: int, scope: ClassEntry | None) -> dict[str, Any]:
        """The functions of a table by their keys."""
        if loops.read_functions is not None:
            return loops.read_functions(self.data, self.strings, at, count, self, scope, self.path)
        strings, size = self.strings, r.FUNCTION.size
        return {strings[r.WORD.unpack_from(self.data, place)[0]]: self._function(place, scope)  # type: ignore[misc]
                for place in range(at, at + count * size, size)}

    def _function(self, at: int, scope: ClassEntry | None = None) -> StoredOpArray:
        function: StoredOpArray
        if loops.read_function is not None:
            function = loops.read_function(self.data, self.strings, at, self, scope, self.path)
            return function
        function = stored_op_array(StoredCode(self, at))
        function.scope, function.filename = scope, self.path
        (_, name, function.fn_flags, function.num_args, function.required_num_args, function.line_start, *_) = \
            r.FUNCTION.unpack_from(self.data, at)
        function.function_name = self.strings[name]
        return function

    def load_natively(self, op_array: OpArray) -> bool:
        if loops.load_function is None or not self.op_arrays_linked:
            return False
        loops.load_function(op_array)
        return True

    def load_value(self, place: int) -> Any:
        """The value of a record."""
        return self.value(*r.VALUE.unpack_from(self.data, place))

    def load_signature(self, op_array: OpArray, code: StoredCode) -> None:
        """Decode the types, names and attributes of parameters."""
        if loops.load_signature is not None and type(op_array) is StoredOpArray and loops.load_signature(op_array):
            return
        *_, op_array.line_end, comment, at, _ = r.FUNCTION.unpack_from(self.data, code.place)
        op_array.doc_comment = self.strings[comment]
        op_array.attributes = None
        shared = self.signatures.get(at)
        if shared is not None:
            op_array.arg_info, op_array.return_info = shared
            return
        op_array.return_info = None
        op_array.arg_info = infos = []
        if not at:
            return
        is_shared = True
        count, has_return, attributes = r.SIGNATURE.unpack_from(self.data, at)
        op_array.attributes = self._attributes(attributes)
        strings = self.strings
        for name, declared, flags, own in self.rows(r.ARG_INFO, at + r.SIGNATURE.size, count + has_return):
            info = ArgInfo(strings[name] or "", self._type(declared), flags & r.BY_REF != 0, flags & r.VARIADIC != 0)
            if flags & ~(r.BY_REF | r.VARIADIC):
                info.promoted = flags & r.PROMOTED != 0
                if flags & r.PREFERS_REF:
                    info.by_ref = 2  # type: ignore[assignment]  # PREFER_REFERENCE
            if own:
                info.attributes = self._attributes(own)
            if own or info.type is not None and info.type.names:  # which remembers the classes of an engine
                is_shared = False
            infos.append(info)
        if has_return:
            op_array.return_info = infos.pop()
        if is_shared and not attributes:
            self.signatures[at] = op_array.arg_info, op_array.return_info

    def load_body(self, op_array: OpArray, code: StoredCode) -> None:
        """Decode and link the code."""
        data, strings, at = self.data, self.strings, self._body_at(code.place)
        (oplines, literals, variables, op_array.T, ranges, tries, functions, statics, spellings) = \
            r.BODY.unpack_from(data, at)
        at += r.BODY.size
        op_array.opcodes = self._oplines(at, oplines)
        at += oplines * r.OPLINE.size
        if code.literals is None:
            code.literals = self._values(at, literals)
        op_array.literals = code.literals
        at += literals * r.VALUE.size
        op_array.vars = [strings[name] for name, in self.rows(r.STRING, at, variables)]  # type: ignore[misc]
        at += variables * r.STRING.size
        op_array.live_range = [LiveRange(*row) for row in self.rows(r.LIVE_RANGE, at, ranges)] if ranges else []
        at += ranges * r.LIVE_RANGE.size
        op_array.try_catch_array = [_try_element(*row) for row in self.rows(r.TRY_ELEMENT, at, tries)] if tries else []
        at += tries * r.TRY_ELEMENT.size
        op_array.dynamic_func_defs = []
        op_array.static_variables = None
        if functions or statics or spellings:
            self.load_tables(op_array, code)
        if self.op_arrays_linked:
            link(op_array)
        else:
            op_array.tails = op_array.entries = op_array.tail = op_array.entry = None
            op_array.takes_references, op_array.frame_size = False, 0

    def has_static_variables(self, code: StoredCode) -> bool:
        return bool(r.BODY.unpack_from(self.data, self._body_at(code.place))[7])

    def _body_at(self, function: int) -> int:
        """Where the body of a function is, by its record's place."""
        at: int = r.WORD.unpack_from(self.data, function + r.FUNCTION.size - r.WORD.size)[0]
        return at

    def load_tables(self, op_array: OpArray, code: StoredCode) -> None:
        """Decode the tables at a body's end, which few functions have."""
        strings, at = self.strings, self._body_at(code.place)
        (oplines, literals, variables, _, ranges, tries, functions, statics, spellings) = \
            r.BODY.unpack_from(self.data, at)
        at += (r.BODY.size + oplines * r.OPLINE.size + literals * r.VALUE.size + variables * r.STRING.size
               + ranges * r.LIVE_RANGE.size + tries * r.TRY_ELEMENT.size)
        end = at + functions * r.FUNCTION.size
        op_array.dynamic_func_defs = [self._function(place) for place in range(at, end, r.FUNCTION.size)]
        at = end
        if statics:
            op_array.static_variables = {strings[name] or "": self.value(tag, payload) for name, tag, payload
                                         in self.rows(r.STATIC, at, statics)}
            at += statics * r.STATIC.size
        for number, text in self.rows(r.SPELLING, at, spellings):
            op_array.opcodes[number].cache = strings[text]

    def _oplines(self, at: int, count: int) -> list[Opline]:
        if loops.read_oplines is not None:
            return loops.read_oplines(self.data, at, count)
        opcodes = []
        for record in self.rows(r.OPLINE, at, count):
            opline = Opline(record[0], record[8])
            (_, opline.op1_type, opline.op2_type, opline.result_type, opline.op1, opline.op2, opline.result,
             opline.extended_value, _) = record
            opcodes.append(opline)
        return opcodes

    # classes

    def _class(self, at: int, engine: Engine) -> ClassEntry:
        known: ClassEntry | None = None if loops.read_class is None else loops.read_class(self, at, engine, self.path)
        return known or self._read_class(at, engine)

    def _read_class(self, at: int, engine: Engine) -> ClassEntry:
        strings = self.strings
        (name, flags, parent, comment, line_start, line_end, backing, attributes, interfaces, traits, aliases,
         precedences, methods, properties, constants) = r.CLASS.unpack_from(self.data, at)
        ce = ClassEntry(strings[name] or "", engine)
        ce.flags = flags
        ce.parent_name = strings[parent]
        ce.doc_comment = strings[comment]
        ce.filename, ce.line_start, ce.line_end = self.path, line_start, line_end
        if backing:
            ce.enum_backing_type, ce.backed_enum_table = backing, {}
        if attributes:
            ce.attributes = self._attributes(attributes)
        at += r.CLASS.size
        if interfaces or traits:
            names: list[Any] = [strings[one] for one, in self.rows(r.STRING, at, interfaces + traits)]
            ce.interface_names, ce.trait_names = names[:interfaces], names[interfaces:]
            at += r.STRING.size * (interfaces + traits)
        if aliases or precedences:
            self._adaptations(ce, at, aliases, precedences)
            at += aliases * r.ALIAS.size + precedences * r.WORD.size
        ce.function_table = table = self._functions(at, methods, ce)
        at += methods * r.FUNCTION.size
        for key in table.keys() & MAGIC_METHODS.keys():
            setattr(ce, MAGIC_METHODS[key], table[key])
        if properties:
            self._properties(ce, at, properties)
        if constants:
            self._constants(ce, at + properties * r.PROPERTY.size, constants)
        return ce

    def _adaptations(self, ce: ClassEntry, at: int, aliases: int, precedences: int) -> None:
        """What a `use` of traits says in braces."""
        strings = self.strings
        ce.trait_aliases = [TraitAlias(strings[class_name], strings[method] or "", strings[alias], modifiers)
                            for class_name, method, alias, modifiers in self.rows(r.ALIAS, at, aliases)]
        words = [word for word, in self.rows(r.WORD, at + aliases * r.ALIAS.size, precedences)]
        while words:
            class_name, method, count = words[:3]
            excluded = [strings[word] or "" for word in words[3:3 + count]]
            ce.trait_precedences.append(TraitPrecedence(strings[class_name] or "", strings[method] or "", excluded))
            del words[:3 + count]

    def _properties(self, ce: ClassEntry, at: int, count: int) -> None:
        strings = self.strings
        for name, flags, declared, comment, attributes, tag, payload in self.rows(r.PROPERTY, at, count):
            defaults = ce.default_static_members if flags & _STATIC else ce.default_properties
            key = strings[name] or ""
            type = self._type(declared) if declared else None
            ce.properties_info[key] = info = PropertyInfo(key, len(defaults), flags, ce, type)
            info.doc_comment = strings[comment]
            if attributes:
                info.attributes = self._attributes(attributes)
            if flags & HAS_HOOKS:
                table = ce.function_table
                info.hooks = {kind: table.pop(f"${key}::{kind}") for kind in ("get", "set")
                              if f"${key}::{kind}" in table}
            defaults.append(self.value(tag, payload))

    def _constants(self, ce: ClassEntry, at: int, count: int) -> None:
        strings = self.strings
        for name, flags, comment, attributes, declared, tag, payload in self.rows(r.CONSTANT, at, count):
            ce.constants_table[strings[name] or ""] = constant = ClassConstant(self.value(tag, payload), flags, ce)
            constant.doc_comment = strings[comment]
            if declared:
                constant.type = self._type(declared)
            if attributes:
                constant.attributes = self._attributes(attributes)


def _try_element(try_op: int, catch_op: int, finally_op: int, finally_end: int) -> TryCatchElement:
    element = TryCatchElement(try_op)
    element.catch_op, element.finally_op, element.finally_end = catch_op, finally_op, finally_end
    return element
