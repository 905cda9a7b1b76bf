--TEST--
Exceptions in loops that other oplines leave (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
function inner() { foreach ([1, 2] as $a) { foreach (new ArrayIterator([1, 2]) as $b) { try { if ($b == 2) return $a; throw new Exception("x"); } catch (Exception) { echo "caught in the inner loop\n"; } } } }
var_dump(inner());
function chosen($x) { switch ([$x, new stdClass]) { case 1: return 5; default: try { throw new Exception("z"); } catch (Exception $e) { echo "caught in switch\n"; } if ($x) break; return 7; } return 9; }
var_dump(chosen(4), chosen(0));
class Loud { public $p = 1; function __destruct() { echo "destroyed\n"; throw new Exception('from the destructor'); } }
function leaving() { foreach (new Loud as $v) { try { return $v; } catch (Exception) { echo "not here\n"; } finally { echo "finally\n"; } } }
try { leaving(); } catch (Exception $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
function around() { try { foreach (new Loud as $v) { foreach ([1] as $w) { try { return $v; } catch (Exception) { echo "not here\n"; } } } } catch (Exception $e) { echo "around: ", $e->getMessage(), "\n"; } return 'end'; }
var_dump(around());
function goes() { foreach (new Loud as $v) { try { goto out; } finally { echo "on the way out\n"; } } out: return 'out'; }
try { var_dump(goes()); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
function steps() { foreach ([1, 2, 3] as $i) { try { if ($i == 3) return; throw new Exception("e$i"); } catch (Exception $e) { echo $e->getMessage(), "\n"; continue; } finally { echo "f$i\n"; } } }
steps();
function generator() { foreach ([1, 2] as $i) { try { yield $i; if ($i == 2) return 'r'; } catch (Exception $e) { yield $e->getMessage(); } } }
$g = generator(); echo $g->current(); echo $g->throw(new Exception('t')), "\n"; $g->next(); echo $g->current(), "\n"; $g->next(); var_dump($g->valid(), $g->getReturn());
--EXPECT--
caught in the inner loop
int(1)
caught in switch
caught in switch
int(9)
int(7)
finally
destroyed
Exception: from the destructor
destroyed
around: from the destructor
string(3) "end"
on the way out
destroyed
from the destructor
e1
f1
e2
f2
f3
1t
2
bool(false)
string(1) "r"
