--TEST--
Compound assignment whose error handler throws
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(function ($level, $message) { throw new Exception($message); });
function a() { try { $u .= 'x'; } catch (Exception $e) {} var_dump($u); }
function b() { try { $u .= []; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function c() { try { $u .= 5; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function d() { try { $u .= ''; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function e() { $a = 'x'; try { $a .= $u; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function f() { $a = []; try { $a['k'] .= 'x'; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function g() { $a = new stdClass; try { $a->p .= 'x'; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function h() { $a = new ArrayObject; try { $a['p'] .= 'x'; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump(count($a)); }
function i() { $a = 1; try { $a = $a . $u; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function j() { $a = 'q'; try { $a .= []; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function k() { $a = [1]; try { $a .= 'x'; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function l() { $a = [1]; try { $a .= ''; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function m() { try { $u .= null; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function n() { try { $u .= 1.5; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function o() { try { $u .= false; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
class T { function __toString() { return 'T'; } } 
function p() { try { $u .= new T; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($u); }
function q() { $a = [2]; try { $a .= null; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function r() { $a = null; try { $a .= []; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function s() { $a = new stdClass; try { $a->p |= INF; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function t() { $a = 3; try { $a |= INF; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function u() { $a = 3; try { $a |= 1.5; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function v() { $a = INF; try { $a |= 1; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function w() { $a = '1e500'; try { $a ^= 1; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function x() { $a = INF; try { $a %= 3; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
function y() { $a = 5; try { $a <<= INF; } catch (Exception $e) {echo $e->getMessage(), "\n";} var_dump($a); }
foreach (range('a', 'y') as $f) { echo "$f: "; $f(); }
--EXPECT--
a: string(1) "x"
b: Undefined variable $u
NULL
c: Undefined variable $u
string(1) "5"
d: Undefined variable $u
string(0) ""
e: Undefined variable $u
string(1) "x"
f: Undefined array key "k"
array(0) {
}
g: Undefined property: stdClass::$p
object(stdClass)#2 (1) {
  ["p"]=>
  string(1) "x"
}
h: Undefined array key "p"
int(1)
i: Undefined variable $u
int(1)
j: Array to string conversion
string(1) "q"
k: Array to string conversion
array(1) {
  [0]=>
  int(1)
}
l: Array to string conversion
array(1) {
  [0]=>
  int(1)
}
m: Undefined variable $u
string(0) ""
n: Undefined variable $u
string(3) "1.5"
o: Undefined variable $u
string(0) ""
p: Undefined variable $u
NULL
q: Array to string conversion
array(1) {
  [0]=>
  int(2)
}
r: Array to string conversion
NULL
s: Undefined property: stdClass::$p
object(stdClass)#3 (1) {
  ["p"]=>
  NULL
}
t: The float INF is not representable as an int, cast occurred
int(3)
u: Implicit conversion from float 1.5 to int loses precision
int(3)
v: The float INF is not representable as an int, cast occurred
float(INF)
w: Implicit conversion from float-string "1e500" to int loses precision
string(5) "1e500"
x: The float INF is not representable as an int, cast occurred
float(INF)
y: The float INF is not representable as an int, cast occurred
int(5)
