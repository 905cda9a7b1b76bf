--TEST--
(float) of "-0" is minus zero; as a number it is the integer 0
--FILE--
<?php
var_dump((float) "-0", (float) " -0", (float) "-0abc", (float) "-00", floatval("-0"), (float) "-", (float) "0", (float) "-0.0");
$text = "-0";
settype($text, "float");
var_dump($text, -"-0", "-0" * 1.0, "-0" + 0.0, intval("-0"), "-0" == "0", fdiv(1, "-0"));
function weak(float $number) {
    var_dump($number);
}
weak("-0");
weak("-0.0");
?>
--EXPECT--
float(-0)
float(-0)
float(-0)
float(-0)
float(-0)
float(0)
float(0)
float(-0)
float(-0)
int(0)
float(0)
float(0)
int(0)
bool(true)
float(INF)
float(0)
float(-0)
