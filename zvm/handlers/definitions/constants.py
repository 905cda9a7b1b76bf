"""FETCH_CONSTANT DEFINED DECLARE_CONST. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(99, op1=UNUSED | CONST_FETCH, op2=CONST, result=TMP, ext=CACHE_SLOT, op2_literal=CONSTANT_NAME)
def FETCH_CONSTANT(name: Raw[op2]):
    """result := the constant"""
    cache = op.cache
    if cache is not None and cache[0] is engine:
        return cache[1]
    return constant_fetch.fetch(ex, op)


@opcode(122, op1=CONST, result=TMP, ext=CACHE_SLOT, rules=SMART_BRANCH, op1_literal=NAME)
def DEFINED(name: Raw[op1]):
    """result := defined(name)"""
    return constant_fetch.defined(ex, name)


@opcode(143, op1=CONST, op2=CONST, op1_literal=NAME, op2_literal=EXPRESSION)
def DECLARE_CONST(name: Raw[op1], value: Raw[op2]):
    """const name = value"""
    constant_fetch.declare(ex, name, value)
    return


@opcode(210, op1=CONST, op2=CONST, op_data=CONST, op1_literal=NAME, op2_literal=EXPRESSION)
def DECLARE_ATTRIBUTED_CONST(name: Raw[op1], value: Raw[op2], attributes: Read[op_data]):
    """#[attributes] const name = value"""
    constant_fetch.declare_attributed(ex, name, value, attributes)
    return
