"""The tokens of PHP: numbers, display names, keywords. SINCE has those that a version after the default target has
brought.

Reads nothing; used by the lexer, the parser and scripts/gen_parser.py.

Tokens are numbered in the order in which PHP lists expected tokens. A token named by one punctuation character stands
for itself.
"""
from __future__ import annotations

END = 0

# lowest first; "none" is bison's %precedence: a level at which no two tokens may ever meet
PRECEDENCE = (
    ("none", "T_THROW"),
    ("none", "PREC_ARROW_FUNCTION"),
    ("none", "T_INCLUDE", "T_INCLUDE_ONCE", "T_REQUIRE", "T_REQUIRE_ONCE"),
    ("left", "T_LOGICAL_OR"),
    ("left", "T_LOGICAL_XOR"),
    ("left", "T_LOGICAL_AND"),
    ("none", "T_PRINT"),
    ("none", "T_YIELD"),
    ("none", "T_DOUBLE_ARROW"),
    ("none", "T_YIELD_FROM"),
    ("none", "=", "T_PLUS_EQUAL", "T_MINUS_EQUAL", "T_MUL_EQUAL", "T_DIV_EQUAL", "T_CONCAT_EQUAL", "T_MOD_EQUAL",
     "T_AND_EQUAL", "T_OR_EQUAL", "T_XOR_EQUAL", "T_SL_EQUAL", "T_SR_EQUAL", "T_POW_EQUAL", "T_COALESCE_EQUAL"),
    ("left", "?", ":"),
    ("right", "T_COALESCE"),
    ("left", "T_BOOLEAN_OR"),
    ("left", "T_BOOLEAN_AND"),
    ("left", "|"),
    ("left", "^"),
    ("left", "T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG", "T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG"),
    ("nonassoc", "T_IS_EQUAL", "T_IS_NOT_EQUAL", "T_IS_IDENTICAL", "T_IS_NOT_IDENTICAL", "T_SPACESHIP"),
    ("nonassoc", "<", "T_IS_SMALLER_OR_EQUAL", ">", "T_IS_GREATER_OR_EQUAL"),
    ("left", "T_PIPE"),
    ("left", "."),
    ("left", "T_SL", "T_SR"),
    ("left", "+", "-"),
    ("left", "*", "/", "%"),
    ("none", "!"),
    ("none", "T_INSTANCEOF"),
    ("none", "~", "T_INT_CAST", "T_DOUBLE_CAST", "T_STRING_CAST", "T_ARRAY_CAST", "T_OBJECT_CAST", "T_BOOL_CAST",
     "T_UNSET_CAST", "T_VOID_CAST", "@"),
    ("right", "T_POW"),
    ("none", "T_CLONE"),
    ("none", "T_NOELSE"),
    ("none", "T_ELSEIF"),
    ("none", "T_ELSE"),
)

# the version that brought a token; the others are those of the default target
SINCE = {"T_PRIVATE_SET": 80400, "T_PROTECTED_SET": 80400, "T_PUBLIC_SET": 80400, "T_PROPERTY_C": 80400,
         "T_VOID_CAST": 80500, "T_PIPE": 80500}

# what messages call a token whose text varies
_VALUED = {
    "T_LNUMBER": "integer", "T_DNUMBER": "floating-point number", "T_STRING": "identifier",
    "T_NAME_FULLY_QUALIFIED": "fully qualified name", "T_NAME_RELATIVE": "namespace-relative name",
    "T_NAME_QUALIFIED": "namespaced name", "T_VARIABLE": "variable", "T_INLINE_HTML": "T_INLINE_HTML",
    "T_ENCAPSED_AND_WHITESPACE": "string content", "T_CONSTANT_ENCAPSED_STRING": "quoted string",
    "T_STRING_VARNAME": "variable name", "T_NUM_STRING": "number",
}

# keyword tokens, in order, each with its spelling
_WORDS = {"T_" + word.upper(): word for word in ["include", "include_once", "eval", "require", "require_once"]}
_WORDS |= {"T_LOGICAL_OR": "or", "T_LOGICAL_XOR": "xor", "T_LOGICAL_AND": "and", "T_PRINT": "print",
           "T_YIELD": "yield", "T_YIELD_FROM": "yield from"}
_WORDS |= {"T_" + word.upper(): word for word in [
    "instanceof", "new", "clone", "exit", "if", "elseif", "else", "endif", "echo", "do", "while", "endwhile",
    "for", "endfor", "foreach", "endforeach", "declare", "enddeclare", "as", "switch", "endswitch", "case",
    "default", "match", "break", "continue", "goto", "function", "fn", "const", "return", "try", "catch",
    "finally", "throw", "use", "insteadof", "global", "static", "abstract", "final", "private", "protected", "public"
]}
_WORDS |= {"T_PRIVATE_SET": "private(set)", "T_PROTECTED_SET": "protected(set)", "T_PUBLIC_SET": "public(set)"}
_WORDS |= {"T_" + word.upper(): word for word in ["readonly", "var", "unset", "isset", "empty"]}
_WORDS["T_HALT_COMPILER"] = "__halt_compiler"
_WORDS |= {"T_" + word.upper(): word for word in [
    "class", "trait", "interface", "enum", "extends", "implements", "namespace", "list", "array", "callable"
]}
_WORDS |= {"T_LINE": "__LINE__", "T_FILE": "__FILE__", "T_DIR": "__DIR__", "T_CLASS_C": "__CLASS__",
           "T_TRAIT_C": "__TRAIT__", "T_METHOD_C": "__METHOD__", "T_FUNC_C": "__FUNCTION__",
           "T_PROPERTY_C": "__PROPERTY__", "T_NS_C": "__NAMESPACE__"}

# tokens that are spelt one way only
_FIXED = {
    "T_ATTRIBUTE": "#[", "T_PLUS_EQUAL": "+=", "T_MINUS_EQUAL": "-=", "T_MUL_EQUAL": "*=", "T_DIV_EQUAL": "/=",
    "T_CONCAT_EQUAL": ".=", "T_MOD_EQUAL": "%=", "T_AND_EQUAL": "&=", "T_OR_EQUAL": "|=", "T_XOR_EQUAL": "^=",
    "T_SL_EQUAL": "<<=", "T_SR_EQUAL": ">>=", "T_COALESCE_EQUAL": "??=", "T_BOOLEAN_OR": "||",
    "T_BOOLEAN_AND": "&&", "T_IS_EQUAL": "==", "T_IS_NOT_EQUAL": "!=", "T_IS_IDENTICAL": "===",
    "T_IS_NOT_IDENTICAL": "!==", "T_IS_SMALLER_OR_EQUAL": "<=", "T_IS_GREATER_OR_EQUAL": ">=",
    "T_SPACESHIP": "<=>", "T_SL": "<<", "T_SR": ">>", "T_INC": "++", "T_DEC": "--", "T_INT_CAST": "(int)",
    "T_DOUBLE_CAST": "(double)", "T_STRING_CAST": "(string)", "T_ARRAY_CAST": "(array)",
    "T_OBJECT_CAST": "(object)", "T_BOOL_CAST": "(bool)", "T_UNSET_CAST": "(unset)",
    "T_VOID_CAST": "(void)", "T_OBJECT_OPERATOR": "->",
    "T_NULLSAFE_OBJECT_OPERATOR": "?->", "T_DOUBLE_ARROW": "=>",
}
_HEREDOC = {"T_START_HEREDOC": "heredoc start", "T_END_HEREDOC": "heredoc end"}
_FIXED_LATER = {
    "T_DOLLAR_OPEN_CURLY_BRACES": "${", "T_CURLY_OPEN": "{$", "T_PAAMAYIM_NEKUDOTAYIM": "::",
    "T_NS_SEPARATOR": "\\", "T_ELLIPSIS": "...", "T_COALESCE": "??", "T_POW": "**", "T_POW_EQUAL": "**=", "T_PIPE":
    "|>", "T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG": "&", "T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG": "&",
}
_LAST = {"T_BAD_CHARACTER": "invalid character", "T_ERROR": "T_ERROR"}
_PUNCTUATION = (",", "]", "(", ")", ";", "{", "}", "[", "`", '"', "$")

# token name -> (display name, whether it has but one spelling)
DISPLAY: dict[str, tuple[str, bool]] = {"END": ("end of file", False)}
for _names, _fixed in ((_VALUED, False), (_WORDS, True), (_FIXED, True), (_HEREDOC, False), (_FIXED_LATER, True),
                       (_LAST, False)):
    for _name, _shown in _names.items():
        DISPLAY[_name] = _shown, _fixed

# names by number: the precedence table's characters, the declared tokens, the other characters
_LEVELLED = [_name for _level in PRECEDENCE for _name in _level[1:]]
NAMES: list[str] = ["END", *(_name for _name in _LEVELLED if len(_name) == 1), *list(DISPLAY)[1:], *_PUNCTUATION]
NUMBERS: dict[str, int] = {_name: _number for _number, _name in enumerate(NAMES)}
for _name in NAMES:
    if len(_name) == 1:
        DISPLAY[_name] = _name, True


def is_token(name: str, target: int) -> bool:
    """Whether a version has the token of that name."""
    return SINCE.get(name, 0) <= target


def keywords(target: int) -> dict[str, int]:
    """The tokens of a version's keywords in lower case. Those of several words are not among them."""
    words = {shown.lower(): NUMBERS[name] for name, shown in _WORDS.items()
             if is_token(name, target) and shown.replace("_", "").isalpha()}
    words["die"] = words["exit"]
    return words


def operators(target: int) -> dict[str, int]:
    """The tokens of a version's operators and other characters."""
    spelt = {shown: NUMBERS[name] for names in (_FIXED, _FIXED_LATER)
             for name, shown in names.items() if is_token(name, target)}
    spelt |= {name: number for name, number in NUMBERS.items() if len(name) == 1}
    spelt["<>"] = spelt["!="]
    spelt["&"] = NUMBERS["T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"]
    return spelt
