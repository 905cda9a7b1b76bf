--TEST--
#[NoDiscard] and (void)
--INI--
zvm.php=8.5
--FILE--
<?php
#[NoDiscard] function f() { return 1; } #[NoDiscard('it matters')] function g(): int { return 2; }
class A { #[NoDiscard] function m() { return $this; } #[NoDiscard] static function s() { return 1; } }
f(); g(); (void) f(); ( VOID ) g(); $x = f(); echo f(), "\n"; if (g()) echo "used\n"; (new A)->m(); A::s(); (void) A::s(); $a = (new A)->m()->m();
for ($i = 0, (void) f(); $i < 1; $i++, f()); array_map('f', [1]); $h = f(...); $h(); (fn() => f())();
--EXPECT--
Warning: The return value of function f() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard.php on line 4

Warning: The return value of function g() should either be used or intentionally ignored by casting it as (void), it matters in {PWD}/no_discard.php on line 4
1
used

Warning: The return value of method A::m() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard.php on line 4

Warning: The return value of method A::s() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard.php on line 4

Warning: The return value of function f() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard.php on line 5

Warning: The return value of function f() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard.php on line 5
