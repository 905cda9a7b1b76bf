--TEST--
Seeds and secrets of hash() of other types
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([5, '5', null, 1.5, []] as $s) foreach (['murmur3a', 'xxh32', 'xxh3', 'md5'] as $a) echo $a, ' ', json_encode($s), ' ', hash($a, 'q', options: ['seed' => $s]), "\n"; foreach ([5, str_repeat('a', 150)] as $s) try { echo hash('xxh3', 'q', options: ['secret' => $s]), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
murmur3a 5 fa43bdb6
xxh32 5 fd51135b
xxh3 5 a6f5f1b2a39595c4
md5 5 7694f4a66316e53c8cdd9d9954bd611d
murmur3a "5" 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
ff8209e8
xxh32 "5" 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
a11f6f39
xxh3 "5" 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is ignored in {PWD}/hash_seeds_of_other_types.php on line 2
f2386670cff0b396
md5 "5" 7694f4a66316e53c8cdd9d9954bd611d
murmur3a null 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
ff8209e8
xxh32 null 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
a11f6f39
xxh3 null 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is ignored in {PWD}/hash_seeds_of_other_types.php on line 2
f2386670cff0b396
md5 null 7694f4a66316e53c8cdd9d9954bd611d
murmur3a 1.5 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
ff8209e8
xxh32 1.5 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
a11f6f39
xxh3 1.5 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is ignored in {PWD}/hash_seeds_of_other_types.php on line 2
f2386670cff0b396
md5 1.5 7694f4a66316e53c8cdd9d9954bd611d
murmur3a [] 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
ff8209e8
xxh32 [] 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is the same as setting the seed to 0 in {PWD}/hash_seeds_of_other_types.php on line 2
a11f6f39
xxh3 [] 
Deprecated: hash(): Passing a seed of a type other than int is deprecated because it is ignored in {PWD}/hash_seeds_of_other_types.php on line 2
f2386670cff0b396
md5 [] 7694f4a66316e53c8cdd9d9954bd611d

Deprecated: hash(): Passing a secret of a type other than string is deprecated because it implicitly converts to a string, potentially hiding bugs in {PWD}/hash_seeds_of_other_types.php on line 2
xxh3: Secret length must be >= 136 bytes, 1 bytes passed
ffd88c27499235c9
