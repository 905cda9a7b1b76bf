--TEST--
Where streams stand after stream_copy_to_stream()
--FILE--
<?php
[$from, $to] = [__DIR__ . '/copied_from.tmp', __DIR__ . '/copied_to.tmp'];
file_put_contents($from, str_repeat('x', 10000));
foreach (['php://memory', $to] as $uri) {
    foreach ([0, 5, 4096, 10000] as $offset) {
        foreach ([null, 3, 4096, 20000, 0] as $length) {
            $source = fopen($from, 'r');
            fseek($source, $offset);
            $target = fopen($uri, 'w+');
            echo basename($uri), " $offset ", $length ?? 'all', ': ', stream_copy_to_stream($source, $target, $length),
                feof($source) ? ' E ' : ' - ', ftell($source), ' ', ftell($target), ' ',
                stream_get_meta_data($source)['unread_bytes'], "\n";
        }
    }
}
--CLEAN--
<?php array_map('unlink', [__DIR__ . '/copied_from.tmp', __DIR__ . '/copied_to.tmp']);
--EXPECT--
memory 0 all: 10000 - 10000 10000 0
memory 0 3: 3 - 3 3 0
memory 0 4096: 4096 - 4096 4096 0
memory 0 20000: 10000 - 10000 10000 0
memory 0 0: 0 - 0 0 0
memory 5 all: 9995 E 10000 9995 0
memory 5 3: 3 - 8 3 8189
memory 5 4096: 4096 - 4101 4096 4096
memory 5 20000: 9995 E 10000 9995 0
memory 5 0: 0 - 5 0 0
memory 4096 all: 5904 - 10000 5904 0
memory 4096 3: 3 - 4099 3 0
memory 4096 4096: 4096 - 8192 4096 0
memory 4096 20000: 5904 - 10000 5904 0
memory 4096 0: 0 - 4096 0 0
memory 10000 all: 0 E 10000 0 0
memory 10000 3: 0 E 10000 0 0
memory 10000 4096: 0 E 10000 0 0
memory 10000 20000: 0 E 10000 0 0
memory 10000 0: 0 - 10000 0 0
copied_to.tmp 0 all: 10000 E 10000 10000 0
copied_to.tmp 0 3: 3 - 3 3 0
copied_to.tmp 0 4096: 4096 - 4096 4096 0
copied_to.tmp 0 20000: 10000 E 10000 10000 0
copied_to.tmp 0 0: 0 - 0 0 0
copied_to.tmp 5 all: 9995 E 10000 9995 0
copied_to.tmp 5 3: 3 - 8 3 0
copied_to.tmp 5 4096: 4096 - 4101 4096 0
copied_to.tmp 5 20000: 9995 E 10000 9995 0
copied_to.tmp 5 0: 0 - 5 0 0
copied_to.tmp 4096 all: 5904 E 10000 5904 0
copied_to.tmp 4096 3: 3 - 4099 3 0
copied_to.tmp 4096 4096: 4096 - 8192 4096 0
copied_to.tmp 4096 20000: 5904 E 10000 5904 0
copied_to.tmp 4096 0: 0 - 4096 0 0
copied_to.tmp 10000 all: 0 - 10000 0 0
copied_to.tmp 10000 3: 0 - 10000 0 0
copied_to.tmp 10000 4096: 0 - 10000 0 0
copied_to.tmp 10000 20000: 0 - 10000 0 0
copied_to.tmp 10000 0: 0 - 10000 0 0
