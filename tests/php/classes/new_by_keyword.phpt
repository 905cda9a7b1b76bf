--TEST--
new self, static and parent: in methods, closures, traits, with private constructors, of classes without constructor and abstract ones
--FILE--
<?php
class Root {
    public array $given;
    public function __construct(...$given) { $this->given = $given; }
    function all() { return [new self(1), new static(2), (fn() => new static(3))(), (static fn() => new self(4))()]; }
    static function shared() { return [new self, new static]; }
}
class Leaf extends Root {
    function up() { return [new parent(5), new self(6)]; }
}
trait Makes { static function make() { return new self; } function again() { return new static; } function other($class) { return new $class; } }
class One { use Makes; }
class Two extends One { private function __construct() {} static function two() { return new static; } static function self() { return new self; } }
class Three extends Two {}
abstract class Shape { static function of() { return new static; } static function mine() { return new self; } }
class Circle extends Shape { public $r = 1; }
function names($objects) { return implode(" ", array_map(fn($o) => $o::class . json_encode($o->given ?? null), $objects)); }
for ($i = 0; $i < 3; $i++) {
    echo names((new Root)->all()), "|", names((new Leaf)->all()), "|", names(Leaf::shared()), "|", names((new Leaf)->up()), "\n";
    echo names([One::make(), One::make()->again(), (new One)->other('ArrayObject'), Two::two(), Two::self(), Circle::of()]), "\n";
    foreach ([fn() => Three::make(), fn() => (new One)->other('Two'), fn() => Shape::of(), fn() => Circle::mine(), fn() => Three::two()] as $call) {
        try {
            echo names([$call()]), ";";
        } catch (Error $e) {
            echo $e->getMessage(), ";";
        }
    }
    echo "\n";
}
$bound = Closure::bind(fn() => new static(7), new Leaf, Root::class);
$selves = Closure::bind(fn() => new self(8), new Leaf, Root::class);
for ($i = 0; $i < 2; $i++) {
    echo names([$bound(), $selves(), Closure::bind($bound, new Root, Root::class)(), Closure::bind($selves, null, Leaf::class)()]), "\n";
}
--EXPECT--
Root[1] Root[2] Root[3] Root[4]|Root[1] Leaf[2] Leaf[3] Root[4]|Root[] Leaf[]|Root[5] Leaf[6]
Onenull Onenull ArrayObjectnull Twonull Twonull Circlenull
Onenull;Call to private Two::__construct() from scope One;Cannot instantiate abstract class Shape;Cannot instantiate abstract class Shape;Threenull;
Root[1] Root[2] Root[3] Root[4]|Root[1] Leaf[2] Leaf[3] Root[4]|Root[] Leaf[]|Root[5] Leaf[6]
Onenull Onenull ArrayObjectnull Twonull Twonull Circlenull
Onenull;Call to private Two::__construct() from scope One;Cannot instantiate abstract class Shape;Cannot instantiate abstract class Shape;Threenull;
Root[1] Root[2] Root[3] Root[4]|Root[1] Leaf[2] Leaf[3] Root[4]|Root[] Leaf[]|Root[5] Leaf[6]
Onenull Onenull ArrayObjectnull Twonull Twonull Circlenull
Onenull;Call to private Two::__construct() from scope One;Cannot instantiate abstract class Shape;Cannot instantiate abstract class Shape;Threenull;
Leaf[7] Root[8] Root[7] Leaf[8]
Leaf[7] Root[8] Root[7] Leaf[8]
