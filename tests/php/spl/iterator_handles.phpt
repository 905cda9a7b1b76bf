--TEST--
Iterators of the engine take object handles while they live
--FILE--
<?php
function g() { yield 1; }
foreach (g() as $x) {var_dump(new stdClass); } 
class I implements IteratorAggregate { function getIterator(): Iterator { return g(); } }
foreach (new I as $x) {var_dump(new stdClass); } 
class J implements Iterator { public $i=0;function current(): mixed { return 1;} function key(): mixed {return 1;} function next(): void {$this->i++;} function valid(): bool {return $this->i<1;} function rewind(): void {}}
foreach (new J as $x) {var_dump(new stdClass); } 
var_dump([...new I]); iterator_to_array(new I); var_dump(new stdClass);
var_dump(iterator_apply($j=new J, function() {var_dump(new stdClass); }));
function y() { yield from new J; }
foreach (y() as $x) {var_dump(new stdClass); } 
--EXPECT--
object(stdClass)#3 (0) {
}
object(stdClass)#2 (0) {
}
object(stdClass)#2 (0) {
}
array(1) {
  [0]=>
  int(1)
}
object(stdClass)#1 (0) {
}
object(stdClass)#4 (0) {
}
int(1)
object(stdClass)#6 (0) {
}
