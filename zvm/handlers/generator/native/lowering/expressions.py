"""Expressions of lowered functions: Python's → values in kernels, with what is known of them."""
from __future__ import annotations

import ast
from dataclasses import replace

from zvm.handlers.generator.native.lowering import ranges, templates
from zvm.handlers.generator.native.lowering.ranges import BYTE, LARGEST_WORD, LONGEST, Number
from zvm.handlers.generator.native.lowering.types import (
    ARGUMENTS,
    ARRAY,
    BOOL,
    BUFFER,
    BUILDER,
    CHAR,
    DATA,
    DICT,
    FLOAT,
    FRESH,
    INT,
    KEY,
    NULL,
    PART,
    ROW,
    SET,
    STR,
    TABLE,
    VALUE,
    WORD,
    Value,
)
from zvm.handlers.generator.native.lowering.values import Values

_RING = (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift)  # the low bits need no others
_ORDERS = {ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE, ast.Eq: ast.Eq, ast.NotEq: ast.NotEq}
_NEGATIONS = {ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
Facts = dict[str, Number]


class Expressions(Values):
    """Values and conditions. What must run before an expression, checks above all, is emitted."""

    def value(self, node: ast.expr) -> Value:
        """Raises Refusal for what has no native form."""
        constant = self.constant(node)
        if constant is not None:
            return self.constant_value(node, constant)
        if self.is_null(node):
            return Value(NULL, ast.Constant(None))
        if self.is_undefined(node):
            return Value(VALUE, templates.name("UNDEF"))
        if isinstance(node, ast.Name):
            return self.variable_value(node)
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "engine.target":
            return Value(INT, templates.expression("unbox_int(Engine(engine).target)"), Number(0, 1 << 30))
        if isinstance(node, ast.BinOp):
            return self.operation(node)
        if isinstance(node, ast.UnaryOp):
            return self.unary(node)
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) == 2 \
                and isinstance(node.values[0], ast.Name) and self.value(node.values[0]).type == STR:
            return self.choice(ast.copy_location(ast.IfExp(node.values[0], node.values[0], node.values[1]), node))
        if isinstance(node, (ast.Compare, ast.BoolOp)):
            return Value(BOOL, self.condition(node)[0])
        if isinstance(node, ast.IfExp):
            return self.choice(node)
        if isinstance(node, ast.Call) and self.callee(node.func) == "isinstance":
            return Value(BOOL, self.object_test(node))
        if isinstance(node, ast.Subscript):
            return self.slice_value(node) if isinstance(node.slice, ast.Slice) else self.element(node)
        if isinstance(node, ast.Call):
            return self.call(node)
        raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")

    def constant_value(self, node: ast.expr, constant: object) -> Value:
        if isinstance(constant, bool):
            return Value(BOOL, ast.Constant(constant))
        if constant is None:
            return Value(NULL, ast.Constant(None))
        if isinstance(constant, int):
            if constant > ranges.HIGHEST:
                return Value(WORD, templates.number(constant - (1 << 64)), Number(constant, constant))
            return Value(INT, templates.number(int(constant)), ranges.constant(int(constant)))
        if isinstance(constant, float):
            return Value(FLOAT, ast.Constant(constant))
        if isinstance(constant, str):
            return Value(STR, templates.expression("Str(None)"), text=constant)
        if isinstance(constant, (tuple, list)) and constant and all(type(each) is int for each in constant):
            words = b"".join((each & LARGEST_WORD).to_bytes(8, "little") for each in constant)
            table = templates.expression("constant_data(words, Words)", words=ast.Constant(words))
            return Value(TABLE, table, Number(min(constant), max(constant)), text="x" * len(constant))
        raise self.effects.refuse(node, f"{ast.unparse(node)} is a constant without native form")

    def variable_value(self, node: ast.Name) -> Value:
        variable = self.variables.get(node.id)
        if variable is None:
            raise self.effects.refuse(node, f"{node.id} is not known")
        if variable.flag and not self.given.get(node.id):
            raise self.effects.refuse(node, f"{node.id} may be None here")
        if variable.type == VALUE:
            return self.narrowed(node.id, variable)
        if variable.type == ARGUMENTS:
            return Value(ARGUMENTS, ast.Constant(variable.size), ranges.constant(variable.size))
        number = self.facts.get(node.id, ranges.ANY)
        if variable.type == KEY:
            return Value(KEY, templates.name(variable.kernel_name), start=variable.array)
        return Value(variable.type, templates.name(variable.kernel_name), number, source=node.id)

    def integer(self, node: ast.expr) -> Value:
        """The value of an int. Raises Refusal."""
        value = self.value(node)
        if value.type != INT:
            raise self.effects.refuse(node, f"{ast.unparse(node)} is {value.type}, not int")
        return value

    def simple(self, value: Value) -> Value:
        """The same value in a form that may be written more than once."""
        if isinstance(value.node, (ast.Name, ast.Constant)):
            return value
        name = self.temporary()
        self.emit("target = value", target=templates.name(name), value=value.node)
        return replace(value, node=templates.name(name))

    # -- arithmetic ----------------------------------------------------------------------------------------------

    def operation(self, node: ast.BinOp) -> Value:
        if isinstance(node.op, ast.BitAnd):
            masked = self.masked(node)
            if masked is not None:
                return masked
        left, right = self.value(node.left), self.value(node.right)
        if FLOAT in (left.type, right.type) and {left.type, right.type} <= {INT, FLOAT}:
            return self.float_operation(node, left, right)
        if isinstance(node.op, ast.RShift) and left.type == WORD and right.number.low == right.number.high:
            shift = templates.expression("shift_right(a, b)", a=left.node, b=right.node)
            high = LARGEST_WORD >> right.number.low
            return Value(INT if right.number.low else WORD, shift, Number(0, high))
        if isinstance(node.op, ast.Mult) and left.type in (STR, CHAR, PART) and right.type == INT:
            text = self.as_text(left)
            return self.owned_temporary(
                templates.expression("Str(repeated_text(text, times))", text=text.node, times=right.node)
            )
        if isinstance(node.op, ast.Add) and {left.type, right.type} <= {STR, CHAR, PART}:
            return self.joined(left, right)
        if WORD in (left.type, right.type) and isinstance(node.op, (ast.BitXor, ast.BitOr, ast.BitAnd)) \
                and self.is_natural(left) and self.is_natural(right):
            return Value(WORD, ast.BinOp(left.node, node.op, right.node), Number(0, LARGEST_WORD))
        if left.type != INT or right.type != INT:
            raise self.effects.refuse(node, f"{ast.unparse(node)} on {left.type} and {right.type}")
        number = ranges.result(node.op, left.number, right.number)
        if number is None:
            raise self.effects.refuse(node, f"{ast.unparse(node)} is not the same in a kernel for all operands")
        if number.fits:
            return Value(INT, ast.BinOp(left.node, node.op, right.node), number)
        return self.checked(node, left, right, number)

    def is_natural(self, value: Value) -> bool:
        return value.type == WORD or value.type == INT and value.number.is_natural

    def float_operation(self, node: ast.BinOp, left: Value, right: Value) -> Value:
        if not isinstance(node.op, (ast.Add, ast.Sub, ast.Mult, ast.Div)) or isinstance(node.op, ast.Div) \
                and self.constant(node.right) in (None, 0, 0.0) and not self.is_positive(right):
            raise self.effects.refuse(node, f"{ast.unparse(node)} is not the same in a kernel for all operands")
        operands = [each.node if each.type == FLOAT else templates.expression("f64(a)", a=each.node)
                    for each in (left, right)]
        return Value(FLOAT, ast.BinOp(operands[0], node.op, operands[1]))

    def is_positive(self, value: Value) -> bool:
        return value.type == INT and value.number.low > 0

    def checked(self, node: ast.BinOp, left: Value, right: Value, number: Number) -> Value:
        """A sum, difference or product that may leave 64 bits: then Python calculates."""
        kind = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}.get(type(node.op))
        if kind is None:
            raise self.effects.refuse(node, f"{ast.unparse(node)} may leave 64 bits")
        target = self.temporary()
        self.give_up_if(templates.expression(f"{kind}_overflows(a, b, c)", a=left.node, b=right.node,
                                             c=templates.name(target)), node)
        number = Number(max(number.low, ranges.LOWEST), min(number.high, ranges.HIGHEST), number.room)
        return Value(INT, templates.name(target), number)

    def masked(self, node: ast.BinOp) -> Value | None:
        """`… & mask`, whose low bits are calculated modulo 2 ** 64; None where that is not what it is."""
        for masked, mask_node in ((node.left, node.right), (node.right, node.left)):
            mask = self.constant(mask_node)
            if type(mask) is int and 0 <= mask <= LARGEST_WORD and mask & (mask + 1) == 0:
                low = self.low_bits(masked)
                if low is None:
                    continue
                if mask == LARGEST_WORD:
                    return Value(WORD, low, Number(0, LARGEST_WORD))
                return Value(INT, ast.BinOp(low, ast.BitAnd(), templates.number(mask)), Number(0, mask))
        return None

    def low_bits(self, node: ast.expr) -> ast.expr | None:
        """An expression modulo 2 ** 64, which is what `+ - * & | ^ <<` give in kernels; None of anything else."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            inner = self.low_bits(node.operand)
            return None if inner is None else ast.UnaryOp(ast.Invert(), inner)
        if isinstance(node, ast.BinOp) and isinstance(node.op, _RING):
            left, right = self.low_bits(node.left), self.low_bits(node.right)
            if isinstance(node.op, ast.LShift):
                number = self.value(node.right).number
                right = right if number.low >= 0 and number.high <= 63 else None
            return None if left is None or right is None else ast.BinOp(left, node.op, right)
        value = self.value(node)
        return value.node if value.type in (INT, WORD) else None

    def wrapped(self, node: ast.expr) -> Value:
        """wrap(…): an int in 64 bits."""
        low = self.low_bits(node)
        if low is None:
            raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")
        return Value(INT, low)

    def unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(BOOL, self.condition(node)[0])
        if isinstance(node.op, ast.USub):
            return self.operation(ast.copy_location(ast.BinOp(ast.Constant(0), ast.Sub(), node.operand), node))
        operand = self.integer(node.operand)
        if isinstance(node.op, ast.Invert):
            return Value(
                INT, ast.UnaryOp(ast.Invert(), operand.node), Number(~operand.number.high, ~operand.number.low)
            )
        return operand

    # -- elements and slices -------------------------------------------------------------------------------------

    def element(self, node: ast.Subscript) -> Value:
        base, index = self.value(node.value), self.integer(node.slice)
        if base.type == TABLE or base.text is not None:
            count = len(base.text or "")
            self.require_below(
                node, index, templates.number(count), index.number.is_natural and index.number.high < count
            )
            if base.type == TABLE:
                kind = WORD if base.number.high > ranges.HIGHEST else INT
                return Value(kind, ast.Subscript(base.node, index.node), base.number)
            data = templates.expression(
                "constant_data(text, Bytes)", text=ast.Constant((base.text or "").encode("latin-1"))
            )
            return Value(CHAR, templates.expression("i64(data[index])", data=data, index=index.node), BYTE)
        if base.type == STR:
            size = templates.expression("text.length", text=base.node)
            slack = index.number.slack(base.source) if base.source else None
            self.require_below(node, index, size, index.number.is_natural and slack is not None and slack > 0)
            return Value(
                CHAR, templates.expression("i64(data[index])", data=self.data_of(base), index=index.node), BYTE
            )
        if base.type in (ROW, BUFFER, DATA):
            self.require_in_row(node, base, index)
            if base.type == ROW:
                element = self.variables[base.source].element
                number = Number(0, LARGEST_WORD) if element == WORD else ranges.ANY
                return Value(element, ast.Subscript(base.node, index.node), number)
            return Value(INT, templates.expression("i64(data[index])", data=self.data_of(base), index=index.node), BYTE)
        raise self.effects.refuse(node, f"{base.type} has no elements")

    def require_in_row(self, node: ast.AST, base: Value, index: Value) -> None:
        """Check an index of a row, a buffer or bytes, unless it is known to be within."""
        variable = self.variables[base.source]
        slack = index.number.slack(variable.base or base.source)
        is_within = index.number.is_natural and (index.number.high < max(variable.size, variable.extra)
                                                 or slack is not None and slack > -variable.extra)
        self.require_below(node, index, templates.name(f"{variable.kernel_name}_size"), is_within)

    def require_below(self, node: ast.AST, index: Value, size: ast.expr, is_within: bool) -> None:
        """Have the kernel give up for an index outside; Python knows what it means."""
        if not is_within:
            self.give_up_if(templates.expression("not below(index, size)", index=index.node, size=size), node)

    def slice_value(self, node: ast.Subscript) -> Value:
        """A slice of a string, whose bounds are not negative."""
        base = self.value(node.value)
        bounds = node.slice
        assert isinstance(bounds, ast.Slice)
        is_reversed = bounds.lower is None and bounds.upper is None and bounds.step is not None \
            and self.constant(bounds.step) == -1
        if base.type == FRESH and is_reversed:  # a list that was just made
            self.emit("reverse(List(it))", it=base.node)
            return base
        if base.type == STR and is_reversed:
            return self.owned_temporary(templates.expression("Str(reversed_text(text))", text=self.as_text(base).node))
        if base.type != STR or base.text is not None or bounds.step is not None:
            raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")
        size = templates.expression("text.length", text=base.node)
        start = self.bound(node, base, bounds.lower, ast.Constant(0))
        end = self.bound(node, base, bounds.upper, size)
        return Value(PART, base.node, start=start, end=end, source=base.source)

    def bound(self, node: ast.Subscript, base: Value, bound: ast.expr | None, default: ast.expr) -> ast.expr:
        if bound is None:
            return default
        value = self.integer(bound)
        if not value.number.is_natural:
            raise self.effects.refuse(node, f"{ast.unparse(bound)} may be negative")
        slack = value.number.slack(base.source)
        if slack is not None and slack >= 0:
            return value.node
        return templates.expression("smaller(value, text.length)", value=value.node, text=base.node)

    # -- conditions ----------------------------------------------------------------------------------------------

    def choice(self, node: ast.IfExp) -> Value:
        test, on, other = self.condition(node.test)
        before = self.facts
        self.facts = on
        first, first_statements = self.captured(self.value, node.body)
        self.facts = other
        second, second_statements = self.captured(self.value, node.orelse)
        self.facts = before
        first, second = self.matching(node, first, second)
        number = first.number.join(second.number)
        if not first_statements and not second_statements and first.type != PART:
            return replace(first, node=ast.IfExp(test, first.node, second.node), number=number, text=None, source="")
        if first.type == PART:
            raise self.effects.refuse(node, "a slice cannot be chosen here")
        target = templates.name(self.temporary())
        first_statements += templates.statements("target = value", node.lineno, target=target, value=first.node)
        second_statements += templates.statements("target = value", node.lineno, target=target, value=second.node)
        self.append(ast.If(test, first_statements, second_statements, lineno=node.lineno))
        return replace(first, node=target, number=number, text=None, source="")

    def matching(self, node: ast.expr, first: Value, second: Value) -> tuple[Value, Value]:
        """Two values of one type. Raises Refusal."""
        if first.type == second.type and first.type not in (STR, PART):
            return first, second
        if {first.type, second.type} <= {STR, CHAR} and not first.is_owned and not second.is_owned:
            if first.text is not None and second.text is not None and len(first.text) == len(second.text) == 1 \
                    or CHAR in (first.type, second.type):
                return self.as_char(node, first), self.as_char(node, second)
            return self.as_text(first), self.as_text(second)
        raise self.effects.refuse(node, f"{ast.unparse(node)} is {first.type} or {second.type}")

    def condition(self, node: ast.expr) -> tuple[ast.expr, Facts, Facts]:
        """A condition, and what is known where it holds and where it does not."""
        if isinstance(node, ast.BoolOp):
            return self.connective(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            test, on, other = self.condition(node.operand)
            return ast.UnaryOp(ast.Not(), test), other, on
        if isinstance(node, ast.Compare):
            return self.comparison(node)
        if isinstance(node, ast.Call) and self.callee(node.func) == "isinstance":
            return self.object_test(node), self.facts, self.facts
        value = self.value(node)
        facts = dict(self.facts)
        if value.type == BOOL:
            return value.node, facts, facts
        if value.type in (STR, PART):  # "" is false
            size = self.length(node, value)
            return templates.expression("size != 0", size=size.node), facts, facts
        if value.type in (INT, WORD):
            return templates.expression("value != 0", value=value.node), facts, facts
        elements = self.size_of(value)
        if elements is not None:
            return templates.expression("size != 0", size=elements.node), facts, facts
        raise self.effects.refuse(node, f"{ast.unparse(node)} is no condition")

    def connective(self, node: ast.BoolOp) -> tuple[ast.expr, Facts, Facts]:
        """`a and b`, `a or b`: what b needs is evaluated only where b is."""
        before, is_and = self.facts, isinstance(node.op, ast.And)
        test, on, other = self.condition(node.values[0])
        ways = [other if is_and else on]
        for each in node.values[1:]:
            self.facts = on if is_and else other
            given = dict(self.given)
            self.note_given(node.values[0], is_and)
            outer_temporaries, self.temporaries_of_statement = self.temporaries_of_statement, []
            (right, on, other), body = self.captured(self.condition, each)
            self.given = given
            ways.append(other if is_and else on)
            if body:
                target = templates.name(self.temporary())
                self.emit("target = test", target=target, test=test)
                body += templates.statements("target = right", node.lineno, target=target, right=right)
                body += self.captured(self.release_fresh, self.temporaries_of_statement)[1]
                self.append(ast.If(target if is_and else ast.UnaryOp(ast.Not(), target), body, [], lineno=node.lineno))
                test = target
            else:
                test = ast.BoolOp(node.op, [test, right])
            self.temporaries_of_statement = outer_temporaries
        self.facts = before
        joined = self.joined_facts(ways)
        return (test, on, joined) if is_and else (test, joined, other)

    def comparison(self, node: ast.Compare) -> tuple[ast.expr, Facts, Facts]:
        if len(node.ops) > 1:  # a < b < c
            if any(isinstance(each, ast.Call) for each in ast.walk(node.comparators[0])):
                raise self.effects.refuse(node, "the middle of a chained comparison must not be a call")
            left = [node.left, *node.comparators]
            return self.condition(ast.copy_location(ast.BoolOp(ast.And(), [
                ast.copy_location(ast.Compare(left[index], [operator], [node.comparators[index]]), node)
                for index, operator in enumerate(node.ops)]), node))
        operator, right = node.ops[0], node.comparators[0]
        if isinstance(operator, (ast.In, ast.NotIn)):
            if isinstance(right, ast.Tuple):
                test = self.type_among(node, right)
            else:
                test = self.membership(node, node.left, right)
            return (ast.UnaryOp(ast.Not(), test) if isinstance(operator, ast.NotIn) else test), self.facts, self.facts
        if isinstance(operator, (ast.Is, ast.IsNot)):
            return self.null_test(node, operator, right), self.facts, self.facts
        return self.ordering(node, operator, right)

    def null_test(self, node: ast.Compare, operator: ast.cmpop, right: ast.expr) -> ast.expr:
        identity = self.identity(node, right)
        if identity is not None:
            return identity if isinstance(operator, ast.Is) else ast.UnaryOp(ast.Not(), identity)
        if isinstance(node.left, ast.Name) and self.is_null(right) and node.left.id in self.variables:
            flag = self.variables[node.left.id].flag
            if flag:
                test: ast.expr = templates.name(flag)
                return test if isinstance(operator, ast.IsNot) else ast.UnaryOp(ast.Not(), test)
        raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")

    def ordering(self, node: ast.Compare, operator: ast.cmpop, right_node: ast.expr) -> tuple[ast.expr, Facts, Facts]:
        left, right = self.value(node.left), self.value(right_node)
        if type(operator) not in _ORDERS:
            raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")
        if left.type in (STR, CHAR, PART) or right.type in (STR, CHAR, PART):
            return self.text_comparison(node, operator, left, right), self.facts, self.facts
        if left.type == KEY and right.type == INT and isinstance(operator, (ast.Eq, ast.NotEq)):
            assert left.start is not None
            same: ast.expr = templates.expression("key_is(array, place, number)", array=left.start, place=left.node,
                                                  number=right.node)
            return same if isinstance(operator, ast.Eq) else ast.UnaryOp(ast.Not(), same), self.facts, self.facts
        is_equality_of_words = WORD in (left.type, right.type) and isinstance(operator, (ast.Eq, ast.NotEq))
        if not is_equality_of_words and (left.type != right.type or left.type not in (INT, BOOL, FLOAT)):
            raise self.effects.refuse(node, f"{left.type} is compared with {right.type}")
        test = ast.Compare(left.node, [operator], [right.node])
        on, other = dict(self.facts), dict(self.facts)
        if left.type == INT:
            for target, op in ((on, type(operator)), (other, _NEGATIONS[type(operator)])):
                self.learn(target, node.left, op, right.number)
                self.learn(target, right_node, _ORDERS[op], left.number)
        return test, on, other

    def learn(self, facts: Facts, node: ast.expr, operator: type[ast.cmpop], other: Number) -> None:
        """Add to the facts what a comparison says of a variable."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and type(self.constant(node.right)) is int:
            distance = self.constant(node.right)
            if distance > 0 and operator in (ast.Lt, ast.LtE):  # at + 1 < size
                self.learn(
                    facts,
                    node.left,
                    ast.LtE,
                    Number(
                        other.low,
                        other.high - distance - int(operator is ast.Lt),
                        frozenset((string, slack + distance + int(operator is ast.Lt)) for string, slack in other.room),
                    ),
                )
            return
        if isinstance(node, ast.Name) and node.id in facts:
            number = facts[node.id]
            if operator in (ast.Lt, ast.LtE, ast.Eq):
                number = number.at_most(other, int(operator is ast.Lt))
            if operator in (ast.Gt, ast.GtE, ast.Eq):
                number = number.at_least(other.low + int(operator is ast.Gt))
            facts[node.id] = number

    def text_comparison(self, node: ast.Compare, operator: ast.cmpop, left: Value, right: Value) -> ast.expr:
        """Of characters by their bytes, of strings for equality."""
        chars = [each.type == CHAR or each.text is not None and len(each.text) == 1 for each in (left, right)]
        if all(chars):
            return ast.Compare(self.as_char(node, left).node, [operator], [self.as_char(node, right).node])
        if isinstance(operator, (ast.Eq, ast.NotEq)):
            if left.type in (STR, PART) and right.text is not None:
                test = self.equals_known(node, left, right.text)
            elif left.type == STR and right.type == STR:
                test = templates.expression("str_equal(a, b)", a=self.as_text(left).node, b=self.as_text(right).node)
            else:
                raise self.effects.refuse(node, f"{left.type} is compared with {right.type}")
            return test if isinstance(operator, ast.Eq) else ast.UnaryOp(ast.Not(), test)
        raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")

    def equals_known(self, node: ast.expr, value: Value, text: str) -> ast.expr:
        """Whether a string or a part is a known text."""
        start = value.start if value.type == PART and value.start is not None else ast.Constant(0)
        size = self.length(node, value)
        data = templates.expression("constant_data(text, Bytes)", text=ast.Constant(text.encode("latin-1") or b"\0"))
        return templates.expression(
            "size == length and memcmp(offset(data, start, Bytes), text, length) == 0",
            size=size.node,
            length=ast.Constant(len(text)),
            data=self.data_of(value),
            start=start,
            text=data,
        )

    def membership(self, node: ast.expr, left_node: ast.expr, right_node: ast.expr) -> ast.expr:
        """`char in set`, `char in "known"`, `text in text`."""
        left, right = self.value(left_node), self.value(right_node)
        if right.type in (ARRAY, DICT):
            return self.has_key(node, right, left)
        if right.text is not None and left.type == CHAR and len(right.text) <= 2:
            left = self.simple(left)
            tests: list[ast.expr] = [
                ast.Compare(left.node, [ast.Eq()], [ast.Constant(ord(each))]) for each in right.text
            ]
            return ast.BoolOp(ast.Or(), tests) if len(tests) > 1 else tests[0]
        if right.type == SET or right.text is not None and left.type == CHAR:
            flags = self.byte_set(node, right).node
            return templates.expression("flags[byte] != 0", flags=flags, byte=self.as_char(node, left).node)
        if right.type == STR and right.text is None:
            intrinsic = self.intrinsic("find", node, [right, left])
            return templates.expression("place >= 0", place=intrinsic.node)
        raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")

    # -- strings -------------------------------------------------------------------------------------------------

    def data_of(self, value: Value) -> ast.expr:
        """Where the characters of a string, or of what has bytes, are."""
        if value.source and value.type in (STR, PART, DATA) and self.has_data(value.source):
            return templates.name(f"{self.variables[value.source].kernel_name}_data")
        if value.type == BUFFER:
            return value.node
        return templates.expression("str_data(text)", text=value.node)

    def length(self, node: ast.expr, value: Value) -> Value:
        """len(…)"""
        if value.text is not None:
            return Value(INT, ast.Constant(len(value.text)), ranges.constant(len(value.text)))
        if value.type == STR:
            if value.source:
                return Value(INT, templates.expression("text.length", text=value.node), ranges.length(value.source))
            return Value(INT, templates.expression("text.length", text=value.node), Number(0, LONGEST))
        if value.type == PART:
            size = templates.expression(
                "larger(end - start, 0)", end=value.end or value.node, start=value.start or value.node
            )
            return Value(INT, size, Number(0, LONGEST))
        if value.type == BUILDER:
            return Value(INT, templates.expression("builder[SINK_SIZE]", builder=value.node), Number(0, LONGEST))
        if value.type in (DATA, BUFFER, ROW):
            variable = self.variables[value.source]
            return Value(INT, templates.name(f"{variable.kernel_name}_size"), ranges.length(value.source))
        elements = self.size_of(value)
        if elements is not None:
            return elements
        raise self.effects.refuse(node, f"{value.type} has no length")

    def as_char(self, node: ast.AST, value: Value) -> Value:
        """A string of one character as its byte. Raises Refusal."""
        if value.type == CHAR:
            return value
        if value.text is not None and len(value.text) == 1:
            return Value(CHAR, ast.Constant(ord(value.text)), ranges.constant(ord(value.text)))
        raise self.effects.refuse(node, f"{value.type} is not one character")

    def as_text(self, value: Value) -> Value:
        """A string as an object: a character and a known text are shared ones, a part is made."""
        if value.type == CHAR:
            return Value(STR, templates.expression("Str(SHARED.characters[byte])", byte=value.node))
        if value.type == PART:
            node = templates.expression("Str(part(text, start, end))", text=value.node, start=value.start or value.node,
                                        end=value.end or value.node)
            return self.owned_temporary(node)
        if value.type != STR:
            raise self.effects.refuse(self.node, f"{value.type} where a string is needed, at line {self.line}")
        if value.text is None:
            return value
        if value.text == "":
            return Value(STR, templates.expression("Str(EMPTY)"), text="")
        if len(value.text) == 1:
            return Value(STR, templates.expression("Str(SHARED.characters[byte])", byte=ast.Constant(ord(value.text))),
                         text=value.text)
        target = self.temporary()
        self.emit(
            "target = Str(provided_object(text))", target=templates.name(target), text=ast.Constant("'" + value.text)
        )
        self.fail_if(templates.expression("target is None", target=templates.name(target)))
        return Value(STR, templates.name(target), text=value.text)

    def joined(self, left: Value, right: Value) -> Value:
        """Two strings one after the other, of which parts are not made."""
        pieces: dict[str, ast.expr] = {}
        for letter, value in (("a", left), ("b", right)):
            pieces[f"{letter}_flags"] = templates.expression("text.state", text=value.node)
            if value.type == CHAR:
                pieces[f"{letter}_flags"] = templates.expression("i32(ASCII_BIT if byte < 128 else 0)", byte=value.node)
            if value.type in (CHAR, STR) and (value.type == CHAR or value.text is not None):
                value = self.as_text(value)
            start = value.start if value.type == PART and value.start is not None else ast.Constant(0)
            pieces[f"{letter}_data"] = templates.expression(
                "offset(data, start, Bytes)", data=self.data_of(value), start=start
            )
            pieces[f"{letter}_size"] = self.length(value.node, value).node
        is_ascii = templates.expression("a_flags & b_flags & ASCII_BIT != 0", **pieces)
        return self.owned_temporary(templates.expression(
            "Str(joined_bytes(a_data, a_size, b_data, b_size, is_ascii))", is_ascii=is_ascii, **pieces))

    def owned_temporary(self, node: ast.expr) -> Value:
        """A string that was made, in a variable that releases it."""
        target = self.temporary()
        if self.loop_depth:
            self.emit("drop_text(target)", target=templates.name(target))
            self.resources.declare(target, STR)
        self.emit("target = value", target=templates.name(target), value=node)
        self.fail_if(templates.expression("target is None", target=templates.name(target)))
        self.resources.declare(target, STR)
        return Value(STR, templates.name(target), is_owned=True)
