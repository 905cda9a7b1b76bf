"""The LALR(1) automaton of the grammar.

PLY checks the grammar and builds the automaton, which is then shrunk as bison does: the parser must behave as the one
bison makes of Zend's grammar, for PHP's messages and line numbers come from there. Hence

- every conflict must be settled by precedence as bison settles it (both sides have one, and they do not tie at a level
  that has no associativity); anything else raises GrammarConflict;
- a state's most common reduction is its default, done on any token that has no action of its own: the error is found
  later then, in the state from which bison lists the expected tokens;
- a state that has nothing but a default reduces without looking at the next token, so the line number is still that
  of the token before.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ply import yacc  # type: ignore[import-untyped]

from zvm.frontend.grammar import productions_of
from zvm.frontend.tokens import NAMES, NUMBERS, PRECEDENCE, is_token
from zvm.targets import DEFAULT, Target

if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Productions

ACCEPT = 0x7FFF
ERROR = 0


class GrammarConflict(Exception):
    """The grammar is ambiguous; the message names state, token and productions."""


class _NoLog:
    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *arguments: None


def _ply_name(symbol: str) -> str:
    """PLY has its own syntax for one-character tokens, which cannot stand after %prec; give them names."""
    return symbol if len(symbol) > 1 else f"CHAR_{ord(symbol)}"


_NUMBER_OF = {_ply_name(name): number for name, number in NUMBERS.items()} | {"$end": NUMBERS["END"]}


def ply_grammar(productions: Productions, target: Target = DEFAULT) -> yacc.Grammar:
    """PLY's Grammar with a version's tokens, checked: no symbol undefined, unused or unreachable."""
    grammar = yacc.Grammar([_ply_name(name) for name in NAMES if name != "END" and is_token(name, target)])
    for level, (associativity, *names) in enumerate(PRECEDENCE, 1):
        for name in (name for name in names if is_token(name, target)):
            grammar.set_precedence(_ply_name(name), "nonassoc" if associativity == "none" else associativity, level)
    for text, _ in productions:
        left, right = text.split(" : ", 1)
        grammar.add_production(left, [_ply_name(symbol) for symbol in right.split()], None, "grammar", 0)
    grammar.set_start("start")
    problems = grammar.undefined_symbols() + grammar.unused_rules() + grammar.find_unreachable()
    problems += grammar.infinite_cycles() + grammar.unused_precedence()
    if problems:
        raise GrammarConflict(f"undefined, unused or unreachable: {problems}")
    grammar.build_lritems()
    grammar.compute_first()
    grammar.compute_follow()
    return grammar


class Automaton:
    """The LALR(1) automaton: `actions[state]` token → action, `gotos[state]` left-hand side → state, `defaults[state]`.

    An action is a state to shift to, minus a production to reduce by, ACCEPT, or ERROR (a token excluded by %nonassoc).
    `defaults[state]` is minus the default production, or ERROR; its tokens are no longer in `actions[state]`.
    """

    def __init__(self, productions: Productions | None = None, target: Target = DEFAULT) -> None:
        self.grammar = ply_grammar(productions or productions_of(target), target)
        self.table = yacc.LRGeneratedTable(self.grammar, "LALR", _NoLog())
        if self.table.sr_conflicts or self.table.rr_conflicts:
            raise GrammarConflict(f"shift/reduce {self.table.sr_conflicts}, reduce/reduce {self.table.rr_conflicts}")
        self._check_precedences()
        count = len(self.table.lr_action)
        self.actions = [self._actions_of(state) for state in range(count)]
        self.gotos = [dict(self.table.lr_goto.get(state, {})) for state in range(count)]
        self.ties: list[tuple[int, list[int]]] = []  # states in which the order of the productions decides the default
        self.defaults = [self._take_default(state) for state in range(count)]

    def _check_precedences(self) -> None:
        """PLY settles more conflicts than bison would; find those."""
        table, grammar = self.table, self.grammar
        table.lr0_cidhash = {}
        tie_breaking = {level for level, (kind, *_) in enumerate(PRECEDENCE, 1) if kind != "none"}
        for state, items in enumerate(table.lr0_items()):
            shifts = {item.prod[item.lr_index + 1] for item in items if item.len > item.lr_index + 1}
            for item in items:
                if item.len != item.lr_index + 1 or item.name == "S'":
                    continue
                for token in set(item.lookaheads.get(state, ())) & shifts:
                    _, rule_level = grammar.Productions[item.number].prec
                    _, token_level = grammar.Precedence.get(token, ("right", 0))
                    if not rule_level or not token_level or (rule_level == token_level
                                                             and rule_level not in tie_breaking):
                        raise GrammarConflict(f"state {state}: {item} or shift {token}")

    def _actions_of(self, state: int) -> dict[int, int]:
        actions = {}
        for token, action in self.table.lr_action[state].items():
            if action is None:
                action = ERROR
            elif action == 0:
                action = ACCEPT
            actions[_NUMBER_OF[token]] = action
        return dict(sorted(actions.items()))

    def _take_default(self, state: int) -> int:
        counts: dict[int, int] = {}
        for action in self.actions[state].values():
            if action < 0:
                counts[action] = counts.get(action, 0) + 1
        if not counts:
            return ERROR
        most = max(counts.values())
        best = [action for action, count in counts.items() if count == most]
        if len(best) > 1:
            self.ties.append((state, best))
        default = max(best)  # the first production, of those that tie
        self.actions[state] = {token: action for token, action in self.actions[state].items() if action != default}
        return default

    def skip_unit_reductions(self, passes_through: Callable[[int], bool]) -> None:
        """Where a state can only reduce a production `a : b` that has no action, go where that leads to at once.

        There is no difference to be seen: no token is read in such a state and no action runs.
        """
        productions = self.grammar.Productions
        units = {state: productions[-default].name for state, default in enumerate(self.defaults)
                 if default and not self.actions[state] and productions[-default].len == 1
                 and passes_through(-default)}
        for state, gotos in enumerate(self.gotos):
            lr_goto = self.table.lr_goto.get(state)
            for symbol, target in gotos.items():
                gotos[symbol] = _after_units(target, units, lr_goto)
            self.actions[state] = {
                token: _after_units(action, units, lr_goto) if ERROR < action < ACCEPT else action
                for token, action in self.actions[state].items()}


def _after_units(target: int, units: dict[int, str], lr_goto: dict[str, int]) -> int:
    while target in units:
        target = lr_goto[units[target]]
    return target
