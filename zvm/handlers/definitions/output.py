"""ECHO and the silence operator. Read by scripts/gen_handlers.py, never imported; see docs/inside/handlers.md."""


@opcode(136, op1=CONST | TMPVAR | CV)
def ECHO(value: Raw[op1]):
    """write value"""
    if type(value) is str:
        output.echo(engine, value)
        return
    if type(value) is int:
        text = str(value)
        output.echo(engine, text)
        return
    settle(value)
    text = convert.to_string(engine, value)
    output.echo(engine, text)
    return


@opcode(57, result=TMP, result_holds=SILENCE)
def BEGIN_SILENCE():
    """result := error_reporting; error_reporting := fatal errors only"""
    return diagnostics.begin_silence(engine)


@opcode(58, op1=TMP, op1_holds=SILENCE)
def END_SILENCE(saved: Slot[op1]):
    """error_reporting := what BEGIN_SILENCE saved"""
    diagnostics.end_silence(engine, slots[saved])
    return
