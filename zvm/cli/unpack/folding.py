"""Constants folded in an AST, for reading: operators, pure functions, variables that have one value.

The AST is changed in place. A value stands as Folded, which keeps the node that it comes from: long ones are shown as
that. Variables are followed where control goes straight; one that is assigned once in its function has that value
everywhere in it. What include and eval may do to variables is not regarded: this is for reading, not for running.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.compiler.constant_operators import cast, eval_binary, eval_greater, eval_unary, eval_unary_sign, is_true
from zvm.frontend.generated import ast
from zvm.runtime.signals import Bailout, Thrown
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zvm.engine import Engine
    from zvm.frontend.generated.ast import Node

LONGEST_SHOWN, LONGEST_VARIABLE = 2000, 120  # characters of a value that stands in place of an expression
_LARGEST = 4 << 20  # characters of a value
_MOST_REPEATED = 1 << 16  # of a number among arguments
_ROUNDS = 6
_NOTHING = object()
_PURE_NAMES = """
    base64_decode base64_encode str_rot13 strrev gzinflate gzuncompress gzdecode zlib_decode gzdeflate gzcompress
    hex2bin bin2hex chr ord implode join explode substr str_replace str_ireplace strtr strtolower strtoupper
    ucfirst lcfirst ucwords trim ltrim rtrim chop urldecode rawurldecode urlencode rawurlencode pack unpack
    convert_uudecode convert_uuencode html_entity_decode htmlspecialchars_decode htmlspecialchars stripslashes
    addslashes stripcslashes sprintf vsprintf strlen strpos strrpos stripos substr_replace array_reverse
    array_merge array_slice array_flip array_keys array_values array_combine array_fill intval floatval strval
    hexdec octdec bindec base_convert dechex decbin decoct md5 sha1 crc32 hash json_decode count sizeof range
    str_split chunk_split wordwrap nl2br preg_quote abs floor ceil round max min pow sqrt intdiv fmod strcmp
    substr_count strstr strchr stristr strrchr quoted_printable_decode utf8_decode utf8_encode str_pad str_repeat
    is_string is_int is_array is_numeric array_sum array_product"""
_PURE = frozenset(_PURE_NAMES.split())
_WRITERS = (ast.PreInc, ast.PreDec, ast.PostInc, ast.PostDec, ast.Global, ast.Unset)
_FUNCTIONS = (ast.FuncDecl, ast.Closure, ast.Method, ast.ArrowFunc)
_COMPOUND = (ast.If, ast.While, ast.DoWhile, ast.For, ast.Foreach, ast.Switch, ast.Try, ast.Conditional, ast.And,
             ast.Or, ast.Coalesce, ast.Match)


class Folded(ast.Zval):
    """A value in place of the node that gives it."""

    __slots__ = ("original",)

    def __init__(self, original: Node, value: Any) -> None:
        super().__init__(original.lineno, value, 0)
        self.original = original

    @property
    def is_shown(self) -> bool:
        """Whether the value is to be read, and not the node."""
        original = self.original
        if isinstance(original, ast.Const | ast.Array) or isinstance(self.value, PhpArray):
            return False
        longest = LONGEST_VARIABLE if isinstance(original, ast.Var | ast.Dim) else LONGEST_SHOWN
        return type(self.value) is not str or len(self.value) <= longest


def children(node: Node) -> Iterator[tuple[str | int, Node]]:
    """The children of a node, with the field or index that they are at."""
    if isinstance(node, ast.ListNode):
        for index, child in enumerate(node.children):
            if child is not None:
                yield index, child
        return
    for name in node.children_names:
        found = getattr(node, name)
        if found is not None:
            yield name, found


def put(node: Node, place: str | int, child: Node) -> None:
    """Replace a child."""
    if isinstance(node, ast.ListNode) and isinstance(place, int):
        node.children[place] = child
    else:
        setattr(node, str(place), child)


def variable_of(node: Node | None) -> str | None:
    """The name of a variable, of $GLOBALS['name'] "$name"; None for anything else."""
    if isinstance(node, Folded):
        node = node.original
    if isinstance(node, ast.Var) and isinstance(node.name, ast.Zval) and type(node.name.value) is str:
        return node.name.value
    if isinstance(node, ast.Dim) and isinstance(node.dim, ast.Zval) and type(node.dim.value) is str and \
            isinstance(node.var, ast.Var) and isinstance(node.var.name, ast.Zval) and \
            node.var.name.value == "GLOBALS":
        return "$" + node.dim.value
    return None


def base_of(node: Node | None) -> Node | None:
    """The variable that an element or a property is of."""
    while isinstance(node, ast.Dim | ast.Prop) and variable_of(node) is None:
        node = node.var if isinstance(node, ast.Dim) else node.obj
    return node


class Scope:
    """A function, or a file: what its variables have been assigned."""

    def __init__(self, body: Node, is_main: bool) -> None:
        self.is_main = is_main
        self.assigned: dict[str, int] = {}
        self.has_labels = False
        self.fixed: dict[str, Any] = {}  # of variables that are assigned once
        self.known: dict[str, Any] = {}  # of others, at the point that has been reached
        self._survey(body)

    def name(self, node: Node | None) -> str | None:
        """The name of a variable in this scope."""
        name = variable_of(node)
        return name.removeprefix("$") if name is not None and self.is_main else name

    def note(self, node: Node | None, count: int) -> None:
        """A variable, or an element of one, is written to."""
        name = self.name(base_of(node))
        if name is not None:
            self.assigned[name] = self.assigned.get(name, 0) + count

    def written(self, node: Node) -> set[str]:
        """The variables that a part of the scope writes to."""
        before, self.assigned = self.assigned, {}
        self._survey(node)
        found, self.assigned = set(self.assigned), before
        return found

    def _survey(self, node: Node) -> None:
        """Count what is written to; more than once where it is not by a plain assignment."""
        if isinstance(node, ast.Assign):
            if isinstance(node.var, ast.Array):
                for _, element in children(node.var):
                    self.note(getattr(element, "value", None), 2)
            else:
                self.note(node.var, 1 if self.name(node.var) is not None else 2)
        elif isinstance(node, ast.AssignOp | ast.AssignCoalesce | ast.Static):
            self.note(node.var, 2)
        elif isinstance(node, ast.AssignRef):
            self.note(node.var, 2)
            self.note(node.expr, 2)
        elif isinstance(node, _WRITERS):
            self.note(node.var, 2)
        elif isinstance(node, ast.Foreach):
            self.note(node.value, 2)
            self.note(node.key, 2)
        elif isinstance(node, ast.Catch | ast.Param):
            name = node.var if isinstance(node, ast.Catch) else node.name
            if isinstance(name, ast.Zval):
                self.assigned[str(name.value)] = 2
        elif isinstance(node, ast.Label):
            self.has_labels = True
        elif isinstance(node, ast.ArrayElem) and node.attr:
            self.note(node.value, 2)
        elif isinstance(node, ast.ArgList):
            for _, argument in children(node):
                self.note(argument, 2)  # see argument_lists()
        for _, child in children(node):
            if isinstance(child, _FUNCTIONS):
                self._survey_function(child)
            elif isinstance(node, ast.Call) and child is node.args and is_by_value(node):
                for _, argument in children(child):
                    self._survey(argument)
            else:
                self._survey(child)

    def _survey_function(self, node: Node) -> None:
        """Variables that a closure shares, and globals that a function names."""
        uses = getattr(node, "uses", None)
        for _, use in children(uses) if uses is not None else ():
            if isinstance(use, ast.Zval) and use.attr & 1:
                self.assigned[str(use.value)] = 2
        if not self.is_main:
            return
        stack = [node]
        while stack:
            inner = stack.pop()
            if isinstance(inner, ast.Global) and (name := variable_of(inner.var)) is not None:
                self.assigned[name] = self.assigned.get(name, 0) + 2
            if isinstance(inner, ast.Assign) and (name := variable_of(inner.var) or "")[:1] == "$":
                self.note(inner.var, 1)
            stack += [child for _, child in children(inner)]

    def value(self, name: str | None) -> Any:
        """What a variable has; _NOTHING where that is not known."""
        if name is None:
            return _NOTHING
        return self.fixed.get(name, self.known.get(name, _NOTHING))

    def assign(self, name: str, value: Any) -> None:
        """A variable gets a value, _NOTHING for one that is not known."""
        if value is not _NOTHING and self.assigned.get(name) == 1:
            self.fixed[name] = value
        elif value is _NOTHING or self.has_labels:
            self.known.pop(name, None)
        else:
            self.known[name] = value


def is_by_value(call: ast.Call) -> bool:
    """Whether a function takes no argument by reference, as far as its name tells."""
    name = call.name
    return isinstance(name, ast.Zval) and str(name.value).lower() in _PURE


class Folder:
    """Folds one file."""

    def __init__(self, engine: Engine, file_globals: Scope | None = None) -> None:
        self.engine = engine
        self.main: Scope | None = file_globals

    def fold(self, tree: ast.StmtList) -> None:
        """Fold a file."""
        for _ in range(_ROUNDS):
            scope = Scope(tree, True)
            if self.main is not None:
                scope.fixed = {name: value for name, value in self.main.fixed.items() if scope.assigned.get(name) == 1}
            before = dict(scope.fixed)
            self.main = scope
            self._visit_children(tree, scope)
            if scope.fixed.keys() == before.keys():
                break

    def _visit_children(self, node: Node, scope: Scope) -> None:
        for place, child in list(children(node)):
            put(node, place, self.visit(child, scope))

    def visit(self, node: Node, scope: Scope) -> Node:
        """Fold a node; what stands in its place."""
        if isinstance(node, Folded):
            return node
        if isinstance(node, _FUNCTIONS):
            self._function(node)
        elif isinstance(node, ast.Assign):
            self._target(node.var, scope)
            node.expr = self.visit(node.expr, scope)
            name = scope.name(node.var)
            if name is not None:
                scope.assign(name, value_of(node.expr))
            else:
                self._forget(node, scope)
        elif isinstance(node, ast.AssignOp):
            self._assign_op(node, scope)
        elif isinstance(node, (ast.AssignRef, ast.AssignCoalesce, ast.Static, *_WRITERS)):
            self._forget(node, scope)
        elif isinstance(node, ast.Isset | ast.Empty | ast.Ref):
            pass
        elif isinstance(node, ast.Foreach):
            node.expr = self.visit(node.expr, scope)
            self._forget(node, scope)
            if node.stmt is not None:
                self._visit_children(node.stmt, scope)
            self._forget(node, scope)
        elif isinstance(node, _COMPOUND):
            return self._compound(node, scope)
        elif isinstance(node, ast.Label):
            scope.known.clear()
        else:
            if isinstance(node, ast.Call) and not is_by_value(node):
                node.name = self._callee(node, scope)
            self._arguments_or_children(node, scope)
            return self._value(node, scope)
        return node

    def _compound(self, node: Node, scope: Scope) -> Node:
        written = scope.written(node)
        if isinstance(node, ast.While | ast.DoWhile | ast.For):
            for name in written:
                scope.known.pop(name, None)
        for place, child in list(children(node)):
            before = dict(scope.known)
            put(node, place, self.visit(child, scope))
            if place not in (0, "cond", "expr", "left"):
                scope.known = before
        for name in written:
            scope.known.pop(name, None)
        return self._value(node, scope)

    def _arguments_or_children(self, node: Node, scope: Scope) -> None:
        """Variables that a function may take by reference stay as they are."""
        if isinstance(node, ast.ArgList):
            for place, child in list(children(node)):
                name = scope.name(child)
                if name is not None:
                    scope.known.pop(name, None)
                elif not isinstance(child, ast.Dim):
                    put(node, place, self.visit(child, scope))
        elif isinstance(node, ast.Call) and is_by_value(node):
            self._visit_children(node.args, scope)
        elif isinstance(node, ast.Var):
            if not isinstance(node.name, ast.Zval):
                self._visit_children(node, scope)
        elif isinstance(node, ast.IncludeOrEval):
            self._visit_children(node, scope)
            scope.known.clear()
        else:
            self._visit_children(node, scope)

    def _callee(self, node: ast.Call, scope: Scope) -> Node:
        """The name that is called, where it is known."""
        found = node.name if isinstance(node.name, ast.Zval) else self.visit(node.name, scope)
        if isinstance(found, Folded) and type(found.value) is str and found.value.isascii() and \
                found.value.replace("_", "a").replace("\\", "a").isalnum():
            return ast.Zval(found.lineno, found.value, 1)
        return found

    def _function(self, node: Any) -> None:
        if node.stmt is None:
            return
        scope = Scope(node.stmt, False)
        if node.params is not None:
            scope._survey(node.params)
        if self.main is not None:  # what it finds in $GLOBALS
            scope.fixed = {f"${name}": value for name, value in self.main.fixed.items()}
        if isinstance(node.stmt, ast.StmtList):
            for _ in range(2):
                self._visit_children(node.stmt, scope)
        else:
            node.stmt = self.visit(node.stmt, scope)

    def _target(self, node: Node, scope: Scope) -> None:
        """Fold the offsets of what is assigned to."""
        while isinstance(node, ast.Dim | ast.Prop):
            place = "dim" if isinstance(node, ast.Dim) else "prop"
            inner = getattr(node, place)
            if inner is not None:
                setattr(node, place, self.visit(inner, scope))
            node = node.var if isinstance(node, ast.Dim) else node.obj

    def _forget(self, node: Node, scope: Scope) -> None:
        for name in scope.written(node):
            scope.known.pop(name, None)

    def _assign_op(self, node: ast.AssignOp, scope: Scope) -> None:
        self._target(node.var, scope)
        node.expr = self.visit(node.expr, scope)
        name = scope.name(node.var)
        if name is None:
            self._forget(node, scope)
            return
        left, right = scope.value(name), value_of(node.expr)
        result: Any = _NOTHING
        if left is not _NOTHING and right is not _NOTHING:
            found = self._try(lambda: eval_binary(self.engine, node.attr, left, right))
            result = found[0] if found else _NOTHING
        scope.assign(name, result)

    # -- values -----------------------------------------------------------------------------------------------------

    def _value(self, node: Node, scope: Scope) -> Node:
        name = scope.name(node)
        if name is not None:
            value = scope.value(name)
            return node if value is _NOTHING else Folded(node, value)
        found = self._try(lambda: self._compute(node))
        if found is None or type(found[0]) is str and len(found[0]) > _LARGEST:
            return node
        return Folded(node, found[0])

    def _try(self, compute: Callable[[], tuple[Any] | None]) -> tuple[Any] | None:
        try:
            return compute()
        except (Thrown, Bailout, MemoryError, OverflowError, ValueError, TypeError, KeyError, IndexError):
            return None

    def _compute(self, node: Node) -> tuple[Any] | None:
        """The value of a node whose parts have been folded, in a tuple."""
        engine = self.engine
        values = [value_of(child) for _, child in children(node)]
        if isinstance(node, ast.Const):
            return self._constant(node)
        if isinstance(node, ast.Array):
            return self._array(node)
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.Dim):
            return _element(*values) if len(values) == 2 else None
        if isinstance(node, ast.Conditional):
            if values[0] is _NOTHING or node.then is None:
                return None
            chosen = value_of(node.then if is_true(values[0]) else node.otherwise)
            return None if chosen is _NOTHING else (chosen,)
        if _NOTHING in values or not values:
            return None
        if isinstance(node, ast.BinaryOp):
            return eval_binary(engine, node.attr, *values)
        if isinstance(node, ast.UnaryOp):
            return eval_unary(engine, node.attr, values[0])
        if isinstance(node, ast.UnaryMinus | ast.UnaryPlus):
            return eval_unary_sign(engine, -1 if isinstance(node, ast.UnaryMinus) else 1, values[0])
        if isinstance(node, ast.Greater | ast.GreaterEqual):
            return (eval_greater(engine, isinstance(node, ast.GreaterEqual), *values),)
        if isinstance(node, ast.EncapsList):
            return ("".join(str(to_string(engine, value)) for value in values),)
        if isinstance(node, ast.Silence):
            return (values[0],)
        if isinstance(node, ast.Cast):
            return cast(engine, node.attr, values[0])
        return None

    def _constant(self, node: ast.Const) -> tuple[Any] | None:
        name = getattr(node.name, "value", None)
        if type(name) is not str:
            return None
        special = {"true": True, "false": False, "null": None}
        if name.lower() in special:
            return (special[name.lower()],)
        return self.engine.constants.persistent(name) if name.startswith(("PHP_", "M_", "E_", "ENT_", "DIRECTORY")) \
            else None

    def _array(self, node: ast.Array) -> tuple[Any] | None:
        result = PhpArray()
        for element in node.children:
            if not isinstance(element, ast.ArrayElem) or element.attr:
                return None
            value = value_of(element.value)
            key = None if element.key is None else value_of(element.key)
            if value is _NOTHING or key is _NOTHING:
                return None
            if element.key is None:
                result.append(value)
            else:
                result.set(_key(key), value)
        return (result,)

    def _call(self, node: ast.Call) -> tuple[Any] | None:
        name = node.name
        if not isinstance(name, ast.Zval) or not isinstance(node.args, ast.ArgList):
            return None
        function = self.engine.functions.get(str(name.value).lower().removeprefix("\\"))
        key = "" if function is None else str(function.function_name).lower()
        if key not in _PURE or not function.is_internal:
            return None
        arguments = [value_of(argument) for argument in node.args.children]
        if _NOTHING in arguments or any(type(each) is int and abs(each) > _MOST_REPEATED for each in arguments
                                        if key in ("str_repeat", "str_pad", "range", "array_fill", "chunk_split")):
            return None
        result = function.weak(self.engine, arguments)
        is_plain = result is None or isinstance(result, bool | int | float | str | PhpArray)
        return (result,) if is_plain and result is not False else None


def value_of(node: Node | None) -> Any:
    """The value of a literal or a folded node; _NOTHING for any other."""
    if isinstance(node, ast.ArrayElem):
        return value_of(node.value)
    return node.value if isinstance(node, ast.Zval) else _NOTHING


def _key(value: Any) -> int | str:
    """The key of an array that a value stands for. Raises TypeError."""
    if type(value) is str:
        return normalize_key(value)
    if value is None:
        return ""
    return int(value)


def _element(holder: Any, key: Any) -> tuple[Any] | None:
    if type(holder) is PhpArray:
        found = holder.get(_key(key), UNDEF)
        return None if found is UNDEF else (found,)
    if type(holder) is str and type(key) is int and -len(holder) <= key < len(holder):
        return (holder[key],)
    return None
