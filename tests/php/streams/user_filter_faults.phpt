--TEST--
User filters with faults
--FILE--
<?php
class Unknown extends php_user_filter {
    function filter($in, $out, &$consumed, bool $closing): int { return 99; }
}
class Throwing extends php_user_filter {
    function filter($in, $out, &$consumed, bool $closing): int { throw new Exception('in filter()'); }
}
stream_filter_register('throwing', 'Throwing');
$f = fopen('php://memory', 'w+');
stream_filter_append($f, 'throwing', STREAM_FILTER_WRITE);
try {
    fwrite($f, 'abc');
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
try {
    fclose($f);
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
try {
    stream_context_create([], ['options' => 1]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
foreach (['nope://x', 'tcp://127.0.0.1', 'tcp://', 'tcp://[::1]'] as $address) {
    var_dump(@stream_socket_client($address, $code, $message), $message);
}
try {
    fgetcsv(tmpfile(), -1);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Warning: fwrite(): Unprocessed filter buckets remaining on input brigade in {PWD}/user_filter_faults.php on line 12
in filter()
in filter()
Invalid stream/context parameter
bool(false)
string(97) "Unable to find the socket transport "nope" - did you forget to enable it when you configured PHP?"
bool(false)
string(35) "Failed to parse address "127.0.0.1""
bool(false)
string(26) "Failed to parse address """
bool(false)
string(36) "Failed to parse IPv6 address "[::1]""
fgetcsv(): Argument #2 ($length) must be between 0 and 9223372036854775806
