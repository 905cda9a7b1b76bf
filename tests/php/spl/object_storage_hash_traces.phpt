--TEST--
Back traces in getHash() show the methods that operators call
--FILE--
<?php
class S extends SplObjectStorage { function getHash($o): string { debug_print_backtrace(); return 'x'; } }
$s = new S; $s[new stdClass] = 1; var_dump(isset($s[new stdClass]), empty($s[new stdClass]), $s[new stdClass], $s[new stdClass] ?? 2);
unset($s[new stdClass]); try { $s[new stdClass]; } catch (Exception $e) { echo $e->getMessage(), "\n"; }
class T extends SplObjectStorage { function getHash($o): string { throw new Exception('hash'); } }
try { $t = new T; $t[new stdClass] = 1; } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
try { isset($t[new stdClass]); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
--EXPECT--
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetSet(Object(stdClass), 1)
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetExists(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetExists(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetGet(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetGet(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetExists(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(3): SplObjectStorage->offsetGet(Object(stdClass))
bool(true)
bool(false)
int(1)
int(1)
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(4): SplObjectStorage->offsetUnset(Object(stdClass))
#0 [internal function]: S->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(4): SplObjectStorage->offsetGet(Object(stdClass))
Object not found
#0 [internal function]: T->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(6): SplObjectStorage->offsetSet(Object(stdClass), 1)
#2 {main}
#0 [internal function]: T->getHash(Object(stdClass))
#1 {PWD}/object_storage_hash_traces.php(7): SplObjectStorage->offsetExists(Object(stdClass))
#2 {main}
