--TEST--
SplFixedArray: offsets, sizes, dumps
--FILE--
<?php
$a=new SplFixedArray(3);
foreach ([1.5,"1","x",null,true,[],new stdClass,"1.5",-1,3, "1e0", STDIN] as $i) { echo json_encode($i),": "; try { $a[$i]=1; echo "ok "; var_dump($a[$i], isset($a[$i])); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { var_dump(isset($a[$i]));}catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
try { unset($a[$i]);}catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
 }
try { $a[]=1; } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
try { $a[][1]=1; } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
$a[0]=[1]; $a[0][]=2; var_dump($a); $a->foo=1; var_dump($a); print_r((array)$a); var_export($a); echo serialize($a), json_encode($a); $b=unserialize(serialize($a)); var_dump($b, get_object_vars($a));
try { new SplFixedArray(-1); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
try { $a->setSize(-1); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
foreach ([[-1=>1],["a"=>1],[PHP_INT_MAX=>1],[3=>1,1=>2]] as $arr) try { var_dump(SplFixedArray::fromArray($arr)); } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
try { foreach ($a as &$x) {} } catch (Throwable $e) { echo get_class($e),$e->getMessage(),"\n"; }
$it=$a->getIterator(); var_dump($it, $it->valid()); var_dump($a == $b, clone $a);
$r=&$a[1]; $r=5; var_dump($a);
--EXPECT--
1.5: 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/fixed_array_offsets.php on line 3
ok 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/fixed_array_offsets.php on line 3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/fixed_array_offsets.php on line 3
int(1)
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/fixed_array_offsets.php on line 4
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/fixed_array_offsets.php on line 5
"1": ok int(1)
bool(true)
bool(true)
"x": TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
null: TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
true: ok int(1)
bool(true)
bool(true)
[]: TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
{}: TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
"1.5": TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
-1: RuntimeException:Index invalid or out of range
bool(false)
RuntimeException:Index invalid or out of range
3: RuntimeException:Index invalid or out of range
bool(false)
RuntimeException:Index invalid or out of range
"1e0": TypeError:Illegal offset type
TypeError:Illegal offset type
TypeError:Illegal offset type
: 
Warning: Resource ID#1 used as offset, casting to integer (1) in {PWD}/fixed_array_offsets.php on line 3
ok 
Warning: Resource ID#1 used as offset, casting to integer (1) in {PWD}/fixed_array_offsets.php on line 3

Warning: Resource ID#1 used as offset, casting to integer (1) in {PWD}/fixed_array_offsets.php on line 3
int(1)
bool(true)

Warning: Resource ID#1 used as offset, casting to integer (1) in {PWD}/fixed_array_offsets.php on line 4
bool(true)

Warning: Resource ID#1 used as offset, casting to integer (1) in {PWD}/fixed_array_offsets.php on line 5
Error[] operator not supported for SplFixedArray
Error[] operator not supported for SplFixedArray

Notice: Indirect modification of overloaded element of SplFixedArray has no effect in {PWD}/fixed_array_offsets.php on line 9
object(SplFixedArray)#1 (3) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
}

Deprecated: Creation of dynamic property SplFixedArray::$foo is deprecated in {PWD}/fixed_array_offsets.php on line 9
object(SplFixedArray)#1 (4) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
  ["foo"]=>
  int(1)
}
Array
(
    [0] => Array
        (
            [0] => 1
        )

    [1] => 
    [2] => 
    [foo] => 1
)
\SplFixedArray::__set_state(array(
   0 => 
  array (
    0 => 1,
  ),
   1 => NULL,
   2 => NULL,
   'foo' => 1,
))O:13:"SplFixedArray":4:{i:0;a:1:{i:0;i:1;}i:1;N;i:2;N;s:3:"foo";i:1;}[[1],null,null]
Deprecated: Creation of dynamic property SplFixedArray::$foo is deprecated in {PWD}/fixed_array_offsets.php on line 9
object(SplFixedArray)#2 (4) {
  ["foo"]=>
  int(1)
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
}
array(4) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
  ["foo"]=>
  int(1)
}
ValueErrorSplFixedArray::__construct(): Argument #1 ($size) must be greater than or equal to 0
ValueErrorSplFixedArray::setSize(): Argument #1 ($size) must be greater than or equal to 0
InvalidArgumentExceptionarray must contain only positive integer keys
InvalidArgumentExceptionarray must contain only positive integer keys
InvalidArgumentExceptioninteger overflow detected
object(SplFixedArray)#4 (4) {
  [0]=>
  NULL
  [1]=>
  int(2)
  [2]=>
  NULL
  [3]=>
  int(1)
}
ErrorAn iterator cannot be used with foreach by reference
object(InternalIterator)#3 (0) {
}
bool(true)
bool(true)
object(SplFixedArray)#6 (4) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
  ["foo"]=>
  int(1)
}

Notice: Indirect modification of overloaded element of SplFixedArray has no effect in {PWD}/fixed_array_offsets.php on line 15
object(SplFixedArray)#1 (4) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
  [1]=>
  NULL
  [2]=>
  NULL
  ["foo"]=>
  int(1)
}
