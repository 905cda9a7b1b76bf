--TEST--
URIs and URLs changed, compared, serialized and refused
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri; use Uri\WhatWg\Url;
$u = new Uri('http://u:p@h:1/p?q#f'); $w = new Url('http://u:p@h:1/p?q#f'); var_dump($u, $w); print_r($u); var_export($w); echo json_encode($u), serialize($u), serialize($w), "\n"; var_dump(unserialize(serialize($u)) == $u, $u->equals(new Uri('HTTP://u:p@h:1/p?q#g')), $u->equals(new Uri('http://u:p@h:1/p?q#g'), Uri\UriComparisonMode::IncludeFragment), $w->equals(new Url('http://u:p@h:1/p?q')));
foreach ([['withScheme','https'],['withScheme',null],['withScheme','1x'],['withHost',null],['withHost','a b'],['withHost','[::1]'],['withPort',99999],['withPort',-1],['withPort',null],['withPath','no/slash'],['withPath','//x'],['withPath',''],['withPath','/a b'],['withQuery','a b'],['withQuery',null],['withQuery','?x'],['withFragment','#x'],['withFragment',null],['withUserInfo','a:b:c'],['withUserInfo',null],['withUserInfo','a@b'],['withUsername','x'],['withUsername',null],['withPassword','a:@'],['withPassword',null],['withScheme','ftp'],['withScheme','zzz'],['withHost',''],['withPath','/%41/../b']] as [$m, $a]) foreach ([$u, $w] as $o) { echo "$m ", json_encode($a), ' '; if (!method_exists($o, $m)) { echo "none\n"; continue; } try { $n = $o->$m($a); echo $n instanceof Uri ? $n->toRawString() . ' ' . $n->toString() : $n->toAsciiString(), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
foreach ([fn() => new class('x') extends Uri {}, fn() => clone $u, fn() => $u->x = 1, fn() => $u->x, fn() => clone($u, ['a'=>1]), fn() => new Url('x', $w), fn() => new Url('x'), fn() => new Uri('x', $u), fn() => Url::parse('/y', $w, $errs), fn() => Url::parse('http://a b', null, $errs) ?? $errs, fn() => (string)$u, fn() => unserialize('O:15:"Uri\Rfc3986\Uri":0:{}'), fn() => unserialize('O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:3:"a b";}i:1;a:0:{}}'), fn() => $u->__unserialize([]), fn() => $u->__construct('zz'), fn() => (new ReflectionClass(Uri::class))->newInstanceWithoutConstructor()->getHost(), fn() => $u == $w, fn() => $u <=> new Uri('a'), fn() => new Uri('a') == new Uri('b'), fn() => (array)$u, fn() => Uri\WhatWg\UrlValidationErrorType::cases()[3], fn() => new Uri\InvalidUriException('x'), fn() => new Uri\WhatWg\InvalidUrlException('m', [new stdClass]), fn() => new Uri\WhatWg\UrlValidationError('c', Uri\WhatWg\UrlValidationErrorType::HostMissing, true), fn() => (new ReflectionClass(Url::class))->newLazyGhost(fn() => 1)] as $i => $f) try { echo $i, ' '; var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
object(Uri\Rfc3986\Uri)#1 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  string(1) "u"
  ["password"]=>
  string(1) "p"
  ["host"]=>
  string(1) "h"
  ["port"]=>
  int(1)
  ["path"]=>
  string(2) "/p"
  ["query"]=>
  string(1) "q"
  ["fragment"]=>
  string(1) "f"
}
object(Uri\WhatWg\Url)#2 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  string(1) "u"
  ["password"]=>
  string(1) "p"
  ["host"]=>
  string(1) "h"
  ["port"]=>
  int(1)
  ["path"]=>
  string(2) "/p"
  ["query"]=>
  string(1) "q"
  ["fragment"]=>
  string(1) "f"
}
Uri\Rfc3986\Uri Object
(
    [scheme] => http
    [username] => u
    [password] => p
    [host] => h
    [port] => 1
    [path] => /p
    [query] => q
    [fragment] => f
)
\Uri\WhatWg\Url::__set_state(array(
)){}O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:20:"http://u:p@h:1/p?q#f";}i:1;a:0:{}}O:14:"Uri\WhatWg\Url":2:{i:0;a:1:{s:3:"uri";s:20:"http://u:p@h:1/p?q#f";}i:1;a:0:{}}

Fatal error: Uncaught Error: Class "Uri\Rfc3986\Uri\UriComparisonMode" not found in {PWD}/uris_changed_and_refused.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/uris_changed_and_refused.php on line 3
--EXIT--
255
