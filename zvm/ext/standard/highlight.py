"""Source shown in colours or without comments: highlight_string, highlight_file, php_strip_whitespace
(zend_highlight.c)."""
from __future__ import annotations

from functools import cache
from itertools import islice

from zvm.ext.tokenizer.source_tokens import numbering_of, source_tokens
from zvm.ext.vocabulary import Bool, Path, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.strings import without_password
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.engine import Engine
    from zvm.ext.tokenizer.source_tokens import SourceToken
    from zvm.targets import Target

_HTML = {ord("\n"): "<br />", ord("<"): "&lt;", ord(">"): "&gt;", ord("&"): "&amp;", ord(" "): "&nbsp;",
         ord("\t"): "&nbsp;&nbsp;&nbsp;&nbsp;"}
_PREFORMATTED = {ord("<"): "&lt;", ord(">"): "&gt;", ord("&"): "&amp;", ord("\t"): "    "}  # since PHP 8.3
_COLOURS = {
    "html": ("T_INLINE_HTML",), "comment": ("T_COMMENT", "T_DOC_COMMENT"),
    "string": ("T_ENCAPSED_AND_WHITESPACE", "T_CONSTANT_ENCAPSED_STRING"),
    "default": (
        "T_OPEN_TAG", "T_OPEN_TAG_WITH_ECHO", "T_CLOSE_TAG", "T_LINE", "T_FILE", "T_DIR", "T_TRAIT_C", "T_METHOD_C",
        "T_FUNC_C", "T_PROPERTY_C", "T_NS_C", "T_CLASS_C", "T_STRING", "T_VARIABLE", "T_LNUMBER", "T_DNUMBER",
        "T_NUM_STRING", "T_STRING_VARNAME", "T_NAME_QUALIFIED", "T_NAME_FULLY_QUALIFIED", "T_NAME_RELATIVE")}
_OPEN_TAG = "<?php "


@cache
def _kinds(target: Target) -> dict[int, str]:
    """The ini entries of tokens' colours, by number; the others' is "keyword"."""
    numbers = numbering_of(target).by_name
    return {numbers[name]: kind for kind, names in _COLOURS.items() for name in names if name in numbers} | {
        ord('"'): "string"}


def _tokens(engine: Engine, source: str) -> Iterator[SourceToken]:
    """The source's tokens; what follows __halt_compiler(); is code to what shows it."""
    numbers = numbering_of(engine.target)
    has_halted, before, halt = False, 0, numbers.by_name["T_HALT_COMPILER"]
    for token in source_tokens(engine, source):
        if has_halted and token.number == numbers.html and before != numbers.close_tag:
            yield from islice(source_tokens(engine, _OPEN_TAG + token.text), 1, None)
            return
        has_halted = has_halted or token.number == halt
        before = token.number
        yield token


def highlighted(engine: Engine, source: str) -> str:
    """The source as HTML (zend_highlight)."""
    colours = {kind: engine.ini.get("highlight." + kind) or "" for kind in (
        "html", "comment", "default", "string", "keyword")}
    html = last = colours["html"]
    is_preformatted = engine.target >= V8_3
    out = [f'<pre><code style="color: {html}">' if is_preformatted else f'<code><span style="color: {html}">\n']
    kinds, white_space = _kinds(engine.target), numbering_of(engine.target).white_space
    escapes = _PREFORMATTED if is_preformatted else _HTML
    for token in _tokens(engine, source):
        if token.number != white_space:
            colour = colours[kinds.get(token.number, "keyword")]
            if colour != last:
                if last != html:
                    out.append("</span>")
                if colour != html:
                    out.append(f'<span style="color: {colour}">')
                last = colour
        out.append(token.text.translate(escapes))
    if last != html:
        out.append("</span>" if is_preformatted else "</span>\n")
    out.append("</code></pre>" if is_preformatted else "</span>\n</code>")
    return "".join(out)


def _show(engine: Engine, text: str, as_result: bool) -> str | bool:
    if as_result:
        return text
    engine.output.write(text)
    return True


@function
def highlight_string(engine: Engine, string: Str, return_: Bool = False) -> Str | Bool:
    return _show(engine, highlighted(engine, string), return_)


@function(aliases=("show_source",))
def highlight_file(engine: Engine, filename: Path, return_: Bool = False) -> Str | Bool:
    from zvm.ext.standard.streams.path_checks import permitted
    from zvm.ext.standard.streams.wrappers import read_source

    if not permitted(engine, filename):
        return False
    source = read_source(engine, filename) if filename else None
    if source is None:
        shown = without_password(filename)
        engine.diagnostics.warning(f"{running_function(engine)}(): Failed opening '{shown}' for highlighting")
    if not filename:
        engine.throw("ValueError", "Path cannot be empty")
    return False if source is None else _show(engine, highlighted(engine, source), return_)


@function
def php_strip_whitespace(engine: Engine, filename: Path) -> Str:
    from zvm.ext.standard.streams.wrappers import read_source

    source = read_source(engine, filename)
    if source is None:
        return ""
    return stripped(engine, source)


def stripped(engine: Engine, source: str) -> str:
    """The source without comments, each run of white space one blank (zend_strip)."""
    out = []
    after_space = False
    numbers = numbering_of(engine.target)
    white_space, heredoc_end = numbers.white_space, numbers.by_name["T_END_HEREDOC"]
    tokens = iter(source_tokens(engine, source))
    for token in tokens:
        if token.number in (numbers.comment, numbers.doc_comment):
            continue
        if token.number == white_space:
            if not after_space:
                out.append(" ")
            after_space = True
            continue
        out.append(token.text)
        after_space = False
        if token.number == heredoc_end:  # what follows is a line end or a semicolon
            following = next(tokens, None)
            if following is not None and following.number != white_space:
                out.append(following.text)
            out.append("\n")
            after_space = True
    return "".join(out)
