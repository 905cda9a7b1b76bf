--TEST--
Fiber::start() passes named arguments on; ReflectionProperty::setValue() asks for both of its arguments
--FILE--
<?php
$fibers = [
    fn() => (new Fiber(function ($a, ...$rest) { echo json_encode([$a, $rest]), "\n"; }))->start(a: 1, x: 2),
    fn() => (new Fiber(function ($a, $b = 2) { echo json_encode([$a, $b]), "\n"; }))->start(b: 1, a: 2),
    fn() => (new Fiber(fn($a) => 1))->start(nope: 2),
    fn() => (new Fiber("max"))->start(nope: 2),
    fn() => (new ReflectionProperty("Exception", "message"))->setValue(),
    fn() => (new ReflectionProperty("Exception", "message"))->setValue(1, 2, 3),
];
foreach ($fibers as $run) {
    try {
        $run();
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
[1,{"x":2}]
[2,1]
Error: Unknown named parameter $nope
ArgumentCountError: max() expects at least 1 argument, 0 given
ArgumentCountError: ReflectionProperty::setValue() expects exactly 2 arguments, 0 given
ArgumentCountError: ReflectionProperty::setValue() expects exactly 2 arguments, 3 given
