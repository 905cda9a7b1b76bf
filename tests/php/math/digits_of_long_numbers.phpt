--TEST--
bindec(), hexdec(), octdec(): long numbers, other bytes among the digits
--FILE--
<?php
mt_srand(6);
$alphabet = "0123456789abcdefABCDEFzxob_ \t";
$results = [];
for ($i = 0; $i < 2000; $i++) {
    $text = ['', '0x', '0b', '0o', ' '][mt_rand(0, 4)];
    $digits = mt_rand(2, strlen($alphabet));
    for ($j = mt_rand(0, [20, 70, 1200][mt_rand(0, 2)]); $j > 0; $j--) {
        $text .= $alphabet[mt_rand(0, $digits - 1)];
    }
    array_push($results, @bindec($text), @hexdec($text), @octdec($text));
    if (strlen($text) < 200) {
        $results[] = @base_convert($text, mt_rand(2, 36), mt_rand(2, 36));
    }
}
echo md5(serialize($results)), "\n";
set_error_handler(function (int $level, string $message) { echo "$message\n"; });
var_dump(bindec("12"), hexdec("xyz"), octdec(str_repeat("7", 400)), hexdec("ffffffffffffffff"), hexdec("7fffffffffffffff"));
var_dump(hexdec("8000000000000000"), bindec(" 0b11\n"));
--EXPECT--
a010727182a215facf31a6d2c518945e
Invalid characters passed for attempted conversion, these have been ignored
Invalid characters passed for attempted conversion, these have been ignored
int(1)
int(0)
float(INF)
float(1.8446744073709552E+19)
int(9223372036854775807)
float(9.223372036854776E+18)
int(3)
