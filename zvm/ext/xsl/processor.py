"""XSLTProcessor (ext/xsl/xsltprocessor.c)."""
from __future__ import annotations

from ctypes import CDLL, byref, c_char_p, c_int, c_void_p, cast, string_at

from zvm.ext.dom.objects import NodeObject, adopt, wrap
from zvm.ext.dom.saving import write_file
from zvm.ext.dom.xpath_functions import NAMED, Evaluation, PhpFunctions
from zvm.ext.libxml.layout import CHILDREN, DOC, ELEMENT, NAME, NEXT, NS, NS_HREF, TYPE, URL
from zvm.ext.libxml.library import free, ints, texts, words, xml
from zvm.ext.libxml.nodes import NodeRef, Walking, new_document, ref_of
from zvm.ext.libxml.state import REPORT, LibxmlState, state_of
from zvm.ext.simplexml.objects import SxeObject, single_node
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.ext.vocabulary import (
    Array,
    Bool,
    Callable,
    False_,
    Int,
    Null,
    Object,
    Path,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
    since,
)
from zvm.ext.xsl.constants import (
    SECPREF_CREATE_DIRECTORY,
    SECPREF_DEFAULT,
    SECPREF_READ_FILE,
    SECPREF_READ_NETWORK,
    SECPREF_WRITE_FILE,
    SECPREF_WRITE_NETWORK,
)
from zvm.ext.xsl.library import install
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, BP_VAR_IS
from zvm.runtime.classes.visibility import is_derived
from zvm.runtime.execute_data import message_origin, running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import read_property
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802, N803

_XSLT_NAMESPACE = b"http://www.w3.org/1999/XSL/Transform"
# what libxslt calls the rights that a preference withholds (xsltSecurityOption)
_OPTIONS = ((SECPREF_READ_FILE, 1), (SECPREF_WRITE_FILE, 2), (SECPREF_CREATE_DIRECTORY, 3), (SECPREF_READ_NETWORK, 4),
            (SECPREF_WRITE_NETWORK, 5))
_XPATH_CONTEXT, _XINCLUDE = 20, 48  # fields of xsltTransformContext: in words, in ints


class Stylesheet:
    """A compiled stylesheet, freed with the object that holds it."""

    __slots__ = ("pointer",)

    def __init__(self, pointer: int) -> None:
        self.pointer = pointer

    def __del__(self) -> None:
        xml.xsltFreeStylesheet(self.pointer)


def _source(engine: Engine, value: Any) -> tuple[int, NodeRef]:
    """(the document that an object belongs to, its NodeRef); throws ValueError for other objects."""
    node = 0
    if isinstance(value, SxeObject):
        node = single_node(value)
    elif isinstance(value, NodeObject) and value.ref is not None:
        node = value.ref.node
    document = words[(node >> 3) + DOC] if node else 0
    if not document:
        (value_error if engine.target < V8_4 else argument_type_error)(engine, 1, "must be a valid XML node")
    return document, value.ref


def _quoted(name: str) -> str:
    return f'"{name}"'


def _int_property(engine: Engine, obj: Any, name: str) -> int | None:
    """A property that scripts set on the object, None where they did not."""
    value = read_property(engine, obj, name, obj.ce, BP_VAR_IS)
    return None if value is None else convert.to_int(engine, value)


def _uses_keys(document: int) -> bool:
    """Has a stylesheet xsl:key elements, which change the document that is transformed?"""
    root = xml.xmlDocGetRootElement(document)
    node = words[(root >> 3) + CHILDREN] if root else 0
    while node:
        word = node >> 3
        if ints[(node >> 2) + 2 * TYPE] == ELEMENT and texts[word + NAME] == b"key" and words[word + NS] and \
                texts[(words[word + NS] >> 3) + NS_HREF] == _XSLT_NAMESPACE:
            return True
        node = words[word + NEXT]
    return False


def _import(engine: Engine, obj: Any, stylesheet: Any) -> bool:
    document = _source(engine, stylesheet)[0]
    state = state_of(engine)
    install()
    copy = xml.xmlCopyDoc(document, 1)
    xml.xmlNodeSetBase(copy, texts[(document >> 3) + URL])
    compiled = state.call(REPORT, xml.xsltParseStylesheetDoc, copy)
    if not compiled:
        xml.xmlFreeDoc(copy)
    elif state.pending is not None:
        xml.xsltFreeStylesheet(compiled)
    state.settle()
    if not compiled:
        return False
    clones = _int_property(engine, obj, "cloneDocument")
    obj.clones = clones if clones else int(_uses_keys(copy))
    obj.stylesheet = Stylesheet(compiled)
    return True


# ---- transforming ----------------------------------------------------------------------------------------------------

def _parameters(engine: Engine, obj: Any) -> Any:
    """The parameters as XPath expressions, in a null-terminated C array."""
    parts: list[bytes | None] = []
    for name, value in obj.parameters.items():
        text = convert.to_string(engine, value)
        if '"' in text and "'" in text:
            if engine.target >= V8_4:
                continue  # _quote_parameters() hands it over
            engine.diagnostics.warning(f"{message_origin(engine)}: Cannot create XPath expression (string contains "
                                       "both quote and double-quotes)")
            continue
        quote = "'" if '"' in text else '"'
        parts += [name.encode("latin-1"), f"{quote}{text}{quote}".encode("latin-1")]
    return (c_char_p * (len(parts) + 1))(*parts, None)


def _quote_parameters(engine: Engine, obj: Any, context: int) -> None:
    """Hand over the parameters that no XPath expression can be made of, since PHP 8.4."""
    for name, value in obj.parameters.items() if engine.target >= V8_4 else ():
        text = convert.to_string(engine, value)
        if '"' in text and "'" in text:
            xml.xsltQuoteOneUserParam(context, name.encode("latin-1"), text.encode("latin-1"))


def _security(obj: Any, context: int) -> int:
    """The rights that a transformation has not, set; what must be freed after it, 0 where nothing is withheld."""
    if not obj.security:
        return 0
    preferences: int = xml.xsltNewSecurityPrefs()
    for bit, option in _OPTIONS:
        if obj.security & bit:
            xml.xsltSetSecurityPrefs(preferences, option, xml.address_of("xsltSecurityForbid"))
    xml.xsltSetCtxtSecurityPrefs(preferences, context)
    return preferences


class _Profile:
    """The C stream into which a profile is written; `stream` is None where there is none."""

    def __init__(self, engine: Engine, filename: str | None) -> None:
        self.stream = None
        self.library = CDLL(None)
        if filename is not None and permitted(engine, filename) and may_write(engine, filename):
            self.library.fopen.restype = c_void_p
            self.stream = self.library.fopen(filename.encode("latin-1"), b"w")

    def close(self) -> None:
        if self.stream:
            self.library.fclose(c_void_p(self.stream))


def _transform(engine: Engine, obj: Any, source: Any) -> int:
    """The document that the stylesheet makes of another one, 0 where it makes none."""
    document, owner = _source(engine, source)
    if obj.stylesheet is None:
        engine.throw("Error", f"{running_function(engine)}() can only be called after a stylesheet has been imported")
    install()
    state = state_of(engine)
    parameters = _parameters(engine, obj)
    profile = _Profile(engine, obj.profile)
    style = obj.stylesheet
    context = xml.xsltNewTransformContext(style.pointer, document)
    if obj.clones == 1 or xml.xsltNeedElemSpaceHandling(context):
        xml.xsltFreeTransformContext(context)
        owner = new_document(state, xml.xmlCopyDoc(document, 1))
        document = owner.node
        context = xml.xsltNewTransformContext(style.pointer, document)
    included = _int_property(engine, obj, "doXInclude")
    if included is not None:
        ints[(context >> 2) + _XINCLUDE] = included
    preferences = _security(obj, context)
    _quote_parameters(engine, obj, context)
    for uri, name in obj.functions.named:
        xml.xsltRegisterExtFunction(context, name.encode("latin-1"), uri.encode("latin-1"), NAMED)
    with Walking(state), Evaluation(state, words[(context >> 3) + _XPATH_CONTEXT], source, owner.document,
                                    obj.functions, True):
        result = state.call(REPORT, xml.xsltApplyStylesheetUser, style.pointer, document,
                            cast(parameters, c_void_p), None, profile.stream, context)
    profile.close()
    xml.xsltFreeTransformContext(context)
    if preferences:
        xml.xsltFreeSecurityPrefs(preferences)
    obj.functions.kept.clear()
    if result and state.pending is not None:
        xml.xmlFreeDoc(result)
    state.settle()
    return result or 0


def _result_text(state: LibxmlState, obj: Any, result: int) -> str | None:
    """The text of a result as xsl:output asks for it; the document is freed. None where there is none."""
    memory, size = c_void_p(), c_int()
    failed = state.call(REPORT, xml.xsltSaveResultToString, byref(memory), byref(size), result,
                        obj.stylesheet.pointer)
    xml.xmlFreeDoc(result)
    text = string_at(memory.value, size.value).decode("latin-1") if memory.value else ""
    if memory.value:
        free(memory.value)
    state.settle()
    return None if failed < 0 else text


def _result_object(engine: Engine, source: Any, result: int, class_name: str | None) -> Any:
    made = new_document(state_of(engine), result)
    if class_name is None:
        return wrap(engine, result, made.document)
    base = source.ce
    while base.parent is not None:
        base = base.parent
    ce = engine.lookup_class(class_name)
    if ce is None or ce is not base and not is_derived(ce, base):
        argument_type_error(engine, 2, f'must be a class name compatible with {source.ce.display_name}, '
                                       f'{class_name if engine.target >= V8_4 else _quoted(class_name)} given')
    obj: Any = instantiate(engine, ce)
    if isinstance(obj, NodeObject):
        adopt(obj, made)
    else:
        root = xml.xmlDocGetRootElement(result)
        obj.ref = ref_of(made.document, root) if root else made
    return obj


@php_class("XSLTProcessor", flags=ACC_NOT_CLONEABLE, properties=[
    since(80400, prop("doXInclude", False, type="Bool")), since(80400, prop("cloneDocument", False, type="Bool")),
    since(80400, prop("maxTemplateDepth", 3000, type="Int")), since(80400, prop("maxTemplateVars", 15000, type="Int"))])
class XSLTProcessor(PhpObject):
    __slots__ = ("clones", "functions", "parameters", "profile", "security", "stylesheet")

    def __init__(self) -> None:
        self.stylesheet: Stylesheet | None = None
        self.clones = 0
        self.parameters: dict[str, Any] = {}
        self.functions = PhpFunctions()
        self.profile: str | None = None
        self.security = SECPREF_DEFAULT

    @method(tentative=True)
    def importStylesheet(self, engine: Engine, stylesheet: Object) -> Bool:
        return _import(engine, self, stylesheet)

    @method(tentative=True)
    def transformToDoc(self, engine: Engine, document: Object, returnClass: Str | Null = None) -> Object | False_:
        result = _transform(engine, self, document)
        return _result_object(engine, document, result, returnClass) if result else False

    @method(tentative=True)
    def transformToUri(self, engine: Engine, document: Object, uri: Path) -> Int:
        result = _transform(engine, self, document)
        state = state_of(engine)
        written = write_file(state, uri, _result_text(state, self, result)) if result else False
        return -1 if written is False else written

    @method(tentative=True)
    def transformToXml(self, engine: Engine, document: Object) -> Str | Null | False_:
        result = _transform(engine, self, document)
        if not result:
            return False
        text = _result_text(state_of(engine), self, result)
        return False if text is None else text or None

    @method(tentative=True)
    def setParameter(self, engine: Engine, namespace: Str, name: Array | Str, value: Str | Null = None) -> Bool:
        if type(name) is str:
            if value is None:
                value_error(engine, 3, "cannot be null when argument #2 ($name) is a string")
            self.parameters[name] = value
            return True
        if value is not None:
            value_error(engine, 3, "must be null when argument #2 ($name) is an array")
        assert type(name) is PhpArray
        for key, given in name.items():
            if type(key) is not str:
                argument_type_error(engine, 2, "must contain only string keys")
            self.parameters[key] = convert.to_string(engine, given.value if type(given) is Reference else given)
        return True

    @method(tentative=True)
    def getParameter(self, engine: Engine, namespace: Str, name: Str) -> Str | False_:
        return self.parameters.get(name, False)  # type: ignore[no-any-return]

    @method(tentative=True)
    def removeParameter(self, namespace: Str, name: Str) -> Bool:
        return self.parameters.pop(name, None) is not None

    @method(tentative=True)
    def hasExsltSupport(self) -> Bool:
        return xml.has("exsltRegisterAll")

    @method(tentative=True)
    def registerPHPFunctions(self, engine: Engine, functions: Array | Str | Null = None) -> Void:
        self.functions.register(engine, functions)

    @method(since=80400)
    def registerPHPFunctionNS(self, engine: Engine, namespaceURI: Str, name: Str, callable: Callable) -> Void:
        self.functions.register_named(engine, namespaceURI, name, callable, "http://php.net/xsl")

    @method
    def setProfiling(self, filename: Path | Null) -> Untyped:
        self.profile = filename
        return True

    @method(tentative=True)
    def setSecurityPrefs(self, preferences: Int) -> Int:
        before, self.security = self.security, preferences
        return before

    @method(tentative=True)
    def getSecurityPrefs(self) -> Int:
        return self.security
