--TEST--
An exception of create_sid() is the one that leaves session_start()
--INI--
zvm.php=8.4
--FILE--
<?php
class Handler extends SessionHandler { function create_sid(): string { throw new Exception('no id'); } }
ob_start();
ini_set('session.gc_probability', 0);
session_save_path(__DIR__);
session_set_save_handler(new Handler);
try {
    session_start();
} catch (Exception $e) {
    echo get_class($e), ' ', $e->getMessage(), ' ', $e->getPrevious()?->getMessage(), "\n";
}
var_dump(session_status());
--EXPECT--
Exception no id 
int(1)
