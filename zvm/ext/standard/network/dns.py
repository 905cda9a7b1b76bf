"""DNS records: checkdnsrr(), dns_get_record(), getmxrr() (ext/standard/dns.c).

The C library's resolver is asked, as PHP asks it: it knows resolv.conf and its search list, and gives the answer as it
came, whose bytes raw records are. Its answers are read here (php_parserr).
"""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Path, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.zval import Reference

# types as DNS numbers them, with the bit of PHP's DNS_* constants, in the order in which PHP asks for them
_TYPES = {
    "A": (1, 0x1), "NS": (2, 0x2), "CNAME": (5, 0x10), "SOA": (6, 0x20), "PTR": (12, 0x800), "HINFO": (13, 0x1000),
    "MX": (15, 0x4000), "TXT": (16, 0x8000), "AAAA": (28, 0x8000000), "SRV": (33, 0x2000000),
    "NAPTR": (35, 0x4000000), "A6": (38, 0x1000000), "CAA": (257, 0x2000)}
_ANY, _MX = 255, 15
_CHECKED = {**{name: number for name, (number, _) in _TYPES.items() if name != "HINFO"}, "ANY": _ANY}
_PHP_ANY = 0x10000000
_PHP_ALL = sum(bit for _, bit in _TYPES.values())
DNS_ANY = _PHP_ANY

_INTERNET = 1
_HEADER = 12
_LARGEST = 65536
_HOST_NOT_FOUND, _TRY_AGAIN, _NO_RECOVERY, _NO_DATA = 1, 2, 3, 4  # h_errno


class _Malformed(Exception):
    """The answer ends too early or points to where it should not."""


def search(name: str, number: int) -> bytes | int:
    """The resolver's answer to a query, or h_errno (res_search)."""
    import ctypes

    library = ctypes.CDLL(None)
    for each in ("res_search", "__res_search", "res_9_search"):  # glibc has changed its name, macOS has its own
        ask = getattr(library, each, None) or getattr(_resolver_library(), each, None)
        if ask is not None:
            break
    else:
        return _NO_RECOVERY
    answer = ctypes.create_string_buffer(_LARGEST)
    length = ask(ctypes.c_char_p(name.encode("latin-1")), _INTERNET, number, answer, _LARGEST)
    if length >= 0:
        return answer.raw[:min(length, _LARGEST)]
    location = getattr(library, "__h_errno_location", None)
    if location is None:
        return ctypes.c_int.in_dll(library, "h_errno").value
    location.restype = ctypes.POINTER(ctypes.c_int)
    return location().contents.value  # type: ignore[no-any-return]


def _resolver_library() -> Any:
    from zvm.ext.c_library import open_first

    return open_first(("libresolv.so.2", "libresolv.dylib"))


# ---- reading answers ---------------------------------------------------------------------------------------------

class _Answer:
    """A DNS message being read from `place` on."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        if len(data) < _HEADER:
            raise _Malformed
        self.counts = [int.from_bytes(data[at:at + 2], "big") for at in (4, 6, 8, 10)]
        self.place = _HEADER
        for _ in range(self.counts[0]):
            self.name()
            self.place += 4

    def take(self, size: int) -> bytes:
        if self.place + size > len(self.data):
            raise _Malformed
        self.place += size
        return self.data[self.place - size:self.place]

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def text(self, size: int = -1) -> str:
        """So many bytes; by default as many as the first says."""
        return self.take(self.number(1) if size < 0 else size).decode("latin-1")

    def name(self) -> str:
        """A name that may go on elsewhere in the message (dn_expand)."""
        labels = []
        after = None
        for _ in range(len(self.data)):
            size = self.number(1)
            if size >= 0xC0:
                target = (size & 0x3F) << 8 | self.number(1)
                after = self.place if after is None else after
                self.place = target
            elif size:
                labels.append("".join(map(_shown, self.take(size))))
            else:
                self.place = self.place if after is None else after
                return ".".join(labels)
        raise _Malformed

    def record(self, wanted: int, raw: bool) -> PhpArray | None:
        """The next record as PHP shows it; None when it is of another type than wanted or unknown."""
        host = self.name()
        number = self.number(2)
        self.number(2)  # the class
        ttl, size = self.number(4), self.number(2)
        end = self.place + size
        if not size or end > len(self.data):
            raise _Malformed
        fields: dict[Any, Any] = {"host": host, "class": "IN", "ttl": ttl}
        reader = _READERS.get(number)
        if wanted not in (number, _ANY):
            self.place = end
            return None
        if raw:
            fields.update(type=number, data=self.text(size))
        elif reader is None:
            self.place = end
            return None
        else:
            reader(self, fields, size)
        return PhpArray.from_dict(fields)


def _shown(byte: int) -> str:
    """A byte of a label."""
    char = chr(byte)
    if not 0x20 < byte < 0x7F:
        return f"\\{byte:03d}"
    return "\\" + char if char in '".;\\()@$' else char


def _read_address(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    end = answer.place + size
    fields.update(type="A", ip=".".join(map(str, answer.take(4))))
    answer.place = end


def _target_reader(kind: str) -> Any:
    def read(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
        fields["type"] = kind
        if kind == "MX":
            fields["pri"] = answer.number(2)
        fields["target"] = answer.name()
    return read


def _read_host_info(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="HINFO", cpu=answer.text(), os=answer.text())


def _read_authorization(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="CAA", flags=answer.number(1))
    tag = fields["tag"] = answer.text()
    if size < len(tag) + 2:
        raise _Malformed
    fields["value"] = answer.text(size - len(tag) - 2)


def _read_text(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    data = answer.text(size)
    entries = []
    place = 0
    while place < size:
        length = ord(data[place])
        if length:
            entries.append(data[place + 1:place + 1 + length])
        place += length + 1
    entries = [entry for entry in entries if entry]
    fields.update(type="TXT", txt="".join(entries), entries=PhpArray.from_list(entries))


def _read_authority(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="SOA", mname=answer.name(), rname=answer.name())
    for name in ("serial", "refresh", "retry", "expire", "minimum-ttl"):
        fields[name] = answer.number(4)


def _address_text(groups: list[int], text: str = "") -> str:
    """An IPv6 address as PHP writes it: the first zeros are left out, be it only one."""
    left_out = inside = text != ""
    for group in groups:
        if group:
            text += (":" if text else "") + f"{group:x}"
            inside = False
        elif not left_out:
            left_out = inside = True
            text += ":"
        elif not inside:
            text += ":0"
    return text + ":" if inside else text


def _read_long_address(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="AAAA", ipv6=_address_text([answer.number(2) for _ in range(8)]))


def _read_chained_address(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    end = answer.place + size
    length = answer.number(1)
    fields.update(type="A6", masklen=length)
    groups = []
    if length % 16 > 8:  # part of a group
        groups.append(answer.number(1))
    groups += [answer.number(2) for _ in range((length + 8) // 16, 8)]
    fields["ipv6"] = _address_text(groups, ":" if length > 15 else "")
    if answer.place < end:
        fields["chain"] = answer.name()


def _read_service(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="SRV", pri=answer.number(2), weight=answer.number(2), port=answer.number(2),
                  target=answer.name())


def _read_authority_pointer(answer: _Answer, fields: dict[Any, Any], size: int) -> None:
    fields.update(type="NAPTR", order=answer.number(2), pref=answer.number(2), flags=answer.text(),
                  services=answer.text(), regex=answer.text(), replacement=answer.name())


_READERS: dict[int, Any] = {
    1: _read_address, 2: _target_reader("NS"), 5: _target_reader("CNAME"), 6: _read_authority,
    12: _target_reader("PTR"), 13: _read_host_info, 15: _target_reader("MX"), 16: _read_text, 28: _read_long_address,
    33: _read_service, 35: _read_authority_pointer, 38: _read_chained_address, 257: _read_authorization}


# ---- functions ---------------------------------------------------------------------------------------------------

@function(aliases=("checkdnsrr",))
def dns_check_record(engine: Engine, hostname: Path, type_: Str = "MX") -> Bool:
    if not hostname:
        value_error(engine, 1, "cannot be empty")
    number = _CHECKED.get(upper(type_))
    if number is None:
        value_error(engine, 2, "must be a valid DNS record type")
        return False
    answer = search(hostname, number)
    return type(answer) is bytes and answer[6:8] != b"\0\0"


@function
def dns_get_record(engine: Engine, hostname: Path, type_: Int = DNS_ANY, authoritative_name_servers: ByRef = None,
                   additional_records: ByRef = None, raw: Bool = False) -> Array | False_:
    extra = [authoritative_name_servers, additional_records]
    for reference in extra:
        if reference is not None:
            assign_by_reference(engine, reference, PhpArray())
    if raw:
        if not 1 <= type_ <= 0xFFFF:
            value_error(engine, 2, "must be between 1 and 65535 when argument #5 ($raw) is true")
    elif type_ & ~_PHP_ALL and type_ != _PHP_ANY:
        value_error(engine, 2, "must be a DNS_* constant")
    queries = [(type_, True)] if raw else [(_ANY, True)] if type_ == _PHP_ANY else \
        [(number, True) for number, bit in _TYPES.values() if type_ & bit]
    if additional_records is not None and (raw or type_ != _PHP_ANY):
        queries.append((_ANY, False))  # asked only for what comes with the answer
    found: list[Any] = []
    others: tuple[list[Any], list[Any]] = ([], [])
    for number, is_stored in queries:
        answer = search(hostname, number)
        if isinstance(answer, bytes):
            _read_sections(answer, number, raw, found if is_stored else [], extra, others)
        elif answer not in (_NO_DATA, _HOST_NOT_FOUND):
            problem = {_NO_RECOVERY: "An unexpected server failure occurred.",
                       _TRY_AGAIN: "A temporary server error occurred."}.get(answer, "DNS Query failed")
            engine.diagnostics.warning(f"dns_get_record(): {problem}")
            return False
    for reference, records in zip(extra, others, strict=True):
        if reference is not None:
            assign_by_reference(engine, reference, PhpArray.from_list(records))
    return PhpArray.from_list(found)


def _read_sections(data: bytes, number: int, raw: bool, found: list[Any], extra: list[Reference | None],
                   others: tuple[list[Any], list[Any]]) -> None:
    """Append what an answer holds; what is malformed ends it."""
    try:
        answer = _Answer(data)
        sections = [(answer.counts[1], number, found)]
        if extra != [None, None]:
            sections += [(answer.counts[2], _ANY, others[0]), (answer.counts[3], _ANY, others[1])]
        for count, wanted, records in sections:
            for _ in range(count):
                record = answer.record(wanted, raw)
                if record is not None:
                    records.append(record)
    except _Malformed:
        return


@function(aliases=("getmxrr",))
def dns_get_mx(engine: Engine, hostname: Path, hosts: ByRef, weights: ByRef = None) -> Bool:
    names: list[Any] = []
    preferences: list[Any] = []
    data = search(hostname, _MX)
    if type(data) is bytes:
        found: list[Any] = []
        _read_sections(data, _MX, False, found, [None, None], ([], []))
        names = [record.get("target", "") for record in found]
        preferences = [record.get("pri", 0) for record in found]
    assign_by_reference(engine, hosts, PhpArray.from_list(names))
    if weights is not None:
        assign_by_reference(engine, weights, PhpArray.from_list(preferences))
    return bool(names)
