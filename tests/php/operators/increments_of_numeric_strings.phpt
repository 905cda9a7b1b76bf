--TEST--
++ and -- of numeric strings and of strings that are not quite numeric
--FILE--
<?php
class P { public int $i = 5; public $v; public static $s; }
$p = new P;
foreach (['125', '-1', '1.5', '1e3', '9223372036854775807', '-9223372036854775808', '00', '0x1A', ' 12', '12 ', '1e1000', '.5', '+3',
          '5 apples', 'Az', 'zZ9', '-', '1e', '99999999999999999999', null, 1.5, PHP_INT_MAX, PHP_INT_MIN] as $value) {
    $a = $b = $c = $d = $value;
    $r = &$c;
    $p->v = $value;
    P::$s = $value;
    $name = 'v';
    var_dump($a++, $a, $b--, $b, ++$r, $c, --$d, ++$p->v, $p->$name++, $p->v, P::$s++, --P::$s);
}
--EXPECT--
string(3) "125"
int(126)
string(3) "125"
int(124)
int(126)
int(126)
int(124)
int(126)
int(126)
int(127)
string(3) "125"
int(125)
string(2) "-1"
int(0)
string(2) "-1"
int(-2)
int(0)
int(0)
int(-2)
int(0)
int(0)
int(1)
string(2) "-1"
int(-1)
string(3) "1.5"
float(2.5)
string(3) "1.5"
float(0.5)
float(2.5)
float(2.5)
float(0.5)
float(2.5)
float(2.5)
float(3.5)
string(3) "1.5"
float(1.5)
string(3) "1e3"
float(1001)
string(3) "1e3"
float(999)
float(1001)
float(1001)
float(999)
float(1001)
float(1001)
float(1002)
string(3) "1e3"
float(1000)
string(19) "9223372036854775807"
float(9.223372036854776E+18)
string(19) "9223372036854775807"
int(9223372036854775806)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
int(9223372036854775806)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
string(19) "9223372036854775807"
float(9.223372036854776E+18)
string(20) "-9223372036854775808"
int(-9223372036854775807)
string(20) "-9223372036854775808"
float(-9.223372036854776E+18)
int(-9223372036854775807)
int(-9223372036854775807)
float(-9.223372036854776E+18)
int(-9223372036854775807)
int(-9223372036854775807)
int(-9223372036854775806)
string(20) "-9223372036854775808"
int(-9223372036854775808)
string(2) "00"
int(1)
string(2) "00"
int(-1)
int(1)
int(1)
int(-1)
int(1)
int(1)
int(2)
string(2) "00"
int(0)
string(4) "0x1A"
string(4) "0x1B"
string(4) "0x1A"
string(4) "0x1A"
string(4) "0x1B"
string(4) "0x1B"
string(4) "0x1A"
string(4) "0x1B"
string(4) "0x1B"
string(4) "0x1C"
string(4) "0x1A"
string(4) "0x1B"
string(3) " 12"
int(13)
string(3) " 12"
int(11)
int(13)
int(13)
int(11)
int(13)
int(13)
int(14)
string(3) " 12"
int(12)
string(3) "12 "
int(13)
string(3) "12 "
int(11)
int(13)
int(13)
int(11)
int(13)
int(13)
int(14)
string(3) "12 "
int(12)
string(6) "1e1000"
float(INF)
string(6) "1e1000"
float(INF)
float(INF)
float(INF)
float(INF)
float(INF)
float(INF)
float(INF)
string(6) "1e1000"
float(INF)
string(2) ".5"
float(1.5)
string(2) ".5"
float(-0.5)
float(1.5)
float(1.5)
float(-0.5)
float(1.5)
float(1.5)
float(2.5)
string(2) ".5"
float(0.5)
string(2) "+3"
int(4)
string(2) "+3"
int(2)
int(4)
int(4)
int(2)
int(4)
int(4)
int(5)
string(2) "+3"
int(3)
string(8) "5 apples"
string(8) "5 applet"
string(8) "5 apples"
string(8) "5 apples"
string(8) "5 applet"
string(8) "5 applet"
string(8) "5 apples"
string(8) "5 applet"
string(8) "5 applet"
string(8) "5 appleu"
string(8) "5 apples"
string(8) "5 applet"
string(2) "Az"
string(2) "Ba"
string(2) "Az"
string(2) "Az"
string(2) "Ba"
string(2) "Ba"
string(2) "Az"
string(2) "Ba"
string(2) "Ba"
string(2) "Bb"
string(2) "Az"
string(2) "Ba"
string(3) "zZ9"
string(4) "aaA0"
string(3) "zZ9"
string(3) "zZ9"
string(4) "aaA0"
string(4) "aaA0"
string(3) "zZ9"
string(4) "aaA0"
string(4) "aaA0"
string(4) "aaA1"
string(3) "zZ9"
string(4) "aaA0"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(1) "-"
string(2) "1e"
string(2) "1f"
string(2) "1e"
string(2) "1e"
string(2) "1f"
string(2) "1f"
string(2) "1e"
string(2) "1f"
string(2) "1f"
string(2) "1g"
string(2) "1e"
string(2) "1f"
string(20) "99999999999999999999"
float(1.0E+20)
string(20) "99999999999999999999"
float(1.0E+20)
float(1.0E+20)
float(1.0E+20)
float(1.0E+20)
float(1.0E+20)
float(1.0E+20)
float(1.0E+20)
string(20) "99999999999999999999"
float(1.0E+20)
NULL
int(1)
NULL
NULL
int(1)
int(1)
NULL
int(1)
int(1)
int(2)
NULL
int(0)
float(1.5)
float(2.5)
float(1.5)
float(0.5)
float(2.5)
float(2.5)
float(0.5)
float(2.5)
float(2.5)
float(3.5)
float(1.5)
float(1.5)
int(9223372036854775807)
float(9.223372036854776E+18)
int(9223372036854775807)
int(9223372036854775806)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
int(9223372036854775806)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
int(9223372036854775807)
float(9.223372036854776E+18)
int(-9223372036854775808)
int(-9223372036854775807)
int(-9223372036854775808)
float(-9.223372036854776E+18)
int(-9223372036854775807)
int(-9223372036854775807)
float(-9.223372036854776E+18)
int(-9223372036854775807)
int(-9223372036854775807)
int(-9223372036854775806)
int(-9223372036854775808)
int(-9223372036854775808)
