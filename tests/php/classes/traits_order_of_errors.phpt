--TEST--
Enums that lack a method, and in which order errors of traits are found
--FILE--
<?php
$sources = [
    'interface HasF { function f(); } enum E implements HasF { case A; }',
    'interface HasFG { function f(); function g(); } enum E: int implements HasFG { case A = 1; }',
    'trait T1 { function count() {} } trait T2 {} class A { use T1, T2 { f as protected; T1::f insteadof T2; } }',
    'trait T1 { public $y = 1; } readonly class A { use T1; private int $y; }',
    'trait T1 { public $y = 1; } readonly class A { use T1; }',
];
$file = __DIR__ . "/traits_order_of_errors.inc";
foreach ($sources as $source) {
    file_put_contents($file, "<?php $source");
    echo str_replace($file, "FILE", shell_exec(escapeshellarg(PHP_BINARY) . " -n " . escapeshellarg($file)));
}
unlink($file);
?>
--EXPECT--

Fatal error: Enum E must implement 1 abstract private method (HasF::f) in FILE on line 1

Fatal error: Enum E must implement 2 abstract private methods (HasFG::f, HasFG::g) in FILE on line 1

Fatal error: A precedence rule was defined for T1::f but this method does not exist in FILE on line 1

Fatal error: A and T1 define the same property ($y) in the composition of A. However, the definition differs and is considered incompatible. Class was composed in FILE on line 1

Fatal error: Readonly class A cannot use trait with a non-readonly property T1::$y in FILE on line 1
