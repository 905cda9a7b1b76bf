--TEST--
Named arguments that skip defaults which are to be evaluated, while other calls are pending
--FILE--
<?php
const K = 3;
class Made
{
    public function __construct() { echo "made\n"; }
}
class Target
{
    public function take($a = K, $b = 1) { return $a + $b; }
    public function pass($x, ...$rest) { return $x; }
    public function nested()
    {
        $o = new Target;
        return $o->pass($this->take(b: 2), $this->pass($this->take(b: 5)));
    }
}
function object_default($o = new Made, $z = 0) { var_dump($z); }
function fails() { throw new Exception('thrown by a default'); }
class Failing
{
    public function __construct() { fails(); }
}
function failing_default($a, $o = new Failing, $b = 1) {}

echo (new Target)->nested(), "\n";
object_default(z: 1);
call_user_func_array('object_default', ['z' => 2]);
$calls = [
    fn() => (new Target)->pass(failing_default(1, b: 2)),
    fn() => (new Target)->pass(failing_default(b: 1)),
    fn() => call_user_func('failing_default', b: 1),
    fn() => str_replace(search: 1, subject: 2),
];
foreach ($calls as $call) {
    try {
        $call();
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n", $e->getTraceAsString(), "\n";
    }
}
--EXPECT--
5
made
int(1)
made
int(2)
Exception: thrown by a default
#0 {PWD}/named_arguments_skip_evaluated_defaults.php(21): fails()
#1 {PWD}/named_arguments_skip_evaluated_defaults.php(23): Failing->__construct()
#2 {PWD}/named_arguments_skip_evaluated_defaults.php(29): failing_default(1, NULL, 2)
#3 {PWD}/named_arguments_skip_evaluated_defaults.php(36): {closure}()
#4 {main}
ArgumentCountError: failing_default(): Argument #1 ($a) not passed
#0 {PWD}/named_arguments_skip_evaluated_defaults.php(30): failing_default(NULL, NULL, 1)
#1 {PWD}/named_arguments_skip_evaluated_defaults.php(36): {closure}()
#2 {main}
ArgumentCountError: failing_default(): Argument #1 ($a) not passed
#0 [internal function]: failing_default(NULL, NULL, 1)
#1 {PWD}/named_arguments_skip_evaluated_defaults.php(31): call_user_func('failing_default', b: 1)
#2 {PWD}/named_arguments_skip_evaluated_defaults.php(36): {closure}()
#3 {main}
ArgumentCountError: str_replace(): Argument #2 ($replace) not passed
#0 {PWD}/named_arguments_skip_evaluated_defaults.php(32): str_replace(1, NULL, 2)
#1 {PWD}/named_arguments_skip_evaluated_defaults.php(36): {closure}()
#2 {main}
