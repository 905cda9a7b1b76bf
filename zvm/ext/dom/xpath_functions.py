"""Calling PHP functions from XPath: php:function() and php:functionString(), in queries and in stylesheets.

Follows dom_xpath_ext_function_php() of ext/dom/xpath.c and xsl_ext_function_php() of ext/xsl. Who evaluates enters
Evaluation, so that the callbacks find it by the address of the XPath context or transformation.
"""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_double, c_int, c_void_p, cast

from zvm.ext.dom.fakes import new_namespace_node
from zvm.ext.dom.names import href_of, prefix_of
from zvm.ext.dom.objects import NodeObject, wrap
from zvm.ext.libxml.layout import DOC, NAMESPACE_DECL, NS_NEXT, TYPE
from zvm.ext.libxml.library import ints, take, text_at, words, xml
from zvm.ext.libxml.nodes import DocumentRef, known_ref
from zvm.ext.libxml.running import running
from zvm.ext.libxml.state import LibxmlState
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# xmlXPathObjectType and fields of xmlXPathObject, in words; of the parser context: its context and that one's user data
NODESET, BOOLEAN, NUMBER, STRING = 1, 2, 3, 4
RESULT_TREE = 9
NODES, BOOLEAN_VALUE, NUMBER_VALUE, STRING_VALUE = 1, 4, 3, 4  # BOOLEAN_VALUE in ints
_CONTEXT = 3
_FUNCTION, _FUNCTION_URI = 21, 22  # xmlXPathContext: the function that is called, and its namespace

ALL, SOME = 1, 2  # which functions may be called


class PhpFunctions:
    """Which PHP functions expressions may call, and the objects they returned, which must outlive the evaluation.
    `registered` are those of php:function() by name, since PHP 8.4."""

    __slots__ = ("mode", "allowed", "kept", "named", "registered")

    def __init__(self) -> None:
        self.mode = 0
        self.named: dict[tuple[str, str], Any] = {}  # what functions of other namespaces call, by URI and name
        self.registered: dict[str, Any] = {}
        self.allowed: set[str] = set()
        self.kept: list[Any] = []

    def register(self, engine: Engine, restrict: Any) -> None:
        """What registerPhpFunctions() does."""
        if restrict is None:
            self.mode = ALL
            return
        if engine.target >= V8_4:
            self._register_callbacks(engine, restrict)
            return
        names = restrict.plain_values() if type(restrict) is PhpArray else [restrict]
        self.allowed.update(convert.to_string(engine, name) for name in names)
        self.mode = SOME

    def _register_callbacks(self, engine: Engine, restrict: Any) -> None:
        """Callables by name, or the name of one. PHP 8.5 takes notice even of what it then refuses."""
        if engine.target >= V8_5:
            self.mode = SOME
        if type(restrict) is not PhpArray:
            if not _is_name(restrict):
                value_error(engine, 1, "must be a valid callback name")
            self.registered[restrict] = _resolved(engine, restrict, "a callable")
        else:
            for key, value in restrict.items():
                resolved = _resolved(engine, value, "an array with valid callbacks as values")
                name = key if type(key) is str else convert.to_string(engine, value)
                if not _is_name(name):
                    value_error(engine, 1, "must be an array containing valid callback names")
                self.registered[name] = resolved
        self.mode = SOME

    def register_named(self, engine: Engine, uri: str, name: str, function: Any, reserved: str) -> None:
        """Remember the callable of a name in a namespace. Throws ValueError for what is no name, or in the namespace
        that is reserved for php:function()."""
        if uri == reserved:
            value_error(engine, 1, f'must not be "{reserved}" because it is reserved by PHP')
        if xml.xmlValidateNCName(name.encode("latin-1"), 0) != 0:
            value_error(engine, 2, "must be a valid callback name")
        self.named[uri, name] = function

    def callee(self, engine: Engine, name: str) -> Any:
        """The Callable that php:function() means by a name since PHP 8.4, or why there is none."""
        if self.mode == SOME:
            return self.registered.get(name) or f'No callback handler "{name}" registered'
        resolved = engine.resolve_callable(name)
        return f"Invalid callback {name}, {resolved}" if type(resolved) is str else resolved


def _is_name(name: str) -> bool:
    return name != "" and "\0" not in name


def _resolved(engine: Engine, value: Any, wanted: str) -> Any:
    resolved = engine.resolve_callable(value)
    if type(resolved) is str:
        argument_type_error(engine, 1, f"must be {wanted}, {resolved}")
    return resolved


class Evaluation:
    """While entered, callbacks with `context` belong to `base`, an object of the document that is queried."""

    __slots__ = ("state", "context", "document", "functions", "base", "outer", "of_stylesheet")

    def __init__(self, state: LibxmlState, context: int, base: Any, document: DocumentRef,
                 functions: PhpFunctions, of_stylesheet: bool = False) -> None:
        self.state, self.context, self.base, self.document = state, context, base, document
        self.functions, self.of_stylesheet = functions, of_stylesheet
        self.outer: Evaluation | None = None

    def __enter__(self) -> Evaluation:
        self.outer = self.state.evaluations.get(self.context)
        self.state.evaluations[self.context] = self
        return self

    def __exit__(self, *problem: object) -> None:
        if self.outer is not None:
            self.state.evaluations[self.context] = self.outer
        else:
            del self.state.evaluations[self.context]

    def document_of(self, node: int) -> DocumentRef:
        """The document of a node that came out of the evaluation."""
        pointer = words[(node >> 3) + DOC]
        if pointer == self.document.pointer:
            return self.document
        ref = known_ref(self.state, pointer) or known_ref(self.state, node)
        if ref is not None:
            return ref.document
        for kept in self.functions.kept:
            if kept.ref is not None and kept.ref.document.pointer == pointer:
                return kept.ref.document  # type: ignore[no-any-return]
        return self.document

    def node_object(self, node: int) -> Any:
        """The object of a node of a node set."""
        engine = self.state.engine
        if ints[(node >> 2) + 2 * TYPE] == NAMESPACE_DECL:
            element = words[(node >> 3) + NS_NEXT]  # where XPath keeps the element that it found the namespace at
            return new_namespace_node(self.base, element, prefix_of(node), href_of(node), self.document)
        if self.of_stylesheet:  # libxslt's trees come and go: PHP code gets copies
            return wrap(engine, xml.xmlDocCopyNode(node, self.document.pointer, 1) or 0, self.document)
        return wrap(engine, node, self.document_of(node))

    def refuse(self, kind: str, problem: str, parser: int) -> None:
        """What cannot be called or given back: an exception in queries; in stylesheets a warning, and empty text."""
        engine = self.state.engine
        if not self.of_stylesheet or engine.target >= V8_4:
            engine.throw(kind, problem)
        engine.diagnostics.warning(f"{message_origin(engine)}: {problem}")
        _push(parser, xml.xmlXPathNewString(b""))


def nodes_of(result: int) -> list[int]:
    """The nodes of an XPath object that is a node set."""
    found = words[(result >> 3) + NODES]
    if not found:
        return []
    count, table = ints[found >> 2], words[(found >> 3) + 1] >> 3
    return [words[table + number] for number in range(count)]


def number_of(result: int) -> float:
    """The value of an XPath object that is a number."""
    return c_double.from_address(result + 8 * NUMBER_VALUE).value


def _pop(parser: int) -> int:
    return (xml.valuePop if xml.has("valuePop") else xml.xmlXPathValuePop)(parser)  # type: ignore[no-any-return]


def _push(parser: int, value: int) -> None:
    (xml.valuePush if xml.has("valuePush") else xml.xmlXPathValuePush)(parser, value)


def _argument(evaluation: Evaluation, value: int, as_string: bool) -> Any:
    """A PHP value of an XPath object, which is freed."""
    kind = ints[value >> 2]
    try:
        if kind == BOOLEAN:
            return ints[(value >> 2) + BOOLEAN_VALUE] != 0
        if kind == NUMBER:
            return number_of(value)
        if kind == STRING:
            return text_at(words[(value >> 3) + STRING_VALUE]) or ""
        if kind in (NODESET, RESULT_TREE) and not as_string:
            return PhpArray.from_list([evaluation.node_object(node) for node in nodes_of(value)])
        return take(xml.xmlXPathCastToString(value)) or ""
    finally:
        xml.xmlXPathFreeObject(value)


def _call(evaluation: Evaluation, parser: int, count: int, as_string: bool) -> None:
    engine = evaluation.state.engine
    functions = evaluation.functions
    if engine.target >= V8_4:
        _call_later(evaluation, parser, count, as_string)
        return
    if not functions.mode:
        for _ in range(count):
            xml.xmlXPathFreeObject(_pop(parser))
        library = "xslt" if evaluation.of_stylesheet else "xml"
        evaluation.state.complain(f"{library}ExtFunctionTest: PHP Object did not register PHP functions")
        return
    arguments = [_argument(evaluation, _pop(parser), as_string) for _ in range(count - 1)]
    arguments.reverse()
    name_value = _pop(parser) if count else 0
    is_text = bool(name_value) and ints[name_value >> 2] == STRING
    name = _argument(evaluation, name_value, True) if name_value else ""
    if not is_text:
        evaluation.refuse("TypeError", "Handler name must be a string", parser)
        return
    resolved = engine.resolve_callable(name)
    if type(resolved) is str:
        evaluation.refuse("Error", f"Unable to call handler {name}()", parser)
        return
    if functions.mode == SOME and name not in functions.allowed and lower(name) not in functions.allowed:
        dot = "" if evaluation.of_stylesheet else "."
        evaluation.refuse("Error", f"Not allowed to call handler '{name}()'{dot}", parser)
        return
    _push_result(evaluation, parser, resolved.call(arguments))


def _call_later(evaluation: Evaluation, parser: int, count: int, as_string: bool) -> None:
    """The same since PHP 8.4."""
    engine, functions = evaluation.state.engine, evaluation.functions
    if not functions.mode:
        engine.throw("Error", "No callbacks were registered")
    if not count:
        engine.throw("Error", "Function name must be passed as the first argument")
    arguments = [_argument(evaluation, _pop(parser), as_string) for _ in range(count - 1)]
    arguments.reverse()
    name_value = _pop(parser)
    if not name_value or ints[name_value >> 2] != STRING:
        engine.throw("TypeError", "Handler name must be a string")
    callee = functions.callee(engine, _argument(evaluation, name_value, True))
    if type(callee) is str:
        engine.throw("Error", callee)
    _push_result(evaluation, parser, callee.call(arguments))


def _call_named(evaluation: Evaluation, parser: int, count: int) -> None:
    """A function of a namespace of the script's (registerPhpFunctionNS())."""
    context = words[(parser >> 3) + _CONTEXT] >> 3
    uri, name = text_at(words[context + _FUNCTION_URI]) or "", text_at(words[context + _FUNCTION]) or ""
    arguments = [_argument(evaluation, _pop(parser), False) for _ in range(count)]
    arguments.reverse()
    _push_result(evaluation, parser, evaluation.functions.named[uri, name].call(arguments))


def _push_result(evaluation: Evaluation, parser: int, answer: Any) -> None:
    """Give what a PHP function returned back to XPath."""
    engine = evaluation.state.engine
    if isinstance(answer, NodeObject) and answer.ref is not None and answer.ref.node:
        evaluation.functions.kept.append(answer)
        _push(parser, xml.xmlXPathNewNodeSet(answer.ref.node))
    elif type(answer) is bool:
        _push(parser, xml.xmlXPathNewBoolean(int(answer)))
    elif isinstance(answer, PhpObject):
        problem = "A PHP Object cannot be converted to a XPath-string"
        if engine.target >= V8_4:
            problem = "Only objects that are instances of DOM nodes can be converted to an XPath expression"
        evaluation.refuse("TypeError", problem, parser)
    else:
        _push(parser, xml.xmlXPathNewString(convert.to_string(engine, answer).encode("latin-1")))


def _callback(call: Callable[[Evaluation, int, int], None]) -> Any:
    def called(parser: int, count: int) -> None:
        state = running()
        if state is None or state.pending is not None:
            return
        try:
            evaluation = state.evaluations.get(words[(parser >> 3) + _CONTEXT]) or state.evaluations.get(0)
            if evaluation is not None:
                call(evaluation, parser, count)
        except BaseException as signal:  # whatever it is goes on when the library has returned
            state.defer(signal)
    return CFUNCTYPE(None, c_void_p, c_int)(called)


_AS_STRING = _callback(lambda evaluation, parser, count: _call(evaluation, parser, count, True))
_AS_VALUE = _callback(lambda evaluation, parser, count: _call(evaluation, parser, count, False))
_NAMED = _callback(_call_named)
NAMED = cast(_NAMED, c_void_p)
"""What functions are registered as that registerPhpFunctionNS() is told of."""
CALLBACKS = ((b"functionString", cast(_AS_STRING, c_void_p)), (b"function", cast(_AS_VALUE, c_void_p)))
"""The functions of the namespaces http://php.net/xpath and http://php.net/xsl."""
