"""Parameters and return types: RECV, RECV_INIT, RECV_VARIADIC, arg infos, promoted properties.

Reads a ParamList and a return type, fills ctx.op_array; imported by functions.py. Follows zend_compile_params().
"""
from __future__ import annotations

from zvm.compiler.builder import Operand
from zvm.compiler.constant_operators import type_code_of
from zvm.compiler.declarations.attributes import compile_attributes
from zvm.compiler.declarations.constant_expressions import compile_const_expr
from zvm.compiler.declarations.members import check_set_visibility, declare_property
from zvm.compiler.declarations.property_hooks import check_hooks, compile_hooks, is_virtual
from zvm.compiler.declarations.types import TYPE_NAMES, compile_type, valid_default
from zvm.compiler.names import AUTO_GLOBALS, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.attribute import TARGET_PARAMETER, TARGET_PROPERTY
from zvm.opcodes.op_array import CONST, ArgInfo
from zvm.opcodes.types import DeclaredType
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_PROMOTION = f.ACC_PPP_MASK | f.ACC_PPP_SET_MASK | f.ACC_READONLY | f.ACC_FINAL

# what messages call a constant's type (zend_get_type_by_const)


def compile_parameters(ctx: CompileContext, params: Node, return_type: Node | None, fallback: int) -> None:
    """Compile the parameters and the return type; `fallback` is the mask of the type that is returned without being
    declared (string, for __toString()), or 0."""
    assert isinstance(params, ast.ParamList)
    _compile_return_type(ctx, return_type, fallback)
    op_array = ctx.op_array
    nodes = [node for node in params.children if isinstance(node, ast.Param)]
    last_required = -1
    for index, node in enumerate(nodes):
        if node.default is None and not node.attr & f.PARAM_VARIADIC:
            last_required = index
    infos = [_Parameter(ctx, node, index, nodes, last_required).compile() for index, node in enumerate(nodes)]
    op_array.arg_info = infos
    op_array.num_args = len(infos) - (1 if op_array.fn_flags & f.ACC_VARIADIC else 0)
    for node in nodes:
        if node.attr & _PROMOTION or node.hooks is not None:
            _assign_promoted(ctx, node)


def is_nullable(ctx: CompileContext, node: Node) -> bool:
    """Whether a type that is written takes null."""
    return bool(compile_type(ctx, node).mask & t.MAY_BE_NULL)


def _place(ctx: CompileContext) -> str:
    """What deprecations of PHP 8.4 begin with: the function's name."""
    function = ctx.op_array
    owner = f"{function.scope.name}::" if function.scope is not None else ""
    return f"{owner}{function.function_name}(): " if ctx.options.target >= V8_4 else ""


def _compile_return_type(ctx: CompileContext, node: Node | None, fallback: int) -> None:
    op_array = ctx.op_array
    if node is None and not fallback:
        return
    declared = DeclaredType(fallback) if node is None else compile_type(ctx, node)
    by_ref = op_array.fn_flags & f.ACC_RETURN_REFERENCE != 0
    op_array.return_info = ArgInfo("", declared, by_ref)
    op_array.fn_flags |= f.ACC_HAS_RETURN_TYPE
    if declared.mask & t.MAY_BE_VOID and by_ref:
        ctx.deprecated(f"{_place(ctx)}Returning by reference from a void function is deprecated")


def _assign_promoted(ctx: CompileContext, node: ast.Param) -> None:
    """$this->name = $name, after all RECVs."""
    name = string_of(node.name)
    opcode = ops.ASSIGN_OBJ_REF if node.attr & f.PARAM_REF else ops.ASSIGN_OBJ
    ctx.emit_op(opcode, None, Operand.const(name))
    ctx.emit_op_data(ctx.cv(name))


class _Parameter:
    """One parameter while it is compiled."""

    __slots__ = ("ctx", "node", "index", "name", "is_variadic", "promotion", "opcode", "default", "nodes",
                 "last_required")

    def __init__(self, ctx: CompileContext, node: ast.Param, index: int, nodes: list[ast.Param],
                 last_required: int) -> None:
        self.ctx, self.node, self.index = ctx, node, index
        self.nodes, self.last_required = nodes, last_required
        self.name = string_of(node.name)
        self.is_variadic = node.attr & f.PARAM_VARIADIC != 0
        self.promotion = node.attr & _PROMOTION or (f.ACC_PUBLIC if node.hooks is not None else 0)
        self.opcode = ops.RECV
        self.default: Operand | None = None

    def compile(self) -> ArgInfo:
        """Emit the RECV; give the arg info."""
        ctx, node = self.ctx, self.node
        if self.name in AUTO_GLOBALS:
            ctx.error(f"Cannot re-assign auto-global variable {self.name}")
        cv = ctx.cv(self.name)
        if cv.value != self.index:
            ctx.error(f"Redefinition of parameter ${self.name}")
        if self.name == "this":
            ctx.error("Cannot use $this as parameter")
        if ctx.op_array.fn_flags & f.ACC_VARIADIC:
            ctx.error("Only the last parameter can be variadic")
        self._choose_opcode()
        info = ArgInfo(self.name, None, node.attr & f.PARAM_REF != 0, self.is_variadic)
        info.promoted = self.promotion != 0
        if node.attributes is not None:
            info.attributes = compile_attributes(ctx, node.attributes, TARGET_PARAMETER,
                                                 TARGET_PROPERTY if self.promotion else 0)
        if node.type is not None:
            info.type = self._compile_type(node.type)
        opline = ctx.emit_op(self.opcode, None, self.default if self.opcode == ops.RECV_INIT else None)
        ctx.set_result(opline, cv)
        opline.op1 = self.index + 1
        if self.opcode == ops.RECV:
            opline.op2 = t.MAY_BE_ANY if info.type is None else info.type.mask
        if self.promotion:
            self._promote(info)
        return info

    def _choose_opcode(self) -> None:
        """RECV, RECV_INIT or RECV_VARIADIC; evaluates the default."""
        ctx, node = self.ctx, self.node
        if self.is_variadic:
            self.opcode = ops.RECV_VARIADIC
            ctx.op_array.fn_flags |= f.ACC_VARIADIC
            if node.default is not None:
                ctx.error("Variadic parameter cannot have a default value")
        elif node.default is None:
            ctx.op_array.required_num_args = self.index + 1
        else:
            # reflection shows the names of constants
            ctx.substitute_constants = False
            self.default = Operand.const(compile_const_expr(ctx, node.default, allow_dynamic=True))
            ctx.substitute_constants = True
            if self.index < self.last_required:
                self._warn_not_optional()
            else:
                self.opcode = ops.RECV_INIT

    def _warn_not_optional(self) -> None:
        """A default before a required parameter is none; `Type $x = null` is still the old way to write `?Type`."""
        assert self.default is not None
        declared = self.node.type
        if declared is not None and self.default.value is None:
            attr: int = declared.attr  # type: ignore[attr-defined]
            if not attr & f.TYPE_NULLABLE if self.ctx.options.target < V8_3 else not is_nullable(self.ctx, declared):
                return
        required = string_of(self.nodes[self.last_required].name)
        self.ctx.deprecated(f"{_place(self.ctx)}Optional parameter ${self.name} declared before required parameter "
                            f"${required} is implicitly treated as a required parameter")

    def _compile_type(self, node: Node) -> DeclaredType:
        ctx = self.ctx
        default = self.default
        force_nullable = default is not None and default.value is None and not self.promotion
        declared = compile_type(ctx, node, force_nullable)
        if force_nullable and ctx.options.target >= V8_4 and not is_nullable(ctx, node):
            ctx.deprecated(f"{self._function_name()}: Implicitly marking parameter ${self.name} as nullable is "
                           "deprecated, the explicit nullable type must be used instead")
        if declared.mask & t.MAY_BE_VOID:
            ctx.error("void cannot be used as a parameter type")
        if declared.mask & t.MAY_BE_NEVER:
            ctx.error("never cannot be used as a parameter type")
        if default is not None and not force_nullable:
            code = type_code_of(default.value)
            if code != t.IS_CONSTANT_AST:
                valid = valid_default(declared, default.value)
                if valid is None:
                    ctx.error(f"Cannot use {TYPE_NAMES[code]} as default value for parameter ${self.name} of type "
                              f"{declared}")
                self.default = Operand(CONST, valid[0])
        return declared

    def _function_name(self) -> str:
        """The function as messages name it; of a closure the short form."""
        op_array = self.ctx.op_array
        name = f"{op_array.function_name}()"
        return f"{op_array.scope.display_name}::{name}" if op_array.scope is not None else name

    def _promote(self, info: ArgInfo) -> None:
        """Declare the property a constructor's parameter stands for."""
        ctx, node, flags = self.ctx, self.node, self.promotion
        op_array = ctx.op_array
        scope = op_array.scope
        if scope is None or op_array.function_name is None or lower(op_array.function_name) != "__construct":
            ctx.error("Cannot declare promoted property outside a constructor")
        if op_array.fn_flags & f.ACC_ABSTRACT or scope.flags & f.ACC_INTERFACE:
            ctx.error("Cannot declare promoted property in an abstract constructor")
        if self.is_variadic:
            ctx.error("Cannot declare variadic promoted property")
        if self.name in scope.properties_info:
            ctx.error(f"Cannot redeclare {scope.name}::${self.name}")
        if info.type is not None and info.type.mask & t.MAY_BE_CALLABLE:
            ctx.error(f"Property {scope.name}::${self.name} cannot have type {info.type}")
        if scope.flags & f.ACC_READONLY_CLASS:
            flags |= f.ACC_READONLY
        declared = None if node.type is None else compile_type(ctx, node.type)
        if node.hooks is not None:
            check_hooks(ctx, node.hooks, flags)
        if declared is None and flags & f.ACC_READONLY:
            ctx.error(f"Readonly property {scope.name}::${self.name} must have type")
        flags = check_set_visibility(ctx, flags, f"{scope.name}::${self.name}", declared is not None)
        default = None if declared is None else UNDEF
        if node.hooks is not None and is_virtual(ctx, node.hooks, self.name):
            flags |= f.ACC_VIRTUAL
            default = UNDEF
        prop = declare_property(scope, self.name, default, flags | f.ACC_PROMOTED, declared)
        prop.doc_comment = None if node.doc_comment is None else string_of(node.doc_comment)
        if node.attributes is not None:
            prop.attributes = compile_attributes(ctx, node.attributes, TARGET_PROPERTY, TARGET_PARAMETER)
        if node.hooks is not None:
            compile_hooks(ctx, node.hooks, prop, node.type)
