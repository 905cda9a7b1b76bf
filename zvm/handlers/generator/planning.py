"""One variant of a definition → its plan: Zend's operand rules made explicit, step by step.

Reads the folded body (folding.py) and the declared fetch modes; makes the steps of plan.py. Raises DefinitionError
where the discipline of docs/inside/handlers.md is broken.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass, replace

from zvm.handlers.generator import definition_vocabulary as vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.catalogue import Catalogue
from zvm.handlers.generator.definition_vocabulary import FUNCTIONS, METHODS, RAISES
from zvm.handlers.generator.expressions import (
    EXITS,
    STATEMENTS,
    arguments,
    called_word,
    declared_function,
    expression,
    parameter_named,
)
from zvm.handlers.generator.facts import DEFINED, NOTHING, PLAIN, SCALAR, Facts, facts_of
from zvm.handlers.generator.folding import fold
from zvm.handlers.generator.macros import kernel_use
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
    DefinitionError,
    Opcode,
    Parameter,
    Variant,
)
from zvm.handlers.generator.parsing import parse_source
from zvm.handlers.generator.plan import Plan, Step

Steps = list[Step]
_OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|"}  # of augmented assignments


@dataclass(frozen=True)
class State:
    """What is known at a point of the body."""

    facts: Facts = NOTHING  # about the values of names
    slot_facts: Facts = NOTHING  # about what was fetched into a parameter, even when the name has been assigned since
    taken: frozenset[str] = frozenset()  # parameters whose slot is cleared, or kept on purpose
    saved: bool = False  # the frame is at this opline

    def learn(self, facts: Facts, reassigned: frozenset[str]) -> State:
        fresh = frozenset(fact for fact in facts if fact[0] not in reassigned)
        return replace(self, facts=self.facts | facts, slot_facts=self.slot_facts | fresh)

    def forget(self, name: str) -> State:
        return replace(self, facts=frozenset(fact for fact in self.facts if fact[0] != name))

    def merge(self, other: State) -> State:
        return State(self.facts & other.facts, self.slot_facts & other.slot_facts, self.taken & other.taken,
                     self.saved and other.saved)


def plan_of(opcode: Opcode, variant: Variant, catalogue: Catalogue) -> Plan:
    """The variant's plan. Raises DefinitionError."""
    return Planning(opcode, variant, catalogue).run()


_OPERAND = """
@opcode(0, op1=CONST | TMP | VAR | CV, result=TMP, rules=SPLIT_TMP)
def OPERAND(value: Read[op1]):
    '''result := op1'''
    return value
"""


def read_steps(kind: str, catalogue: Catalogue) -> Steps:
    """How an operand of that kind is read (BP_VAR_R) and a temporary released, for targets that do so outside of any
    definition; the operand is op1, its value `value`."""
    opcode = parse_source(_OPERAND, "planning.py", "operands")[0]
    planning = Planning(opcode, Variant("OPERAND", kind, UNUSED), catalogue)
    steps, _ = planning.fetch(opcode.parameters[0], State(), {"value"})
    return steps


class Planning:
    """The work on one variant; `catalogue` knows which functions exist."""

    def __init__(self, opcode: Opcode, variant: Variant, catalogue: Catalogue) -> None:
        self.opcode, self.variant, self.catalogue = opcode, variant, catalogue
        self.parameters = {parameter.name: parameter for parameter in opcode.parameters}
        self.generic = "GENERIC" in opcode.rules
        self.aliases: dict[str, str] = {}
        self.reassigned: set[str] = set()
        self.locals: set[str] = set()
        self.state = State()  # before the statement being planned

    def run(self) -> Plan:
        body = fold(self.opcode, self.variant)
        used = {node.id for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name)}
        self.locals = {node.id for statement in body for node in ast.walk(statement)
                       if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for name in self.locals & set(self.parameters):
            if self.parameters[name].mode == "Place":
                raise self.opcode.error(self.parameters[name].line, f"{name} is a Place and cannot be assigned")
        steps: Steps = [plan.FindData()] if self.opcode.op_data is not None else []
        state = State()
        for parameter in self.opcode.parameters:
            fetched, state = self.fetch(parameter, state, used)
            steps += fetched
        planned, after = self.block(body, state)
        if after is not None:
            raise self.opcode.error(body[-1] if body else self.opcode.line,
                                    f"a path of {self.variant.name} ends without an exit")
        places = {parameter.name: plan.Place(parameter.operand, ANY if self.generic else self.kind(parameter))
                  for parameter in self.opcode.parameters
                  if parameter.mode == "Place" and self.kind(parameter) != UNUSED}
        return Plan(self.variant.name, tuple(steps + planned), places,
                    frozenset(operand for operand in ("op1", "op2") if self.variant.kind(operand) == LONG),
                    f"{self.opcode.topic}.py:{self.opcode.line}")

    # -- what expressions.py asks -------------------------------------------------------------------------------

    def kind(self, parameter: Parameter) -> str:
        return self.variant.kind(parameter.operand)

    def error(self, node: ast.AST, message: str) -> DefinitionError:
        return self.opcode.error(node, message)

    def refuse_raw(self, call: ast.Call) -> None:
        """zvm/runtime knows neither UNDEF nor References in values: a Raw operand must be tested or settled first."""
        for argument in call.args:
            parameter = self.parameters.get(argument.id) if isinstance(argument, ast.Name) else None
            if (parameter is not None and parameter.mode in ("Raw", "Look") and not self.generic
                    and self.kind(parameter) in (CV, VAR, TMPVAR) and (parameter.name, PLAIN) not in self.state.facts):
                raise self.opcode.error(call, f"{parameter.name} may be undefined or a Reference here: settle it first")

    # -- operands -----------------------------------------------------------------------------------------------

    def fetch(self, parameter: Parameter, state: State, used: set[str]) -> tuple[Steps, State]:
        """Steps that bind the parameter as its mode says."""
        kind, name, mode, operand = self.kind(parameter), parameter.name, parameter.mode, parameter.operand
        kept = replace(state, taken=state.taken | {name})
        if self.generic and mode not in ("Num", "Slot"):
            return [self.fetch_generic(parameter)], kept
        if mode in ("Num", "Slot"):
            if mode == "Slot" and kind in (CONST, LONG, UNUSED):
                raise self.opcode.error(parameter.line, f"{operand} can be {kind}: no Slot")
            return ([plan.Let(name, plan.Number(operand))] if name in used else []), kept
        if mode == "Place" and kind != UNUSED:
            return [plan.FetchPlace(name, operand, kind)], kept
        if kind in (CONST, LONG):
            constant: Steps = [plan.Let(name, plan.Constant(operand))] if name in used else []
            return constant, kept.learn(frozenset(((name, PLAIN), (name, DEFINED))), frozenset())
        if kind == UNUSED:
            return ([plan.Let(name, self.meaning(parameter))] if name in used else []), kept
        if mode in ("Raw", "Look"):
            fetched: Steps = [plan.Fetch(name, operand, kind)] if name in used else []
            return fetched, kept if kind == CV or mode == "Look" else state
        settled, state = self.settle(parameter, kept if mode == "Peek" else state, silent=mode == "Is")
        return [plan.Fetch(name, operand, kind), *settled], state

    def meaning(self, parameter: Parameter) -> plan.Expr:
        """What an UNUSED operand stands for."""
        meaning = self.opcode.operand(parameter.operand).meaning
        if meaning == "THIS":
            return plan.Field(plan.Frame(), "this")
        if meaning == "NEXT":
            return plan.Word("NEXT")
        return plan.Word("UNDEF") if meaning is None else plan.Number(parameter.operand)

    def fetch_generic(self, parameter: Parameter) -> plan.FetchGeneric:
        if parameter.mode != "Read" or parameter.operand == "op_data":
            raise self.opcode.error(parameter.line, "a GENERIC handler reads op1 and op2 only")
        meaning = self.opcode.operand(parameter.operand).meaning
        return plan.FetchGeneric(parameter.name, parameter.operand,
                                 self.meaning(parameter) if meaning in ("THIS", "NEXT") else None)

    def settle(self, parameter: Parameter, state: State, silent: bool = False) -> tuple[Steps, State]:
        """Take the operand out of its slot and make its value what BP_VAR_R (silent: BP_VAR_IS) gives."""
        name, kind = parameter.name, self.kind(parameter)
        steps: Steps = []
        if kind in TEMPORARIES:
            released, state = self.take(parameter, state)
            steps += released
        if kind not in (CONST, LONG, UNUSED, ANY) and (name, PLAIN) not in state.facts:
            may_be_undefined = kind == CV and (name, DEFINED) not in state.facts
            if kind != TMP or may_be_undefined:
                steps.append(plan.Settle(name, parameter.operand, kind != TMP, may_be_undefined, silent))
            self.reassigned.add(name)
        facts = frozenset(((name, PLAIN), (name, DEFINED)))
        return steps, replace(state, facts=state.facts | facts, taken=state.taken | {name})

    def take(self, parameter: Parameter, state: State) -> tuple[Steps, State]:
        """Release a temporary unless it is known to hold a scalar or to be released."""
        name = parameter.name
        if name in state.taken or self.kind(parameter) not in TEMPORARIES:
            return [], state
        state = replace(state, taken=state.taken | {name})
        if (name, SCALAR) in state.slot_facts:
            return [], state
        return [plan.Release(name, parameter.operand)], state

    def take_all(self, state: State) -> tuple[Steps, State]:
        steps: Steps = []
        for parameter in self.opcode.parameters:
            released, state = self.take(parameter, state)
            steps += released
        return steps, state

    # -- statements ---------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt], state: State, nested: bool = False) -> tuple[Steps, State | None]:
        """Steps and the state after them, None when control never gets there. `nested`: in a loop or try."""
        result: Steps = []
        current: State | None = state
        for statement in body:
            if current is None:
                raise self.opcode.error(statement, "is never reached")
            steps, current = self.statement(statement, current, nested)
            result += steps
        return result, current

    def statement(self, node: ast.stmt, state: State, nested: bool) -> tuple[Steps, State | None]:
        self.state = state
        if isinstance(node, ast.Return):
            if nested:
                raise self.opcode.error(node, "an exit stands inside a loop or try")
            return self.exit(node, state), None
        if isinstance(node, ast.If):
            return self.branch(node, state, nested)
        if isinstance(node, ast.For):
            return self.first(node, state)
        if isinstance(node, ast.Try):
            return self.attempt(node, state)
        if isinstance(node, ast.With) and (call := kernel_use(node)) is not None:
            return self.kernel(node, call, state, nested)
        if isinstance(node, ast.Pass):
            return [], state
        if isinstance(node, ast.Expr) and (word := called_word(node.value)) in STATEMENTS:
            assert isinstance(node.value, ast.Call)
            return self.word(node.value, word, state)
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr)):
            return self.plain(node, state)
        raise self.opcode.error(node, f"{type(node).__name__} has no place in a definition")

    def plain(self, node: ast.Assign | ast.AugAssign | ast.Expr, state: State) -> tuple[Steps, State]:
        """An assignment, or a call for its effects."""
        value = expression(node.value, self)
        steps, state = self.save_for(value, state)
        if isinstance(node, ast.Expr):
            return [*steps, plan.Evaluate(value)], state
        if isinstance(value, plan.TypeOf) and isinstance(value.value, plan.Local):
            self.aliases[assigned_names(node)[0]] = value.value.name
        for name in assigned_names(node):
            self.reassigned.add(name)
            self.aliases = {local: of for local, of in self.aliases.items() if of != name}
            state = state.forget(name)
        return [*steps, self.assignment(node, value)], state

    def assignment(self, node: ast.Assign | ast.AugAssign, value: plan.Expr) -> Step:
        if isinstance(node, ast.AugAssign):
            operator = _OPERATORS.get(type(node.op))
            if operator is None:
                raise self.opcode.error(node, f"{type(node.op).__name__} has no place in a definition")
            return plan.Update(expression(node.target, self), operator, value)
        targets = node.targets
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            return plan.Unpack(tuple(assigned_names(node)), value)
        places = tuple(expression(target, self) for target in targets)
        if len(places) > 1:
            return plan.LetAll(places, value)
        return plan.Let(places[0].name, value) if isinstance(places[0], plan.Local) else plan.Store(places[0], value)

    def word(self, call: ast.Call, word: str, state: State) -> tuple[Steps, State]:
        """A statement that is a word of the language."""
        if word == "save_opline":
            return ([] if state.saved else [plan.SaveOpline()]), replace(state, saved=True)
        steps: Steps = []
        if word in ("settle", "settle_quietly", "take"):
            for argument in call.args:
                parameter = parameter_named(argument, self)
                more, state = (self.take(parameter, state) if word == "take" else
                               self.settle(parameter, state, silent=word == "settle_quietly"))
                steps += more
            return steps, state
        value = expression(call.args[-1], self)
        steps, state = self.save_for(value, state)
        if word == "put":
            return [*steps, plan.PlaceStore(parameter_named(call.args[0], self).name, value)], state
        released, state = self.take_all(state)
        if not self.opcode.result:
            raise self.opcode.error(call, "set_result in an opcode without result")
        return [*steps, *released, *self.store_result(value)], state

    def store_result(self, value: plan.Expr) -> Steps:
        if self.opcode.retval_variants and self.generic:
            return [plan.Result(value, checked=True)]
        if self.variant.result_used:
            return [plan.Result(value)]
        return [plan.Evaluate(value)] if isinstance(value, (plan.Call, plan.CallValue, plan.MethodCall)) else []

    def save_for(self, value: plan.Expr, state: State) -> tuple[Steps, State]:
        """SaveOpline, where the expression holds a call that may raise or look at it and it is not saved yet."""
        if state.saved or not may_raise(value):
            return [], state
        return [plan.SaveOpline()], replace(state, saved=True)

    def branch(self, node: ast.If, state: State, nested: bool) -> tuple[Steps, State | None]:
        test = expression(node.test, self)
        steps, state = self.save_for(test, state)
        reassigned = frozenset(self.reassigned)
        yes = state.learn(facts_of(node.test, True, self.aliases), reassigned)
        no = state.learn(facts_of(node.test, False, self.aliases), reassigned)
        body, after_body = self.block(node.body, yes, nested)
        orelse, after_else = self.block(node.orelse, no, nested) if node.orelse else ([], no)
        steps.append(plan.Branch(test, tuple(body), tuple(orelse)))
        if after_body is None or after_else is None:
            return steps, after_else if after_body is None else after_body
        return steps, after_body.merge(after_else)

    def first(self, node: ast.For, state: State) -> tuple[Steps, State | None]:
        """`for value in iterator: break` with an `else`: the only loop there is."""
        iterator = expression(node.iter, self)
        steps, state = self.save_for(iterator, state)
        names = tuple(assigned_names(node))
        for name in names:
            self.reassigned.add(name)
            state = state.forget(name)
        _, _ = self.block([inner for inner in node.body if not isinstance(inner, ast.Break)], state, nested=True)
        if len(node.body) != 1 or not isinstance(node.body[0], ast.Break):
            raise self.opcode.error(node, "a loop takes the first of an iterator and breaks")
        otherwise, after = self.block(node.orelse, state)
        if after is not None:
            raise self.opcode.error(node, "the `else` of a loop ends in an exit")
        return [*steps, plan.First(names, iterator, tuple(otherwise))], state

    def kernel(self, node: ast.With, call: ast.Call, state: State, nested: bool) -> tuple[Steps, State | None]:
        """The body of a @kernel macro."""
        name, given = call.args[0], tuple(expression(argument, self) for argument in call.args[1:])
        assert isinstance(name, ast.Constant) and isinstance(name.value, str)
        body, after = self.block(node.body, state, nested)
        return [plan.Kernel(name.value, given, tuple(body))], after

    def attempt(self, node: ast.Try, state: State) -> tuple[Steps, State]:
        for inner in ast.walk(node):
            for name in assigned_names(inner):
                self.reassigned.add(name)
                state = state.forget(name)
        body, _ = self.block(node.body, state, nested=True)
        if len(node.handlers) != 1 or node.handlers[0].type is None or node.finalbody or node.orelse:
            raise self.opcode.error(node, "a try has one `except` that names what it catches, and nothing else")
        caught = expression(node.handlers[0].type, self)
        otherwise, _ = self.block(node.handlers[0].body, state, nested=True)
        return [plan.Attempt(tuple(body), caught, tuple(otherwise))], state

    # -- exits --------------------------------------------------------------------------------------------------

    def following(self) -> plan.Expr:
        return plan.Following(self.opcode.op_data is not None)

    def exit(self, node: ast.Return, state: State) -> Steps:
        value = node.value
        word = called_word(value) if value is not None else None
        if value is None:
            released, _ = self.take_all(state)
            return [*released, plan.Goto(self.following())]
        if word in EXITS:
            assert isinstance(value, ast.Call)
            return self.word_exit(node, value, word, state)
        given = expression(value, self)
        steps, state = self.save_for(given, state)
        released, _ = self.take_all(state)
        return [*steps, *released, *self.value_exit(node, given)]

    def word_exit(self, node: ast.Return, call: ast.Call, word: str, state: State) -> Steps:
        if word == "slow":
            return self.slow_exit(node, call, state)
        if word == "throw":
            released, _ = self.take_all(state)
            save: Steps = [] if state.saved else [plan.SaveOpline()]
            return [*save, *released, plan.Throw(arguments(call.args, self))]
        given = arguments(call.args, self)
        steps: Steps = []
        for value in given:
            more, state = self.save_for(value, state)
            steps += more
        released, _ = self.take_all(state)
        steps += released
        if word == "jump_if":
            return [*steps, plan.GotoIf(given[0], plan.Target(), self.following())]
        if word == "switch_frame":
            return [*steps, plan.SwitchFrame()]
        return [*steps, plan.Goto(plan.Target() if word == "jump" else given[0])]

    def slow_exit(self, node: ast.Return, call: ast.Call, state: State) -> Steps:
        """Save the opline, settle the Raw operands among the arguments, call with the engine or the frame first."""
        steps: Steps = [] if state.saved else [plan.SaveOpline()]
        state = replace(state, saved=True)
        for parameter in self.opcode.parameters:
            if parameter.mode in ("Raw", "Look") and not self.generic and any(
                    isinstance(argument, ast.Name) and argument.id == parameter.name for argument in call.args):
                settled, state = self.settle(parameter, state)
                steps += settled
        released, state = self.take_all(state)
        function = self.slow_function(call.args[0])
        first = plan.Frame() if function.takes_frame else plan.Engine()
        value = plan.Call(function, (first, *arguments(call.args[1:], self)))
        return [*steps, *released, *self.value_exit(node, value, is_slow=True)]

    def slow_function(self, node: ast.expr) -> vocabulary.Function:
        name = ast.unparse(node)
        if not isinstance(node, ast.Attribute) or name.partition(".")[0] not in vocabulary.MODULES:
            if name in FUNCTIONS:
                return FUNCTIONS[name]
            raise self.opcode.error(node, f"{name} is no parameter, local or word of the vocabulary")
        return declared_function(node, name, self)

    def value_exit(self, node: ast.Return, value: plan.Expr, is_slow: bool = False) -> Steps:
        """result := value, or the branch the value decides."""
        if self.variant.branch is not None:
            return [self.branch_exit(value)]
        if not self.opcode.result:
            if is_slow:
                return [plan.Evaluate(value), plan.Goto(self.following())]
            raise self.opcode.error(node, "return value in an opcode without result")
        return [*self.store_result(value), plan.Goto(self.following())]

    def branch_exit(self, value: plan.Expr) -> Step:
        jumps_on = self.variant.branch == "JMPNZ"
        while isinstance(value, plan.Not):
            value, jumps_on = value.value, not jumps_on
        if isinstance(value, plan.Literal) and isinstance(value.value, bool):
            return plan.Goto(plan.Target() if value.value is jumps_on else self.following())
        if jumps_on:
            return plan.GotoIf(value, plan.Target(), self.following())
        return plan.GotoIf(value, self.following(), plan.Target())


def may_raise(value: plan.Expr | Step) -> bool:
    """Whether something in it calls what may raise, or look where the program is."""
    for node in plan.walk((value,)):
        if isinstance(node, (plan.CallValue, plan.Throw, plan.FetchGeneric)):
            return True
        if isinstance(node, plan.Call) and node.function.raises:
            return True
        if isinstance(node, plan.MethodCall) and RAISES in METHODS[node.name]:
            return True
        if isinstance(node, plan.Settle) and node.may_be_undefined and not node.silent:
            return True
    return False


def assigned_names(node: ast.AST) -> list[str]:
    """Names a statement (not what is inside it) binds."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, (ast.AugAssign, ast.For)):
        targets = [node.target]
    return [inner.id for target in targets for inner in ast.walk(target)
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)]
