#!/usr/bin/env python3
"""Hold dates against PHP: random texts, zones, formats, intervals. The options are those of comparison.py."""
from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.comparison import Case, Comparison, run  # noqa: E402

ZONES = ("UTC", "Europe/Prague", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo",
         "Pacific/Apia", "Africa/Casablanca", "Asia/Tehran", "Europe/Dublin", "America/St_Johns", "Asia/Kathmandu",
         "Antarctica/Troll", "Pacific/Chatham", "+05:30", "-08:00", "+00:00", "EST", "CEST", "Z", "GMT")
UNITS = ("sec", "secs", "second", "seconds", "min", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month",
         "months", "year", "years", "fortnight", "weekday", "weekdays", "monday", "tue", "sat", "sundays", "ms", "usec")
ORDINALS = ("first", "second", "third", "fourth", "eighth", "twelfth", "next", "last", "previous", "this")
DAYS = ("monday", "tuesday", "wednesday", "thu", "fri", "saturday", "sunday", "Sun")
MONTHS = ("January", "feb", "Mar", "april", "MAY", "jun", "july", "Aug", "sept", "Oct", "november", "dec", "XII", "IV")
LETTERS = "dDjlNSwzWFmMntLoXxyYaABgGhHisuveIOPpTZcrU"
READ_FORMATS = ("Y-m-d H:i:s", "d/m/Y", "!d/m/Y", "D, d M y", "U", "U.u", "Y-m-d|", "H\\h i\\m s\\s", "j-n-y G:i A",
                "Y-m-d\\TH:i:sP", "Y-m-d H:i:s T", "z Y", "Y z", "l jS F Y", "Y-m-d H:i:s.v", "X-m-d", "h:i a", "?m*Y+",
                "Y#m#d", "e")


class Maker:
    """Random cases of each topic."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def number(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def pick(self, choices: tuple[str, ...] | str) -> str:
        return self.random.choice(choices)

    def zone(self) -> str:
        return self.pick(ZONES)

    def timestamp(self) -> int:
        return self.random.choice((self.number(-10**9, 2 * 10**9), self.number(1_500_000_000, 1_800_000_000),
                                   self.number(-10**11, 10**11)))

    def date(self) -> str:
        year, month, day = self.number(1890, 2080), self.number(1, 12), self.number(1, 31)
        return self.random.choice((
            f"{year:04d}-{month:02d}-{day:02d}", f"{month}/{day}/{year}", f"{day} {self.pick(MONTHS)} {year}",
            f"{self.pick(MONTHS)} {day}, {year}", f"{day}.{month}.{year}", f"{year:04d}{month:02d}{day:02d}",
            f"{self.pick(MONTHS)} {day}{self.pick(('st', 'nd', 'rd', 'th', ''))}", f"{day}-{self.pick(MONTHS)}-{year}",
            f"{year}-W{self.number(1, 53):02d}-{self.number(0, 7)}", f"{year}W{self.number(1, 53):02d}",
            f"{year}.{self.number(1, 366):03d}", f"{self.pick(MONTHS)} {year}", f"{year} {self.pick(MONTHS)}",
            f"{year % 100:02d}-{month:02d}-{day:02d}", f"{year}-{month}", f"{self.pick(MONTHS)}", f"{year}",
            f"{self.pick('+-')}{year:05d}-{month:02d}-{day:02d}", f"{year}/{month}/{day}"))

    def time(self) -> str:
        hour, minute, second = self.number(0, 24), self.number(0, 59), self.number(0, 60)
        return self.random.choice((
            f"{hour:02d}:{minute:02d}:{second:02d}", f"{hour}:{minute:02d}",
            f"{hour % 12 + 1}{self.pick(('am', ' pm'))}", f"{hour:02d}.{minute:02d}.{second:02d}",
            f"{hour % 12 + 1}:{minute:02d} {self.pick(('AM', 'p.m.', 'pm'))}",
            f"T{hour:02d}:{minute:02d}:{second:02d}.{self.number(0, 999999999)}", f"t{hour:02d}{minute:02d}",
            f"{hour:02d}{minute:02d}{second:02d}", "noon", f"back of {hour}", "midnight",
            f"front of {hour % 12 + 1}pm"))

    def zone_text(self) -> str:
        return self.random.choice((self.zone(), f"{self.pick('+-')}{self.number(0, 14):02d}:{self.number(0, 59):02d}",
                                   f"{self.pick('+-')}{self.number(0, 1400)}", "PDT", "(CET)", "GMT+2", "foo"))

    def relative(self) -> str:
        amount = self.number(-40, 40)
        return self.random.choice((
            f"{amount:+d} {self.pick(UNITS)}", f"{self.pick(ORDINALS)} {self.pick(UNITS)}", self.pick(DAYS),
            f"{self.pick(ORDINALS)} {self.pick(DAYS)} of", f"{self.pick(('next', 'last', 'this'))} week",
            f"{self.pick(('first', 'last'))} day of", f"{abs(amount)} {self.pick(UNITS)} ago", "tomorrow", "yesterday",
            "today", f"@{self.timestamp()}", f"@{self.timestamp()}.{self.number(0, 999999)}", "now"))

    def text(self) -> str:
        makers = (self.date, self.time, self.zone_text, self.relative)
        parts = [self.random.choice(makers)() for _ in range(self.random.choice((1, 1, 2, 2, 3, 4)))]
        text = self.pick((" ", " ", " ", "", "  ", ", ")).join(parts)
        if self.number(0, 9) == 0 and text:
            at = self.number(0, len(text) - 1)
            text = text[:at] + self.pick("0123456789:-+./ TtZapm@,xW") + text[at + self.number(0, 1):]
        return text

    def mutated(self, text: str) -> str:
        """A text with some characters replaced, dropped, doubled or inserted, any bytes among them."""
        characters = list(text)
        for _ in range(self.number(1, 4)):
            at = self.number(0, len(characters))
            new = self.random.choice((chr(self.number(0, 255)), self.pick("0123456789"), self.pick("+-:.,/@ TWPZtz()"),
                                      self.pick(UNITS), str(10 ** self.number(1, 25)), ""))
            characters[at:at + self.number(0, 2)] = [new] * self.number(1, 2)
        return "".join(characters)

    def duration(self) -> str:
        dates = "".join(f"{self.number(0, 40)}{unit}" for unit in "YMWD" if self.number(0, 2) == 0)
        times = "".join(f"{self.number(0, 90)}{unit}" for unit in "HMS" if self.number(0, 2) == 0)
        return f"P{dates}" + (f"T{times}" if times else "")

    def case(self, topic: str) -> Case:
        """[topic, zone, arguments …]"""
        zone = self.zone()
        if topic == "parse":
            return [topic, zone, self.text(), self.timestamp()]
        if topic == "modify":
            return [topic, zone, self.timestamp(), self.relative(), self.relative()]
        if topic == "format":
            letters = "".join(self.pick(LETTERS) + self.pick(" -\\") for _ in range(8))
            return [topic, zone, self.timestamp(), letters]
        if topic == "read":
            format = self.pick(READ_FORMATS)
            other = self.pick(READ_FORMATS) if self.number(0, 3) == 0 else format
            return [topic, zone, format, other, self.timestamp(), self.number(0, 5)]
        if topic == "diff":
            start = self.timestamp()
            return [topic, zone, self.zone() if self.number(0, 2) == 0 else zone, start,
                    start + self.random.choice((self.number(-10**5, 10**5), self.number(-10**8, 10**8)))]
        if topic == "add":
            return [topic, zone, self.timestamp(), self.duration(), self.relative()]
        if topic == "set":
            return [topic, zone, self.timestamp(), self.number(-300, 3000), self.number(-30, 60),
                    self.number(-99, 99), self.number(-40, 70), self.number(-80, 99)]
        if topic == "change":
            return [topic, zone, self.number(0, 300), self.number(-12000, 12000), self.number(-200000, 200000),
                    self.number(-40, 40)]
        if topic == "mutated":
            interval = self.random.choice((self.duration(), "R3/2020-01-01T00:00:00Z/P1D", "P0001-02-03T04:05:06",
                                           "2020-01-01T00:00:00Z/20210101T000000Z"))
            return [topic, zone, *(self.mutated(text).encode("latin-1").hex() for text in (
                self.text(), self.pick(READ_FORMATS), interval, self.zone_text()))]
        return ["period", zone, self.timestamp(), self.duration(), self.relative(), self.number(1, 5),
                self.number(0, 3)]


TOPICS = ("parse", "modify", "format", "read", "diff", "add", "set", "period", "change", "mutated")


if __name__ == "__main__":
    sys.exit(run(Comparison(__doc__, "compare_date.php", TOPICS, lambda seed: Maker(seed).case)))
