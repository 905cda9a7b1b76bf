--TEST--
Internal interfaces with methods are abstract
--FILE--
<?php
foreach ([...get_declared_interfaces(), ...get_declared_classes()] as $c) if (!in_array($c, ['x'])) { $r = new ReflectionClass($c); if ($r->isInternal()) $l[$c] = "$c " . json_encode([$r->isAbstract(), $r->isInstantiable(), $r->isCloneable(), $r->isIterable(), $r->isInterface(), $r->getModifiers()]) . "\n"; }
foreach (['Countable', 'Traversable', 'Iterator', 'OuterIterator', 'SeekableIterator', 'Stringable', 'BackedEnum', 'UnitEnum', 'Throwable', 'DateTimeInterface', 'Serializable', 'JsonSerializable', 'SplObserver', 'Reflector', 'Random\Engine', 'Random\CryptoSafeEngine', 'RecursiveIterator', 'IteratorAggregate', 'SessionHandlerInterface', 'SplHeap', 'FilterIterator', 'RecursiveFilterIterator', 'ReflectionFunctionAbstract', 'ReflectionType'] as $c) echo $l[$c] ?? "no $c\n";
--EXPECT--
Countable [true,false,false,false,true,0]
Traversable [false,false,false,false,true,0]
Iterator [true,false,false,false,true,0]
OuterIterator [true,false,false,false,true,0]
SeekableIterator [true,false,false,false,true,0]
Stringable [true,false,false,false,true,0]
BackedEnum [true,false,false,false,true,0]
UnitEnum [true,false,false,false,true,0]
Throwable [true,false,false,false,true,0]
DateTimeInterface [true,false,false,false,true,0]
Serializable [true,false,false,false,true,0]
JsonSerializable [true,false,false,false,true,0]
SplObserver [true,false,false,false,true,0]
Reflector [true,false,false,false,true,0]
Random\Engine [true,false,false,false,true,0]
Random\CryptoSafeEngine [true,false,false,false,true,0]
RecursiveIterator [true,false,false,false,true,0]
IteratorAggregate [true,false,false,false,true,0]
SessionHandlerInterface [true,false,false,false,true,0]
SplHeap [true,false,false,false,false,64]
FilterIterator [true,false,false,false,false,64]
RecursiveFilterIterator [true,false,false,false,false,64]
ReflectionFunctionAbstract [true,false,false,false,false,64]
ReflectionType [true,false,false,false,false,64]
