--TEST--
Reading from sockets and pipes takes what was read ahead, and reads once more where that is less
--FILE--
<?php
$text = "line one\nline two\nrest";
function socket(): mixed
{
    global $text, $other;
    [$one, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
    stream_set_timeout($one, 0, 50000);
    fwrite($other, $text);
    return $one;
}
function pipe(): mixed
{
    global $text;
    static $processes = [];
    $processes[] = proc_open(["sh", "-c", "exec 2>/dev/null; printf '$text'; sleep 0.3; printf more"], [1 => ["pipe", "w"]], $pipes);
    usleep(100000);
    return $pipes[1];
}
foreach (["socket", "pipe"] as $open) {
    echo "$open\n";
    $show = fn (mixed ...$results) => print("    " . json_encode($results) . "\n");
    $s = $open();
    $show(fread($s, 1000));
    $s = $open();
    $show(fgets($s), fread($s, 3), stream_get_meta_data($s)["unread_bytes"], fread($s, 100));
    $s = $open();
    stream_set_chunk_size($s, 4);
    $show(fread($s, 2), stream_get_meta_data($s)["unread_bytes"], fread($s, 10), fread($s, 10));
    $s = $open();
    $show(stream_set_read_buffer($s, 0), fread($s, 2), stream_get_meta_data($s)["unread_bytes"], fgets($s), fread($s, 5));
    $s = $open();
    stream_set_blocking($s, false);
    $show(fgets($s), fread($s, 100), fread($s, 100), feof($s));
    $s = $open();
    fgetc($s);
    $read = [$s];
    $write = $except = null;
    $show(stream_select($read, $write, $except, 0), count($read), stream_get_contents($s, 5), fgetc($s));
}
?>
--EXPECT--
socket
    ["line one\nline two\nrest"]
    ["line one\n","lin",10,"e two\nrest"]
    ["li",2,"ne one","\nlin"]
    [0,"li",0,"ne one\n","line "]
    ["line one\n","line two\nrest","",false]
    [1,1,"ine o","n"]
pipe
    ["line one\nline two\nrest"]
    ["line one\n","lin",10,"e two\nrestmore"]
    ["li",2,"ne one","\nlin"]
    [0,"li",0,"ne one\n","line "]
    ["line one\n","line two\nrest","",false]
    [1,1,"ine o","n"]
