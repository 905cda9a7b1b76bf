--TEST--
The stream of an SplFileObject, or of a filter, is not closed by fclose()
--FILE--
<?php
$file = new SplFileObject(__FILE__);
$resources = get_resources();
var_dump(array_map('get_resource_type', $resources));
var_dump(fclose(end($resources)), $file->fgets());
class Closing extends php_user_filter {
    function filter($in, $out, &$consumed, $closing): int {
        while ($bucket = stream_bucket_make_writeable($in));
        if ($closing) return 0;
        try {
            var_dump(fclose($this->stream));
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
        return 0;
    }
}
stream_filter_register('closing', 'Closing');
$memory = fopen('php://memory', 'w');
$filter = stream_filter_append($memory, 'closing');
fwrite($memory, "foo");
--EXPECT--
array(5) {
  [1]=>
  string(6) "stream"
  [2]=>
  string(6) "stream"
  [3]=>
  string(6) "stream"
  [4]=>
  string(14) "stream-context"
  [5]=>
  string(6) "stream"
}

Warning: fclose(): 5 is not a valid stream resource in {PWD}/file_object_stream.php on line 5
bool(false)
string(6) "<?php
"

Warning: fclose(): 6 is not a valid stream resource in {PWD}/file_object_stream.php on line 11
bool(false)
