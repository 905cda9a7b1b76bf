"""The binding of PCRE2 and the patterns' cache."""
from __future__ import annotations

import pytest

from zvm.engine import Engine
from zvm.ext.pcre import library, patterns


@pytest.fixture
def context() -> library.MatchContext:
    return library.MatchContext(1_000_000, 100_000, True)


def test_groups_names_and_offsets(context: library.MatchContext) -> None:
    pattern = library.Pattern(rb"(?<year>\d+)-(\d+)?", 0, context)
    assert (pattern.groups, pattern.names) == (3, [None, "year", None])
    assert pattern.match(b"in 2024-", 0, 0) == 2
    assert pattern.unpack(pattern.vector) == (3, 8, 3, 7, -1, -1)
    assert pattern.match(b"none", 0, 0) == library.NOMATCH


def test_errors_have_message_and_offset(context: library.MatchContext) -> None:
    with pytest.raises(library.PatternError) as caught:
        library.Pattern(b"a(", 0, context)
    assert (caught.value.message, caught.value.offset) == ("missing closing parenthesis", 2)


def test_matches_go_on_behind_empty_ones(context: library.MatchContext) -> None:
    pattern = library.Pattern(b"x*", library.UTF, context)
    found = [offsets for _, offsets in pattern.matches("éxx".encode(), 0, 0)]
    assert found == [(0, 0), (2, 4), (4, 4)]


def test_a_limit_ends_a_catastrophic_pattern() -> None:
    tight = library.MatchContext(10, 100_000, False)
    pattern = library.Pattern(b"^(a+)+$", 0, tight)
    with pytest.raises(library.MatchError) as caught:
        list(pattern.matches(b"a" * 30 + b"b", 0, 0))
    assert caught.value.code == library.ERROR_MATCHLIMIT


def test_engines_keep_patterns_of_their_own() -> None:
    first = Engine().state_of(patterns.PcreState)
    second = Engine([("pcre.backtrack_limit", "5")]).state_of(patterns.PcreState)
    assert first is not second and first.context is not second.context


def test_the_cache_drops_its_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patterns, "_CACHE_SIZE", 16)
    engine = Engine()
    state = engine.state_of(patterns.PcreState)
    kept = patterns.compiled(engine, state, "/0/")
    for number in range(1, 40):
        patterns.compiled(engine, state, f"/{number}/")
    assert kept is not None and "/0/" not in state.cache and "/39/" in state.cache and len(state.cache) <= 16
    assert kept.match(b"10", 0, 0) == 1


def test_large_subjects_are_encoded_once() -> None:
    state = Engine().state_of(patterns.PcreState)
    subject = "é" * patterns.LARGE
    assert state.encode(subject) is state.encode(subject)
    assert state.encode("short") == b"short"
