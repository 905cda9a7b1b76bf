"""The functions of xmlwriter, which do what the methods of XMLWriter do (ext/xmlwriter/php_xmlwriter.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, False_, Int, Null, Path, Str, function
from zvm.ext.xmlwriter.classes import XMLWriter
from zvm.ext.xmlwriter.text_writer import TextWriter, c_text
from zvm.ext.xmlwriter.writing import checked, flushed, open_memory, open_uri, writer_of
from zvm.runtime.objects.lifecycle import instantiate

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: N803, UP037


def _new_object(engine: Engine, writer: TextWriter) -> XMLWriter:
    made: XMLWriter = instantiate(engine, engine.internal_class("XMLWriter"))
    made.writer = writer
    return made


@function
def xmlwriter_open_uri(engine: Engine, uri: Path) -> 'XMLWriter' | False_:
    opened = open_uri(engine, uri)
    return False if opened is None else _new_object(engine, opened)


@function
def xmlwriter_open_memory(engine: Engine) -> 'XMLWriter' | False_:
    return _new_object(engine, open_memory(engine))


@function
def xmlwriter_set_indent(engine: Engine, writer: 'XMLWriter', enable: Bool) -> Bool:
    return writer_of(engine, writer).set_indent(enable)


@function
def xmlwriter_set_indent_string(engine: Engine, writer: 'XMLWriter', indentation: Str) -> Bool:
    writer_of(engine, writer).indentation = c_text(indentation)
    return True


@function
def xmlwriter_start_comment(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).start_comment()


@function
def xmlwriter_end_comment(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_comment()


@function
def xmlwriter_start_attribute(engine: Engine, writer: 'XMLWriter', name: Str) -> Bool:
    return checked(engine, writer, 2, "attribute name", name).start_attribute(name)


@function
def xmlwriter_end_attribute(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_attribute()


@function
def xmlwriter_write_attribute(engine: Engine, writer: 'XMLWriter', name: Str, value: Str) -> Bool:
    return checked(engine, writer, 2, "attribute name", name).write_attribute(name, value)


@function
def xmlwriter_start_attribute_ns(engine: Engine, writer: 'XMLWriter', prefix: Str | Null, name: Str,
                                 namespace: Str | Null) -> Bool:
    return checked(engine, writer, 3, "attribute name", name).start_attribute_ns(prefix, name, namespace)


@function
def xmlwriter_write_attribute_ns(engine: Engine, writer: 'XMLWriter', prefix: Str | Null, name: Str,
                                 namespace: Str | Null, value: Str) -> Bool:
    return checked(engine, writer, 3, "attribute name", name).write_attribute_ns(prefix, name, namespace, value)


@function
def xmlwriter_start_element(engine: Engine, writer: 'XMLWriter', name: Str) -> Bool:
    return checked(engine, writer, 2, "element name", name).start_element(name)


@function
def xmlwriter_end_element(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_element()


@function
def xmlwriter_full_end_element(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_element(True)


@function
def xmlwriter_start_element_ns(engine: Engine, writer: 'XMLWriter', prefix: Str | Null, name: Str,
                               namespace: Str | Null) -> Bool:
    return checked(engine, writer, 3, "element name", name).start_element_ns(prefix, name, namespace)


@function
def xmlwriter_write_element(engine: Engine, writer: 'XMLWriter', name: Str, content: Str | Null = None) -> Bool:
    return checked(engine, writer, 2, "element name", name).write_element(name, content)


@function
def xmlwriter_write_element_ns(engine: Engine, writer: 'XMLWriter', prefix: Str | Null, name: Str,
                               namespace: Str | Null, content: Str | Null = None) -> Bool:
    return checked(engine, writer, 3, "element name", name).write_element_ns(prefix, name, namespace, content)


@function
def xmlwriter_start_pi(engine: Engine, writer: 'XMLWriter', target: Str) -> Bool:
    return checked(engine, writer, 2, "PI target", target).start_pi(target)


@function
def xmlwriter_end_pi(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_pi()


@function
def xmlwriter_write_pi(engine: Engine, writer: 'XMLWriter', target: Str, content: Str) -> Bool:
    return checked(engine, writer, 2, "PI target", target).write_pi(target, content)


@function
def xmlwriter_start_cdata(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).start_cdata()


@function
def xmlwriter_end_cdata(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_cdata()


@function
def xmlwriter_write_cdata(engine: Engine, writer: 'XMLWriter', content: Str) -> Bool:
    return writer_of(engine, writer).write_cdata(content)


@function
def xmlwriter_text(engine: Engine, writer: 'XMLWriter', content: Str) -> Bool:
    return writer_of(engine, writer).write_string(content)


@function
def xmlwriter_write_raw(engine: Engine, writer: 'XMLWriter', content: Str) -> Bool:
    return writer_of(engine, writer).write_raw(content)


@function
def xmlwriter_start_document(engine: Engine, writer: 'XMLWriter', version: Str | Null = "1.0",
                             encoding: Str | Null = None, standalone: Str | Null = None) -> Bool:
    return writer_of(engine, writer).start_document(version, encoding, standalone)


@function
def xmlwriter_end_document(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_document()


@function
def xmlwriter_write_comment(engine: Engine, writer: 'XMLWriter', content: Str) -> Bool:
    return writer_of(engine, writer).write_comment(content)


@function
def xmlwriter_start_dtd(engine: Engine, writer: 'XMLWriter', qualifiedName: Str, publicId: Str | Null = None,
                        systemId: Str | Null = None) -> Bool:
    return writer_of(engine, writer).start_dtd(qualifiedName, publicId, systemId)


@function
def xmlwriter_end_dtd(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_dtd()


@function
def xmlwriter_write_dtd(engine: Engine, writer: 'XMLWriter', name: Str, publicId: Str | Null = None,
                        systemId: Str | Null = None, content: Str | Null = None) -> Bool:
    return writer_of(engine, writer).write_dtd(name, publicId, systemId, content)


@function
def xmlwriter_start_dtd_element(engine: Engine, writer: 'XMLWriter', qualifiedName: Str) -> Bool:
    return checked(engine, writer, 2, "element name", qualifiedName).start_dtd_element(qualifiedName)


@function
def xmlwriter_end_dtd_element(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_dtd_element()


@function
def xmlwriter_write_dtd_element(engine: Engine, writer: 'XMLWriter', name: Str, content: Str) -> Bool:
    return checked(engine, writer, 2, "element name", name).write_dtd_element(name, content)


@function
def xmlwriter_start_dtd_attlist(engine: Engine, writer: 'XMLWriter', name: Str) -> Bool:
    return checked(engine, writer, 2, "element name", name).start_dtd_attlist(name)


@function
def xmlwriter_end_dtd_attlist(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_dtd_attlist()


@function
def xmlwriter_write_dtd_attlist(engine: Engine, writer: 'XMLWriter', name: Str, content: Str) -> Bool:
    return checked(engine, writer, 2, "element name", name).write_dtd_attlist(name, content)


@function
def xmlwriter_start_dtd_entity(engine: Engine, writer: 'XMLWriter', name: Str, isParam: Bool) -> Bool:
    return checked(engine, writer, 2, "attribute name", name).start_dtd_entity(name, isParam)


@function
def xmlwriter_end_dtd_entity(engine: Engine, writer: 'XMLWriter') -> Bool:
    return writer_of(engine, writer).end_dtd_entity()


@function
def xmlwriter_write_dtd_entity(engine: Engine, writer: 'XMLWriter', name: Str, content: Str, isParam: Bool = False,
                               publicId: Str | Null = None, systemId: Str | Null = None,
                               notationData: Str | Null = None) -> Bool:
    return checked(engine, writer, 2, "element name", name).write_dtd_entity(
        name, content, isParam, publicId, systemId, notationData)


@function
def xmlwriter_output_memory(engine: Engine, writer: 'XMLWriter', flush: Bool = True) -> Str:
    found = flushed(writer_of(engine, writer), flush)
    return found if type(found) is str else ""


@function
def xmlwriter_flush(engine: Engine, writer: 'XMLWriter', empty: Bool = True) -> Str | Int:
    return flushed(writer_of(engine, writer), empty)
