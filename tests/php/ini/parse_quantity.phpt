--TEST--
ini_parse_quantity(): bases, units, overflow, and what it makes of texts that are no quantity
--FILE--
<?php
foreach (["1.5e3","0b11","0x1A","0o17","017","08"," 12 ","12 k","12kk","12x k","1G","-1M","+5","- 5","k","","  ","0x","0b","0x1Ak","9223372036854775808","99999999999G","0b12","a\0b","1\x012","0xg","-0x10","12 \n","12k x","+-5","0X1F","0B1","0O7","1e3K","1_0", "5 5"] as $s) { echo json_encode($s)," "; var_dump(ini_parse_quantity($s)); }
foreach (["0g","0k","0z","0","0 k","0x 5","0x-5","-0b1","0k5","0x5g","0xfg","0b 1","0-5","00","0 5","0z1","18446744073709551615","18446744073709551616","-9223372036854775808","-9223372036854775809","9223372036854775807K","0xFFFFFFFFFFFFFFFF","-18446744073709551615","1K ","1\nK","8589934592G","8589934591G","-8589934592G","\"5","5\"","1\\k","0_k","\v5","5\0","1k\0k","0o8","0x\0", "99999999999999999999k"] as $s) { echo json_encode($s)," "; var_dump(ini_parse_quantity($s)); }
?>
--EXPECT--
"1.5e3" 
Warning: Invalid quantity "1.5e3": unknown multiplier "3", interpreting as "1" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(1)
"0b11" int(3)
"0x1A" int(26)
"0o17" int(15)
"017" int(15)
"08" 
Warning: Invalid quantity "08": unknown multiplier "8", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
" 12 " int(12)
"12 k" int(12288)
"12kk" 
Warning: Invalid quantity "12kk", interpreting as "12k" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(12288)
"12x k" 
Warning: Invalid quantity "12x k", interpreting as "12k" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(12288)
"1G" int(1073741824)
"-1M" int(-1048576)
"+5" int(5)
"- 5" 
Warning: Invalid quantity "- 5": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"k" 
Warning: Invalid quantity "k": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"" int(0)
"  " int(0)
"0x" 
Warning: Invalid quantity "0x": no digits after base prefix, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"0b" 
Warning: Invalid quantity "0b": no digits after base prefix, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"0x1Ak" int(26624)
"9223372036854775808" 
Warning: Invalid quantity "9223372036854775808": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(-9223372036854775808)
"99999999999G" 
Warning: Invalid quantity "99999999999G": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(-3306282043331051520)
"0b12" 
Warning: Invalid quantity "0b12": unknown multiplier "2", interpreting as "0b1" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(1)
"a\u0000b" 
Warning: Invalid quantity "a\x00b": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"1\u00012" 
Warning: Invalid quantity "1\x012": unknown multiplier "2", interpreting as "1" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(1)
"0xg" 
Warning: Invalid quantity "0xg": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"-0x10" int(-16)
"12 \n" int(12)
"12k x" 
Warning: Invalid quantity "12k x": unknown multiplier "x", interpreting as "12" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(12)
"+-5" 
Warning: Invalid quantity "+-5": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(0)
"0X1F" int(31)
"0B1" int(1)
"0O7" int(7)
"1e3K" 
Warning: Invalid quantity "1e3K", interpreting as "1K" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(1024)
"1_0" 
Warning: Invalid quantity "1_0": unknown multiplier "0", interpreting as "1" for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(1)
"5 5" 
Warning: Invalid quantity "5 5": unknown multiplier "5", interpreting as "5 " for backwards compatibility in {PWD}/parse_quantity.php on line 2
int(5)
"0g" int(0)
"0k" int(0)
"0z" 
Warning: Invalid prefix "0z", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0" int(0)
"0 k" 
Warning: Invalid prefix "0 ", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0x 5" 
Warning: Invalid quantity "0x 5": no digits after base prefix, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0x-5" 
Warning: Invalid quantity "0x-5": no digits after base prefix, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"-0b1" int(-1)
"0k5" 
Warning: Invalid quantity "0k5": unknown multiplier "5", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0x5g" int(5368709120)
"0xfg" int(16106127360)
"0b 1" 
Warning: Invalid quantity "0b 1": no digits after base prefix, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0-5" 
Warning: Invalid prefix "0-", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"00" int(0)
"0 5" 
Warning: Invalid prefix "0 ", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0z1" 
Warning: Invalid prefix "0z", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"18446744073709551615" 
Warning: Invalid quantity "18446744073709551615": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1)
"18446744073709551616" 
Warning: Invalid quantity "18446744073709551616": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1)
"-9223372036854775808" int(-9223372036854775808)
"-9223372036854775809" 
Warning: Invalid quantity "-9223372036854775809": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-9223372036854775807)
"9223372036854775807K" 
Warning: Invalid quantity "9223372036854775807K": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1024)
"0xFFFFFFFFFFFFFFFF" 
Warning: Invalid quantity "0xFFFFFFFFFFFFFFFF": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1)
"-18446744073709551615" 
Warning: Invalid quantity "-18446744073709551615": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1)
"1K " int(1024)
"1\nK" int(1024)
"8589934592G" 
Warning: Invalid quantity "8589934592G": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-9223372036854775808)
"8589934591G" int(9223372035781033984)
"-8589934592G" int(-9223372036854775808)
"\"5" 
Warning: Invalid quantity ""5": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"5\"" 
Warning: Invalid quantity "5"": unknown multiplier """, interpreting as "5" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(5)
"1\\k" 
Warning: Invalid quantity "1\\k", interpreting as "1k" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(1024)
"0_k" 
Warning: Invalid prefix "0_", interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"\u000b5" int(5)
"5\u0000" 
Warning: Invalid quantity "5\x00": unknown multiplier "\x00", interpreting as "5" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(5)
"1k\u0000k" 
Warning: Invalid quantity "1k\x00k", interpreting as "1k" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(1024)
"0o8" 
Warning: Invalid quantity "0o8": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"0x\u0000" 
Warning: Invalid quantity "0x\x00": no valid leading digits, interpreting as "0" for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(0)
"99999999999999999999k" 
Warning: Invalid quantity "99999999999999999999k": value is out of range, using overflow result for backwards compatibility in {PWD}/parse_quantity.php on line 3
int(-1024)
