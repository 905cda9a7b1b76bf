--TEST--
What is not a number for bcmath
--EXTENSIONS--
bcmath
--FILE--
<?php
function t($f) { try { $r = $f(); echo is_array($r) ? implode(" ", $r) : (is_object($r) ? "GMP $r" : var_export($r, true)), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
foreach (["1e5", " 1", "1 ", "0x1", "1.2.3", "--1", "+-1", "a", ".", "-", "1\0a", "1,5", "INF"] as $x) {
    t(fn() => bcadd($x, "1", 2));
    t(fn() => bccomp("1", $x, 2));
}
?>
--EXPECT--
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
'1.00'
1
'1.00'
1
'2.00'
0
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
ValueError: bcadd(): Argument #1 ($num1) is not well-formed
ValueError: bccomp(): Argument #2 ($num2) is not well-formed
