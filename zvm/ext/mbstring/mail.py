"""mb_send_mail(): a mail in the language's encoding."""
from __future__ import annotations

from zvm.ext.mbstring.characters import decode, encode
from zvm.ext.mbstring.encodings import ASCII_ENCODING, EIGHT_BIT, Encoding, find_encoding
from zvm.ext.mbstring.mime import encode_header
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.standard.network.mail import header_lines, one_line, send
from zvm.ext.vocabulary import EMPTY, Array, Bool, Null, Path, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.strings import upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SUBJECT_INDENT = len("Subject: [PHP-jp nnnnnnnn]") + 1
_TRANSFERS = ("BASE64", "7bit", "8bit")


@function
def mb_send_mail(engine: Engine, to: Path, subject: Path, message: Path, additional_headers: Array | Str = EMPTY,
                 additional_params: Path | Null = None) -> Bool:
    state = engine.state_of(MbstringState)
    headers = header_lines(engine, additional_headers)
    fields = _fields(headers)
    charset = _charset(engine, fields.get("CONTENT-TYPE"), _named(state.language.mail_charset))
    transfer = _transfer(engine, fields.get("CONTENT-TRANSFER-ENCODING"), _named(state.language.mail_body_encoding))
    newline = "\n" if engine.ini.get_bool("mail.mixed_lf_and_crlf") else "\r\n"
    quoted = state.language.mail_header_encoding != "BASE64"
    subject = encode_header(decode(state.internal_encoding, subject), charset, quoted, newline, _SUBJECT_INDENT)
    lines = [headers] if headers else []
    lines += _missing_fields(fields, charset, transfer)
    extra = engine.ini.get("mail.force_extra_parameters") or additional_params or ""
    if extra:
        from zvm.ext.standard.process import escapeshellcmd

        extra = escapeshellcmd(engine, extra)
    return send(engine, one_line(to), subject, _body(state, message, charset, transfer), newline.join(lines), extra)


def _named(name: str) -> Encoding:
    found = find_encoding(name)
    assert found is not None
    return found


def _fields(headers: str) -> dict[str, str]:
    """The header's fields by name in upper case (_php_mbstr_parse_mail_headers)."""
    found: dict[str, str] = {}
    unfolded = headers.replace("\r\n ", " ").replace("\r\n\t", " ").replace("\n ", " ").replace("\n\t", " ")
    for line in unfolded.replace("\r\n", "\n").split("\n"):
        name, colon, value = line.partition(":")
        if colon:
            found[upper(name)] = value.strip(" \t")
    return found


def _charset(engine: Engine, content_type: str | None, default: Encoding) -> Encoding:
    """The charset a Content-Type names."""
    parameter = (content_type or "").partition(";")[2].lstrip(" \t")
    name, _, value = parameter.partition("=")
    if name.strip(" ").lower() != "charset" or not value:
        return default
    wanted = value.lstrip('= "').partition('"')[0].partition(" ")[0]
    found = find_encoding(wanted)
    if found is None:
        engine.diagnostics.warning(f'{running_function(engine)}(): Unsupported charset "{wanted}" - will be regarded '
                                   "as ascii")
    return found or ASCII_ENCODING


def _transfer(engine: Engine, field: str | None, default: Encoding) -> Encoding:
    """The transfer encoding a field names."""
    if field is None:
        return default
    found = find_encoding(field)
    if found is None or found.name not in _TRANSFERS:
        engine.diagnostics.warning(f'{running_function(engine)}(): Unsupported transfer encoding "{field}" - will be '
                                   "regarded as 8bit")
        return EIGHT_BIT
    return found


def _body(state: MbstringState, message: str, charset: Encoding, transfer: Encoding) -> str:
    """The message in its charset and transfer encoding."""
    converted = encode(charset, decode(state.internal_encoding, message))
    return encode(transfer, converted)


def _missing_fields(fields: dict[str, str], charset: Encoding, transfer: Encoding) -> list[str]:
    """The MIME fields that the header does not have."""
    lines = []
    if "MIME-VERSION" not in fields:
        lines.append("MIME-Version: 1.0")
    if "CONTENT-TYPE" not in fields:
        parameter = f"; charset={charset.mime_name}" if charset.mime_name else ""
        lines.append(f"Content-Type: text/plain{parameter}")
    if "CONTENT-TRANSFER-ENCODING" not in fields:
        lines.append(f"Content-Transfer-Encoding: {transfer.mime_name or '7bit'}")
    return lines
