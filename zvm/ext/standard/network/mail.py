"""mail(): hands a message to the program that sendmail_path names (ext/standard/mail.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import EMPTY, Array, Bool, Path, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SINGLE = frozenset(("orig-date", "from", "sender", "reply-to", "to", "bcc", "cc", "message-id", "references",
                     "subject"))
_FROM_ARGUMENTS = frozenset(("to", "subject"))


@function
def mail(engine: Engine, to: Path, subject: Path, message: Path, additional_headers: Array | Str = EMPTY,
         additional_params: Path = "") -> Bool:
    headers = header_lines(engine, additional_headers)
    extra = engine.ini.get("mail.force_extra_parameters") or additional_params
    if extra:
        from zvm.ext.standard.process import escapeshellcmd

        extra = escapeshellcmd(engine, extra)
    return send(engine, one_line(to), one_line(subject), message, headers, extra)


def one_line(text: str) -> str:
    """A header's text: controls become blanks, but folded lines stay."""
    text = text.rstrip(" \t\n\r\v\f")
    out = []
    at = 0
    while at < len(text):
        if text[at] == "\r" and text[at + 1:at + 2] == "\n" and text[at + 2:at + 3] in (" ", "\t"):
            end = at + 2
            while text[end:end + 1] in (" ", "\t"):
                end += 1
            out.append(text[at:end])
            at = end
            continue
        out.append(" " if text[at] < " " or text[at] == "\x7f" else text[at])
        at += 1
    return "".join(out)


# ---- headers -----------------------------------------------------------------------------------------------------

def header_lines(engine: Engine, headers: PhpArray | str) -> str:
    """The argument additional_headers, the fourth of mail() and mb_send_mail(), as lines."""
    if not isinstance(headers, str):
        return build_headers(engine, headers)
    if "\0" in headers:
        value_error(engine, 4, "must not contain any null bytes")
    return headers.rstrip(" \t\n\r\v\0")


def build_headers(engine: Engine, headers: PhpArray) -> str:
    """The headers of an array as lines (php_mail_build_headers)."""
    lines: list[str] = []
    for name, value in headers.plain_items():
        if type(name) is not str:
            engine.throw("TypeError", f"Header name cannot be numeric, {name} given")
        if name.lower() in _FROM_ARGUMENTS:
            engine.throw("ValueError", f'The additional headers cannot contain the "{name.capitalize()}" header')
        if name.lower() in _SINGLE and type(value) is PhpArray:
            engine.throw("TypeError", f'Header "{name}" must be of type string, array given')
        _add_header(engine, lines, name, value)
    return "\r\n".join(lines)


def _add_header(engine: Engine, lines: list[str], name: str, value: Any) -> None:
    if type(value) is PhpArray:
        for key, each in value.plain_items():
            if type(key) is str:
                engine.throw("TypeError", f'Header "{name}" must only contain numeric keys, "{key}" found')
            if type(each) is not str:
                engine.throw("TypeError", f'Header "{name}" must only contain values of type string, '
                                          f"{value_name(engine, each)} found")
            _add_header(engine, lines, name, each)
        return
    if type(value) is not str:
        engine.throw("TypeError", f'Header "{name}" must be of type array|string, {value_name(engine, value)} given')
    if not name or any(not "!" <= char <= "~" or char == ":" for char in name):
        engine.throw("ValueError", f'Header name "{name}" contains invalid characters')
    if problem := _problem_of(value):
        engine.throw("ValueError", f'Header "{name}" contains {problem} not allowed in the header')
    lines.append(f"{name}: {value}")


def _problem_of(value: str) -> str:
    """The first character a header may not have; line ends are allowed where a line is folded."""
    for at, char in enumerate(value):
        pair = value[at:at + 2] == "\r\n"
        folded = value[at + 1 + pair:at + 2 + pair] in (" ", "\t")
        if char == "\0":
            return "NULL character that is"
        if char == "\r" and not (pair and folded):
            return "CRLF characters that are used as a line separator and are" if pair else "CR character that is"
        if char == "\n" and not folded:
            return "LF character that is"
    return ""


def _is_malformed(headers: str) -> bool:
    """Are there empty lines or ends of lines out of place? (php_mail_detect_multiple_crlf)"""
    if not headers:
        return False
    if not "!" <= headers[0] <= "~" or headers[0] == ":":
        return True
    for at, char in enumerate(headers):
        if char == "\r":
            following = headers[at + 1:at + 3]
            if following[:1] in ("", "\r") or following[:1] == "\n" and following[1:] in ("", "\n", "\r"):
                return True
        elif char == "\n" and headers[at + 1:at + 2] in ("", "\r", "\n"):
            return True
    return False


# ---- sending -----------------------------------------------------------------------------------------------------

def send(engine: Engine, to: str, subject: str, message: str, headers: str, extra: str) -> bool:
    from subprocess import PIPE, Popen

    _log(engine, to, subject, headers)
    if engine.ini.get_bool("mail.add_x_header"):
        from os import getuid

        from zvm.ext.standard.streams.paths import basename

        origin = f"X-PHP-Originating-Script: {getuid()}:{basename(engine.diagnostics.position()[0])}"
        headers = f"{origin}\r\n{headers}" if headers else origin
    if _is_malformed(headers):
        engine.diagnostics.warning("mail(): Multiple or malformed newlines found in additional_header")
        return False
    program = engine.ini.get("sendmail_path")
    if not program or not engine.may_start:
        return False
    engine.output.flush()
    command = f"{program} {extra}" if extra else program
    process = Popen([b"sh", b"-c", command.encode("latin-1")], executable="/bin/sh", stdin=PIPE,
                    restore_signals=False)
    shown = f"To: {to}\r\nSubject: {subject}\r\n" + (f"{headers}\r\n" if headers else "") + f"\r\n{message}\r\n"
    process.communicate(shown.encode("latin-1"))
    return process.returncode == 0


def _log(engine: Engine, to: str, subject: str, headers: str) -> None:
    """Note the mail in the file mail.log names."""
    target = engine.ini.get("mail.log")
    if not target:
        return
    file, line = engine.diagnostics.position()
    text = f"mail() on [{file}:{line}]: To: {to} -- Headers: {headers} -- Subject: {subject}"
    text = text.replace("\r", " ").replace("\n", " ") if headers else text
    if target == "syslog":
        from zvm.ext.standard.network.hosts import syslog

        syslog(engine, 5, text)
        return
    from zvm.ext.date.functions import date
    from zvm.ext.standard.streams.wrappers import open_stream

    stamp = date(engine, "d-M-Y H:i:s e")
    stream = open_stream(engine, target, "a")
    if stream is not None:
        stream.write(f"[{stamp}] {text}\n")
        stream.close()
