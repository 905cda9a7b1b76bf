--TEST--
Values that a finally block with its own try lets go on, and enums beside bools
--FILE--
<?php
function f() { try { return [1]; } finally { try { throw new Exception; } catch (Exception) { } } } function g() { try { return new ArrayObject([2]); } finally { foreach ([1, 2] as $x) { try { throw new Exception("g$x"); } catch (Exception $e) { echo $e->getMessage(); } } } }
function h($n) { try { return str_repeat('x', $n); } finally { try { try { throw new Exception; } finally { echo 'inner '; } } catch (Exception) { } } } function k() { foreach ([[1]] as $v) { try { return $v; } finally { try { throw new Error; } catch (Error) { } } } }
for ($i = 0; $i < 3; $i++) { echo json_encode(f()), json_encode(g()), h($i), json_encode(k()), "\n"; }
enum E: string { case A = 'a'; case B = 'b'; } $e = E::A; for ($i = 0; $i < 2; $i++) var_dump($e == true, $e == null, $e == E::A, $e == E::B, $e < true, null == $e, false == $e, new ArrayObject == null, new DateTime('@0') == true, $e == 'a', [$e] == [true]);
--EXPECT--
[1]g1g2{"0":2}inner [1]
[1]g1g2{"0":2}inner x[1]
[1]g1g2{"0":2}inner xx[1]
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(false)
bool(false)
