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
    PropGroup,
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
    with_attributes,
    word_as_name,
)
from zvm.frontend.grammar.modifiers import add_class_modifier, add_member_modifier
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_ANON_CLASS,
    ACC_ENUM,
    ACC_EXPLICIT_ABSTRACT_CLASS,
    ACC_FINAL,
    ACC_INTERFACE,
    ACC_PPP_MASK,
    ACC_PRIVATE,
    ACC_PROTECTED,
    ACC_PUBLIC,
    ACC_READONLY,
    ACC_READONLY_CLASS,
    ACC_STATIC,
    ACC_TRAIT,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Parser, Values, VersionedProductions


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


def _enum_case(p: Parser, v: Values) -> EnumCase:
    return EnumCase(v[2].lineno, v[2], v[3], doc_comment_node(p, v[1]), None)


def _method(p: Parser, v: Values) -> Method:
    p.fn_flags = v[9]
    return Method(v[1], v[2] | v[0] | v[11], p.line, v[4], v[3].value, v[6], v[10], v[8], None)


def _default_to_public(p: Parser, v: Values) -> int:
    return v[0] if v[0] & ACC_PPP_MASK else v[0] | ACC_PUBLIC


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
    ("anonymous_class : T_CLASS start_line ctor_arguments extends_from implements_list backup_doc_comment "
     "{ class_statement_list }", _anonymous_class),

    ("class_statement_list : class_statement_list class_statement", append),
    ("class_statement_list : ", empty_statements),
    ("attributed_class_statement : variable_modifiers optional_type_without_static property_list ;",
     lambda p, v: PropGroup(line_of(p, v[1], v[2]), v[1], v[2], None, v[0])),
    ("attributed_class_statement : method_modifiers T_CONST class_const_list ;",
     lambda p, v: ClassConstGroup(v[2].lineno, v[2], None, v[0])),
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
    ("variable_modifiers : non_empty_member_modifiers", None),
    ("variable_modifiers : T_VAR", constant(ACC_PUBLIC)),
    ("method_modifiers : ", constant(ACC_PUBLIC)),
    ("method_modifiers : non_empty_member_modifiers", _default_to_public),
    ("non_empty_member_modifiers : member_modifier", None),
    ("non_empty_member_modifiers : non_empty_member_modifiers member_modifier", add_member_modifier),
    ("member_modifier : T_PUBLIC", constant(ACC_PUBLIC)),
    ("member_modifier : T_PROTECTED", constant(ACC_PROTECTED)),
    ("member_modifier : T_PRIVATE", constant(ACC_PRIVATE)),
    ("member_modifier : T_STATIC", constant(ACC_STATIC)),
    ("member_modifier : T_ABSTRACT", constant(ACC_ABSTRACT)),
    ("member_modifier : T_FINAL", constant(ACC_FINAL)),
    ("member_modifier : T_READONLY", constant(ACC_READONLY)),
    ("property_list : property_list , property", append_after_comma),
    ("property_list : property", first_of(PropDecl, 0)),
    ("property : T_VARIABLE backup_doc_comment",
     lambda p, v: PropElem(v[0].lineno, v[0], None, doc_comment_node(p, v[1]))),
    ("property : T_VARIABLE = expr backup_doc_comment",
     lambda p, v: PropElem(v[0].lineno, v[0], v[2], doc_comment_node(p, v[3]))),
    ("class_const_list : class_const_list , class_const_decl", append_after_comma),
    ("class_const_list : class_const_decl", first_of(ClassConstDecl)),
    ("class_const_decl : identifier = expr backup_doc_comment",
     lambda p, v: ConstElem(v[0].lineno, v[0], v[2], doc_comment_node(p, v[3]))),
)
