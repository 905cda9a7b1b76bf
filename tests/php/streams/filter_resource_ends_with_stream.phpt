--TEST--
The resource of a filter ends with its stream, which it does not keep open
--FILE--
<?php
class Upper extends php_user_filter
{
    public $stream;
    function onCreate(): bool { return true; }
    function onClose(): void { echo "  closed\n"; }
    function filter($in, $out, &$consumed, bool $closing): int
    {
        echo $closing ? "  closing\n" : '  ' . gettype($this->stream) . "\n";
        while ($bucket = stream_bucket_make_writeable($in)) {
            $bucket->data = strtoupper($bucket->data);
            $consumed += $bucket->datalen;
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}
stream_filter_register('upper', 'Upper');

echo "dropped\n";
$file = fopen('php://memory', 'w+');
$filter = stream_filter_append($file, 'upper', STREAM_FILTER_WRITE);
fwrite($file, 'text');
$file = null;
var_dump(get_resource_type($filter), is_resource($filter));

echo "closed\n";
$file = fopen('php://temp', 'w+');
$filters = [stream_filter_append($file, 'string.rot13', STREAM_FILTER_READ),
    stream_filter_prepend($file, 'upper', STREAM_FILTER_WRITE)];
fclose($file);
echo get_resource_type($filters[0]), ' ', get_resource_type($filters[1]), "\n";
try {
    stream_filter_remove($filters[0]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}

echo "removed\n";
$file = fopen('php://temp', 'w+');
$filter = stream_filter_append($file, 'upper', STREAM_FILTER_WRITE);
fwrite($file, 'text');
var_dump(stream_filter_remove($filter), is_resource($filter));
fwrite($file, ' more');
rewind($file);
var_dump(fread($file, 100));
--EXPECT--
dropped
  resource
  closing
  closed
string(7) "Unknown"
bool(false)
closed
  closing
  closed
Unknown Unknown
stream_filter_remove(): supplied resource is not a valid stream filter resource
removed
  resource
  closing
  closed
bool(true)
bool(false)
string(9) "TEXT more"
