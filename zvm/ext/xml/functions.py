"""The functions of the XML parser: xml_parser_create, xml_parse and the like (ext/xml/xml.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, ByRef, False_, Int, Null, Object, Str, True_, Untyped, function, since
from zvm.ext.xml.encodings import ERRORS, known_name
from zvm.ext.xml.parser import Structure, XMLParser
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert, numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

CASE_FOLDING, TARGET_ENCODING, SKIP_TAGSTART, SKIP_WHITE = 1, 2, 3, 4
CONSTANTS = {
    "XML_OPTION_PARSE_HUGE": since(80400, 5),
    "XML_ERROR_NONE": 0, "XML_ERROR_NO_MEMORY": 1, "XML_ERROR_SYNTAX": 2, "XML_ERROR_NO_ELEMENTS": 3,
    "XML_ERROR_INVALID_TOKEN": 4, "XML_ERROR_UNCLOSED_TOKEN": 5, "XML_ERROR_PARTIAL_CHAR": 6,
    "XML_ERROR_TAG_MISMATCH": 7, "XML_ERROR_DUPLICATE_ATTRIBUTE": 8, "XML_ERROR_JUNK_AFTER_DOC_ELEMENT": 9,
    "XML_ERROR_PARAM_ENTITY_REF": 10, "XML_ERROR_UNDEFINED_ENTITY": 11, "XML_ERROR_RECURSIVE_ENTITY_REF": 12,
    "XML_ERROR_ASYNC_ENTITY": 13, "XML_ERROR_BAD_CHAR_REF": 14, "XML_ERROR_BINARY_ENTITY_REF": 15,
    "XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF": 16, "XML_ERROR_MISPLACED_XML_PI": 17, "XML_ERROR_UNKNOWN_ENCODING": 18,
    "XML_ERROR_INCORRECT_ENCODING": 19, "XML_ERROR_UNCLOSED_CDATA_SECTION": 20,
    "XML_ERROR_EXTERNAL_ENTITY_HANDLING": 21, "XML_OPTION_CASE_FOLDING": CASE_FOLDING,
    "XML_OPTION_TARGET_ENCODING": TARGET_ENCODING, "XML_OPTION_SKIP_TAGSTART": SKIP_TAGSTART,
    "XML_OPTION_SKIP_WHITE": SKIP_WHITE, "XML_SAX_IMPL": "libxml",
}


def _create(engine: Engine, encoding: str | None, separator: str | None) -> XMLParser:
    known = known_name(encoding) if encoding else "UTF-8"
    if known is None:
        value_error(engine, 1, "is not a supported source encoding")
    parser: XMLParser = instantiate(engine, engine.internal_class("XMLParser"))
    parser.set_up(engine, known, separator)
    return parser


@function
def xml_parser_create(engine: Engine, encoding: Str | Null = None) -> 'XMLParser':
    return _create(engine, encoding, None)


@function
def xml_parser_create_ns(engine: Engine, encoding: Str | Null = None, separator: Str = ":") -> 'XMLParser':
    return _create(engine, encoding, separator)


@function
def xml_set_object(parser: 'XMLParser', object: Object) -> True_:
    parser.target = object
    return True


def _set(engine: Engine, parser: XMLParser, *handlers: tuple[str, Any]) -> None:
    """Set or, by what is empty, take back handlers: each with its event, the first is argument 2 (xml_set_handler)."""
    if parser.is_parsing and engine.target == V8_4:  # 8.5.7 lets them be set
        engine.throw("Error", "Cannot change handlers while parsing")
    if engine.target >= V8_4:
        handlers = _checked(engine, parser, handlers)
    for event, handler in handlers:
        if engine.target < V8_4 and type(handler) is not PhpArray and not isinstance(handler, PhpObject):
            handler = convert.to_string(engine, handler) or None
        parser.set_handler(event, handler)


def _checked(engine: Engine, parser: XMLParser, handlers: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...]:
    """Callables, methods' names or, as null, empty names; throws for others (since PHP 8.4)."""
    names = [handler is not None and type(engine.resolve_callable(handler)) is str for _, handler in handlers]
    for number, (is_name, (_, handler)) in enumerate(zip(names, handlers, strict=True), 2):
        if is_name and (type(handler) is PhpArray or isinstance(handler, PhpObject | Resource)):
            argument_type_error(engine, number, "must be of type callable|string|null")
    if any(names):
        engine.diagnostics.deprecated(f"{running_function(engine)}(): Passing non-callable strings is deprecated since "
                                      "8.4")
    return tuple((event, _method_name(engine, parser, number, handler) if is_name else handler)
                 for number, (is_name, (event, handler)) in enumerate(zip(names, handlers, strict=True), 2))


def _method_name(engine: Engine, parser: XMLParser, number: int, handler: Any) -> str | None:
    name = convert.to_string(engine, handler)
    target = parser.target
    if not name:
        return None
    if target is None:
        value_error(engine, number, "an object must be set via xml_set_object() to be able to lookup method")
    if lower(name) not in target.ce.function_table:
        value_error(engine, number, f"method {target.ce.display_name}::{name}() does not exist")
    return name


@function
def xml_set_element_handler(engine: Engine, parser: 'XMLParser', start_handler: Untyped,
                            end_handler: Untyped) -> True_:
    _set(engine, parser, ("start_element", start_handler), ("end_element", end_handler))
    return True


@function
def xml_set_character_data_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("character_data", handler))
    return True


@function
def xml_set_processing_instruction_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("processing_instruction", handler))
    return True


@function
def xml_set_default_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("default", handler))
    return True


@function
def xml_set_unparsed_entity_decl_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("unparsed_entity", handler))
    return True


@function
def xml_set_notation_decl_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("notation", handler))
    return True


@function
def xml_set_external_entity_ref_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("external_entity", handler))
    return True


@function
def xml_set_start_namespace_decl_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("start_namespace", handler))
    return True


@function
def xml_set_end_namespace_decl_handler(engine: Engine, parser: 'XMLParser', handler: Untyped) -> True_:
    _set(engine, parser, ("end_namespace", handler))  # which libxml2 never calls
    return True


@function
def xml_parse(engine: Engine, parser: 'XMLParser', data: Str, is_final: Bool = False) -> Int:
    if parser.is_parsing:
        engine.throw("Error", "Parser must not be called recursively")
    return int(parser.parse(data, is_final))


@function
def xml_parse_into_struct(engine: Engine, parser: 'XMLParser', data: Str, values: ByRef, index: ByRef = None) -> \
        Int | False_:
    if parser.is_parsing:
        engine.diagnostics.warning("xml_parse_into_struct(): Parser must not be called recursively")
        return False
    structure = parser.events.structure = Structure()
    parser.level = 0
    try:
        return int(parser.parse(data, True))
    finally:
        parser.events.structure = None
        assign_by_reference(engine, values, structure.values())
        if index is not None:
            assign_by_reference(engine, index, structure.places())


@function
def xml_get_error_code(parser: 'XMLParser') -> Int:
    return parser.sax.error_code  # type: ignore[no-any-return]


@function
def xml_error_string(error_code: Int) -> Str | Null:
    return ERRORS[error_code] if 0 <= error_code < len(ERRORS) else "Unknown"


@function
def xml_get_current_line_number(parser: 'XMLParser') -> Int:
    return parser.sax.line  # type: ignore[no-any-return]


@function
def xml_get_current_column_number(parser: 'XMLParser') -> Int:
    return parser.sax.column  # type: ignore[no-any-return]


@function
def xml_get_current_byte_index(parser: 'XMLParser') -> Int:
    return parser.sax.byte_index  # type: ignore[no-any-return]


@function
def xml_parser_free(engine: Engine, parser: 'XMLParser') -> Bool:
    if parser.is_parsing:
        engine.diagnostics.warning(f"{running_function(engine)}(): Parser cannot be freed while it is parsing")
        return False
    return True


@function
def xml_parser_set_option(engine: Engine, parser: 'XMLParser', option: Int, value: Untyped) -> Bool:
    switch = convert.to_bool if engine.target >= V8_3 else convert.to_int
    if option == CASE_FOLDING:
        parser.folds_case = switch(engine, value)
    elif option == SKIP_WHITE:
        parser.skips_white = switch(engine, value)
    elif option == SKIP_TAGSTART:
        start = convert.to_int(engine, value)
        if numbers.c_int(start) < 0 or engine.target >= V8_4 and start != numbers.c_int(start):
            problem = "tagstart ignored, because it is out of range"
            if engine.target >= V8_4:
                problem = "Argument #3 ($value) must be between 0 and 2147483647 for option XML_OPTION_SKIP_TAGSTART"
            engine.diagnostics.warning(f"xml_parser_set_option(): {problem}")
            parser.tag_start = 0
            return False
        parser.tag_start = numbers.c_int(start)
    elif option == TARGET_ENCODING:
        encoding = known_name(convert.to_string(engine, value))
        if encoding is None:
            value_error(engine, 3, "is not a supported target encoding")
        parser.encoding = encoding
    else:
        value_error(engine, 2, "must be a XML_OPTION_* constant")
    return True


@function
def xml_parser_get_option(engine: Engine, parser: 'XMLParser', option: Int) -> Str | Int:
    found: dict[int, int | str] = {
        CASE_FOLDING: parser.folds_case, TARGET_ENCODING: parser.encoding, SKIP_TAGSTART: parser.tag_start,
        SKIP_WHITE: parser.skips_white}
    if option not in found:
        value_error(engine, 2, "must be a XML_OPTION_* constant")
    is_switch = option in (CASE_FOLDING, SKIP_WHITE) and engine.target >= V8_3
    return bool(found[option]) if is_switch else found[option]
