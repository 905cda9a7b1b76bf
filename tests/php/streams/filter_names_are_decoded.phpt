--TEST--
php://filter/: names of filters are URL-encoded
--FILE--
<?php
class Upper extends php_user_filter
{
    public function filter($in, $out, &$consumed, bool $closing): int
    {
        while ($bucket = stream_bucket_make_writeable($in)) {
            $bucket->data = strtoupper($bucket->data) . "<$this->filtername>";
            $consumed += $bucket->datalen;
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}
var_dump(stream_filter_register("my.*", "Upper"));
foreach (["my.a/b", "my.a|b", "my.a b", "string.rot13", "no such"] as $name) {
    $name = urlencode($name);
    var_dump(file_get_contents("php://filter/read=$name/resource=data:,text"));
}
var_dump(file_get_contents("php://filter/string%2erot13|my.+/resource=data:,text"));
?>
--EXPECT--
bool(true)
string(12) "TEXT<my.a/b>"
string(12) "TEXT<my.a|b>"
string(12) "TEXT<my.a b>"
string(4) "grkg"

Warning: file_get_contents(): Unable to locate filter "no such" in {PWD}/filter_names_are_decoded.php on line 17

Warning: file_get_contents(): Unable to create filter (no such) in {PWD}/filter_names_are_decoded.php on line 17
string(4) "text"
string(10) "GRKG<my. >"
