"""The encodings in which parsers give out text (xml_encodings, xml_utf8_decode in ext/xml/xml.c), and error texts."""
from __future__ import annotations

from zvm.runtime.values.strings import lower

_LAST = {"ISO-8859-1": 0xFF, "US-ASCII": 0x7F}  # the last character of each; of UTF-8 there is none
NAMES = (*_LAST, "UTF-8")

ERRORS = (  # by code
    "No error", "No memory", "Invalid document start", "Empty document", "Not well-formed (invalid token)",
    "Invalid document end", "Invalid hexadecimal character reference", "Invalid decimal character reference",
    "Invalid character reference", "Invalid character", "XML_ERR_CHARREF_AT_EOF", "XML_ERR_CHARREF_IN_PROLOG",
    "XML_ERR_CHARREF_IN_EPILOG", "XML_ERR_CHARREF_IN_DTD", "XML_ERR_ENTITYREF_AT_EOF", "XML_ERR_ENTITYREF_IN_PROLOG",
    "XML_ERR_ENTITYREF_IN_EPILOG", "XML_ERR_ENTITYREF_IN_DTD", "PEReference at end of document",
    "PEReference in prolog", "PEReference in epilog", "PEReference: forbidden within markup decl in internal subset",
    "XML_ERR_ENTITYREF_NO_NAME", "EntityRef: expecting ';'", "PEReference: no name", "PEReference: expecting ';'",
    "Undeclared entity error", "Undeclared entity warning", "Unparsed Entity", "XML_ERR_ENTITY_IS_EXTERNAL",
    "XML_ERR_ENTITY_IS_PARAMETER", "Unknown encoding", "Unsupported encoding", 'String not started expecting \' or "',
    'String not closed expecting " or \'', "Namespace declaration error", 'EntityValue: " or \' expected',
    'EntityValue: " or \' expected', "< in attribute", "Attribute not started", "Attribute not finished",
    "Attribute without value", "Attribute redefined", 'SystemLiteral " or \' expected',
    'SystemLiteral " or \' expected', "Comment not finished", "Processing Instruction not started",
    "Processing Instruction not finished", "NOTATION: Name expected here",
    "'>' required to close NOTATION declaration", "'(' required to start ATTLIST enumeration",
    "'(' required to start ATTLIST enumeration", "MixedContentDecl : '|' or ')*' expected",
    "XML_ERR_MIXED_NOT_FINISHED", "ELEMENT in DTD not started", "ELEMENT in DTD not finished",
    "XML declaration not started", "XML declaration not finished", "XML_ERR_CONDSEC_NOT_STARTED",
    "XML conditional section not closed", "Content error in the external subset", "DOCTYPE not finished",
    "Sequence ']]>' not allowed in content", "CDATA not finished", "Reserved XML Name", "Space required",
    "XML_ERR_SEPARATOR_REQUIRED", "NmToken expected in ATTLIST enumeration", "XML_ERR_NAME_REQUIRED",
    "MixedContentDecl : '#PCDATA' expected", "SYSTEM or PUBLIC, the URI is missing",
    "PUBLIC, the Public Identifier is missing", "< required", "> required", "</ required", "= required",
    "Mismatched tag", "Tag not finished", "standalone accepts only 'yes' or 'no'", "Invalid XML encoding name",
    "Comment must not contain '--' (double-hyphen)", "Invalid encoding",
    "external parsed entities cannot be standalone", "XML conditional section '[' expected", "Entity value required",
    "chunk is not well balanced", "extra content at the end of well balanced chunk", "XML_ERR_ENTITY_CHAR_ERROR",
    "PEReferences forbidden in internal subset", "Detected an entity reference loop", "XML_ERR_ENTITY_BOUNDARY",
    "Invalid URI", "Fragment not allowed", "XML_WAR_CATALOG_PI", "XML_ERR_NO_DTD",
    "conditional section INCLUDE or IGNORE keyword expected", "Version in XML Declaration missing",
    "XML_WAR_UNKNOWN_VERSION", "XML_WAR_LANG_VALUE", "XML_WAR_NS_URI", "XML_WAR_NS_URI_RELATIVE",
    "Missing encoding in text declaration",
)


def known_name(name: str) -> str | None:
    """The encoding of that name, in whatever case; None where it is none of PHP's."""
    return next((known for known in NAMES if lower(known) == lower(name)), None)


def decode(text: str, encoding: str) -> str:
    """UTF-8 in an encoding, with a question mark for what that lacks."""
    last = _LAST.get(encoding)
    if last is None or text.isascii():
        return text
    characters = text.encode("latin-1").decode("utf-8", "replace")
    return "".join(char if ord(char) <= last else "?" for char in characters)
