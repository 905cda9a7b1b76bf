--TEST--
A destructor exits while an exception is on its way to a catch or finally block
--FILE--
<?php
class T { public ?string $s = 's'; }
class D { function __destruct() { echo "D\n"; exit("bye\n"); } }
function g() { yield 0; try { try { $x = new T; $x->s = [new D]; } finally { echo "no finally\n"; } } catch (Throwable $e) { echo "not caught\n"; } }
foreach (g() as $a) { echo $a, "\n"; }
--EXPECT--
0
D
bye
