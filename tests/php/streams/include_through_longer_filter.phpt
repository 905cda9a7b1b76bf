--TEST--
include reads as much as a filter gives, although the file is shorter
--FILE--
<?php
// include reads as much as a filter gives, although the file is shorter.
class Longer extends php_user_filter {
    private $data = '';
    public function filter($in, $out, &$consumed, $closing): int {
        while ($bucket = stream_bucket_make_writeable($in)) { $consumed += $bucket->datalen; $this->data .= $bucket->data; }
        if (!$closing) return PSFS_FEED_ME;
        stream_bucket_append($out, stream_bucket_new($this->stream, str_replace('x', 'a much longer word', $this->data)));
        return PSFS_PASS_ON;
    }
}
stream_filter_register('longer', 'Longer');
$file = tempnam(sys_get_temp_dir(), 'zvm');
file_put_contents($file, '<?php echo "x x x\n"; return strlen("x");');
var_dump(include "php://filter/read=longer/resource=$file", include "php://filter/read=string.toupper|string.tolower/resource=$file");
unlink($file);
--EXPECT--
a much longer word a much longer word a much longer word
x x x
int(18)
int(1)
