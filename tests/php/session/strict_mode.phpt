--TEST--
session.use_strict_mode takes no id that the handler does not know
--FILE--
<?php
ob_start();
session_save_path(__DIR__);
ini_set('session.use_strict_mode', 1);
session_id('unknown');
session_start();
var_dump(session_id() === 'unknown', strlen($id = session_id()));
session_write_close();
session_id($id);
session_start();
var_dump(session_id() === $id);
session_destroy();
session_id('../../etc/passwd');
session_start();
var_dump(strlen(session_id()));
session_destroy();
ini_set('session.use_strict_mode', 0);
session_id('unknown');
session_start();
var_dump(session_id());
session_destroy();
--EXPECT--
bool(false)
int(32)
bool(true)
int(32)
string(7) "unknown"
