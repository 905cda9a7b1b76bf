--TEST--
How many arguments a function was passed counts at its first call, too
--FILE--
<?php
for ($i = 0; $i < 3; $i++) try { setcookie("a","b",["expires"=>1], "/"); echo "ok\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { setcookie("a","b",["expires"=>1], "/"); echo "ok\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
class A extends ArrayObject {}
$a = new ArrayObject([1]); $a->__construct([2], 3); var_dump($a);
$i = new RegexIterator(new ArrayIterator(['a']), '/a/', 0, 0, 0);
var_dump(count(class_implements('A')), (new ReflectionMethod('A::count'))->name, (new ReflectionMethod('A', 'count'))->name);
try { new ReflectionMethod(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$o = new ArrayObject([3,1]); $o->uasort(fn($a, $b) => $a <=> $b); try { $o->uasort(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$o->exchangeArray([1]); var_dump($o->setFlags(flags: 1), setcookie(name: 'a', options: []));
--EXPECT--
setcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
setcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
setcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
setcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
object(ArrayObject)#1 (1) {
  ["storage":"ArrayObject":private]=>
  array(1) {
    [0]=>
    int(2)
  }
}
int(5)
string(5) "count"
string(5) "count"
ReflectionMethod::__construct() expects at least 1 argument, 0 given
ArrayObject::uasort() expects exactly 1 argument, 0 given

Fatal error: Uncaught Error: Unknown named parameter $options in {PWD}/first_call_counts_arguments.php:10
Stack trace:
#0 {main}
  thrown in {PWD}/first_call_counts_arguments.php on line 10
--EXIT--
255
