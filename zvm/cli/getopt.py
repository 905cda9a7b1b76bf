"""Reading options as php_getopt() does (main/getopt.c): combined letters, long names, values after = or apart.

A `Reader` is used for several passes over one command line, as PHP does, because what a pass looks at ends at different
words. It says what is wrong in `problem`, in PHP's words.
"""
from __future__ import annotations

NEEDS_VALUE = frozenset("BcdEFfRrStz") | {"rf", "rc", "re", "rz", "ri", "precompile", "php", "coverage", "profile",
                                        "flight", "pass"}
LONG = {
    "interactive": "a", "process-begin": "B", "no-chdir": "C", "php-ini": "c", "define": "d", "process-end": "E",
    "profile-info": "e", "process-file": "F", "file": "f", "help": "h", "info": "i", "syntax-check": "l",
    "modules": "m", "no-php-ini": "n", "no-header": "q", "process-code": "R", "hide-args": "H", "run": "r",
    "syntax-highlight": "s", "syntax-highlighting": "s", "server": "S", "docroot": "t", "strip": "w", "usage": "?",
    "version": "v", "zend-extension": "z", "rf": "rf", "rfunction": "rf", "rc": "rc", "rclass": "rc", "re": "re",
    "rextension": "re", "rz": "rz", "rzendextension": "rz", "ri": "ri", "rextinfo": "ri", "ini": "ini",
    # ZVM's own
    "native-status": "native-status", "slow-oplines": "slow-oplines", "slow-functions": "slow-functions",
    "regions": "regions",
    "as-php": "as-php", "no-echo": "no-echo",
    "precompile": "precompile", "setup": "setup", "php": "php", "coverage": "coverage",
    "profile": "profile", "flight": "flight", "pass": "pass",
}
LETTERS = frozenset(letter for letter in LONG.values() if len(letter) == 1)


class Reader:
    """Goes through `words` (the command's name is the first); `index` is the word that comes next."""

    __slots__ = ("words", "index", "value", "problem", "_char", "_in_word")

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self._char = 0  # of the word that is being read; what it was last shows in messages
        self.rewind()

    def rewind(self) -> None:
        """Begin another pass."""
        self.index = 1
        self.value: str | None = None  # of the option read last
        self.problem = ""
        self._in_word = False
        self._char = 0

    def next(self) -> str | None:
        """The next option: its letter, the shorter of its long names where it has none, "" for one that is wrong; None
        where the options end."""
        if self.index >= len(self.words):
            return None
        word = self.words[self.index]
        if not self._in_word and (len(word) < 2 or word[0] != "-"):
            return None
        if word.startswith("--"):
            return self._long(word)
        if not self._in_word:
            self._in_word, self._char = True, 1
        letter = word[self._char]
        if letter == ":":
            self._in_word = False
            self.index += 1
            return self._wrong(self.index - 1, ": in flags")
        if letter not in LETTERS:
            at = self.index
            wrong = self._wrong(at, f"option not found {letter}")
            self._step(word)
            return wrong
        if letter in NEEDS_VALUE:
            self._in_word = False
            return self._valued(letter, word[self._char + 1:])
        self._step(word)
        return letter

    def _long(self, word: str) -> str | None:
        self._in_word = False
        if word == "--":
            self.index += 1
            return None
        name, equals, value = word[2:].partition("=")
        option = LONG.get(name)
        if option is None or equals and not value:
            self.index += 1
            return self._wrong(self.index - 1, f"no argument for option {word[self._char]}")
        self._char = 0
        if option in NEEDS_VALUE:
            return self._valued(option, value)
        self.index += 1
        return option

    def _valued(self, option: str, rest: str) -> str:
        """`rest` is what follows the option in its word."""
        self.index += 1
        if rest:
            self.value = rest[1:] if rest[0] == "=" else rest
        elif self.index == len(self.words):
            return self._wrong(self.index - 1, f"no argument for option {self.words[self.index - 1][self._char]}")
        else:
            self.value = self.words[self.index]
            self.index += 1
        return option

    def _step(self, word: str) -> None:
        """Go on to the next letter of the word, or after it."""
        if self._char + 1 < len(word):
            self._char += 1
        else:
            self._in_word = False
            self.index += 1

    def _wrong(self, word: int, problem: str) -> str:
        self.problem = f"Error in argument {word}, char {self._char + 1}: {problem}\n"
        return ""
