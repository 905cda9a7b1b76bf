--TEST--
A typed static property passed to a function that is not known yet becomes a reference
--FILE--
<?php
if (1) { function show() { } }
class C4{static ?string $s=null; static ?string $v=null; public ?string $p = null; static int $un;}
try { show(C4::$s['a']); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$o = new C4;
try { show($o->p['a']); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { show(C4::$un); } catch (Error $e) { echo $e->getMessage(), "\n"; }
show(C4::$v);
try { ++C4::$v; var_dump(C4::$v); } catch (Error $e) { echo $e->getMessage(), "\n"; }
C4::$v = 'a';
try { C4::$v = C4::$v + 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $x = 1; C4::$un = 1; show(C4::$un); C4::$un .= 'x'; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Warning: Trying to access array offset on value of type null in {PWD}/typed_static_properties_passed.php on line 4

Warning: Trying to access array offset on value of type null in {PWD}/typed_static_properties_passed.php on line 6
Typed static property C4::$un must not be accessed before initialization
string(1) "1"
Unsupported operand types: string + int
Cannot assign string to reference held by property C4::$un of type int
