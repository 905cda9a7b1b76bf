--TEST--
Uri\Rfc3986\Uri: parsing, normalization, changes, resolution
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri; use Uri\UriComparisonMode;
function t($f) { try { $r = $f(); echo is_object($r) && method_exists($r, 'toRawString') ? $r->toRawString() . ' ' . $r->toString() : var_export($r, true), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getPrevious() ? get_class($e->getPrevious()) : '', "\n"; } }
foreach (['http://a b', 'http://h/%zz', 'http://h:99999999999', 'http://h:-1', "http://h/\0", ':a', '1a:b', 'http://[::1', 'http://[v1.a]/', 'http://[1.2.3.4]', 'http://ä.de', 'http://u@v@h', '//', 'http:', 'http:///p', 'a//b', 'http://h:080/', 'http://h:/x', 'x://u:@h', 'x://:p@h', 'x://@h', 'urn:a:b?c#d', '#', '?', 'http://h#a#b', 'http://h?a?b', "http://h/a\nb", 'http://h/a[b]', 'http://h/?[x]', 'HTTP://H/%7e%2f%C3/..', 'a/../b', '../a', './a:b', '/a/./../../c/', 'http://EXAMPLE.com:80/', 'http://h/a%2Fb', 'http://%41.com', 'http://h//x', 'http://h/..//../x'] as $s) { echo json_encode($s), ' => '; t(fn() => new Uri($s)); }
$b = new Uri('http://a/b/c/d;p?q'); foreach (['g:h', 'g', './g', 'g/', '/g', '//g', '?y', 'g?y', '#s', 'g#s', ';x', '', '.', './', '..', '../g', '../..', '../../../g', '/./g', 'g.', 'g;x=1/../y', 'http:g', 'g?y/./x', "\0"] as $r) { echo json_encode($r), ' => '; t(fn() => $b->resolve($r)); } t(fn() => (new Uri('/rel'))->resolve('x')); t(fn() => new Uri('x', $b)); t(fn() => Uri::parse('x', $b)); t(fn() => Uri::parse('http://[')); t(fn() => new Uri('x', new Uri('y')));
$u = new Uri('https://user:pw@example.com:8080/p/a?q=1#f');
foreach (['withScheme' => ['http', 'HTTP', null, '', '1x', 'a b', 'a+.-'], 'withUserInfo' => ['u', 'u:p', null, '', 'a@b', 'ä', 'u%20'], 'withHost' => ['h.org', null, '', '[::1]', '1.2.3.4', 'a b', 'a/b', 'A.B', 'x:80', '[::1'], 'withPort' => [80, null, 0, -1, 65535, 65536, 999999], 'withPath' => ['/x', 'x', '', '/a b', '/a?b', '//x', '/..', '/%41', 'a:b'], 'withQuery' => ['a=b', null, '', '?x', 'a#b', 'a b', '%41'], 'withFragment' => ['x', null, '', '#y', 'a b', '%41']] as $m => $vals) foreach ($vals as $v) { echo $m, ' ', var_export($v, true), ' => '; t(fn() => $u->$m($v)); }
$r = new Uri('/p'); foreach (['withHost' => ['h', null, ''], 'withPort' => [80, null], 'withUserInfo' => ['u', null], 'withScheme' => ['s'], 'withPath' => ['x', '//y', '']] as $m => $vals) foreach ($vals as $v) { echo 'rel ', $m, ' ', var_export($v, true), ' => '; t(fn() => $r->$m($v)); } $n = new Uri('mailto:a'); t(fn() => $n->withHost('h')); t(fn() => $n->withPath('/b')); t(fn() => (new Uri('s://h'))->withPath('x')); t(fn() => (new Uri('s://h/p'))->withHost(null)); t(fn() => (new Uri('s://h//p'))->withHost(null)); t(fn() => (new Uri('s://u@h:1/p'))->withHost(null));
t(fn() => (new Uri('HTTP://H/%7E'))->equals(new Uri('http://h/~#x'))); t(fn() => (new Uri('http://h/#x'))->equals(new Uri('http://h/#y'), UriComparisonMode::IncludeFragment)); t(fn() => (new Uri('http://h'))->equals(new Uri('http://h/')));
print_r($u); var_dump(serialize($u), unserialize(serialize($u)) == $u, $u == new Uri('https://user:pw@example.com:8080/p/a?q=1#f')); t(fn() => unserialize('O:15:"Uri\Rfc3986\Uri":0:{}')); t(fn() => $u->__construct('http://z')); t(fn() => clone $u); t(fn() => $u->foo = 1); t(fn() => (string) $u); var_dump((array) $u, json_encode($u)); t(fn() => UriComparisonMode::cases()); print_r(new Uri('//u:p@[::1]:1')); var_dump((new Uri('http://[2001:DB8::1]/'))->getHost(), (new Uri('http://[2001:DB8::1]/'))->getRawHost(), (new Uri('s://%41%20:b%3a@h'))->getUsername(), (new Uri('s://u:a:b@h'))->getPassword(), (new Uri('s://u:a:b@h'))->getUserInfo(), (new Uri('a%2fb%41'))->getPath(), (new Uri('?%41%2f'))->getQuery());
--EXPECT--
"http:\/\/a b" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h\/%zz" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h:99999999999" => http://h:99999999999 http://h:99999999999
"http:\/\/h:-1" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h\/\u0000" => Uri\InvalidUriException: The specified URI is malformed 
":a" => Uri\InvalidUriException: The specified URI is malformed 
"1a:b" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/[::1" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/[v1.a]\/" => http://[v1.a]/ http://[v1.a]/
"http:\/\/[1.2.3.4]" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/\u00e4.de" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/u@v@h" => Uri\InvalidUriException: The specified URI is malformed 
"\/\/" => // //
"http:" => http: http:
"http:\/\/\/p" => http:///p http:///p
"a\/\/b" => a//b a//b
"http:\/\/h:080\/" => http://h:080/ http://h:80/
"http:\/\/h:\/x" => http://h:/x http://h:/x
"x:\/\/u:@h" => x://u:@h x://u:@h
"x:\/\/:p@h" => x://:p@h x://:p@h
"x:\/\/@h" => x://@h x://@h
"urn:a:b?c#d" => urn:a:b?c#d urn:a:b?c#d
"#" => # #
"?" => ? ?
"http:\/\/h#a#b" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h?a?b" => http://h?a?b http://h?a?b
"http:\/\/h\/a\nb" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h\/a[b]" => Uri\InvalidUriException: The specified URI is malformed 
"http:\/\/h\/?[x]" => Uri\InvalidUriException: The specified URI is malformed 
"HTTP:\/\/H\/%7e%2f%C3\/.." => HTTP://H/%7e%2f%C3/.. http://h/
"a\/..\/b" => a/../b b
"..\/a" => ../a ../a
".\/a:b" => ./a:b ./a:b
"\/a\/.\/..\/..\/c\/" => /a/./../../c/ /c/
"http:\/\/EXAMPLE.com:80\/" => http://EXAMPLE.com:80/ http://example.com:80/
"http:\/\/h\/a%2Fb" => http://h/a%2Fb http://h/a%2Fb
"http:\/\/%41.com" => http://%41.com http://a.com
"http:\/\/h\/\/x" => http://h//x http://h//x
"http:\/\/h\/..\/\/..\/x" => http://h/..//../x http://h/x
"g:h" => g:h g:h
"g" => http://a/b/c/g http://a/b/c/g
".\/g" => http://a/b/c/g http://a/b/c/g
"g\/" => http://a/b/c/g/ http://a/b/c/g/
"\/g" => http://a/g http://a/g
"\/\/g" => http://g http://g
"?y" => http://a/b/c/d;p?y http://a/b/c/d;p?y
"g?y" => http://a/b/c/g?y http://a/b/c/g?y
"#s" => http://a/b/c/d;p?q#s http://a/b/c/d;p?q#s
"g#s" => http://a/b/c/g#s http://a/b/c/g#s
";x" => http://a/b/c/;x http://a/b/c/;x
"" => http://a/b/c/d;p?q http://a/b/c/d;p?q
"." => http://a/b/c/ http://a/b/c/
".\/" => http://a/b/c/ http://a/b/c/
".." => http://a/b/ http://a/b/
"..\/g" => http://a/b/g http://a/b/g
"..\/.." => http://a/ http://a/
"..\/..\/..\/g" => http://a/g http://a/g
"\/.\/g" => http://a/g http://a/g
"g." => http://a/b/c/g. http://a/b/c/g.
"g;x=1\/..\/y" => http://a/b/c/y http://a/b/c/y
"http:g" => http:g http:g
"g?y\/.\/x" => http://a/b/c/g?y/./x http://a/b/c/g?y/./x
"\u0000" => Uri\InvalidUriException: The specified URI is malformed 
Uri\InvalidUriException: The specified base URI must be absolute 
http://a/b/c/x http://a/b/c/x
http://a/b/c/x http://a/b/c/x
NULL
Uri\InvalidUriException: The specified base URI must be absolute 
withScheme 'http' => http://user:pw@example.com:8080/p/a?q=1#f http://user:pw@example.com:8080/p/a?q=1#f
withScheme 'HTTP' => HTTP://user:pw@example.com:8080/p/a?q=1#f http://user:pw@example.com:8080/p/a?q=1#f
withScheme NULL => //user:pw@example.com:8080/p/a?q=1#f //user:pw@example.com:8080/p/a?q=1#f
withScheme '' => Uri\InvalidUriException: The specified scheme is malformed 
withScheme '1x' => Uri\InvalidUriException: The specified scheme is malformed 
withScheme 'a b' => Uri\InvalidUriException: The specified scheme is malformed 
withScheme 'a+.-' => a+.-://user:pw@example.com:8080/p/a?q=1#f a+.-://user:pw@example.com:8080/p/a?q=1#f
withUserInfo 'u' => https://u@example.com:8080/p/a?q=1#f https://u@example.com:8080/p/a?q=1#f
withUserInfo 'u:p' => https://u:p@example.com:8080/p/a?q=1#f https://u:p@example.com:8080/p/a?q=1#f
withUserInfo NULL => https://example.com:8080/p/a?q=1#f https://example.com:8080/p/a?q=1#f
withUserInfo '' => https://@example.com:8080/p/a?q=1#f https://@example.com:8080/p/a?q=1#f
withUserInfo 'a@b' => Uri\InvalidUriException: The specified userinfo is malformed 
withUserInfo 'ä' => Uri\InvalidUriException: The specified userinfo is malformed 
withUserInfo 'u%20' => https://u%20@example.com:8080/p/a?q=1#f https://u%20@example.com:8080/p/a?q=1#f
withHost 'h.org' => https://user:pw@h.org:8080/p/a?q=1#f https://user:pw@h.org:8080/p/a?q=1#f
withHost NULL => Uri\InvalidUriException: Cannot remove the host from a URI that has a userinfo 
withHost '' => https://user:pw@:8080/p/a?q=1#f https://user:pw@:8080/p/a?q=1#f
withHost '[::1]' => https://user:pw@[0000:0000:0000:0000:0000:0000:0000:0001]:8080/p/a?q=1#f https://user:pw@[0000:0000:0000:0000:0000:0000:0000:0001]:8080/p/a?q=1#f
withHost '1.2.3.4' => https://user:pw@1.2.3.4:8080/p/a?q=1#f https://user:pw@1.2.3.4:8080/p/a?q=1#f
withHost 'a b' => Uri\InvalidUriException: The specified host is malformed 
withHost 'a/b' => Uri\InvalidUriException: The specified host is malformed 
withHost 'A.B' => https://user:pw@A.B:8080/p/a?q=1#f https://user:pw@a.b:8080/p/a?q=1#f
withHost 'x:80' => Uri\InvalidUriException: The specified host is malformed 
withHost '[::1' => Uri\InvalidUriException: The specified host is malformed 
withPort 80 => https://user:pw@example.com:80/p/a?q=1#f https://user:pw@example.com:80/p/a?q=1#f
withPort NULL => https://user:pw@example.com/p/a?q=1#f https://user:pw@example.com/p/a?q=1#f
withPort 0 => https://user:pw@example.com:0/p/a?q=1#f https://user:pw@example.com:0/p/a?q=1#f
withPort -1 => Uri\InvalidUriException: The specified port is malformed 
withPort 65535 => https://user:pw@example.com:65535/p/a?q=1#f https://user:pw@example.com:65535/p/a?q=1#f
withPort 65536 => https://user:pw@example.com:65536/p/a?q=1#f https://user:pw@example.com:65536/p/a?q=1#f
withPort 999999 => https://user:pw@example.com:999999/p/a?q=1#f https://user:pw@example.com:999999/p/a?q=1#f
withPath '/x' => https://user:pw@example.com:8080/x?q=1#f https://user:pw@example.com:8080/x?q=1#f
withPath 'x' => Uri\InvalidUriException: The specified path is malformed 
withPath '' => https://user:pw@example.com:8080?q=1#f https://user:pw@example.com:8080?q=1#f
withPath '/a b' => Uri\InvalidUriException: The specified path is malformed 
withPath '/a?b' => Uri\InvalidUriException: The specified path is malformed 
withPath '//x' => https://user:pw@example.com:8080//x?q=1#f https://user:pw@example.com:8080//x?q=1#f
withPath '/..' => https://user:pw@example.com:8080/..?q=1#f https://user:pw@example.com:8080/?q=1#f
withPath '/%41' => https://user:pw@example.com:8080/%41?q=1#f https://user:pw@example.com:8080/A?q=1#f
withPath 'a:b' => Uri\InvalidUriException: The specified path is malformed 
withQuery 'a=b' => https://user:pw@example.com:8080/p/a?a=b#f https://user:pw@example.com:8080/p/a?a=b#f
withQuery NULL => https://user:pw@example.com:8080/p/a#f https://user:pw@example.com:8080/p/a#f
withQuery '' => https://user:pw@example.com:8080/p/a?#f https://user:pw@example.com:8080/p/a?#f
withQuery '?x' => https://user:pw@example.com:8080/p/a??x#f https://user:pw@example.com:8080/p/a??x#f
withQuery 'a#b' => Uri\InvalidUriException: The specified query is malformed 
withQuery 'a b' => Uri\InvalidUriException: The specified query is malformed 
withQuery '%41' => https://user:pw@example.com:8080/p/a?%41#f https://user:pw@example.com:8080/p/a?A#f
withFragment 'x' => https://user:pw@example.com:8080/p/a?q=1#x https://user:pw@example.com:8080/p/a?q=1#x
withFragment NULL => https://user:pw@example.com:8080/p/a?q=1 https://user:pw@example.com:8080/p/a?q=1
withFragment '' => https://user:pw@example.com:8080/p/a?q=1# https://user:pw@example.com:8080/p/a?q=1#
withFragment '#y' => Uri\InvalidUriException: The specified fragment is malformed 
withFragment 'a b' => Uri\InvalidUriException: The specified fragment is malformed 
withFragment '%41' => https://user:pw@example.com:8080/p/a?q=1#%41 https://user:pw@example.com:8080/p/a?q=1#A
rel withHost 'h' => //h/p //h/p
rel withHost NULL => /p /p
rel withHost '' => ///p ///p
rel withPort 80 => Uri\InvalidUriException: Cannot set a port without having a host 
rel withPort NULL => /p /p
rel withUserInfo 'u' => Uri\InvalidUriException: Cannot set a userinfo without having a host 
rel withUserInfo NULL => /p /p
rel withScheme 's' => s:/p s:/p
rel withPath 'x' => x x
rel withPath '//y' => /.//y /.//y
rel withPath '' =>  
mailto://h/a mailto://h/a
mailto:/b mailto:/b
Uri\InvalidUriException: The specified path is malformed 
s:/p s:/p
s:/.//p s:/.//p
Uri\InvalidUriException: Cannot remove the host from a URI that has a userinfo 
true
false
false
Uri\Rfc3986\Uri Object
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
string(107) "O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:42:"https://user:pw@example.com:8080/p/a?q=1#f";}i:1;a:0:{}}"
bool(true)
bool(true)
Exception: Invalid serialization data for Uri\Rfc3986\Uri object 
Error: Cannot modify readonly object of class Uri\Rfc3986\Uri 
https://user:pw@example.com:8080/p/a?q=1#f https://user:pw@example.com:8080/p/a?q=1#f
Error: Cannot create dynamic property Uri\Rfc3986\Uri::$foo 
Error: Object of class Uri\Rfc3986\Uri could not be converted to string 
array(0) {
}
string(2) "{}"
array (
  0 => 
  \Uri\UriComparisonMode::IncludeFragment,
  1 => 
  \Uri\UriComparisonMode::ExcludeFragment,
)
Uri\Rfc3986\Uri Object
(
    [scheme] => 
    [username] => u
    [password] => p
    [host] => [::1]
    [port] => 1
    [path] => 
    [query] => 
    [fragment] => 
)
string(13) "[2001:db8::1]"
string(13) "[2001:DB8::1]"
string(4) "A%20"
string(3) "a:b"
string(5) "u:a:b"
string(6) "a%2FbA"
string(4) "A%2F"
