--TEST--
Typed class constants: values, inheritance, interfaces, late checks
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { const int|string A = 1; }
abstract class B implements I { const int A = 2; final protected const ?array L = null; const self|float F = 1.5; }
class C extends B { const int A = 3; const iterable R = [1, 2]; static function l() { return self::L; } }
echo C::A, B::A, I::A, ' '; var_dump(C::l(), C::F, C::R);
class Late { const int N = LATER; }
define('LATER', 'text');
try { echo Late::N; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo Late::N; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
class Names { const int int = 1; const string string = 's', class_ = 'c'; const null null = null; }
echo Names::int, Names::string, Names::class_; var_dump(Names::null);
echo (new ReflectionClassConstant('C', 'R'))->getType(), ' ', (new ReflectionClassConstant('B', 'F'))->getType(), "\n";
trait T { const bool X = true; } class U { use T; const int Y = 7; } var_dump(U::X, U::Y);
--EXPECT--
321 NULL
float(1.5)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
Cannot assign string to class constant Late::N of type int
Cannot assign string to class constant Late::N of type int
1scNULL
iterable self|float
bool(true)
int(7)
