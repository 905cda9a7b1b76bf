--TEST--
Static properties as arguments of functions that are known when they are called
--FILE--
<?php
class Table
{
    public static $rows = [1, 2];
    public static $absent;
    public static ?array $typed = null;
    public static int $unset;
    public static $shared = "s";

    static function send(string $by_value, string $by_reference): void
    {
        var_dump($by_value(self::$rows), $by_value(static::$shared), $by_value(Table::$absent));
        $by_reference(self::$rows);
        $by_reference(self::$absent);
        $by_reference(static::$shared);
        try {
            $by_reference(self::$typed);
        } catch (TypeError $error) {
            echo $error->getMessage(), "\n";
        }
        try {
            $by_value(self::$unset);
        } catch (Error $error) {
            echo $error->getMessage(), "\n";
        }
        try {
            $by_reference(self::$unset);
        } catch (Error $error) {
            echo $error->getMessage(), "\n";
        }
    }
}

class Child extends Table
{
    public static $rows = [3];
}

function look($value) { return $value; }
function change(&$value) { $value = is_array($value) ? [...$value, 9] : "changed"; }
function look_with_cache($value) { return is_array($value) ? count($value) : $value; }

$reference = &Table::$shared;
for ($i = 0; $i < 3; $i++) {
    $i == 2 ? Child::send("look_with_cache", "change") : Table::send("look", "change");
    var_dump(Table::$rows, Child::$rows, Table::$absent, $reference);
}
try {
    look(Nowhere::$rows);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    look(Table::$nowhere);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
string(1) "s"
NULL
Cannot assign string to reference held by property Table::$typed of type ?array
Typed static property Table::$unset must not be accessed before initialization
Cannot access uninitialized non-nullable property Table::$unset by reference
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(9)
}
array(1) {
  [0]=>
  int(3)
}
string(7) "changed"
string(7) "changed"
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(9)
}
string(7) "changed"
string(7) "changed"
Cannot assign string to reference held by property Table::$typed of type ?array
Typed static property Table::$unset must not be accessed before initialization
Cannot access uninitialized non-nullable property Table::$unset by reference
array(4) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(9)
  [3]=>
  int(9)
}
array(1) {
  [0]=>
  int(3)
}
string(7) "changed"
string(7) "changed"
int(4)
string(7) "changed"
string(7) "changed"
Cannot assign string to reference held by property Table::$typed of type ?array
Typed static property Table::$unset must not be accessed before initialization
Cannot access uninitialized non-nullable property Table::$unset by reference
array(5) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(9)
  [3]=>
  int(9)
  [4]=>
  int(9)
}
array(1) {
  [0]=>
  int(3)
}
string(7) "changed"
string(7) "changed"
Class "Nowhere" not found
Access to undeclared static property Table::$nowhere
