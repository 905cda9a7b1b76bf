--TEST--
constant() and defined() of global, namespaced and class constants, and what they refuse
--FILE--
<?php
namespace Some\Space;

const HERE = "here";
define("Some\\Space\\DEFINED", "defined");
define("UPPER\\Other", 3);
enum Suit: string { case Hearts = "H"; case Spades = "S"; const Wild = self::Spades; }
enum Plain { case One; }
class Base {
    public const A = 1;
    protected const B = 2;
    private const C = 3;
    const D = self::A . "x";
    const BAD = Missing::X;
    public static function names() {
        foreach (["self::A", "static::A", "static::E", "self::C", "Some\\Space\\Base::B", "SELF::B", "parent::A"] as $name) {
            show($name);
        }
    }
}
class Child extends Base {
    const E = "E";
}
trait T {}

function show(string $name) {
    for ($i = 0; $i < 2; $i++) {
        try {
            var_dump(defined($name));
        } catch (\Error $e) {
            echo "defined: ", get_class($e), ": ", $e->getMessage(), "\n";
        }
        try {
            var_dump(constant($name));
        } catch (\Error $e) {
            echo get_class($e), ": ", $e->getMessage(), "\n";
        }
    }
}
class Within extends Base {
    public static function names() {
        foreach (["self::A", "static::E", "self::C", "self::B", "parent::A", "Some\\Space\\Base::C", "static::BAD"] as $name) {
            for ($i = 0; $i < 2; $i++) {
                try {
                    var_dump(defined($name));
                    var_dump(constant($name));
                } catch (\Error $e) {
                    echo get_class($e), ": ", $e->getMessage(), "\n";
                }
            }
        }
    }
}
class Below extends Within { const E = "below"; }
foreach (["HERE", "Some\\Space\\HERE", "some\\space\\HERE", "Some\\Space\\here", "\\Some\\Space\\DEFINED", "upper\\Other", "PHP_INT_SIZE",
          "\\PHP_INT_SIZE", "php_int_size", "true", "NULL", "nothing", "", "::", "A::", "::A", "Some\\Space\\Suit::Hearts",
          "\\Some\\Space\\Suit::Wild", "some\\space\\suit::Spades", "Some\\Space\\Suit::hearts", "Some\\Space\\Plain::One",
          "Some\\Space\\Base::A", "Some\\Space\\Base::B", "Some\\Space\\Base::C", "Some\\Space\\Base::D", "Some\\Space\\Child::E",
          "Some\\Space\\Child::A", "Some\\Space\\Child::Nothing", "Missing::A", "self::A", "Some\\Space\\Base::class", "__LINE__",
          "ArrayObject::ARRAY_AS_PROPS", "Some\\Space\\T::A", "A:B", "A::B::C"] as $name) {
    echo "-- $name\n";
    show($name);
}
echo "-- in classes\n";
Within::names();
Below::names();
var_dump(\constant("Some\\Space\\Suit::Hearts") === Suit::Hearts, Suit::from("S") === constant("Some\\Space\\Suit::Wild"));
--EXPECT--
-- HERE
bool(false)
Error: Undefined constant "HERE"
bool(false)
Error: Undefined constant "HERE"
-- Some\Space\HERE
bool(true)
string(4) "here"
bool(true)
string(4) "here"
-- some\space\HERE
bool(true)
string(4) "here"
bool(true)
string(4) "here"
-- Some\Space\here
bool(false)
Error: Undefined constant "Some\Space\here"
bool(false)
Error: Undefined constant "Some\Space\here"
-- \Some\Space\DEFINED
bool(true)
string(7) "defined"
bool(true)
string(7) "defined"
-- upper\Other
bool(true)
int(3)
bool(true)
int(3)
-- PHP_INT_SIZE
bool(true)
int(8)
bool(true)
int(8)
-- \PHP_INT_SIZE
bool(true)
int(8)
bool(true)
int(8)
-- php_int_size
bool(false)
Error: Undefined constant "php_int_size"
bool(false)
Error: Undefined constant "php_int_size"
-- true
bool(true)
bool(true)
bool(true)
bool(true)
-- NULL
bool(true)
NULL
bool(true)
NULL
-- nothing
bool(false)
Error: Undefined constant "nothing"
bool(false)
Error: Undefined constant "nothing"
-- 
bool(false)
Error: Undefined constant ""
bool(false)
Error: Undefined constant ""
-- ::
bool(false)
Error: Class "" not found
bool(false)
Error: Class "" not found
-- A::
bool(false)
Error: Class "A" not found
bool(false)
Error: Class "A" not found
-- ::A
bool(false)
Error: Class "" not found
bool(false)
Error: Class "" not found
-- Some\Space\Suit::Hearts
bool(true)
enum(Some\Space\Suit::Hearts)
bool(true)
enum(Some\Space\Suit::Hearts)
-- \Some\Space\Suit::Wild
bool(true)
enum(Some\Space\Suit::Spades)
bool(true)
enum(Some\Space\Suit::Spades)
-- some\space\suit::Spades
bool(true)
enum(Some\Space\Suit::Spades)
bool(true)
enum(Some\Space\Suit::Spades)
-- Some\Space\Suit::hearts
bool(false)
Error: Undefined constant Some\Space\Suit::hearts
bool(false)
Error: Undefined constant Some\Space\Suit::hearts
-- Some\Space\Plain::One
bool(true)
enum(Some\Space\Plain::One)
bool(true)
enum(Some\Space\Plain::One)
-- Some\Space\Base::A
bool(true)
int(1)
bool(true)
int(1)
-- Some\Space\Base::B
bool(false)
Error: Cannot access protected constant Some\Space\Base::B
bool(false)
Error: Cannot access protected constant Some\Space\Base::B
-- Some\Space\Base::C
bool(false)
Error: Cannot access private constant Some\Space\Base::C
bool(false)
Error: Cannot access private constant Some\Space\Base::C
-- Some\Space\Base::D
bool(true)
string(2) "1x"
bool(true)
string(2) "1x"
-- Some\Space\Child::E
bool(true)
string(1) "E"
bool(true)
string(1) "E"
-- Some\Space\Child::A
bool(true)
int(1)
bool(true)
int(1)
-- Some\Space\Child::Nothing
bool(false)
Error: Undefined constant Some\Space\Child::Nothing
bool(false)
Error: Undefined constant Some\Space\Child::Nothing
-- Missing::A
bool(false)
Error: Class "Missing" not found
bool(false)
Error: Class "Missing" not found
-- self::A
defined: Error: Cannot access "self" when no class scope is active
Error: Cannot access "self" when no class scope is active
defined: Error: Cannot access "self" when no class scope is active
Error: Cannot access "self" when no class scope is active
-- Some\Space\Base::class
bool(false)
Error: Undefined constant Some\Space\Base::class
bool(false)
Error: Undefined constant Some\Space\Base::class
-- __LINE__
bool(false)
Error: Undefined constant "__LINE__"
bool(false)
Error: Undefined constant "__LINE__"
-- ArrayObject::ARRAY_AS_PROPS
bool(true)
int(2)
bool(true)
int(2)
-- Some\Space\T::A
bool(false)
Error: Undefined constant Some\Space\T::A
bool(false)
Error: Undefined constant Some\Space\T::A
-- A:B
bool(false)
Error: Undefined constant "A:B"
bool(false)
Error: Undefined constant "A:B"
-- A::B::C
bool(false)
Error: Class "A::B" not found
bool(false)
Error: Class "A::B" not found
-- in classes
bool(true)
int(1)
bool(true)
int(1)
bool(false)
Error: Undefined constant static::E
bool(false)
Error: Undefined constant static::E
bool(false)
Error: Undefined constant self::C
bool(false)
Error: Undefined constant self::C
bool(true)
int(2)
bool(true)
int(2)
bool(true)
int(1)
bool(true)
int(1)
bool(false)
Error: Cannot access private constant Some\Space\Base::C
bool(false)
Error: Cannot access private constant Some\Space\Base::C
Error: Class "Some\Space\Missing" not found
Error: Class "Some\Space\Missing" not found
bool(true)
int(1)
bool(true)
int(1)
bool(true)
string(5) "below"
bool(true)
string(5) "below"
bool(false)
Error: Undefined constant self::C
bool(false)
Error: Undefined constant self::C
bool(true)
int(2)
bool(true)
int(2)
bool(true)
int(1)
bool(true)
int(1)
bool(false)
Error: Cannot access private constant Some\Space\Base::C
bool(false)
Error: Cannot access private constant Some\Space\Base::C
Error: Class "Some\Space\Missing" not found
Error: Class "Some\Space\Missing" not found
bool(true)
bool(true)
