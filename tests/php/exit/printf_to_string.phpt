--TEST--
printf() prints what it has after exit() and exceptions in __toString()
--FILE--
<?php
class A { function __construct(private $exits) {} function __toString(): string { if ($this->exits) exit; throw new Exception('x'); } }
try { printf("%s %s|", new A(false), 'b'); } catch (Exception $e) { echo "caught\n"; }
for ($i = 0; $i < 3; $i++) printf("%s %s\n", $i == 2 ? new A(true) : 'a', 'b');
echo "after\n";
--EXPECT--
b|caught
a b
a b
 b
