--TEST--
Uri\Rfc3986\Uri: changing parts, what is refused
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri; $u = new Uri('https://user:pw@Example.com:8080/a/./b/../c?q=%41#frag');
foreach (['getScheme', 'getRawScheme', 'getUserInfo', 'getUsername', 'getPassword', 'getHost', 'getRawHost', 'getPort', 'getPath', 'getRawPath', 'getQuery', 'getRawQuery', 'getFragment', 'getRawFragment', 'toString', 'toRawString'] as $m) echo "$m: ", json_encode($u->$m(), JSON_UNESCAPED_SLASHES), "\n";
foreach ([['withScheme', 'http'], ['withScheme', '1x'], ['withScheme', null], ['withUserInfo', 'u'], ['withUserInfo', null], ['withUserInfo', 'a@b'], ['withHost', '[::1]'], ['withHost', ''], ['withHost', null], ['withHost', 'a b'], ['withPort', 1], ['withPort', null], ['withPort', 99999], ['withPort', -1], ['withPath', '/x y'], ['withPath', 'rel'], ['withPath', '/%7Ez'], ['withQuery', 'a=b&c'], ['withQuery', '#'], ['withQuery', null], ['withFragment', 'x#'], ['withFragment', '']] as [$m, $v]) try { echo "$m ", json_encode($v), ': ', $u->$m($v)->toRawString(), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
var_dump($u->equals(new Uri('https://user:pw@example.com:8080/a/c?q=A')), $u->equals(new Uri('https://user:pw@example.com:8080/a/c?q=A'), \\Uri\UriComparisonMode::IncludeFragment), Uri::parse(''), $u->resolve('../x?y')->toString(), $u->resolve('//h/p')->toString(), $u->resolve('')->toString(), $u->resolve('#z')->toString());
--EXPECT--
Parse error: syntax error, unexpected token "\", expecting ")" in {PWD}/uri_rfc3986_withers.php on line 5
--EXIT--
255
