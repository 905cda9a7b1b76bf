"""What no listing shows: class entries, arg infos, static variables, diagnostics, the linked half of op-arrays."""
import pytest

from zvm.compiler.builder import CompilerOptions
from zvm.compiler.errors import CompileError
from zvm.compiler.sources import compile_source
from zvm.linker.links import link
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.error_levels import E_COMPILE_WARNING, E_DEPRECATED, E_WARNING
from zvm.runtime.values.zval import UNDEF


def compiled(code):
    return compile_source("<?php\n" + code, "test.php", CompilerOptions())


def only_class(code):
    (class_entry,) = compiled(code).classes.values()
    return class_entry


def test_properties_have_slots_and_defaults():
    entry = only_class("class A { public int $a = 1; private ?A $b; protected $c; static $d = 2; public float $e = 3; "
                       "}")
    assert entry.default_properties == [1, UNDEF, None, 3.0]
    assert type(entry.default_properties[3]) is float
    assert entry.default_static_members == [2]
    info = entry.properties_info["b"]
    assert (info.slot, info.flags, str(info.type)) == (1, f.ACC_PRIVATE, "?A")
    assert entry.properties_info["d"].flags == f.ACC_PUBLIC | f.ACC_STATIC


def test_promoted_properties():
    entry = only_class("class A { function __construct(readonly int $a = 1, public $b = 2) {} }")
    assert entry.default_properties == [UNDEF, None]
    assert entry.properties_info["a"].flags & f.ACC_PROMOTED
    assert [info.promoted for info in entry.constructor.arg_info] == [True, True]


def test_constants_and_cases():
    entry = only_class("enum A: int { case B = 1; const C = 2; }")
    assert entry.constants_table["B"].flags == f.ACC_PUBLIC | f.CLASS_CONST_IS_CASE
    assert entry.constants_table["C"].value == 2
    assert entry.enum_backing_type == t.IS_LONG
    assert entry.interface_names == ["UnitEnum", "BackedEnum"]
    assert list(entry.properties_info) == ["name", "value"]


def test_trait_adaptations():
    entry = only_class("namespace N; class A { use T, \\U { T::f insteadof \\U; f as protected g; } }")
    assert entry.trait_names == ["N\\T", "U"]
    (precedence,) = entry.trait_precedences
    assert (precedence.class_name, precedence.method_name, precedence.excluded) == ("N\\T", "f", ["U"])
    (alias,) = entry.trait_aliases
    assert (alias.class_name, alias.method_name, alias.alias, alias.modifiers) == (None, "f", "g", f.ACC_PROTECTED)


def test_magic_methods_fill_their_slots():
    entry = only_class("class A { function __GET($n) {} function __toString() {} function __construct() {} }")
    assert entry.get is entry.function_table["__get"]
    assert entry.interface_names == ["Stringable"]
    assert entry.constructor.fn_flags & f.ACC_CTOR
    assert str(entry.tostring.return_info.type) == "string"


def test_attributes():
    entry = only_class("namespace N; #[A(1, x: 'y')] class C { function f(#[B] $p) {} }")
    (attribute,) = entry.attributes
    assert (attribute.name, attribute.lc_name, attribute.args) == ("N\\A", "n\\a", [(None, 1), ("x", "y")])
    assert entry.function_table["f"].arg_info[0].attributes[0].name == "N\\B"


def test_arg_infos():
    function = compiled("function f(?A &$a, int $b = null, ...$c): iterable {}").functions["f"]
    assert (function.num_args, function.required_num_args) == (2, 1)
    assert [str(info.type) for info in function.arg_info] == ["?A", "?int", "None"]
    assert [info.by_ref for info in function.arg_info] == [True, False, False]
    assert function.arg_info[2].variadic and function.return_info.type.iterable


def test_static_variables_are_numbered():
    function = compiled("function f() { static $a = 1, $b; static $a = 2; }").functions["f"]
    assert function.static_variables == {"a": 2, "b": None}
    binds = [opline for opline in function.opcodes if opline.opcode == ops.BIND_STATIC]
    assert [opline.extended_value >> f.BIND_SHIFT for opline in binds] == [0, 1, 0]


def test_diagnostics():
    script = compiled("use A;\nfunction f($a = 1, $b) {}\nfunction &g(): void {}\n"
                      "class B { final private function c() {} }\nfunction h(integer $i) {}")
    assert [(level, line) for level, _, line in script.diagnostics] == [
        (E_WARNING, 2), (E_DEPRECATED, 3), (E_DEPRECATED, 4), (E_COMPILE_WARNING, 5), (E_COMPILE_WARNING, 6)]


def test_errors_keep_what_came_before():
    with pytest.raises(CompileError) as caught:
        compiled("use A;\n\nbreak;")
    assert (caught.value.message, caught.value.line) == ("'break' not in the 'loop' or 'switch' context", 4)
    assert len(caught.value.diagnostics) == 1


def test_halt_offset():
    assert compiled("__halt_compiler();data").halt_offset == len("<?php\n__halt_compiler();")


def test_linking(monkeypatch):
    script = compiled("function f($a, $b) { while ($a) { echo $b; } switch ($a) { case 'x': case 'y': echo 1; } }")
    function = script.functions["f"]

    def set_handlers(opcodes, choose):
        for opline in opcodes:
            opline.handler = opline.opcode

    monkeypatch.setattr("zvm.linker.handler_selection.set_handlers", set_handlers)
    link(function)
    opcodes = function.opcodes
    assert all(opline.next is following for opline, following in zip(opcodes, [*opcodes[1:], None], strict=True))
    jump = next(opline for opline in opcodes if opline.opcode == ops.JMP)
    assert jump.target is opcodes[jump.op1]
    switch = next(opline for opline in opcodes if opline.opcode == ops.SWITCH_STRING)
    assert switch.const2 == {"x": opcodes[function.literals[switch.op2]["x"]], "y": switch.const2["y"]}
    assert switch.target is opcodes[switch.extended_value]
    assert [opline.handler for opline in opcodes] == [opline.opcode for opline in opcodes]
    assert function.tails[1] == [UNDEF] * (len(function.vars) - 1) + [None] * function.T
    assert function.frame_size == 5 + len(function.vars) + function.T


def test_classes_are_keyed_as_in_zend():
    script = compiled("class A {} class B extends A {} class C extends Missing {} interface I extends J {}\n"
                      "if (1) { class D {} } new class {};")
    keys = list(script.classes)
    assert keys[:2] == ["a", "b"]
    assert keys[2].startswith("\0ctest.php:2$") and keys[4].startswith("\0dtest.php:3$")
    assert keys[5].startswith("class@anonymous\0test.php:3$")
    assert script.classes["b"].parent is script.classes["a"]
