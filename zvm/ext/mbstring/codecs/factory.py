"""Makes the codecs that encodings.py names, importing their modules when they are needed."""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import Codec
from zvm.ext.mbstring.codecs.unicode import Fixed, SingleBytes
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# modules beside this one, and in them by an Encoding's `make`: what makes the codec, called without arguments,
_MAKERS = {
    "base64": "transfer.Base64", "uuencode": "transfer.UuEncode", "html": "transfer.HtmlEntities",
    "qprint": "transfer.QuotedPrintable", "7bit": "transfer.SevenBit", "8bit": "transfer.EightBit",
    "utf8": "unicode.Utf8", "utf7": "utf7.Utf7", "utf7imap": "utf7.Utf7Imap", "jis": "iso2022.jis",
    "iso_2022_jp": "iso2022.iso_2022_jp",
    "iso_2022_jp_ms": "iso2022.iso_2022_jp_ms", "iso_2022_jp_2004": "iso2022.iso_2022_jp_2004",
    "iso_2022_jp_mobile": "mobile.iso_2022_jp_mobile", "cp50220": "mobile.Cp50220", "cp50221": "iso2022.cp50221",
    "cp50222": "iso2022.cp50222", "hz": "iso2022.Hz", "iso_2022_kr": "iso2022.Iso2022Kr",
}
# and with the name of a table and its lead bytes
_TABLE_MAKERS = {
    "table": "table_based.TableCodec", "table3": "table_based.ThreeByteCodec", "plane2": "table_based.PlaneTwoCodec",
    "euctw": "table_based.EucTw", "gb18030": "table_based.Gb18030", "mobile": "mobile.MobileShiftJis",
    "softbank": "mobile.Softbank", "mac": "mobile.MacJapanese", "utf8mobile": "mobile.MobileUtf8",
}


def make_codec(spec: str) -> Codec:
    """The codec for an Encoding's `make`: a name, or one with arguments."""
    kind, _, rest = spec.partition("|")
    codec: Codec
    if rest:
        name, _, leads = rest.partition("|")
        codec = _maker(_TABLE_MAKERS[kind])(name, leads)
        return codec
    family, _, argument = spec.partition(" ")
    if family == "single":
        return SingleBytes(argument)
    if argument:
        order = "be" if argument == "mark" else argument
        return Fixed(int(family[3:]) // (8 if family.startswith("utf") else 1), order, argument == "mark",
                     family.startswith("utf"))
    codec = _maker(_MAKERS[spec])()
    return codec


def _maker(place: str) -> Any:
    module, _, name = place.partition(".")
    return getattr(import_module(f"zvm.ext.mbstring.codecs.{module}"), name)
