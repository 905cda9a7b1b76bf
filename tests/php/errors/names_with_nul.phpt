--TEST--
Messages show names up to a NUL
--FILE--
<?php
class A {}
$attempts = [
    fn() => ["x" => 1]["a\0b"],
    fn() => (new A)->{"a\0b"},
    function () { $object = new A; $object->{"a\0b"} = 1; $object->{"a\0b"}++; },
    fn() => constant("a\0b"),
    fn() => constant("A\0b::c"),
    fn() => ("a\0b")(),
    fn() => (new A)->{"a\0b"}(),
    fn() => (new class {})->missing(),
    fn() => compact("a\0b"),
    fn() => (new ArrayObject)["\0A\0b"],
    fn() => new ("A\0b"),
    fn() => call_user_func("a\0b"),
    fn() => ("A\0b::c")(),
];
foreach ($attempts as $attempt) {
    try {
        $attempt();
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--

Warning: Undefined array key "a" in {PWD}/names_with_nul.php on line 4

Warning: Undefined property: A::$a in {PWD}/names_with_nul.php on line 5

Deprecated: Creation of dynamic property A::$a is deprecated in {PWD}/names_with_nul.php on line 6
Error: Undefined constant "a"
Error: Class "A" not found
Error: Call to undefined function a()
Error: Call to undefined method A::a()
Error: Call to undefined method class@anonymous::missing()

Warning: compact(): Undefined variable $a in {PWD}/names_with_nul.php on line 12

Warning: Undefined array key "" in {PWD}/names_with_nul.php on line 13
Error: Class "A" not found
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, function "a" not found or invalid function name
Error: Class "A" not found
