--TEST--
Uri\WhatWg\Url: changes, serialization
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\WhatWg\Url; use Uri\UriComparisonMode;
function t($f) { try { $r = $f(); echo is_object($r) && method_exists($r, 'toAsciiString') ? $r->toAsciiString() . ' ' . $r->toUnicodeString() : var_export($r, true), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(); foreach ($e->errors ?? [] as $x) echo ' ', $x->type->name, $x->failure ? '!' : '', json_encode($x->context, JSON_UNESCAPED_SLASHES); echo "\n"; } }
$u = new Url('https://user:pw@example.com:8080/p/a?q=1#f'); new Url("http://x");
foreach (['withScheme' => ['http', 'HTTP', 'mailto', 'ftp:', 'file', 'foo'], 'withUsername' => ['u', null, '', 'a@b', 'ä', 'u%20', 'a:b'], 'withPassword' => ['p', null, '', 'a:b'], 'withHost' => ['h.org', '', '[::1]', '1.2.3.4', 'a b', 'a/b', 'A.B', 'x:80', '[::1', 'ä.de', 'a?b', '%41'], 'withPort' => [80, 443, null, 0, -1, 65535, 65536], 'withPath' => ['/x', 'x', '', '/a b', '/a?b', '//x', '/../y', '\\z', '#'], 'withQuery' => ['a=b', null, '', '?x', 'a#b', "a b'", 'ä'], 'withFragment' => ['x', null, '', '#y', 'a b`']] as $m => $vals) foreach ($vals as $v) { echo $m, ' ', var_export($v, true), ' => '; t(fn() => $u->$m($v)); }
foreach (['mailto:x', 'file:///p', 'foo://h', 'foo:/p', 'http://h:80'] as $s) { $n = new Url($s); foreach (['withHost' => ['z', null], 'withPort' => [5], 'withUsername' => ['u'], 'withPath' => ['/y', 'y'], 'withScheme' => ['https', 'bar'], 'withQuery' => ['q'], 'withFragment' => ['f']] as $m => $vals) foreach ($vals as $v) { echo $s, ' ', $m, ' ', var_export($v, true), ' => '; t(fn() => $n->$m($v)); } }
t(fn() => $u->equals(new Url('https://user:pw@EXAMPLE.com:8080/p/./a?q=1'))); t(fn() => $u->equals(new Url('https://user:pw@EXAMPLE.com:8080/p/./a?q=1'), UriComparisonMode::IncludeFragment)); print_r($u); var_dump(serialize($u), unserialize(serialize($u)) == $u); t(fn() => unserialize('O:14:"Uri\WhatWg\Url":0:{}')); t(fn() => $u->__construct('http://z')); t(fn() => clone $u); t(fn() => $u->foo = 1); $e = null; var_dump(Url::parse('x', null, $e), count($e), (string) Url::parse('http://h', null, $e)?->toAsciiString(), $e); t(fn() => $u->resolve('http://[')); t(fn() => new Url('http://h:x')); $x = (function () { try { new Url('http://['); } catch (Exception $e) { return $e; } })(); print_r($x->errors[0]); var_dump($x->getCode()); t(fn() => new Uri\WhatWg\InvalidUrlException('m', [], 3)); t(fn() => new Uri\WhatWg\InvalidUrlException('m', [1])); print_r(new Uri\WhatWg\UrlValidationError('c', Uri\WhatWg\UrlValidationErrorType::PortInvalid, true)); t(fn() => (new Url('http://ÄB.de/ü'))->toUnicodeString());
--EXPECT--
withScheme 'http' => http://user:pw@example.com:8080/p/a?q=1#f http://user:pw@example.com:8080/p/a?q=1#f
withScheme 'HTTP' => http://user:pw@example.com:8080/p/a?q=1#f http://user:pw@example.com:8080/p/a?q=1#f
withScheme 'mailto' => https://user:pw@example.com:8080/p/a?q=1#f https://user:pw@example.com:8080/p/a?q=1#f
withScheme 'ftp:' => ftp://user:pw@example.com:8080/p/a?q=1#f ftp://user:pw@example.com:8080/p/a?q=1#f
withScheme 'file' => https://user:pw@example.com:8080/p/a?q=1#f https://user:pw@example.com:8080/p/a?q=1#f
withScheme 'foo' => https://user:pw@example.com:8080/p/a?q=1#f https://user:pw@example.com:8080/p/a?q=1#f
withUsername 'u' => https://u:pw@example.com:8080/p/a?q=1#f https://u:pw@example.com:8080/p/a?q=1#f
withUsername NULL => https://:pw@example.com:8080/p/a?q=1#f https://:pw@example.com:8080/p/a?q=1#f
withUsername '' => https://:pw@example.com:8080/p/a?q=1#f https://:pw@example.com:8080/p/a?q=1#f
withUsername 'a@b' => https://a%40b:pw@example.com:8080/p/a?q=1#f https://a%40b:pw@example.com:8080/p/a?q=1#f
withUsername 'ä' => https://%C3%A4:pw@example.com:8080/p/a?q=1#f https://%C3%A4:pw@example.com:8080/p/a?q=1#f
withUsername 'u%20' => https://u%20:pw@example.com:8080/p/a?q=1#f https://u%20:pw@example.com:8080/p/a?q=1#f
withUsername 'a:b' => https://a%3Ab:pw@example.com:8080/p/a?q=1#f https://a%3Ab:pw@example.com:8080/p/a?q=1#f
withPassword 'p' => https://user:p@example.com:8080/p/a?q=1#f https://user:p@example.com:8080/p/a?q=1#f
withPassword NULL => https://user@example.com:8080/p/a?q=1#f https://user@example.com:8080/p/a?q=1#f
withPassword '' => https://user@example.com:8080/p/a?q=1#f https://user@example.com:8080/p/a?q=1#f
withPassword 'a:b' => https://user:a%3Ab@example.com:8080/p/a?q=1#f https://user:a%3Ab@example.com:8080/p/a?q=1#f
withHost 'h.org' => https://user:pw@h.org:8080/p/a?q=1#f https://user:pw@h.org:8080/p/a?q=1#f
withHost '' => Uri\WhatWg\InvalidUrlException: The specified host is malformed (HostMissing) HostMissing!""
withHost '[::1]' => https://user:pw@[::1]:8080/p/a?q=1#f https://user:pw@[::1]:8080/p/a?q=1#f
withHost '1.2.3.4' => https://user:pw@1.2.3.4:8080/p/a?q=1#f https://user:pw@1.2.3.4:8080/p/a?q=1#f
withHost 'a b' => Uri\WhatWg\InvalidUrlException: The specified host is malformed (DomainInvalidCodePoint) DomainInvalidCodePoint!" b"
withHost 'a/b' => https://user:pw@a:8080/p/a?q=1#f https://user:pw@a:8080/p/a?q=1#f
withHost 'A.B' => https://user:pw@a.b:8080/p/a?q=1#f https://user:pw@a.b:8080/p/a?q=1#f
withHost 'x:80' => Uri\WhatWg\InvalidUrlException: The specified host is malformed
withHost '[::1' => Uri\WhatWg\InvalidUrlException: The specified host is malformed (Ipv6Unclosed) Ipv6Unclosed!"1"
withHost 'ä.de' => https://user:pw@xn--4ca.de:8080/p/a?q=1#f https://user:pw@ä.de:8080/p/a?q=1#f
withHost 'a?b' => https://user:pw@a:8080/p/a?q=1#f https://user:pw@a:8080/p/a?q=1#f
withHost '%41' => https://user:pw@A:8080/p/a?q=1#f https://user:pw@a:8080/p/a?q=1#f
withPort 80 => https://user:pw@example.com:80/p/a?q=1#f https://user:pw@example.com:80/p/a?q=1#f
withPort 443 => https://user:pw@example.com/p/a?q=1#f https://user:pw@example.com/p/a?q=1#f
withPort NULL => https://user:pw@example.com/p/a?q=1#f https://user:pw@example.com/p/a?q=1#f
withPort 0 => https://user:pw@example.com:0/p/a?q=1#f https://user:pw@example.com:0/p/a?q=1#f
withPort -1 => Uri\WhatWg\InvalidUrlException: The specified port is malformed
withPort 65535 => https://user:pw@example.com:65535/p/a?q=1#f https://user:pw@example.com:65535/p/a?q=1#f
withPort 65536 => Uri\WhatWg\InvalidUrlException: The specified port is malformed (PortOutOfRange) PortOutOfRange!""
withPath '/x' => https://user:pw@example.com:8080/x?q=1#f https://user:pw@example.com:8080/x?q=1#f
withPath 'x' => https://user:pw@example.com:8080/x?q=1#f https://user:pw@example.com:8080/x?q=1#f
withPath '' => https://user:pw@example.com:8080/?q=1#f https://user:pw@example.com:8080/?q=1#f
withPath '/a b' => https://user:pw@example.com:8080/a%20b?q=1#f https://user:pw@example.com:8080/a%20b?q=1#f
withPath '/a?b' => https://user:pw@example.com:8080/a%3Fb?q=1#f https://user:pw@example.com:8080/a%3Fb?q=1#f
withPath '//x' => https://user:pw@example.com:8080//x?q=1#f https://user:pw@example.com:8080//x?q=1#f
withPath '/../y' => https://user:pw@example.com:8080/y?q=1#f https://user:pw@example.com:8080/y?q=1#f
withPath '\\z' => https://user:pw@example.com:8080/z?q=1#f https://user:pw@example.com:8080/z?q=1#f
withPath '#' => https://user:pw@example.com:8080/%23?q=1#f https://user:pw@example.com:8080/%23?q=1#f
withQuery 'a=b' => https://user:pw@example.com:8080/p/a?a=b#f https://user:pw@example.com:8080/p/a?a=b#f
withQuery NULL => https://user:pw@example.com:8080/p/a#f https://user:pw@example.com:8080/p/a#f
withQuery '' => https://user:pw@example.com:8080/p/a#f https://user:pw@example.com:8080/p/a#f
withQuery '?x' => https://user:pw@example.com:8080/p/a?x#f https://user:pw@example.com:8080/p/a?x#f
withQuery 'a#b' => https://user:pw@example.com:8080/p/a?a%23b#f https://user:pw@example.com:8080/p/a?a%23b#f
withQuery 'a b\'' => https://user:pw@example.com:8080/p/a?a%20b%27#f https://user:pw@example.com:8080/p/a?a%20b%27#f
withQuery 'ä' => https://user:pw@example.com:8080/p/a?%C3%A4#f https://user:pw@example.com:8080/p/a?%C3%A4#f
withFragment 'x' => https://user:pw@example.com:8080/p/a?q=1#x https://user:pw@example.com:8080/p/a?q=1#x
withFragment NULL => https://user:pw@example.com:8080/p/a?q=1 https://user:pw@example.com:8080/p/a?q=1
withFragment '' => https://user:pw@example.com:8080/p/a?q=1 https://user:pw@example.com:8080/p/a?q=1
withFragment '#y' => https://user:pw@example.com:8080/p/a?q=1#y https://user:pw@example.com:8080/p/a?q=1#y
withFragment 'a b`' => https://user:pw@example.com:8080/p/a?q=1#a%20b%60 https://user:pw@example.com:8080/p/a?q=1#a%20b%60
mailto:x withHost 'z' => mailto:x mailto:x
mailto:x withHost NULL => mailto:x mailto:x
mailto:x withPort 5 => mailto:x mailto:x
mailto:x withUsername 'u' => mailto:x mailto:x
mailto:x withPath '/y' => mailto:x mailto:x
mailto:x withPath 'y' => mailto:x mailto:x
mailto:x withScheme 'https' => mailto:x mailto:x
mailto:x withScheme 'bar' => bar:x bar:x
mailto:x withQuery 'q' => mailto:x?q mailto:x?q
mailto:x withFragment 'f' => mailto:x#f mailto:x#f
file:///p withHost 'z' => file://z/p file://z/p
file:///p withHost NULL => file:///p file:///p
file:///p withPort 5 => file:///p file:///p
file:///p withUsername 'u' => file:///p file:///p
file:///p withPath '/y' => file:///y file:///y
file:///p withPath 'y' => file:///y file:///y
file:///p withScheme 'https' => file:///p file:///p
file:///p withScheme 'bar' => file:///p file:///p
file:///p withQuery 'q' => file:///p?q file:///p?q
file:///p withFragment 'f' => file:///p#f file:///p#f
foo://h withHost 'z' => foo://z foo://z
foo://h withHost NULL => foo:// foo://
foo://h withPort 5 => foo://h:5 foo://h:5
foo://h withUsername 'u' => foo://u@h foo://u@h
foo://h withPath '/y' => foo://h/y foo://h/y
foo://h withPath 'y' => foo://h/y foo://h/y
foo://h withScheme 'https' => foo://h foo://h
foo://h withScheme 'bar' => bar://h bar://h
foo://h withQuery 'q' => foo://h?q foo://h?q
foo://h withFragment 'f' => foo://h#f foo://h#f
foo:/p withHost 'z' => foo://z/p foo://z/p
foo:/p withHost NULL => foo:///p foo:///p
foo:/p withPort 5 => foo:/p foo:/p
foo:/p withUsername 'u' => foo:/p foo:/p
foo:/p withPath '/y' => foo:/y foo:/y
foo:/p withPath 'y' => foo:/y foo:/y
foo:/p withScheme 'https' => foo:/p foo:/p
foo:/p withScheme 'bar' => bar:/p bar:/p
foo:/p withQuery 'q' => foo:/p?q foo:/p?q
foo:/p withFragment 'f' => foo:/p#f foo:/p#f
http://h:80 withHost 'z' => http://z/ http://z/
http://h:80 withHost NULL => Uri\WhatWg\InvalidUrlException: The specified host is malformed (HostMissing) HostMissing!""
http://h:80 withPort 5 => http://h:5/ http://h:5/
http://h:80 withUsername 'u' => http://u@h/ http://u@h/
http://h:80 withPath '/y' => http://h/y http://h/y
http://h:80 withPath 'y' => http://h/y http://h/y
http://h:80 withScheme 'https' => https://h/ https://h/
http://h:80 withScheme 'bar' => http://h/ http://h/
http://h:80 withQuery 'q' => http://h/?q http://h/?q
http://h:80 withFragment 'f' => http://h/#f http://h/#f
true
false
Uri\WhatWg\Url Object
(
    [scheme] => https
    [username] => user
    [password] => pw
    [host] => example.com
    [port] => 8080
    [path] => /p/a
    [query] => q=1
    [fragment] => f
)
string(106) "O:14:"Uri\WhatWg\Url":2:{i:0;a:1:{s:3:"uri";s:42:"https://user:pw@example.com:8080/p/a?q=1#f";}i:1;a:0:{}}"
bool(true)
Exception: Invalid serialization data for Uri\WhatWg\Url object
Error: Cannot modify readonly object of class Uri\WhatWg\Url
https://user:pw@example.com:8080/p/a?q=1#f https://user:pw@example.com:8080/p/a?q=1#f
Error: Cannot create dynamic property Uri\WhatWg\Url::$foo
NULL
int(1)
string(9) "http://h/"
array(0) {
}
Uri\WhatWg\InvalidUrlException: The specified URI is malformed (Ipv6Unclosed) Ipv6Unclosed!"["
Uri\WhatWg\InvalidUrlException: The specified URI is malformed (PortInvalid) PortInvalid!"x"
Uri\WhatWg\UrlValidationError Object
(
    [context] => [
    [type] => Uri\WhatWg\UrlValidationErrorType Enum
        (
            [name] => Ipv6Unclosed
        )

    [failure] => 1
)
int(0)
\Uri\WhatWg\InvalidUrlException::__set_state(array(
   'message' => 'm',
   'string' => '',
   'code' => 3,
   'file' => '{PWD}/url_whatwg_changes.php',
   'line' => 7,
   'trace' => 
  array (
    0 => 
    array (
      'file' => '{PWD}/url_whatwg_changes.php',
      'line' => 3,
      'function' => '{closure:{PWD}/url_whatwg_changes.php:7}',
      'args' => 
      array (
      ),
    ),
    1 => 
    array (
      'file' => '{PWD}/url_whatwg_changes.php',
      'line' => 7,
      'function' => 't',
      'args' => 
      array (
        0 => 
        \Closure::__set_state(array(
        )),
      ),
    ),
  ),
   'previous' => NULL,
   'errors' => 
  array (
  ),
))
ValueError: Uri\WhatWg\InvalidUrlException::__construct(): Argument #2 ($errors) must be a list of Uri\WhatWg\UrlValidationError
Uri\WhatWg\UrlValidationError Object
(
    [context] => c
    [type] => Uri\WhatWg\UrlValidationErrorType Enum
        (
            [name] => PortInvalid
        )

    [failure] => 1
)
'http://äb.de/%C3%BC'
