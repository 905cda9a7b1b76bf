"""libpq through ctypes: the one that the package psycopg-binary brings, else the system's.

The package's own module psycopg.pq, which pdo_pgsql uses, leaves out half of what this extension calls.
"""
from __future__ import annotations

import os
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_void_p, string_at
from importlib.util import find_spec

from zvm.ext.c_library import CLibrary, open_first, read_signatures

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_SIGNATURES = """
PQconnectdb:ps PQconnectStart:ps PQconnectPoll:ip PQstatus:ip PQfinish:vp PQreset:vp PQerrorMessage:sp PQdb:sp
PQoptions:sp PQport:sp PQhost:sp PQtty:sp PQlibVersion:i PQprotocolVersion:ip PQserverVersion:ip
PQparameterStatus:sps PQexec:pps PQexecParams:ppsippppi PQprepare:ppssip PQexecPrepared:ppsipppi PQgetResult:pp
PQclear:vp PQresultStatus:ip PQresultErrorMessage:sp PQresultErrorField:spi PQcmdStatus:sp PQcmdTuples:sp
PQoidValue:up PQntuples:ip PQnfields:ip PQfname:spi PQfnumber:ips PQfsize:ipi PQftype:upi PQftable:upi
PQgetvalue:ppii PQgetlength:ipii PQgetisnull:ipii PQsetnonblocking:ipi PQisnonblocking:ip PQisBusy:ip
PQconsumeInput:ip PQflush:ip PQrequestCancel:ip PQsendQuery:ips PQsendQueryParams:ipsippppi PQsendPrepare:ipssip
PQsendQueryPrepared:ipsipppi PQtransactionStatus:ip PQbackendPID:ip PQsocket:ip PQnotifies:pp PQfreemem:vp
PQsetErrorVerbosity:ipi PQsetClientEncoding:ips PQclientEncoding:ip pg_encoding_to_char:si PQputline:ips PQendcopy:ip
PQgetCopyData:ippi PQputCopyData:ipsi PQputCopyEnd:ips PQescapeStringConn:zppszp PQescapeString:zpsz
PQescapeByteaConn:ppszp PQescapeBytea:pszp PQunescapeBytea:psp PQescapeLiteral:ppsz PQescapeIdentifier:ppsz
PQtrace:vpp PQuntrace:vp PQsetNoticeProcessor:pppp lo_create:upu lo_creat:upi lo_open:ipui lo_close:ipi lo_read:ipipz
lo_write:ipisz lo_lseek64:opioi lo_tell64:opi lo_truncate64:ipio lo_unlink:ipu lo_import:ups lo_import_with_oid:upsu
lo_export:ipus PQsetErrorContextVisibility:upi PQresultMemorySize:zp PQencryptPasswordConn:ppsss PQclosePrepared:pps
PQsetChunkedRowsMode:ipi PQsetTraceFlags:vpi
"""
NoticeProcessor = CFUNCTYPE(None, c_void_p, c_char_p)

CONNECTION_OK, CONNECTION_BAD = 0, 1
EMPTY_QUERY, COMMAND_OK, TUPLES_OK, COPY_OUT, COPY_IN, BAD_RESPONSE, NONFATAL_ERROR, FATAL_ERROR = range(8)
FAILURES = (EMPTY_QUERY, BAD_RESPONSE, NONFATAL_ERROR, FATAL_ERROR)

_bound: list[CLibrary] = []  # the binding, made with the first call


def _candidates() -> list[str]:
    """Where the library may be."""
    found = []
    package = find_spec("psycopg_binary") if find_spec("psycopg") is not None else None
    for folder in package.submodule_search_locations or () if package is not None else ():
        beside = folder + ".libs"
        if os.path.isdir(beside):
            found += [os.path.join(beside, name) for name in sorted(os.listdir(beside)) if name.startswith("libpq")]
    return [*found, "libpq.so.5", "libpq.5.dylib"]


def is_available(package: str) -> bool:
    """Can PostgreSQL be reached?"""
    candidates = _candidates()
    return any(os.sep in name for name in candidates) or open_first(candidates, CDLL) is not None


def pq() -> Any:
    """The functions of the library."""
    if not _bound:
        loaded = open_first(_candidates(), CDLL)
        if loaded is None:
            raise ImportError("the extension pgsql needs libpq (the package psycopg-binary has it)")
        _bound.append(CLibrary(read_signatures(_SIGNATURES), loaded))
    return _bound[0]


def text(data: bytes | None) -> str:
    """A C string as PHP has it."""
    return data.decode("latin-1") if data else ""


def take(pointer: int | None, length: int | None = None) -> str | None:
    """A text that the library allocated, which is given back."""
    if not pointer:
        return None
    data = string_at(pointer) if length is None else string_at(pointer, length)
    pq().PQfreemem(pointer)
    return data.decode("latin-1")


def trimmed(message: bytes | None) -> str:
    """A message of the library without the end of its last line (_php_pgsql_trim_message)."""
    shown = text(message)
    if len(shown) > 2 and shown[-2] in "\r\n" and shown[-1] == ".":
        shown = shown[:-1]
    return shown[:1] + shown[1:].rstrip("\r\n")
