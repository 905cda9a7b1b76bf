--TEST--
What a destructor has others know of its object: weak references and maps, itself, dynamic properties
--FILE--
<?php
class Mapped
{
    public static WeakMap $map;
    function __destruct() { self::$map[$this] = 'seen'; }
}
class Referred
{
    public static array $references = [];
    function __destruct() { self::$references[] = WeakReference::create($this); }
}
class Kept
{
    public static array $kept = [];
    public array $list = [1, 2];
    function __destruct() { if (count(self::$kept) < 2) self::$kept[] = $this; echo 'destroyed '; }
}
#[AllowDynamicProperties]
class Extended
{
    public $first = 'first';
    function __destruct() { $this->added = new Kept; }
}

function lives_shortly(string $class): void
{
    $object = new $class;
}

Mapped::$map = new WeakMap;
for ($turn = 0; $turn < 3; $turn++) {
    foreach ([Mapped::class, Referred::class, Kept::class, Extended::class] as $class) {
        lives_shortly($class);
        $next = new $class;
        echo count(Mapped::$map), (int) isset(Mapped::$map[$next]), ' ';
        foreach (Referred::$references as $reference) {
            echo $reference->get() === null ? 'gone ' : 'there ';
        }
        echo count(Kept::$kept), isset($next->added) ? 'old' : 'new', "\n";
        $next = null;
    }
}
Kept::$kept = [1, 2];
echo "\n", count(Mapped::$map), "\n";
--EXPECT--
00 0new
00 gone 0new
destroyed 00 gone gone 1new
destroyed destroyed 00 gone gone 2new
destroyed 00 gone gone 2new
00 gone gone gone 2new
destroyed 00 gone gone gone gone 2new
destroyed destroyed 00 gone gone gone gone 2new
destroyed 00 gone gone gone gone 2new
00 gone gone gone gone gone 2new
destroyed 00 gone gone gone gone gone gone 2new
destroyed destroyed 00 gone gone gone gone gone gone 2new
destroyed 
0
