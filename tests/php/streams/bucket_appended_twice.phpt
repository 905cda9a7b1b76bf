--TEST--
A bucket that a user filter appends twice stands in the brigade once
--FILE--
<?php
class Twice extends php_user_filter {
    public function filter($in, $out, &$consumed, bool $closing): int {
        while ($bucket = stream_bucket_make_writeable($in)) {
            $consumed += $bucket->datalen;
            $bucket->data = strtoupper($bucket->data);
            stream_bucket_append($out, $bucket);
            stream_bucket_append($out, $bucket);
        }
        return PSFS_PASS_ON;
    }
}
stream_filter_register('twice', 'Twice');
var_dump(file_get_contents('php://filter/read=twice/resource=data:,abc'));
--EXPECT--
string(3) "ABC"
