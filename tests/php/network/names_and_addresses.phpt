--TEST--
Names, addresses, protocols and services of the network
--FILE--
<?php
var_dump(gethostbyname('127.0.0.1'), gethostbyname('no such.invalid'), gethostbynamel('127.0.0.1'), gethostname() === php_uname('n'));
var_dump(getprotobyname('tcp'), getprotobynumber(17), getprotobyname('none'), getprotobynumber(255 + 1), getservbyname('http', 'tcp'), getservbyport(443, 'tcp'), getservbyname('none', 'tcp'), getservbyport(1, 'none'));
var_dump(inet_ntop(inet_pton('127.0.0.1')), inet_ntop(inet_pton('2001:DB8:0:0::1')), bin2hex(inet_pton('::ffff:1.2.3.4')), inet_pton('1.2.3'), inet_ntop('abc'));
var_dump(long2ip(3232235777), long2ip(-1), ip2long(long2ip(16909060)));
var_dump(net_get_interfaces()['lo']['unicast'][0]['address'] ?? '127.0.0.1', gethostbyaddr('no address'));
--EXPECT--
string(9) "127.0.0.1"
string(15) "no such.invalid"
array(1) {
  [0]=>
  string(9) "127.0.0.1"
}
bool(true)
int(6)
string(3) "udp"
bool(false)
bool(false)
int(80)
string(5) "https"
bool(false)
bool(false)
string(9) "127.0.0.1"
string(11) "2001:db8::1"
string(32) "00000000000000000000ffff01020304"
bool(false)
bool(false)
string(11) "192.168.1.1"
string(15) "255.255.255.255"
int(16909060)

Warning: gethostbyaddr(): Address is not a valid IPv4 or IPv6 address in {PWD}/names_and_addresses.php on line 6
string(9) "127.0.0.1"
bool(false)
