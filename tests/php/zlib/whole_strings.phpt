--TEST--
gzcompress(), gzdeflate(), gzencode(), zlib_encode() at all levels, and the way back
--FILE--
<?php
$data = implode(",", range(1, 30000));
foreach ([-1, 0, 1, 6, 9] as $level) {
    foreach (["gzcompress", "gzdeflate", "gzencode"] as $function) {
        $packed = $function($data, $level);
        echo "$function $level ", strlen($packed), " ", md5($packed), " ", zlib_decode($packed) === $data ? "same" : "other", "\n";
    }
}
foreach ([ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, ZLIB_ENCODING_DEFLATE] as $encoding) {
    echo bin2hex(zlib_encode("abcabcabc", $encoding)), " ", bin2hex(gzencode("", 5, $encoding)), " ", bin2hex(gzcompress("", 0, $encoding)), "\n";
}
var_dump(gzuncompress(gzcompress("one")), gzinflate(gzdeflate("two")), gzdecode(gzencode("three")));
foreach ([fn() => gzcompress("", 10), fn() => zlib_encode("", 3), fn() => gzencode("", 1, 7), fn() => gzinflate("", -1)] as $wrong) {
    try {
        $wrong();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
gzcompress -1 66750 34a3df5564a2ed714312665e9547cea9 same
gzdeflate -1 66744 99822b5705aa4895e141cc26c6c07b75 same
gzencode -1 66762 ee5455f187124077103706013d3036ea same
gzcompress 0 168914 8aa3dc1c7722b37d038ac33ba988f40b same
gzdeflate 0 168908 f7e84ef0323b57ec4bf92d542bab6b43 same
gzencode 0 168926 a6e8bb66c45a34a59d3458858a34e7ea same
gzcompress 1 63036 d77ec6bc155fe62d34b55eee6ef9d00a same
gzdeflate 1 63030 b205b8e4335326caffd0ff42ebee5b10 same
gzencode 1 63048 cbbd2e72e9f3a234aa43150832d7561e same
gzcompress 6 66750 34a3df5564a2ed714312665e9547cea9 same
gzdeflate 6 66744 99822b5705aa4895e141cc26c6c07b75 same
gzencode 6 66762 ee5455f187124077103706013d3036ea same
gzcompress 9 66750 a333cfa66239a0def012bfcfe0100e09 same
gzdeflate 9 66744 99822b5705aa4895e141cc26c6c07b75 same
gzencode 9 66762 86822451b9625038b42737df1f2af375 same
4b4c4a4e042300 0300 010000ffff
1f8b08000000000000034b4c4a4e04230018482d4609000000 1f8b080000000000000303000000000000000000 1f8b0800000000000403010000ffff0000000000000000
789c4b4c4a4e042300113d0373 785e030000000001 7801010000ffff00000001
string(3) "one"
string(3) "two"
string(5) "three"
gzcompress(): Argument #2 ($level) must be between -1 and 9
zlib_encode(): Argument #2 ($encoding) must be one of ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, or ZLIB_ENCODING_DEFLATE
gzencode(): Argument #3 ($encoding) must be one of ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, or ZLIB_ENCODING_DEFLATE
gzinflate(): Argument #2 ($max_length) must be greater than or equal to 0
