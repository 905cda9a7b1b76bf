--TEST--
shmop and sysvshm: segments, variables in them, errors
--EXTENSIONS--
shmop
sysvshm
--FILE--
<?php
$key = ftok(__FILE__, "z");
$shm = shmop_open($key, "n", 0600, 64);
var_dump($shm, shmop_size($shm), shmop_write($shm, "hello", 3), shmop_read($shm, 3, 5), shmop_write($shm, str_repeat("x", 100), 60));
$other = shmop_open($key, "a", 0, 0);
var_dump(shmop_size($other), shmop_read($other, 0, 0) === "\0\0\0hello" . str_repeat("\0", 52) . "xxxx");
foreach ([fn() => shmop_write($other, "a", 0), fn() => shmop_read($shm, -1, 1), fn() => shmop_read($shm, 0, 65),
          fn() => shmop_open($key, "x", 0, 1), fn() => shmop_open($key, "c", 0, 0), fn() => new Shmop, fn() => clone $shm,
          fn() => serialize($shm)] as $call) {
    try {
        $call();
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
shmop_close($shm);
var_dump(shmop_open($key, "n", 0600, 64), $shm == $other, $shm == $shm, shmop_delete($shm));
unset($shm, $other);
var_dump(@shmop_open($key, "w", 0, 0));

$key = ftok(__FILE__, "y");
$shm = shm_attach($key, 500);
var_dump($shm, shm_put_var($shm, 1, ["a" => 1.5, "b" => [null, true]]), shm_put_var($shm, 2, "two"), shm_get_var($shm, 1));
var_dump(shm_put_var($shm, 1, "anew"), shm_get_var($shm, 1), shm_get_var($shm, 2), shm_has_var($shm, 3));
var_dump(shm_put_var($shm, 3, str_repeat("x", 600)), shm_get_var($shm, 3), shm_remove_var($shm, 2), shm_remove_var($shm, 2));
$second = shm_attach($key);
var_dump(shm_get_var($second, 1), shm_remove($second), shm_detach($second));
foreach ([fn() => shm_get_var($second, 1), fn() => shm_attach($key, 0)] as $call) {
    try {
        $call();
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
object(Shmop)#1 (0) {
}
int(64)
int(5)
string(5) "hello"
int(4)
int(64)
bool(true)
Error: Read-only segment cannot be written
ValueError: shmop_read(): Argument #2 ($offset) must be between 0 and the segment size
ValueError: shmop_read(): Argument #3 ($size) is out of range
ValueError: shmop_open(): Argument #2 ($mode) must be a valid access mode
ValueError: shmop_open(): Argument #4 ($size) must be greater than 0 for the "c" and "n" access modes
Error: Cannot directly construct Shmop, use shmop_open() instead
Error: Trying to clone an uncloneable object of class Shmop
Exception: Serialization of 'Shmop' is not allowed

Deprecated: Function shmop_close() is deprecated in {PWD}/shared_memory.php on line 16

Warning: shmop_open(): Unable to attach or create shared memory segment "File exists" in {PWD}/shared_memory.php on line 17
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
object(SysvSharedMemory)#2 (0) {
}
bool(true)
bool(true)
array(2) {
  ["a"]=>
  float(1.5)
  ["b"]=>
  array(2) {
    [0]=>
    NULL
    [1]=>
    bool(true)
  }
}
bool(true)
string(4) "anew"
string(3) "two"
bool(false)

Warning: shm_put_var(): Not enough shared memory left in {PWD}/shared_memory.php on line 25

Warning: shm_get_var(): Variable key 3 doesn't exist in {PWD}/shared_memory.php on line 25

Warning: shm_remove_var(): Variable key 2 doesn't exist in {PWD}/shared_memory.php on line 25
bool(false)
bool(false)
bool(true)
bool(false)
string(4) "anew"
bool(true)
bool(true)
Error: Shared memory block has already been destroyed
ValueError: shm_attach(): Argument #2 ($size) must be greater than 0
