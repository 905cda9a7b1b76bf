--TEST--
sprintf() with only %s, %d and %% is compiled to a string of parts (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
class S { function __construct(public $n) {} function __toString(): string { echo "[{$this->n}]"; return "s{$this->n}"; } }
function v($x) { echo "<$x>"; return $x; }
echo sprintf('%s-%d%%', v('a'), v('5x')), "\n", sprintf(''), sprintf('x'), sprintf('%%'), "\n";
echo sprintf('%s%s', new S(1), new S(2)), "\n", sprintf("%s\n", [1]), sprintf('%d', 6.7), sprintf('%d', '1e3'), sprintf('%s', null), sprintf('%s', true), "\n";
var_dump(sprintf('%s', 1.0), sprintf('%d', PHP_INT_MAX), sprintf('%s%s', 'a', 1.5), sprintf(__LINE__ . ':%s', 'l'));
try { sprintf('%d', new stdClass); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { echo sprintf('%s', new stdClass); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n", $e->getTraceAsString(), "\n"; }
class T { function __toString(): string { throw new Exception('thrown'); } }
try { echo sprintf('a%s', new T); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
try { echo sprintf('%s'); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { echo sprintf('%s', 1, 2), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo sprintf('%s', $undefined), sprintf('%d', $undefined), "|\n";
echo sprintf('%05d', 42), sprintf("%'*5s", 'a'), sprintf('%2$s %1$s', 'a', 'b'), "\n";
declare_strict();
function declare_strict() { $f = 'sprintf'; echo $f('%s', 1), call_user_func('sprintf', '%d', '2'), sprintf(...['%s', 3]), "\n"; }
--EXPECT--
<a><5x>a-5%
x%
[1][2]s1s2

Warning: Array to string conversion in {PWD}/sprintf_as_rope.php on line 5
Array
610001
string(1) "1"
string(19) "9223372036854775807"
string(4) "a1.5"
string(3) "6:l"

Warning: Object of class stdClass could not be converted to int in {PWD}/sprintf_as_rope.php on line 7
Error: Object of class stdClass could not be converted to string
#0 {main}
#0 {PWD}/sprintf_as_rope.php(10): T->__toString()
#1 {main}
ArgumentCountError: 2 arguments are required, 1 given
1

Warning: Undefined variable $undefined in {PWD}/sprintf_as_rope.php on line 13

Warning: Undefined variable $undefined in {PWD}/sprintf_as_rope.php on line 13
0|
00042****ab a
123
