--TEST--
A filter meets a closed resource where its stream is closed because nothing holds it any more
--FILE--
<?php
class Filter extends php_user_filter {
    function filter($in, $out, &$consumed, bool $closing): int {
        while (stream_bucket_make_writeable($in));
        var_dump($closing, is_resource($this->stream));
        try {
            var_dump(fclose($this->stream));
        } catch (TypeError $error) {
            echo $error->getMessage(), "\n";
        }
        return PSFS_PASS_ON;
    }
}
stream_filter_register('filter', 'Filter');
foreach (['fclose', 'unset', 'end'] as $end) {
    echo "== $end\n";
    $stream = fopen('php://memory', 'w');
    stream_filter_append($stream, 'filter');
    fwrite($stream, 'text');
    if ($end == 'fclose') {
        fclose($stream);
    } elseif ($end == 'unset') {
        unset($stream);
    }
}
?>
--EXPECT--
== fclose
bool(false)
bool(true)

Warning: fclose(): 5 is not a valid stream resource in {PWD}/filter_of_a_stream_left_open.php on line 7
bool(false)
bool(true)
bool(true)

Warning: fclose(): 5 is not a valid stream resource in {PWD}/filter_of_a_stream_left_open.php on line 7
bool(false)
== unset
bool(false)
bool(true)

Warning: fclose(): 12 is not a valid stream resource in {PWD}/filter_of_a_stream_left_open.php on line 7
bool(false)
bool(true)
bool(false)
fclose(): supplied resource is not a valid stream resource
== end
bool(false)
bool(true)

Warning: fclose(): 19 is not a valid stream resource in {PWD}/filter_of_a_stream_left_open.php on line 7
bool(false)
bool(true)
bool(false)
fclose(): supplied resource is not a valid stream resource
