--TEST--
stream_socket_enable_crypto() on streams that cannot be secured, and without a method
--FILE--
<?php
[$pair] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
foreach ([fopen("php://memory", "r+"), fopen(__FILE__, "r"), $pair] as $stream) {
    var_dump(stream_socket_enable_crypto($stream, true, STREAM_CRYPTO_METHOD_TLS_CLIENT));
    var_dump(stream_socket_enable_crypto($stream, false));
}
foreach ([fn() => stream_socket_enable_crypto($pair, true), fn() => stream_socket_enable_crypto(1, true),
          fn() => stream_socket_enable_crypto(stream_context_create(), true)] as $call) {
    try {
        $call();
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
fclose($pair);
try {
    stream_socket_enable_crypto($pair, false);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 4
bool(false)

Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 5
bool(true)

Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 4
bool(false)

Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 5
bool(true)

Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 4
bool(false)

Warning: stream_socket_enable_crypto(): This stream does not support SSL/crypto in {PWD}/enable_crypto_refused.php on line 5
bool(true)
ValueError: stream_socket_enable_crypto(): Argument #3 ($crypto_method) must be specified when enabling encryption
TypeError: stream_socket_enable_crypto(): Argument #1 ($stream) must be of type resource, int given
TypeError: stream_socket_enable_crypto(): supplied resource is not a valid stream resource
stream_socket_enable_crypto(): supplied resource is not a valid stream resource
