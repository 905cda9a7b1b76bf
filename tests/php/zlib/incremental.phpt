--TEST--
deflate_add() and inflate_add(): flush modes, status, what was read, dictionaries
--FILE--
<?php
foreach ([ZLIB_NO_FLUSH, ZLIB_PARTIAL_FLUSH, ZLIB_SYNC_FLUSH, ZLIB_FULL_FLUSH, ZLIB_BLOCK, ZLIB_FINISH] as $mode) {
    $context = deflate_init(ZLIB_ENCODING_GZIP, ["level" => 6, "window" => 12, "memory" => 3, "strategy" => ZLIB_FILTERED]);
    $packed = "";
    for ($i = 0; $i < 50; $i++) {
        $packed .= deflate_add($context, str_repeat("abc$i", $i * 20), $mode);
    }
    $packed .= deflate_add($context, "", ZLIB_FINISH);
    echo $mode, " ", strlen($packed), " ", md5($packed), "\n";
}
$packed = gzcompress(str_repeat("hello", 1000));
$context = inflate_init(ZLIB_ENCODING_DEFLATE);
$show = function ($found) use ($context) {
    var_dump(is_string($found) ? strlen($found) : $found);
    echo "status ", inflate_get_status($context), ", read ", inflate_get_read_len($context), "\n";
};
$show(inflate_add($context, substr($packed, 0, 10)));
$show(inflate_add($context, substr($packed, 10) . "more"));
$show(inflate_add($context, "abc"));
$show(inflate_add($context, "abc"));
$context = inflate_init(ZLIB_ENCODING_RAW);
var_dump(inflate_add($context, "\x03", ZLIB_FINISH), inflate_get_status($context), inflate_add($context, ""));
$context = deflate_init(ZLIB_ENCODING_DEFLATE, ["dictionary" => ["abc", "def"]]);
echo bin2hex($packed = deflate_add($context, "abcdefabc", ZLIB_FINISH)), "\n";
foreach ([["abc", "def"], "abc\0def\0", "other", null] as $dictionary) {
    $context = inflate_init(ZLIB_ENCODING_DEFLATE, $dictionary ? ["dictionary" => $dictionary] : []);
    var_dump(inflate_add($context, $packed));
}
--EXPECT--
0 344 39778d36f373afe11b72f6492b3bbc4e
1 1156 832dd66b29843453be3c5eeecddff03a
2 1330 2fff5847ccba2ec6e39144e06d34848e
3 1363 fbd3c7d9d365ecd349a8d99debb73547
5 1095 bf1ef18862eb8bd3aad876d5b193b6ff
4 2055 984b303ccb65ef7bdf05a733b5fde258
int(0)
status 0, read 10
int(5000)
status 1, read 37

Warning: inflate_add(): data error in {PWD}/incremental.php on line 19
bool(false)
status -3, read 2

Warning: inflate_add(): data error in {PWD}/incremental.php on line 20
bool(false)
status -3, read 2
string(0) ""
int(-5)
string(0) ""
78bb0b9b02564b4c4a0652401200116a037c
string(9) "abcdefabc"
string(9) "abcdefabc"

Warning: inflate_add(): Dictionary does not match expected dictionary (incorrect adler32 hash) in {PWD}/incremental.php on line 27
bool(false)

Warning: inflate_add(): Inflating this data requires a preset dictionary, please specify it in the options array of inflate_init() in {PWD}/incremental.php on line 27
bool(false)
