"""One variant of a definition → the body of its handler.

Reads the folded body (folding.py) and the declared fetch modes; makes plain Python statements over `ex` and `op`.
Raises DefinitionError where the discipline of docs/handlers.md is broken.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass, replace

from zvm.handlers.generator.facts import DEFINED, NOTHING, PLAIN, SCALAR, Facts, facts_of
from zvm.handlers.generator.folding import constant, fold
from zvm.handlers.generator.model import (
    ANY,
    CONST,
    CV,
    LONG,
    TEMPORARIES,
    TMP,
    TMPVAR,
    UNUSED,
    VAR,
    Opcode,
    Parameter,
    Variant,
)
from zvm.handlers.generator.names import Names
from zvm.handlers.vocabulary import CONSTANTS

EXITS = ("slow", "jump", "jump_if", "jump_to", "switch_frame", "throw")
_GENERIC_FETCHES = {"Raw": "raw", "Read": "read", "Is": "is_", "Peek": "peek", "Look": "look", "Place": "place"}
STATEMENTS = ("set_result", "settle", "settle_quietly", "take", "save_opline", "put")


@dataclass(frozen=True)
class State:
    """What is known at a point of the body."""

    facts: Facts = NOTHING  # about the values of names
    slot_facts: Facts = NOTHING  # about what was fetched into a parameter, even when the name has been assigned since
    taken: frozenset[str] = frozenset()  # parameters whose slot is cleared, or kept on purpose
    saved: bool = False  # ex.opline is op

    def learn(self, facts: Facts, reassigned: frozenset[str]) -> State:
        fresh = frozenset(fact for fact in facts if fact[0] not in reassigned)
        return replace(self, facts=self.facts | facts, slot_facts=self.slot_facts | fresh)

    def merge(self, other: State) -> State:
        return State(self.facts & other.facts, self.slot_facts & other.slot_facts, self.taken & other.taken,
                     self.saved and other.saved)


def lower(opcode: Opcode, variant: Variant, names: Names) -> list[ast.stmt]:
    """The handler's body."""
    return Lowering(opcode, variant, names).run()


class Lowering:
    """The work on one variant; `names` collects the imports the handler's module needs."""

    def __init__(self, opcode: Opcode, variant: Variant, names: Names) -> None:
        self.opcode, self.variant, self.names = opcode, variant, names
        self.parameters = {parameter.name: parameter for parameter in opcode.parameters}
        self.generic = "GENERIC" in opcode.rules
        self.aliases: dict[str, str] = {}
        self.reassigned: set[str] = set()
        self.locals: set[str] = set()
        self.state = State()  # in front of the statement being lowered

    # -- operands -----------------------------------------------------------------------------------------------

    def kind(self, parameter: Parameter) -> str:
        return self.variant.kind(parameter.operand)

    def field(self, parameter: Parameter) -> str:
        """The operand's number."""
        return "data.op1" if parameter.operand == "op_data" else f"op.{parameter.operand}"

    def constant_field(self, parameter: Parameter) -> str:
        return {"op1": "op.const1", "op2": "op.const2", "op_data": "data.const1"}[parameter.operand]

    def fetch(self, parameter: Parameter, state: State, used: set[str]) -> tuple[list[ast.stmt], State]:
        """Statements that bind the parameter as its mode says."""
        kind, name, mode = self.kind(parameter), parameter.name, parameter.mode
        if self.generic and mode not in ("Num", "Slot"):
            return self.fetch_generic(parameter), replace(state, taken=state.taken | {name})
        if mode in ("Num", "Slot"):
            if mode == "Slot" and kind in (CONST, LONG, UNUSED):
                raise self.opcode.error(parameter.line, f"{parameter.operand} can be {kind}: no Slot")
            code = f"{name} = {self.field(parameter)}" if name in used else ""
            return parse(code), replace(state, taken=state.taken | {name})
        if mode == "Place" and kind != UNUSED:
            return self.fetch_place(parameter, kind), replace(state, taken=state.taken | {name})
        if kind in (CONST, LONG):
            state = state.learn(frozenset(((name, PLAIN), (name, DEFINED))), frozenset())
            code = f"{name} = {self.constant_field(parameter)}" if name in used else ""
            return parse(code), replace(state, taken=state.taken | {name})
        if kind == UNUSED:
            code = self.fetch_unused(parameter) if name in used else ""
            return parse(code), replace(state, taken=state.taken | {name})
        if mode in ("Raw", "Look"):
            code = f"{name} = slots[{self.field(parameter)}]" if name in used else ""
            if kind == CV or mode == "Look":
                state = replace(state, taken=state.taken | {name})
            return parse(code), state
        statements = parse(f"{name} = slots[{self.field(parameter)}]")
        if mode == "Peek":
            state = replace(state, taken=state.taken | {name})
        settled, state = self.settle(parameter, state, silent=mode == "Is")
        return statements + settled, state

    def fetch_unused(self, parameter: Parameter) -> str:
        """What an UNUSED operand stands for."""
        meaning = self.opcode.operand(parameter.operand).meaning
        if meaning == "THIS":
            return f"{parameter.name} = ex.this"
        if meaning == "NEXT":
            return f"{parameter.name} = {self.names.global_name('NEXT')}"
        if meaning is None:
            return f"{parameter.name} = {self.names.global_name('UNDEF')}"
        return f"{parameter.name} = {self.field(parameter)}"

    def fetch_place(self, parameter: Parameter, kind: str) -> list[ast.stmt]:
        name, number = parameter.name, self.field(parameter)
        if kind == CV:
            return parse(f"{name}_key = {number}")
        return parse(f"{name} = slots[{number}]\nslots[{number}] = None\n"
                     f"if type({name}) is tuple:\n {name}_container, {name}_key = {name}\n"
                     f"else:\n {name}_container = [{name}]\n {name}_key = 0")

    def fetch_generic(self, parameter: Parameter) -> list[ast.stmt]:
        """Operands whose kinds are only known at run time: zvm/executor/operands.py looks."""
        function = self.names.module_function("operands", _GENERIC_FETCHES[parameter.mode])
        opline = "data" if parameter.operand == "op_data" else "op"
        which = "op2" if parameter.operand == "op2" else "op1"
        call = f"{function}(ex, op, {opline}.{which}_type, {opline}.{which}, {opline}.const{which[-1]})"
        meaning = self.opcode.operand(parameter.operand).meaning
        if meaning in ("THIS", "NEXT"):
            unused = "ex.this" if meaning == "THIS" else self.names.global_name("NEXT")
            call = f"{unused} if {opline}.{which}_type == 0 else {call}"
        if parameter.mode == "Place":
            return parse(f"{parameter.name}_container, {parameter.name}_key = {call}")
        return parse(f"{parameter.name} = {call}")

    def container(self, parameter: Parameter) -> str:
        return "slots" if self.kind(parameter) == CV and not self.generic else f"{parameter.name}_container"

    def settle(self, parameter: Parameter, state: State, silent: bool = False) -> tuple[list[ast.stmt], State]:
        """Take the operand out of its slot and make its value what BP_VAR_R (silent: BP_VAR_IS) gives."""
        name, kind = parameter.name, self.kind(parameter)
        statements: list[ast.stmt] = []
        if kind in TEMPORARIES:
            clear, state = self.take(parameter, state)
            statements += clear
        if kind not in (CONST, LONG, UNUSED, ANY) and (name, PLAIN) not in state.facts:
            reference = self.names.global_name("Reference")
            undefined = "None" if silent else self.undefined(parameter)
            tests = []
            if kind != TMP:
                tests.append((f"type({name}) is {reference}", f"{name}.value"))
            if kind == CV and (name, DEFINED) not in state.facts:
                tests.append((f"{name} is {self.names.global_name('UNDEF')}", undefined))
            code = ""
            for index, (test, value) in enumerate(tests):
                code += f"{'el' if index else ''}if {test}:\n {name} = {value}\n"
            statements += parse(code)
            self.reassigned.add(name)
        facts = frozenset(((name, PLAIN), (name, DEFINED)))
        return statements, replace(state, facts=state.facts | facts, taken=state.taken | {name})

    def undefined(self, parameter: Parameter) -> str:
        function = self.names.module_function("variables", "undefined_cv")
        return f"{function}(ex, op, {self.field(parameter)})"

    def take(self, parameter: Parameter, state: State) -> tuple[list[ast.stmt], State]:
        """Clear a temporary's slot unless it is known to hold a scalar or to be cleared."""
        name = parameter.name
        if name in state.taken or self.kind(parameter) not in TEMPORARIES:
            return [], state
        state = replace(state, taken=state.taken | {name})
        if (name, SCALAR) in state.slot_facts:
            return [], state
        return parse(f"slots[{self.field(parameter)}] = None"), state

    def take_all(self, state: State) -> tuple[list[ast.stmt], State]:
        statements: list[ast.stmt] = []
        for parameter in self.opcode.parameters:
            clear, state = self.take(parameter, state)
            statements += clear
        return statements, state

    # -- the body -----------------------------------------------------------------------------------------------

    def run(self) -> list[ast.stmt]:
        body = fold(self.opcode, self.variant)
        used = {node.id for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name)}
        self.locals = {node.id for statement in body for node in ast.walk(statement)
                       if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for name in self.locals & set(self.parameters):
            if self.parameters[name].mode == "Place":
                raise self.opcode.error(self.parameters[name].line, f"{name} is a Place and cannot be assigned")
        statements = parse("data = op.next") if self.opcode.op_data is not None else []
        state = State()
        for parameter in self.opcode.parameters:
            fetched, state = self.fetch(parameter, state, used)
            statements += fetched
        lowered, after = self.block(body, state, loop=False)
        if after is not None:
            raise self.opcode.error(body[-1] if body else self.opcode.line,
                                    f"a path of {self.variant.name} ends without an exit")
        return statements + lowered

    def block(self, body: list[ast.stmt], state: State, loop: bool) -> tuple[list[ast.stmt], State | None]:
        """Lowered statements and the state behind them, None when control never gets there."""
        result: list[ast.stmt] = []
        current: State | None = state
        for statement in body:
            if current is None:
                raise self.opcode.error(statement, "is never reached")
            lowered, current = self.statement(statement, current, loop)
            result += lowered
        return result, current

    def statement(self, node: ast.stmt, state: State, loop: bool) -> tuple[list[ast.stmt], State | None]:
        self.state = state
        if isinstance(node, ast.Return):
            if loop:
                raise self.opcode.error(node, "an exit stands inside a loop or try")
            return self.exit(node, state), None
        if isinstance(node, ast.If):
            return self.lower_if(node, state, loop)
        if isinstance(node, (ast.For, ast.While)):
            return self.lower_loop(node, state, loop)
        if isinstance(node, ast.Try):
            return self.lower_try(node, state)
        if isinstance(node, (ast.Break, ast.Continue, ast.Pass)):
            return [node], state if isinstance(node, ast.Pass) else None
        if isinstance(node, ast.Expr) and (word := called_word(node.value)) in STATEMENTS:
            assert isinstance(node.value, ast.Call)
            return self.word_statement(node, node.value, word, state)
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Delete)):
            return self.plain_statement(node, state)
        raise self.opcode.error(node, f"{type(node).__name__} has no place in a definition")

    def plain_statement(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Expr | ast.Delete,
                        state: State) -> tuple[list[ast.stmt], State]:
        statements, state = self.save_for(node, state)
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            value = node.value
            if called_word(value) == "type" and isinstance(value, ast.Call) and isinstance(value.args[0], ast.Name):
                self.aliases[node.targets[0].id] = value.args[0].id
        for name in assigned_names(node):
            self.reassigned.add(name)
            self.aliases = {local: of for local, of in self.aliases.items() if of != name}
            state = replace(state, facts=frozenset(fact for fact in state.facts if fact[0] != name))
        return statements + [self.visit_statement(node)], state

    def word_statement(self, node: ast.Expr, call: ast.Call, word: str, state: State) -> tuple[list[ast.stmt], State]:
        """A statement that is a word of the language."""
        if word == "save_opline":
            return ([], state) if state.saved else (parse("ex.opline = op"), replace(state, saved=True))
        if word in ("settle", "settle_quietly", "take"):
            statements: list[ast.stmt] = []
            for argument in call.args:
                parameter = self.parameter_named(argument)
                if word == "take":
                    more, state = self.take(parameter, state)
                else:
                    more, state = self.settle(parameter, state, silent=word == "settle_quietly")
                statements += more
            return statements, state
        statements, state = self.save_for(node, state)
        if word == "put":
            parameter = self.parameter_named(call.args[0])
            value = self.expression(call.args[1])
            target = f"{self.container(parameter)}[{parameter.name}_key]"
            return statements + [*parse(f"{target} = {ast.unparse(value)}")], state
        cleared, state = self.take_all(state)
        if not self.opcode.result:
            raise self.opcode.error(node, "set_result in an opcode without result")
        value = self.expression(call.args[0])
        return statements + cleared + self.store_result(value), state

    def parameter_named(self, node: ast.expr) -> Parameter:
        parameter = self.parameters.get(node.id) if isinstance(node, ast.Name) else None
        if parameter is None:
            raise self.opcode.error(node, f"{ast.unparse(node)} is no parameter")
        return parameter

    def store_result(self, value: ast.expr) -> list[ast.stmt]:
        text = ast.unparse(value)
        if self.opcode.retval_variants and self.generic:
            if isinstance(value, ast.Call):
                return parse(f"result = {text}\nif op.result_type:\n slots[op.result] = result")
            return parse(f"if op.result_type:\n slots[op.result] = {text}")
        if self.variant.result_used:
            return parse(f"slots[op.result] = {text}")
        return parse(text) if isinstance(value, ast.Call) else []

    def save_for(self, node: ast.AST, state: State) -> tuple[list[ast.stmt], State]:
        """ex.opline = op, where the node holds a call that may raise or look at it and it is not saved yet."""
        if state.saved or not self.names.may_raise(node):
            return [], state
        return parse("ex.opline = op"), replace(state, saved=True)

    def lower_if(self, node: ast.If, state: State, loop: bool) -> tuple[list[ast.stmt], State | None]:
        statements, state = self.save_for(node.test, state)
        reassigned = frozenset(self.reassigned)
        yes = state.learn(facts_of(node.test, True, self.aliases), reassigned)
        no = state.learn(facts_of(node.test, False, self.aliases), reassigned)
        body, after_body = self.block(node.body, yes, loop)
        orelse, after_else = self.block(node.orelse, no, loop) if node.orelse else ([], no)
        lowered = ast.If(self.expression(node.test), body or [ast.Pass()], orelse)
        if not node.orelse and after_body is None:
            return statements + [lowered], after_else
        if after_body is None or after_else is None:
            return statements + [lowered], after_else if after_body is None else after_body
        return statements + [lowered], after_body.merge(after_else)

    def lower_loop(self, node: ast.For | ast.While, state: State, loop: bool) -> tuple[list[ast.stmt], State | None]:
        statements, state = self.save_for(node, state)
        for inner in ast.walk(node):
            for name in assigned_names(inner):
                self.reassigned.add(name)
                state = replace(state, facts=frozenset(fact for fact in state.facts if fact[0] != name))
        body, _ = self.block(node.body, state, loop=True)
        orelse, after = self.block(node.orelse, state, loop)
        if any(isinstance(inner, ast.Break) for inner in ast.walk(node)):
            after = state if after is None else state.merge(after)
        if isinstance(node, ast.While):
            return [*statements, ast.While(self.expression(node.test), body, orelse)], after
        target = self.expression(node.target)
        return [*statements, ast.For(target, self.expression(node.iter), body, orelse)], after

    def lower_try(self, node: ast.Try, state: State) -> tuple[list[ast.stmt], State]:
        statements, state = self.save_for(node, state)
        for inner in ast.walk(node):
            for name in assigned_names(inner):
                self.reassigned.add(name)
                state = replace(state, facts=frozenset(fact for fact in state.facts if fact[0] != name))
        body, _ = self.block(node.body, state, loop=True)
        handlers = []
        for handler in node.handlers:
            caught = None if handler.type is None else self.expression(handler.type)
            lowered, _ = self.block(handler.body, state, loop=True)
            handlers.append(ast.ExceptHandler(caught, handler.name, lowered or [ast.Pass()]))
        final, _ = self.block(node.finalbody, state, loop=True)
        return [*statements, ast.Try(body, handlers, [], final)], state

    # -- exits --------------------------------------------------------------------------------------------------

    def following(self) -> str:
        return "data.next" if self.opcode.op_data is not None else "op.next"

    def exit(self, node: ast.Return, state: State) -> list[ast.stmt]:
        value = node.value
        word = called_word(value) if value is not None else None
        if value is None:
            clear, _ = self.take_all(state)
            return clear + parse(f"return {self.following()}")
        if word in EXITS:
            assert isinstance(value, ast.Call)
            return self.word_exit(node, value, word, state)
        statements, state = self.save_for(value, state)
        clear, _ = self.take_all(state)
        return statements + clear + self.value_exit(node, self.expression(value))

    def word_exit(self, node: ast.Return, call: ast.Call, word: str, state: State) -> list[ast.stmt]:
        if word == "slow":
            return self.slow_exit(node, call, state)
        if word == "throw":
            clear, _ = self.take_all(state)
            arguments = ", ".join(ast.unparse(self.expression(argument)) for argument in call.args)
            save = [] if state.saved else parse("ex.opline = op")
            return save + clear + parse(f"ex.engine.throw({arguments})")
        statements, state = self.save_for(call, state)
        clear, _ = self.take_all(state)
        arguments = ", ".join(ast.unparse(self.expression(argument)) for argument in call.args)
        exits = {"jump": "op.target", "jump_if": f"op.target if {arguments} else {self.following()}",
                 "jump_to": arguments, "switch_frame": "None"}
        return statements + clear + parse(f"return {exits[word]}")

    def slow_exit(self, node: ast.Return, call: ast.Call, state: State) -> list[ast.stmt]:
        """Save the opline, settle the Raw operands among the arguments, call with the engine first."""
        statements = [] if state.saved else parse("ex.opline = op")
        state = replace(state, saved=True)
        for parameter in self.opcode.parameters:
            if parameter.mode in ("Raw", "Look") and not self.generic and any(
                    isinstance(argument, ast.Name) and argument.id == parameter.name for argument in call.args):
                settled, state = self.settle(parameter, state)
                statements += settled
        clear, state = self.take_all(state)
        first = "ex" if self.names.takes_frame(call.args[0]) else "ex.engine"
        given = [ast.parse(first, mode="eval").body, *self.arguments(call.args[1:])]
        value = ast.Call(self.expression(call.args[0]), given, [])
        return statements + clear + self.value_exit(node, value)

    def value_exit(self, node: ast.Return, value: ast.expr) -> list[ast.stmt]:
        """result := value, or the branch the value decides."""
        if self.variant.branch is not None:
            return self.branch_exit(value)
        if not self.opcode.result:
            if called_word(node.value) == "slow":
                return parse(f"{ast.unparse(value)}\nreturn {self.following()}")
            raise self.opcode.error(node, "return value in an opcode without result")
        return self.store_result(value) + parse(f"return {self.following()}")

    def branch_exit(self, value: ast.expr) -> list[ast.stmt]:
        jumps_on = self.variant.branch == "JMPNZ"
        while isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            value, jumps_on = value.operand, not jumps_on
        truth = constant(value)
        if truth is not None:
            return parse("return op.target" if truth is jumps_on else f"return {self.following()}")
        if jumps_on:
            return parse(f"return op.target if {ast.unparse(value)} else {self.following()}")
        return parse(f"return {self.following()} if {ast.unparse(value)} else op.target")

    # -- expressions --------------------------------------------------------------------------------------------

    def visit_statement(self, node: ast.stmt) -> ast.stmt:
        result: ast.stmt = _Expressions(self).visit(node)
        return result

    def expression(self, node: ast.expr) -> ast.expr:
        result: ast.expr = _Expressions(self).visit(node)
        return result

    def refuse_raw(self, call: ast.Call) -> None:
        """zvm/runtime knows neither UNDEF nor References in values: a Raw operand must be tested or settled first."""
        for argument in call.args:
            parameter = self.parameters.get(argument.id) if isinstance(argument, ast.Name) else None
            if (parameter is not None and parameter.mode in ("Raw", "Look") and not self.generic
                    and self.kind(parameter) in (CV, VAR, TMPVAR) and (parameter.name, PLAIN) not in self.state.facts):
                raise self.opcode.error(call, f"{parameter.name} may be undefined or a Reference here: settle it first")

    def arguments(self, nodes: list[ast.expr]) -> list[ast.expr]:
        """A Place is passed as its container and its key."""
        result: list[ast.expr] = []
        for node in nodes:
            parameter = self.parameters.get(node.id) if isinstance(node, ast.Name) else None
            if parameter is not None and parameter.mode == "Place" and self.kind(parameter) != UNUSED:
                result += [ast.Name(self.container(parameter)), ast.Name(f"{parameter.name}_key")]
            else:
                result.append(self.expression(node))
        return result


class _Expressions(ast.NodeTransformer):
    """Words inside expressions, and names of the vocabulary."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering

    def visit_Name(self, node: ast.Name) -> ast.expr:
        lowering = self.lowering
        name = node.id
        parameter = lowering.parameters.get(name)
        if parameter is not None:
            if parameter.mode == "Place" and lowering.kind(parameter) != UNUSED:
                raise lowering.opcode.error(node, f"{name} is a Place: only get, put and arguments of calls")
            return node
        if name in lowering.locals or name in ("ex", "op", "slots"):
            return node
        if name in CONSTANTS:
            return ast.Constant(CONSTANTS[name])
        if name == "engine":
            return ast.Attribute(ast.Name("ex"), "engine")
        known = lowering.names.resolve(name)
        if known is None:
            raise lowering.opcode.error(node, f"{name} is no parameter, local or word of the vocabulary")
        return ast.Name(known)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        lowering = self.lowering
        if isinstance(node.value, ast.Name) and node.value.id not in lowering.locals | set(lowering.parameters):
            module = node.value.id
            if lowering.names.is_module(module):
                try:
                    return ast.Name(lowering.names.module_function(module, node.attr))
                except KeyError as error:
                    raise lowering.opcode.error(node, error.args[0]) from None
        node.value = self.visit(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        lowering = self.lowering
        word = called_word(node)
        if word in EXITS or word in STATEMENTS:
            raise lowering.opcode.error(node, f"{word} is no expression")
        if word == "get":
            parameter = lowering.parameter_named(node.args[0])
            return ast.parse(f"{lowering.container(parameter)}[{parameter.name}_key]", mode="eval").body
        if word == "deref":
            value = self.visit(node.args[0])
            reference = lowering.names.global_name("Reference")
            text = ast.unparse(value)
            return ast.parse(f"{text}.value if type({text}) is {reference} else {text}", mode="eval").body
        if lowering.names.is_runtime(node.func):
            lowering.refuse_raw(node)
        node.func = self.visit(node.func)
        node.args = lowering.arguments(node.args)
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        raise self.lowering.opcode.error(node, "functions inside a definition are refused")


def called_word(node: ast.expr | None) -> str | None:
    """f for a call `f(...)` of a bare name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None


def assigned_names(node: ast.AST) -> list[str]:
    """Names a statement (not what is inside it) binds."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr)):
        targets = [node.target]
    return [inner.id for target in targets for inner in ast.walk(target)
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)]


def parse(code: str) -> list[ast.stmt]:
    return ast.parse(code).body
