"""A Script as an op-array file (docs/reference/opfile.md).

Reads what the compiler made, before it was linked or loaded; makes bytes. Classes that the compiler has linked already
are written as they were declared: loading links them again.

Records are written before those that refer to them, so a reference always points backwards.
"""
from __future__ import annotations

from zvm.compiler.declarations.early_binding import LinkDiagnostic
from zvm.compiler.passes import oplines
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes.op_array import BY_REFERENCE, PREFER_REFERENCE, OpArray
from zvm.opfile import format as r
from zvm.opfile.nodes import node_fields
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from struct import Struct
    from typing import Any

    from zvm.opcodes.attribute import Attribute
    from zvm.opcodes.op_array import ArgInfo, Opline
    from zvm.opcodes.script import Script
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.classes.class_entry import ClassEntry

_SCALARS = {None: (r.NULL, 0), False: (r.FALSE, 0), True: (r.TRUE, 0)}
_SUPERGLOBALS = (("_SERVER", r.NAMES_SERVER), ("_ENV", r.NAMES_ENV), ("_REQUEST", r.NAMES_REQUEST))


class Origin:
    """The source a file is made of. `compiler` is the fingerprint of what made it, 16 bytes."""

    __slots__ = ("path", "source_hash", "size", "mtime_ns", "compiler")

    def __init__(self, path: str, source_hash: bytes = bytes(32), size: int = 0, mtime_ns: int = 0,
                 compiler: bytes = bytes(16)) -> None:
        self.path, self.source_hash = path, source_hash
        self.size, self.mtime_ns, self.compiler = size, mtime_ns, compiler


def superglobals_named(source: str) -> int:
    """The flags of those superglobals that are made when a source names them."""
    return sum(flag for name, flag in _SUPERGLOBALS if name in source)


def write(script: Script, origin: Origin, superglobals: int = 0) -> bytes:
    """The file's bytes. Raises OpFileError where something does not fit into the format's fields."""
    from struct import error

    try:
        return _Writer().file(script, origin, superglobals)
    except error as problem:
        raise r.OpFileError(f"{origin.path}: {problem}") from None
    except RecursionError:
        raise r.OpFileError(f"{origin.path}: nested too deep") from None


class _Writer:
    __slots__ = ("out", "strings", "script")

    def __init__(self) -> None:
        self.out = bytearray(r.HEADER_SIZE)
        self.strings: dict[str, int] = {}

    def file(self, script: Script, origin: Origin, superglobals: int) -> bytes:
        at = self._script(script, superglobals)
        path = self.string(origin.path)
        heap = self._heap()
        out = self.out
        if len(out) >= 1 << 32:
            raise r.OpFileError(f"{origin.path}: too large")
        r.HEADER.pack_into(out, 0, r.MAGIC, r.FORMAT_VERSION, 0, r.OPCODE_FINGERPRINT, origin.compiler,
                           origin.source_hash, origin.size, origin.mtime_ns, len(out), 0, at, len(self.strings), heap,
                           path)
        r.WORD.pack_into(out, r.CHECKED_AT - r.WORD.size, r.checksum(out))
        return bytes(out)

    def _script(self, script: Script, superglobals: int) -> int:
        classes = [r.WORD.pack(self.string(key)) + r.WORD.pack(self._class(ce)) for key, ce in script.classes.items()]
        main = self._table(r.FUNCTION, [self._function("", script.main)])
        functions = self._functions(script.functions.items())
        class_table = self._append(b"".join(classes))
        stated = [row for row in script.diagnostics if type(row) is not LinkDiagnostic]  # classes are linked again
        diagnostics = self._table(r.DIAGNOSTIC, [(level, self.string(message), line)
                                                 for level, message, line in stated])
        flags = superglobals | (script.halt_offset is not None and r.HALTS) | (script.by_types and r.BY_TYPES)
        return self._append(r.SCRIPT.pack(
            main, len(script.functions), functions, len(classes), class_table, len(stated), diagnostics,
            flags, script.halt_offset or 0))

    def _heap(self) -> int:
        """Offsets of the strings and of their end, then their bytes."""
        at = len(self.out)
        encoded = [text.encode("latin-1") for text in self.strings]
        place = at + 4 * (len(encoded) + 1)
        for text in encoded:
            self.out += r.WORD.pack(place)
            place += len(text)
        self.out += r.WORD.pack(place)
        self.out += b"".join(encoded)
        return at

    # what everything is made of

    def string(self, text: str | None) -> int:
        """The reference to a string."""
        if text is None:
            return 0
        number = self.strings.get(text)
        if number is None:
            number = self.strings[text] = len(self.strings) + 1
        return number

    def _append(self, record: bytes) -> int:
        """Write a record; its offset."""
        at = len(self.out)
        self.out += record
        return at

    def _table(self, record: Struct, rows: Iterable[tuple[Any, ...]]) -> int:
        pack = record.pack
        return self._append(b"".join([pack(*row) for row in rows]))

    def value(self, value: Any) -> tuple[int, int]:
        """Tag and payload."""
        kind = type(value)
        if kind is str:
            return r.TEXT, self.string(value)
        if kind is int:
            return r.LONG, value
        if value is None or kind is bool:
            return _SCALARS[value]
        if kind is float:
            return r.DOUBLE, r.BITS.unpack(r.FLOAT.pack(value))[0]
        if kind is PhpArray:
            return r.ARRAY_AT, self._array(value)
        if kind is ConstantExpression:
            return r.EXPRESSION_AT, self._node(value.node)
        if kind is dict:
            return r.TABLE_AT, self._jump_table(value)
        if value is UNDEF:
            return r.UNDEFINED, 0
        if kind is list:  # attributes of a constant
            return r.ATTRIBUTES_AT, self._attributes(value)
        if isinstance(value, ast.Node):
            return r.NODE_AT, self._node(value)
        if isinstance(value, OpArray):
            return r.FUNCTION_AT, self._append(r.FUNCTION.pack(*self._function("", value)))
        raise r.OpFileError(f"a {kind.__name__} cannot be stored")

    def _array(self, array: PhpArray) -> int:
        if array.packed is not None:
            rows = [self.value(item) for item in array.packed]
            header = r.ARRAY.pack(len(rows), 0, array.next_free)
        else:
            rows = [self.value(part) for item in array.hash.items() for part in item]  # type: ignore[union-attr]
            header = r.ARRAY.pack(len(rows) // 2, 1, array.next_free)
        return self._append(header + b"".join([r.VALUE.pack(*row) for row in rows]))

    def _jump_table(self, table: dict[Any, int]) -> int:
        rows = [(*self.value(key), number) for key, number in table.items()]
        return self._append(r.COUNT.pack(len(rows)) + b"".join([r.JUMP.pack(*row) for row in rows]))

    def _node(self, node: Any) -> int:
        """A node: its fields by their order in the class, then the children of a list."""
        fields = [self.value(getattr(node, name)) for name in node_fields(type(node))]
        children = [self.value(child) for child in node.children] if isinstance(node, ast.ListNode) else []
        header = r.NODE.pack(self.string(type(node).__name__), node.lineno, len(fields), len(children))
        return self._append(header + b"".join([r.VALUE.pack(*row) for row in fields + children]))

    # types, attributes

    def _type(self, declared: DeclaredType | None) -> int:
        """0 for none; a mask alone is in the reference, which is odd then."""
        if declared is None:
            return 0
        flags = (r.IS_INTERSECTION if declared.is_intersection else 0) | (r.IS_ITERABLE if declared.iterable else 0)
        if not declared.names and not flags:
            return declared.mask << 1 | 1
        words = []
        for name in declared.names:
            if type(name) is tuple:
                words += [len(name) | r.INTERSECTION, *map(self.string, name)]
            else:
                words.append(self.string(name))  # type: ignore[arg-type]
        return self._append(r.TYPE.pack(declared.mask, flags, len(words)) + b"".join(map(r.WORD.pack, words)))

    def _attributes(self, attributes: list[Attribute] | None) -> int:
        if attributes is None:
            return 0
        parts = [r.COUNT.pack(len(attributes))]
        for one in attributes:
            parts.append(r.ATTRIBUTE.pack(self.string(one.name), self.string(one.lc_name), one.lineno,
                                          one.strict_types, len(one.args)))
            parts += [r.STATIC.pack(self.string(name), *self.value(value)) for name, value in one.args]
        return self._append(b"".join(parts))

    # functions

    def _functions(self, functions: Iterable[tuple[str, Any]]) -> int:
        return self._table(r.FUNCTION, [self._function(key, function) for key, function in functions])

    def _function(self, key: str, function: OpArray) -> tuple[int, ...]:
        return (self.string(key), self.string(function.function_name), function.fn_flags, function.num_args,
                function.required_num_args, function.line_start, function.line_end, self.string(function.doc_comment),
                self._signature(function), self._body(function))

    def _signature(self, function: OpArray) -> int:
        infos, returned = function.arg_info, function.return_info
        if not infos and returned is None and function.attributes is None:
            return 0
        rows = [self._arg_info(info) for info in (infos if returned is None else [*infos, returned])]
        header = r.SIGNATURE.pack(len(infos), returned is not None, self._attributes(function.attributes))
        return self._append(header + b"".join([r.ARG_INFO.pack(*row) for row in rows]))

    def _arg_info(self, info: ArgInfo) -> tuple[int, ...]:
        flags = ((r.VARIADIC if info.variadic else 0) | (r.PROMOTED if info.promoted else 0)
                 | {BY_REFERENCE: r.BY_REF, PREFER_REFERENCE: r.PREFERS_REF}.get(info.by_ref, 0))
        return self.string(info.name), self._type(info.type), flags, self._attributes(info.attributes)

    def _body(self, op_array: OpArray) -> int:
        """The code; 0 where there is none."""
        opcodes = op_array.opcodes
        spellings = [(number, self.string(opline.cache)) for number, opline in enumerate(opcodes)
                     if type(opline.cache) is str]
        statics = [(self.string(name), *self.value(value)) for name, value in (op_array.static_variables or {}).items()]
        literals = [self.value(value) for value in op_array.literals]
        functions = [self._function("", one) for one in op_array.dynamic_func_defs]
        parts = [
            r.BODY.pack(len(opcodes), len(literals), len(op_array.vars), op_array.T, len(op_array.live_range),
                        len(op_array.try_catch_array), len(functions), len(statics), len(spellings)),
            _pack(opcodes),
            b"".join([r.VALUE.pack(*row) for row in literals]),
            b"".join([r.STRING.pack(self.string(name)) for name in op_array.vars]),
            b"".join([r.LIVE_RANGE.pack(one.var, one.kind, one.start, one.end) for one in op_array.live_range]),
            b"".join([r.TRY_ELEMENT.pack(one.try_op, one.catch_op, one.finally_op, one.finally_end)
                      for one in op_array.try_catch_array]),
            b"".join([r.FUNCTION.pack(*row) for row in functions]),
            b"".join([r.STATIC.pack(*row) for row in statics]),
            b"".join([r.SPELLING.pack(*row) for row in spellings]),
        ]
        return self._append(b"".join(parts))

    # classes

    def _class(self, ce: ClassEntry) -> int:
        """A class as it was declared: what is inherited is left out."""
        methods = [(key, method) for key, method in ce.function_table.items() if method.scope is ce]
        properties = [self._property(ce, info) for info in ce.properties_info.values() if info.ce is ce]
        methods += [(str(hook.function_name), hook) for info in ce.properties_info.values()
                    if info.ce is ce and info.hooks is not None for hook in info.hooks.values()
                    if hook.scope is ce]
        constants = [(self.string(name), one.flags, self.string(one.doc_comment), self._attributes(one.attributes),
                      self._type(one.type), *self.value(one.value))
                     for name, one in ce.constants_table.items() if one.ce is ce]
        aliases = [(self.string(one.class_name), self.string(one.method_name), self.string(one.alias), one.modifiers)
                   for one in ce.trait_aliases]
        precedences = [word for one in ce.trait_precedences
                       for word in (self.string(one.class_name), self.string(one.method_name), len(one.excluded),
                                    *map(self.string, one.excluded))]
        functions = [self._function(key, method) for key, method in methods]  # type: ignore[arg-type]
        parts = [
            r.CLASS.pack(self.string(ce.name), ce.flags & ~f.ACC_LINKED, self.string(ce.parent_name),
                         self.string(ce.doc_comment), ce.line_start, ce.line_end, ce.enum_backing_type,
                         self._attributes(ce.attributes), len(ce.interface_names), len(ce.trait_names), len(aliases),
                         len(precedences), len(functions), len(properties), len(constants)),
            b"".join([r.STRING.pack(self.string(name)) for name in (*ce.interface_names, *ce.trait_names)]),
            b"".join([r.ALIAS.pack(*row) for row in aliases]),
            b"".join(map(r.WORD.pack, precedences)),
            b"".join([r.FUNCTION.pack(*row) for row in functions]),
            b"".join([r.PROPERTY.pack(*row) for row in properties]),
            b"".join([r.CONSTANT.pack(*row) for row in constants]),
        ]
        return self._append(b"".join(parts))

    def _property(self, ce: ClassEntry, info: Any) -> tuple[int, ...]:
        defaults = ce.default_static_members if info.flags & f.ACC_STATIC else ce.default_properties
        return (self.string(info.name), info.flags, self._type(info.type), self.string(info.doc_comment),
                self._attributes(info.attributes), *self.value(defaults[info.slot]))


def _pack(opcodes: list[Opline]) -> bytes:
    """The records of oplines."""
    memory = bytes(r.OPLINE.size * len(opcodes))
    if oplines.loops.pack_oplines(opcodes, memory):
        return memory
    return b"".join([_opline(opline) for opline in opcodes])


def _opline(opline: Opline) -> bytes:
    return r.OPLINE.pack(opline.opcode, opline.op1_type, opline.op2_type, opline.result_type, opline.op1, opline.op2,
                         opline.result, opline.extended_value, opline.lineno)
