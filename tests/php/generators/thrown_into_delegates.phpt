--TEST--
Generator::throw() into yield from: generators, iterators, arrays, a delegate that is shared
--FILE--
<?php
// throw() into yield from
function inner() { try { yield 1; yield 2; } catch (LogicException $e) { echo "inner caught {$e->getMessage()}\n"; yield 9; } finally { echo "inner finally\n"; } return 'r'; }
function outer() { try { $r = yield from inner(); echo "r=$r\n"; yield 3; } catch (Exception $e) { echo "outer caught {$e->getMessage()}\n"; yield 8; } finally { echo "outer finally\n"; } }
$g = outer(); echo $g->current(), "\n"; echo $g->throw(new LogicException('l')), "\n"; $g->next(); echo $g->current(), "\n"; unset($g);
$g = outer(); echo $g->current(), "\n"; echo $g->throw(new RuntimeException('r')), "\n"; $g->next(); var_dump($g->valid());
$g = outer(); $g->current(); try { $g->throw(new Error('e')); } catch (Error $e) { echo "out: ", $e->getMessage(), "\n"; } var_dump($g->valid());
class It implements IteratorAggregate { function getIterator(): Iterator { yield 'a'; try { yield 'b'; } finally { echo "it finally\n"; } } }
function over() { try { yield from new It; } catch (Exception $e) { echo "over caught {$e->getMessage()}\n"; yield 7; } }
$g = over(); echo $g->current(), "\n"; $g->next(); echo $g->current(), "\n"; echo $g->throw(new Exception('x')), "\n"; $g->next(); var_dump($g->valid());
function arr() { try { yield from [1, 2, 3]; } catch (Exception $e) { echo "arr caught {$e->getMessage()}\n"; } finally { echo "arr finally\n"; } yield 4; }
$g = arr(); $g->next(); echo $g->throw(new Exception('y')), "\n"; 
function shared($in) { try { yield from $in; } catch (Exception $e) { echo "shared caught {$e->getMessage()}\n"; } finally { echo "shared finally\n"; } yield 's'; }
$in = inner(); $a = shared($in); $b = shared($in); echo $a->current(), $b->current(), "\n"; echo $a->throw(new Exception('z')), "\n"; try { echo $b->current(), "\n"; $b->next(); echo $b->current(), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
$g = outer(); try { $g->throw(new Exception('first')); } catch (Exception $e) { echo "not started: ", $e->getMessage(), "\n"; } var_dump($g->valid());
--EXPECT--
1
inner caught l
9
inner finally
r=r
3
outer finally
1
inner finally
outer caught r
8
outer finally
bool(false)
inner finally
outer finally
out: e
bool(false)
a
b
it finally
over caught x
7
bool(false)
arr caught y
arr finally
4
11
inner finally
shared caught z
shared finally
s
shared caught Generator yielded from aborted, no return value available
shared finally
s

inner finally
outer caught first
bool(true)
outer finally
