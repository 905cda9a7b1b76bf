--TEST--
The descriptor says whether php://stdout can be written, not the mode; what was echoed before comes first
--FILE--
<?php
foreach (['r', 'w', 'x', 'r+'] as $mode) {
    foreach (['stdout', 'fd/1'] as $name) {
        echo "$mode $name: ";
        $stream = fopen("php://$name", $mode);
        fwrite($stream, "written ");
        var_dump(stream_get_meta_data($stream)['mode']);
    }
}
?>
--EXPECT--
r stdout: written string(1) "r"
r fd/1: written string(1) "r"
w stdout: written string(1) "w"
w fd/1: written string(1) "w"
x stdout: written string(1) "x"
x fd/1: written string(1) "x"
r+ stdout: written string(2) "r+"
r+ fd/1: written string(2) "r+"
