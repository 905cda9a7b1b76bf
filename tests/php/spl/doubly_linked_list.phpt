--TEST--
SplQueue: dimensions, dumps, serialization, nested loops
--FILE--
<?php
$q=new SplQueue; $q[]=1; $q[]=2; $q->push([3]); var_dump($q, serialize($q), unserialize(serialize($q)), $q[2][0], clone $q, $q == clone $q);
try { $q[2][]=4; var_dump($q[2]); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
foreach ([1.5,"1","x",null,true,[],new stdClass,"1.5",-1,3, "1e0", STDIN] as $i) { echo json_encode($i),": "; try { $q[$i]=1; echo "ok "; var_dump($q[$i], isset($q[$i])); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { var_dump(isset($q[$i]));}catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { unset($q[$i]);}catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
 }
var_dump($q->serialize()); $q->unserialize("i:0;:i:1;:s:1:\"a\";"); var_dump($q);
try { $q->unserialize("i:0;:i:1;:s:1:\"a;"); }catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
print_r($q); var_export($q); echo json_encode($q);
foreach($q as $k=>$v) { foreach ($q as $k2=>$v2) echo "$k $k2\n"; }
$p=new SplPriorityQueue; foreach([3,1,2,3,3] as $i=>$x) $p->insert($i,$x); $p->setExtractFlags(3); foreach ($p as $k=>$x) { echo $k; print_r($x);} var_dump(count($p), $p);
--EXPECT--
object(SplQueue)#1 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(4)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    [2]=>
    array(1) {
      [0]=>
      int(3)
    }
  }
}
string(81) "O:8:"SplQueue":3:{i:0;i:4;i:1;a:3:{i:0;i:1;i:1;i:2;i:2;a:1:{i:0;i:3;}}i:2;a:0:{}}"
object(SplQueue)#2 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(4)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    [2]=>
    array(1) {
      [0]=>
      int(3)
    }
  }
}
int(3)
object(SplQueue)#3 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(4)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    [2]=>
    array(1) {
      [0]=>
      int(3)
    }
  }
}
bool(true)

Notice: Indirect modification of overloaded element of SplQueue has no effect in {PWD}/doubly_linked_list.php on line 3
array(1) {
  [0]=>
  int(3)
}
1.5: 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/doubly_linked_list.php on line 4
ok 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/doubly_linked_list.php on line 4

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/doubly_linked_list.php on line 4
int(1)
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/doubly_linked_list.php on line 5
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/doubly_linked_list.php on line 6
"1": ok int(1)
bool(true)
bool(true)
"x": TypeError:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) must be of type ?int, string given
TypeError:SplDoublyLinkedList::offsetExists(): Argument #1 ($index) must be of type int, string given
TypeError:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) must be of type int, string given
null: ok 
Deprecated: SplDoublyLinkedList::offsetGet(): Passing null to parameter #1 ($index) of type int is deprecated in {PWD}/doubly_linked_list.php on line 4

Deprecated: SplDoublyLinkedList::offsetExists(): Passing null to parameter #1 ($index) of type int is deprecated in {PWD}/doubly_linked_list.php on line 4
int(1)
bool(true)

Deprecated: SplDoublyLinkedList::offsetExists(): Passing null to parameter #1 ($index) of type int is deprecated in {PWD}/doubly_linked_list.php on line 5
bool(true)

Deprecated: SplDoublyLinkedList::offsetUnset(): Passing null to parameter #1 ($index) of type int is deprecated in {PWD}/doubly_linked_list.php on line 6
true: OutOfRangeException:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range
bool(false)
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
[]: TypeError:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) must be of type ?int, array given
TypeError:SplDoublyLinkedList::offsetExists(): Argument #1 ($index) must be of type int, array given
TypeError:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) must be of type int, array given
{}: TypeError:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) must be of type ?int, stdClass given
TypeError:SplDoublyLinkedList::offsetExists(): Argument #1 ($index) must be of type int, stdClass given
TypeError:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) must be of type int, stdClass given
"1.5": 
Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/doubly_linked_list.php on line 4
OutOfRangeException:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/doubly_linked_list.php on line 5
bool(false)

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/doubly_linked_list.php on line 6
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
-1: OutOfRangeException:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range
bool(false)
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
3: OutOfRangeException:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range
bool(false)
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
"1e0": OutOfRangeException:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range
bool(false)
OutOfRangeException:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) is out of range
: TypeError:SplDoublyLinkedList::offsetSet(): Argument #1 ($index) must be of type ?int, resource given
TypeError:SplDoublyLinkedList::offsetExists(): Argument #1 ($index) must be of type int, resource given
TypeError:SplDoublyLinkedList::offsetUnset(): Argument #1 ($index) must be of type int, resource given
string(9) "i:4;:i:1;"
object(SplQueue)#1 (2) {
  ["flags":"SplDoublyLinkedList":private]=>
  int(0)
  ["dllist":"SplDoublyLinkedList":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    string(1) "a"
  }
}
UnexpectedValueException:Error at offset 16 of 17 bytes
SplQueue Object
(
    [flags:SplDoublyLinkedList:private] => 0
    [dllist:SplDoublyLinkedList:private] => Array
        (
            [0] => 1
        )

)
\SplQueue::__set_state(array(
)){}0 0
4Array
(
    [data] => 0
    [priority] => 3
)
3Array
(
    [data] => 4
    [priority] => 3
)
2Array
(
    [data] => 3
    [priority] => 3
)
1Array
(
    [data] => 2
    [priority] => 2
)
0Array
(
    [data] => 1
    [priority] => 1
)
int(0)
object(SplPriorityQueue)#4 (3) {
  ["flags":"SplPriorityQueue":private]=>
  int(3)
  ["isCorrupted":"SplPriorityQueue":private]=>
  bool(false)
  ["heap":"SplPriorityQueue":private]=>
  array(0) {
  }
}
