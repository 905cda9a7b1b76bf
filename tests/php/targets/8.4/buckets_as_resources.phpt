--TEST--
Buckets become resources when they are taken; the stream of a filter is null once it is freed
--INI--
zvm.php=8.4
--FILE--
<?php
class Shown extends php_user_filter
{
    function filter($in, $out, &$consumed, bool $closing): int
    {
        echo $in, " ", $out, " ", is_resource($this->stream) ? "open" : var_export($this->stream, true), "\n";
        while ($bucket = stream_bucket_make_writeable($in)) {
            echo $bucket->bucket, "\n";
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}
stream_filter_register('shown', 'Shown');
$f = fopen('php://memory', 'w+');
stream_filter_append($f, 'shown', STREAM_FILTER_WRITE);
fwrite($f, 'x');
fwrite($f, 'y');
unset($f);
$g = fopen('php://memory', 'w+');
stream_filter_append($g, 'convert.quoted-printable-decode', STREAM_FILTER_WRITE);
fwrite($g, '=1b=C3=a9=0a');
rewind($g);
echo bin2hex(fread($g, 10)), "\n";
--EXPECT--
Resource id #7 Resource id #8 open
Resource id #9
Resource id #10 Resource id #11 open
Resource id #12
Resource id #13 Resource id #14 NULL
1bc3a90a
