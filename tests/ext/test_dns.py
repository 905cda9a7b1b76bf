"""dns_get_record() and the like on answers made here, in place of the C library's resolver."""
from __future__ import annotations

import struct

import pytest

from zvm.engine import Engine
from zvm.ext.standard.network import dns

NAME = b"\x04host\x04test\x00"
POINTER = b"\xc0\x0c"  # to the name in the question


def message(*records: tuple[int, bytes], authority: int = 0, additional: int = 0) -> bytes:
    """An answer to a question for host.test; the last records are of the other sections."""
    answers = len(records) - authority - additional
    head = struct.pack(">HHHHHH", 1, 0x8180, 1, answers, authority, additional) + NAME + struct.pack(">HH", 255, 1)
    return head + b"".join(POINTER + struct.pack(">HHIH", number, 1, 60, len(data)) + data for number, data in records)


def run(monkeypatch: pytest.MonkeyPatch, answers: dict[int, bytes | int], code: str) -> str:
    """What a script prints when the resolver answers so, by type of record."""
    monkeypatch.setattr(dns, "search", lambda name, number: answers.get(number, 4))
    chunks: list[bytes] = []
    Engine(write=chunks.append).run_source(f"<?php {code}", "script.php")
    return b"".join(chunks).decode("latin-1")


@pytest.mark.parametrize(("number", "data", "shown"), [
    (1, b"\1\2\3\4", '"type":"A","ip":"1.2.3.4"'),
    (2, b"\2ns" + POINTER, '"type":"NS","target":"ns.host.test"'),
    (12, b"\5a.b c\0", '"type":"PTR","target":"a\\\\.b\\\\032c"'),
    (6, b"\2ns\xc0\x11\5admin\xc0\x11" + struct.pack(">5I", 4294967295, 2, 3, 4, 5),
     '"type":"SOA","mname":"ns.test","rname":"admin.test","serial":4294967295,"refresh":2,"retry":3,"expire":4,'
     '"minimum-ttl":5'),
    (13, b"\3cpu\2os", '"type":"HINFO","cpu":"cpu","os":"os"'),
    (15, b"\0\x0a" + POINTER, '"type":"MX","pri":10,"target":"host.test"'),
    (16, b"\5hello\0\6 world", '"type":"TXT","txt":"hello world","entries":["hello"," world"]'),
    (16, b"\x09short", '"type":"TXT","txt":"short","entries":["short"]'),
    (28, bytes.fromhex("20010db8000000000000000000000001"), '"type":"AAAA","ipv6":"2001:db8::1"'),
    (28, bytes.fromhex("00010000000200000000000000030000"), '"type":"AAAA","ipv6":"1::2:0:0:0:3:0"'),
    (28, bytes(16), '"type":"AAAA","ipv6":"::"'),
    (33, b"\0\1\0\2\0\3\0", '"type":"SRV","pri":1,"weight":2,"port":3,"target":""'),
    (35, b"\0\1\0\2\1u\3E2U\1!\0",
     '"type":"NAPTR","order":1,"pref":2,"flags":"u","services":"E2U","regex":"!","replacement":""'),
    (257, b"\x80\5issueca.org", '"type":"CAA","flags":128,"tag":"issue","value":"ca.org"'),
])
def test_records(monkeypatch: pytest.MonkeyPatch, number: int, data: bytes, shown: str) -> None:
    found = run(monkeypatch, {255: message((number, data))}, 'echo json_encode(dns_get_record("host.test"));')
    assert found == '[{"host":"host.test","class":"IN","ttl":60,' + shown + "}]"


def test_types_are_asked_for_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {1: message((1, b"\1\2\3\4"), (5, POINTER)), 15: message((15, b"\0\1" + POINTER))}
    code = 'foreach (dns_get_record("host.test", DNS_MX | DNS_A | DNS_TXT) as $record) echo $record["type"], " ";'
    assert run(monkeypatch, answers, code) == "A MX "


def test_other_sections_and_raw_records(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {99: message((99, b"\0raw"), (2, POINTER), (1, b"\1\2\3\4"), authority=1, additional=1)}
    code = """$found = dns_get_record("host.test", 99, $servers, $more, true);
        echo json_encode([$found[0]["type"], $found[0]["data"], $servers[0]["type"], bin2hex($servers[0]["data"]),
            bin2hex($more[0]["data"])]);"""
    assert run(monkeypatch, answers, code) == '[99,"\\u0000raw",2,"c00c","01020304"]'


def test_mail_exchangers(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {15: message((15, b"\0\x0a\2mx" + POINTER), (1, b"\1\2\3\4"), (15, b"\0\x14" + POINTER))}
    code = """var_dump(getmxrr("host.test", $hosts, $weights)); echo json_encode([$hosts, $weights]);
        var_dump(checkdnsrr("host.test"), checkdnsrr("host.test", "ns"));"""
    assert run(monkeypatch, answers, code) == (
        'bool(true)\n[["mx.host.test","host.test"],[10,20]]bool(true)\nbool(false)\n')


def test_what_is_malformed_ends_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = message((2, b"\xc0\x2b"))  # a name that points to itself
    cut = message((1, b"\1\2\3\4"), (1, b"\1\2\3\4"))[:-2]
    code = 'echo count(dns_get_record("host.test", DNS_NS)), count(dns_get_record("host.test", DNS_A));'
    assert run(monkeypatch, {2: loop, 1: cut}, code) == "01"


def test_failures_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(monkeypatch, {1: 2, 2: 3}, 'var_dump(dns_get_record("h", DNS_A), dns_get_record("h", DNS_NS));')
    assert "dns_get_record(): A temporary server error occurred." in found
    assert "dns_get_record(): An unexpected server failure occurred." in found
    assert found.endswith("bool(false)\nbool(false)\n")
