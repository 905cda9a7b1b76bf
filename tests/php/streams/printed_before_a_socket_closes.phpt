--TEST--
What was printed before a socket is closed or shut down is there before the other process prints
--EXTENSIONS--
pcntl
--FILE--
<?php
foreach (['fclose', 'exit', fn($end) => stream_socket_shutdown($end, STREAM_SHUT_RDWR)] as $close) {
    [$mine, $other] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
    if (pcntl_fork() === 0) {
        fclose($mine);
        echo "child\n";
        if ($close === 'exit') {
            exit;
        }
        $close($other);
        usleep(100000);
        exit;
    }
    fclose($other);
    fread($mine, 10);
    echo "parent\n";
    pcntl_wait($status);
}
?>
--EXPECT--
child
parent
child
parent
child
parent
