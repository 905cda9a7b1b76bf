--TEST--
Attributes of global constants
--INI--
zvm.php=8.5
--FILE--
<?php
#[Attribute(Attribute::TARGET_CONSTANT)] class OnlyConst { function __construct(public $v = null) {} } #[Attribute(Attribute::TARGET_CLASS)] class OnlyClass {}
#[OnlyConst(5)] const A = 1; #[OnlyClass] const B = 2; #[Deprecated("use A", since: "2")] const C = 3; #[Nope] #[OnlyConst] const D = [1];
foreach (['A', 'B', 'C', 'D'] as $n) { $r = new ReflectionConstant($n); foreach ($r->getAttributes() as $a) try { echo $n, ' ', $a->getName(), ' ', $a->getTarget(), ' ', json_encode($a->getArguments()), ' ', json_encode($a->newInstance()), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; } echo $r->isDeprecated() ? "deprecated\n" : ''; }
echo C, constant('C'), "\n"; var_dump(defined('C')); class U { const X = C; } echo U::X, "\n";
--EXPECT--
A OnlyConst 64 [5] {"v":5}
B OnlyClass 64 [] Attribute "OnlyClass" cannot target constant (allowed targets: class)
C Deprecated 64 {"0":"use A","since":"2"} {"message":"use A","since":"2"}
deprecated
D Nope 64 [] Attribute class "Nope" not found
D OnlyConst 64 [] {"v":null}

Deprecated: Constant C is deprecated since 2, use A in {PWD}/attributes_on_constants.php on line 5
3
Deprecated: Constant C is deprecated since 2, use A in {PWD}/attributes_on_constants.php on line 5
3
bool(true)

Deprecated: Constant C is deprecated since 2, use A in {PWD}/attributes_on_constants.php on line 5
3
