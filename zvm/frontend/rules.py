"""The lexer's rules: by state, names and regular expressions, in the style of PLY's lex.

Reads nothing; read by the generator, which compiles them ahead into generated/lex_tables.py (importing `re` and
compiling at start-up would take longer than all else the frontend does). A rule of a state is a group of one pattern;
of the rules the first that matches is taken, so the longer ones come first.

Nothing is ever given back: single characters repeat possessively, groups in an atomic group, since Python 3.11.2
(Debian 12's) has the possessive repetition of groups wrong.
"""
from __future__ import annotations

LABEL = r"[a-zA-Z_\x80-\xff][a-zA-Z0-9_\x80-\xff]*+"
LABEL_START = r"[a-zA-Z_\x80-\xff]"
LNUM = r"[0-9]++(?>(?:_[0-9]++)*)"
PREFIXED = (r"0[xX][0-9a-fA-F]++(?>(?:_[0-9a-fA-F]++)*)|0[bB][01]++(?>(?:_[01]++)*)|0[oO][0-7]++(?>(?:_[0-7]++)*)")
NUMBER = rf"{PREFIXED}|(?:{LNUM}(?>(?:\.(?>(?:{LNUM})?))?)|\.{LNUM})(?:[eE][+-]?+{LNUM})?"
NEWLINE = r"\r\n|\n|\r"
BLANK = r"[ \n\r\t]"
_REST_OF_LINE = r"[^\r\n?]*+(?>(?:\?(?!>)[^\r\n?]*+)*)"
LINE_COMMENT = rf"(?:\#(?!\[)|//){_REST_OF_LINE}"
BLANKS_AND_COMMENTS = rf"(?>(?:{BLANK}++|/\*.*?\*/|{LINE_COMMENT})*)"
AFTER_ARROW = rf"(?>(?:{BLANK}++|/\*.*?\*/|(?:\#|//){_REST_OF_LINE})*)"  # no attribute begins there
CAST_TYPES = "int(?:eger)?|bool(?:ean)?|float|double|real|string|binary|array|object|unset"
OPERATOR = (r"\*\*=|\.\.\.|<=>|===|!==|\?\?=|<<=|>>=|\?->|->|=>|==|!=|<>|<=|>=|\+=|-=|\*=|/=|\.=|%=|&=|\|=|\^=|::|\+\+"
            r"|--|&&|\|\||\?\?|<<|>>|\*\*|[-+*/%=<>!.,;:?^|&~@$\\]")

# a variable in a string, with the bracket or arrow after it that belongs to it
_IN_STRING = (
    ("VARIABLE", rf"\$({LABEL})(\[|(?:->|\?->)(?={LABEL_START}))?"),
    ("DOLLAR_OPEN_CURLY", r"\$\{"),
    ("CURLY_OPEN", r"\{(?=\$)"),
)



def _scripting(operator: str, cast_types: str) -> tuple[tuple[str, str], ...]:
    """The rules of PHP code."""
    return (
        ("NEWLINE", rf"[\n\r]{BLANK}*+"),
        ("VARIABLE", rf"\${LABEL}"),
        ("SINGLE_QUOTED", r"[bB]?'[^'\\]*+(?>(?:\\.[^'\\]*+)*)'"),
        ("DOUBLE_QUOTED",
         rf'[bB]?"[^"\\${{]*+(?>(?:(?:\\.|\$(?!{LABEL_START}|\{{)|\{{(?!\$))[^"\\${{]*+)*)"'),
        ("HEREDOC", rf"[bB]?<<<[ \t]*+(?:{LABEL}|'{LABEL}'|\"{LABEL}\")(?:{NEWLINE})"),
        ("OPEN_QUOTE", r"[bB]?[\"']|`"),
        ("NAME", rf"\\?{LABEL}(?>(?:\\{LABEL})*)"),
        ("PROPERTY", rf"\??->{BLANK}*+(?:{LABEL}|(?=\#|//|/\*){AFTER_ARROW}(?>(?:{LABEL})?))"),
        ("NUMBER", NUMBER),
        ("COMMENT", LINE_COMMENT),
        ("BLOCK_COMMENT", r"/\*"),
        ("CAST", rf"\([ \t]*+(?i:{cast_types})[ \t]*+\)"),
        ("OPEN", r"[(\[{]|\#\["),
        ("CLOSE", r"[)\]}]"),
        ("CLOSE_TAG", rf"\?>(?>(?:{NEWLINE})?)"),
        ("AMPERSAND", rf"&(?={BLANK}*+(?:\$|\.\.\.))"),
        ("OPERATOR", operator),
        ("BAD_CHARACTER", r"[^ \t]"),
    )


# state -> (what precedes every rule, the rules)
STATES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "SCRIPTING": (r"[ \t]*+", _scripting(OPERATOR, CAST_TYPES)),
    "VAR_OFFSET": ("", (
        ("NUM_STRING", rf"{PREFIXED}|{LNUM}"),
        ("VARIABLE", rf"\${LABEL}"),
        ("STRING", LABEL),
        ("CLOSE", r"\]"),
        ("MISPLACED", r"[ \n\r\t\\'#]"),
        ("OPERATOR", r"[-;:,.|^&+/*=%!~$<>?@\[(){}\"`]"),
        ("BAD_CHARACTER", "."),
    )),
    "DOUBLE_QUOTES": ("", (*_IN_STRING, ("QUOTE", '"'), ("ESCAPE", r"\\."))),
    "BACKQUOTE": ("", (*_IN_STRING, ("QUOTE", "`"), ("ESCAPE", r"\\."))),
    "HEREDOC": ("", (*_IN_STRING, ("LINE_END", rf"({NEWLINE})([ \t]*+)({LABEL})?"), ("ESCAPE", r"\\[^\r\n]"))),
    "NOWDOC": ("", (("LINE_END", rf"({NEWLINE})([ \t]*+)({LABEL})?"),)),
}

# the states that versions after the default target lex otherwise; the groups are the same
STATES_8_5 = {"SCRIPTING": (r"[ \t]*+", _scripting(rf"\|>|{OPERATOR}", CAST_TYPES + "|void"))}

# patterns that are looked for on their own
LOOK_UPS: dict[str, str] = {
    "OPEN_TAG": rf"<\?(?:=|(?i:php)(?:[ \t]|{NEWLINE}|\Z))",
    "SHORT_OPEN_TAG": rf"<\?(?:=|(?i:php)(?:[ \t]|{NEWLINE}|\Z)|)",
    "SHEBANG": r"#![^\n]*(?:\n|\Z)",
    "HALT": rf"{BLANKS_AND_COMMENTS}\({BLANKS_AND_COMMENTS}\){BLANKS_AND_COMMENTS}(?:;|\?>(?:{NEWLINE})?)",
    "YIELD_FROM": rf"{BLANK}+(?i:from)(?![a-zA-Z0-9_\x80-\xff])",
    "ENUM": rf"{BLANK}+(?i:(?!extends|implements){LABEL_START})",
    "AFTER_ARROW": AFTER_ARROW,
    "DOC_COMMENT": rf"/\*\*{BLANK}",
    "HEREDOC_START": rf"[bB]?<<<[ \t]*+(['\"]?)({LABEL})",
    "HEREDOC_LABEL": rf"([ \t]*+)({LABEL})?",
    "PROPERTY_NAME": LABEL,
    "VARNAME": rf"({LABEL})(?=[\[}}])",
    "LINE_END": NEWLINE,
    "ESCAPE": r"\\(?:([nrtfve\\$])|([0-7]{1,3})|[xX]([0-9a-fA-F]{1,2})|u(\{[0-9a-fA-F]*\}?)|([\"`]))",
    "SINGLE_QUOTED_ESCAPE": r"\\[\\']",
}
