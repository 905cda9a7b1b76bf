--TEST--
auto_detect_line_endings of all kinds of streams, STDIN among them
--FILE--
<?php
@ini_set('auto_detect_line_endings', '1');
$memory = fopen('php://memory', 'w+');
fwrite($memory, "a\rb\rc");
rewind($memory);
$process = proc_open("printf 'a\\rb\\rc'", [1 => ['pipe', 'w']], $pipes);
[$one, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($one, "a\rb\rc");
fclose($one);
$streams = [$memory, $pipes[1], $other, fopen('data:,a%0Db%0Dc', 'r'), popen("printf 'a\\rb\\rc'", 'r')];
foreach ($streams as $stream) {
    echo json_encode([fgets($stream), fgets($stream), fgets($stream), fgets($stream)]), "\n";
}
$process = proc_open([PHP_BINARY, '-n', '-d', 'auto_detect_line_endings=1', '-d', 'error_reporting=0', '-r',
    'echo json_encode([fgets(STDIN), fgets(STDIN)]), "\n";'], [['pipe', 'r'], ['pipe', 'w']], $pipes);
fwrite($pipes[0], "a\rb\r");
fclose($pipes[0]);
echo stream_get_contents($pipes[1]);
--EXPECT--
["a\r","b\r","c",false]
["a\r","b\r","c",false]
["a\r","b\r","c",false]
["a\r","b\r","c",false]
["a\r","b\r","c",false]
["a\r","b\r"]
