"""PHP's token constants against the lexer's tokens, from which token_get_all() numbers them."""
from __future__ import annotations

import pytest

from zvm.ext.tokenizer.constants import CONSTANTS
from zvm.ext.tokenizer.source_tokens import numbering_of
from zvm.ext.vocabulary import ABSENT, in_version
from zvm.targets import TARGETS, Target

ALIASES = {"T_PAAMAYIM_NEKUDOTAYIM", "TOKEN_PARSE"}  # another name of T_DOUBLE_COLON; not a token


@pytest.mark.parametrize("target", TARGETS)
def test_constants_are_the_lexers_tokens(target: Target) -> None:
    numbers = {name: in_version(number, target) for name, number in CONSTANTS.items() if name not in ALIASES}
    assert {name: number for name, number in numbers.items() if number is not ABSENT} == \
        {name: number for number, name in numbering_of(target).names.items()}
