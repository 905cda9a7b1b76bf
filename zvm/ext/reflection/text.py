"""How reflection objects look as strings: __toString() of all of them (_class_string and its like).

Reads class entries, functions and their members; makes text. An indentation is given as a string.
"""
from __future__ import annotations

from zvm.ext.reflection.defaults import user_default
from zvm.ext.reflection.mirrors import SET_MODIFIERS, with_set_visibility
from zvm.ext.reflection.subjects import default_value, dynamic_names, extension_of_class, invoke_function
from zvm.opcodes import flags, types
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.classes.visibility import visibility_name
from zvm.runtime.objects.class_constants import constant_value
from zvm.runtime.objects.remarks import is_deprecated
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, deref, type_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.attribute import Attribute
    from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo

_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\\": "\\\\", "\x1b": "\\e"}


# ---- values --------------------------------------------------------------------------------------------------------

def _escaped(text: str) -> str:
    """smart_str_append_escaped()."""
    return "".join(_ESCAPES.get(char) or (char if " " <= char <= "~" else f"\\x{ord(char):02X}") for char in text)


def value_text(engine: Any, value: Any) -> str:
    """A default value (format_default_value)."""
    value = deref(value)
    if value is None:
        return "NULL"
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is int:
        return str(value)
    if type(value) is float:
        text = float_to_string(value, int(engine.ini.precision))
        return text if not text.lstrip("-").isdecimal() else text + ".0"
    if type(value) is str:
        return f"'{_escaped(value)}'"
    if type(value) is PhpArray:
        return _array_text(engine, value)
    if type(value) is ConstantExpression:
        from zvm.compiler.export.source import export

        return export(value.node, engine.ini.precision, True, engine.target)
    if value.ce.flags & flags.ACC_ENUM:
        return f"{value.ce.name}::{value.slots[value.ce.properties_info['name'].slot]}"
    return f"object({value.ce.name})"


def _array_text(engine: Any, array: PhpArray) -> str:
    is_list = list(array.keys()) == list(range(len(array)))
    parts = []
    for key, value in array.items():
        shown = value_text(engine, value)
        if not is_list:
            shown = f"'{_escaped(key)}' => {shown}" if type(key) is str else f"{key} => {shown}"
        parts.append(shown)
    return f"[{', '.join(parts)}]"


def attribute_text(engine: Any, attribute: Attribute) -> str:
    """ReflectionAttribute::__toString()."""
    head = f"Attribute [ {attribute.name} ]"
    if not attribute.args:
        return head + "\n"
    lines = [head + " {", f"  - Arguments [{len(attribute.args)}] {{"]
    for number, (name, value) in enumerate(attribute.args):
        named = f"{name} = " if name is not None else ""
        lines.append(f"    Argument #{number} [ {named}{value_text(engine, value)} ]")
    return "\n".join([*lines, "  }", "}", ""])


# ---- members -------------------------------------------------------------------------------------------------------

def _doc_comment(engine: Any, comment: str | None, indent: str) -> str:
    """The doc comment of a constant, case or property, which is shown since PHP 8.4."""
    return f"{indent}{comment}\n" if comment is not None and engine.target >= V8_4 else ""


def constant_text(engine: Any, name: str, constant: ClassConstant, indent: str) -> str:
    """ReflectionClassConstant::__toString() (_class_const_string)."""
    from zvm.runtime.values.convert import to_string

    value = constant_value(engine, constant)
    final = "final " if constant.flags & flags.ACC_FINAL else ""
    if type(value) is PhpArray:
        shown = "Array"
    elif isinstance(value, PhpObject):
        shown = "Object"
    else:
        shown = to_string(engine, value)
    words = f"{final}{visibility_name(constant.flags)} {constant.type or type_name(value)} {name}"
    return f"{_doc_comment(engine, constant.doc_comment, indent)}{indent}Constant [ {words} ] {{ {shown} }}\n"


def property_text(engine: Any, info: PropertyInfo | None, name: str, indent: str) -> str:
    """ReflectionProperty::__toString() (_property_string)."""
    if info is None:
        return f"{indent}Property [ <dynamic> public ${name} ]\n"
    parts = _later_modifiers(info) if engine.target >= V8_4 else [visibility_name(info.flags)]
    if info.flags & flags.ACC_STATIC:
        parts.append("static")
    if info.flags & flags.ACC_READONLY:
        parts.append("readonly")
    if info.flags & flags.ACC_VIRTUAL and engine.target >= V8_5:
        parts.append("virtual")
    if info.type is not None:
        parts.append(str(info.type))
    parts.append(f"${name}")
    value = default_value(info)
    if value is not UNDEF:
        parts.append(f"= {value_text(engine, value)}")
    if info.hooks and engine.target >= V8_5:
        parts += ["{", *(f"{'final ' if hook.fn_flags & flags.ACC_FINAL else ''}{kind};"
                         for kind in ("get", "set") if (hook := info.hooks.get(kind)) is not None), "}"]
    return f"{_doc_comment(engine, info.doc_comment, indent)}{indent}Property [ {' '.join(parts)} ]\n"


def _later_modifiers(info: PropertyInfo) -> list[str]:
    """What stands before static and readonly since PHP 8.4."""
    names = [name for flag, name in ((flags.ACC_ABSTRACT, "abstract"), (flags.ACC_FINAL, "final")) if info.flags & flag]
    modifiers = with_set_visibility(info.flags)
    return [*names, visibility_name(info.flags), *(name for flag, name in SET_MODIFIERS if modifiers & flag)]


def parameter_text(engine: Any, function: Any, position: int) -> str:
    """ReflectionParameter::__toString() (_parameter_string)."""
    info = function.arg_info[position]
    required = position < function.required_num_args
    text = "<required> " if required else "<optional> "
    if info.type is not None:
        text += f"{info.type} "
    text += ("&" if info.by_ref else "") + ("..." if info.variadic else "") + f"${info.name}"
    if not required and not info.variadic:
        if function.is_internal:
            text += f" = {'<default>' if info.default is None else info.default}"
        else:
            value = user_default(function, position)
            if value is not UNDEF:
                text += f" = {value_text(engine, value)}"
    return f"Parameter #{position} [ {text} ]"


# ---- functions -----------------------------------------------------------------------------------------------------

def function_text(engine: Any, function: Any, scope: ClassEntry | None, indent: str,
                  is_closure: bool = False) -> str:
    """ReflectionFunction::__toString() and ReflectionMethod's (_function_string); `scope`: the class asked."""
    text = f"{indent}{function.doc_comment}\n" if function.doc_comment is not None else ""
    fn_flags = function.fn_flags
    is_closure = is_closure or bool(fn_flags & flags.ACC_CLOSURE)
    kind = "Closure" if is_closure else "Method" if function.scope is not None else "Function"
    text += f"{indent}{kind} [ <{_origin(function, scope)}> {_modifiers(function)}"
    text += f"{'&' if fn_flags & flags.ACC_RETURN_REFERENCE else ''}{function.function_name} ] {{\n"
    if not _is_internal(function):
        text += f"{indent}  @@ {function.filename} {function.line_start} - {function.line_end}\n"
    inner = indent + "  "
    if is_closure and function.static_variables:
        text += f"\n{inner}- Bound Variables [{len(function.static_variables)}] {{\n"
        for number, name in enumerate(function.static_variables):
            text += f"{inner}    Variable #{number} [ ${name} ]\n"
        text += f"{inner}}}\n"
    infos = function.arg_info or ()
    is_declared = function.is_internal and function.extension_name is not None
    if infos or is_declared or function.return_info is not None:
        text += f"\n{inner}- Parameters [{len(infos)}] {{\n"
        for position in range(len(infos)):
            text += f"{inner}  {parameter_text(engine, function, position)}\n"
        text += f"{inner}}}\n"
    returned = function.return_info
    if returned is not None:
        kind = "Tentative return" if returned.tentative else "Return"
        text += f"{inner}- {kind} [ {returned.type} ]\n"
    return f"{text}{indent}}}\n"


def _origin(function: Any, scope: ClassEntry | None) -> str:
    """Where a function comes from: "user, inherits A, prototype B, ctor"."""
    text = "internal" if _is_internal(function) else "user"
    if is_deprecated(function):
        text += ", deprecated"
    owner = function.scope
    if function.is_internal and function.extension_name is not None and (owner is None or owner.is_internal):
        text += f":{function.extension_name}"
    if scope is not None and owner is not None:
        if owner is not scope:
            text += f", inherits {owner.name}"
        elif owner.parent is not None:
            overwritten = owner.parent.function_table.get(lower(function.function_name))
            if overwritten is not None and overwritten.scope is not owner and \
                    not overwritten.fn_flags & flags.ACC_PRIVATE:
                text += f", overwrites {overwritten.scope.name}"
    prototype = function.prototype
    if prototype is not None and prototype.scope is not None:
        text += f", prototype {prototype.scope.name}"
    return text + (", ctor" if function.fn_flags & flags.ACC_CTOR else "")


def _is_internal(function: Any) -> bool:
    """Whether PHP shows it as internal; so what stands for a method that __call() answers."""
    return bool(function.is_internal or function.fn_flags & flags.ACC_CALL_VIA_TRAMPOLINE)


def _modifiers(function: Any) -> str:
    fn_flags = function.fn_flags
    if fn_flags & flags.ACC_CLOSURE:  # zend_create_closure() makes those of a class public
        fn_flags |= flags.ACC_PUBLIC
    text = ""
    for flag, name in ((flags.ACC_ABSTRACT, "abstract "), (flags.ACC_FINAL, "final "), (flags.ACC_STATIC, "static ")):
        if fn_flags & flag:
            text += name
    return f"{text}{visibility_name(fn_flags)} method " if function.scope is not None else f"{text}function "


# ---- classes -------------------------------------------------------------------------------------------------------

def class_text(engine: Any, ce: ClassEntry, obj: Any, indent: str) -> str:
    """ReflectionClass::__toString() (_class_string); `obj`: the object asked, for its dynamic properties."""
    inner = indent + "    "
    text = f"{indent}{ce.doc_comment}\n" if ce.doc_comment is not None else ""
    text += indent + _class_head(ce, obj)
    if not ce.is_internal:
        text += f"{indent}  @@ {ce.filename} {ce.line_start}-{ce.line_end}\n"
    text += _constants_text(engine, ce, indent)
    infos = [info for info in ce.properties_info.values()
             if not info.flags & flags.ACC_PRIVATE or info.ce is ce]
    functions = [function for function in ce.function_table.values()
                 if not function.fn_flags & flags.ACC_PRIVATE or function.scope is ce]
    for title, is_static in (("Static ", True), ("", False)):
        chosen = [info for info in infos if bool(info.flags & flags.ACC_STATIC) is is_static]
        shown = "".join(property_text(engine, info, info.name, inner) for info in chosen)
        text += _section("Static properties" if is_static else "Properties", len(chosen), shown, indent)
        if not is_static and obj is not None:
            names = dynamic_names(obj)
            shown = "".join(property_text(engine, None, name, inner) for name in names)
            text += _section("Dynamic properties", len(names), shown, indent)
        methods = [function for function in functions if bool(function.fn_flags & flags.ACC_STATIC) is is_static]
        if not is_static and ce.name == "Closure" and obj is not None and engine.target < V8_4:
            methods.append(invoke_function(obj))
        shown = "".join("\n" + function_text(engine, function, ce, inner) for function in methods) or "\n"
        title = "Static methods" if is_static else "Methods"
        text += f"\n{indent}  - {title} [{len(methods)}] {{{shown}{indent}  }}\n"
    return f"{text}{indent}}}\n"


def _constants_text(engine: Any, ce: ClassEntry, indent: str) -> str:
    """The constants of a class; an enum's cases come first, as its own section, since PHP 8.5."""
    constants = list(ce.constants_table.items())
    text = ""
    if ce.flags & flags.ACC_ENUM and engine.target >= V8_5:
        cases = [pair for pair in constants if pair[1].flags & flags.CLASS_CONST_IS_CASE]
        constants = [pair for pair in constants if pair not in cases]
        shown = "".join(_case_text(engine, name, constant, indent + "    ") for name, constant in cases)
        text = _section("Enum cases", len(cases), shown, indent)
    shown = "".join(constant_text(engine, name, constant, indent + "    ") for name, constant in constants)
    return text + _section("Constants", len(constants), shown, indent)


def _case_text(engine: Any, name: str, constant: ClassConstant, indent: str) -> str:
    backing = ""
    if constant.ce.enum_backing_type:
        case = constant_value(engine, constant)
        backing = f" = {case.slots[case.ce.properties_info['value'].slot]}"
    return f"{_doc_comment(engine, constant.doc_comment, indent)}{indent}Case {name}{backing}\n"


def _section(title: str, count: int, shown: str, indent: str) -> str:
    return f"\n{indent}  - {title} [{count}] {{\n{shown}{indent}  }}\n"


def _class_head(ce: ClassEntry, obj: Any) -> str:
    is_interface = ce.flags & flags.ACC_INTERFACE
    is_enum = ce.flags & flags.ACC_ENUM and ce.engine.target >= V8_5
    if obj is not None:
        text = "Object of class [ "
    else:
        text = "Interface [ " if is_interface else "Trait [ " if ce.flags & flags.ACC_TRAIT else \
            "Enum [ " if is_enum else "Class [ "
    text += f"<internal:{extension_of_class(ce)}> " if ce.is_internal else "<user> "
    is_traversable = any(known.name == "Traversable" for known in ce.interfaces)
    if not is_interface and (ce.get_iterator is not None or is_traversable) or ce.engine.target >= V8_4 and any(
            info.hooks for info in ce.properties_info.values()):
        text += "<iterateable> "
    if is_interface:
        text += "interface "
    elif ce.flags & flags.ACC_TRAIT:
        text += "trait "
    elif is_enum:
        text += "enum "
    else:
        for flag, name in ((flags.ACC_IMPLICIT_ABSTRACT_CLASS | flags.ACC_EXPLICIT_ABSTRACT_CLASS, "abstract "),
                           (flags.ACC_FINAL, "final "), (flags.ACC_READONLY_CLASS, "readonly ")):
            if ce.flags & flag:
                text += name
        text += "class "
    text += ce.name
    if is_enum and ce.enum_backing_type:
        text += ": int" if ce.enum_backing_type == types.IS_LONG else ": string"
    if ce.parent is not None:
        text += f" extends {ce.parent.name}"
    if ce.interfaces:
        text += " extends " if is_interface else " implements "
        text += ", ".join(interface.name for interface in ce.interfaces)
    return text + " ] {\n"
