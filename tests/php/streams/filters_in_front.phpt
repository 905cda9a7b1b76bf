--TEST--
A filter put in front of another; buckets put in front of a brigade
--FILE--
<?php
class Frame extends php_user_filter {
    public function filter($in, $out, &$consumed, bool $closing): int {
        while ($bucket = stream_bucket_make_writeable($in)) {
            $consumed += $bucket->datalen;
            stream_bucket_append($out, $bucket);
            stream_bucket_prepend($out, stream_bucket_new($this->stream, '<'));
            stream_bucket_append($out, stream_bucket_new($this->stream, '>'));
        }
        return PSFS_PASS_ON;
    }
}
var_dump(stream_filter_register('frame', 'Frame'));
$stream = fopen('php://memory', 'w+');
stream_filter_append($stream, 'string.toupper', STREAM_FILTER_WRITE);
$frame = stream_filter_prepend($stream, 'frame', STREAM_FILTER_WRITE);
fwrite($stream, 'abc');
stream_filter_remove($frame);
fwrite($stream, 'def');
rewind($stream);
var_dump(stream_get_contents($stream), stream_filter_prepend($stream, 'none'));
--EXPECT--
bool(true)

Warning: stream_filter_prepend(): Unable to locate filter "none" in {PWD}/filters_in_front.php on line 21
string(8) "<ABC>DEF"
bool(false)
