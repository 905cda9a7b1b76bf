--TEST--
Closures with and without static variables, declared for the first time in a class, a trait and none
--FILE--
<?php
class Counter {
    function closures() {
        $k = 3;
        static $n = 1;
        $f = function ($x) use ($k, &$n) { static $m = 0; $n++; return $x + $k + ++$m . get_class($this) . $n; };
        return [$f, fn() => $this, static fn() => isset($this), function () { return 1; }];
    }
}
trait Named { function name() { return fn() => static::class . self::class; } }
class U { use Named; }
class V { use Named; }

for ($i = 0; $i < 2; $i++) {
    foreach ((new Counter)->closures() as $f) {
        $result = $f(2);
        echo is_object($result) ? get_class($result) : json_encode($result), "\n";
    }
}
echo ((new U)->name())(), ((new V)->name())(), "\n";
$outside = function () { return __CLASS__ . self::class . get_class($this); };
echo Closure::bind($outside, new Counter, Counter::class)(), "\n";
--EXPECT--
"6Counter2"
Counter
false
1
"6Counter3"
Counter
false
1
UUVV
CounterCounter
