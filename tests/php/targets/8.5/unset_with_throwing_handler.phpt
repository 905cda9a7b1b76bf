--TEST--
unset() of elements while the error handler throws
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(function($n,$t){ throw new ErrorException($t); });
function show($f) { try { var_dump($f()); } catch (Throwable $e) { for (; $e; $e=$e->getPrevious()) echo get_class($e), ": ", $e->getMessage(), "\n"; } }
show(function() { $a=[1,2,3]; try { unset($a[1.5]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { unset($a[null]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { unset($a[STDIN]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { unset($a[$u]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3,''=>5]; try { unset($a[$u]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3,''=>5]; try { unset($a[null]); } finally { var_dump(count($a));} });
show(function() { $a=[0=>1]; try { unset($a[NAN]); } finally { var_dump(count($a));} });
show(function() { $a=[0=>1]; try { unset($a[INF]); } finally { var_dump(count($a));} });
--EXPECT--
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
NULL
int(2)
ErrorException: Resource ID#1 used as offset, casting to integer (1)
int(3)
ErrorException: Undefined variable $u
int(3)
ErrorException: Undefined variable $u
int(3)
NULL
int(1)
ErrorException: The float NAN is not representable as an int, cast occurred
int(1)
ErrorException: The float INF is not representable as an int, cast occurred
