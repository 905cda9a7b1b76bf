--TEST--
Objects in sessions: magic methods, classes that are not there, and what they throw
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
class Sleeper {
    public $kept = 1, $lost = 2;
    function __sleep() { echo "sleep\n"; return ['kept', 'none']; }
    function __wakeup() { echo "wakeup\n"; }
}
class Modern {
    function __construct(public $value) {}
    function __serialize(): array { echo "serialize\n"; if ($this->value === null) throw new Exception('cannot'); return [$this->value]; }
    function __unserialize(array $data): void { echo "unserialize\n"; if ($data[0] === 'bad') throw new Exception('bad data'); $this->value = $data[0]; }
}
session_id('objects');
session_start();
$_SESSION = ['sleeper' => new Sleeper, 'modern' => new Modern(5), 'last' => 1];
var_dump(session_encode());
session_write_close();
session_start();
var_dump($_SESSION);
$_SESSION = ['first' => 1, 'modern' => new Modern(null), 'last' => new Modern(1)];
try {
    session_write_close();
} catch (Exception $error) {
    echo get_class($error), ': ', $error->getMessage(), "\n";
}
var_dump(session_status(), file_get_contents(__DIR__ . '/sess_objects'));
file_put_contents(__DIR__ . '/sess_objects', 'a|i:1;m|O:6:"Modern":1:{i:0;s:3:"bad";}n|O:6:"Modern":1:{i:0;i:7;}');
try {
    session_start();
} catch (Exception $error) {
    echo get_class($error), ': ', $error->getMessage(), "\n";
}
var_dump(session_status(), $_SESSION);
$_SESSION = ['closure' => fn() => 1, 'last' => 2];
try {
    var_dump(session_encode());
} catch (Exception $error) {
    echo get_class($error), ': ', $error->getMessage(), "\n";
}
session_decode('gone|O:4:"Gone":1:{s:1:"p";i:1;}');
var_dump($_SESSION['gone']);
session_destroy();
--EXPECT--
sleep

Warning: session_encode(): "none" returned as member variable from __sleep() but does not exist in {PWD}/objects_in_sessions.php on line 17
serialize
string(82) "sleeper|O:7:"Sleeper":1:{s:4:"kept";i:1;}modern|O:6:"Modern":1:{i:0;i:5;}last|i:1;"
sleep

Warning: session_write_close(): "none" returned as member variable from __sleep() but does not exist in {PWD}/objects_in_sessions.php on line 18
serialize
wakeup
unserialize
array(3) {
  ["sleeper"]=>
  object(Sleeper)#2 (2) {
    ["kept"]=>
    int(1)
    ["lost"]=>
    int(2)
  }
  ["modern"]=>
  object(Modern)#1 (1) {
    ["value"]=>
    int(5)
  }
  ["last"]=>
  int(1)
}
serialize
Exception: cannot
int(1)
string(22) "first|i:1;modern|last|"
unserialize
Exception: bad data
int(2)
array(3) {
  ["a"]=>
  int(1)
  ["m"]=>
  object(Modern)#4 (1) {
    ["value"]=>
    NULL
  }
  ["n"]=>
  object(Modern)#3 (1) {
    ["value"]=>
    NULL
  }
}
Exception: Serialization of 'Closure' is not allowed
object(__PHP_Incomplete_Class)#2 (2) {
  ["__PHP_Incomplete_Class_Name"]=>
  string(4) "Gone"
  ["p"]=>
  int(1)
}
