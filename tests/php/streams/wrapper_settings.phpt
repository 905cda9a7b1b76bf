--TEST--
Settings of a stream whose wrapper is a class
--FILE--
<?php
#[AllowDynamicProperties]
class Plain {
    function stream_open($path, $mode, $options, &$opened) { return true; }
    function stream_read($count) { return ''; }
    function stream_eof() { return true; }
    function stream_write($data) { return strlen($data); }
    function stream_flush() { echo "flush\n"; }
    function stream_close() { echo "close\n"; }
}
class Settable extends Plain {
    function stream_set_option($option, $first, $second) { echo "option $option ", var_export($first, true), ' ', var_export($second, true), "\n"; return $option != 3; }
}
stream_wrapper_register('plain', 'Plain');
stream_wrapper_register('settable', 'Settable');
foreach (['plain', 'settable'] as $scheme) {
    $file = fopen("$scheme://x", 'w');
    var_dump(stream_set_blocking($file, true), stream_set_timeout($file, 3, 4), stream_set_write_buffer($file, 10),
             stream_set_read_buffer($file, 10), stream_set_read_buffer($file, 0), stream_supports_lock($file), flock($file, LOCK_SH));
    fclose($file);
}
fwrite(fopen('plain://x', 'w'), 'abc');
include 'plain://x';
--EXPECT--
Warning: stream_set_blocking(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 18

Warning: stream_set_timeout(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 18

Warning: stream_set_write_buffer(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 18

Warning: stream_set_read_buffer(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 19

Warning: stream_set_read_buffer(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 19

Warning: flock(): Plain::stream_lock is not implemented! in {PWD}/wrapper_settings.php on line 19
bool(false)
bool(false)
int(-1)
int(-1)
int(-1)
bool(true)
bool(false)
close
option 1 1 NULL
option 4 3 4
option 3 2 10
option 2 2 10
option 2 0 8192

Warning: flock(): Settable::stream_lock is not implemented! in {PWD}/wrapper_settings.php on line 19
bool(true)
bool(true)
int(-1)
int(0)
int(0)
bool(true)
bool(false)
close
flush
close

Warning: include(): Plain::stream_set_option is not implemented! in {PWD}/wrapper_settings.php on line 23

Warning: include(): Plain::stream_stat is not implemented! in {PWD}/wrapper_settings.php on line 23
close
