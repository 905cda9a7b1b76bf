"""Names: identifiers, semi-reserved words, qualified names, and `use` and `namespace` that declare them."""
from __future__ import annotations

from zvm.frontend.generated.ast import GroupUse, Namespace, Use, UseElem
from zvm.frontend.grammar.actions import (
    append_after_comma,
    constant,
    first_of,
    name_of_kind,
    node,
    second,
    since,
    static_name,
    word_as_name,
)
from zvm.opcodes.flags import NAME_FQ, NAME_NOT_FQ, NAME_RELATIVE, SYMBOL_CLASS, SYMBOL_CONST, SYMBOL_FUNCTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Any, Parser, Values, VersionedProductions

RESERVED_NON_MODIFIERS = [
    "T_INCLUDE", "T_INCLUDE_ONCE", "T_EVAL", "T_REQUIRE", "T_REQUIRE_ONCE", "T_LOGICAL_OR", "T_LOGICAL_XOR",
    "T_LOGICAL_AND", "T_INSTANCEOF", "T_NEW", "T_CLONE", "T_EXIT", "T_IF", "T_ELSEIF", "T_ELSE", "T_ENDIF",
    "T_ECHO", "T_DO", "T_WHILE", "T_ENDWHILE", "T_FOR", "T_ENDFOR", "T_FOREACH", "T_ENDFOREACH", "T_DECLARE",
    "T_ENDDECLARE", "T_AS", "T_TRY", "T_CATCH", "T_FINALLY", "T_THROW", "T_USE", "T_INSTEADOF", "T_GLOBAL",
    "T_VAR", "T_UNSET", "T_ISSET", "T_EMPTY", "T_CONTINUE", "T_GOTO", "T_FUNCTION", "T_CONST", "T_RETURN",
    "T_PRINT", "T_YIELD", "T_LIST", "T_SWITCH", "T_ENDSWITCH", "T_CASE", "T_DEFAULT", "T_BREAK", "T_ARRAY",
    "T_CALLABLE", "T_EXTENDS", "T_IMPLEMENTS", "T_NAMESPACE", "T_TRAIT", "T_INTERFACE", "T_CLASS", "T_CLASS_C",
    "T_TRAIT_C", "T_FUNC_C", "T_METHOD_C", "T_LINE", "T_FILE", "T_DIR", "T_NS_C", "T_FN", "T_MATCH", "T_ENUM"
]
MODIFIERS = ["T_STATIC", "T_ABSTRACT", "T_FINAL", "T_PRIVATE", "T_PROTECTED", "T_PUBLIC", "T_READONLY"]


def _typed_use(p: Parser, v: Values) -> Any:
    """`use function a, b;`"""
    v[2].attr = v[1]
    return v[2]


def _class_use(p: Parser, v: Values) -> Any:
    v[1].attr = SYMBOL_CLASS
    return v[1]


def _inline_class_use(p: Parser, v: Values) -> Any:
    v[0].attr = SYMBOL_CLASS
    return v[0]


def _inline_typed_use(p: Parser, v: Values) -> Any:
    v[1].attr = v[0]
    return v[1]


def _group_use(p: Parser, v: Values) -> GroupUse:
    return GroupUse(v[0].lineno, v[0], v[3], 0)


_use_elem = node(UseElem, 0, None, attr=0)
_use_elem_as = node(UseElem, 0, 2, attr=0)

PRODUCTIONS: VersionedProductions = (
    *((f"reserved_non_modifiers : {_word}", None) for _word in RESERVED_NON_MODIFIERS),
    *since(80400, ("reserved_non_modifiers : T_PROPERTY_C", None)),
    ("semi_reserved : reserved_non_modifiers", None),
    *((f"semi_reserved : {_word}", None) for _word in MODIFIERS),
    ("ampersand : T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG", None),
    ("ampersand : T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG", None),
    ("identifier : T_STRING", None),
    ("identifier : semi_reserved", word_as_name),

    ("namespace_declaration_name : identifier", None),
    ("namespace_declaration_name : T_NAME_QUALIFIED", None),
    ("namespace_name : T_STRING", None),
    ("namespace_name : T_NAME_QUALIFIED", None),
    ("legacy_namespace_name : namespace_name", None),
    ("legacy_namespace_name : T_NAME_FULLY_QUALIFIED", None),
    ("name : T_STRING", name_of_kind(NAME_NOT_FQ)),
    ("name : T_NAME_QUALIFIED", name_of_kind(NAME_NOT_FQ)),
    ("name : T_NAME_FULLY_QUALIFIED", name_of_kind(NAME_FQ)),
    ("name : T_NAME_RELATIVE", name_of_kind(NAME_RELATIVE)),
    ("class_name : T_STATIC", static_name),
    ("class_name : name", None),

    ("top_statement : T_NAMESPACE namespace_declaration_name ;",
     lambda p, v: Namespace(v[1].lineno, v[1], p.drop_doc_comment())),
    ("namespace_begin : ", lambda p, v: p.drop_doc_comment()),
    ("top_statement : T_NAMESPACE namespace_declaration_name namespace_begin { top_statement_list }",
     node(Namespace, 1, 4)),
    ("top_statement : T_NAMESPACE namespace_begin { top_statement_list }",
     node(Namespace, None, 3)),

    ("top_statement : T_USE mixed_group_use_declaration ;", second),
    ("top_statement : T_USE use_type group_use_declaration ;", _typed_use),
    ("top_statement : T_USE use_declarations ;", _class_use),
    ("top_statement : T_USE use_type use_declarations ;", _typed_use),
    ("use_type : T_FUNCTION", constant(SYMBOL_FUNCTION)),
    ("use_type : T_CONST", constant(SYMBOL_CONST)),
    ("group_use_declaration : legacy_namespace_name T_NS_SEPARATOR { unprefixed_use_declarations possible_comma }",
     _group_use),
    ("mixed_group_use_declaration : legacy_namespace_name T_NS_SEPARATOR { inline_use_declarations possible_comma }",
     _group_use),
    ("possible_comma : ", None),
    ("possible_comma : ,", None),
    ("inline_use_declarations : inline_use_declarations , inline_use_declaration", append_after_comma),
    ("inline_use_declarations : inline_use_declaration", first_of(Use, 0)),
    ("unprefixed_use_declarations : unprefixed_use_declarations , unprefixed_use_declaration", append_after_comma),
    ("unprefixed_use_declarations : unprefixed_use_declaration", first_of(Use, 0)),
    ("use_declarations : use_declarations , use_declaration", append_after_comma),
    ("use_declarations : use_declaration", first_of(Use, 0)),
    ("inline_use_declaration : unprefixed_use_declaration", _inline_class_use),
    ("inline_use_declaration : use_type unprefixed_use_declaration", _inline_typed_use),
    ("unprefixed_use_declaration : namespace_name", _use_elem),
    ("unprefixed_use_declaration : namespace_name T_AS T_STRING", _use_elem_as),
    ("use_declaration : legacy_namespace_name", _use_elem),
    ("use_declaration : legacy_namespace_name T_AS T_STRING", _use_elem_as),
)
