--TEST--
IPv6 hosts of Uri\Rfc3986\Uri are written with all digits
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri;
foreach (['http://[::1]:80/', 'http://[2001:DB8::0:1]/x?y#z', 'http://u@[::ffff:1.2.3.4]/', 'http://[v1.fe]/a', '//[::1]'] as $s) { $u = new Uri($s); echo $u->toString(), ' ', $u->toRawString(), ' ', $u->getHost(), ' ', $u->getRawHost(), ' ', $u->withPath('/q')->toRawString(), ' ', $u->withHost('[::2]')->toRawString(),' ', $u->withHost('[::2]')->getRawHost(), ' ', $u->resolve('/zz')->toRawString(), ' ', $u->resolve('zz')->toString(), ' ', $u->equals(new Uri('http://[0:0::1]:80/')) ? 'eq' : 'ne', ' ', serialize($u), ' ', serialize($u->withHost('[::3]')), "\n"; 
 var_dump($u); $c = clone $u; echo $c->toString(), $c->toRawString(), $u->withFragment('f')->toString(), "\n"; }
$u = new Uri('http://[::1]:80/'); echo $u->toRawString(), "\n"; $u = new Uri('http://[::1]:80/'); echo $u->getPath(), $u->toRawString(), "\n"; $u = new Uri('http://[::1]:80/'); echo $u->getHost(), $u->toRawString(), "\n";$u = Uri::parse('http://[::1]:80/'); echo $u->toRawString(), "\n"; 
--EXPECT--
http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/ http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/ [::1] [::1] http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/q http://[0000:0000:0000:0000:0000:0000:0000:0002]:80/ [::2] http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/zz http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/zz eq O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:52:"http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/";}i:1;a:0:{}} O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:52:"http://[0000:0000:0000:0000:0000:0000:0000:0003]:80/";}i:1;a:0:{}}
object(Uri\Rfc3986\Uri)#1 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  NULL
  ["password"]=>
  NULL
  ["host"]=>
  string(5) "[::1]"
  ["port"]=>
  int(80)
  ["path"]=>
  string(1) "/"
  ["query"]=>
  NULL
  ["fragment"]=>
  NULL
}
http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/http://[0000:0000:0000:0000:0000:0000:0000:0001]:80/#f
http://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#z http://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#z [2001:db8::0:1] [2001:DB8::0:1] http://[2001:0db8:0000:0000:0000:0000:0000:0001]/q?y#z http://[0000:0000:0000:0000:0000:0000:0000:0002]/x?y#z [::2] http://[2001:0db8:0000:0000:0000:0000:0000:0001]/zz http://[2001:0db8:0000:0000:0000:0000:0000:0001]/zz ne O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:54:"http://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#z";}i:1;a:0:{}} O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:54:"http://[0000:0000:0000:0000:0000:0000:0000:0003]/x?y#z";}i:1;a:0:{}}
object(Uri\Rfc3986\Uri)#3 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  NULL
  ["password"]=>
  NULL
  ["host"]=>
  string(15) "[2001:DB8::0:1]"
  ["port"]=>
  NULL
  ["path"]=>
  string(2) "/x"
  ["query"]=>
  string(1) "y"
  ["fragment"]=>
  string(1) "z"
}
http://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#zhttp://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#zhttp://[2001:0db8:0000:0000:0000:0000:0000:0001]/x?y#f
http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/ http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/ [::ffff:1.2.3.4] [::ffff:1.2.3.4] http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/q http://u@[0000:0000:0000:0000:0000:0000:0000:0002]/ [::2] http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/zz http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/zz ne O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:51:"http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/";}i:1;a:0:{}} O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:51:"http://u@[0000:0000:0000:0000:0000:0000:0000:0003]/";}i:1;a:0:{}}
object(Uri\Rfc3986\Uri)#2 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  string(1) "u"
  ["password"]=>
  string(0) ""
  ["host"]=>
  string(16) "[::ffff:1.2.3.4]"
  ["port"]=>
  NULL
  ["path"]=>
  string(1) "/"
  ["query"]=>
  NULL
  ["fragment"]=>
  NULL
}
http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/http://u@[0000:0000:0000:0000:0000:ffff:0102:0304]/#f
http://[v1.fe]/a http://[v1.fe]/a [v1.fe] [v1.fe] http://[v1.fe]/q http://[0000:0000:0000:0000:0000:0000:0000:0002]/a [::2] http://[v1.fe]/zz http://[v1.fe]/zz ne O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:16:"http://[v1.fe]/a";}i:1;a:0:{}} O:15:"Uri\Rfc3986\Uri":2:{i:0;a:1:{s:3:"uri";s:50:"http://[0000:0000:0000:0000:0000:0000:0000:0003]/a";}i:1;a:0:{}}
object(Uri\Rfc3986\Uri)#1 (8) {
  ["scheme"]=>
  string(4) "http"
  ["username"]=>
  NULL
  ["password"]=>
  NULL
  ["host"]=>
  string(7) "[v1.fe]"
  ["port"]=>
  NULL
  ["path"]=>
  string(2) "/a"
  ["query"]=>
  NULL
  ["fragment"]=>
  NULL
}
http://[v1.fe]/ahttp://[v1.fe]/ahttp://[v1.fe]/a#f
//[0000:0000:0000:0000:0000:0000:0000:0001] //[0000:0000:0000:0000:0000:0000:0000:0001] [::1] [::1] //[0000:0000:0000:0000:0000:0000:0000:0001]/q //[0000:0000:0000:0000:0000:0000:0000:0002] [::2] 
Fatal error: Uncaught Uri\InvalidUriException: The specified base URI must be absolute in {PWD}/uri_ipv6_hosts.php:3
Stack trace:
#0 {PWD}/uri_ipv6_hosts.php(3): Uri\Rfc3986\Uri->resolve('/zz')
#1 {main}
  thrown in {PWD}/uri_ipv6_hosts.php on line 3
--EXIT--
255
