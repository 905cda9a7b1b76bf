"""Source shown in colours or without comments: highlight_string, highlight_file, php_strip_whitespace
(zend_highlight.c)."""
from __future__ import annotations

from itertools import islice

from zvm.ext.tokenizer.constants import CONSTANTS as TOKENS
from zvm.ext.tokenizer.source_tokens import source_tokens
from zvm.ext.vocabulary import Bool, Path, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.strings import without_password

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.engine import Engine
    from zvm.ext.tokenizer.source_tokens import SourceToken

_HTML = {ord("\n"): "<br />", ord("<"): "&lt;", ord(">"): "&gt;", ord("&"): "&amp;", ord(" "): "&nbsp;",
         ord("\t"): "&nbsp;&nbsp;&nbsp;&nbsp;"}
_DEFAULT = frozenset(TOKENS[name] for name in (
    "T_OPEN_TAG", "T_OPEN_TAG_WITH_ECHO", "T_CLOSE_TAG", "T_LINE", "T_FILE", "T_DIR", "T_TRAIT_C", "T_METHOD_C",
    "T_FUNC_C", "T_NS_C", "T_CLASS_C", "T_STRING", "T_VARIABLE", "T_LNUMBER", "T_DNUMBER", "T_NUM_STRING",
    "T_STRING_VARNAME", "T_NAME_QUALIFIED", "T_NAME_FULLY_QUALIFIED", "T_NAME_RELATIVE"))
_STRING = frozenset((ord('"'), TOKENS["T_ENCAPSED_AND_WHITESPACE"], TOKENS["T_CONSTANT_ENCAPSED_STRING"]))
_COMMENT = frozenset((TOKENS["T_COMMENT"], TOKENS["T_DOC_COMMENT"]))
_HALT, _CLOSE_TAG, _OPEN_TAG = TOKENS["T_HALT_COMPILER"], TOKENS["T_CLOSE_TAG"], "<?php "
_WHITESPACE, _INLINE_HTML, _END_HEREDOC = TOKENS["T_WHITESPACE"], TOKENS["T_INLINE_HTML"], TOKENS["T_END_HEREDOC"]


def _kind(token: SourceToken) -> str:
    """The ini entry of a token's colour."""
    if token.number == _INLINE_HTML:
        return "html"
    if token.number in _COMMENT:
        return "comment"
    if token.number in _DEFAULT:
        return "default"
    return "string" if token.number in _STRING else "keyword"


def _tokens(engine: Engine, source: str) -> Iterator[SourceToken]:
    """The source's tokens; what follows __halt_compiler(); is code to what shows it."""
    has_halted, before = False, 0
    for token in source_tokens(engine, source):
        if has_halted and token.number == _INLINE_HTML and before != _CLOSE_TAG:
            yield from islice(source_tokens(engine, _OPEN_TAG + token.text), 1, None)
            return
        has_halted = has_halted or token.number == _HALT
        before = token.number
        yield token


def highlighted(engine: Engine, source: str) -> str:
    """The source as HTML (zend_highlight)."""
    colours = {kind: engine.ini.get("highlight." + kind) or "" for kind in (
        "html", "comment", "default", "string", "keyword")}
    html = last = colours["html"]
    out = [f'<code><span style="color: {html}">\n']
    for token in _tokens(engine, source):
        if token.number != _WHITESPACE:
            colour = colours[_kind(token)]
            if colour != last:
                if last != html:
                    out.append("</span>")
                if colour != html:
                    out.append(f'<span style="color: {colour}">')
                last = colour
        out.append(token.text.translate(_HTML))
    if last != html:
        out.append("</span>\n")
    out.append("</span>\n</code>")
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
    tokens = iter(source_tokens(engine, source))
    for token in tokens:
        if token.number in _COMMENT:
            continue
        if token.number == _WHITESPACE:
            if not after_space:
                out.append(" ")
            after_space = True
            continue
        out.append(token.text)
        after_space = False
        if token.number == _END_HEREDOC:  # what follows is a line end or a semicolon
            following = next(tokens, None)
            if following is not None and following.number != _WHITESPACE:
                out.append(following.text)
            out.append("\n")
            after_space = True
    return "".join(out)
