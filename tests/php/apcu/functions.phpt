--TEST--
APCu: storing, fetching, counting and deleting
--EXTENSIONS--
apcu
--INI--
apc.enable_cli=1
--FILE--
<?php
var_dump(apcu_enabled(), apcu_store('a', 1), apcu_fetch('a', $ok), $ok, apcu_fetch('none', $ok), $ok);
var_dump(apcu_store(['x'=>1,'y'=>[1,2], 5=>'five']), apcu_fetch(['x','y','zz',5]), apcu_exists('x'), apcu_exists(['x','q']));
var_dump(apcu_add('a', 2), apcu_add('b', 2), apcu_add(['a'=>1,'c'=>3]));
var_dump(apcu_inc('a'), apcu_inc('a', 5, $s), $s, apcu_dec('a', 2), apcu_inc('new', 7, $s), $s, apcu_inc('y', 1, $s), $s, apcu_dec('neww'));
var_dump(apcu_cas('a', 5, 10), apcu_cas('a', 1, 2), apcu_cas('nope',1,2), apcu_cas('y',1,2), apcu_fetch('a'));
var_dump(apcu_delete('a'), apcu_delete('a'), apcu_delete(['b','qq','c']));
var_dump(apcu_entry('e', function($k){ echo "make $k\n"; return strtoupper($k); }), apcu_entry('e', fn($k)=>1));
class O { public $p = [1]; private $q = 2; }
apcu_store('o', $o = new O); $o->p = 5; var_dump(apcu_fetch('o'), apcu_fetch('o') == apcu_fetch('o'), apcu_fetch('o') === apcu_fetch('o'));
try { apcu_store('cl', function(){}); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { apcu_store(1.5, 1); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { var_dump(apcu_store('onlykey')); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { var_dump(apcu_fetch(new O)); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { var_dump(apcu_exists(5), apcu_delete(5), apcu_fetch(5)); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { var_dump(apcu_exists([5, 'x', []]), apcu_fetch([5, 'x', [], 1.5])); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { var_dump(apcu_delete([5, 'x', []])); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
var_dump(apcu_store('', 'empty'), apcu_fetch(''), apcu_store("nul\0x", 1), apcu_fetch("nul\0x"));
apcu_clear_cache();
var_dump(apcu_store('key', 'value', 100), array_intersect_key(apcu_key_info('key'), ['hits' => 1, 'ttl' => 1]));
apcu_fetch('key');
var_dump(array_intersect_key(apcu_cache_info(true), array_flip(['num_slots', 'num_hits', 'num_entries', 'mem_size'])));
var_dump(apcu_key_info('none'), apcu_sma_info(true)['num_seg']);
var_dump(ini_get('apc.shm_size'), phpversion('apcu'));
--EXPECT--
bool(true)
bool(true)
int(1)
bool(true)
bool(false)
bool(false)

Warning: apcu_fetch(): apc_fetch() expects a string or array of strings. in {PWD}/functions.php on line 3
array(0) {
}
array(2) {
  ["x"]=>
  int(1)
  ["y"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
bool(true)
array(1) {
  ["x"]=>
  bool(true)
}
bool(false)
bool(true)
array(1) {
  ["a"]=>
  int(-1)
}
int(2)
int(7)
bool(true)
int(5)
int(7)
bool(true)
bool(false)
bool(false)
int(-1)
bool(true)
bool(false)
bool(false)
bool(false)
int(10)
bool(true)
bool(false)
array(1) {
  [0]=>
  string(2) "qq"
}
make e
string(1) "E"
string(1) "E"
object(O)#2 (2) {
  ["p"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["q":"O":private]=>
  int(2)
}
bool(true)
bool(false)
ExceptionSerialization of 'Closure' is not allowed

Warning: apcu_store(): apc_store expects key parameter to be a string or an array of key/value pairs. in {PWD}/functions.php on line 12
bool(false)
ErrorObject of class O could not be converted to string

Warning: apcu_delete(): apc_delete() expects a string, array of strings, or APCIterator instance in {PWD}/functions.php on line 15
bool(true)
bool(false)
string(4) "five"

Warning: apcu_exists(): apc_exists() expects a string or array of strings. in {PWD}/functions.php on line 16

Warning: apcu_exists(): apc_exists() expects a string or array of strings. in {PWD}/functions.php on line 16

Warning: apcu_fetch(): apc_fetch() expects a string or array of strings. in {PWD}/functions.php on line 16

Warning: apcu_fetch(): apc_fetch() expects a string or array of strings. in {PWD}/functions.php on line 16

Warning: apcu_fetch(): apc_fetch() expects a string or array of strings. in {PWD}/functions.php on line 16
array(1) {
  ["x"]=>
  bool(true)
}
array(1) {
  ["x"]=>
  int(1)
}

Warning: apcu_delete(): apc_delete() expects a string, array of strings, or APCIterator instance in {PWD}/functions.php on line 17

Warning: apcu_delete(): apc_delete() expects a string, array of strings, or APCIterator instance in {PWD}/functions.php on line 17
array(2) {
  [0]=>
  int(5)
  [1]=>
  array(0) {
  }
}
bool(true)
string(5) "empty"
bool(true)
int(1)
bool(true)
array(2) {
  ["hits"]=>
  int(0)
  ["ttl"]=>
  int(100)
}
array(4) {
  ["num_slots"]=>
  int(4099)
  ["num_hits"]=>
  float(1)
  ["num_entries"]=>
  int(1)
  ["mem_size"]=>
  float(160)
}
NULL
int(1)
string(3) "32M"
string(6) "5.1.22"
