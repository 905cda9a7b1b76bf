--TEST--
ReflectionClass::getMethods() compares all of a function's flags: typed parameters, variadic ones, constructors
--FILE--
<?php
abstract class Several
{
    function __construct(public int $n = 1) {}
    function plain($x) {}
    function typed(int $x) {}
    function &many(...$list): int {}
    function manyTyped(string ...$list) {}
    function steps() { yield 1; }
}
function names($class, $bit)
{
    $methods = (new ReflectionClass($class))->getMethods(1 << $bit);
    return implode(' ', array_map(fn($method) => $method->name, $methods));
}
foreach ([8, 12, 13, 14, 18, 21, 24, 26, 40] as $bit) {
    echo $bit, ': ', names('Several', $bit), ' | ', names('SplFixedArray', $bit), ' | ', names('Closure', $bit), ' | ',
        names(fn(): int => 1, $bit), "\n";
}
--EXPECT--
8: __construct typed manyTyped | __construct __unserialize fromArray setSize offsetSet | bind bindTo call fromCallable | bind bindTo call fromCallable
12: many |  |  | 
13: many | __wakeup __serialize __unserialize count toArray fromArray getSize offsetExists offsetGet offsetSet offsetUnset getIterator jsonSerialize | bind bindTo call fromCallable | bind bindTo call fromCallable
14: many manyTyped |  | call | call
18:  |  | __invoke | __invoke
21: __construct | __construct | __construct | __construct
24: steps |  |  | 
26:  |  | __invoke | __invoke
40:  |  |  |
