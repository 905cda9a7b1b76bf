"""The opcodes of function declarations. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(141, op1=ANY[CONST], op2=NUM, op1_literal=NAME)
def DECLARE_FUNCTION(name: Read[op1], number: Num[op2]):
    """declare function op2 of the frame's under the name op1"""
    scripts.declare_dynamic_function(ex, name, number)
    return


@opcode(142, op1=CONST(UNUSED), op2=NUM, result=TMP)
def DECLARE_LAMBDA_FUNCTION(number: Num[op2]):
    """result := Closure over function op2 of the frame's"""
    return closures.declare_lambda(ex, number)


@kernel
def bind_lexical(closure, number):
    """the closure's bound variable := the variable, or a reference to it"""
    value = slots[number]
    if op.extended_value & BIND_REF:
        if type(value) is not Reference:
            if value is UNDEF:
                value = None
            value = Reference(value)
            slots[number] = value
    elif type(value) is Reference:
        value = value.value
    elif value is UNDEF:
        value = closures.undefined_bound(ex, op)
    closure.statics[op.extended_value >> BIND_SHIFT] = value
    return


@opcode(182, op1=TMP, op2=CV, ext=REF, changes=REFERRED_OP2)
def BIND_LEXICAL(closure: Look[op1], number: Num[op2]):
    """the closure's bound variable := op2, or a reference to it"""
    bind_lexical(closure, number)
