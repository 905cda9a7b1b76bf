--TEST--
#[NoDiscard] in every place of a call
--INI--
zvm.php=8.5
--FILE--
<?php
#[NoDiscard] function a() { return 1; } #[NoDiscard("use it")] function b() {} class K { #[NoDiscard('m')] function m() { return $this; } #[NoDiscard] static function s() {} #[NoDiscard] function __invoke() {} #[NoDiscard] function __call($n, $x) {} }
a(); (void)a(); b(); $x = b(); (new K)->m(); (new K)->m()->m(); K::s(); (new K)(); (new K)->foo(); (void) (new K)->m(); call_user_func('a'); array_map('b', [1]); a() |> strlen(...); [K::class, 's'](); ('a')(); (fn() => a())(); @a(); true && a(); a() ?: 1; for (a(); false; b()) {} if (a()) {} switch (b()) {} 
$f = #[NoDiscard] fn() => 1; $f(); (function() { a(); })(); foreach ([a()] as $_); try { a(); } finally { b(); } return_();
function return_() { return a(); } 
set_error_handler(function($n, $m) { echo "H: $m\n"; throw new Exception($m); }); try { a(); } catch (Exception $e) { echo $e->getMessage(), $e->getLine(), "\n"; }
restore_error_handler();
(new DateTimeImmutable('now'))->setTime(1,2); array_any([1], fn() => 1); flock(fopen(__FILE__, 'r'), LOCK_SH); (new DateTimeImmutable)->modify('+1 day'); 
#[NoDiscard] function gen() { yield 1; } gen(); 
--EXPECT--
Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of function b() should either be used or intentionally ignored by casting it as (void), use it in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::m() should either be used or intentionally ignored by casting it as (void), m in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::m() should either be used or intentionally ignored by casting it as (void), m in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::s() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::__invoke() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::foo() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of method K::s() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 3

Warning: The return value of function {closure:{PWD}/no_discard_in_every_place.php:4}() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 4

Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 4

Warning: The return value of function a() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 4

Warning: The return value of function b() should either be used or intentionally ignored by casting it as (void), use it in {PWD}/no_discard_in_every_place.php on line 4
H: The return value of function a() should either be used or intentionally ignored by casting it as (void)
The return value of function a() should either be used or intentionally ignored by casting it as (void)6

Warning: The return value of method DateTimeImmutable::setTime() should either be used or intentionally ignored by casting it as (void), as DateTimeImmutable::setTime() does not modify the object itself in {PWD}/no_discard_in_every_place.php on line 8

Warning: The return value of method DateTimeImmutable::modify() should either be used or intentionally ignored by casting it as (void), as DateTimeImmutable::modify() does not modify the object itself in {PWD}/no_discard_in_every_place.php on line 8

Warning: The return value of function gen() should either be used or intentionally ignored by casting it as (void) in {PWD}/no_discard_in_every_place.php on line 9
