"""The parser in native code (kernels/compiling/lexing.py, parsing.py): the tables it reads, and the call. So for
token_get_all() (source_tokens.py there).

The tables are made from the generated ones and from the grammar's plans, rows and productions when a parse first needs
them. What is rare, Python's lexer reads and the grammar's actions do.
"""
from __future__ import annotations

from _struct import Struct
from sys import intern

from zvm.frontend import lexer as lexing
from zvm.frontend import parser as parsing
from zvm.frontend.generated.ast import ListNode, Node, StmtList, Zval
from zvm.frontend.generated.lex_tables import SCRIPTING_OPERATOR
from zvm.frontend.interpolation import SCRIPTING
from zvm.frontend.plans import APPEND, CONSTANT, LINE, LIST, NODE, PICK, SET_ATTR
from zvm.frontend.tokens import NAMES, NUMBERS
from zvm.handlers.native import abi
from zvm.runtime.services.addresses import Char, PyObject, address_of, allocate, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from zvm.frontend.dialects import Dialect
    from zvm.frontend.lexer import Lexer
    from zvm.frontend.parser import Parser
    from zvm.handlers.native.loader import Image

_ABSENT = -32768  # of a row: the state's default
_REDUCTION, _FIELD = Struct("<qqQQqQq"), Struct("<qqq")
_WORDS_SIZE = 4096 * 32
FAILED_AT_TOKEN = 1
_KINDS = {PICK: 0, CONSTANT: 1, "call": 2, APPEND: 3, SET_ATTR: 4, LINE: 5, NODE: 6, LIST: 7}
# what a byte may begin (kernels/compiling/lexing.py)
_BLANK, _NEWLINE, _LABEL, _DIGIT, _DOLLAR, _OPEN, _CLOSE, _QUOTE, _OPERATOR = range(1, 10)


class NativeParser:
    """Called with a Parser whose lexer was made lazily: the file's statements. Each version has its own tables."""

    def __init__(self, image: Image) -> None:
        self._image = image
        self._by_target: dict[int, _DialectParser] = {}

    def __call__(self, parser: Parser) -> StmtList:
        """Raises PhpSyntaxError and PhpCompileError, as Parser.run() does."""
        return self._of(parser.lexer)(parser)

    def source_tokens(self, lexer: Lexer, numbers: tuple[int, ...], comment: int, html: int, as_arrays: bool,
                      ) -> list[Any] | None:
        """All tokens of a lexer that was made lazily and what is between them (zvm/ext/tokenizer/source_tokens.py).
        `numbers`: PHP's by the lexer's, 0 of characters, -1 of what is not for native code; None where that is met."""
        return self._of(lexer).source_tokens(lexer, numbers, comment, html, as_arrays)

    def _of(self, lexer: Lexer) -> _DialectParser:
        dialect = lexer.dialect
        parser = self._by_target.get(dialect.target)
        if parser is None:
            parser = self._by_target[dialect.target] = _DialectParser(self._image, dialect)
        return parser


class _DialectParser:
    """NativeParser for the sources of one version."""

    def __init__(self, image: Image, dialect: Dialect) -> None:
        self._dialect = dialect
        self._run = image.builtin("parse_tokens")
        self._read_tokens = image.builtin("source_tokens")
        self._numbers: dict[int, Any] = {}  # tables of PHP's numbers
        self._kept: list[Any] = []  # what the tables point to
        self._spaces: list[_Space] = []  # of parses that are done
        self._automaton: _Automaton | None = None  # only lexing does without
        self._grammar = self._describe_tokens()
        self._fields_of_all = [0] * len(_PARSE_FIELDS)
        for name, value in (("deepest", parsing.DEEPEST), ("told_end", -1), ("known_line", -1), ("looked_line", 1)):
            self._fields_of_all[_PARSE_FIELDS.index(name)] = value

    def __call__(self, parser: Parser) -> StmtList:
        """As of NativeParser."""
        automaton = self._automaton  # held while native code runs: another thread may set another one
        if automaton is None:
            automaton = self._automaton = _Automaton(self._dialect, self._grammar)
        space = self._spaces.pop() if self._spaces else _Space()
        memory = space.memory
        parser.values = space.values  # type: ignore[assignment]
        resuming = self._begin(parser.lexer, memory, automaton.grammar, id(parser), space.values.address)
        try:
            found = self._run(space.address)
        finally:
            self._spaces.append(space)
            del resuming
        if type(found) is not int:
            return found  # type: ignore[no-any-return]
        if found != FAILED_AT_TOKEN:
            parser.fail("memory exhausted")
        state, token, start, end = (_I64.unpack_from(memory, abi.STRUCTS["Parse"][name][0])[0]
                                    for name in ("failed_state", "token", "start", "token_end"))
        parser.syntax_error(state, token, start, end)

    def source_tokens(self, lexer: Lexer, numbers: tuple[int, ...], comment: int, html: int, as_arrays: bool,
                      ) -> list[Any] | None:
        """As of NativeParser."""
        memory = allocate(abi.PARSE_SIZE)
        resuming = self._begin(lexer, memory, _address(self._grammar))
        table = self._numbers.get(id(numbers))
        if table is None:
            table = self._numbers[id(numbers)] = self._keep((numbers, _quarters(numbers)))[1]
        found: list[Any] | None = self._read_tokens(address_of(memory), _address(table), comment, html, as_arrays)
        del resuming
        return found

    def _begin(self, lexer: Lexer, memory: Any, grammar: int, parser: int = 0, stack: int = 0) -> _Resuming:
        """Fill a Parse with where the lexer is and with addresses: of a Grammar, a Parser, and memory for its stack.
        What has the lexer go on is to be kept while native code runs."""
        source, resuming = lexer.source, _Resuming(lexer, memory)
        fields = self._fields_of_all.copy()
        fields[_SOURCE], fields[_TEXT] = _text_address(source), id(source)
        fields[_POS], fields[_END], fields[_LINE], fields[_STATE] = lexer.pos, lexer.end, lexer.line, lexer.state
        fields[_QUEUE], fields[_NESTING], fields[_STACK] = id(lexer.tokens), id(lexer.nesting), id(lexer.stack)
        fields[_DOC_COMMENTS], fields[_LEX_MORE], fields[_PARSER] = id(lexer.doc_comments), id(resuming), parser
        fields[_VALUES_AT], fields[_STATES] = stack, stack + 8 * (parsing.DEEPEST + 2)
        fields[_GRAMMAR] = grammar
        _PARSE.pack_into(memory, 0, *fields)
        return resuming

    def _keep(self, memory: Any) -> Any:
        self._kept.append(memory)
        return memory

    def _describe_tokens(self) -> bytearray:
        """A Grammar with the part that lexing reads."""
        grammar = bytearray(abi.GRAMMAR_SIZE)
        spelling = self._dialect.operators
        operators = [(text, token) for text, token in spelling.items() if _is_operator(self._dialect, text)]
        single, double, triple = bytearray(512), bytearray(2 << 15), bytearray()
        singles, doubles = memoryview(single).cast("h"), memoryview(double).cast("h")
        for text, token in [*operators, *((bracket, spelling[bracket]) for bracket in "()[]{}")]:
            if len(text) == 1:
                singles[ord(text)] = token
            elif len(text) == 2:
                doubles[ord(text[0]) << 7 | ord(text[1])] = token
            else:
                triple += _I64.pack(ord(text[0]) << 16 | ord(text[1]) << 8 | ord(text[2])) + _I64.pack(token)
        classify = self._keep(_classifier(self._dialect))
        _fill_grammar(grammar, (
                ("words", _address(self._keep(bytearray(_WORDS_SIZE)))),
                ("classes", _address(self._keep(_classes([text for text, _ in operators if len(text) == 1])))),
                ("single", _address(self._keep(single))), ("double", _address(self._keep(double))),
                ("triple", _address(self._keep(triple))), ("triples", len(triple) // (2 * _I64.size)),
                ("classify", id(classify)), ("scripting", id(SCRIPTING)), ("zval", id(Zval)),
                ("lineno", abi.slot_offset(Node, "lineno")),
                ("zval_value", abi.slot_offset(Zval, "value")), ("zval_attr", abi.slot_offset(Zval, "attr")),
                ("string_token", NUMBERS["T_STRING"]), ("int_token", NUMBERS["T_LNUMBER"]),
                ("quoted_token", NUMBERS["T_CONSTANT_ENCAPSED_STRING"]), ("attribute_token", spelling["#["]),
                ("comment_end", _address(self._keep(bytearray(b"*/")))),
                ("ampersand_token", NUMBERS["T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG"])))
        return grammar


class _Automaton:
    """The tables of a version's parser, of which native code has rows and reductions made when it first needs one.
    `grammar` is the address of the Grammar that has theirs."""

    def __init__(self, dialect: Dialect, lexing: bytearray) -> None:
        """`lexing`: a Grammar without the parser's part."""
        self._dialect, self._tables = dialect, dialect.tables
        self._kept: list[Any] = []  # what the tables point to
        self._rows = self._keep(bytearray(8 * len(self._tables.ROW_OF)))
        self._rows_by_number: dict[int, int] = {}
        self._gotos_by_left: dict[int, int] = {}
        self._reductions = self._keep(bytearray(_REDUCTION.size * (len(dialect.productions) + 1)))
        callables = self._keep((self._make_row, self._make_reduction))
        grammar = self._keep(lexing.copy())
        self.grammar = _address(grammar)
        _fill_grammar(grammar, (
            ("rows", _address(self._rows)),
            ("always", _address(self._keep(_quarters(parsing.reduced_without_looking(self._tables))))),
            ("defaults", _address(self._keep(_quarters(self._tables.DEFAULTS)))),
            ("reductions", _address(self._reductions)),
            ("make_row", id(callables[0])), ("make_reduction", id(callables[1])),
            ("children", abi.slot_offset(ListNode, "children")),
            ("parser_line", abi.slot_offset(parsing.Parser, "line")),
            ("parser_end", abi.slot_offset(parsing.Parser, "end"))))

    def _keep(self, memory: Any) -> Any:
        self._kept.append(memory)
        return memory

    def _make_reduction(self, production: int) -> int:
        """Fill a production's Reduction; the address of its gotos."""
        from zvm.frontend.grammar.actions import PLANS

        length, (_, action) = self._tables.LENGTHS[production], self._dialect.productions[production - 1]
        kind, *operands = (PICK, 0) if action is None and length else (CONSTANT, None) if action is None \
            else PLANS.get(action, ("call", action))
        target: Any = None
        index, fields, count = 0, 0, 0
        if kind in (PICK, APPEND):
            index, = operands
        elif kind in (CONSTANT, "call"):
            target, = operands
        elif kind == SET_ATTR:
            node_class, target = operands
            index = abi.slot_offset(node_class, "attr")
        elif kind == NODE:
            target, sources, constants = operands
            index = next(source for source in sources if source is not None)
            fields, count = self._fields(target, sources, constants)
        elif kind == LIST:
            target, index, constants = operands
            fields, count = self._fields(target, (), constants)
        self._kept.append(target)
        gotos = self._gotos(self._tables.LEFTS[production])
        _REDUCTION.pack_into(self._reductions, _REDUCTION.size * production, length, _KINDS[kind], gotos, id(target),
                             index, fields, count)
        return gotos

    def _fields(self, node_class: type[Node], sources: tuple[int | None, ...], constants: tuple[Any, ...],
                ) -> tuple[int, int]:
        """The address of (offset, index or -1, constant) of each slot, and how many there are."""
        self._kept.append(constants)
        given = [(-1, id(None)) if source is None else (source, 0) for source in sources]
        given += [(-1, id(constant)) for constant in constants]
        fields = [_FIELD.pack(abi.slot_offset(node_class, name), source, constant)
                  for name, (source, constant) in zip(node_class.__slots__, given, strict=True)]
        return (_address(self._keep(bytearray().join(fields))) if fields else 0), len(given)

    def _make_row(self, state: int) -> int:
        """The address of a state's actions by token."""
        number = self._tables.ROW_OF[state]
        address = self._rows_by_number.get(number)
        if address is None:
            actions = [_ABSENT] * len(NAMES)
            for token, action in zip(*self._tables.ROWS[number], strict=True):
                actions[token] = action
            address = self._rows_by_number[number] = _address(self._keep(_quarters(actions)))
        _I64.pack_into(self._rows, 8 * state, address)
        return address

    def _gotos(self, left: int) -> int:
        """The address of the states after a left side, by the state before."""
        address = self._gotos_by_left.get(left)
        if address is None:
            gotos = self._keep(bytearray(2 * len(self._tables.ROW_OF)))
            numbers = memoryview(gotos).cast("h")
            for state, target in zip(*self._tables.GOTOS[left], strict=True):
                numbers[state] = target
            address = self._gotos_by_left[left] = _address(gotos)
        return address


def _fill_grammar(grammar: bytearray, fields: tuple[tuple[str, int], ...]) -> None:
    for name, number in fields:
        _I64.pack_into(grammar, abi.STRUCTS["Grammar"][name][0], number)


def _quarters(values: Sequence[int]) -> bytearray:
    """As Quarters (abi.py)."""
    return bytearray(Struct(f"<{len(values)}h").pack(*values))


_I64 = Struct("<q")


_PARSE_FIELDS = tuple(abi.STRUCTS["Parse"])  # of eight bytes each
_PARSE = Struct(f"<{len(_PARSE_FIELDS)}q")
(_SOURCE, _TEXT, _POS, _END, _LINE, _STATE, _QUEUE, _NESTING, _STACK, _DOC_COMMENTS, _LEX_MORE, _PARSER, _VALUES_AT,
 _STATES, _GRAMMAR) = map(_PARSE_FIELDS.index, (
     "source", "text", "pos", "end", "line", "lexer_state", "queue", "nesting", "stack", "doc_comments", "lex_more",
     "parser", "values", "states", "grammar"))


class _Resuming:
    """Has a lexer go on where native code stopped, and tells that where Python stopped."""

    __slots__ = ("lexer", "memory")

    def __init__(self, lexer: Lexer, memory: Any) -> None:
        self.lexer, self.memory = lexer, memory

    def __call__(self, pos: int, line: int) -> None:
        lexer = self.lexer
        lexer.pos, lexer.line = pos, line
        lexer.lex_more()
        _PLACE.pack_into(self.memory, _PLACE_AT, lexer.pos, lexer.end, lexer.line, lexer.state)


class _Values:
    """The values on the parser's stack, for the few actions that look at more than their own."""

    __slots__ = ("memory", "address")

    def __init__(self, memory: Any, address: int) -> None:
        self.memory, self.address = memory, address

    def __getitem__(self, index: int) -> Any:
        """The value so many places from the end, as in a list."""
        depth, = _I64.unpack_from(self.memory, abi.STRUCTS["Parse"]["depth"][0])
        return PyObject.from_address(self.address + 8 * (depth + index)).value


class _Space:
    """What a parse needs: the memory of a Parse, its address, and values on a stack."""

    __slots__ = ("memory", "address", "stack", "values")

    def __init__(self) -> None:
        self.memory, self.stack = allocate(abi.PARSE_SIZE), allocate(12 * (parsing.DEEPEST + 2))
        self.address = address_of(self.memory)
        self.values = _Values(self.memory, address_of(self.stack))


_PLACE = Struct("<qqqq")  # pos, end, line, lexer_state
_PLACE_AT = abi.STRUCTS["Parse"]["pos"][0]


def _classifier(dialect: Dialect) -> Callable[[str, int, int], tuple[str, str, int, int]]:
    """What tells of a word of a source: its text, value, token (-1: what follows decides), and whether it is a name."""
    contextual, keywords = lexing.contextual_words(dialect), dialect.keywords

    def classify(source: str, start: int, end: int) -> tuple[str, str, int, int]:
        text = intern(source[start:end])
        if text[0] == "$":
            return text, intern(text[1:]), lexing.T_VARIABLE, 1
        token = lexing.classify(text, keywords)
        if token in contextual:
            return text, text, -1, 0
        if token == lexing.T_NAME_FULLY_QUALIFIED:
            return text, intern(text[1:]), token, 1
        if token == lexing.T_NAME_RELATIVE:
            return text, intern(text[10:]), token, 1
        return text, text, token, int(token in (lexing.T_STRING, lexing.T_NAME_QUALIFIED))
    return classify


def _is_operator(dialect: Dialect, text: str) -> bool:
    match = dialect.scripting.match(text)
    return match is not None and match.lastindex == SCRIPTING_OPERATOR and match.end() == len(text)


def _classes(operators: list[str]) -> bytearray:
    """What each byte may begin."""
    classes = bytearray(128) + bytearray([_LABEL]) * 128
    letters = "abcdefghijklmnopqrstuvwxyz"
    for characters, found in ((operators, _OPERATOR), ("#", _OPERATOR), (f"_{letters}{letters.upper()}", _LABEL),
                              (" \t", _BLANK), ("\r\n", _NEWLINE), ("0123456789", _DIGIT), ("$", _DOLLAR),
                              ("([{", _OPEN), (")]}", _CLOSE), ("'\"", _QUOTE)):
        for character in characters:
            classes[ord(character)] = found
    return classes


_CONSTANTS, _STR_STATE = abi.version_constants(), abi.records()["Str"]["state"][0]


def _address(memory: bytearray) -> int:
    """Where its contents are."""
    return address_of((Char * len(memory)).from_buffer(memory))


def _text_address(text: str) -> int:
    """Where the characters of a text are, which take one byte each."""
    address = id(text) + (_CONSTANTS["STR_ASCII_DATA"] if text.isascii() else _CONSTANTS["STR_LATIN1_DATA"])
    if read(id(text) + _STR_STATE) >> 2 & 7 != 1:
        text.encode("latin-1")  # raises
    return address
