--TEST--
An undefined variable returned where null may be is told twice: by the check and by the return
--FILE--
<?php
function nullable(): ?int { return $i; }
function any(): mixed { return $i; }
function plain() { return $i; }
function whole(): int { return $i; }
function &reference(): ?int { return $i; }
class B { function m(?int $b): ?int { return $i; } static function s(): static|null { return $z; } }
var_dump(nullable(), any(), plain(), reference(), (new B)->m(null), B::s());
$f = fn(): ?int => $missing;
var_dump($f());
whole();

?>
--EXPECT--

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 2

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 2

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 3

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 4

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 6

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 7

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 7

Warning: Undefined variable $z in {PWD}/undefined_returned.php on line 7

Warning: Undefined variable $z in {PWD}/undefined_returned.php on line 7
NULL
NULL
NULL
NULL
NULL
NULL

Warning: Undefined variable $missing in {PWD}/undefined_returned.php on line 9

Warning: Undefined variable $missing in {PWD}/undefined_returned.php on line 9
NULL

Warning: Undefined variable $i in {PWD}/undefined_returned.php on line 5

Fatal error: Uncaught TypeError: whole(): Return value must be of type int, null returned in {PWD}/undefined_returned.php:5
Stack trace:
#0 {PWD}/undefined_returned.php(11): whole()
#1 {main}
  thrown in {PWD}/undefined_returned.php on line 5
--EXIT--
255
