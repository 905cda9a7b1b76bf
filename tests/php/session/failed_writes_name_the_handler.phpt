--TEST--
The warning about a failed write names the handler's method
--INI--
session.gc_probability=0
--FILE--
<?php
ob_start();
class Handler implements SessionHandlerInterface, SessionUpdateTimestampHandlerInterface {
    function open(string $path, string $name): bool { return true; }
    function close(): bool { return true; }
    function read(string $id): string|false { return 'a|i:1;'; }
    function write(string $id, string $data): bool { return false; }
    function destroy(string $id): bool { return true; }
    function gc(int $max_lifetime): int|false { return 1; }
    function validateId(string $id): bool { return true; }
    function updateTimestamp(string $id, string $data): bool { return false; }
}
session_save_path('path');
session_set_save_handler(new Handler);
session_start();
session_write_close();
session_start();
$_SESSION['a'] = 2;
session_write_close();
session_set_save_handler(new class extends Handler {});
session_start();
session_write_close();
$no = fn() => false;
$yes = fn() => true;
session_set_save_handler($yes, $yes, fn() => 'a|i:1;', $no, $yes, $yes, fn() => 'id', $yes, $no);
session_start();
session_write_close();
session_start();
$_SESSION['a'] = 2;
session_write_close();
--EXPECT--
Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: path, handler: Handler::updateTimestamp) in {PWD}/failed_writes_name_the_handler.php on line 16

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: path, handler: Handler::write) in {PWD}/failed_writes_name_the_handler.php on line 19

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: path, handler: Handler@anonymous::updateTimestamp) in {PWD}/failed_writes_name_the_handler.php on line 22

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: path, handler: update_timestamp) in {PWD}/failed_writes_name_the_handler.php on line 27

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: path, handler: write) in {PWD}/failed_writes_name_the_handler.php on line 30
