--TEST--
Streams that give less than was asked: functions read on
--FILE--
<?php
class L { public $n=0; public $context; function stream_open($p,$m,$o,&$op) { return true; } function stream_read($n) { return substr("abcdefghijk", $this->n++ * 3, 3); } function stream_eof() { return $this->n>3;} }
stream_wrapper_register('abc','L');
var_dump(file_get_contents('abc://x'), file_get_contents('abc://x', length: 7), stream_get_contents(fopen('abc://x','r'), 8), fread(fopen('abc://x','r'), 8), file('abc://x'), copy('abc://x','/tmp/zvm_short_reads'), file_get_contents('/tmp/zvm_short_reads'), stream_copy_to_stream(fopen('abc://x','r'), fopen('php://memory','w'), 8)); unlink('/tmp/zvm_short_reads');
class M { public $n=0; public $context; function stream_open($p,$m,$o,&$op) { return true; } function stream_read($n) { return substr("abcdefghijk", $this->n++ * 3, 3); }}
stream_wrapper_register('m','M'); var_dump(file_get_contents('m://x'), feof(fopen('m://', 'r')));
--EXPECT--
Warning: file_get_contents(): L::stream_stat is not implemented! in {PWD}/user_wrapper_short_reads.php on line 4

Warning: file(): L::stream_stat is not implemented! in {PWD}/user_wrapper_short_reads.php on line 4

Warning: copy(): L::url_stat is not implemented! in {PWD}/user_wrapper_short_reads.php on line 4
string(11) "abcdefghijk"
string(7) "abcdefg"
string(8) "abcdefgh"
string(3) "abc"
array(1) {
  [0]=>
  string(11) "abcdefghijk"
}
bool(true)
string(11) "abcdefghijk"
int(8)

Warning: file_get_contents(m://x): Failed to open stream: No such file or directory in {PWD}/user_wrapper_short_reads.php on line 6

Warning: fopen(m://): Failed to open stream: No such file or directory in {PWD}/user_wrapper_short_reads.php on line 6

Fatal error: Uncaught TypeError: feof(): Argument #1 ($stream) must be of type resource, bool given in {PWD}/user_wrapper_short_reads.php:6
Stack trace:
#0 {PWD}/user_wrapper_short_reads.php(6): feof(false)
#1 {main}
  thrown in {PWD}/user_wrapper_short_reads.php on line 6
--EXIT--
255
