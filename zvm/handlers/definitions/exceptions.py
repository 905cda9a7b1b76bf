"""The opcodes of exceptions. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@kernel
def catch_exception():
    """take the exception where it fits the class of op1"""
    if exceptions.catch(ex, op, op.const1):
        return
    return jump()


@kernel
def throw_object(exception):
    """throw it"""
    exceptions.throw(ex, exception)
    return


@kernel
def enter_finally():
    """go on in the finally block, back after this opline at its end"""
    set_result(FinallyState(None, op))
    return jump()


@kernel
def leave_finally(variable):
    """go on as the variable says"""
    state = slots[variable]
    slots[variable] = None
    following = state.opline
    if following is not None:
        return jump_to(following.next)
    exceptions.rethrow(state)
    return


@opcode(107, op1=CONST, op2=JMP_ADDR, result=CV | UNUSED, ext=LAST_CATCH | CACHE_SLOT, op1_literal=KEYED_NAME)
def CATCH():
    """take the exception into result if it is of class op1, else try the next catch, or pass it on after the last"""
    catch_exception()


@opcode(108, op1=CONST | TMPVAR | CV, rules=NO_NEXT)
def THROW(exception: Read[op1]):
    """throw op1"""
    throw_object(exception)


@opcode(149, rules=NO_HANDLER)
def HANDLE_EXCEPTION():
    """what executor/unwinder.py does"""


@opcode(159, op1=ANY[TMP], op1_holds=RETURN_ADDRESS)
def DISCARD_EXCEPTION(variable: Num[op1]):
    """forget what waits for the end of the finally block of op1"""
    exceptions.discard(ex, variable)
    return


@opcode(162, op1=JMP_ADDR, op2=ANY(TMPVAR | UNUSED), result=TMP, result_holds=RETURN_ADDRESS)
def FAST_CALL():
    """result := where to go on after the finally block op1, which is entered"""
    enter_finally()


@opcode(163, op1=ANY[TMP], op2=TRY_CATCH, rules=NO_NEXT, op1_holds=RETURN_ADDRESS)
def FAST_RET(variable: Num[op1]):
    """go on as op1 says: after its FAST_CALL, or raising its exception again"""
    leave_finally(variable)


@opcode(79, op1=ANY(CONST | TMPVARCV | UNUSED), rules=GENERIC | NO_NEXT)
def EXIT(status: Read[op1]):
    """end the request: op1 is printed, or the exit status"""
    if op1 is UNUSED:
        exceptions.exit_request(ex, None)
        return
    exceptions.exit_request(ex, status)
    return


@opcode(151, op2=JMP_ADDR, result=VAR | UNUSED, rules=RESULT_ON_JUMP)
def ASSERT_CHECK():
    """skip assert() when assertions are off; its value is true"""
    if engine.ini.assertions > 0:
        return
    set_result(True)
    return jump()
