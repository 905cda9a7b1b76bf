"""Statements, in both syntaxes, and lists of them. The first production is the start symbol's."""
from __future__ import annotations

from zvm.frontend.attributes import ALTERNATIVE_CASE_SYNTAX, ARRAY_SYNTAX_LIST, ARRAY_SYNTAX_SHORT
from zvm.frontend.generated.ast import (
    Break,
    Catch,
    CatchList,
    ConstDecl,
    ConstElem,
    Continue,
    Declare,
    DoWhile,
    Echo,
    ExprList,
    For,
    Foreach,
    Global,
    Goto,
    HaltCompiler,
    If,
    IfElem,
    Label,
    NameList,
    Ref,
    Return,
    Static,
    StmtList,
    Switch,
    SwitchCase,
    SwitchList,
    Try,
    Unset,
    Var,
    VoidCast,
    While,
    Zval,
)
from zvm.frontend.grammar.actions import (
    append,
    append_after_comma,
    constant,
    doc_comment_node,
    empty_list,
    empty_statements,
    first_of,
    line_of,
    node,
    second,
    since,
    third,
    until,
    with_attributes,
)
from zvm.opcodes.error_levels import E_COMPILE_WARNING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Any, Parser, Values, VersionedProductions


def _misplaced_halt_compiler(p: Parser, v: Values) -> None:
    p.fail_compile("__HALT_COMPILER() can only be used from the outermost scope")


def _check_encoding(p: Parser, v: Values) -> None:
    """zend_handle_encoding_declaration()."""
    for element in p.values[-2].children:  # T_DECLARE ( const_list ) is on the stack
        if element.name.value.translate(_LOWER) == "encoding":
            if type(element.value) is not Zval:
                p.fail_compile("Encoding must be a literal")
            warning = "declare(encoding=...) ignored because Zend multibyte feature is turned off by settings"
            if p.converter is not None:
                warning = p.converter.declare(element.value.value, p.end)
            if warning:
                p.warn(E_COMPILE_WARNING, warning)


_LOWER = {upper: upper + 32 for upper in range(65, 91)}


def _for(p: Parser, v: Values) -> For:
    return For(line_of(p, v[2], v[4], v[6], v[8]), v[2], v[4], v[6], v[8])


def _if(p: Parser, v: Values) -> If:
    return If(min(v[2].lineno, p.line), [IfElem(v[2].lineno, v[2], v[-1])])


def _elseif(p: Parser, v: Values) -> If:
    v[0].children.append(IfElem(v[3].lineno, v[3], v[-1]))
    return v[0]


def _else(p: Parser, v: Values) -> If:
    v[0].children.append(IfElem(line_of(p, v[2]), None, v[2]))
    return v[0]


def _alternative_else(p: Parser, v: Values) -> If:
    v[0].children.append(IfElem(v[3].lineno, None, v[3]))
    return v[0]


def _case(p: Parser, v: Values) -> SwitchList:
    v[0].children.append(SwitchCase(v[2].lineno, v[2], v[4], 0))
    return v[0]


def _case_with_semicolon(p: Parser, v: Values) -> SwitchList:
    v[0].children.append(SwitchCase(v[2].lineno, v[2], v[4], ALTERNATIVE_CASE_SYNTAX))
    return v[0]


def _default_case_with_semicolon(p: Parser, v: Values) -> SwitchList:
    v[0].children.append(SwitchCase(v[3].lineno, None, v[3], ALTERNATIVE_CASE_SYNTAX))
    return v[0]


def _append_void(p: Parser, v: Values) -> ExprList:
    v[0].children.append(VoidCast(v[3].lineno, v[3]))
    return v[0]


def _default_case(p: Parser, v: Values) -> SwitchList:
    v[0].children.append(SwitchCase(v[3].lineno, None, v[3], 0))
    return v[0]


def _catch(p: Parser, v: Values) -> CatchList:
    v[0].children.append(Catch(v[3].lineno, v[3], v[4], v[7]))
    return v[0]


def _list_target(p: Parser, v: Values) -> Any:
    v[2].attr = ARRAY_SYNTAX_LIST
    return v[2]


def _short_list_target(p: Parser, v: Values) -> Any:
    v[1].attr = ARRAY_SYNTAX_SHORT
    return v[1]


_const_elem = lambda p, v: ConstElem(v[0].lineno, v[0], v[2], doc_comment_node(p, v[3]))  # noqa: E731

PRODUCTIONS: VersionedProductions = (
    ("start : top_statement_list", None),
    ("top_statement_list : top_statement_list top_statement", append),
    ("top_statement_list : ", empty_statements),
    ("top_statement : statement", None),
    *until(
        80500,
        ("top_statement : attributed_statement", None),
        ("top_statement : attributes attributed_statement", with_attributes)),
    *since(
        80500,
        ("top_statement : attributed_top_statement", None),
        ("top_statement : attributes attributed_top_statement", with_attributes),
        ("attributed_top_statement : attributed_statement", None),
        ("attributed_top_statement : T_CONST const_list ;", second)),
    ("top_statement : T_HALT_COMPILER ( ) ;",
     lambda p, v: HaltCompiler(p.line, Zval(p.line, p.offset(), 0))),
    *until(80500, ("top_statement : T_CONST const_list ;", second)),
    ("attributed_statement : function_declaration_statement", None),
    ("attributed_statement : class_declaration_statement", None),
    ("attributed_statement : trait_declaration_statement", None),
    ("attributed_statement : interface_declaration_statement", None),
    ("attributed_statement : enum_declaration_statement", None),
    ("const_list : const_list , const_decl", append_after_comma),
    ("const_list : const_decl", first_of(ConstDecl, None)),
    ("const_decl : T_STRING = expr backup_doc_comment", _const_elem),

    ("inner_statement_list : inner_statement_list inner_statement", append),
    ("inner_statement_list : ", empty_statements),
    ("inner_statement : statement", None),
    ("inner_statement : attributed_statement", None),
    ("inner_statement : attributes attributed_statement", with_attributes),
    ("inner_statement : T_HALT_COMPILER ( ) ;", _misplaced_halt_compiler),

    ("statement : { inner_statement_list }", second),
    ("statement : if_stmt", None),
    ("statement : alt_if_stmt", None),
    ("statement : T_WHILE ( expr ) while_statement", node(While, 2, 4)),
    ("statement : T_DO statement T_WHILE ( expr ) ;",
     lambda p, v: DoWhile(line_of(p, v[1], v[4]), v[1], v[4])),
    *until(80500, ("statement : T_FOR ( for_exprs ; for_exprs ; for_exprs ) for_statement", _for)),
    *since(80500, ("statement : T_FOR ( for_exprs ; for_cond_exprs ; for_exprs ) for_statement", _for)),
    ("statement : T_SWITCH ( expr ) switch_case_list", node(Switch, 2, 4)),
    ("statement : T_BREAK optional_expr ;", lambda p, v: Break(line_of(p, v[1]), v[1])),
    ("statement : T_CONTINUE optional_expr ;", lambda p, v: Continue(line_of(p, v[1]), v[1])),
    ("statement : T_RETURN optional_expr ;", lambda p, v: Return(line_of(p, v[1]), v[1])),
    ("statement : T_GLOBAL global_var_list ;", second),
    ("statement : T_STATIC static_var_list ;", second),
    ("statement : T_ECHO echo_expr_list ;", second),
    ("statement : T_INLINE_HTML", node(Echo, 0)),
    ("statement : expr ;", None),
    ("statement : T_UNSET ( unset_variables possible_comma ) ;", third),
    ("statement : T_FOREACH ( expr T_AS foreach_variable ) foreach_statement",
     node(Foreach, 2, 4, None, 6)),
    ("statement : T_FOREACH ( expr T_AS foreach_variable T_DOUBLE_ARROW foreach_variable ) foreach_statement",
     node(Foreach, 2, 6, 4, 8)),
    ("encoding_check : ", _check_encoding),
    ("statement : T_DECLARE ( const_list ) encoding_check declare_statement",
     node(Declare, 2, 5)),
    ("statement : ;", constant(None)),
    ("statement : T_TRY { inner_statement_list } catch_list finally_statement",
     node(Try, 2, 4, 5)),
    ("statement : T_GOTO T_STRING ;", node(Goto, 1)),
    ("statement : T_STRING :", node(Label, 0)),
    *since(80500, ("statement : T_VOID_CAST expr ;", node(VoidCast, 1))),

    ("catch_list : ", empty_list(CatchList)),
    ("catch_list : catch_list T_CATCH ( catch_name_list optional_variable ) { inner_statement_list }", _catch),
    ("catch_name_list : class_name", first_of(NameList)),
    ("catch_name_list : catch_name_list | class_name", append_after_comma),
    ("optional_variable : ", None),
    ("optional_variable : T_VARIABLE", None),
    ("finally_statement : ", None),
    ("finally_statement : T_FINALLY { inner_statement_list }", third),
    ("unset_variables : unset_variable", first_of(StmtList)),
    ("unset_variables : unset_variables , unset_variable", append_after_comma),
    ("unset_variable : variable", node(Unset, 0)),

    ("foreach_variable : variable", None),
    ("foreach_variable : ampersand variable", node(Ref, 1)),
    ("foreach_variable : T_LIST ( array_pair_list )", _list_target),
    ("foreach_variable : [ array_pair_list ]", _short_list_target),
    ("for_statement : statement", None),
    ("for_statement : : inner_statement_list T_ENDFOR ;", second),
    ("foreach_statement : statement", None),
    ("foreach_statement : : inner_statement_list T_ENDFOREACH ;", second),
    ("declare_statement : statement", None),
    ("declare_statement : : inner_statement_list T_ENDDECLARE ;", second),
    ("switch_case_list : { case_list }", second),
    ("switch_case_list : { ; case_list }", third),
    ("switch_case_list : : case_list T_ENDSWITCH ;", second),
    ("switch_case_list : : ; case_list T_ENDSWITCH ;", third),
    ("case_list : ", empty_list(SwitchList)),
    *until(
        80500,
        ("case_list : case_list T_CASE expr case_separator inner_statement_list", _case),
        ("case_list : case_list T_DEFAULT case_separator inner_statement_list", _default_case),
        ("case_separator : :", None),
        ("case_separator : ;", None)),
    *since(
        80500,
        ("case_list : case_list T_CASE expr : inner_statement_list", _case),
        ("case_list : case_list T_CASE expr ; inner_statement_list", _case_with_semicolon),
        ("case_list : case_list T_DEFAULT : inner_statement_list", _default_case),
        ("case_list : case_list T_DEFAULT ; inner_statement_list", _default_case_with_semicolon)),
    ("while_statement : statement", None),
    ("while_statement : : inner_statement_list T_ENDWHILE ;", second),

    ("if_stmt_without_else : T_IF ( expr ) statement", _if),
    ("if_stmt_without_else : if_stmt_without_else T_ELSEIF ( expr ) statement", _elseif),
    ("if_stmt : if_stmt_without_else %prec T_NOELSE", None),
    ("if_stmt : if_stmt_without_else T_ELSE statement", _else),
    ("alt_if_stmt_without_else : T_IF ( expr ) : inner_statement_list", _if),
    ("alt_if_stmt_without_else : alt_if_stmt_without_else T_ELSEIF ( expr ) : inner_statement_list", _elseif),
    ("alt_if_stmt : alt_if_stmt_without_else T_ENDIF ;", None),
    ("alt_if_stmt : alt_if_stmt_without_else T_ELSE : inner_statement_list T_ENDIF ;", _alternative_else),

    ("global_var_list : global_var_list , global_var", append_after_comma),
    ("global_var_list : global_var", first_of(StmtList)),
    ("global_var : simple_variable", lambda p, v: Global(v[0].lineno, Var(v[0].lineno, v[0], 0))),
    ("static_var_list : static_var_list , static_var", append_after_comma),
    ("static_var_list : static_var", first_of(StmtList)),
    ("static_var : T_VARIABLE", node(Static, 0, None)),
    ("static_var : T_VARIABLE = expr", node(Static, 0, 2)),
    ("echo_expr_list : echo_expr_list , echo_expr", append_after_comma),
    ("echo_expr_list : echo_expr", first_of(StmtList)),
    ("echo_expr : expr", node(Echo, 0)),
    ("for_exprs : ", None),
    ("for_exprs : non_empty_for_exprs", None),
    ("non_empty_for_exprs : non_empty_for_exprs , expr", append_after_comma),
    *since(
        80500,
        ("for_cond_exprs : ", None),
        ("for_cond_exprs : non_empty_for_exprs , expr", append_after_comma),
        ("for_cond_exprs : expr", first_of(ExprList)),
        ("non_empty_for_exprs : non_empty_for_exprs , T_VOID_CAST expr", _append_void),
        ("non_empty_for_exprs : T_VOID_CAST expr",
         lambda p, v: ExprList(min(v[1].lineno, p.line), [VoidCast(v[1].lineno, v[1])]))),
    ("non_empty_for_exprs : expr", first_of(ExprList)),
)
