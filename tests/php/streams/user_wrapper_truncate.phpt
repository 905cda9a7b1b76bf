--TEST--
SplFileObject::ftruncate() of a stream that cannot be cut
--FILE--
<?php
class Wrapper {
    public $context;
    function stream_open($path, $mode, $options, &$opened) { return true; }
    function url_stat() {}
}
stream_wrapper_register("cut", "Wrapper");
$file = new SplFileObject("cut://it");
try { $file->ftruncate(1); } catch (LogicException $e) { echo $e->getMessage(), "\n"; }
class Typed { public Foo $context; }
stream_wrapper_register("typed", "Typed");
try { dir("typed://x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
var_dump(file_put_contents("cut://x", "data", LOCK_EX));
--EXPECT--
Can't truncate file cut://it
Cannot assign resource to property Typed::$context of type Foo

Warning: file_put_contents(): Exclusive locks may only be set for regular files in {PWD}/user_wrapper_truncate.php on line 13
bool(false)
