--TEST--
from() and tryFrom() of enums under strict_types
--FILE--
<?php
declare(strict_types=1);
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
enum Text: string { case Zero = '0'; case One = '1'; case Fraction = '1.5'; case Nothing = ''; }
enum Number: int { case Zero = 0; case One = 1; }
class Stringy { function __toString() { return '1'; } }
foreach ([null, 0, 1, 1.0, 1.5, true, false, '1', '', ' 1', 'x', [], new Stringy, new stdClass, 1e30, Text::One, NAN] as $value) {
    foreach (['Text', 'Number'] as $enum) {
        foreach (['from', 'tryFrom'] as $method) {
            echo "$enum::$method ";
            try {
                var_dump($enum::$method($value));
            } catch (Throwable $e) {
                echo get_class($e), ": ", $e->getMessage(), "\n";
            }
        }
    }
}
echo new ReflectionMethod('Text', 'from');


?>
--EXPECT--
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, null given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, null given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, null given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, null given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, int given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, int given
Number::from enum(Number::Zero)
Number::tryFrom enum(Number::Zero)
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, int given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, int given
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, float given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, float given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, float given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, float given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, bool given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, bool given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, bool given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, bool given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, bool given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, bool given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, bool given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, bool given
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from enum(Text::Nothing)
Text::tryFrom enum(Text::Nothing)
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from ValueError: " 1" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from ValueError: "x" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, array given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, array given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, array given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, array given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, Stringy given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, Stringy given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, Stringy given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, Stringy given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, stdClass given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, stdClass given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, stdClass given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, stdClass given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, float given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, float given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, Text given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, Text given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, Text given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, Text given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string, float given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string, float given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Method [ <internal, prototype BackedEnum> static public method from ] {

  - Parameters [1] {
    Parameter #0 [ <required> string|int $value ]
  }
  - Return [ static ]
}
