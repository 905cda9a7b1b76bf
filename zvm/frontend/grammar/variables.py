"""Variables and everything that can be dereferenced: properties, elements, calls, scalars, arrays, strings."""
from __future__ import annotations

from zvm.frontend.attributes import (
    ARRAY_SYNTAX_LIST,
    ARRAY_SYNTAX_LONG,
    ARRAY_SYNTAX_SHORT,
    DIM_ALTERNATIVE_SYNTAX,
    ENCAPS_VAR_DOLLAR_CURLY,
    ENCAPS_VAR_DOLLAR_CURLY_VAR_VAR,
)
from zvm.frontend.generated.ast import (
    ArgList,
    Array,
    ArrayElem,
    Call,
    ClassConst,
    ClassName,
    Const,
    Dim,
    EncapsList,
    MagicConst,
    MethodCall,
    NullsafeMethodCall,
    NullsafeProp,
    Prop,
    StaticCall,
    StaticProp,
    Unpack,
    Var,
    Zval,
)
from zvm.frontend.grammar.actions import (
    append,
    append_after_comma,
    empty_list,
    first_of,
    node,
    second,
    since,
    third,
    until,
    word_as_name,
)
from zvm.frontend.tokens import NUMBERS
from zvm.opcodes.flags import ARRAY_ELEMENT_REF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Action, Any, Parser, Values, VersionedProductions

_LOWER = {upper: upper + 32 for upper in range(65, 91)}


def _magic_constant(token: str) -> Action:
    number = NUMBERS[token]
    return lambda p, v: MagicConst(p.line, number)


def _keyword_call(p: Parser, v: Values) -> Call:
    """readonly(…) is a call."""
    name = word_as_name(p, v)
    return Call(name.lineno, name, v[1])


def _class_constant(p: Parser, v: Values) -> ClassConst | ClassName:
    class_name, _, name = v
    if name.value.translate(_LOWER) == "class":
        return ClassName(class_name.lineno, class_name)
    return ClassConst(class_name.lineno, class_name, name)


def _alternative_dim(p: Parser, v: Values) -> Dim:
    return Dim(v[0].lineno, v[0], v[2], DIM_ALTERNATIVE_SYNTAX)


def _long_array(p: Parser, v: Values) -> Array:
    v[2].attr = ARRAY_SYNTAX_LONG
    return v[2]


def _short_array(p: Parser, v: Values) -> Array:
    v[1].attr = ARRAY_SYNTAX_SHORT
    return v[1]


def _without_trailing_comma(p: Parser, v: Values) -> Array:
    children = v[0].children
    if children[-1] is None:
        del children[-1]
    return v[0]


def _keyed_list_element(p: Parser, v: Values) -> ArrayElem:
    v[4].attr = ARRAY_SYNTAX_LIST
    return ArrayElem(v[4].lineno, v[4], v[0], 0)


def _list_element(p: Parser, v: Values) -> ArrayElem:
    v[2].attr = ARRAY_SYNTAX_LIST
    return ArrayElem(v[2].lineno, v[2], None, 0)


def _text_and_variable(p: Parser, v: Values) -> EncapsList:
    return EncapsList(min(v[0].lineno, p.line), [v[0], v[1]])


def _encaps_dim(p: Parser, v: Values) -> Dim:
    line = v[0].lineno
    return Dim(line, Var(line, v[0], 0), v[2], 0)


def _encaps_property(node_class: Any) -> Action:
    def make(p: Parser, v: Values) -> Any:
        line = v[0].lineno
        return node_class(line, Var(line, v[0], 0), v[2])
    return make


def _varname_dim(p: Parser, v: Values) -> Dim:
    line = v[1].lineno
    return Dim(line, Var(line, v[1], 0), v[3], ENCAPS_VAR_DOLLAR_CURLY)


def _negated_offset(p: Parser, v: Values) -> Zval:
    """zend_negate_num_string()"""
    number = v[1]
    number.value = -number.value if type(number.value) is int and number.value else f"-{number.value}"
    return number


_variable = node(Var, 0, attr=0)
_dim = node(Dim, 0, 2, attr=0)
_prop = node(Prop, 0, 2)
_nullsafe_prop = node(NullsafeProp, 0, 2)
_static_prop = node(StaticProp, 0, 2)
_static_call = node(StaticCall, 0, 2, 3)
_call = node(Call, 0, 1)
_empty_string = lambda p, v: Zval(p.line, "", 0)  # noqa: E731

PRODUCTIONS: VersionedProductions = (
    ("function_call : name argument_list", _call),
    ("function_call : T_READONLY argument_list", _keyword_call),
    ("function_call : class_name T_PAAMAYIM_NEKUDOTAYIM member_name argument_list", _static_call),
    ("function_call : variable_class_name T_PAAMAYIM_NEKUDOTAYIM member_name argument_list", _static_call),
    ("function_call : callable_expr start_line argument_list", lambda p, v: Call(v[1], v[0], v[2])),
    ("class_name_reference : class_name", None),
    ("class_name_reference : new_variable", None),
    ("class_name_reference : ( expr )", second),
    ("ctor_arguments : ", empty_list(ArgList)),
    ("ctor_arguments : argument_list", None),

    ("backticks_expr : ", _empty_string),
    ("backticks_expr : T_ENCAPSED_AND_WHITESPACE", None),
    ("backticks_expr : encaps_list", None),
    ("dereferenceable_scalar : T_ARRAY ( array_pair_list )", _long_array),
    ("dereferenceable_scalar : [ array_pair_list ]", _short_array),
    ("dereferenceable_scalar : T_CONSTANT_ENCAPSED_STRING", None),
    ('dereferenceable_scalar : " encaps_list "', second),
    ("scalar : T_LNUMBER", None),
    ("scalar : T_DNUMBER", None),
    ("scalar : T_START_HEREDOC T_ENCAPSED_AND_WHITESPACE T_END_HEREDOC", second),
    ("scalar : T_START_HEREDOC T_END_HEREDOC", _empty_string),
    ("scalar : T_START_HEREDOC encaps_list T_END_HEREDOC", second),
    ("scalar : dereferenceable_scalar", None),
    ("scalar : constant", None),
    ("scalar : class_constant", None),
    ("constant : name", node(Const, 0)),
    *((f"constant : {_token}", _magic_constant(_token)) for _token in (
        "T_LINE", "T_FILE", "T_DIR", "T_TRAIT_C", "T_METHOD_C", "T_FUNC_C")),
    *since(80400, ("constant : T_PROPERTY_C", _magic_constant("T_PROPERTY_C"))),
    *((f"constant : {_token}", _magic_constant(_token)) for _token in ("T_NS_C", "T_CLASS_C")),
    ("class_constant : class_name T_PAAMAYIM_NEKUDOTAYIM identifier", _class_constant),
    ("class_constant : variable_class_name T_PAAMAYIM_NEKUDOTAYIM identifier", _class_constant),
    *since(
        80300,
        ("class_constant : class_name T_PAAMAYIM_NEKUDOTAYIM { expr }", node(ClassConst, 0, 3)),
        ("class_constant : variable_class_name T_PAAMAYIM_NEKUDOTAYIM { expr }", node(ClassConst, 0, 3))),

    ("variable_class_name : fully_dereferenceable", None),
    ("fully_dereferenceable : variable", None),
    ("fully_dereferenceable : ( expr )", second),
    ("fully_dereferenceable : dereferenceable_scalar", None),
    ("fully_dereferenceable : class_constant", None),
    *since(80400, ("fully_dereferenceable : new_dereferenceable", None)),
    ("array_object_dereferenceable : fully_dereferenceable", None),
    ("array_object_dereferenceable : constant", None),
    ("callable_expr : callable_variable", None),
    ("callable_expr : ( expr )", second),
    ("callable_expr : dereferenceable_scalar", None),
    *since(80400, ("callable_expr : new_dereferenceable", None)),
    ("callable_variable : simple_variable", _variable),
    ("callable_variable : array_object_dereferenceable [ optional_expr ]", _dim),
    *until(80400, ("callable_variable : array_object_dereferenceable { expr }", _alternative_dim)),
    ("callable_variable : array_object_dereferenceable T_OBJECT_OPERATOR property_name argument_list",
     node(MethodCall, 0, 2, 3)),
    ("callable_variable : array_object_dereferenceable T_NULLSAFE_OBJECT_OPERATOR property_name argument_list",
     node(NullsafeMethodCall, 0, 2, 3)),
    ("callable_variable : function_call", None),
    ("variable : callable_variable", None),
    ("variable : static_member", None),
    ("variable : array_object_dereferenceable T_OBJECT_OPERATOR property_name", _prop),
    ("variable : array_object_dereferenceable T_NULLSAFE_OBJECT_OPERATOR property_name", _nullsafe_prop),
    ("simple_variable : T_VARIABLE", None),
    ("simple_variable : $ { expr }", third),
    ("simple_variable : $ simple_variable", node(Var, 1, attr=0)),
    ("static_member : class_name T_PAAMAYIM_NEKUDOTAYIM simple_variable", _static_prop),
    ("static_member : variable_class_name T_PAAMAYIM_NEKUDOTAYIM simple_variable", _static_prop),
    ("new_variable : simple_variable", _variable),
    ("new_variable : new_variable [ optional_expr ]", _dim),
    *until(80400, ("new_variable : new_variable { expr }", _alternative_dim)),
    ("new_variable : new_variable T_OBJECT_OPERATOR property_name", _prop),
    ("new_variable : new_variable T_NULLSAFE_OBJECT_OPERATOR property_name", _nullsafe_prop),
    ("new_variable : class_name T_PAAMAYIM_NEKUDOTAYIM simple_variable", _static_prop),
    ("new_variable : new_variable T_PAAMAYIM_NEKUDOTAYIM simple_variable", _static_prop),
    ("member_name : identifier", None),
    ("member_name : { expr }", second),
    ("member_name : simple_variable", _variable),
    ("property_name : T_STRING", None),
    ("property_name : { expr }", second),
    ("property_name : simple_variable", _variable),

    ("array_pair_list : non_empty_array_pair_list", _without_trailing_comma),
    ("possible_array_pair : ", None),
    ("possible_array_pair : array_pair", None),
    ("non_empty_array_pair_list : non_empty_array_pair_list , possible_array_pair", append_after_comma),
    ("non_empty_array_pair_list : possible_array_pair", first_of(Array, 0)),
    ("array_pair : expr T_DOUBLE_ARROW expr", node(ArrayElem, 2, 0, attr=0)),
    ("array_pair : expr", node(ArrayElem, 0, None, attr=0)),
    ("array_pair : expr T_DOUBLE_ARROW ampersand variable",
     node(ArrayElem, 3, 0, attr=ARRAY_ELEMENT_REF)),
    ("array_pair : ampersand variable", node(ArrayElem, 1, None, attr=ARRAY_ELEMENT_REF)),
    ("array_pair : T_ELLIPSIS expr", node(Unpack, 1)),
    ("array_pair : expr T_DOUBLE_ARROW T_LIST ( array_pair_list )", _keyed_list_element),
    ("array_pair : T_LIST ( array_pair_list )", _list_element),

    ("encaps_list : encaps_list encaps_var", append),
    ("encaps_list : encaps_list T_ENCAPSED_AND_WHITESPACE", append),
    ("encaps_list : encaps_var", first_of(EncapsList)),
    ("encaps_list : T_ENCAPSED_AND_WHITESPACE encaps_var", _text_and_variable),
    ("encaps_var : T_VARIABLE", _variable),
    ("encaps_var : T_VARIABLE [ encaps_var_offset ]", _encaps_dim),
    ("encaps_var : T_VARIABLE T_OBJECT_OPERATOR T_STRING", _encaps_property(Prop)),
    ("encaps_var : T_VARIABLE T_NULLSAFE_OBJECT_OPERATOR T_STRING", _encaps_property(NullsafeProp)),
    ("encaps_var : T_DOLLAR_OPEN_CURLY_BRACES expr }",
     node(Var, 1, attr=ENCAPS_VAR_DOLLAR_CURLY_VAR_VAR)),
    ("encaps_var : T_DOLLAR_OPEN_CURLY_BRACES T_STRING_VARNAME }",
     node(Var, 1, attr=ENCAPS_VAR_DOLLAR_CURLY)),
    ("encaps_var : T_DOLLAR_OPEN_CURLY_BRACES T_STRING_VARNAME [ expr ] }", _varname_dim),
    ("encaps_var : T_CURLY_OPEN variable }", second),
    ("encaps_var_offset : T_STRING", None),
    ("encaps_var_offset : T_NUM_STRING", None),
    ("encaps_var_offset : - T_NUM_STRING", _negated_offset),
    ("encaps_var_offset : T_VARIABLE", _variable),
)
