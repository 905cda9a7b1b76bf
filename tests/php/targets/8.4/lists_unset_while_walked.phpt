--TEST--
Linked lists whose element is unset while a loop is at it
--INI--
zvm.php=8.4
--FILE--
<?php
$l=new SplDoublyLinkedList; for($i=0;$i<5;$i++) $l->push($i); foreach($l as $k=>$v) { if ($k==1) { $l->offsetUnset(1); $l->push(9);} echo "$k=>$v "; } echo "\n"; $l->rewind(); $l->next(); $l->offsetUnset(1); var_dump($l->valid(), $l->current(), $l->key()); $l->next(); var_dump($l->current(), $l->key());
foreach ([0,1,2,3] as $m) foreach (['pop', 'shift', 'u0', 'u1', 'u2', 'u3'] as $w) { $l=new SplDoublyLinkedList; $l->setIteratorMode($m & 2); for($i=0;$i<5;$i++) $l->push($i); $n=0; echo "$m $w: "; foreach($l as $k=>$v) { echo "$k=>$v "; if ($n++ == ($m & 1 ? 1 : 2)) { match($w) { 'pop' => $l->pop(), 'shift' => $l->shift(), default => $l->offsetUnset((int)$w[1]) }; } } echo "| ";
 $l=new SplDoublyLinkedList; $l->setIteratorMode($m & 2); for($i=0;$i<5;$i++) $l->push($i); $n=0; for ($l->rewind(); $l->valid(); $l->next()) { echo $l->key(), '=>', $l->current(), " "; if ($n++ == ($m & 1 ? 1 : 2)) { match($w) { 'pop' => $l->pop(), 'shift' => $l->shift(), default => $l->offsetUnset((int)$w[1]) }; } } echo "\n"; }
--EXPECT--
0=>0 1=>1 
bool(false)
NULL
int(1)
NULL
int(1)
0 pop: 0=>0 1=>1 2=>2 3=>3 | 0=>0 1=>1 2=>2 3=>3 
0 shift: 0=>0 1=>1 2=>2 3=>3 4=>4 | 0=>0 1=>1 2=>2 3=>3 4=>4 
0 u0: 0=>0 1=>1 2=>2 3=>3 4=>4 | 0=>0 1=>1 2=>2 3=>3 4=>4 
0 u1: 0=>0 1=>1 2=>2 3=>3 4=>4 | 0=>0 1=>1 2=>2 3=>3 4=>4 
0 u2: 0=>0 1=>1 2=>2 | 0=>0 1=>1 2=>2 
0 u3: 0=>0 1=>1 2=>2 3=>4 | 0=>0 1=>1 2=>2 3=>4 
1 pop: 0=>0 1=>1 2=>2 3=>3 | 0=>0 1=>1 2=>2 3=>3 
1 shift: 0=>0 1=>1 2=>2 3=>3 4=>4 | 0=>0 1=>1 2=>2 3=>3 4=>4 
1 u0: 0=>0 1=>1 2=>2 3=>3 4=>4 | 0=>0 1=>1 2=>2 3=>3 4=>4 
1 u1: 0=>0 1=>1 | 0=>0 1=>1 
1 u2: 0=>0 1=>1 2=>3 3=>4 | 0=>0 1=>1 2=>3 3=>4 
1 u3: 0=>0 1=>1 2=>2 3=>4 | 0=>0 1=>1 2=>2 3=>4 
2 pop: 4=>4 3=>3 2=>2 1=>1 0=>0 | 4=>4 3=>3 2=>2 1=>1 0=>0 
2 shift: 4=>4 3=>3 2=>2 1=>1 | 4=>4 3=>3 2=>2 1=>1 
2 u0: 4=>4 3=>3 2=>2 1=>1 0=>0 | 4=>4 3=>3 2=>2 1=>1 0=>0 
2 u1: 4=>4 3=>3 2=>2 1=>1 0=>0 | 4=>4 3=>3 2=>2 1=>1 0=>0 
2 u2: 4=>4 3=>3 2=>2 | 4=>4 3=>3 2=>2 
2 u3: 4=>4 3=>3 2=>2 1=>0 | 4=>4 3=>3 2=>2 1=>0 
3 pop: 4=>4 3=>3 2=>2 1=>1 0=>0 | 4=>4 3=>3 2=>2 1=>1 0=>0 
3 shift: 4=>4 3=>3 2=>2 1=>1 | 4=>4 3=>3 2=>2 1=>1 
3 u0: 4=>4 3=>3 2=>2 1=>1 0=>0 | 4=>4 3=>3 2=>2 1=>1 0=>0 
3 u1: 4=>4 3=>3 | 4=>4 3=>3 
3 u2: 4=>4 3=>3 2=>1 1=>0 | 4=>4 3=>3 2=>1 1=>0 
3 u3: 4=>4 3=>3 2=>2 1=>0 | 4=>4 3=>3 2=>2 1=>0
