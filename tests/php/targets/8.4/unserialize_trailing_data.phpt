--TEST--
unserialize() warns of data that follow
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['i:1;x', 'a:0:{}', 'i:1;;', 'x', '', 'O:8:"stdClass":0:{}junk', 'E:3:"A:B";'] as $s) var_dump(unserialize($s)); class W { public $a; function __unserialize(array $d): void { throw new Exception('u'); } } try { unserialize('O:1:"W":1:{i:0;i:1;}'); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Warning: unserialize(): Extra data starting at offset 4 of 5 bytes in {PWD}/unserialize_trailing_data.php on line 2
int(1)
array(0) {
}

Warning: unserialize(): Extra data starting at offset 4 of 5 bytes in {PWD}/unserialize_trailing_data.php on line 2
int(1)

Warning: unserialize(): Error at offset 0 of 1 bytes in {PWD}/unserialize_trailing_data.php on line 2
bool(false)
bool(false)

Warning: unserialize(): Extra data starting at offset 19 of 23 bytes in {PWD}/unserialize_trailing_data.php on line 2
object(stdClass)#1 (0) {
}

Warning: unserialize(): Class 'A' not found in {PWD}/unserialize_trailing_data.php on line 2

Warning: unserialize(): Error at offset 0 of 10 bytes in {PWD}/unserialize_trailing_data.php on line 2
bool(false)
u
