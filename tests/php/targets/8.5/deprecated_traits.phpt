--TEST--
#[Deprecated] of traits
--INI--
zvm.php=8.5
--FILE--
<?php
#[Deprecated('use U', since: '2')] trait T { function f() { echo "f\n"; } const K = 1; }
#[Deprecated] trait T2 {}
class A { use T, T2; } (new A)->f(); class B extends A {} trait Q { use T; } class Z { use Q; } enum E { use T2; case X; } 
set_error_handler(function ($no, $m) { throw new Exception($m); }); try { eval('class Y { use T; }'); } catch (Exception $e) { echo $e->getMessage(), "\n"; } var_dump(class_exists('Y', false));
--EXPECT--
Deprecated: Trait T used by A is deprecated since 2, use U in {PWD}/deprecated_traits.php on line 4

Deprecated: Trait T2 used by A is deprecated in {PWD}/deprecated_traits.php on line 4
f

Deprecated: Trait T used by Q is deprecated since 2, use U in {PWD}/deprecated_traits.php on line 4

Deprecated: Trait T2 used by E is deprecated in {PWD}/deprecated_traits.php on line 4
Trait T used by Y is deprecated since 2, use U
bool(false)
