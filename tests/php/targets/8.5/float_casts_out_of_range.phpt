--TEST--
Warnings about floats that no int can stand for
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(fn($level, $message) => print("[$message]"));
foreach ([1e19, -1e19, INF, -INF, 9.3e18, 1.5, '1e30', '9223372036854775808'] as $f) { echo json_encode($f, JSON_PARTIAL_OUTPUT_ON_ERROR), ': '; var_dump((int) $f); foreach ([fn() => intval($f), fn() => $f | 0, fn() => $f % 7, fn() => 1 << ($f > 0 ? 1 : 0), fn() => ~$f, fn() => [1][$f] ?? 'none', fn() => chr($f), fn() => dechex($f)] as $n => $g) try { echo "$n "; var_dump($g()); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } }
$a = []; $a[1e20] = 1; var_dump($a); $i = PHP_INT_MAX; $i++; var_dump((int) $i); settype($i, 'integer'); var_dump($i);
--EXPECT--
1.0e+19: [The float 1.0E+19 is not representable as an int, cast occurred]int(-8446744073709551616)
0 [The float 1.0E+19 is not representable as an int, cast occurred]int(-8446744073709551616)
1 [The float 1.0E+19 is not representable as an int, cast occurred]int(-8446744073709551616)
2 [The float 1.0E+19 is not representable as an int, cast occurred]int(-6)
3 int(2)
4 [The float 1.0E+19 is not representable as an int, cast occurred]int(8446744073709551615)
5 [The float 1.0E+19 is not representable as an int, cast occurred]string(4) "none"
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, float given
7 TypeError dechex(): Argument #1 ($num) must be of type int, float given
-1.0e+19: [The float -1.0E+19 is not representable as an int, cast occurred]int(8446744073709551616)
0 [The float -1.0E+19 is not representable as an int, cast occurred]int(8446744073709551616)
1 [The float -1.0E+19 is not representable as an int, cast occurred]int(8446744073709551616)
2 [The float -1.0E+19 is not representable as an int, cast occurred]int(6)
3 int(1)
4 [The float -1.0E+19 is not representable as an int, cast occurred]int(-8446744073709551617)
5 [The float -1.0E+19 is not representable as an int, cast occurred]string(4) "none"
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, float given
7 TypeError dechex(): Argument #1 ($num) must be of type int, float given
0: [The float INF is not representable as an int, cast occurred]int(0)
0 [The float INF is not representable as an int, cast occurred]int(0)
1 [The float INF is not representable as an int, cast occurred]int(0)
2 [The float INF is not representable as an int, cast occurred]int(0)
3 int(2)
4 [The float INF is not representable as an int, cast occurred]int(-1)
5 [The float INF is not representable as an int, cast occurred]int(1)
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, float given
7 TypeError dechex(): Argument #1 ($num) must be of type int, float given
0: [The float -INF is not representable as an int, cast occurred]int(0)
0 [The float -INF is not representable as an int, cast occurred]int(0)
1 [The float -INF is not representable as an int, cast occurred]int(0)
2 [The float -INF is not representable as an int, cast occurred]int(0)
3 int(1)
4 [The float -INF is not representable as an int, cast occurred]int(-1)
5 [The float -INF is not representable as an int, cast occurred]int(1)
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, float given
7 TypeError dechex(): Argument #1 ($num) must be of type int, float given
9.3e+18: [The float 9.3E+18 is not representable as an int, cast occurred]int(-9146744073709551616)
0 [The float 9.3E+18 is not representable as an int, cast occurred]int(-9146744073709551616)
1 [The float 9.3E+18 is not representable as an int, cast occurred]int(-9146744073709551616)
2 [The float 9.3E+18 is not representable as an int, cast occurred]int(-6)
3 int(2)
4 [The float 9.3E+18 is not representable as an int, cast occurred]int(9146744073709551615)
5 [The float 9.3E+18 is not representable as an int, cast occurred]string(4) "none"
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, float given
7 TypeError dechex(): Argument #1 ($num) must be of type int, float given
1.5: int(1)
0 int(1)
1 [Implicit conversion from float 1.5 to int loses precision]int(1)
2 [Implicit conversion from float 1.5 to int loses precision]int(1)
3 int(2)
4 [Implicit conversion from float 1.5 to int loses precision]int(-2)
5 [Implicit conversion from float 1.5 to int loses precision]string(4) "none"
6 [Implicit conversion from float 1.5 to int loses precision]string(1) ""
7 [Implicit conversion from float 1.5 to int loses precision]string(1) "1"
"1e30": int(9223372036854775807)
0 int(9223372036854775807)
1 [Implicit conversion from float-string "1e30" to int loses precision]int(9223372036854775807)
2 [Implicit conversion from float-string "1e30" to int loses precision]int(0)
3 int(2)
4 string(4) "ÎšÌÏ"
5 string(4) "none"
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, string given
7 TypeError dechex(): Argument #1 ($num) must be of type int, string given
"9223372036854775808": int(9223372036854775807)
0 int(9223372036854775807)
1 int(9223372036854775807)
2 int(0)
3 int(2)
4 string(19) "ÆÍÍÌÌÈÍÏÌÉÇÊËÈÈÊÇÏÇ"
5 string(4) "none"
6 TypeError chr(): Argument #1 ($codepoint) must be of type int, string given
7 TypeError dechex(): Argument #1 ($num) must be of type int, string given
[The float 1.0E+20 is not representable as an int, cast occurred]array(1) {
  [7766279631452241920]=>
  int(1)
}
[The float 9.223372036854776E+18 is not representable as an int, cast occurred]int(-9223372036854775808)
[The float 9.223372036854776E+18 is not representable as an int, cast occurred]int(-9223372036854775808)
