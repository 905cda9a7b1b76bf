--TEST--
"$object$array": the array is converted although the object cannot be
--FILE--
<?php
function ex($f) { try { var_dump($f()); } catch (Throwable $e) { for (;$e;$e=$e->getPrevious()) echo get_class($e),': ',$e->getMessage(),"\n"; } }
$c = fn() => 1; $a = [[1]]; $o = new stdClass;
ex(function() use ($c,$a) { return "{$c}$a[0]"; });
ex(function() use ($c,$a) { return "$c$a"; });
ex(function() use ($c,$a) { return "$a$c$a"; });
ex(function() use ($c,$a) { return "x$c$a"; });
ex(function() use ($c,$a) { return "x$c$a y"; });
ex(function() use ($c,$a) { return $c . $a; });
ex(function() use ($c,$a) { return $a . $c; });
ex(function() use ($c,$a,$o) { return "$a $c x$o"; });
ex(function() use ($c,$a,$o) { return "$c $o"; });
ex(function() use ($c,$a,$o) { return "$c$o"; });
ex(function() use ($c,$a,$o) { return $c.$o; });
ex(function() use ($c,$a,$o) { return "$c$undef"; });
ex(function() use ($c,$a,$o) { return "$c$undef x"; });
set_error_handler(function($n,$t) { echo "eh $t\n"; throw new Exception($t); });
ex(function() use ($c,$a) { return "{$c}$a[0]"; });
ex(function() use ($c,$a) { return "$c$a"; });
ex(function() use ($c,$a) { return "$a$c$a"; });
ex(function() use ($c,$a) { return "x$c$a y"; });
ex(function() use ($c,$a) { return $c . $a; });
ex(function() use ($c,$a) { return $a . $c; });
ex(function() use ($c,$a,$o) { return "$c$undef"; });
ex(function() use ($c,$a,$o) { return $c . $undef; });
ex(function() use ($c,$a,$o) { return $undef.$c; });
ex(function() use ($c,$a,$o) { return "$a$undef"; });
--EXPECT--
Warning: Array to string conversion in {PWD}/array_after_an_object_without_text.php on line 4
Error: Object of class Closure could not be converted to string

Warning: Array to string conversion in {PWD}/array_after_an_object_without_text.php on line 5
Error: Object of class Closure could not be converted to string

Warning: Array to string conversion in {PWD}/array_after_an_object_without_text.php on line 6
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string

Warning: Array to string conversion in {PWD}/array_after_an_object_without_text.php on line 10
Error: Object of class Closure could not be converted to string

Warning: Array to string conversion in {PWD}/array_after_an_object_without_text.php on line 11
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
eh Array to string conversion
Exception: Array to string conversion
Error: Object of class Closure could not be converted to string
Error: Object of class Closure could not be converted to string
eh Array to string conversion
Exception: Array to string conversion
Error: Object of class Closure could not be converted to string
eh Undefined variable $undef
Exception: Undefined variable $undef
eh Undefined variable $undef
Exception: Undefined variable $undef
eh Array to string conversion
Exception: Array to string conversion
