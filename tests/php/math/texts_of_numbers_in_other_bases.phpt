--TEST--
hexdec(), bindec(), octdec(), base_convert() of plain digits, prefixes, large numbers and other characters
--FILE--
<?php
foreach (["", "0", "ff", "FF", "0xFf", "0b101", "0o17", "017", "x1", "0x", "7fffffffffffffff", "8000000000000000", "777777777777777777777", "1000000000000000000000", str_repeat("1", 63), str_repeat("1", 64), "zz", "1 2", "g"] as $text) {
    foreach (["hexdec", "bindec", "octdec"] as $name) {
        var_dump(@$name($text));
    }
    echo @base_convert($text, 16, 2), " ", @base_convert($text, 36, 7), " ", @base_convert($text, 2, 36), "\n";
}
foreach ([0, 1, 10, 255, PHP_INT_MAX, -1, PHP_INT_MIN] as $number) {
    echo decbin($number), " ", decoct($number), " ", dechex($number), "\n";
}
echo hexdec("12g4"), "\n";
foreach ([[1, 10], [10, 37], [-2, 2]] as [$from, $to]) {
    try {
        base_convert("1", $from, $to);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
foreach ([" 1.5", "+1.5", "-.5", "1e5", "1e", "1.", ".", "-", "", "abc", "1.5abc", "\n2.5", "1e400", "-1e400", "0x1A", "inf", "nan", "1_0", "1e-5x", "-0", "123456789012345678901234567890", "0.1", "  .e1"] as $text) {
    var_dump((float) $text, floatval($text));
}
?>
--EXPECT--
int(0)
int(0)
int(0)
0 0 0
int(0)
int(0)
int(0)
0 0 0
int(255)
int(0)
int(0)
11111111 1422 0
int(255)
int(0)
int(0)
11111111 1422 0
int(255)
int(0)
int(0)
11111111 240210 0
int(45313)
int(5)
int(65)
1011000100000001 4242016 5
int(23)
int(1)
int(15)
10111 156544 1
int(23)
int(1)
int(15)
10111 61 1
int(1)
int(1)
int(1)
1 3316 1
int(0)
int(0)
int(0)
0 45 0
int(9223372036854775807)
int(0)
int(7)
111111111111111111111111111111111111111111111111111111111111111 33664103035635356523601315105 0
float(9.223372036854776E+18)
int(0)
int(0)
1000000000000000000000000000000000000000000000000000000000000000 35625356002423166514344350161 0
float(9.026646119789231E+24)
int(0)
int(9223372036854775807)
0111011101110111011101110111011110000000000000000000000000000000 51203236052133552254424131404611600165 0
float(1.9342813113834067E+25)
int(2097152)
float(9.223372036854776E+18)
0000000000000000000000000000000000000000000000000000000000000000 346322552354035055146562445151030203313 18y68
float(4.824670384888175E+74)
int(9223372036854775807)
float(1.120911024176193E+56)
0000000000000000000000000000000000000000000000000000000000000000 6445251436300310232613014410236554310531135003344451032206526154 1y2p0ij32e8e7
float(7.71947261582108E+75)
float(1.8446744073709552E+19)
float(8.967288193409543E+56)
0000000000000000000000000000000000000000000000000000000000000000 2033505214635453104322255016611046622505210240333515365220263246 3w5e11264sg0g
int(0)
int(0)
int(0)
0 3530 0
int(18)
int(1)
int(10)
10010 53 1
int(0)
int(0)
int(0)
0 22 0
0 0 0
1 1 1
1010 12 a
11111111 377 ff
111111111111111111111111111111111111111111111111111111111111111 777777777777777777777 7fffffffffffffff
1111111111111111111111111111111111111111111111111111111111111111 1777777777777777777777 ffffffffffffffff
1000000000000000000000000000000000000000000000000000000000000000 1000000000000000000000 8000000000000000

Deprecated: Invalid characters passed for attempted conversion, these have been ignored in {PWD}/texts_of_numbers_in_other_bases.php on line 11
292
base_convert(): Argument #2 ($from_base) must be between 2 and 36 (inclusive)
base_convert(): Argument #3 ($to_base) must be between 2 and 36 (inclusive)
base_convert(): Argument #2 ($from_base) must be between 2 and 36 (inclusive)
float(1.5)
float(1.5)
float(1.5)
float(1.5)
float(-0.5)
float(-0.5)
float(100000)
float(100000)
float(1)
float(1)
float(1)
float(1)
float(0)
float(0)
float(0)
float(0)
float(0)
float(0)
float(0)
float(0)
float(1.5)
float(1.5)
float(2.5)
float(2.5)
float(INF)
float(INF)
float(-INF)
float(-INF)
float(0)
float(0)
float(0)
float(0)
float(0)
float(0)
float(1)
float(1)
float(1.0E-5)
float(1.0E-5)
float(-0)
float(-0)
float(1.2345678901234568E+29)
float(1.2345678901234568E+29)
float(0.1)
float(0.1)
float(0)
float(0)
