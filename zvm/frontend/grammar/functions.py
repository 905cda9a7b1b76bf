"""Functions, closures, arrow functions, their parameters, types and arguments; attributes."""
from __future__ import annotations

from zvm.frontend.generated.ast import (
    ArgList,
    ArrowFunc,
    Attribute,
    AttributeGroup,
    AttributeList,
    CallableConvert,
    Closure,
    ClosureUses,
    FuncDecl,
    NamedArg,
    Param,
    ParamList,
    Return,
    Type,
    TypeIntersection,
    TypeUnion,
    Unpack,
)
from zvm.frontend.grammar.actions import (
    append,
    append_after_comma,
    constant,
    current_line,
    doc_comment_node,
    empty_list,
    first_of,
    line_of,
    node,
    second,
    since,
    third,
    until,
    with_attributes,
    word_as_name,
)
from zvm.frontend.grammar.modifiers import add_member_modifier, checked_modifiers
from zvm.opcodes.flags import (
    ACC_PRIVATE,
    ACC_PROTECTED,
    ACC_PUBLIC,
    ACC_READONLY,
    ACC_RETURN_REFERENCE,
    BIND_REF,
    PARAM_REF,
    PARAM_VARIADIC,
    TYPE_NULLABLE,
)
from zvm.opcodes.types import IS_ARRAY, IS_CALLABLE, IS_STATIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Action, Any, Parser, Productions, Values, VersionedProductions

_PARAMETER = "parameter : optional_property_modifiers optional_type_without_static is_reference is_variadic T_VARIABLE"
AMPERSAND = "T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"


def _function_declaration(p: Parser, v: Values) -> FuncDecl:
    p.fn_flags = v[8]
    return FuncDecl(v[0], v[1] | v[12], p.line, v[3], v[2].value, v[5], v[10], v[7], None)


def _closure(p: Parser, v: Values) -> Closure:
    p.fn_flags = v[8]
    return Closure(v[0], v[1] | v[12], p.line, v[2], "{closure}", v[4], v[6], v[10], v[7], None)


def _arrow_function(p: Parser, v: Values) -> ArrowFunc:
    p.fn_flags = v[8]
    return ArrowFunc(v[0], v[1] | v[11], p.line, v[2], "{closure}", v[4], Return(v[10].lineno, v[10]), v[6], None)


def _backup_fn_flags(p: Parser, v: Values) -> int:
    flags = p.fn_flags
    p.fn_flags = 0
    return flags


def _parameter(p: Parser, v: Values) -> Param:
    default = v[7] if len(v) > 7 else None
    return _make_parameter(p, v, default, None)


def _hooked_parameter(p: Parser, v: Values) -> Param:
    default = v[7] if len(v) > 7 else None
    return _make_parameter(p, v, default, v[-1])


def _make_parameter(p: Parser, v: Values, default: Any, hooks: Any) -> Param:
    doc_comment = doc_comment_node(p, v[5])
    return Param(line_of(p, v[1], v[4]), v[1], v[4], default, None, doc_comment, hooks, v[0] | v[2] | v[3])


def _callable_convert(p: Parser, v: Values) -> CallableConvert:
    return CallableConvert(p.line)


def _nullable(p: Parser, v: Values) -> Any:
    v[1].attr |= TYPE_NULLABLE
    return v[1]


def _pair_of(list_class: Any) -> Action:
    """`list : item separator item`"""
    return lambda p, v: list_class(min(v[0].lineno, p.line), [v[0], v[2]], 0)


def _by_reference_use(p: Parser, v: Values) -> Any:
    v[1].attr = BIND_REF
    return v[1]


def _type_productions(suffix: str) -> Productions:
    """Types come twice: with `static` (return types), and without it where `static` could be a modifier."""
    element, union, intersection = (
        f"union_type{suffix}_element", f"union_type{suffix}", f"intersection_type{suffix}")
    simple = "type" + suffix
    return (
        (f"type_expr{suffix} : {simple}", None),
        (f"type_expr{suffix} : ? {simple}", _nullable),
        (f"type_expr{suffix} : {union}", None),
        (f"type_expr{suffix} : {intersection}", None),
        (f"{element} : {simple}", None),
        (f"{element} : ( {intersection} )", second),
        (f"{union} : {element} | {element}", _pair_of(TypeUnion)),
        (f"{union} : {union} | {element}", append_after_comma),
        (f"{intersection} : {simple} {AMPERSAND} {simple}", _pair_of(TypeIntersection)),
        (f"{intersection} : {intersection} {AMPERSAND} {simple}", append_after_comma),
    )


PRODUCTIONS: VersionedProductions = (
    ("attribute_decl : class_name", node(Attribute, 0, None)),
    ("attribute_decl : class_name argument_list", node(Attribute, 0, 1)),
    ("attribute_group : attribute_decl", first_of(AttributeGroup)),
    ("attribute_group : attribute_group , attribute_decl", append_after_comma),
    ("attribute : T_ATTRIBUTE attribute_group possible_comma ]", second),
    ("attributes : attribute", first_of(AttributeList)),
    ("attributes : attributes attribute", append),

    ("function_name : T_STRING", None),
    ("function_name : T_READONLY", word_as_name),
    ("function_declaration_statement : function returns_ref function_name backup_doc_comment ( parameter_list ) "
     "return_type backup_fn_flags { inner_statement_list } backup_fn_flags", _function_declaration),
    ("is_reference : ", constant(0)),
    ("is_reference : T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG", constant(PARAM_REF)),
    ("is_variadic : ", constant(0)),
    ("is_variadic : T_ELLIPSIS", constant(PARAM_VARIADIC)),

    ("parameter_list : non_empty_parameter_list possible_comma", None),
    ("parameter_list : ", empty_list(ParamList)),
    ("non_empty_parameter_list : attributed_parameter", first_of(ParamList)),
    ("non_empty_parameter_list : non_empty_parameter_list , attributed_parameter", append_after_comma),
    ("attributed_parameter : attributes parameter", with_attributes),
    ("attributed_parameter : parameter", None),
    ("optional_property_modifiers : ", constant(0)),
    *until(
        80300,
        ("optional_property_modifiers : optional_property_modifiers property_modifier", add_member_modifier),
        ("property_modifier : T_PUBLIC", constant(ACC_PUBLIC)),
        ("property_modifier : T_PROTECTED", constant(ACC_PROTECTED)),
        ("property_modifier : T_PRIVATE", constant(ACC_PRIVATE)),
        ("property_modifier : T_READONLY", constant(ACC_READONLY))),
    *since(80300, ("optional_property_modifiers : non_empty_member_modifiers", checked_modifiers("parameter"))),
    *until(
        80400,
        (f"{_PARAMETER} backup_doc_comment", _parameter),
        (f"{_PARAMETER} backup_doc_comment = expr", _parameter)),
    *since(
        80400,
        (f"{_PARAMETER} backup_doc_comment optional_property_hook_list", _hooked_parameter),
        (f"{_PARAMETER} backup_doc_comment = expr optional_property_hook_list", _hooked_parameter)),

    ("optional_type_without_static : ", None),
    ("optional_type_without_static : type_expr_without_static", None),
    *_type_productions(""),
    ("type : type_without_static", None),
    ("type : T_STATIC", lambda p, v: Type(p.line, IS_STATIC)),
    *_type_productions("_without_static"),
    ("type_without_static : T_ARRAY", lambda p, v: Type(p.line, IS_ARRAY)),
    ("type_without_static : T_CALLABLE", lambda p, v: Type(p.line, IS_CALLABLE)),
    ("type_without_static : name", None),
    ("return_type : ", None),
    ("return_type : : type_expr", second),

    ("argument_list : ( )", empty_list(ArgList)),
    ("argument_list : ( non_empty_argument_list possible_comma )", second),
    ("argument_list : ( T_ELLIPSIS )", _callable_convert),
    ("non_empty_argument_list : argument", first_of(ArgList)),
    ("non_empty_argument_list : non_empty_argument_list , argument", append_after_comma),
    ("argument : expr", None),
    *until(
        80500,
        ("argument : identifier : expr", node(NamedArg, 0, 2)),
        ("argument : T_ELLIPSIS expr", node(Unpack, 1))),
    *since(
        80500,
        ("argument : argument_no_expr", None),
        ("argument_no_expr : identifier : expr", node(NamedArg, 0, 2)),
        ("argument_no_expr : T_ELLIPSIS expr", node(Unpack, 1)),
        ("clone_argument_list : ( )", empty_list(ArgList)),
        ("clone_argument_list : ( non_empty_clone_argument_list possible_comma )", second),
        ("clone_argument_list : ( expr , )", lambda p, v: ArgList(min(v[1].lineno, p.line), [v[1]])),
        ("clone_argument_list : ( T_ELLIPSIS )", _callable_convert),
        ("non_empty_clone_argument_list : expr , argument",
         lambda p, v: ArgList(min(v[0].lineno, p.line), [v[0], v[2]])),
        ("non_empty_clone_argument_list : argument_no_expr", first_of(ArgList)),
        ("non_empty_clone_argument_list : non_empty_clone_argument_list , argument", append_after_comma)),

    ("inline_function : function returns_ref backup_doc_comment ( parameter_list ) lexical_vars return_type "
     "backup_fn_flags { inner_statement_list } backup_fn_flags", _closure),
    ("inline_function : fn returns_ref backup_doc_comment ( parameter_list ) return_type T_DOUBLE_ARROW "
     "backup_fn_flags backup_lex_pos expr backup_fn_flags", _arrow_function),
    ("fn : T_FN", current_line),
    ("function : T_FUNCTION", current_line),
    ("backup_doc_comment : ", lambda p, v: p.take_doc_comment()),
    ("backup_fn_flags : %prec PREC_ARROW_FUNCTION", _backup_fn_flags),
    ("backup_lex_pos : ", None),
    ("returns_ref : ", constant(0)),
    ("returns_ref : ampersand", constant(ACC_RETURN_REFERENCE)),
    ("lexical_vars : ", None),
    ("lexical_vars : T_USE ( lexical_var_list possible_comma )", third),
    ("lexical_var_list : lexical_var_list , lexical_var", append_after_comma),
    ("lexical_var_list : lexical_var", first_of(ClosureUses)),
    ("lexical_var : T_VARIABLE", None),
    ("lexical_var : ampersand T_VARIABLE", _by_reference_use),
)
