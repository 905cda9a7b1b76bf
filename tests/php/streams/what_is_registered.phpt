--TEST--
Wrappers, filters and transports there are; one more wrapper under its old function name
--FILE--
<?php
class Wrapper {
    public $context;
    public function stream_open($path, $mode, $options, &$opened) { return $path === 'mine://yes'; }
    public function stream_read($count) { return ''; }
    public function stream_eof() { return true; }
}
var_dump(array_intersect(['php', 'file', 'data', 'glob', 'http'], stream_get_wrappers()) === ['php', 'file', 'data', 'glob', 'http'], stream_register_wrapper('mine', 'Wrapper'), in_array('mine', stream_get_wrappers()), is_resource(fopen('mine://yes', 'r')));
var_dump(array_values(array_intersect(stream_get_filters(), ['string.rot13', 'string.toupper', 'convert.*', 'consumed', 'dechunk'])));
var_dump(array_values(array_intersect(stream_get_transports(), ['tcp', 'udp', 'unix', 'udg', 'ssl', 'tls'])));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
array(5) {
  [0]=>
  string(12) "string.rot13"
  [1]=>
  string(14) "string.toupper"
  [2]=>
  string(9) "convert.*"
  [3]=>
  string(8) "consumed"
  [4]=>
  string(7) "dechunk"
}
array(6) {
  [0]=>
  string(3) "tcp"
  [1]=>
  string(3) "udp"
  [2]=>
  string(4) "unix"
  [3]=>
  string(3) "udg"
  [4]=>
  string(3) "ssl"
  [5]=>
  string(3) "tls"
}
