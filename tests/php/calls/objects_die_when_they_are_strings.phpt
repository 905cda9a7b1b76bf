--TEST--
An object passed where a function takes a string dies when it has become one
--FILE--
<?php
class D { function __construct(public $n){} function __toString():string { return "str{$this->n}"; } function __destruct(){echo"~{$this->n}\n";}}
set_error_handler(function($no,$text,$file,$line){echo"[$no] $text @$line\n";});
strpos(new D(1), null);
str_replace(new D(1), "b", new D(2));
try { strpos(new D(4), []); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$n = null;
substr_count(new D(4), "a", $n);
explode(new D(5), new D(6));
function f($a) { return $a; }
ucfirst(f(new D(7)));
$x = new D(8); htmlspecialchars($x, null);
call_user_func('strpos', new D(9), null);
array_map('strpos', [new D(10)], [null]);
md5(string: new D(11), binary: null);
--EXPECT--
~1
[8192] strpos(): Passing null to parameter #2 ($needle) of type string is deprecated @4
~1
~2
~4
strpos(): Argument #2 ($needle) must be of type string, array given
~4
[8192] substr_count(): Passing null to parameter #3 ($offset) of type int is deprecated @8
~5
~6
~7
[8192] htmlspecialchars(): Passing null to parameter #2 ($flags) of type int is deprecated @12
~9
[8192] strpos(): Passing null to parameter #2 ($needle) of type string is deprecated @13
[8192] strpos(): Passing null to parameter #2 ($needle) of type string is deprecated @14
~10
~11
[8192] md5(): Passing null to parameter #2 ($binary) of type bool is deprecated @15
~8
