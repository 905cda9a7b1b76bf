--TEST--
#[Deprecated] and #[NoDiscard] with arguments that are no texts (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
// their constructors take what the attributes are given
#[Deprecated(1, 2, 3)] function tooMany() {}
#[Deprecated([])] function wrongType() {}
#[Deprecated(foo: 1)] function unknown() {}
#[Deprecated(5, since: 6.5)] function numbers() {}
#[Deprecated('', since: '')] function nothing() {}
#[NoDiscard(true)] function yes() {}
#[NoDiscard(new stdClass)] function object() {}
class Text { function __toString() { return 'text'; } }
#[NoDiscard(new Text)] function text() {}
#[NoDiscard(1, 2)] function two() {}
#[Deprecated([])] const X = 1;
class A { #[Deprecated(1, 2, 3)] const Y = 1; }
$all = [fn() => X, fn() => A::Y, fn() => constant('X')];
try { tooMany(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { wrongType(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { unknown(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
numbers();
nothing();
yes();
try { object(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
text();
try { two(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
foreach ($all as $one) {
    try { $one(); } catch (Error $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
}
--EXPECT--
Deprecated::__construct() expects at most 2 arguments, 3 given
Deprecated::__construct(): Argument #1 ($message) must be of type ?string, array given
Unknown named parameter $foo

Deprecated: Function numbers() is deprecated since 6.5, 5 in {PWD}/deprecated_with_odd_arguments.php on line 19

Deprecated: Function nothing() is deprecated in {PWD}/deprecated_with_odd_arguments.php on line 20

Warning: The return value of function yes() should either be used or intentionally ignored by casting it as (void), 1 in {PWD}/deprecated_with_odd_arguments.php on line 21
NoDiscard::__construct(): Argument #1 ($message) must be of type ?string, stdClass given

Warning: The return value of function text() should either be used or intentionally ignored by casting it as (void), text in {PWD}/deprecated_with_odd_arguments.php on line 23
NoDiscard::__construct() expects at most 1 argument, 2 given
TypeError Deprecated::__construct(): Argument #1 ($message) must be of type ?string, array given
ArgumentCountError Deprecated::__construct() expects at most 2 arguments, 3 given
TypeError Deprecated::__construct(): Argument #1 ($message) must be of type ?string, array given
