"""Tokens, their lines and positions; values of literals are in goldens/strings.test and numbers.test."""
from __future__ import annotations

import pytest

from zvm.frontend import patterns
from zvm.frontend.generated.ast import Zval
from zvm.frontend.lexer import Lexer
from zvm.frontend.tokens import NAMES


def tokens(source: str, **options: bool) -> str:
    """Names of all tokens, with values."""
    shown = []
    for token, value, *_ in Lexer(source, **options).tokens:
        name = NAMES[token].removeprefix("T_")
        shown.append(f"{name}({value.value})" if isinstance(value, Zval) else name)
    return " ".join(shown)


@pytest.mark.parametrize(("source", "expected"), [
    ("$a", "VARIABLE(a) END"),
    ("a A\\b \\c namespace\\d Namespace\\E", "STRING(a) NAME_QUALIFIED(A\\b) NAME_FULLY_QUALIFIED(c) NAME_RELATIVE(d) "
                                            "NAME_RELATIVE(E) END"),
    ("IF ElseIf __CLASS__ die", "IF ELSEIF CLASS_C EXIT END"),
    ("$a->if ?->class -> list", "VARIABLE(a) OBJECT_OPERATOR STRING(if) NULLSAFE_OBJECT_OPERATOR STRING(class) "
                               "OBJECT_OPERATOR STRING(list) END"),
    ("->/**/if", "OBJECT_OPERATOR STRING(if) END"),
    ("& $a &$b & ...$c && d &= &b", "AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG VARIABLE(a) "
                                   "AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG VARIABLE(b) "
                                   "AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG ELLIPSIS VARIABLE(c) BOOLEAN_AND STRING(d) "
                                   "AND_EQUAL AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG STRING(b) END"),
    ("yield from yield\n\tFROM yield fromage yield", "YIELD_FROM YIELD_FROM YIELD STRING(fromage) YIELD END"),
    ("enum A enum extends enum implementsX enum(", "ENUM STRING(A) STRING(enum) EXTENDS STRING(enum) "
                                                   "STRING(implementsX) STRING(enum) ("),
    ("1 1.5 .5 1. 1e3 1_0 0x1f 1..2", "LNUMBER(1) DNUMBER(1.5) DNUMBER(0.5) DNUMBER(1.0) DNUMBER(1000.0) LNUMBER(10) "
                                     "LNUMBER(31) DNUMBER(1.0) DNUMBER(0.2) END"),
    ("1_ 0x 1e", "LNUMBER(1) STRING(_) LNUMBER(0) STRING(x) LNUMBER(1) STRING(e) END"),
    ("<=> <<= ** **= ??= ... ?-> <> !== ::", "SPACESHIP SL_EQUAL POW POW_EQUAL COALESCE_EQUAL ELLIPSIS "
                                             "NULLSAFE_OBJECT_OPERATOR IS_NOT_EQUAL IS_NOT_IDENTICAL "
                                             "PAAMAYIM_NEKUDOTAYIM END"),
    ("a // b ?> c", "STRING(a) ; INLINE_HTML( c) END"),
    ("a # b\n#[ c ] /* d */ /** e */ f", "STRING(a) ATTRIBUTE STRING(c) ] STRING(f) END"),
    ("a ?>\nb<?php c ?>\n\nd", "STRING(a) ; INLINE_HTML(b) STRING(c) ; INLINE_HTML(\nd) END"),
    ("?>a<?=b?>c", "; INLINE_HTML(a) ECHO STRING(b) ; INLINE_HTML(c) END"),
    ("(int) ( INTEGER ) (x) (Boolean)", "INT_CAST INT_CAST ( STRING(x) ) BOOL_CAST END"),
    ('"$a[0]$b->c{$d}${e}"', '" VARIABLE(a) [ NUM_STRING(0) ] VARIABLE(b) OBJECT_OPERATOR STRING(c) CURLY_OPEN '
                            'VARIABLE(d) } DOLLAR_OPEN_CURLY_BRACES STRING_VARNAME(e) } " END'),
    ('"$a[b c]"', '" VARIABLE(a) [ STRING(b) ENCAPSED_AND_WHITESPACE(None) ENCAPSED_AND_WHITESPACE( c]) " END'),
    ('"{$a["x"]}"', '" CURLY_OPEN VARIABLE(a) [ CONSTANT_ENCAPSED_STRING(x) ] } " END'),
    ("<<<A\nA\n", "START_HEREDOC END_HEREDOC END"),
    ("<<<A\n b $c\n A\n", "START_HEREDOC ENCAPSED_AND_WHITESPACE(b ) VARIABLE(c) ENCAPSED_AND_WHITESPACE() "
                         "END_HEREDOC END"),
    ("a \x01 \x00", "STRING(a) BAD_CHARACTER BAD_CHARACTER END"),
])
def test_tokens(source: str, expected: str) -> None:
    """(A source that ends inside of brackets ends in T_ERROR, which is left out.)"""
    assert tokens(source, scripting=True).removesuffix(" ERROR") == expected


def test_open_tags() -> None:
    assert tokens("<?php\na") == "STRING(a) END"
    assert tokens("<?phpa") == "INLINE_HTML(<?phpa) END"
    assert tokens("<?php") == "END"
    assert tokens("<? a") == "INLINE_HTML(<? a) END"
    assert tokens("<? a", short_open_tag=True) == "STRING(a) END"
    assert tokens("<?phpa b", short_open_tag=True) == "STRING(phpa) STRING(b) END"
    assert tokens("#!/bin/php\n<?php a", skip_shebang=True) == "STRING(a) END"


def test_lines() -> None:
    """Every kind of line end counts once, in whatever it stands."""
    source = "<?php\r\n$a\r$b\n\n$c /*\n\r\n*/ $d 'x\ny' $e \"\r\" $f\n?>\n$g<?= $h"
    found = {value.value: value.lineno for token, value, *_ in Lexer(source).tokens if NAMES[token] == "T_VARIABLE"}
    assert found == {"a": 2, "b": 3, "c": 5, "d": 7, "e": 8, "f": 9, "h": 11}


def test_positions() -> None:
    source = "<?php $abc + 'x' . \"y $z[0]\";"
    assert [source[start:end] for *_, start, end in Lexer(source).tokens] == [
        "$abc", "+", "'x'", ".", '"', "y ", "$z", "[", "0", "]", '"', ";", ""]


def test_halt_compiler_ends_the_source() -> None:
    assert tokens("<?php __halt_compiler /* */ ( ) ; ' \" /*") == "HALT_COMPILER ( ) ; END"
    assert Lexer("<?php __halt_compiler();\n\n").tokens[-1][2] == 1


def test_warnings() -> None:
    lexer = Lexer('<?php "\\400"; <<<A\n a\n \\777\n A;')
    assert [entry[2:] for entry in lexer.warnings] == [
        ("Octal escape sequence overflow \\400 is greater than \\377", 1),
        ("Octal escape sequence overflow \\777 is greater than \\377", 3)]


def test_patterns_are_compiled_again_for_another_python(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = patterns.pattern("SCRIPTING")
    monkeypatch.setattr(patterns.lex_tables, "MAGICS", ())
    anew = patterns.pattern("SCRIPTING")
    assert (anew.pattern, anew.flags, anew.groups) == (ahead.pattern, ahead.flags, ahead.groups)
    source = "<?php /* a */ $b->c = 'd' . \"e $f\"; # g"
    assert [m.span() for m in anew.finditer(source)] == [m.span() for m in ahead.finditer(source)]
