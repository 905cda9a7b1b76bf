--TEST--
Typed class constants: inheritance, interfaces, enums, traits, wrong values
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { const int|string A = 1; } class C implements I { const int A = 2; final protected const ?array L = [self::A]; static function l() { return static::L; } const self|null S = null; } enum E: string { const self DEF = self::X; case X = 'x'; } trait T { const float F = 1.5; } class D extends C { use T; const int A = 3; } echo D::A, json_encode(D::l()), E::DEF->value, D::F, "\n"; echo (new ReflectionClassConstant('I', 'A'))->getType(), ' ', new ReflectionClassConstant('C', 'A'), new ReflectionClassConstant('E', 'DEF'); var_dump((new ReflectionClassConstant('C', 'S'))->hasType());
class W { const int X = UNKNOWN; } define('UNKNOWN', 'text'); try { W::X; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } class V { const float X = 5; } var_dump(V::X);
--EXPECT--
3[2]x1.5
string|int Constant [ public int A ] { 2 }
Constant [ public self DEF ] { Object }
bool(true)
Cannot assign string to class constant W::X of type int
float(5)
