--TEST--
A user's filter is closed when its stream dies; errors of buckets; php://filter without filters
--FILE--
<?php
class Shout extends php_user_filter {
    function onClose(): void { echo "close\n"; }
    function filter($in, $out, &$consumed, bool $closing): int {
        while ($bucket = stream_bucket_make_writeable($in)) {
            $bucket->data = strtoupper($bucket->data);
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}
stream_filter_register('shout', 'Shout');
function read() {
    $file = fopen('data:,hello', 'r');
    stream_filter_append($file, 'shout', STREAM_FILTER_READ);
    return stream_get_contents($file);
}
var_dump(read());
try { stream_bucket_append(STDIN, new stdClass); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
foreach (['resource=data:,abc', 'string.toupper/resource=data:,abc', 'READ=string.toupper/resource=data:,abc', 'x=string.toupper/resource=data:,abc'] as $path) {
    var_dump(file_get_contents("php://filter/$path"));
}
$directory = dir('/');
$directory->close();
try { readdir(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
close
string(5) "HELLO"
ValueError: stream_bucket_append(): Argument #2 ($bucket) must be an object that has a "bucket" property

Warning: file_get_contents(): Unable to locate filter "resource=data:,abc" in {PWD}/filter_lives_with_its_stream.php on line 21

Warning: file_get_contents(): Unable to create filter (resource=data:,abc) in {PWD}/filter_lives_with_its_stream.php on line 21
string(3) "abc"
string(3) "ABC"
string(3) "ABC"

Warning: file_get_contents(): Unable to locate filter "x=string.toupper" in {PWD}/filter_lives_with_its_stream.php on line 21

Warning: file_get_contents(): Unable to create filter (x=string.toupper) in {PWD}/filter_lives_with_its_stream.php on line 21
string(3) "abc"
TypeError: No resource supplied
