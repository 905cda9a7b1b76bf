--TEST--
Typed constants with values known late, and of traits
--INI--
zvm.php=8.4
--FILE--
<?php
class P { const float X = PHP_INT_SIZE; const int Y = 1.0 + UNK::Q; } var_dump(P::X); class UNK { const Q = 1; } try { P::Y; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } trait T { const int Q = 1; } class U { use T; } class V { use T; const int Q = 1; } var_dump(V::Q, (new ReflectionClassConstant('U','Q'))->hasType()); class R { use T; const string Q = ''; }
--EXPECT--
float(8)
Cannot assign float to class constant P::Y of type int
int(1)
bool(true)

Fatal error: R and T define the same constant (Q) in the composition of R. However, the definition differs and is considered incompatible. Class was composed in {PWD}/typed_constants_of_traits.php on line 2
--EXIT--
255
