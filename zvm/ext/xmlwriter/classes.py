"""The class XMLWriter (ext/xmlwriter/php_xmlwriter.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.vocabulary import Bool, Int, Null, Path, Resource, Scope, Static, Str, method, php_class
from zvm.ext.xmlwriter.output import Encoder, Output
from zvm.ext.xmlwriter.text_writer import Entry, TextWriter, c_text
from zvm.ext.xmlwriter.writing import checked, flushed, open_memory, open_stream, open_uri, writer_of
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.objects.array_access import XML_WRITER
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: N802, N803


def _made(engine: Engine, ce: ClassEntry, writer: TextWriter) -> XMLWriter:
    made: XMLWriter = instantiate(engine, ce)
    made.writer = writer
    if ce.constructor is not None:
        engine.call_method(made, "__construct")
    return made


@php_class("XMLWriter", flags=ACC_NOT_CLONEABLE)
class XMLWriter(PhpObject):
    """`writer` is None until something has been opened."""

    __slots__ = ("writer",)
    layout = (XML_WRITER, "writer", (TextWriter, "entries"), (TextWriter, "namespaces"), (TextWriter, "indent"),
              (TextWriter, "has_encoding"), (TextWriter, "output"), (Output, "pieces"), (Output, "size"),
              (Output, "encoder"), (Encoder, "name"), (Output, "stream"), (Output, "is_broken"), (Entry, "name"),
              (Entry, "state"), Entry)

    def __init__(self) -> None:
        self.writer: TextWriter | None = None

    @method(tentative=True)
    def openUri(self, engine: Engine, uri: Path) -> Bool:
        opened = open_uri(engine, uri)
        if opened is not None:
            self.writer = opened
        return opened is not None

    @method(static=True, since=80400)
    def toUri(scope: Scope, engine: Engine, uri: Path) -> Static:
        opened = open_uri(engine, uri)
        if opened is None:
            engine.throw("Error", "Unable to open URI")
        return _made(engine, scope, opened)

    @method(static=True, since=80400)
    def toMemory(scope: Scope, engine: Engine) -> Static:
        return _made(engine, scope, open_memory(engine))

    @method(static=True, since=80400)
    def toStream(scope: Scope, engine: Engine, stream: Resource) -> Static:
        return _made(engine, scope, open_stream(engine, stream_argument(engine, stream)))

    @method(tentative=True)
    def openMemory(self, engine: Engine) -> Bool:
        self.writer = open_memory(engine)
        return True

    @method(tentative=True)
    def setIndent(self, engine: Engine, enable: Bool) -> Bool:
        return writer_of(engine, self).set_indent(enable)

    @method(tentative=True)
    def setIndentString(self, engine: Engine, indentation: Str) -> Bool:
        writer_of(engine, self).indentation = c_text(indentation)
        return True

    @method(tentative=True)
    def startComment(self, engine: Engine) -> Bool:
        return writer_of(engine, self).start_comment()

    @method(tentative=True)
    def endComment(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_comment()

    @method(tentative=True)
    def startAttribute(self, engine: Engine, name: Str) -> Bool:
        return checked(engine, self, 2, "attribute name", name).start_attribute(name)

    @method(tentative=True)
    def endAttribute(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_attribute()

    @method(tentative=True)
    def writeAttribute(self, engine: Engine, name: Str, value: Str) -> Bool:
        return checked(engine, self, 2, "attribute name", name).write_attribute(name, value)

    @method(tentative=True)
    def startAttributeNs(self, engine: Engine, prefix: Str | Null, name: Str, namespace: Str | Null) -> Bool:
        return checked(engine, self, 3, "attribute name", name).start_attribute_ns(prefix, name, namespace)

    @method(tentative=True)
    def writeAttributeNs(self, engine: Engine, prefix: Str | Null, name: Str, namespace: Str | Null,
                         value: Str) -> Bool:
        return checked(engine, self, 3, "attribute name", name).write_attribute_ns(prefix, name, namespace, value)

    @method(tentative=True)
    def startElement(self, engine: Engine, name: Str) -> Bool:
        return checked(engine, self, 2, "element name", name).start_element(name)

    @method(tentative=True)
    def endElement(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_element()

    @method(tentative=True)
    def fullEndElement(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_element(True)

    @method(tentative=True)
    def startElementNs(self, engine: Engine, prefix: Str | Null, name: Str, namespace: Str | Null) -> Bool:
        return checked(engine, self, 3, "element name", name).start_element_ns(prefix, name, namespace)

    @method(tentative=True)
    def writeElement(self, engine: Engine, name: Str, content: Str | Null = None) -> Bool:
        return checked(engine, self, 2, "element name", name).write_element(name, content)

    @method(tentative=True)
    def writeElementNs(self, engine: Engine, prefix: Str | Null, name: Str, namespace: Str | Null,
                       content: Str | Null = None) -> Bool:
        return checked(engine, self, 3, "element name", name).write_element_ns(prefix, name, namespace, content)

    @method(tentative=True)
    def startPi(self, engine: Engine, target: Str) -> Bool:
        return checked(engine, self, 2, "PI target", target).start_pi(target)

    @method(tentative=True)
    def endPi(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_pi()

    @method(tentative=True)
    def writePi(self, engine: Engine, target: Str, content: Str) -> Bool:
        return checked(engine, self, 2, "PI target", target).write_pi(target, content)

    @method(tentative=True)
    def startCdata(self, engine: Engine) -> Bool:
        return writer_of(engine, self).start_cdata()

    @method(tentative=True)
    def endCdata(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_cdata()

    @method(tentative=True)
    def writeCdata(self, engine: Engine, content: Str) -> Bool:
        return writer_of(engine, self).write_cdata(content)

    @method(tentative=True)
    def text(self, engine: Engine, content: Str) -> Bool:
        return writer_of(engine, self).write_string(content)

    @method(tentative=True)
    def writeRaw(self, engine: Engine, content: Str) -> Bool:
        return writer_of(engine, self).write_raw(content)

    @method(tentative=True)
    def startDocument(self, engine: Engine, version: Str | Null = "1.0", encoding: Str | Null = None,
                      standalone: Str | Null = None) -> Bool:
        return writer_of(engine, self).start_document(version, encoding, standalone)

    @method(tentative=True)
    def endDocument(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_document()

    @method(tentative=True)
    def writeComment(self, engine: Engine, content: Str) -> Bool:
        return writer_of(engine, self).write_comment(content)

    @method(tentative=True)
    def startDtd(self, engine: Engine, qualifiedName: Str, publicId: Str | Null = None,
                 systemId: Str | Null = None) -> Bool:
        return writer_of(engine, self).start_dtd(qualifiedName, publicId, systemId)

    @method(tentative=True)
    def endDtd(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_dtd()

    @method(tentative=True)
    def writeDtd(self, engine: Engine, name: Str, publicId: Str | Null = None, systemId: Str | Null = None,
                 content: Str | Null = None) -> Bool:
        return writer_of(engine, self).write_dtd(name, publicId, systemId, content)

    @method(tentative=True)
    def startDtdElement(self, engine: Engine, qualifiedName: Str) -> Bool:
        return checked(engine, self, 2, "element name", qualifiedName).start_dtd_element(qualifiedName)

    @method(tentative=True)
    def endDtdElement(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_dtd_element()

    @method(tentative=True)
    def writeDtdElement(self, engine: Engine, name: Str, content: Str) -> Bool:
        return checked(engine, self, 2, "element name", name).write_dtd_element(name, content)

    @method(tentative=True)
    def startDtdAttlist(self, engine: Engine, name: Str) -> Bool:
        return checked(engine, self, 2, "element name", name).start_dtd_attlist(name)

    @method(tentative=True)
    def endDtdAttlist(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_dtd_attlist()

    @method(tentative=True)
    def writeDtdAttlist(self, engine: Engine, name: Str, content: Str) -> Bool:
        return checked(engine, self, 2, "element name", name).write_dtd_attlist(name, content)

    @method(tentative=True)
    def startDtdEntity(self, engine: Engine, name: Str, isParam: Bool) -> Bool:
        return checked(engine, self, 2, "attribute name", name).start_dtd_entity(name, isParam)

    @method(tentative=True)
    def endDtdEntity(self, engine: Engine) -> Bool:
        return writer_of(engine, self).end_dtd_entity()

    @method(tentative=True)
    def writeDtdEntity(self, engine: Engine, name: Str, content: Str, isParam: Bool = False,
                       publicId: Str | Null = None, systemId: Str | Null = None,
                       notationData: Str | Null = None) -> Bool:
        return checked(engine, self, 2, "element name", name).write_dtd_entity(
            name, content, isParam, publicId, systemId, notationData)

    @method(tentative=True)
    def outputMemory(self, engine: Engine, flush: Bool = True) -> Str:
        found = flushed(writer_of(engine, self), flush)
        return found if type(found) is str else ""

    @method(tentative=True)
    def flush(self, engine: Engine, empty: Bool = True) -> Str | Int:
        return flushed(writer_of(engine, self), empty)
