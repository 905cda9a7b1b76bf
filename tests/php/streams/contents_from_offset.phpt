--TEST--
file_get_contents() from an offset of what cannot seek goes no further than what was read ahead
--FILE--
<?php
class Pieces {
    public $context;
    private int $left = 3;
    function stream_open() { return true; }
    function stream_read($count) { return $this->left-- > 0 ? str_repeat('x', 100) . $this->left : ''; }
    function stream_eof() { return $this->left <= 0; }
    function stream_stat() { return []; }
}
stream_wrapper_register('pieces', Pieces::class);
foreach (['pieces://a', 'php://stdin', 'data:,abcdefgh', __FILE__] as $name) {
    foreach ([5, 100000, -3] as $offset) {
        var_dump(file_get_contents($name, false, null, $offset, 2));
    }
}
--EXPECT--
Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position 5 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)

Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position 100000 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)

Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position -3 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)

Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position 5 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)

Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position 100000 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)

Warning: file_get_contents(): Stream does not support seeking in {PWD}/contents_from_offset.php on line 13

Warning: file_get_contents(): Failed to seek to position -3 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)
string(2) "fg"

Warning: file_get_contents(): Failed to seek to position 100000 in the stream in {PWD}/contents_from_offset.php on line 13
bool(false)
string(2) "fg"
string(2) "
c"
string(0) ""
string(2) "
}"
