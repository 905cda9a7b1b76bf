--TEST--
gmp_import() and gmp_export()
--EXTENSIONS--
gmp
--FILE--
<?php
foreach ([1, 2, 3] as $size) {
    foreach ([0, GMP_MSW_FIRST, GMP_LSW_FIRST] as $order) {
        foreach ([0, GMP_LITTLE_ENDIAN, GMP_BIG_ENDIAN, GMP_NATIVE_ENDIAN] as $endian) {
            echo gmp_strval(gmp_import("\1\2\3\4\5\6", $size, $order | $endian), 16), " ",
                bin2hex(gmp_export("0x123456789abcde", $size, $order | $endian)), "\n";
        }
    }
}
var_dump(gmp_export(0), gmp_export(-258) === "\1\2", gmp_import(""));
foreach ([["abc", 2], ["a", 0], ["a", 1, 3], ["a", 1, 12]] as $arguments) {
    try { gmp_import(...$arguments); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
?>
--EXPECT--
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
10203040506 123456789abcde
60504030201 debc9a78563412
60504030201 debc9a78563412
60504030201 debc9a78563412
60504030201 debc9a78563412
20104030605 120056349a78debc
20104030605 120056349a78debc
10203040506 00123456789abcde
20104030605 120056349a78debc
20104030605 120056349a78debc
20104030605 120056349a78debc
10203040506 00123456789abcde
20104030605 120056349a78debc
60504030201 debc9a7856341200
60504030201 debc9a7856341200
50603040102 bcde789a34560012
60504030201 debc9a7856341200
30201060504 120000785634debc9a
30201060504 120000785634debc9a
10203040506 0000123456789abcde
30201060504 120000785634debc9a
30201060504 120000785634debc9a
30201060504 120000785634debc9a
10203040506 0000123456789abcde
30201060504 120000785634debc9a
60504030201 debc9a785634120000
60504030201 debc9a785634120000
40506010203 9abcde345678000012
60504030201 debc9a785634120000
string(0) ""
bool(true)
object(GMP)#1 (1) {
  ["num"]=>
  string(1) "0"
}
gmp_import(): Argument #1 ($data) must be a multiple of argument #2 ($word_size)
gmp_import(): Argument #2 ($word_size) must be greater than or equal to 1
gmp_import(): Argument #3 ($flags) cannot use multiple word order options
gmp_import(): Argument #3 ($flags) cannot use multiple endian options
