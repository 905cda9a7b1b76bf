--TEST--
Strict mode and failures of handlers that extend SessionHandler
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0); ini_set('session.use_strict_mode',1); session_save_path(__DIR__);
class H extends SessionHandler { function create_sid():string { echo "create\n"; return 'sid-fixed'; } function validateId($id) { echo "validate $id\n"; return $id==='ok'; } }
session_set_save_handler(new H); session_id('no'); session_start(); var_dump(session_id()); session_destroy();
session_id('ok'); session_start(); var_dump(session_id(), session_create_id()); 
try { var_dump(session_regenerate_id(true), session_id()); } catch (Error $e) { echo $e->getMessage(),"\n"; } session_destroy();
class E2 extends SessionHandler { function create_sid():string { throw new Exception('nosid'); } }
session_set_save_handler(new E2); session_id('');
try { session_start(); } catch (Exception $e) { echo get_class($e), $e->getMessage(), ' ', $e->getPrevious()?->getMessage(), "\n"; }
var_dump(session_status(), session_id());
class E3 extends SessionHandler { function open($a,$b):bool { parent::open($a,$b); return false; } }
session_set_save_handler(new E3); var_dump(session_start(), session_status());
class E4 extends SessionHandler { function read($a):string|false { return false; } }
session_set_save_handler(new E4); session_id('e4'); var_dump(session_start(), session_status(), session_id());
class E5 extends SessionHandler { function destroy($a):bool { return false; } }
session_set_save_handler(new E5); session_id('e5'); var_dump(session_start(), session_destroy(), session_status(), session_id());
array_map('unlink', glob(__DIR__.'/sess_*'));
--EXPECT--
validate no
create
string(9) "sid-fixed"
validate ok
create
validate sid-fixed
string(2) "ok"
string(9) "sid-fixed"
create
validate sid-fixed
bool(true)
string(9) "sid-fixed"

Fatal error: Uncaught Exception: nosid in {PWD}/strict_mode_of_objects.php:6
Stack trace:
#0 [internal function]: E2->create_sid()
#1 {PWD}/strict_mode_of_objects.php(8): session_start()
#2 {main}

Next Error: Session id must be a string in {PWD}/strict_mode_of_objects.php:8
Stack trace:
#0 {PWD}/strict_mode_of_objects.php(8): session_start()
#1 {main}
  thrown in {PWD}/strict_mode_of_objects.php on line 8
--EXIT--
255
