--TEST--
SessionHandler wraps the handler that was in use before
--INI--
session.gc_probability=0
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
$handler = new SessionHandler;
foreach (['open' => ['a', 'b'], 'close' => [], 'read' => ['a'], 'write' => ['a', 'b'], 'destroy' => ['a'], 'gc' => [1], 'create_sid' => []] as $method => $arguments) {
    try {
        var_dump($handler->$method(...$arguments));
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
session_id('wrapped');
session_start();
foreach (['open' => ['a', 'b'], 'read' => ['a'], 'create_sid' => []] as $method => $arguments) {
    try {
        var_dump($handler->$method(...$arguments));
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
session_destroy();
class Upper extends SessionHandler {
    function read($id): string|false { echo "read ", strlen($id), "\n"; return strtolower(parent::read($id)); }
    function write($id, $data): bool { echo "write $data\n"; return parent::write($id, strtoupper($data)); }
    function create_sid(): string { return 'x' . substr(parent::create_sid(), 0, 31); }
}
session_set_save_handler(new Upper);
session_id('wrapped');
session_start();
$_SESSION['a'] = 'text';
session_write_close();
echo file_get_contents(__DIR__ . '/sess_wrapped'), "\n";
session_start();
var_dump($_SESSION, session_module_name());
session_regenerate_id(true);
var_dump(strlen(session_id()), file_exists(__DIR__ . '/sess_wrapped'));
session_destroy();
class Lazy extends SessionHandler {
    function open($path, $name): bool { return true; }
    function read($id): string|false { return parent::read($id) ?: ''; }
}
session_set_save_handler(new Lazy);
session_id('wrapped');
var_dump(session_start(), session_gc());
$_SESSION['a'] = 1;
var_dump(session_write_close(), ini_set('session.save_handler', 'files'), session_start(), session_destroy());
--EXPECT--
Error: Session is not active
Error: Session is not active
Error: Session is not active
Error: Session is not active
Error: Session is not active
Error: Session is not active
Error: Session is not active
Error: Cannot call default session handler
Error: Cannot call default session handler
Error: Cannot call default session handler
read 7
write a|s:4:"text";
A|S:4:"TEXT";
read 7
array(1) {
  ["a"]=>
  string(4) "text"
}
string(4) "user"
read 32
int(32)
bool(false)

Warning: SessionHandler::read(): Parent session handler is not open in {PWD}/session_handler_wraps.php on line 40

Warning: SessionHandler::gc(): Parent session handler is not open in {PWD}/session_handler_wraps.php on line 44
bool(true)
bool(false)

Warning: SessionHandler::write(): Parent session handler is not open in {PWD}/session_handler_wraps.php on line 46

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: {PWD}, handler: Lazy::write) in {PWD}/session_handler_wraps.php on line 46

Warning: SessionHandler::close(): Parent session handler is not open in {PWD}/session_handler_wraps.php on line 46
bool(true)
string(4) "user"
bool(true)
bool(true)
