"""The parser: runs the generated LALR(1) tables over the lexer's tokens and makes the AST.

Reads source text, makes an `ast.StmtList`. Imported by the engine and the compiler's tests. Neither PLY nor the
grammar's text is used at run time, only the tables made from it (scripts/gen_parser.py) and the actions of
zvm/frontend/grammar.

The loop is bison's: a state that can only reduce does so before the next token is looked at. Line numbers hang on that,
since nodes take the line the lexer has reached (CG(zend_lineno)).
"""
from __future__ import annotations

import gc

from zvm.frontend.dialects import dialect_of
from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.frontend.lexer import Lexer
from zvm.frontend.messages import syntax_error
from zvm.frontend.tokens import NUMBERS
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.frontend.dialects import Dialect
    from zvm.frontend.generated.ast import StmtList
    from zvm.frontend.grammar.actions import NodeAction
    from zvm.frontend.multibyte import SourceConverter
    from zvm.targets import Target

DEEPEST = 10_000  # symbols on the stack; bison's YYMAXDEPTH
LARGE, BEGINNING, LOOK_AHEAD = 4 << 20, 1 << 20, 4096  # characters
T_ERROR = NUMBERS["T_ERROR"]
# what parses in place of Parser.run(), with lexers made lazily, once an engine with native code has been made
run_native: Callable[[Parser], StmtList] | None = None


class _Row:
    """A state's row that was not used yet: making all of them would take most of the start-up."""

    __slots__ = ("rows", "state", "tables")

    def __init__(self, rows: list[Any], state: int, tables: Any) -> None:
        self.rows = rows
        self.state = state
        self.tables = tables

    def get(self, token: int) -> int | None:
        self.rows[self.state] = row = row_of(self.tables, self.state)
        return row.get(token)


class _Unmade:
    """The action of a node whose function was not called yet; it puts that in its place."""

    __slots__ = ("reductions", "index", "action")

    def __init__(self, reductions: list[Any], index: int, action: NodeAction) -> None:
        self.reductions = reductions
        self.index = index
        self.action = action

    def __call__(self, p: Parser, v: list[Any]) -> Any:
        length, _, gotos = self.reductions[self.index]
        function = self.action.function()
        self.reductions[self.index] = length, function, gotos
        return function(p, v)


class _Automaton:
    """The generated tables, and the grammar's actions, as Parser.run() wants them."""

    def __init__(self, dialect: Dialect) -> None:
        from zvm.frontend.grammar.actions import NodeAction

        tables, productions = dialect.tables, dialect.productions
        self.rows: list[Any] = []
        self.rows += [_Row(self.rows, state, tables) for state in range(len(tables.ROW_OF))]
        self.always = reduced_without_looking(tables)
        gotos = [dict(zip(states, targets, strict=True)) for states, targets in tables.GOTOS]
        # by production, counted from the end so that an action is the index: number of symbols, action, goto of the
        # left side
        self.reductions: list[Any] = [None]
        for number in range(len(productions), 0, -1):
            action: Any = productions[number - 1][1]
            if type(action) is NodeAction:
                action = _Unmade(self.reductions, len(self.reductions), action)
            self.reductions.append((tables.LENGTHS[number], action, gotos[tables.LEFTS[number]]))


def row_of(tables: Any, state: int) -> dict[int, int]:
    """A state's actions by token."""
    tokens, actions = tables.ROWS[tables.ROW_OF[state]]
    return dict(zip(tokens, actions, strict=True))


def reduced_without_looking(tables: Any) -> list[int]:
    """By state: its default production, negated, when it never looks at the next token, else 0."""
    return [0 if tables.ROWS[row][0] else default
            for default, row in zip(tables.DEFAULTS, tables.ROW_OF, strict=True)]


class Parser:
    """One parse. Grammar actions get it as `p`.

    `line` is the line the lexer has reached, in tokens looked at so far; `fn_flags` is Zend's CG(extra_fn_flags).
    `diagnostics` collects (offset, level, message, line) of what does not stop the parse. `words_as_names`, where it is
    a list, collects keywords that are names, each with the end of the last token looked at. `float_text` writes floats
    that are joined with other literals: it hangs on settings, which only the caller knows.
    """

    __slots__ = ("lexer", "line", "end", "values", "fn_flags", "doc_comments_used", "diagnostics", "words_as_names",
                 "converter", "float_text")

    def __init__(self, lexer: Lexer, converter: SourceConverter | None = None,
                 float_text: Callable[[float], str] | None = None) -> None:
        self.lexer = lexer
        self.converter = converter  # where zend.multibyte is on
        self.float_text = float_text
        self.line: int = 1
        self.end = 0  # where the last token looked at ends in the source
        self.values: list[Any] = []
        self.fn_flags = 0
        self.doc_comments_used = 0
        self.diagnostics: list[tuple[int, int, str, int]] = []
        self.words_as_names: list[tuple[str, int]] | None = None

    def parse(self) -> StmtList:
        """The file's statements; raises PhpSyntaxError or PhpCompileError."""
        return self.run() if run_native is None else run_native(self)

    def run(self) -> StmtList:
        """parse() in Python, for a lexer that has made all tokens."""
        dialect = self.lexer.dialect
        automaton = dialect.automaton
        if automaton is None:
            automaton = dialect.automaton = _Automaton(dialect)
        rows, always, reductions = automaton.rows, automaton.always, automaton.reductions
        defaults, accept, deepest = dialect.tables.DEFAULTS, dialect.tables.ACCEPT, DEEPEST
        values = self.values
        states = [0]
        state = 0
        tokens = iter(self.lexer.tokens)
        token, value, line, start, end = next(tokens)
        while True:
            action = always[state]
            if not action:
                self.line = line
                self.end = end
                action = rows[state].get(token)
                if action is None:
                    action = defaults[state]
                if action > 0:
                    if action == accept:
                        return values[-1]  # type: ignore[no-any-return]
                    states.append(action)
                    if len(states) >= deepest:
                        self.fail("memory exhausted")
                    values.append(value)
                    state = action
                    token, value, line, start, end = next(tokens, (0, None, line, end, end))
                    continue
                if action == 0:
                    self.syntax_error(state, token, start, end)
            length, run, gotos = reductions[action]
            if length == 1:
                if run is not None:
                    values[-1] = run(self, values[-1:])
                states[-1] = state = gotos[states[-2]]
                continue
            if length:
                operands = values[-length:]
                del values[-length:]
                del states[-length:]
                values.append(run(self, operands) if run is not None else operands[0])
            else:
                values.append(run(self, ()) if run is not None else None)
                if len(states) >= deepest - 1:
                    self.fail("memory exhausted")
            state = gotos[states[-1]]
            states.append(state)

    def syntax_error(self, state: int, token: int, start: int, end: int) -> NoReturn:
        """Raise what is wrong with a token in a state."""
        if token == T_ERROR:
            assert self.lexer.error is not None
            raise self.lexer.error
        expected = [number for number, action in row_of(self.lexer.dialect.tables, state).items() if action]
        raise PhpSyntaxError(syntax_error(token, self.lexer.source[start:end], expected), self.line)

    # what the grammar's actions may call

    @property
    def target(self) -> Target:
        """The version of PHP."""
        return self.lexer.dialect.target

    def take_doc_comment(self) -> str | None:
        """The doc comment waiting for a declaration (CG(doc_comment)), which is then used up."""
        comment = None
        events = self.lexer.doc_comments
        index = self.doc_comments_used
        while index < len(events) and events[index][0] < self.end:
            comment = events[index][1]
            index += 1
        self.doc_comments_used = index
        return comment

    def drop_doc_comment(self) -> Any:
        """Forget the doc comment; None, as value of a production."""
        self.take_doc_comment()

    def offset(self) -> int:
        """Where the lexer stands in the source."""
        return self.end

    def fail(self, message: str) -> NoReturn:
        raise PhpSyntaxError(message, self.line)

    def fail_compile(self, message: str) -> NoReturn:
        raise PhpCompileError(message, self.line, throwable=True)

    def warnings(self) -> list[tuple[int, str, int]]:
        """What was met up to the last token looked at, in order."""
        if not self.diagnostics and not self.lexer.warnings:
            return []
        found = self.diagnostics + [entry for entry in self.lexer.warnings if entry[0] < self.end]
        return [(level, message, line) for _, level, message, line in sorted(found, key=lambda entry: entry[0])]

    def warn(self, level: int, message: str) -> None:
        self.diagnostics.append((self.end, level, message, self.line))


def parse_file(source: str, short_open_tag: bool = False, *, scripting: bool = False,
               skip_shebang: bool = False, converter: SourceConverter | None = None,
               float_text: Callable[[float], str] | None = None, target: Target = DEFAULT,
               ) -> tuple[StmtList, int, list[tuple[int, str, int]]]:
    """The AST of a file, the line at which the lexer stopped, and warnings (level, message, line).

    `source` is the file's bytes as latin-1 text. `scripting`: it starts inside of PHP, as eval()'s does.
    `skip_shebang`: a first line `#!…` is not output. `converter` has the text in place of `source`. `float_text` writes
    the floats among literals that are joined; without it these are left to the compiler. `target` is the version of
    PHP. Raises PhpSyntaxError for what PHP throws as ParseError, PhpCompileError for what it throws as CompileError.
    """
    collects = gc.isenabled()
    gc.disable()  # nothing here is garbage, and there is a lot of it
    try:
        if converter is not None:
            return _parse_converted(converter, short_open_tag, scripting, skip_shebang, float_text, target)
        if len(source) > LARGE and run_native is None:
            _try_beginning(source[:BEGINNING], short_open_tag, scripting, skip_shebang, target)
        return _parse(Parser(_lexer(source, short_open_tag, scripting, skip_shebang, target), float_text=float_text))
    finally:
        if collects:
            gc.enable()


def _lexer(source: str, short_open_tag: bool, scripting: bool, skip_shebang: bool, target: Target) -> Lexer:
    return Lexer(source, short_open_tag, scripting, skip_shebang, lazily=run_native is not None,
                 dialect=dialect_of(target))


def _parse(parser: Parser) -> tuple[StmtList, int, list[tuple[int, str, int]]]:
    try:
        return parser.parse(), parser.line, parser.warnings()
    except (PhpSyntaxError, PhpCompileError) as error:
        error.diagnostics = parser.warnings()
        raise


def _parse_converted(converter: SourceConverter, short_open_tag: bool, scripting: bool, skip_shebang: bool,
                     float_text: Callable[[float], str] | None, target: Target,
                     ) -> tuple[StmtList, int, list[tuple[int, str, int]]]:
    """Parse the converter's text, again after each declare(encoding=…) that changes it."""
    from zvm.frontend.multibyte import ReadAgain, convert_output

    while True:
        converter.begin()
        try:
            lexer = _lexer(converter.text, short_open_tag, scripting, skip_shebang, target)
            parsed = _parse(Parser(lexer, converter, float_text))
        except ReadAgain:
            continue
        convert_output(parsed[0], converter)
        return parsed


def _try_beginning(source: str, short_open_tag: bool, scripting: bool, skip_shebang: bool, target: Target) -> None:
    """Raise the syntax error that a large source has where it begins: tens of megabytes that are not PHP need not
    become tokens first. What goes wrong near the end of the piece is not an error yet."""
    parser = Parser(_lexer(source, short_open_tag, scripting, skip_shebang, target))
    try:
        parser.parse()
    except (PhpSyntaxError, PhpCompileError) as error:
        if parser.end < len(source) - LOOK_AHEAD:
            error.diagnostics = parser.warnings()
            raise


def parse(source: str, filename: str, short_open_tag: bool = False, *, scripting: bool = False,
          target: Target = DEFAULT) -> StmtList:
    """As parse_file(), the AST only. `filename` is not needed: no message and no node names the file."""
    return parse_file(source, short_open_tag, scripting=scripting, target=target)[0]
