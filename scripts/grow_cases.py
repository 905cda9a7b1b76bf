"""What scripts/grow times: every function that takes a string or an array, and statements, on subjects of growing size.

A case is PHP code that uses `$s` (a string of as many bytes), `$a` (an array of as many elements) or both. Of a
function the first parameter that takes such a value gets it, the others what their types and names ask for.
"""
from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zvm.ext.registry import table_of
from zvm.fuzzing.library import LEFT_OUT, function_named

MODULES = (
    "bcmath.",
    "core.class_functions",
    "core.string_functions",
    "ctype.",
    "date.",
    "filter.",
    "hash.",
    "iconv.",
    "json.",
    "mbstring.",
    "pcre.",
    "random.mt_rand",
    "spl.functions",
    "standard.",
    "tokenizer.",
    "xml.",
    "zlib.",
)
# variables of grow.php that hold something large, besides $s
LARGE = frozenset(
    ("a", "a2", "s2", "d", "u", "xml", "ints", "words", "names", "numerals", "objects", "mixed", "rows")
)
STRINGS = frozenset(("s2", "d", "u", "xml"))  # those of LARGE that hold strings
QUADRATIC = {"levenshtein": 2_000, "similar_text": 1_000}  # functions whose time grows with the square of the size
ARRAYS = ("ints", "words", "names")  # kinds of arrays: a list of ints, one of strings, names with ints
TEXTS = ("text", "digits")
TIMED = frozenset(("strcmp", "strncmp", "substr_compare", "str_shuffle", "shuffle", "array_rand", "strcoll"))
OUTSIDE = (  # modules that work on what is outside of the process
    "standard.streams",
    "standard.files",
    "standard.processes",
    "standard.network",
    "standard.info",
    "standard.output",
    "standard.mail",
    "standard.syslog",
    "standard.assertion",
)
BY_NAME = {  # of parameters
    "algo": "'crc32b'",
    "allowed_classes": "[]",
    "base": "10",
    "callback": "$callback",
    "characters": "' '",
    "charlist": "'a..f'",
    "chunk_size": "100",
    "compare": "$compare",
    "decimal": "'.'",
    "delimiter": "','",
    "depth": "512",
    "encoding": "'UTF-8'",
    "ending": "' '",
    "escape": "'\\\\'",
    "flags": "0",
    "format": "'H*'",
    "from_encoding": "'ISO-8859-1'",
    "key": "5",
    "key_compare_func": "$compare",
    "length": "5",
    "limit": "PHP_INT_MAX",
    "needle": "'~'",
    "offset": "0",
    "pattern": "'/quick(x)?/'",
    "replacement": "'new'",
    "search": "'fox'",
    "separator": "' '",
    "replace": "'cat'",
    "times": "3",
    "to_encoding": "'UTF-16'",
    "token": "'~'",
    "value": "7",
    "width": "80",
}
BY_TYPE = {
    "string": "'a'",
    "int": "1",
    "float": "1.5",
    "bool": "true",
    "array": "[1, 2]",
    "callable": "$callback",
    "mixed": "7",
}


@dataclass
class Case:
    """What is timed: PHP statements, and what they work on, for how large that may be."""

    label: str
    code: str
    subject: str  # of ARRAYS: elements; of TEXTS: bytes
    most: int = 1 << 40

    @property
    def uses(self) -> list[str]:
        """The variables of the statements that hold something large."""
        return sorted(variables(self.code) & LARGE)


def variables(code: str) -> set[str]:
    """The names of the variables in PHP code."""
    return set(re.findall(r"\$(\w+)", code))


def all_cases() -> list[Case]:
    """Every case: of functions, hashes, encodings and statements."""
    sections = _sections()
    calls = _pairs(sections["calls"])
    passed_over = frozenset(" ".join(sections["passed over"]).split())
    cases = [case for name in _functions() if name not in passed_over for case in _of_function(name, calls)]
    cases += [
        Case(f"hash {name}", f"$t = hash('{name}', $s);", "text") for name in " ".join(sections["hashes"]).split()
    ]
    for name in " ".join(sections["encodings"]).split():
        cases.append(Case(f"to {name}", f"$t = mb_convert_encoding($s, '{name}', 'UTF-8');", "text"))
        cases.append(Case(f"from {name}", f"$t = mb_convert_encoding($s, 'UTF-8', '{name}');", "text"))
    for label, code in _pairs(sections["statements"]).items():
        used = variables(code)
        kinds = ARRAYS[:2] if used & {"a", "a2"} else TEXTS[:1] if used.isdisjoint(LARGE - STRINGS) else ARRAYS[:1]
        cases += [Case(f"{label} ({kind})", code, kind) for kind in kinds]
    return cases


def _sections() -> dict[str, list[str]]:
    """The lines of each section of grow_cases.txt."""
    sections: dict[str, list[str]] = {}
    for line in Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            section.append(line)
    return sections


def _pairs(lines: list[str]) -> dict[str, str]:
    """The names and codes of lines `name: code`."""
    return dict(line.split(": ", 1) for line in lines)


def _functions() -> list[str]:
    return sorted(
        name
        for name, module in table_of("FUNCTIONS").items()
        if (name not in LEFT_OUT or name in TIMED) and module.startswith(MODULES) and not module.startswith(OUTSIDE)
    )


def _of_function(name: str, calls: dict[str, str]) -> list[Case]:
    """The cases of a function: none where no parameter takes a string or an array."""
    if name in calls:
        arguments, before = calls[name], ""
    else:
        function = function_named(name)
        infos, needed = function.arg_info, function.required_num_args
        large = next((number for number, info in enumerate(infos) if _large(info)), None)
        if large is None:
            return []
        texts = [_large(info) if number == large else _small(info) for number, info in enumerate(infos)]
        before = ""
        for number, info in enumerate(infos):
            if info.by_ref:
                before += f"$r{number} = {texts[number]}; "
                texts[number] = f"$r{number}"
        arguments = ", ".join(texts[: max(needed, large + 1)])
    used = variables(arguments + before)
    if not used.isdisjoint(LARGE - STRINGS):
        kinds: tuple[str, ...] = ARRAYS
    else:
        kinds = ("digits",) if "d" in used else TEXTS
    most = QUADRATIC.get(name, 1 << 40)
    return [Case(f"{name} ({kind})", f"{before}$t = {name}({arguments});", kind, most) for kind in kinds]


def _large(info: Any) -> str:
    """The subject that a parameter takes; nothing where it takes none."""
    kinds = str(info.type).lstrip("?").split("|")
    if info.name in BY_NAME or info.name in ("encoding", "algo", "class", "filename"):
        return ""
    return "$a" if "array" in kinds else "$s" if "string" in kinds else ""


def _small(info: Any) -> str:
    """An argument for a parameter that is not the subject."""
    if info.name in BY_NAME:
        return BY_NAME[info.name]
    kinds = str(info.type).lstrip("?").split("|")
    return next((BY_TYPE[kind] for kind in kinds if kind in BY_TYPE), "null")
