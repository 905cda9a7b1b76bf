--TEST--
memory_limit has 64 bits without a sign
--FILE--
<?php
foreach (['-3M', '-1M', '-1', '9223372036854775808', '18446744073709551615', '18446744073709551616', '17179869184G',
          '8589934592G', '0x8000000000000000', '-2'] as $limit) {
    echo "$limit\n";
    var_dump(ini_set('memory_limit', $limit), ini_get('memory_limit'));
    ini_set('memory_limit', '128M');
}
--EXPECT--
-3M

Warning: Invalid "memory_limit" setting. Invalid quantity "-3M": value is out of range, using overflow result for backwards compatibility in {PWD}/limit_as_64_bits.php on line 5
string(4) "128M"
string(3) "-3M"
-1M

Warning: Invalid "memory_limit" setting. Invalid quantity "-1M": value is out of range, using overflow result for backwards compatibility in {PWD}/limit_as_64_bits.php on line 5

Warning: Failed to set memory limit to 1048576 bytes (Current memory usage is 2097152 bytes) in {PWD}/limit_as_64_bits.php on line 5
bool(false)
string(4) "128M"
-1
string(4) "128M"
string(2) "-1"
9223372036854775808
string(4) "128M"
string(19) "9223372036854775808"
18446744073709551615
string(4) "128M"
string(20) "18446744073709551615"
18446744073709551616

Warning: Invalid "memory_limit" setting. Invalid quantity "18446744073709551616": value is out of range, using overflow result for backwards compatibility in {PWD}/limit_as_64_bits.php on line 5
string(4) "128M"
string(20) "18446744073709551616"
17179869184G

Warning: Invalid "memory_limit" setting. Invalid quantity "17179869184G": value is out of range, using overflow result for backwards compatibility in {PWD}/limit_as_64_bits.php on line 5

Warning: Failed to set memory limit to 0 bytes (Current memory usage is 2097152 bytes) in {PWD}/limit_as_64_bits.php on line 5
bool(false)
string(4) "128M"
8589934592G
string(4) "128M"
string(11) "8589934592G"
0x8000000000000000
string(4) "128M"
string(18) "0x8000000000000000"
-2

Warning: Invalid "memory_limit" setting. Invalid quantity "-2": value is out of range, using overflow result for backwards compatibility in {PWD}/limit_as_64_bits.php on line 5

Warning: Failed to set memory limit to 2 bytes (Current memory usage is 2097152 bytes) in {PWD}/limit_as_64_bits.php on line 5
bool(false)
string(4) "128M"
