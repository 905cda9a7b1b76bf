--TEST--
ReflectionEnum and its cases
--FILE--
<?php
enum U { case A; case B; const C = self::A; }
#[Attribute] class At { function __construct(public $v) {} }
enum S: string { /** first */ #[At(1)] case X = 'x'; case Y = self::P . '!'; const P = 'p'; function m() {} }
foreach ([U::class, S::class] as $name) {
    $e = new ReflectionEnum($name);
    var_dump($e->isBacked(), (string) $e->getBackingType(), $e->hasCase('A'), $e->hasCase('C'), $e->isEnum(), $e->isFinal(),
        $e->isInstantiable(), $e->isCloneable(), $e->getConstants(), $e->getInterfaceNames());
    foreach ($e->getCases() as $case) {
        var_dump(get_class($case), $case->name, $case->class, $case->getValue(), $case->getEnum()->name, $case->isEnumCase(),
            $case->getDocComment(), count($case->getAttributes()));
        echo $case;
        if ($case instanceof ReflectionEnumBackedCase) {
            var_dump($case->getBackingValue());
        }
    }
    foreach ($e->getReflectionConstants() as $constant) {
        var_dump(get_class($constant), $constant->isEnumCase(), $constant->getModifiers());
    }
    echo implode(' ', array_map(fn($m) => $m->name, $e->getMethods())), "\n";
}
foreach ([fn() => $e->getCase('P'), fn() => $e->getCase('Q'), fn() => new ReflectionEnum('At'),
          fn() => new ReflectionEnumUnitCase('S', 'P'), fn() => new ReflectionEnumBackedCase('U', 'A')] as $f) {
    try { $f(); } catch (ReflectionException $x) { echo $x->getMessage(), "\n"; }
}
--EXPECT--
bool(false)
string(0) ""
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
array(3) {
  ["A"]=>
  enum(U::A)
  ["B"]=>
  enum(U::B)
  ["C"]=>
  enum(U::A)
}
array(1) {
  [0]=>
  string(8) "UnitEnum"
}
string(22) "ReflectionEnumUnitCase"
string(1) "A"
string(1) "U"
enum(U::A)
string(1) "U"
bool(true)
bool(false)
int(0)
Constant [ public U A ] { Object }
string(22) "ReflectionEnumUnitCase"
string(1) "B"
string(1) "U"
enum(U::B)
string(1) "U"
bool(true)
bool(false)
int(0)
Constant [ public U B ] { Object }
string(23) "ReflectionClassConstant"
bool(true)
int(1)
string(23) "ReflectionClassConstant"
bool(true)
int(1)
string(23) "ReflectionClassConstant"
bool(false)
int(1)
cases
bool(true)
string(6) "string"
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
array(3) {
  ["X"]=>
  enum(S::X)
  ["Y"]=>
  enum(S::Y)
  ["P"]=>
  string(1) "p"
}
array(2) {
  [0]=>
  string(8) "UnitEnum"
  [1]=>
  string(10) "BackedEnum"
}
string(24) "ReflectionEnumBackedCase"
string(1) "X"
string(1) "S"
enum(S::X)
string(1) "S"
bool(true)
string(12) "/** first */"
int(1)
Constant [ public S X ] { Object }
string(1) "x"
string(24) "ReflectionEnumBackedCase"
string(1) "Y"
string(1) "S"
enum(S::Y)
string(1) "S"
bool(true)
bool(false)
int(0)
Constant [ public S Y ] { Object }
string(2) "p!"
string(23) "ReflectionClassConstant"
bool(true)
int(1)
string(23) "ReflectionClassConstant"
bool(true)
int(1)
string(23) "ReflectionClassConstant"
bool(false)
int(1)
m cases from tryFrom
S::P is not a case
Case S::Q does not exist
Class "At" is not an enum
Constant S::P is not a case
Enum case U::A is not a backed case
