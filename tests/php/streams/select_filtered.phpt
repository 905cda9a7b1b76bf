--TEST--
stream_select(): a stream with filters has no descriptor to wait for
--FILE--
<?php
$read = $except = null;
foreach ([STREAM_FILTER_READ, STREAM_FILTER_WRITE] as $mode) {
    $stream = tmpfile();
    $filter = stream_filter_append($stream, 'string.rot13', $mode);
    $write = [$stream];
    try {
        var_dump(stream_select($read, $write, $except, 0));
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
    stream_filter_remove($filter);
    $write = [$stream, 'key' => $stream];
    var_dump(stream_select($read, $write, $except, 0), array_keys($write));
}
--EXPECT--
Warning: stream_select(): Cannot cast a filtered stream on this system in {PWD}/select_filtered.php on line 8
No stream arrays were passed
int(1)
array(2) {
  [0]=>
  int(0)
  [1]=>
  string(3) "key"
}

Warning: stream_select(): Cannot cast a filtered stream on this system in {PWD}/select_filtered.php on line 8
No stream arrays were passed
int(1)
array(2) {
  [0]=>
  int(0)
  [1]=>
  string(3) "key"
}
