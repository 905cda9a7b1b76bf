--TEST--
Read filters get the whole source where less would not fill what is asked for
--FILE--
<?php
class Upper extends php_user_filter
{
    function filter($in, $out, &$consumed, bool $closing): int
    {
        echo $closing ? 'closing ' : 'filter ';
        while ($bucket = stream_bucket_make_writeable($in)) {
            echo $bucket->datalen, ' ';
            $bucket->data = strtoupper($bucket->data);
            $consumed += $bucket->datalen;
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}

stream_filter_register('upper', 'Upper');
foreach (['php://memory', 'php://temp', __DIR__ . '/filtered.tmp'] as $uri) {
    $stream = fopen($uri, 'w+');
    fwrite($stream, "one\ntwo\nthree\n");
    rewind($stream);
    stream_filter_append($stream, 'upper', STREAM_FILTER_READ);
    foreach ([fn() => fread($stream, 3), fn() => fgets($stream), fn() => fgets($stream), fn() => fread($stream, 100)] as $read) {
        var_dump($read(), feof($stream));
    }
    rewind($stream);
    var_dump(stream_get_contents($stream));
}
var_dump(file_get_contents('data:,a+b%2B'));
--CLEAN--
<?php unlink(__DIR__ . '/filtered.tmp');
--EXPECT--
filter 14 string(3) "ONE"
bool(false)
string(1) "
"
bool(false)
string(4) "TWO
"
bool(false)
closing string(6) "THREE
"
bool(true)
filter 14 closing string(14) "ONE
TWO
THREE
"
closing 14 string(3) "ONE"
bool(false)
string(1) "
"
bool(false)
string(4) "TWO
"
bool(false)
string(6) "THREE
"
bool(true)
closing 14 string(14) "ONE
TWO
THREE
"
filter 14 string(3) "ONE"
bool(false)
string(1) "
"
bool(false)
string(4) "TWO
"
bool(false)
closing string(6) "THREE
"
bool(true)
filter 14 closing string(14) "ONE
TWO
THREE
"
string(4) "a b+"
