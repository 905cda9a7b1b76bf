--TEST--
Callables: what is complained about first
--FILE--
<?php
abstract class A
{
    private function hidden() {}
    protected static function shared() {}
    abstract protected function open();
}
foreach (["A::hidden", ["A", "shared"], "A::open", "::hidden"] as $callable) {
    try {
        call_user_func($callable);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
try {
    "::hidden"();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
function f($a, $b = 2) {}
try {
    (new ReflectionFunction("f"))->invokeArgs(["a" => 1, 2]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method A::hidden() cannot be called statically
call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access protected method A::shared()
call_user_func(): Argument #1 ($callback) must be a valid callback, cannot call abstract method A::open()
call_user_func(): Argument #1 ($callback) must be a valid callback, invalid function name
Class "" not found
Cannot use positional argument after named argument
