"""token_get_all, token_name and PhpToken (ext/tokenizer/tokenizer.c)."""
from __future__ import annotations

from zvm.ext.tokenizer.source_tokens import (
    SourceToken,
    native_tokens,
    numbering_of,
    parsed_tokens,
    source_tokens,
)
from zvm.ext.vocabulary import (
    Array,
    Bool,
    Int,
    Null,
    Scope,
    Str,
    Untyped,
    function,
    method,
    php_class,
    prop,
)
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_TOKEN_PARSE = 1


def _tokens(engine: Engine, source: str, flags: int) -> list[SourceToken]:
    """The tokens; with TOKEN_PARSE the source must be valid, else throws ParseError or CompileError."""
    if not flags & _TOKEN_PARSE:
        return source_tokens(engine, source)
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError

    try:
        tokens, warnings = parsed_tokens(source, engine.ini.short_open_tag, engine.target)
    except (PhpSyntaxError, PhpCompileError) as error:
        engine.raise_compile_error(error, "")
    engine.report_all(warnings, "")
    return tokens


@function
def token_get_all(engine: Engine, code: Str, flags: Int = 0) -> Array:
    found = None if flags & _TOKEN_PARSE else native_tokens(engine, code, as_arrays=True)
    if found is not None:
        return PhpArray.from_list(found)
    return PhpArray.from_list([
        PhpArray.from_list([token.number, token.text, token.line]) if token.number >= 256 else token.text
        for token in _tokens(engine, code, flags)])


@function
def token_name(engine: Engine, id: Int) -> Str:
    return numbering_of(engine.target).names.get(id, "UNKNOWN")


_ID, _TEXT, _LINE, _POSITION = range(4)


def _field(engine: Any, token: Any, slot: int) -> Any:
    """The token's id or text; throws Error where no constructor set it."""
    value = token.slots[slot]
    if value is UNDEF:
        name = "text" if slot == _TEXT else "id"
        engine.throw("Error", f"Typed property PhpToken::${name} must not be accessed before initialization")
    return value


@php_class("PhpToken", implements=("Stringable",), properties=[
    prop("id", None, type="Int"), prop("text", None, type="Str"), prop("line", None, type="Int"),
    prop("pos", None, type="Int")])
class PhpToken(PhpObject):
    __slots__ = ()

    @method(static=True)
    def tokenize(scope: Scope, engine: Engine, code: Str, flags: Int = 0) -> Array:
        rows = None if flags & _TOKEN_PARSE else native_tokens(engine, code, as_arrays=False)
        if rows is None:
            rows = [(token.number, token.text, token.line, token.position) for token in _tokens(engine, code, flags)]
        objects: list[Any] = []
        while len(objects) < len(rows):
            token = instantiate(engine, scope)
            token.slots[:4] = rows[len(objects)]
            objects.append(token)
            if engine.tier is not None:
                engine.tier.add_objects(engine, scope, rows, objects)
        return PhpArray.from_list(objects)

    @method(final=True)
    def __construct(self, id: Int, text: Str, line: Int = -1, pos: Int = -1) -> Untyped:
        self.slots[:4] = [id, text, line, pos]

    @method
    def is_(self, engine: Engine, kind: Untyped) -> Bool:
        if type(kind) in (int, str):
            return bool(kind == _field(engine, self, _ID if type(kind) is int else _TEXT))
        if type(kind) is not PhpArray:
            argument_type_error(engine, 1, f"must be of type string|int|array, {value_name(engine, kind)} given")
        for each in kind.plain_values():
            if type(each) not in (int, str):
                argument_type_error(engine, 1, "must only have elements of type string|int, "
                                               f"{value_name(engine, each)} given")
            if each == _field(engine, self, _ID if type(each) is int else _TEXT):
                return True
        return False

    @method
    def isIgnorable(self, engine: Engine) -> Bool:  # noqa: N802
        numbers = numbering_of(engine.target)
        return _field(engine, self, _ID) in (numbers.white_space, numbers.comment, numbers.doc_comment,
                                             numbers.open_tag)

    @method
    def getTokenName(self, engine: Engine) -> Str | Null:  # noqa: N802
        number = _field(engine, self, _ID)
        return chr(number) if 0 <= number < 256 else numbering_of(engine.target).names.get(number)

    @method
    def __toString(self, engine: Engine) -> Str:  # noqa: N802
        text: str = _field(engine, self, _TEXT)
        return text
