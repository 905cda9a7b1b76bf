--TEST--
Uri objects: serialize, clone, debug output, comparison, subclasses
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri; use Uri\WhatWg\Url; foreach ([new Uri('http://a/b?c'), new Url('http://a/b?c#d')] as $u) { var_dump($u); echo $s = serialize($u), "\n"; var_dump(unserialize($s)->equals($u), unserialize($s) == $u, clone $u == $u); echo json_encode($u), "\n"; print_r((array) $u); var_export($u); echo "\n"; var_dump(count(get_object_vars($u)));
 foreach ([fn() => $u->x = 1, fn() => (string) $u, fn() => $u->__construct('http://z'), fn() => unserialize(str_replace('http', 'ht tp', $s)), fn() => (new ReflectionClass($u))->newInstanceWithoutConstructor()] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
--EXPECT--
object(Uri\Rfc3986\Uri)#1 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  NULL
  ["password"]=>
  NULL
  ["host"]=>
  string(1) "a"
  ["port"]=>
  NULL
  ["path"]=>
  string(2) "/b"
  ["query"]=>
  string(1) "c"
  ["fragment"]=>
  NULL
}
O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:12:"http://a/b?c";}i:1;a:0:{}}
bool(true)
bool(true)
bool(true)
{}
Array
(
)
\Uri\Rfc3986\Uri::__set_state(array(
))
int(0)
Error: Cannot create dynamic property Uri\Rfc3986\Uri::$x
Error: Object of class Uri\Rfc3986\Uri could not be converted to string
Error: Cannot modify readonly object of class Uri\Rfc3986\Uri

Warning: unserialize(): Error at offset 63 of 78 bytes in {PWD}/uri_objects.php on line 3
bool(false)
ReflectionException: Class Uri\Rfc3986\Uri is an internal class marked as final that cannot be instantiated without invoking its constructor
object(Uri\WhatWg\Url)#2 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  NULL
  ["password"]=>
  NULL
  ["host"]=>
  string(1) "a"
  ["port"]=>
  NULL
  ["path"]=>
  string(2) "/b"
  ["query"]=>
  string(1) "c"
  ["fragment"]=>
  string(1) "d"
}
O:14:"Uri\WhatWg\Url":2:{i:0;a:1:{s:3:"uri";s:14:"http://a/b?c#d";}i:1;a:0:{}}
bool(true)
bool(true)
bool(true)
{}
Array
(
)
\Uri\WhatWg\Url::__set_state(array(
))
int(0)
Error: Cannot create dynamic property Uri\WhatWg\Url::$x
Error: Object of class Uri\WhatWg\Url could not be converted to string
Error: Cannot modify readonly object of class Uri\WhatWg\Url

Warning: unserialize(): Error at offset 64 of 79 bytes in {PWD}/uri_objects.php on line 3
bool(false)
ReflectionException: Class Uri\WhatWg\Url is an internal class marked as final that cannot be instantiated without invoking its constructor
