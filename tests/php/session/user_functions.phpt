--TEST--
Functions as save handler: what is called, with what, and when
--FILE--
<?php
ob_start();
ini_set('session.gc_probability', 0);
function tell($name) {
    return function (...$arguments) use ($name) {
        echo $name, ' ', preg_replace('/[0-9a-f]{32}/', 'random', json_encode($arguments)), "\n";
        return $name === 'read' ? 'a|i:1;' : ($name === 'create_sid' ? 'made' : ($name === 'gc' ? 3 : true));
    };
}
session_save_path('somewhere');
session_name('NAME');
var_dump(session_set_save_handler(...array_map('tell', ['open', 'close', 'read', 'write', 'destroy', 'gc'])), session_module_name());
session_id('given');
var_dump(session_start(), $_SESSION, session_gc(), session_create_id() !== 'made');
session_write_close();
session_start();
$_SESSION['b'] = 2;
session_reset();
session_abort();
session_start();
session_regenerate_id() && session_id('');
session_regenerate_id(true);
session_destroy();
var_dump(session_id());
echo "--- nine\n";
session_set_save_handler(...array_map('tell', ['open', 'close', 'read', 'write', 'destroy', 'gc', 'create_sid', 'validate_sid', 'update_timestamp']));
session_start();
var_dump(session_id(), session_create_id('p-'));
session_write_close();
ini_set('session.use_strict_mode', 1);
session_start();
$_SESSION['b'] = 2;
session_regenerate_id();
echo "done\n";
--EXPECT--
bool(true)
string(4) "user"
open ["somewhere","NAME"]
read ["given"]
gc [1440]
bool(true)
array(1) {
  ["a"]=>
  int(1)
}
int(3)
bool(true)
write ["given","a|i:1;"]
close []
open ["somewhere","NAME"]
read ["given"]
open ["somewhere","NAME"]
read ["given"]
close []
open ["somewhere","NAME"]
read ["given"]
write ["given","a|i:1;"]
close []
open ["somewhere","NAME"]
read ["random"]

Warning: session_id(): Session ID cannot be changed when a session is active in {PWD}/user_functions.php on line 21
destroy ["random"]
close []
open ["somewhere","NAME"]
read ["random"]
destroy ["random"]
close []
string(0) ""
--- nine
open ["somewhere","NAME"]
create_sid []
read ["made"]
create_sid []
validate_sid ["made"]
create_sid []
validate_sid ["made"]
create_sid []
validate_sid ["made"]

Warning: session_create_id(): Failed to create new ID in {PWD}/user_functions.php on line 28
string(4) "made"
bool(false)
update_timestamp ["made","a|i:1;"]
close []
open ["somewhere","NAME"]
validate_sid ["made"]
read ["made"]
write ["made","a|i:1;b|i:2;"]
close []
open ["somewhere","NAME"]
create_sid []
validate_sid ["made"]
create_sid []
validate_sid ["made"]
create_sid []
validate_sid ["made"]
create_sid []
read ["made"]
done
write ["made","a|i:1;b|i:2;"]
close []
