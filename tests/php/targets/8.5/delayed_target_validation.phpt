--TEST--
#[DelayedTargetValidation]
--INI--
zvm.php=8.5
--FILE--
<?php
#[DelayedTargetValidation] #[Attribute] function f() { return 'f'; } #[DelayedTargetValidation, NoDiscard] class C { #[DelayedTargetValidation] #[NoDiscard] public $p = 1; #[DelayedTargetValidation, Override] const X = 1; #[NoDiscard, Deprecated('m')] function m() {} #[ReturnTypeWillChange] function n(#[SensitiveParameter] $x) {} }
#[Attribute, AllowDynamicProperties] class A {}
echo f(), (new C)->p, "\n"; foreach ([new ReflectionFunction('f'), new ReflectionClass('C'), new ReflectionProperty('C', 'p'), new ReflectionMethod('C', 'm'), new ReflectionMethod('C', 'n'), new ReflectionParameter(['C', 'n'], 0), new ReflectionClass('A')] as $r) foreach ($r->getAttributes() as $a) try { echo get_class($a->newInstance()), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
f1
DelayedTargetValidation
Attribute "Attribute" cannot target function (allowed targets: class)
DelayedTargetValidation
Attribute "NoDiscard" cannot target class (allowed targets: function, method)
DelayedTargetValidation
Attribute "NoDiscard" cannot target property (allowed targets: function, method)
NoDiscard
Deprecated
ReturnTypeWillChange
SensitiveParameter
Attribute
AllowDynamicProperties
