--TEST--
An object as save handler: optional interfaces, the shutdown function
--FILE--
<?php
ob_start();
ini_set('session.gc_probability', 0);
class Handler implements SessionHandlerInterface, SessionIdInterface, SessionUpdateTimestampHandlerInterface {
    public $data = [];
    function open(string $path, string $name): bool { echo __METHOD__, "\n"; return true; }
    function close(): bool { echo __METHOD__, "\n"; return true; }
    function read(string $id): string|false { echo __METHOD__, " $id\n"; return $this->data[$id] ?? ''; }
    function write(string $id, string $data): bool { echo __METHOD__, " $id $data\n"; $this->data[$id] = $data; return true; }
    function destroy(string $id): bool { echo __METHOD__, " $id\n"; unset($this->data[$id]); return true; }
    function gc(int $max_lifetime): int|false { echo __METHOD__, " $max_lifetime\n"; return 1; }
    function create_sid(): string { echo __METHOD__, "\n"; return 'id' . ++$this->number; }
    function validateId(string $id): bool { echo __METHOD__, " $id\n"; return isset($this->data[$id]); }
    function updateTimestamp(string $id, string $data): bool { echo __METHOD__, " $id $data\n"; return true; }
    function __destruct() { echo __METHOD__, "\n"; }
    private $number = 0;
}
var_dump(session_set_save_handler(new Handler));
ini_set('session.use_strict_mode', 1);
session_id('unknown');
session_start();
$_SESSION['a'] = 1;
session_write_close();
session_start();
session_write_close();
ini_set('session.lazy_write', 0);
session_start();
session_write_close();
session_start();
var_dump(session_create_id(), session_gc());
session_regenerate_id(true);
register_shutdown_function(function () { echo "own shutdown function\n"; $_SESSION['late'] = 1; });
var_dump(session_id());
--EXPECT--
bool(true)
Handler::open
Handler::validateId unknown
Handler::create_sid
Handler::read id1
Handler::write id1 a|i:1;
Handler::close
Handler::open
Handler::validateId id1
Handler::read id1
Handler::updateTimestamp id1 a|i:1;
Handler::close
Handler::open
Handler::validateId id1
Handler::read id1
Handler::write id1 a|i:1;
Handler::close
Handler::open
Handler::validateId id1
Handler::read id1
Handler::create_sid
Handler::validateId id2
Handler::gc 1440
string(3) "id2"
int(1)
Handler::destroy id1
Handler::close
Handler::open
Handler::create_sid
Handler::validateId id3
Handler::read id3
string(3) "id3"
own shutdown function
Handler::write id3 a|i:1;late|i:1;
Handler::close
Handler::__destruct
