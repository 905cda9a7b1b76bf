--TEST--
An exception out of a destructor becomes the one under way, the other its previous
--FILE--
<?php
class D { function __destruct() { throw new LogicException("destructor"); } }
function f() { $d = new D; throw new RuntimeException("function"); }
try { f(); } catch (Exception $e) {
    echo get_class($e), " after ", get_class($e->getPrevious()), "\n";
}
try { $d = new D; unset($d); echo "not reached\n"; } catch (LogicException $e) { echo $e->getMessage(), "\n"; }
try { $d = new D; $d = 1; } catch (LogicException $e) { echo gettype($d), "\n"; }
--EXPECT--
LogicException after RuntimeException
destructor
integer
