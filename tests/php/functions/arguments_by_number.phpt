--TEST--
Arguments asked by number, and calls that keep the called class
--FILE--
<?php
function arguments($first) {
    var_dump(func_num_args(), func_get_arg(0), func_get_arg(1));
    $first = 'changed';
    var_dump(func_get_arg(0));
    try {
        func_get_arg(5);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
    func_get_arg(-1);
}
try {
    arguments('a', 'b');
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
try {
    func_get_arg(0);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
class Base {
    public static function name(...$more) { return static::class . implode(',', $more); }
    public static function viaForward() { return forward_static_call_array(['Base', 'name'], [1, 2]); }
    public static function viaCall() { return call_user_func_array(['Base', 'name'], [1, 2]); }
}
class Derived extends Base {}
var_dump(Derived::viaForward(), Derived::viaCall());
--EXPECT--
int(2)
string(1) "a"
string(1) "b"
string(7) "changed"
func_get_arg(): Argument #1 ($position) must be less than the number of the arguments passed to the currently executed function
func_get_arg(): Argument #1 ($position) must be greater than or equal to 0
func_get_arg() cannot be called from the global scope
string(10) "Derived1,2"
string(7) "Base1,2"
