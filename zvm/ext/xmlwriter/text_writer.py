"""Writing XML piece by piece, with what libxml2's text writer writes and refuses (xmlwriter.c of libxml2 2.9).

A stack of entries tells what is open, and how far it has got. Texts are PHP strings in UTF-8; as the library's are C
strings, they end at a NUL. Each method returns whether it succeeded.
"""
from __future__ import annotations

from zvm.ext.xmlwriter.output import Output

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

(NONE, NAME, ATTRIBUTE, TEXT, PI, PI_TEXT, CDATA, DTD, DTD_TEXT, DTD_ELEMENT, DTD_ELEMENT_TEXT, DTD_ATTLIST,
 DTD_ATTLIST_TEXT, DTD_ENTITY, DTD_ENTITY_TEXT, DTD_PARAMETER, COMMENT) = range(17)
INTERNAL_ERROR, UNSUPPORTED_ENCODING = 1, 32

_IN_CONTENT = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "\r": "&#13;"}
_IN_ATTRIBUTE = _IN_CONTENT | {"\n": "&#10;", "\t": "&#9;"}
_CONTENT_TABLE, _ATTRIBUTE_TABLE = str.maketrans(_IN_CONTENT), str.maketrans(_IN_ATTRIBUTE)


def c_text(text: str) -> str:
    """A PHP string as C code sees it."""
    return text.partition("\0")[0]


class Entry:
    """Something open: an element, a comment, a declaration …"""

    __slots__ = ("name", "state")

    def __init__(self, name: str, state: int) -> None:
        self.name, self.state = name, state


class TextWriter:
    """The writer. `complain` is told why something is refused, where libxml2 says so."""

    __slots__ = ("output", "complain", "entries", "namespaces", "indent", "indent_next", "indentation", "has_encoding",
                 "keeps_namespaces")

    def __init__(self, output: Output, complain: Callable[[str, int], None]) -> None:
        self.output = output
        self.complain = complain
        self.entries: list[Entry] = []
        self.namespaces: list[tuple[str, str, Entry | None]] = []  # to be declared on an element whose tag is open
        self.keeps_namespaces = True  # until an element is to be ended where none is open: libxml2 frees its list then
        self.indent = self.indent_next = False
        self.indentation = " "
        self.has_encoding = False  # of the document, without which attributes are written in ASCII

    def __del__(self) -> None:
        self.output.close()

    # ---- helpers ---------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Entry | None:
        """The innermost entry."""
        return self.entries[-1] if self.entries else None

    def _state(self) -> int | None:
        return self.entries[-1].state if self.entries else None

    def _push(self, name: str, state: int) -> None:
        self.entries.append(Entry(name, state))

    def _break_line(self) -> None:
        if self.indent:
            self.output.write("\n")

    def _write_indentation(self) -> None:
        self.output.write(self.indentation * (len(self.entries) - 1))

    def _refuse(self, problem: str, code: int = INTERNAL_ERROR) -> bool:
        self.complain(problem, code)
        return False

    def _note_namespace(self, declaration: str, uri: str) -> None:
        if self.keeps_namespaces:
            self.namespaces.append((declaration, c_text(uri), self.top))

    def _declare_namespaces(self) -> None:
        while self.namespaces:
            name, uri, _ = self.namespaces.pop()
            self.write_attribute(name, uri)

    def _close_tag(self, breaks: bool = False) -> None:
        """End the start tag that is open: an attribute, its namespaces, the angle bracket."""
        top = self.entries[-1]
        if top.state == ATTRIBUTE:
            self.end_attribute()
        if top.state == NAME:
            self._declare_namespaces()
            self.output.write(">")
            if breaks:
                self._break_line()
            top.state = TEXT

    def _begin_content(self) -> None:
        """Write what must stand before the contents of what is open (xmlTextWriterHandleStateDependencies)."""
        top = self.top
        if top is None:
            return
        if top.state == NAME:
            self._close_tag()
        elif top.state in (PI, DTD_ELEMENT, DTD_ATTLIST):
            self.output.write(" ")
            top.state += 1
        elif top.state == DTD:
            self.output.write(" [")
            top.state = DTD_TEXT
        elif top.state in (DTD_ENTITY, DTD_PARAMETER):
            self.output.write(' "')
            top.state = DTD_ENTITY_TEXT

    # ---- the document ----------------------------------------------------------------------------------------------

    def set_indent(self, indent: bool) -> bool:
        self.indent, self.indent_next = indent, True
        return True

    def start_document(self, version: str | None, encoding: str | None, standalone: str | None) -> bool:
        if self.entries:
            return self._refuse("xmlTextWriterStartDocument : not allowed in this context!\n")
        output = self.output
        output.encoder = None
        if encoding is not None and not output.set_encoding(c_text(encoding)):
            return self._refuse("xmlTextWriterStartDocument : unsupported encoding\n", UNSUPPORTED_ENCODING)
        if output.encoder is not None:
            self.has_encoding = True
        declared = f' encoding="{output.encoder.name}"' if output.encoder is not None else ""
        alone = f' standalone="{c_text(standalone)}"' if standalone is not None else ""
        output.write(f'<?xml version="{c_text(version) if version is not None else "1.0"}"{declared}{alone}?>\n')
        return True

    def end_document(self) -> bool:
        closers = {NAME: self.end_element, ATTRIBUTE: self.end_element, TEXT: self.end_element, PI: self.end_pi,
                   PI_TEXT: self.end_pi, CDATA: self.end_cdata, COMMENT: self.end_comment}
        while self.entries:
            closers.get(self.entries[-1].state, self.end_dtd)()
        if not self.indent:
            self.output.write("\n")
        self.output.flush()
        return True

    def write_raw(self, content: str) -> bool:
        self._begin_content()
        if self.indent:
            self.indent_next = False
        self.output.write(c_text(content))
        return True

    def write_string(self, content: str) -> bool:
        """Text, escaped where it stands in an element or attribute."""
        text = c_text(content)
        state = self._state()
        if state in (NAME, TEXT):
            text = text.translate(_CONTENT_TABLE)
        elif state == ATTRIBUTE:
            self.output.write(self._escape_attribute(text))
            return True
        return self.write_raw(text)

    def _escape_attribute(self, text: str) -> str:
        """An attribute's value; in a document without encoding, characters beyond ASCII become references
        (xmlBufAttrSerializeTxtContent)."""
        text = text.translate(_ATTRIBUTE_TABLE)
        if self.has_encoding or text.isascii():
            return text
        parts = []
        position = 0
        while position < len(text):
            size = _character_size(text, position)
            character = text[position:position + size]
            is_escaped = character >= "\x80" and position + 1 < len(text)
            parts.append(f"&#x{_number(character):X};" if is_escaped else character)
            position += size
        return "".join(parts)

    # ---- elements and attributes -----------------------------------------------------------------------------------

    def start_element(self, name: str) -> bool:
        state = self._state()
        if state == PI:
            return False
        if state in (NAME, ATTRIBUTE):
            self._close_tag(True)
        self._push(c_text(name), NAME)
        if self.indent:
            self._write_indentation()
        self.output.write("<" + c_text(name))
        return True

    def start_element_ns(self, prefix: str | None, name: str, uri: str | None) -> bool:
        if not self.start_element(name if prefix is None else f"{c_text(prefix)}:{c_text(name)}"):
            return False
        if uri is not None:
            self._note_namespace(_declaration(prefix), uri)
        return True

    def end_element(self, full: bool = False) -> bool:
        """Close the innermost element, by an end tag of its own if that is asked for."""
        top = self.top
        if top is None:
            self.namespaces.clear()
            self.keeps_namespaces = False
            return False
        if top.state == ATTRIBUTE:
            self.end_attribute()
        if top.state == NAME:
            self._declare_namespaces()
            if full:
                self.output.write(">")
                if self.indent:
                    self.indent_next = False
                self._write_end_tag(top)
            else:
                if self.indent:
                    self.indent_next = True
                self.output.write("/>")
        elif top.state == TEXT:
            self._write_end_tag(top)
        else:
            return False
        self._break_line()
        self.entries.pop()
        return True

    def _write_end_tag(self, top: Entry) -> None:
        if self.indent and self.indent_next:
            self._write_indentation()
        self.indent_next = True
        self.output.write(f"</{top.name}>")

    def write_element(self, name: str, content: str | None) -> bool:
        return self.start_element(name) and (content is None or self.write_string(content)) and self.end_element()

    def write_element_ns(self, prefix: str | None, name: str, uri: str | None, content: str | None) -> bool:
        return self.start_element_ns(prefix, name, uri) and (content is None or self.write_string(content)) and \
            self.end_element()

    def start_attribute(self, name: str) -> bool:
        top = self.top
        if top is not None and top.state == ATTRIBUTE:
            self.end_attribute()
        if top is None or top.state != NAME:
            return False
        self.output.write(f' {c_text(name)}="')
        top.state = ATTRIBUTE
        return True

    def start_attribute_ns(self, prefix: str | None, name: str, uri: str | None) -> bool:
        """A prefix that the element declares for another namespace already is refused."""
        if uri is not None:
            declaration = _declaration(prefix)
            for known, other, entry in reversed(self.namespaces):
                if known == declaration and entry is self.top:
                    if other != c_text(uri):
                        return False
                    break
            else:
                self._note_namespace(declaration, uri)
        return self.start_attribute(name if prefix is None else f"{c_text(prefix)}:{c_text(name)}")

    def end_attribute(self) -> bool:
        top = self.top
        if top is None or top.state != ATTRIBUTE:
            return False
        top.state = NAME
        self.output.write('"')
        return True

    def write_attribute(self, name: str, content: str) -> bool:
        return self.start_attribute(name) and self.write_string(content) and self.end_attribute()

    def write_attribute_ns(self, prefix: str | None, name: str, uri: str | None, content: str) -> bool:
        return self.start_attribute_ns(prefix, name, uri) and self.write_string(content) and self.end_attribute()

    # ---- comments, processing instructions, CDATA ------------------------------------------------------------------

    def start_comment(self) -> bool:
        state = self._state()
        if state == NAME:
            self._close_tag(True)
        elif state not in (None, NONE, TEXT):
            return False
        self._push("", COMMENT)
        if self.indent:
            self._write_indentation()
        self.output.write("<!--")
        return True

    def end_comment(self) -> bool:
        if self._state() != COMMENT:
            return False
        self.output.write("-->")
        self._break_line()
        self.entries.pop()
        return True

    def write_comment(self, content: str) -> bool:
        return self.start_comment() and self.write_string(content) and self.end_comment()

    def start_pi(self, target: str) -> bool:
        if c_text(target).lower() == "xml":
            return self._refuse("xmlTextWriterStartPI : target name [Xx][Mm][Ll] is reserved for xml "
                                "standardization!\n")
        state = self._state()
        if state in (PI, PI_TEXT):
            return self._refuse("xmlTextWriterStartPI : nested PI!\n")
        if state in (NAME, ATTRIBUTE):
            self._close_tag()
        elif state not in (None, NONE, TEXT, DTD):
            return False
        self._push(c_text(target), PI)
        self.output.write("<?" + c_text(target))
        return True

    def end_pi(self) -> bool:
        state = self._state()
        if state is None:
            return True
        if state not in (PI, PI_TEXT):
            return False
        self.output.write("?>")
        self._break_line()
        self.entries.pop()
        return True

    def write_pi(self, target: str, content: str) -> bool:
        return self.start_pi(target) and self.write_string(content) and self.end_pi()

    def start_cdata(self) -> bool:
        state = self._state()
        if state == CDATA:
            return self._refuse("xmlTextWriterStartCDATA : CDATA not allowed in this context!\n")
        if state in (NAME, ATTRIBUTE):
            self._close_tag()
        elif state not in (None, NONE, PI, PI_TEXT, TEXT):
            return False
        self._push("", CDATA)
        self.output.write("<![CDATA[")
        return True

    def end_cdata(self) -> bool:
        if self._state() != CDATA:
            return False
        self.output.write("]]>")
        self.entries.pop()
        return True

    def write_cdata(self, content: str) -> bool:
        return self.start_cdata() and self.write_string(content) and self.end_cdata()

    # ---- document types --------------------------------------------------------------------------------------------

    def start_dtd(self, name: str, public_id: str | None, system_id: str | None) -> bool:
        if not c_text(name):
            return False
        if self.entries:
            return self._refuse("xmlTextWriterStartDTD : DTD allowed only in prolog!\n")
        self._push(c_text(name), DTD)
        self.output.write("<!DOCTYPE " + c_text(name))
        if public_id is not None:
            if system_id is None:
                return self._refuse("xmlTextWriterStartDTD : system identifier needed!\n")
            self.output.write(("\n" if self.indent else " ") + f'PUBLIC "{c_text(public_id)}"')
        if system_id is not None:
            if public_id is None:
                self.output.write(("\n" if self.indent else " ") + "SYSTEM ")
            else:
                self.output.write("\n       " if self.indent else " ")
            self.output.write(f'"{c_text(system_id)}"')
        return True

    def end_dtd(self) -> bool:
        """Close everything of the document type."""
        while self.entries:
            state = self.entries[-1].state
            if state in (DTD, DTD_TEXT):
                self.output.write("]>" if state == DTD_TEXT else ">")
                self._break_line()
                self.entries.pop()
            elif state in (DTD_ELEMENT, DTD_ELEMENT_TEXT, DTD_ATTLIST, DTD_ATTLIST_TEXT):
                self._end_declaration()
            elif state in (DTD_ENTITY, DTD_PARAMETER, DTD_ENTITY_TEXT):
                self.end_dtd_entity()
            elif state == COMMENT:
                self.end_comment()
            else:
                break
        return True

    def write_dtd(self, name: str, public_id: str | None, system_id: str | None, subset: str | None) -> bool:
        return self.start_dtd(name, public_id, system_id) and (subset is None or self.write_string(subset)) and \
            self.end_dtd()

    def _start_declaration(self, name: str, state: int, begin: str) -> bool:
        top = self.top
        if not c_text(name):
            return False
        if top is not None and top.state == DTD:
            self.output.write(" [")
            self._break_line()
            top.state = DTD_TEXT
        elif top is not None and top.state not in (DTD_TEXT, NONE):
            return False
        self._push(c_text(name), state)
        if self.indent:
            self._write_indentation()
        self.output.write(begin + c_text(name))
        return True

    def _end_declaration(self) -> bool:
        self.output.write(">")
        self._break_line()
        self.entries.pop()
        return True

    def start_dtd_element(self, name: str) -> bool:
        return self._start_declaration(name, DTD_ELEMENT, "<!ELEMENT ")

    def end_dtd_element(self) -> bool:
        return self._state() in (DTD_ELEMENT, DTD_ELEMENT_TEXT) and self._end_declaration()

    def write_dtd_element(self, name: str, content: str) -> bool:
        return self.start_dtd_element(name) and self.write_string(content) and self.end_dtd_element()

    def start_dtd_attlist(self, name: str) -> bool:
        return self._start_declaration(name, DTD_ATTLIST, "<!ATTLIST ")

    def end_dtd_attlist(self) -> bool:
        return self._state() in (DTD_ATTLIST, DTD_ATTLIST_TEXT) and self._end_declaration()

    def write_dtd_attlist(self, name: str, content: str) -> bool:
        return self.start_dtd_attlist(name) and self.write_string(content) and self.end_dtd_attlist()

    def start_dtd_entity(self, name: str, is_parameter: bool) -> bool:
        return self._start_declaration(name, DTD_PARAMETER if is_parameter else DTD_ENTITY,
                                       "<!ENTITY % " if is_parameter else "<!ENTITY ")

    def end_dtd_entity(self) -> bool:
        state = self._state()
        if state not in (DTD_ENTITY, DTD_PARAMETER, DTD_ENTITY_TEXT):
            return False
        if state == DTD_ENTITY_TEXT:
            self.output.write('"')
        return self._end_declaration()

    def write_dtd_entity(self, name: str, content: str, is_parameter: bool, public_id: str | None,
                         system_id: str | None, notation: str | None) -> bool:
        if is_parameter and notation is not None:
            return False
        if not self.start_dtd_entity(name, is_parameter):
            return False
        if public_id is None and system_id is None:
            return self.write_string(content) and self.end_dtd_entity()
        if public_id is not None and system_id is None:
            return self._refuse("xmlTextWriterWriteDTDExternalEntityContents: system identifier needed!\n")
        public = f' PUBLIC "{c_text(public_id)}"' if public_id is not None else " SYSTEM"
        data = f" NDATA {c_text(notation)}" if notation is not None else ""
        self.output.write(f'{public} "{c_text(system_id or "")}"{data}')
        return self.end_dtd_entity()


def _declaration(prefix: str | None) -> str:
    """The attribute that declares a namespace."""
    return "xmlns" if prefix is None else "xmlns:" + c_text(prefix)


def _character_size(text: str, position: int) -> int:
    """How many bytes the character there has, 1 for bytes that are none."""
    first = ord(text[position])
    size = 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4 if first < 0xF8 else 1
    number = _number(text[position:position + size])
    is_character = 0x20 <= number <= 0xD7FF or 0xE000 <= number <= 0xFFFD or 0x10000 <= number <= 0x10FFFF
    return size if is_character and position + size <= len(text) else 1


def _number(character: str) -> int:
    """The number of a character of UTF-8; that of the byte where it is one."""
    if len(character) == 1:
        return ord(character)
    number = ord(character[0]) & (0x7F >> len(character))
    for byte in character[1:]:
        number = number << 6 | ord(byte) & 0x3F
    return number
