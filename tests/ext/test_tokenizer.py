"""PHP's token constants against the lexer's tokens, from which token_get_all() numbers them."""
from __future__ import annotations

from zvm.ext.tokenizer.constants import CONSTANTS
from zvm.ext.tokenizer.source_tokens import TOKEN_NAMES

ALIASES = {"T_PAAMAYIM_NEKUDOTAYIM", "TOKEN_PARSE"}  # another name of T_DOUBLE_COLON; not a token


def test_constants_are_the_lexers_tokens() -> None:
    assert {name: number for name, number in CONSTANTS.items() if name not in ALIASES} == \
        {name: number for number, name in TOKEN_NAMES.items()}
