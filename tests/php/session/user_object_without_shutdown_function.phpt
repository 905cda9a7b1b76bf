--TEST--
Without its shutdown function a session is written after objects have been destroyed
--FILE--
<?php
ob_start();
class Handler extends SessionHandler {
    function write($id, $data): bool { echo "write $data\n"; return parent::write($id, $data); }
    function close(): bool { echo "close\n"; return parent::close(); }
    function __destruct() { echo "destruct\n"; }
}
session_save_path(__DIR__);
session_id('noshutdown');
session_set_save_handler(new Handler, true);
session_set_save_handler(new Handler, false);
session_start();
$_SESSION['object'] = new class { public $name = 'x'; function __sleep() { return []; } };
$_SESSION = ['a' => 1];
register_shutdown_function(function () { echo "shutdown\n"; });
--CLEAN--
<?php
unlink(__DIR__ . '/sess_noshutdown');
--EXPECT--
destruct
shutdown
destruct
write a|i:1;
close
