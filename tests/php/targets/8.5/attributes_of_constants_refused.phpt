--TEST--
Attributes that constants cannot have
--INI--
zvm.php=8.5
--FILE--
<?php
#[Attribute(Attribute::TARGET_CLASS)] class A {} #[A] const X = 1; try { new ReflectionConstant('X')->getAttributes()[0]->newInstance(); } catch (Error $e) { echo $e->getMessage(), "\n"; } #[A] #[A] const Q = 1; var_dump(Attribute::TARGET_CONSTANT, Attribute::TARGET_ALL); namespace_: #[Override] const Z = 1;
--EXPECT--
Fatal error: Attribute "Override" cannot target constant (allowed targets: method, property) in {PWD}/attributes_of_constants_refused.php on line 2
Stack trace:
#0 {main}
--EXIT--
255
