--TEST--
Static calls of names that __call() or __callStatic() answers, again and again from every kind of scope
--FILE--
<?php
class Both {
    public function __call($name, $arguments) { return "call $name " . static::class . json_encode($arguments); }
    public static function __callStatic($name, $arguments) { return "static $name " . static::class . json_encode($arguments); }
    private function hidden() { return 'hidden'; }
    public function own() { return [self::any(1), static::any(2), Both::any(3), Both::Hidden(4)]; }
    public static function ownStatic() { return [self::any(1), static::any(2), Both::any(3)]; }
    public function closures() { return [fn() => Both::any(5), static fn() => Both::any(6)]; }
}
class Child extends Both {
    public function up() { return [parent::any(7), Both::any(8), self::any(9)]; }
    public static function __callStatic($name, $arguments) { return "child $name " . static::class; }
}
class Other {
    public function from() { $class = 'Both'; $name = 'any'; return [Both::any(10), Child::any(11), $class::any(12), $class::$name(13), Both::$name(14)]; }
}
class OnlyStatic { public static function __callStatic($name, $arguments) { return "only $name " . static::class; } }
function plain() { return [Both::any(15), Both::hidden(16), Both::{'hidden'}(17), OnlyStatic::x(), Both::ANY(18)]; }
for ($i = 0; $i < 3; $i++) {
    foreach ([[new Both, 'own'], [new Child, 'own'], [new Child, 'up'], [new Other, 'from'], 'plain', 'Both::ownStatic', 'Child::ownStatic'] as $call) {
        echo implode(' | ', $call()), "\n";
    }
    foreach ((new Child)->closures() as $closure) {
        echo $closure(), "\n";
    }
    $closure = function () { return Both::any(19); };
    foreach ([null, new Both, new Child, new Other] as $this_) {
        echo Closure::bind($closure, $this_)(), "\n";
    }
}
--EXPECT--
call any Both[1] | call any Both[2] | call any Both[3] | hidden
call any Child[1] | call any Child[2] | call any Child[3] | hidden
call any Child[7] | call any Child[8] | call any Child[9]
static any Both[10] | child any Child | static any Both[12] | static any Both[13] | static any Both[14]
static any Both[15] | static hidden Both[16] | static hidden Both[17] | only x OnlyStatic | static ANY Both[18]
static any Both[1] | static any Both[2] | static any Both[3]
static any Child[1] | child any Child | static any Both[3]
call any Child[5]
static any Both[6]
static any Both[19]
call any Both[19]
call any Child[19]
static any Both[19]
call any Both[1] | call any Both[2] | call any Both[3] | hidden
call any Child[1] | call any Child[2] | call any Child[3] | hidden
call any Child[7] | call any Child[8] | call any Child[9]
static any Both[10] | child any Child | static any Both[12] | static any Both[13] | static any Both[14]
static any Both[15] | static hidden Both[16] | static hidden Both[17] | only x OnlyStatic | static ANY Both[18]
static any Both[1] | static any Both[2] | static any Both[3]
static any Child[1] | child any Child | static any Both[3]
call any Child[5]
static any Both[6]
static any Both[19]
call any Both[19]
call any Child[19]
static any Both[19]
call any Both[1] | call any Both[2] | call any Both[3] | hidden
call any Child[1] | call any Child[2] | call any Child[3] | hidden
call any Child[7] | call any Child[8] | call any Child[9]
static any Both[10] | child any Child | static any Both[12] | static any Both[13] | static any Both[14]
static any Both[15] | static hidden Both[16] | static hidden Both[17] | only x OnlyStatic | static ANY Both[18]
static any Both[1] | static any Both[2] | static any Both[3]
static any Child[1] | child any Child | static any Both[3]
call any Child[5]
static any Both[6]
static any Both[19]
call any Both[19]
call any Child[19]
static any Both[19]
