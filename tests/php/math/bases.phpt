--TEST--
Number bases
--FILE--
<?php
foreach (['101', '0b11', 'ff', '0xFF', '777', '0o17', 'zz', 'ffffffffffffffffff', '1.5', ''] as $text) {
    echo json_encode([$text, @bindec($text), @octdec($text), @hexdec($text), @base_convert($text, 36, 2)]), "\n";
}
echo decbin(-1), ' ', dechex(PHP_INT_MIN), ' ', decoct(8), "\n";
var_dump(bindec('102'));
--EXPECTF--
["101",5,65,257,"10100010001"]
["0b11",3,9,2833,"11011111010101"]
["ff",0,0,255,"1000101011"]
["0xFF",0,0,255,"1010100100111011"]
["777",0,511,1911,"10010001110011"]
["0o17",1,15,23,"111100110101011"]
["zz",0,0,0,"10100001111"]
["ffffffffffffffffff",0,0,4.722366482869645e+21,"0000011000110000110000100000000000000000000000000000000000000000"]
["1.5",1,13,21,"101001"]
["",0,0,0,"0"]
1111111111111111111111111111111111111111111111111111111111111111 8000000000000000 10

Deprecated: Invalid characters passed for attempted conversion, these have been ignored in %s on line 6
int(2)
