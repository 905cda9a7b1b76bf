--TEST--
What iterators refuse
--FILE--
<?php
foreach ([fn()=>new LimitIterator(new EmptyIterator,-1), fn()=>new LimitIterator(new EmptyIterator,0,-2), fn()=>new CachingIterator(new EmptyIterator,3), fn()=>new RegexIterator(new EmptyIterator,'abc'), fn()=>new RegexIterator(new EmptyIterator,'/a/',7), fn()=>new RecursiveIteratorIterator(new EmptyIterator), fn()=>new RecursiveIteratorIterator(new ArrayObject([])), fn()=>new IteratorIterator(new ArrayIterator,'x'), fn()=>new IteratorIterator(new ArrayObject,'stdClass'),fn()=>new RecursiveTreeIterator(5),fn()=>new RecursiveCachingIterator(new ArrayIterator), fn()=>new CallbackFilterIterator(new ArrayIterator,'nofunc'), fn()=>new ParentIterator(new ArrayIterator), fn()=>new AppendIterator(1), fn()=>(new AppendIterator)->append(new ArrayObject), fn()=>(new EmptyIterator)->current(), fn()=>clone new IteratorIterator(new EmptyIterator), fn()=>clone new RecursiveIteratorIterator(new RecursiveArrayIterator([])), fn()=>(new RecursiveTreeIterator(new RecursiveArrayIterator([])))->setPrefixPart(9,''), fn()=>(new RecursiveIteratorIterator(new RecursiveArrayIterator([])))->setMaxDepth(-5), fn()=>(new CachingIterator(new ArrayIterator))->offsetGet(1), fn()=>(string)new CachingIterator(new ArrayIterator,0),fn()=>(new CachingIterator(new ArrayIterator,1))->setFlags(0), fn()=>iterator_to_array((function(){yield []=>1;})()), fn()=>iterator_apply(new ArrayIterator([1,2]), fn()=>false), fn()=>iterator_count([1,2]), fn()=>iterator_to_array([3=>1],false), fn()=>iterator_to_array(5), fn()=>(new LimitIterator(new ArrayIterator([1,2,3]),1,1))->seek(5), fn()=>(new LimitIterator(new ArrayIterator([1,2,3]),1,1))->seek(0)] as $i=>$f) try { echo $i,' '; var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; }
--EXPECT--
0 ValueError:LimitIterator::__construct(): Argument #2 ($offset) must be greater than or equal to 0
1 ValueError:LimitIterator::__construct(): Argument #3 ($limit) must be greater than or equal to -1
2 ValueError:CachingIterator::__construct(): Argument #2 ($flags) must contain only one of CachingIterator::CALL_TOSTRING, CachingIterator::TOSTRING_USE_KEY, CachingIterator::TOSTRING_USE_CURRENT, or CachingIterator::TOSTRING_USE_INNER
3 InvalidArgumentException:RegexIterator::__construct(): Delimiter must not be alphanumeric, backslash, or NUL
4 ValueError:RegexIterator::__construct(): Argument #3 ($mode) must be RegexIterator::MATCH, RegexIterator::GET_MATCH, RegexIterator::ALL_MATCHES, RegexIterator::SPLIT, or RegexIterator::REPLACE
5 InvalidArgumentException:An instance of RecursiveIterator or IteratorAggregate creating it is required
6 InvalidArgumentException:An instance of RecursiveIterator or IteratorAggregate creating it is required
7 object(IteratorIterator)#31 (0) {
}
8 LogicException:Class to downcast to not found or not base class or does not implement Traversable
9 TypeError:RecursiveTreeIterator::__construct(): Argument #1 ($iterator) must be of type object, int given
10 TypeError:RecursiveCachingIterator::__construct(): Argument #1 ($iterator) must be of type RecursiveIterator, ArrayIterator given
11 TypeError:CallbackFilterIterator::__construct(): Argument #2 ($callback) must be a valid callback, function "nofunc" not found or invalid function name
12 TypeError:ParentIterator::__construct(): Argument #1 ($iterator) must be of type RecursiveIterator, ArrayIterator given
13 ArgumentCountError:AppendIterator::__construct() expects exactly 0 arguments, 1 given
14 TypeError:AppendIterator::append(): Argument #1 ($iterator) must be of type Iterator, ArrayObject given
15 BadMethodCallException:Accessing the value of an EmptyIterator
16 Error:Trying to clone an uncloneable object of class IteratorIterator
17 Error:Trying to clone an uncloneable object of class RecursiveIteratorIterator
18 ValueError:RecursiveTreeIterator::setPrefixPart(): Argument #1 ($part) must be a RecursiveTreeIterator::PREFIX_* constant
19 ValueError:RecursiveIteratorIterator::setMaxDepth(): Argument #1 ($maxDepth) must be greater than or equal to -1
20 BadMethodCallException:CachingIterator does not use a full cache (see CachingIterator::__construct)
21 BadMethodCallException:CachingIterator does not fetch string value (see CachingIterator::__construct)
22 InvalidArgumentException:Unsetting flag CALL_TO_STRING is not possible
23 TypeError:Illegal offset type
24 int(1)
25 int(2)
26 array(1) {
  [0]=>
  int(1)
}
27 TypeError:iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, int given
28 OutOfBoundsException:Cannot seek to 5 which is behind offset 1 plus count 1
29 OutOfBoundsException:Cannot seek to 0 which is below the offset 1
