"""What a definition is, once parsed: opcodes, operands, parameters, and the variants to be printed.

Made by parsing.py and specialise.py, read by everything after them in the pipeline. Imported only by the generator.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass, field


class DefinitionError(Exception):
    """A definition breaks the language; says where, as `file:line: what`."""

    def __init__(self, path: str, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")


# operand kinds a variant can have; LONG is a CONST operand known to hold an int
CONST, LONG, TMP, VAR, TMPVAR, CV, UNUSED, ANY = "CONST", "LONG", "TMP", "VAR", "TMPVAR", "CV", "UNUSED", "ANY"
REAL_KINDS = ("CONST", "TMP", "VAR", "TMPVAR", "TMPVARCV", "CV", "UNUSED")
TEMPORARIES = (TMP, VAR, TMPVAR)
# what an operand that is not a variable carries (ZEND_VM_OP_MASK)
MEANINGS = ("NUM", "JMP_ADDR", "TRY_CATCH", "THIS", "NEXT", "CLASS_FETCH", "CONSTRUCTOR", "CONST_FETCH", "CACHE_SLOT")
EXTENDED = ("NUM", "LAST_CATCH", "JMP_ADDR", "OP", "VAR_FETCH", "ISSET", "CACHE_SLOT", "ARRAY_INIT", "REF", "FETCH_REF",
            "DIM_WRITE", "TYPE", "EVAL", "TYPE_MASK", "SRC")
RULES = ("NO_CONST_CONST", "COMMUTATIVE", "SMART_BRANCH", "LONG_CONST", "SPLIT_TMP", "GENERIC", "NO_HANDLER",
         "KEEPS_OP1", "DEFINES_OP2", "RESULT_STAYS", "RESULT_ON_JUMP", "RESULT_ON_NEXT", "NO_NEXT", "LEAVES")
# which variable is another afterwards: op1, op2, the OP_DATA's op1; REFERRED_ where extended_value, or the function,
# says that a reference is made of it
CHANGES = ("OP1", "OP2", "OP_DATA", "REFERRED_OP1", "REFERRED_OP2")
CALL_ROLES = ("BEGINS", "SENDS", "NEEDS", "ENDS")
# what a temporary can hold: any value; null or a bool; an object whose constructor has not run; and
# what is not a value
CONTENTS = ("VALUE", "SCALAR", "NEW", "LOOP_R", "LOOP_RW", "SILENCE", "ROPE", "CLASS", "RETURN_ADDRESS")
ANY_VALUE = ("VALUE", "SCALAR", "NEW")
# what a CONST operand is: any value; one of those that handlers count on, some followed by other literals of theirs
LITERALS = {
    "VALUE": "null, a bool, an int, a float, a string or an array",
    "KEY": "likewise; an int that was written as a string is followed by that string",
    "NUMBER": "an int that is not negative",
    "NAME": "a string",
    "KEYED_NAME": "a string, followed by what it is looked up by, its lower-case form",
    "NAMESPACED_NAME": "a string, followed by two it is looked up by: in the namespace, and globally",
    "CONSTANT_NAME": "a string, followed by one it is looked up by, or two where op1 says that it is unqualified",
    "SET": "an array whose keys are meant",
    "JUMP_TABLE": "a dict of value → opline number",
    "EXPRESSION": "any value, or a constant expression",
}
MODES = ("Raw", "Read", "Is", "Peek", "Look", "Place", "Slot", "Num")
OPERANDS = ("op1", "op2", "op_data")


@dataclass(frozen=True)
class Operand:
    """An operand as declared: `declared` goes into the flag word, `kinds` are specialised on, `meaning` is what an
    operand that is not a variable stands for. `valid` are the real kinds it can have, where `declared` does not say."""

    declared: tuple[str, ...] = ("ANY",)
    split: tuple[str, ...] = ()
    valid: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that get variants of their own, (ANY,) when there are none."""
        names = self.split or self.declared
        kinds: list[str] = []
        for name in names:
            expanded = (TMPVAR, CV) if name == "TMPVARCV" else (name,) if name in REAL_KINDS else ()
            kinds += [kind for kind in expanded if kind not in kinds]
        return tuple(kinds) or (ANY,)

    @property
    def valid_kinds(self) -> frozenset[str]:
        """Every kind an opline may have here: CONST, TMP, VAR, CV, UNUSED."""
        names = self.valid or self.split or self.declared
        kinds: set[str] = set()
        for name in names:
            kinds.update({"TMPVAR": (TMP, VAR), "TMPVARCV": (TMP, VAR, CV)}.get(
                name, (name,) if name in REAL_KINDS else (UNUSED,)))
        return frozenset(kinds)

    @property
    def meaning(self) -> str | None:
        return next((name for name in self.declared if name in MEANINGS), None)


@dataclass(frozen=True)
class Parameter:
    name: str
    mode: str
    operand: str  # op1, op2 or op_data
    line: int


@dataclass
class Opcode:
    """One @opcode definition."""

    number: int
    name: str
    topic: str
    path: str
    line: int
    docstring: str
    op1: Operand
    op2: Operand
    op_data: Operand | None
    result: tuple[str, ...]
    ext: tuple[str, ...]
    rules: frozenset[str]
    split: tuple[str, ...]
    holds: dict[str, tuple[str, ...]]  # op1, op2, result: what a temporary there holds
    literals: dict[str, str]  # op1, op2: what a CONST there is, one of LITERALS
    changes: frozenset[str]  # of CHANGES
    call: str | None  # its part in a call, one of CALL_ROLES
    parameters: tuple[Parameter, ...]
    body: list[ast.stmt]
    locals: frozenset[str] = field(default_factory=frozenset)

    @property
    def has_handler(self) -> bool:
        return "NO_HANDLER" not in self.rules

    @property
    def retval_variants(self) -> bool:
        return "UNUSED" in self.result and len(self.result) > 1

    @property
    def split_is_mask(self) -> bool:
        """Whether values in `split` are bits of extended_value rather than all of it."""
        return not ({"OP", "TYPE", "TYPE_MASK", "EVAL"} & set(self.ext))

    def operand(self, name: str) -> Operand:
        operand = {"op1": self.op1, "op2": self.op2, "op_data": self.op_data}[name]
        assert operand is not None
        return operand

    def error(self, node: ast.AST | int, message: str) -> DefinitionError:
        line = node if isinstance(node, int) else getattr(node, "lineno", self.line)
        return DefinitionError(self.path, line, f"{self.name}: {message}")


@dataclass(frozen=True)
class Variant:
    """One combination of operand kinds to be printed as a function."""

    name: str
    op1: str
    op2: str
    op_data: str | None = None
    result_used: bool = True
    branch: str | None = None  # JMPZ or JMPNZ: fused with that
    extended_value: str | None = None  # the value of `split` it is for

    def kind(self, operand: str) -> str:
        kind = {"op1": self.op1, "op2": self.op2, "op_data": self.op_data}[operand]
        assert kind is not None
        return kind
