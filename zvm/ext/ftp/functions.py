"""Functions that ask a server for something that is no file's contents (ext/ftp/php_ftp.c)."""
from __future__ import annotations

from zvm.ext.ftp import constants
from zvm.ext.ftp.channels import Failed, warn
from zvm.ext.ftp.connection import Connection, Session, connect, is_last_line, opened
from zvm.ext.ftp.data import set_passive
from zvm.ext.standard.streams.ftp_wrapper import moment_of
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Path, Str, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.services.ini import parse_int
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar

    from zvm.engine import Engine

    Result = TypeVar("Result")

# ruff: noqa: F821, F722, UP037
# mypy: disable-error-code="valid-type"

_OPTIONS = "must be one of FTP_TIMEOUT_SEC, FTP_AUTOSEEK, or FTP_USEPASVADDRESS"


def attempt(session: Session, action: Callable[[], Result]) -> Result | Literal[False]:
    """What `action` returns; False where it fails, with a warning of what the server said."""
    try:
        return action()
    except Failed:
        if session.text:
            warn(session.engine, session.text)
        return False


def _obeys(session: Session, command: str, argument: str, *expected: int) -> bool:
    """Does the server do as it is told?"""
    return attempt(session, lambda: session.ask(command, argument, *expected)) is not False


# ---- connections ---------------------------------------------------------------------------------------------------

def _connect(engine: Engine, hostname: str, port: int, timeout: int, uses_tls: bool) -> Connection | bool:
    if timeout <= 0:
        value_error(engine, 3, "must be greater than 0")
    return connect(engine, hostname, port, timeout, uses_tls) or False


@function
def ftp_connect(engine: Engine, hostname: Str, port: Int = 21, timeout: Int = 90) -> "FTP\\Connection" | False_:
    return _connect(engine, hostname, port, timeout, False)


@function
def ftp_ssl_connect(engine: Engine, hostname: Str, port: Int = 21, timeout: Int = 90) -> "FTP\\Connection" | False_:
    return _connect(engine, hostname, port, timeout, True)


@function
def ftp_login(engine: Engine, ftp: "FTP\\Connection", username: Str, password: Str) -> Bool:
    session = opened(engine, ftp)

    def log_in() -> bool:
        if session.uses_tls and session.channel.tls is None:
            session.start_tls()
        if session.ask("USER", username, 230, 331) == 331:
            session.ask("PASS", password, 230)
        return True

    return attempt(session, log_in)


@function(aliases=("ftp_quit",))
def ftp_close(engine: Engine, ftp: "FTP\\Connection") -> Bool:
    session = ftp.session
    if session is None:
        return True
    try:
        session.ask("QUIT", "", 221)
        return True
    except Failed:
        return False
    finally:
        ftp.session = None
        session.close()


@function
def ftp_set_option(engine: Engine, ftp: "FTP\\Connection", option: Int, value: Untyped) -> Bool:
    session = opened(engine, ftp)
    if option == constants.TIMEOUT_SEC:
        if type(value) is not int:
            argument_type_error(engine, 3, "must be of type int for the FTP_TIMEOUT_SEC option, "
                                           f"{value_name(engine, value)} given")
        if value <= 0:
            value_error(engine, 3, "must be greater than 0 for the FTP_TIMEOUT_SEC option")
        session.timeout = value
        return True
    if option not in (constants.AUTOSEEK, constants.USEPASVADDRESS):
        value_error(engine, 2, _OPTIONS)
    if type(value) is not bool:
        name = "FTP_AUTOSEEK" if option == constants.AUTOSEEK else "FTP_USEPASVADDRESS"
        argument_type_error(engine, 3, f"must be of type bool for the {name} option, {value_name(engine, value)} given")
    if option == constants.AUTOSEEK:
        session.auto_seek = value
    else:
        session.use_passive_address = value
    return True


@function
def ftp_get_option(engine: Engine, ftp: "FTP\\Connection", option: Int) -> Int | Bool:
    session = opened(engine, ftp)
    if option == constants.TIMEOUT_SEC:
        return session.timeout
    if option == constants.AUTOSEEK:
        return session.auto_seek
    if option != constants.USEPASVADDRESS:
        value_error(engine, 2, _OPTIONS)
    return session.use_passive_address


@function
def ftp_pasv(engine: Engine, ftp: "FTP\\Connection", enable: Bool) -> Bool:
    try:
        set_passive(opened(engine, ftp), enable)
    except Failed:
        return False
    return True


# ---- folders -------------------------------------------------------------------------------------------------------

@function
def ftp_pwd(engine: Engine, ftp: "FTP\\Connection") -> Str | False_:
    session = opened(engine, ftp)

    def find() -> str:
        session.ask("PWD", "", 257)
        begin, end = session.text.find('"') + 1, session.text.rfind('"')
        if not 0 < begin <= end:
            raise Failed
        return session.text[begin:end]

    if session.directory is None:
        found = attempt(session, find)
        if found is False:
            return False
        session.directory = found
    return session.directory


@function
def ftp_cdup(engine: Engine, ftp: "FTP\\Connection") -> Bool:
    session = opened(engine, ftp)
    session.directory = None
    return _obeys(session, "CDUP", "", 250)


@function
def ftp_chdir(engine: Engine, ftp: "FTP\\Connection", directory: Str) -> Bool:
    session = opened(engine, ftp)
    session.directory = None
    return _obeys(session, "CWD", directory, 250)


@function
def ftp_mkdir(engine: Engine, ftp: "FTP\\Connection", directory: Str) -> Str | False_:
    session = opened(engine, ftp)
    if not _obeys(session, "MKD", directory, 257):
        return False
    begin, end = session.text.find('"') + 1, session.text.rfind('"')
    if not begin:
        return directory
    if end < begin:  # one quotation mark only
        warn(engine, session.text)
        return False
    return session.text[begin:end]


@function
def ftp_rmdir(engine: Engine, ftp: "FTP\\Connection", directory: Str) -> Bool:
    return _obeys(opened(engine, ftp), "RMD", directory, 250)


# ---- files ---------------------------------------------------------------------------------------------------------

@function
def ftp_chmod(engine: Engine, ftp: "FTP\\Connection", permissions: Int, filename: Path) -> Int | False_:
    session = opened(engine, ftp)

    def change() -> int:
        if not filename:
            raise Failed
        session.ask("SITE", f"CHMOD {permissions & 0xFFFFFFFF:o} {filename}", 200)
        return permissions

    return attempt(session, change)


@function
def ftp_size(engine: Engine, ftp: "FTP\\Connection", filename: Path) -> Int:
    return size_of(opened(engine, ftp), filename)


def size_of(session: Session, filename: str) -> int:
    """-1 where the server does not tell."""
    try:
        session.set_type(constants.IMAGE)
        session.ask("SIZE", filename, 213)
    except Failed:
        return -1
    return parse_int(session.text)


@function
def ftp_mdtm(engine: Engine, ftp: "FTP\\Connection", filename: Path) -> Int:
    session = opened(engine, ftp)
    try:
        session.ask("MDTM", filename, 213)
    except Failed:
        return -1
    return moment_of(session.text)


@function
def ftp_rename(engine: Engine, ftp: "FTP\\Connection", from_: Str, to: Str) -> Bool:
    session = opened(engine, ftp)
    return _obeys(session, "RNFR", from_, 350) and _obeys(session, "RNTO", to, 250)


@function
def ftp_delete(engine: Engine, ftp: "FTP\\Connection", filename: Str) -> Bool:
    return _obeys(opened(engine, ftp), "DELE", filename, 250)


# ---- other commands ------------------------------------------------------------------------------------------------

@function
def ftp_exec(engine: Engine, ftp: "FTP\\Connection", command: Str) -> Bool:
    return _obeys(opened(engine, ftp), "SITE EXEC", command, 200)


@function
def ftp_site(engine: Engine, ftp: "FTP\\Connection", command: Str) -> Bool:
    return _obeys(opened(engine, ftp), "SITE", command, *range(200, 300))


@function
def ftp_raw(engine: Engine, ftp: "FTP\\Connection", command: Str) -> Array | Null:
    session = opened(engine, ftp)
    lines: list[Any] = []
    try:
        session.put(command)
    except Failed:
        return None
    try:
        while not lines or not is_last_line(lines[-1]):
            lines.append(session.read_line())
    except Failed:
        pass
    return PhpArray.from_list(lines)


@function
def ftp_alloc(engine: Engine, ftp: "FTP\\Connection", size: Int, response: ByRef = None) -> Bool:
    session = opened(engine, ftp)
    if size <= 0:
        return False
    try:
        code = session.ask("ALLO", str(size))
    except Failed:
        return False
    if response is not None:
        response.value = session.text
    return 200 <= code < 300


@function
def ftp_systype(engine: Engine, ftp: "FTP\\Connection") -> Str | False_:
    session = opened(engine, ftp)
    if session.system is None:
        if not _obeys(session, "SYST", "", 215):
            return False
        session.system = session.text.lstrip(" ").partition(" ")[0]
    return session.system
