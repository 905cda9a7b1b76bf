--TEST--
Additions to reflection in 8.3 and 8.4
--INI--
zvm.php=8.4
--FILE--
<?php
enum E: int { case A = 1; const B = 2; } abstract class A { abstract function m(); final const C = 1; public readonly int $r; protected virtual|null $x; static function gen() { yield 1; } } interface virtual {} var_dump(ReflectionMethod::createFromMethodName('A::m')->name, (new ReflectionClass('E'))->isEnum(), (new ReflectionClassConstant('E', 'A'))->isEnumCase(), (new ReflectionClassConstant('E', 'B'))->isEnumCase(), (new ReflectionMethod('A', 'm'))->hasPrototype(), (new ReflectionProperty('A', 'r'))->isVirtual(), (string) (new ReflectionProperty('A', 'x'))->getSettableType(), (new ReflectionProperty('A', 'r'))->isDynamic()); $g = A::gen(); $rg = new ReflectionGenerator($g); var_dump($rg->isClosed()); foreach ($g as $_); var_dump($rg->isClosed()); $o = new stdClass; $o->d = 1; var_dump((new ReflectionProperty($o, 'd'))->isDynamic()); foreach ([fn() => ReflectionMethod::createFromMethodName('nope'), fn() => $rg->getExecutingLine(), fn() => new ReflectionConstant('NOPE'), fn() => (new ReflectionConstant('PHP_VERSION'))->getExtensionName(), fn() => (new ReflectionConstant('E_ALL'))->getFileName(), fn() => (string) new ReflectionConstant('M_PI'), fn() => (new ReflectionFunction(fn() => 1))->isAnonymous(), fn() => (new ReflectionFunction('strlen'))->isAnonymous()] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
string(1) "m"
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
string(8) "?virtual"
bool(false)
bool(false)
bool(true)
bool(true)
ReflectionException: ReflectionMethod::createFromMethodName(): Argument #1 ($method) must be a valid method name
ReflectionException: Cannot fetch information from a closed Generator
ReflectionException: Constant "NOPE" does not exist
Error: Call to undefined method ReflectionConstant::getExtensionName()
Error: Call to undefined method ReflectionConstant::getFileName()
string(57) "Constant [ <persistent> float M_PI ] { 3.1415926535898 }
"
bool(true)
bool(false)
