--TEST--
#[Override] on properties of interfaces, parents and traits
--INI--
zvm.php=8.5
--FILE--
<?php
interface I { public int $p { get; } function m(); } class B { protected $q; } class C extends B implements I { #[Override] public int $p = 1; #[Override] public $q; #[Override] function m() {} } trait T { #[Override] public function m() {} #[\Override] public $q; } class D extends C { use T; } echo "ok\n"; class E { use T; }
--EXPECT--
ok

Fatal error: E::m() has #[\Override] attribute, but no matching parent method exists in {PWD}/override_of_interfaces_and_traits.php on line 2
Stack trace:
#0 {main}
--EXIT--
255
