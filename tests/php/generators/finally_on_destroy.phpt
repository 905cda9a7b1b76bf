--TEST--
Finally blocks run when a suspended generator is destroyed, and only they
--FILE--
<?php
function g($name) {
    try {
        try { echo "$name start\n"; yield 1; echo "never\n"; }
        finally { echo "$name inner finally\n"; }
        echo "never either\n";
    } catch (Exception $e) {
        echo "not caught\n";
    } finally {
        echo "$name outer finally\n";
    }
}
$g = g("one"); $g->current(); $g = null;
echo "--\n";
$never = g("two"); unset($never);
echo "--\n";
foreach (g("three") as $v) break;
echo "--\n";
function h() { try { yield 1; } finally { return "from finally"; } }
$h = h(); $h->current(); unset($h);
function k() { foreach ([1, 2] as $x) { try { yield $x; } finally { echo "leaving $x\n"; } } }
foreach (k() as $x) { if ($x == 2) break; }
function t() { try { yield 1; } finally { throw new Exception("from finally"); } }
try { $t = t(); $t->current(); unset($t); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$last = g("last"); $last->current();
--EXPECT--
one start
one inner finally
one outer finally
--
--
three start
three inner finally
three outer finally
--
leaving 1
leaving 2
from finally
last start
last inner finally
last outer finally
