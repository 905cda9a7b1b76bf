--TEST--
What takes the number of a resource
--FILE--
<?php
function number(): int { return (int) stream_context_create(); }
file_put_contents($name = tempnam(sys_get_temp_dir(), 'inc'), '<?php return 1;');
$last = number();
$operations = [
    'include' => fn() => include $name, 'include_once' => fn() => include_once $name, 'nothing' => fn() => @include '/none',
    'server' => fn() => fclose(stream_socket_server('tcp://127.0.0.1:0')), 'client' => fn() => @stream_socket_client('tcp://127.0.0.1:1'),
    'socket' => fn() => @fsockopen('127.0.0.1', 1), 'iterator' => fn() => new DirectoryIterator('/'), 'exec' => fn() => exec('true'),
    'shell' => fn() => `true`, 'object' => fn() => new SplFileObject('/dev/null'),
];
foreach ($operations as $title => $operation) {
    $operation();
    $number = number();
    echo $title, ' ', $number - $last - 1, "\n";
    $last = $number;
}
unlink($name);
--EXPECT--
include 1
include_once 0
nothing 0
server 1
client 1
socket 1
iterator 1
exec 1
shell 1
object 1
