--TEST--
Functions that PHP 8.4 calls without frame read variables after all arguments are computed
--INI--
zvm.php=8.4
--FILE--
<?php
function b(&$x) { $x .= "b"; return "c"; }
$a = "a";
echo str_replace($a, b($a), "abab"), implode($a, [b($a), b($a)]), in_array($a, [b($a)]) ? 1 : 0, substr($a, strlen(b($a))), "\n";
var_dump(min("10", 10), min(0.0, -0.0), min(null, false), max("10", 10));
function g() { return trim(func_get_args()[0]); }
echo g(" z "), substr(...["abc", 1]), trim(string: " x "), "\n";
try { in_array(1, 2); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
?>
--EXPECT--
cccabbbc0bbbbb
int(10)
float(-0)
bool(false)
string(2) "10"
zbcx
in_array(): Argument #2 ($haystack) must be of type array, int given
