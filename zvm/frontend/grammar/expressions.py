"""Expressions: operators, assignments, `new`, `match`, casts and language constructs."""
from __future__ import annotations

from zvm.frontend import attributes as at
from zvm.frontend.generated.ast import (
    And,
    ArgList,
    ArrowFunc,
    Assign,
    AssignCoalesce,
    AssignOp,
    AssignRef,
    BinaryOp,
    Call,
    CallableConvert,
    Cast,
    Clone,
    Coalesce,
    Conditional,
    Empty,
    Exit,
    ExprList,
    Greater,
    GreaterEqual,
    IncludeOrEval,
    InstanceOf,
    Isset,
    Match,
    MatchArm,
    MatchArmList,
    New,
    Or,
    Pipe,
    PostDec,
    PostInc,
    PreDec,
    PreInc,
    Print,
    ShellExec,
    Silence,
    Throw,
    UnaryMinus,
    UnaryOp,
    UnaryPlus,
    Yield,
    YieldFrom,
    Zval,
)
from zvm.frontend.grammar.actions import (
    append_after_comma,
    empty_list,
    first_of,
    line_of,
    node,
    second,
    since,
    third,
    until,
    with_attributes,
)
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Action, Any, Parser, Values, VersionedProductions


def _binary(opcode: int) -> Action:
    return node(BinaryOp, 0, 2, attr=opcode)


def _concatenation(p: Parser, v: Values) -> BinaryOp | Zval:
    """Literals are joined at once and stand at the lexer's line (zend_ast_create_concat_op)."""
    left, _, right = v
    if type(left) is Zval and type(right) is Zval:
        before, after = _text_of(p, left.value), _text_of(p, right.value)
        if before is not None and after is not None:
            return Zval(p.line, before + after, 0)
    return BinaryOp(left.lineno, left, right, ops.CONCAT)


def _text_of(p: Parser, literal: Any) -> str | None:
    """What a literal is when it is joined; None where it is left to the compiler."""
    kind = type(literal)
    if kind is float:
        return None if p.float_text is None else p.float_text(literal)
    return str(literal) if kind is str or kind is int else None


def _compound_assignment(opcode: int) -> Action:
    return node(AssignOp, 0, 2, attr=opcode)


def _cast(type_code: int) -> Action:
    return node(Cast, 1, attr=type_code)


def _include(kind: int) -> Action:
    return node(IncludeOrEval, 1, attr=kind)


def _operand(node_class: Any) -> Action:
    """`expr : operator operand`"""
    return node(node_class, 1)


def _postfix(node_class: Any) -> Action:
    """`expr : operand operator`"""
    return node(node_class, 0)


def _pair(node_class: Any) -> Action:
    """`expr : operand operator operand`"""
    return node(node_class, 0, 2)


def _list_assignment(p: Parser, v: Values) -> Assign:
    v[2].attr = at.ARRAY_SYNTAX_LIST
    return Assign(v[2].lineno, v[2], v[5])


def _short_list_assignment(p: Parser, v: Values) -> Assign:
    v[1].attr = at.ARRAY_SYNTAX_SHORT
    return Assign(v[1].lineno, v[1], v[4])


def _parenthesized(p: Parser, v: Values) -> Any:
    if type(v[1]) is Conditional:
        v[1].attr = at.PARENTHESIZED_CONDITIONAL
    return v[1]


def _parenthesized_operand(p: Parser, v: Values) -> Any:
    """The same where an arrow function after |> must be in parentheses."""
    if type(v[1]) is ArrowFunc:
        v[1].flags |= f.PARENTHESIZED_ARROW_FUNC
    return _parenthesized(p, v)


def _call_of(name: str, arguments: int, is_list: bool = True) -> Action:
    """A call of the function that a keyword stands for."""
    def make(p: Parser, v: Values) -> Call:
        given: ArgList | CallableConvert = v[arguments] if is_list else ArgList(
            min(v[arguments].lineno, p.line), [v[arguments]])
        function = Zval(p.line, name, f.NAME_FQ)
        return Call(function.lineno, function, given)
    return make


def _bare_yield(p: Parser, v: Values) -> Yield:
    p.fn_flags |= f.ACC_GENERATOR
    return Yield(p.line, None, None)


def _yield_value(p: Parser, v: Values) -> Yield:
    p.fn_flags |= f.ACC_GENERATOR
    return Yield(v[1].lineno, v[1], None)


def _yield_pair(p: Parser, v: Values) -> Yield:
    p.fn_flags |= f.ACC_GENERATOR
    return Yield(v[3].lineno, v[3], v[1])


def _yield_from(p: Parser, v: Values) -> YieldFrom:
    p.fn_flags |= f.ACC_GENERATOR
    return YieldFrom(v[1].lineno, v[1])


def _static_closure(p: Parser, v: Values) -> Any:
    v[1].flags |= f.ACC_STATIC
    return v[1]


def _attributed_static_closure(p: Parser, v: Values) -> Any:
    v[2].attributes = v[0]
    v[2].flags |= f.ACC_STATIC
    return v[2]


def _attributed_anonymous_class(p: Parser, v: Values) -> New:
    v[2].class_name.attributes = v[1]
    return v[2]


AND_NOT_VAR, AND_VAR = "T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG", "T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG"
_ASSIGNMENTS = (
    ("T_PLUS_EQUAL", ops.ADD), ("T_MINUS_EQUAL", ops.SUB), ("T_MUL_EQUAL", ops.MUL), ("T_POW_EQUAL", ops.POW),
    ("T_DIV_EQUAL", ops.DIV), ("T_CONCAT_EQUAL", ops.CONCAT), ("T_MOD_EQUAL", ops.MOD), ("T_AND_EQUAL", ops.BW_AND),
    ("T_OR_EQUAL", ops.BW_OR), ("T_XOR_EQUAL", ops.BW_XOR), ("T_SL_EQUAL", ops.SL), ("T_SR_EQUAL", ops.SR))
_ARITHMETIC = (
    ("T_LOGICAL_XOR", ops.BOOL_XOR), ("|", ops.BW_OR), (AND_NOT_VAR, ops.BW_AND), (AND_VAR, ops.BW_AND),
    ("^", ops.BW_XOR), ("+", ops.ADD), ("-", ops.SUB), ("*", ops.MUL), ("T_POW", ops.POW), ("/", ops.DIV),
    ("%", ops.MOD), ("T_SL", ops.SL), ("T_SR", ops.SR))
_COMPARISONS = (
    ("T_IS_IDENTICAL", ops.IS_IDENTICAL), ("T_IS_NOT_IDENTICAL", ops.IS_NOT_IDENTICAL), ("T_IS_EQUAL", ops.IS_EQUAL),
    ("T_IS_NOT_EQUAL", ops.IS_NOT_EQUAL), ("<", ops.IS_SMALLER), ("T_IS_SMALLER_OR_EQUAL", ops.IS_SMALLER_OR_EQUAL))
_CASTS = (
    ("T_INT_CAST", t.IS_LONG), ("T_DOUBLE_CAST", t.IS_DOUBLE), ("T_STRING_CAST", t.IS_STRING),
    ("T_ARRAY_CAST", t.IS_ARRAY), ("T_OBJECT_CAST", t.IS_OBJECT), ("T_BOOL_CAST", at.IS_BOOL),
    ("T_UNSET_CAST", t.IS_NULL))
_INCLUDES = (("T_INCLUDE", f.INCLUDE), ("T_INCLUDE_ONCE", f.INCLUDE_ONCE), ("T_REQUIRE", f.REQUIRE),
             ("T_REQUIRE_ONCE", f.REQUIRE_ONCE))

PRODUCTIONS: VersionedProductions = (
    ("expr : variable", None),
    ("expr : T_LIST ( array_pair_list ) = expr", _list_assignment),
    ("expr : [ array_pair_list ] = expr", _short_list_assignment),
    ("expr : variable = expr", _pair(Assign)),
    ("expr : variable = ampersand variable", node(AssignRef, 0, 3)),
    *until(80500, ("expr : T_CLONE expr", _operand(Clone))),
    *since(
        80500,
        ("expr : T_CLONE clone_argument_list", _call_of("clone", 1)),
        ("expr : T_CLONE expr", _operand(Clone))),
    *((f"expr : variable {_token} expr", _compound_assignment(_opcode)) for _token, _opcode in _ASSIGNMENTS),
    ("expr : variable T_COALESCE_EQUAL expr", _pair(AssignCoalesce)),
    ("expr : variable T_INC", _postfix(PostInc)),
    ("expr : T_INC variable", _operand(PreInc)),
    ("expr : variable T_DEC", _postfix(PostDec)),
    ("expr : T_DEC variable", _operand(PreDec)),
    ("expr : expr T_BOOLEAN_OR expr", _pair(Or)),
    ("expr : expr T_BOOLEAN_AND expr", _pair(And)),
    ("expr : expr T_LOGICAL_OR expr", _pair(Or)),
    ("expr : expr T_LOGICAL_AND expr", _pair(And)),
    ("expr : expr . expr", _concatenation),
    *((f"expr : expr {_token} expr", _binary(_opcode)) for _token, _opcode in _ARITHMETIC),
    ("expr : + expr %prec ~", _operand(UnaryPlus)),
    ("expr : - expr %prec ~", _operand(UnaryMinus)),
    ("expr : ! expr", node(UnaryOp, 1, attr=ops.BOOL_NOT)),
    ("expr : ~ expr", node(UnaryOp, 1, attr=ops.BW_NOT)),
    *((f"expr : expr {_token} expr", _binary(_opcode)) for _token, _opcode in _COMPARISONS),
    *since(80500, ("expr : expr T_PIPE expr", _pair(Pipe))),
    ("expr : expr > expr", _pair(Greater)),
    ("expr : expr T_IS_GREATER_OR_EQUAL expr", _pair(GreaterEqual)),
    ("expr : expr T_SPACESHIP expr", _binary(ops.SPACESHIP)),
    ("expr : expr T_INSTANCEOF class_name_reference", _pair(InstanceOf)),
    *until(80500, ("expr : ( expr )", _parenthesized)),
    *since(80500, ("expr : ( expr )", _parenthesized_operand)),
    *until(80400, ("expr : new_expr", None)),
    *since(
        80400,
        ("expr : new_dereferenceable", None),
        ("expr : new_non_dereferenceable", None)),
    ("expr : expr ? expr : expr", node(Conditional, 0, 2, 4, attr=0)),
    ("expr : expr ? : expr", node(Conditional, 0, None, 3, attr=0)),
    ("expr : expr T_COALESCE expr", _pair(Coalesce)),
    ("expr : internal_functions_in_yacc", None),
    *((f"expr : {_token} expr", _cast(_code)) for _token, _code in _CASTS),
    *until(80400, ("expr : T_EXIT exit_expr", lambda p, v: Exit(line_of(p, v[1]), v[1]))),
    *since(80400, ("expr : T_EXIT ctor_arguments", _call_of("exit", 1))),
    ("expr : @ expr", _operand(Silence)),
    ("expr : scalar", None),
    ("expr : ` backticks_expr `", _operand(ShellExec)),
    ("expr : T_PRINT expr", _operand(Print)),
    ("expr : T_YIELD", _bare_yield),
    ("expr : T_YIELD expr", _yield_value),
    ("expr : T_YIELD expr T_DOUBLE_ARROW expr", _yield_pair),
    ("expr : T_YIELD_FROM expr", _yield_from),
    ("expr : T_THROW expr", _operand(Throw)),
    ("expr : inline_function", None),
    ("expr : attributes inline_function", with_attributes),
    ("expr : T_STATIC inline_function", _static_closure),
    ("expr : attributes T_STATIC inline_function", _attributed_static_closure),
    ("expr : match", None),
    ("optional_expr : ", None),
    ("optional_expr : expr", None),
    *until(
        80400,
        ("exit_expr : ", None),
        ("exit_expr : ( optional_expr )", second),

        ("new_expr : T_NEW class_name_reference ctor_arguments", node(New, 1, 2)),
        ("new_expr : T_NEW anonymous_class", second),
        ("new_expr : T_NEW attributes anonymous_class", _attributed_anonymous_class)),
    *since(
        80400,
        ("new_dereferenceable : T_NEW class_name_reference argument_list", node(New, 1, 2)),
        ("new_dereferenceable : T_NEW anonymous_class", second),
        ("new_dereferenceable : T_NEW attributes anonymous_class", _attributed_anonymous_class),
        ("new_non_dereferenceable : T_NEW class_name_reference",
         lambda p, v: New(v[1].lineno, v[1], ArgList(p.line, [])))),

    ("match : T_MATCH ( expr ) { match_arm_list }", node(Match, 2, 5)),
    ("match_arm_list : ", empty_list(MatchArmList)),
    ("match_arm_list : non_empty_match_arm_list possible_comma", None),
    ("non_empty_match_arm_list : match_arm", first_of(MatchArmList)),
    ("non_empty_match_arm_list : non_empty_match_arm_list , match_arm", append_after_comma),
    ("match_arm : match_arm_cond_list possible_comma T_DOUBLE_ARROW expr",
     node(MatchArm, 0, 3)),
    ("match_arm : T_DEFAULT possible_comma T_DOUBLE_ARROW expr", node(MatchArm, None, 3)),
    ("match_arm_cond_list : expr", first_of(ExprList)),
    ("match_arm_cond_list : match_arm_cond_list , expr", append_after_comma),

    ("internal_functions_in_yacc : T_ISSET ( isset_variables possible_comma )", third),
    ("internal_functions_in_yacc : T_EMPTY ( expr )", node(Empty, 2)),
    *((f"internal_functions_in_yacc : {_token} expr", _include(_kind)) for _token, _kind in _INCLUDES),
    ("internal_functions_in_yacc : T_EVAL ( expr )", node(IncludeOrEval, 2, attr=f.EVAL)),
    ("isset_variables : isset_variable", None),
    ("isset_variables : isset_variables , isset_variable", _pair(And)),
    ("isset_variable : expr", _postfix(Isset)),
)
