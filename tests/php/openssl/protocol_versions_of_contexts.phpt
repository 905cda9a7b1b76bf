--TEST--
min_proto_version and max_proto_version of a context limit its protocol versions
--EXTENSIONS--
openssl
pcntl
posix
--FILE--
<?php
$path = __DIR__ . '/protocol_versions.pem';
$key = openssl_pkey_new(['private_key_bits' => 2048]);
$certificate = openssl_csr_sign(openssl_csr_new(['commonName' => 'localhost'], $key), null, $key, 2);
openssl_x509_export($certificate, $text);
openssl_pkey_export($key, $own);
file_put_contents($path, $text . $own);
function context(array $options) {
    return stream_context_create(['ssl' => $options + ['verify_peer' => false, 'verify_peer_name' => false]]);
}
$limits = ['min_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2, 'max_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_2];
foreach ([[$limits, []], [[], $limits], [$limits, ['min_proto_version' => STREAM_CRYPTO_PROTO_TLSv1_3]], [[], []]] as [$ofServer, $ofClient]) {
    $server = stream_socket_server('tls://127.0.0.1:0', $number, $problem, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN,
        context(['local_cert' => $path] + $ofServer));
    $name = stream_socket_get_name($server, false);
    if (($child = pcntl_fork()) === 0) {
        $peer = @stream_socket_accept($server, 5);
        $peer && fgets($peer);
        posix_kill(getmypid(), 9);
    }
    fclose($server);
    $client = @stream_socket_client("tls://$name", $number, $problem, 5, STREAM_CLIENT_CONNECT, context($ofClient));
    echo $client ? stream_get_meta_data($client)['crypto']['protocol'] : 'none', "\n";
    $client && fclose($client);
    pcntl_waitpid($child, $status);
}
--CLEAN--
<?php
@unlink(__DIR__ . '/protocol_versions.pem');
--EXPECT--
TLSv1.2
TLSv1.2
none
TLSv1.3
