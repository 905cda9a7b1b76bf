"""Flags of functions, classes, properties and constants (ZEND_ACC_*), and other bit words op-arrays carry."""
from __future__ import annotations

# members
ACC_PUBLIC, ACC_PROTECTED, ACC_PRIVATE = 1 << 0, 1 << 1, 1 << 2
ACC_PPP_MASK = ACC_PUBLIC | ACC_PROTECTED | ACC_PRIVATE
ACC_CHANGED = 1 << 3
ACC_STATIC = 1 << 4
ACC_FINAL = 1 << 5
ACC_ABSTRACT = 1 << 6
ACC_EXPLICIT_ABSTRACT_CLASS = 1 << 6
ACC_READONLY = 1 << 7  # property
ACC_PROMOTED = 1 << 8  # property, parameter
ACC_VIRTUAL = 1 << 9  # property: its hooks use no value of its own
ACC_PUBLIC_SET, ACC_PROTECTED_SET, ACC_PRIVATE_SET = 1 << 10, 1 << 11, 1 << 12  # property: who may write it
HAS_HOOKS = 1 << 13  # property
ACC_PPP_SET_MASK = ACC_PUBLIC_SET | ACC_PROTECTED_SET | ACC_PRIVATE_SET
ACC_EARLY_BINDING = 1 << 16  # function

# functions
ACC_HAS_TYPE_HINTS = 1 << 8  # not in any function's flags: ext/reflection/members.py
ACC_DEPRECATED = 1 << 11
ACC_RETURN_REFERENCE = 1 << 12
ACC_HAS_RETURN_TYPE = 1 << 13
ACC_VARIADIC = 1 << 14
ACC_HAS_FINALLY_BLOCK = 1 << 15
ACC_USES_THIS = 1 << 17
ACC_CALL_VIA_TRAMPOLINE = 1 << 18
ACC_NEVER_CACHE = 1 << 19
ACC_TRAIT_CLONE = 1 << 20
ACC_CTOR = 1 << 21
ACC_CLOSURE = 1 << 22
ACC_FAKE_CLOSURE = 1 << 23
ACC_GENERATOR = 1 << 24
ACC_DONE_PASS_TWO = 1 << 25
ACC_USER_ARG_INFO = 1 << 26  # likewise
ACC_STRICT_TYPES = 1 << 31
PARENTHESIZED_ARROW_FUNC = 1 << 32  # of an ArrowFunc node alone

# classes
ACC_INTERFACE = 1 << 0
ACC_TRAIT = 1 << 1
ACC_ANON_CLASS = 1 << 2
ACC_LINKED = 1 << 3
ACC_IMPLICIT_ABSTRACT_CLASS = 1 << 4
ACC_NO_DYNAMIC_PROPERTIES = 1 << 11
ACC_ALLOW_DYNAMIC_PROPERTIES = 1 << 15
ACC_READONLY_CLASS = 1 << 16
ACC_TOP_LEVEL = 1 << 9
ACC_ENUM = 1 << 28
ACC_NOT_SERIALIZABLE = 1 << 29
ACC_NOT_CLONEABLE = 1 << 30  # where Zend's clone_obj handler is NULL

# class constants
CLASS_CONST_IS_CASE = 1 << 6

# fetch kinds of variables (opline.extended_value of FETCH_*)
FETCH_GLOBAL, FETCH_LOCAL, FETCH_GLOBAL_LOCK = 1 << 1, 1 << 2, 1 << 3
ISEMPTY = 1 << 0

# names
NAME_FQ, NAME_NOT_FQ, NAME_RELATIVE = 0, 1, 2

# class fetches (an UNUSED op1/op2 of static calls, NEW, INSTANCEOF, …)
FETCH_CLASS_DEFAULT, FETCH_CLASS_SELF, FETCH_CLASS_PARENT, FETCH_CLASS_STATIC, FETCH_CLASS_AUTO = 0, 1, 2, 3, 4
FETCH_CLASS_INTERFACE, FETCH_CLASS_TRAIT = 5, 6
FETCH_CLASS_MASK = 0x0F
FETCH_CLASS_NO_AUTOLOAD, FETCH_CLASS_SILENT, FETCH_CLASS_EXCEPTION = 0x80, 0x0100, 0x0200

# how a variable is about to be used (BP_VAR_*)
BP_VAR_R, BP_VAR_W, BP_VAR_RW, BP_VAR_IS, BP_VAR_FUNC_ARG, BP_VAR_UNSET = range(6)

# include_or_eval
EVAL, INCLUDE, INCLUDE_ONCE, REQUIRE, REQUIRE_ONCE = 1, 2, 4, 8, 16

# parameters (Param.attr, beside the ACC_* of a promoted property) and types (the attr of a type's node)
PARAM_REF, PARAM_VARIADIC = 1 << 3, 1 << 4
TYPE_NULLABLE = 1 << 8

# symbols a file declares or imports (Use.attr)
SYMBOL_CLASS, SYMBOL_FUNCTION, SYMBOL_CONST = 1 << 0, 1 << 1, 1 << 2

# extended_value of single opcodes
LAST_CATCH = 1 << 0  # CATCH
JMP_NULL_BP_VAR_IS = 1 << 2  # JMP_NULL: an undefined variable is not reported (the other bits: CHAIN_* of visitor.py)
FREE_ON_RETURN, FREE_SWITCH = 1 << 0, 1 << 1  # FREE, FE_FREE
FREE_VOID_CAST = 1 << 2  # FREE
THROW_IS_EXPR = 1  # THROW
# BIND_STATIC, BIND_LEXICAL: these, and the static variable's number << BIND_SHIFT; its name is the CV's
BIND_VAL, BIND_REF, BIND_IMPLICIT, BIND_EXPLICIT, BIND_SHIFT = 0, 1, 2, 4, 3
RETURNS_FUNCTION, RETURNS_VALUE = 1 << 0, 1 << 1  # RETURN_BY_REF, ASSIGN_REF, MAKE_REF, YIELD …
ARRAY_ELEMENT_REF, ARRAY_NOT_PACKED, ARRAY_SIZE_SHIFT = 1 << 0, 1 << 1, 2  # INIT_ARRAY, ADD_ARRAY_ELEMENT
FETCH_REF, FETCH_DIM_WRITE, FETCH_OBJ_FLAGS = 1, 2, 3  # FETCH_OBJ_*, FETCH_LIST_W, …

# op1 of FETCH_CONSTANT
CONSTANT_UNQUALIFIED_IN_NAMESPACE = 0x100
