"""Classes, interfaces, traits and enums with their members."""
from __future__ import annotations

from zvm.frontend.generated.ast import (
    ClassConstDecl,
    ClassConstGroup,
    ClassDecl,
    ConstElem,
    EnumCase,
    Method,
    MethodReference,
    NameList,
    New,
    PropDecl,
    PropElem,
    PropertyHook,
    PropertyHookShortBody,
    PropGroup,
    StmtList,
    TraitAdaptations,
    TraitAlias,
    TraitPrecedence,
    UseTrait,
)
from zvm.frontend.grammar.actions import (
    append,
    append_after_comma,
    constant,
    current_line,
    doc_comment_node,
    empty_statements,
    first_of,
    line_of,
    node,
    second,
    since,
    until,
    with_attributes,
    word_as_name,
)
from zvm.frontend.grammar.modifiers import (
    add_anonymous_class_modifier,
    add_class_modifier,
    add_member_modifier,
    checked_modifiers,
    first_anonymous_class_modifier,
)
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_ANON_CLASS,
    ACC_ENUM,
    ACC_EXPLICIT_ABSTRACT_CLASS,
    ACC_FINAL,
    ACC_INTERFACE,
    ACC_PPP_MASK,
    ACC_PRIVATE,
    ACC_PRIVATE_SET,
    ACC_PROTECTED,
    ACC_PROTECTED_SET,
    ACC_PUBLIC,
    ACC_PUBLIC_SET,
    ACC_READONLY,
    ACC_READONLY_CLASS,
    ACC_STATIC,
    ACC_TRAIT,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Action, Parser, Values, VersionedProductions


def _modified_class(p: Parser, v: Values) -> ClassDecl:
    return ClassDecl(v[2], v[0], p.line, v[6], v[3].value, v[4], v[5], v[8], None, None)


def _class(p: Parser, v: Values) -> ClassDecl:
    return ClassDecl(v[1], 0, p.line, v[5], v[2].value, v[3], v[4], v[7], None, None)


def _trait(p: Parser, v: Values) -> ClassDecl:
    return ClassDecl(v[1], ACC_TRAIT, p.line, v[3], v[2].value, None, None, v[5], None, None)


def _interface(p: Parser, v: Values) -> ClassDecl:
    return ClassDecl(v[1], ACC_INTERFACE, p.line, v[4], v[2].value, None, v[3], v[6], None, None)


def _enum(p: Parser, v: Values) -> ClassDecl:
    return ClassDecl(v[1], ACC_ENUM | ACC_FINAL, p.line, v[5], v[2].value, None, v[4], v[7], None, v[3])


def _anonymous_class(p: Parser, v: Values) -> New:
    declaration = ClassDecl(v[1], ACC_ANON_CLASS, p.line, v[5], None, v[3], v[4], v[7], None, None)
    return New(v[1], declaration, v[2])


def _modified_anonymous_class(p: Parser, v: Values) -> New:
    declaration = _anonymous_class(p, v[1:])
    assert isinstance(declaration.class_name, ClassDecl)
    declaration.class_name.flags |= v[0]
    return declaration


def _enum_case(p: Parser, v: Values) -> EnumCase:
    return EnumCase(v[2].lineno, v[2], v[3], doc_comment_node(p, v[1]), None)


def _method(p: Parser, v: Values) -> Method:
    p.fn_flags = v[9]
    return Method(v[1], v[2] | v[0] | v[11], p.line, v[4], v[3].value, v[6], v[10], v[8], None)


def _prop_elem(default: int | None, doc_comment: int, hooks: int | None) -> Action:
    """A property of the values with these indices (None: nothing there)."""
    return lambda p, v: PropElem(v[0].lineno, v[0], None if default is None else v[default],
                                 doc_comment_node(p, v[doc_comment]), None if hooks is None else v[hooks])


def _property_hook(p: Parser, v: Values) -> PropertyHook:
    p.fn_flags = v[6]
    return PropertyHook(v[4], v[0] | v[1] | v[8], p.line, v[3], v[2].value, v[5], v[7], None, None)


def _attributed_hook(p: Parser, v: Values) -> StmtList:
    v[2].attributes = v[1]
    v[0].children.append(v[2])
    return v[0]


def _single_property(p: Parser, v: Values) -> PropGroup:
    """A property with hooks, which stands alone."""
    props = PropDecl(min(v[2].lineno, p.line), [v[2]], 0)
    return PropGroup(line_of(p, v[1], props), v[1], props, None, v[0])


def _default_to_public(p: Parser, v: Values) -> int:
    return v[0] if v[0] & ACC_PPP_MASK else v[0] | ACC_PUBLIC


def _const_elem(p: Parser, v: Values) -> ConstElem:
    return ConstElem(v[0].lineno, v[0], v[2], doc_comment_node(p, v[3]))


def _keyword_const_elem(p: Parser, v: Values) -> ConstElem:
    name = word_as_name(p, v)
    return ConstElem(name.lineno, name, v[2], doc_comment_node(p, v[3]))


def _alias_to_keyword(p: Parser, v: Values) -> TraitAlias:
    return TraitAlias(v[0].lineno, v[0], word_as_name(p, v[2:]), 0)


PRODUCTIONS: VersionedProductions = (
    ("start_line : ", current_line),
    ("class_declaration_statement : class_modifiers T_CLASS start_line T_STRING extends_from implements_list "
     "backup_doc_comment { class_statement_list }", _modified_class),
    ("class_declaration_statement : T_CLASS start_line T_STRING extends_from implements_list backup_doc_comment "
     "{ class_statement_list }", _class),
    ("class_modifiers : class_modifier", None),
    ("class_modifiers : class_modifiers class_modifier", add_class_modifier),
    ("class_modifier : T_ABSTRACT", constant(ACC_EXPLICIT_ABSTRACT_CLASS)),
    ("class_modifier : T_FINAL", constant(ACC_FINAL)),
    ("class_modifier : T_READONLY", constant(ACC_READONLY_CLASS)),
    ("trait_declaration_statement : T_TRAIT start_line T_STRING backup_doc_comment { class_statement_list }", _trait),
    ("interface_declaration_statement : T_INTERFACE start_line T_STRING interface_extends_list backup_doc_comment "
     "{ class_statement_list }", _interface),
    ("enum_declaration_statement : T_ENUM start_line T_STRING enum_backing_type implements_list backup_doc_comment "
     "{ class_statement_list }", _enum),
    ("enum_backing_type : ", None),
    ("enum_backing_type : : type_expr", second),
    ("enum_case : T_CASE backup_doc_comment identifier enum_case_expr ;", _enum_case),
    ("enum_case_expr : ", None),
    ("enum_case_expr : = expr", second),
    ("extends_from : ", None),
    ("extends_from : T_EXTENDS class_name", second),
    ("interface_extends_list : ", None),
    ("interface_extends_list : T_EXTENDS class_name_list", second),
    ("implements_list : ", None),
    ("implements_list : T_IMPLEMENTS class_name_list", second),
    *until(80300, (
        "anonymous_class : T_CLASS start_line ctor_arguments extends_from implements_list backup_doc_comment "
        "{ class_statement_list }", _anonymous_class)),
    *since(
        80300,
        ("anonymous_class_modifiers : class_modifier", first_anonymous_class_modifier),
        ("anonymous_class_modifiers : anonymous_class_modifiers class_modifier", add_anonymous_class_modifier),
        ("anonymous_class_modifiers_optional : ", constant(0)),
        ("anonymous_class_modifiers_optional : anonymous_class_modifiers", None),
        ("anonymous_class : anonymous_class_modifiers_optional T_CLASS start_line ctor_arguments extends_from "
         "implements_list backup_doc_comment { class_statement_list }", _modified_anonymous_class)),

    ("class_statement_list : class_statement_list class_statement", append),
    ("class_statement_list : ", empty_statements),
    ("attributed_class_statement : variable_modifiers optional_type_without_static property_list ;",
     lambda p, v: PropGroup(line_of(p, v[1], v[2]), v[1], v[2], None, v[0])),
    *since(80400, ("attributed_class_statement : variable_modifiers optional_type_without_static hooked_property",
                   _single_property)),
    *until(80300, ("attributed_class_statement : method_modifiers T_CONST class_const_list ;",
                   lambda p, v: ClassConstGroup(v[2].lineno, v[2], None, None, v[0]))),
    *since(
        80300,
        ("attributed_class_statement : class_const_modifiers T_CONST class_const_list ;",
         lambda p, v: ClassConstGroup(v[2].lineno, v[2], None, None, v[0])),
        ("attributed_class_statement : class_const_modifiers T_CONST type_expr class_const_list ;",
         lambda p, v: ClassConstGroup(v[3].lineno, v[3], None, v[2], v[0]))),
    ("attributed_class_statement : method_modifiers function returns_ref identifier backup_doc_comment "
     "( parameter_list ) return_type backup_fn_flags method_body backup_fn_flags", _method),
    ("attributed_class_statement : enum_case", None),
    ("class_statement : attributed_class_statement", None),
    ("class_statement : attributes attributed_class_statement", with_attributes),
    ("class_statement : T_USE class_name_list trait_adaptations", node(UseTrait, 1, 2)),
    ("class_name_list : class_name", first_of(NameList)),
    ("class_name_list : class_name_list , class_name", append_after_comma),

    ("trait_adaptations : ;", constant(None)),
    ("trait_adaptations : { }", constant(None)),
    ("trait_adaptations : { trait_adaptation_list }", second),
    ("trait_adaptation_list : trait_adaptation", first_of(TraitAdaptations)),
    ("trait_adaptation_list : trait_adaptation_list trait_adaptation", append),
    ("trait_adaptation : trait_precedence ;", None),
    ("trait_adaptation : trait_alias ;", None),
    ("trait_precedence : absolute_trait_method_reference T_INSTEADOF class_name_list",
     node(TraitPrecedence, 0, 2)),
    ("trait_alias : trait_method_reference T_AS T_STRING", node(TraitAlias, 0, 2, attr=0)),
    ("trait_alias : trait_method_reference T_AS reserved_non_modifiers", _alias_to_keyword),
    ("trait_alias : trait_method_reference T_AS member_modifier identifier",
     lambda p, v: TraitAlias(v[0].lineno, v[0], v[3], v[2])),
    ("trait_alias : trait_method_reference T_AS member_modifier",
     lambda p, v: TraitAlias(v[0].lineno, v[0], None, v[2])),
    ("trait_method_reference : identifier", node(MethodReference, None, 0)),
    ("trait_method_reference : absolute_trait_method_reference", None),
    ("absolute_trait_method_reference : class_name T_PAAMAYIM_NEKUDOTAYIM identifier",
     node(MethodReference, 0, 2)),

    ("method_body : ;", constant(None)),
    ("method_body : { inner_statement_list }", second),
    *until(80300, ("variable_modifiers : non_empty_member_modifiers", None)),
    *since(80300, ("variable_modifiers : non_empty_member_modifiers", checked_modifiers("property"))),
    ("variable_modifiers : T_VAR", constant(ACC_PUBLIC)),
    ("method_modifiers : ", constant(ACC_PUBLIC)),
    *until(80300, ("method_modifiers : non_empty_member_modifiers", _default_to_public)),
    *since(
        80300,
        ("method_modifiers : non_empty_member_modifiers", checked_modifiers("method", is_public=True)),
        ("class_const_modifiers : ", constant(ACC_PUBLIC)),
        ("class_const_modifiers : non_empty_member_modifiers", checked_modifiers("class constant", is_public=True))),
    ("non_empty_member_modifiers : member_modifier", None),
    ("non_empty_member_modifiers : non_empty_member_modifiers member_modifier", add_member_modifier),
    ("member_modifier : T_PUBLIC", constant(ACC_PUBLIC)),
    ("member_modifier : T_PROTECTED", constant(ACC_PROTECTED)),
    ("member_modifier : T_PRIVATE", constant(ACC_PRIVATE)),
    *since(
        80400,
        ("member_modifier : T_PUBLIC_SET", constant(ACC_PUBLIC_SET)),
        ("member_modifier : T_PROTECTED_SET", constant(ACC_PROTECTED_SET)),
        ("member_modifier : T_PRIVATE_SET", constant(ACC_PRIVATE_SET))),
    ("member_modifier : T_STATIC", constant(ACC_STATIC)),
    ("member_modifier : T_ABSTRACT", constant(ACC_ABSTRACT)),
    ("member_modifier : T_FINAL", constant(ACC_FINAL)),
    ("member_modifier : T_READONLY", constant(ACC_READONLY)),
    ("property_list : property_list , property", append_after_comma),
    ("property_list : property", first_of(PropDecl, 0)),
    ("property : T_VARIABLE backup_doc_comment", _prop_elem(None, 1, None)),
    ("property : T_VARIABLE = expr backup_doc_comment", _prop_elem(2, 3, None)),
    *since(
        80400,
        ("hooked_property : T_VARIABLE backup_doc_comment { property_hook_list }", _prop_elem(None, 1, 3)),
        ("hooked_property : T_VARIABLE = expr backup_doc_comment { property_hook_list }", _prop_elem(2, 3, 5)),
        ("property_hook_list : ", empty_statements),
        ("property_hook_list : property_hook_list property_hook", append),
        ("property_hook_list : property_hook_list attributes property_hook", _attributed_hook),
        ("optional_property_hook_list : ", None),
        ("optional_property_hook_list : { property_hook_list }", second),
        ("property_hook_modifiers : ", constant(0)),
        ("property_hook_modifiers : non_empty_member_modifiers", checked_modifiers("property hook")),
        ("property_hook : property_hook_modifiers returns_ref T_STRING backup_doc_comment start_line "
         "optional_parameter_list backup_fn_flags property_hook_body backup_fn_flags", _property_hook),
        ("property_hook_body : ;", constant(None)),
        ("property_hook_body : { inner_statement_list }", second),
        ("property_hook_body : T_DOUBLE_ARROW expr ;", node(PropertyHookShortBody, 1)),
        ("optional_parameter_list : ", None),
        ("optional_parameter_list : ( parameter_list )", second)),
    ("class_const_list : class_const_list , class_const_decl", append_after_comma),
    ("class_const_list : class_const_decl", first_of(ClassConstDecl)),
    *until(80300, ("class_const_decl : identifier = expr backup_doc_comment", _const_elem)),
    *since(
        80300,
        ("class_const_decl : T_STRING = expr backup_doc_comment", _const_elem),
        ("class_const_decl : semi_reserved = expr backup_doc_comment", _keyword_const_elem)),
)
