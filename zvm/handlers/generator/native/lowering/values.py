"""PHP's values and arrays in lowered functions: tests of types, keys, arrays being filled, and calls of Python.

A local of type VALUE is any PHP value. After `type(value) is int` and the like it is used as what it is. What an
expression makes is owned by its statement (FRESH) and released after it, unless it is stored or returned.
"""
from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from zvm.handlers.generator.native.lowering import templates
from zvm.handlers.generator.native.lowering.calls import Calls
from zvm.handlers.generator.native.lowering.intrinsics import Intrinsic
from zvm.handlers.generator.native.lowering.ranges import LONGEST, Number
from zvm.handlers.generator.native.lowering.types import (
    ARGUMENTS,
    ARRAY,
    BOOL,
    CALLABLE,
    CHAR,
    DICT,
    FLOAT,
    FRESH,
    INT,
    KEY,
    LIST,
    MADE,
    NULL,
    PART,
    STR,
    VALUE,
    Value,
    Variable,
)

ARRAY_CLASS = "zvm.runtime.values.arrays.PhpArray"
DICT_OF = "zvm.ext.native.dict_of"
OBJECT_CLASS = "zvm.runtime.values.php_object.PhpObject"
WARNING = "engine.diagnostics.warning"
_KINDS = {"int": "LONG", "str": "STR", "float": "FLOAT", "bool": "BOOL", "PhpArray": "PHP_ARRAY",
          "Reference": "REFERENCE"}
_NARROWED = {"int": (INT, "unbox_int(it)"), "str": (STR, "Str(it)"), "float": (FLOAT, "Float(it).value"),
             "bool": (BOOL, "it is TRUE"), "PhpArray": (ARRAY, "PhpArray(it)")}
_SIZES = {ARRAY: "array_size(it)", LIST: "it.size", DICT: "it.hash.used", MADE: "array_size(it)"}
_STEP_BYTES = 64  # for the arguments of a call of Python


class Values(Calls):
    """What is done with values and arrays. Expressions derives from this."""

    kernel_name = ""  # of a function: calls of Python ask whether it has its frame

    if TYPE_CHECKING:
        def simple(self, value: Value) -> Value: ...
        def fresh_of(self, node: ast.expr) -> Value: ...

    # -- what a statement owns -----------------------------------------------------------------------------------

    def fresh(self, node: ast.expr) -> Value:
        """An object that was made, or null and Python's exception; the statement owns it."""
        target = self.temporary()
        self.emit("target = value", target=templates.name(target), value=node)
        self.fail_if(templates.expression("target is None", target=templates.name(target)))
        self.resources.declare(target, FRESH)
        self.temporaries_of_statement.append(target)
        return Value(FRESH, templates.name(target), is_owned=True)

    def release_fresh(self, names: list[str]) -> None:
        """Release what a statement has made and not given away."""
        for name in reversed(names):
            if self.resources.is_open(name):
                self.emit("release(it)", it=templates.name(name))
                self.resources.close(name)
        names.clear()

    def give_away(self, value: Value) -> None:
        """Something else owns the object now."""
        assert isinstance(value.node, ast.Name)
        self.resources.close(value.node.id)

    # -- objects -------------------------------------------------------------------------------------------------

    def as_object(self, node: ast.AST, value: Value) -> ast.expr:
        """A value as an object, borrowed. Raises Refusal."""
        if value.boxed is not None:
            return value.boxed
        if value.type in (VALUE, FRESH):
            return value.node
        if value.type in (ARRAY, DICT, MADE):
            return templates.expression("Object(it)", it=value.node)
        if value.type == NULL:
            return templates.name("NONE")
        if value.type == BOOL:
            return templates.expression("boolean(it)", it=value.node)
        if value.type in (STR, CHAR, PART):
            return templates.expression("Object(it)", it=self.as_text(value).node)
        if value.type == KEY:
            return self.fresh(self.key_node(value)).node
        if value.type in (INT, FLOAT):
            box = "box_int(it)" if value.type == INT else "box_float(it)"
            return self.fresh(templates.expression(box, it=value.node)).node
        raise self.effects.refuse(node, f"{value.type} is no value of PHP")

    def key_node(self, value: Value) -> ast.expr:
        """The key that a loop is at, owned."""
        assert value.start is not None
        return templates.expression("element_key(array, place)", array=value.start, place=value.node)

    def narrowed(self, name: str, variable: Variable) -> Value:
        """A variable of any type as what a test has said of it."""
        node = templates.name(variable.kernel_name)
        for kind, (type, template) in _NARROWED.items():
            if self.given.get(f"{name}: {kind}"):
                source = name if type == ARRAY else ""
                return Value(type, templates.expression(template, it=node), source=source, boxed=node)
        return Value(VALUE, node)

    def widen(self, names: set[str]) -> None:
        """Forget what tests have said of variables: they may have other values."""
        for key in [key for key in self.given if key.partition(":")[0] in names and ":" in key]:
            del self.given[key]

    # -- tests ---------------------------------------------------------------------------------------------------

    def identity(self, node: ast.Compare, right: ast.expr) -> ast.expr | None:
        """`type(value) is int`, `value is None`, `value is UNDEF` …; None of other comparisons."""
        left = node.left
        if isinstance(left, ast.Call) and self.callee(left.func) == "type" and isinstance(right, ast.Name) \
                and right.id in _KINDS:
            value = self.value(left.args[0])
            if value.type == KEY and right.id in ("int", "str"):
                return self.key_test(value, right.id)
            kind = templates.name(_KINDS[right.id])
            return templates.expression("it.type is kind", it=self.simple_object(node, value), kind=kind)
        if isinstance(left, ast.Attribute) and left.attr == "packed" and self.is_null(right):
            return templates.expression("Object(it.packed) is NONE", it=self.value(left.value).node)
        if isinstance(left, ast.Name) and left.id in self.variables and self.variables[left.id].type == VALUE:
            constant = self.constant(right)
            if self.is_null(right):
                other = "NONE"
            elif isinstance(constant, bool):
                other = "TRUE" if constant else "FALSE"
            elif self.is_undefined(right):
                other = "UNDEF"
            else:
                return None
            return templates.expression(f"it is {other}", it=templates.name(self.variables[left.id].kernel_name))
        return None

    def object_test(self, node: ast.Call) -> ast.expr:
        """`isinstance(value, PhpObject)`"""
        if self.callee(node.args[1]) != OBJECT_CLASS:
            raise self.unsupported(node, f"{ast.unparse(node)} has no native form")
        return templates.expression("is_object(it)", it=self.as_object(node, self.value(node.args[0])))

    def type_among(self, node: ast.Compare, kinds: ast.Tuple) -> ast.expr:
        """`type(value) in (int, str)`"""
        tests = [self.identity(node, each) for each in kinds.elts]
        if any(each is None for each in tests):
            raise self.unsupported(node, f"{ast.unparse(node)} has no native form")
        return ast.BoolOp(ast.Or(), [each for each in tests if each is not None])

    def simple_object(self, node: ast.AST, value: Value) -> ast.expr:
        return self.simple(Value(VALUE, self.as_object(node, value))).node

    def key_test(self, value: Value, kind: str) -> ast.expr:
        test = templates.expression("is_int_key(array, place)", array=value.start or value.node, place=value.node)
        return test if kind == "int" else ast.UnaryOp(ast.Not(), test)

    def is_undefined(self, node: ast.expr) -> bool:
        from zvm.runtime.values.zval import UNDEF

        return isinstance(node, ast.Name) and node.id not in self.variables and self.namespace.get(node.id) is UNDEF

    def cell(self, node: ast.AST, container: Value, key: Value) -> ast.expr:
        """The cell under a key of an array, null where there is none."""
        if key.type == KEY:
            assert key.start is not None
            pieces = {"it": container.node, "array": key.start, "place": key.node}
            return templates.expression("same_key(it, array, place)", **pieces)
        return templates.expression("cell_under(it, key)", it=container.node, key=self.as_object(node, key))

    def has_key(self, node: ast.AST, container: Value, key: Value) -> ast.expr:
        return templates.expression("cell is not None", cell=self.cell(node, container, key))

    def element_or(self, node: ast.Call, container: Value) -> Value:
        """`array.get(key, default)`: the element as it is stored."""
        default = self.as_object(node, self.value(node.args[1])) if len(node.args) > 1 else templates.name("NONE")
        target = templates.name(self.temporary())
        self.emit("target = cell", target=target, cell=self.cell(node, container, self.value(node.args[0])))
        return Value(VALUE, templates.expression("default if target is None else target[0]", target=target,
                                                 default=default))

    def size_of(self, value: Value) -> Value | None:
        """len(…) of what has elements; None of anything else."""
        if value.type == ARGUMENTS:
            return Value(INT, templates.expression(f"count - {value.number.low}"), Number(0, LONGEST))
        template = _SIZES.get(value.type)
        return None if template is None else Value(INT, templates.expression(template, it=value.node),
                                                   Number(0, LONGEST))

    # -- arrays being filled -------------------------------------------------------------------------------------

    def new_container(self, node: ast.expr) -> tuple[str, str] | None:
        """The type of `[]`, `{}` and `PhpArray()`, and what makes one; None of other expressions."""
        if isinstance(node, ast.List) and not node.elts:
            return LIST, "PyList_New(0)"
        if isinstance(node, ast.Dict) and not node.keys:
            return DICT, "empty_hash()"
        if isinstance(node, ast.Call) and self.callee(node.func) == DICT_OF:
            return DICT, f"hash_for({ast.unparse(self.simple(self.value(node.args[0])).node)})"
        if isinstance(node, ast.Call) and self.callee(node.func) == ARRAY_CLASS and not node.args:
            return MADE, "PhpArray(new_array())"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clone":
            array = self.value(node.func.value)
            if array.type == ARRAY:
                return MADE, f"PhpArray(cloned({ast.unparse(self.simple(array).node)}))"
        return None

    def fill_container(self, name: str, type: str, made: str) -> None:
        """`name = []` and similar; what the variable had is released."""
        variable = self.variables.setdefault(name, Variable(type, f"v_{name}"))
        if variable.type != type:
            raise self.effects.refuse(self.node, f"{name} is {variable.type} and {type}")
        pieces = {"it": templates.name(variable.kernel_name), "fresh": templates.name(self.temporary())}
        if self.resources.is_open(variable.kernel_name) or self.loop_depth:
            self.emit("release(Object(it))", **pieces)
        self.resources.declare(variable.kernel_name, type)
        self.emit(f"it = {made}", **pieces)
        self.fail_if(templates.expression("it is None", **pieces))

    def finished(self, node: ast.Call) -> Value | None:
        """`PhpArray.from_list(values)`, `PhpArray.from_dict(elements)`: the array, which takes them over; None of other
        calls."""
        function = node.func
        if not (isinstance(function, ast.Attribute) and self.callee(function.value) == ARRAY_CLASS):
            return None
        if function.attr == "empty":
            return self.fresh(templates.expression("empty_literal()"))
        if function.attr not in ("from_list", "from_dict"):
            raise self.unsupported(node, f"PhpArray.{function.attr}() has no native form")
        if not isinstance(node.args[0], ast.Name):
            value = self.value(node.args[0])
            if value.type != FRESH:
                raise self.unsupported(node, f"{function.attr}() of {value.type}")
            self.give_away(value)
            return self.fresh(templates.expression("array_of(List(it))", it=value.node))
        variable = self.variables.get(node.args[0].id)
        wanted = LIST if function.attr == "from_list" else DICT
        if variable is None or variable.type != wanted:
            raise self.unsupported(node, f"{ast.unparse(node.args[0])} is no {wanted} of this function")
        name, whole = templates.name(variable.kernel_name), templates.name(self.temporary())
        empty = "List(None)" if wanted == LIST else "PhpArray(None)"
        self.emit(f"whole = it\nit = {empty}", it=name, whole=whole)
        made = "array_of(it)" if wanted == LIST else "Object(it)"
        return self.fresh(templates.expression(made, it=whole))

    def container_call(self, node: ast.Call, variable: Variable, method: str) -> None:
        """`values.append(value)`, `made.set(key, value)`."""
        name = templates.name(variable.kernel_name)
        if method == "append" and len(node.args) == 1:
            value = self.value(node.args[0])
            if variable.type == LIST:
                self.append_to_list(node, name, value)
                return
            self.fail_if(templates.expression("not add_renumbered(it, ZERO, value)", it=name,
                                              value=self.as_object(node, value)))
        elif method == "extend" and variable.type == LIST:
            values = node.args[0]
            if isinstance(values, ast.Call) and isinstance(values.func, ast.Attribute) and values.func.attr == "values":
                array = self.value(values.func.value)
                if array.type != ARRAY:
                    raise self.unsupported(node, f"{array.type} is added to a list")
                self.fail_if(templates.expression("not extend_values(it, array)", it=name, array=array.node))
                return
            value = self.value(node.args[0])
            if value.type != FRESH:
                raise self.unsupported(node, f"{value.type} is added to a list")
            self.fail_if(templates.expression("not extend_list(it, values)", it=name, values=value.node))
        elif method == "set" and variable.type == MADE:
            key = self.as_object(node, self.value(node.args[0]))
            self.fail_if(templates.expression("not put_element(it, key, value)", it=name, key=key,
                                              value=self.as_object(node, self.value(node.args[1]))))
        else:
            raise self.unsupported(node, f"{variable.type} has no {method}()")

    def append_to_list(self, node: ast.AST, name: ast.expr, value: Value) -> None:
        if value.type in (KEY, INT, FLOAT) and value.boxed is None:
            box = {KEY: "element_key(array, place)", INT: "box_int(place)", FLOAT: "box_float(place)"}[value.type]
            made = templates.expression(box, array=value.start or value.node, place=value.node)
            self.fail_if(templates.expression("not append_made(it, made)", it=name, made=made))
            return
        item = self.as_object(node, value)
        if value.type == FRESH:
            self.fail_if(templates.expression("not list_append(it, item)", it=name, item=item))
            self.give_away(value)
            return
        self.fail_if(templates.expression("not list_append(it, own(item))", it=name, item=item))

    def set_in_dict(self, node: ast.AST, container: Value, key: Value, value: Value) -> None:
        """`elements[key] = value`"""
        self.fail_if(templates.expression("not set_entry(it, key, value)", it=container.node,
                                          key=self.as_object(node, key), value=self.as_object(node, value)))

    # -- callbacks -----------------------------------------------------------------------------------------------

    def named_call(self, target: ast.expr, node: ast.expr) -> bool:
        """Lower `call = callback.positional()`, another name of a callback; whether it is that."""
        if not (isinstance(target, ast.Name) and isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
                and node.func.attr == "positional" and isinstance(node.func.value, ast.Name)):
            return False
        callback = self.variables.get(node.func.value.id)
        if callback is None or callback.type != CALLABLE:
            return False
        self.variables[target.id] = Variable(CALLABLE, callback.kernel_name, size=callback.size)
        return True

    def callback(self, node: ast.Call, variable: Variable) -> Value:
        """`call(value, …)`: an effect. A Reference among the arguments is passed by Python."""
        items = [self.as_object(node, self.value(each)) for each in node.args]
        given = templates.name(self.temporary())
        self.emit(f"given = local_array(Cells, {8 * len(items)})", given=given)
        for index, item in enumerate(items):
            self.emit(f"given[{index}] = item", given=given, item=item)
        self.effects.note(node)
        return self.fresh(templates.expression(
            f"call_back(engine, {self.kernel_name}, target, arguments[{variable.size}], given, {len(items)})",
            target=templates.name(variable.kernel_name), given=given))

    # -- calls of Python -----------------------------------------------------------------------------------------

    def step(self, form: Intrinsic, node: ast.expr, result: ast.expr, operands: list[ast.expr]) -> Value:
        """A call whose kernel gives null where Python has to look: then Python's function is called, which may run PHP
        code. Without a frame the kernel gives up instead, and is called again with one: nothing has happened then."""
        target = templates.name(self.temporary())
        self.emit("target = result", target=target, result=result)
        _, body = self.captured(self.call_of_python, form.step, operands, target)
        self.append(ast.If(templates.expression("unlikely(target is None)", target=target), body, [], lineno=self.line))
        self.effects.note(node)
        if form.result == BOOL:
            return Value(BOOL, templates.expression("target is TRUE", target=target))
        self.resources.declare(target.id, FRESH)
        self.temporaries_of_statement.append(target.id)
        return Value(FRESH, target, is_owned=True)

    def call_of_python(self, function: str, operands: list[ast.expr], target: ast.Name) -> None:
        """target := function(engine, …)"""
        if not self.kernel_name:
            raise self.effects.refuse(self.node, "a helper calls Python")
        given = templates.name(self.temporary())
        self.emit(f"given = local_array(Cells, {_STEP_BYTES})\ngiven[0] = engine", given=given)
        for index, each in enumerate(operands, 1):
            self.emit(f"given[{index}] = it", given=given, it=each)
        self.emit(f"target = python_step(engine, {self.kernel_name}, text, given, {len(operands) + 1})", target=target,
                  given=given, text=ast.Constant(function))
        self.fail_if(templates.expression("target is None", target=target))

    def warn(self, node: ast.Call) -> None:
        """`engine.diagnostics.warning("…")` in a loop, which goes on after it."""
        text = self.constant(node.args[0])
        target = templates.name(self.temporary())
        known = self.as_text(Value(STR, node.args[0], text=str(text)))
        self.call_of_python("zvm.ext.native.warn", [templates.expression("Object(it)", it=known.node)], target)
        self.emit("release(it)", it=target)
        self.effects.note(node)


