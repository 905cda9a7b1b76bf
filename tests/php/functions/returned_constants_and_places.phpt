--TEST--
Constants that are checked as they are returned, and places, elements and results that are returned by reference
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });
class Access implements ArrayAccess
{
    public $kept = ['k' => 1];

    function &offsetGet($offset): mixed { return $this->kept[$offset]; }
    function offsetSet($offset, $value): void { $this->kept[$offset ?? 'next'] = $value; }
    function offsetExists($offset): bool { return isset($this->kept[$offset]); }
    function offsetUnset($offset): void { unset($this->kept[$offset]); }
    function __get($name) { return "magic $name"; }
    static function made(): ?static { return null; }
    function same(): static { return $this; }
}
class ByValue
{
    public $kept = ['k' => 1];

    function __get($name) { return "magic $name"; }
}
function callableName(): callable { return 'strlen'; }
function callableArray(): callable { return ['Access', 'made']; }
function noCallable(): callable { return 'no such function'; }
function widened(): float { return 5; }
function weak(): string { return 5; }
function weakInt(): int { return '7'; }
function wrong(): int { return 'seven'; }
function iterated(): iterable { return [1, 2]; }
function notIterated(): iterable { return 5; }
function united(): int|bool { return '8.5'; }
function nothing(): void { return; }
function &ofAccess($access) { return $access['k']; }
function &ofMagic($access) { return $access->anything; }
function &ofProperty($access) { return $access->kept; }
function &ofElement(array &$array) { return $array['x']['y']; }
function &ofStatic() { static $kept = 1; return $kept; }
function &ofCall() { return strtoupper('text'); }
function &ofReferenceCall() { return ofStatic(); }
function &ofConstant() { return 5; }
function &ofExpression($x) { return $x + 1; }
function &ofUndefined() { return $undefined; }
function &ofVariable($name) { return $$name; }
function &typed(): int { static $kept = '5'; return $kept; }
function &typedElement(array &$array): int { return $array['n']; }
function &typedNullable(): ?string { return $undefined; }
function attempt(string $name, ...$arguments): void
{
    for ($i = 0; $i < 2; $i++) {
        try {
            $result = json_encode($name(...$arguments));
            echo "$name: $result\n";
        } catch (Throwable $e) {
            echo "$name: ", get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
foreach (['callableName', 'callableArray', 'noCallable', 'widened', 'weak', 'weakInt', 'wrong', 'iterated', 'notIterated', 'united', 'nothing', 'ofStatic',
    'ofCall', 'ofReferenceCall', 'ofConstant', 'ofUndefined', 'typed', 'typedNullable', 'Access::made'] as $name) {
    attempt($name);
}
attempt('ofExpression', 4);
attempt('ofVariable', 'name');
attempt('ofVariable', 'missing');
foreach ([new Access, new ByValue] as $access) {
    attempt('ofMagic', $access);
    attempt('ofProperty', $access);
    $property = &ofProperty($access);
    $property['added'] = 1;
    echo json_encode($access->kept), "\n";
}
$access = new Access;
attempt('ofAccess', $access);
$reference = &ofAccess($access);
$reference = 'changed';
echo json_encode($access->kept), "\n";
attempt('ofAccess', new ArrayObject(['k' => 'of an internal class']));
$array = ['n' => '12'];
$element = &ofElement($array);
$element = 'written';
$number = &typedElement($array);
$number++;
$static = &ofReferenceCall();
$static = 'through two';
echo json_encode([$array, ofStatic()]), "\n";

// internal and user functions at the bottom of a call that recurses
function deep(int $n): int { return $n ? deep($n - 1) + 1 : 0; }
echo deep(20_000), "\n";
--EXPECT--
callableName: "strlen"
callableName: "strlen"
callableArray: ["Access","made"]
callableArray: ["Access","made"]
noCallable: TypeError: noCallable(): Return value must be of type callable, string returned
noCallable: TypeError: noCallable(): Return value must be of type callable, string returned
widened: 5
widened: 5
weak: "5"
weak: "5"
weakInt: 7
weakInt: 7
wrong: TypeError: wrong(): Return value must be of type int, string returned
wrong: TypeError: wrong(): Return value must be of type int, string returned
iterated: [1,2]
iterated: [1,2]
notIterated: TypeError: notIterated(): Return value must be of type Traversable|array, int returned
notIterated: TypeError: notIterated(): Return value must be of type Traversable|array, int returned
  [Implicit conversion from float-string "8.5" to int loses precision]
united: 8
  [Implicit conversion from float-string "8.5" to int loses precision]
united: 8
nothing: null
nothing: null
ofStatic: 1
ofStatic: 1
  [Only variable references should be returned by reference]
ofCall: "TEXT"
  [Only variable references should be returned by reference]
ofCall: "TEXT"
ofReferenceCall: 1
ofReferenceCall: 1
  [Only variable references should be returned by reference]
ofConstant: 5
  [Only variable references should be returned by reference]
ofConstant: 5
ofUndefined: null
ofUndefined: null
typed: 5
typed: 5
  [Undefined variable $undefined]
typedNullable: null
  [Undefined variable $undefined]
typedNullable: null
Access::made: null
Access::made: null
  [Only variable references should be returned by reference]
ofExpression: 5
  [Only variable references should be returned by reference]
ofExpression: 5
ofVariable: "name"
ofVariable: "name"
ofVariable: null
ofVariable: null
  [Indirect modification of overloaded property Access::$anything has no effect]
ofMagic: "magic anything"
  [Indirect modification of overloaded property Access::$anything has no effect]
ofMagic: "magic anything"
ofProperty: {"k":1}
ofProperty: {"k":1}
{"k":1,"added":1}
  [Indirect modification of overloaded property ByValue::$anything has no effect]
ofMagic: "magic anything"
  [Indirect modification of overloaded property ByValue::$anything has no effect]
ofMagic: "magic anything"
ofProperty: {"k":1}
ofProperty: {"k":1}
{"k":1,"added":1}
ofAccess: 1
ofAccess: 1
{"k":"changed"}
ofAccess: "of an internal class"
ofAccess: "of an internal class"
[{"n":13,"x":{"y":"written"}},"through two"]
20000
