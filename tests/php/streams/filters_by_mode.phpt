--TEST--
Which chains a filter gets is the mode's, or php://filter's, which asks no mode; filters of standard streams close last
--FILE--
<?php
class Filter extends php_user_filter {
    function onCreate(): bool {
        echo "create $this->filtername\n";
        return true;
    }
    function onClose(): void {
        echo "close $this->filtername\n";
    }
}
stream_filter_register('f.*', 'Filter');
$path = __DIR__ . '/filters_by_mode.txt';
foreach (['r', 'w', 'a', 'x', 'c', 'r+', 'c+'] as $mode) {
    foreach (["php://filter/write=f.w/read=f.r/resource=$path", $path] as $name) {
        echo "== $mode ", basename($name), "\n";
        $mode == 'x' ? @unlink($path) : file_put_contents($path, 'abc');
        $stream = fopen($name, $mode);
        var_dump(is_resource(stream_filter_append($stream, 'f.a')));
        fclose($stream);
    }
}
echo "== end\n";
stream_filter_append(STDOUT, 'f.out');
$open = fopen($path, 'r');
stream_filter_append($open, 'f.open');
?>
--CLEAN--
<?php
unlink(__DIR__ . '/filters_by_mode.txt');
?>
--EXPECT--
== r filters_by_mode.txt
create f.w
create f.r
create f.a
bool(true)
close f.r
close f.a
close f.w
== r filters_by_mode.txt
create f.a
bool(true)
close f.a
== w filters_by_mode.txt
create f.w
create f.r
create f.a
bool(true)
close f.r
close f.w
close f.a
== w filters_by_mode.txt
create f.a
bool(true)
close f.a
== a filters_by_mode.txt
create f.w
create f.r
create f.a
bool(true)
close f.r
close f.w
close f.a
== a filters_by_mode.txt
create f.a
bool(true)
close f.a
== x filters_by_mode.txt
create f.w
create f.r
bool(false)
close f.r
close f.w
== x filters_by_mode.txt
bool(false)
== c filters_by_mode.txt
create f.w
create f.r
bool(false)
close f.r
close f.w
== c filters_by_mode.txt
bool(false)
== r+ filters_by_mode.txt
create f.w
create f.r
create f.a
create f.a
bool(true)
close f.r
close f.a
close f.w
close f.a
== r+ filters_by_mode.txt
create f.a
create f.a
bool(true)
close f.a
close f.a
== c+ filters_by_mode.txt
create f.w
create f.r
create f.a
create f.a
bool(true)
close f.r
close f.a
close f.w
close f.a
== c+ filters_by_mode.txt
create f.a
create f.a
bool(true)
close f.a
close f.a
== end
create f.out
create f.open
close f.open
close f.out
