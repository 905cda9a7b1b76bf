--TEST--
Elements of typed static properties
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
abstract class Mod {
    protected static array $reg = [];
    public static ?array $opt = null;
    private static iterable $it = [];
    public static int $n = 0;
    static function add($o):static {
        static::$reg[static::class][] = $o;
        self::$opt['x']['y'] = $o;
        self::$it[] = 1;
        return new static;
    }
    static function all() {
        return [static::$reg, self::$opt, count(self::$it)];
    }
    static function bad() {
        try {
            static::$n[] = 1;
        } catch (Error $e) {
            echo $e->getMessage(), "\n";
        }
        try {
            $r = &static::$reg[0];
            $r = 1;
            unset($r);
            $q = &static::$reg;
            $q = 'x';
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
class Mo1 extends Mod {}
class Mo2 extends Mod {}
foreach ([1, 2, 3] as $i) {
    Mo1::add($i);
    Mo2::add($i);
    Mo1::bad();
    Mod::$opt = null;
}
show(Mod::all());
--EXPECT--
Cannot use a scalar value as an array
Cannot assign string to reference held by property Mod::$reg of type array
Cannot use a scalar value as an array
Cannot assign string to reference held by property Mod::$reg of type array
Cannot use a scalar value as an array
Cannot assign string to reference held by property Mod::$reg of type array
[[{"Mo1":[1,2,3],"Mo2":[1,2,3],"0":1},null,6]]
