--TEST--
Static variables begin anew in each closure
--FILE--
<?php
function run() {
    $closure = function () {
        static $n = 0, $list = [1], $size = PHP_INT_SIZE;
        $list[] = ++$n;
        return [$n, count($list), $size];
    };
    $closure();
    $copy = clone $closure;
    return [...$closure(), ...$copy(), ...$copy()];
}
echo json_encode([run(), run()]), "\n";
function counted() {
    static $x = 0;
    return ++$x;
}
counted();
echo counted(), "\n";
class Holder {
    function next() {
        static $z = 5;
        return $z++;
    }
    static function push() {
        static $q;
        $q[] = 1;
        return count($q);
    }
}
$holder = new Holder;
$holder->next();
echo $holder->next(), (new Holder)->next(), Holder::push(), Holder::push(), "\n";
$unbound = function () {
    return $this->v;
};
class Bound {
    public $v = 1;
}
for ($i = 0; $i < 3; $i++) {
    $bound = new Bound;
    $bound->v = $i;
    echo Closure::bind($unbound, $bound)(), $unbound->call($bound), $unbound->bindTo($bound, Bound::class)(), "\n";
}
--EXPECT--
[[2,3,8,2,3,8,3,4,8],[2,3,8,2,3,8,3,4,8]]
2
6712
000
111
222
