--TEST--
from() and tryFrom() of enums take strings and integers weakly
--FILE--
<?php
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
Text::from [Text::from(): Passing null to parameter #1 ($value) of type string|int is deprecated]
enum(Text::Zero)
Text::tryFrom [Text::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated]
enum(Text::Zero)
Number::from [Number::from(): Passing null to parameter #1 ($value) of type string|int is deprecated]
enum(Number::Zero)
Number::tryFrom [Number::tryFrom(): Passing null to parameter #1 ($value) of type string|int is deprecated]
enum(Number::Zero)
Text::from enum(Text::Zero)
Text::tryFrom enum(Text::Zero)
Number::from enum(Number::Zero)
Number::tryFrom enum(Number::Zero)
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from [Implicit conversion from float 1.5 to int loses precision]
enum(Text::One)
Text::tryFrom [Implicit conversion from float 1.5 to int loses precision]
enum(Text::One)
Number::from [Implicit conversion from float 1.5 to int loses precision]
enum(Number::One)
Number::tryFrom [Implicit conversion from float 1.5 to int loses precision]
enum(Number::One)
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from enum(Text::Zero)
Text::tryFrom enum(Text::Zero)
Number::from enum(Number::Zero)
Number::tryFrom enum(Number::Zero)
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from enum(Text::Nothing)
Text::tryFrom enum(Text::Nothing)
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from ValueError: " 1" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from enum(Number::One)
Number::tryFrom enum(Number::One)
Text::from ValueError: "x" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, string given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, string given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string|int, array given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string|int, array given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, array given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, array given
Text::from enum(Text::One)
Text::tryFrom enum(Text::One)
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, Stringy given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, Stringy given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string|int, stdClass given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string|int, stdClass given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, stdClass given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, stdClass given
Text::from ValueError: "1.0E+30" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Text::from TypeError: Text::from(): Argument #1 ($value) must be of type string|int, Text given
Text::tryFrom TypeError: Text::tryFrom(): Argument #1 ($value) must be of type string|int, Text given
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, Text given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, Text given
Text::from ValueError: "NAN" is not a valid backing value for enum Text
Text::tryFrom NULL
Number::from TypeError: Number::from(): Argument #1 ($value) must be of type int, float given
Number::tryFrom TypeError: Number::tryFrom(): Argument #1 ($value) must be of type int, float given
Method [ <internal, prototype BackedEnum> static public method from ] {

  - Parameters [1] {
    Parameter #0 [ <required> string|int $value ]
  }
  - Return [ static ]
}
