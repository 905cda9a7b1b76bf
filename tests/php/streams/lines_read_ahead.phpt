--TEST--
fgets(), fgetc(), fread(), feof() and fgetcsv() of what was read ahead, between seeks and writes; fputcsv() of scalars
--FILE--
<?php
$file = __DIR__ . '/lines_read_ahead.tmp';
file_put_contents($file, "one\ntwo\r\n\n\xe9t\xe9\nlast line without end");
foreach ([$file, 'php://memory', 'php://temp'] as $name) {
    $stream = fopen($name, 'r+');
    if ($name !== $file) {
        fwrite($stream, file_get_contents($file));
        rewind($stream);
    }
    while (($line = fgets($stream)) !== false) {
        echo bin2hex($line), '@', ftell($stream), feof($stream) ? '! ' : ' ';
    }
    var_dump(fgets($stream), feof($stream));
    rewind($stream);
    echo fgetc($stream), fgets($stream, 2), bin2hex(fgets($stream)), fread($stream, 3), bin2hex(fread($stream, 2)), '@', ftell($stream), ' ';
    fseek($stream, 1, SEEK_CUR);
    echo bin2hex(fgets($stream, 100)), ' ', fgets($stream, 5), '|', fgets($stream, 1000), '|';
    var_dump(fgetc($stream), fread($stream, 1), feof($stream));
    rewind($stream);
    fgets($stream);
    fwrite($stream, 'TWO');
    echo bin2hex(fgets($stream)), ' ', ftell($stream), ' ';
    rewind($stream);
    $bytes = '';
    while (!feof($stream)) {
        $bytes .= fgetc($stream);
    }
    echo md5($bytes), "\n";
    try {
        fgets($stream, 0);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
    fclose($stream);
    foreach (['fgets', 'fgetc', 'feof'] as $function) {
        try {
            $function($stream);
        } catch (TypeError $error) {
            echo $error->getMessage(), "\n";
        }
    }
}
file_put_contents($file, "a,b,\"c d\",1.5\n\n\"q \"\"x\"\"\",,e\r\n f ,\"two\nlines\",\\\"z\nx;y;z\n,\nlast,\"open");
$stream = fopen($file, 'r');
while (($row = fgetcsv($stream)) !== false) {
    echo json_encode($row), ftell($stream), ' ';
}
rewind($stream);
echo json_encode(fgetcsv($stream, 3)), json_encode(fgetcsv($stream, null, ';')), json_encode(fgetcsv($stream, 0, ',', '"')), json_encode(fgetcsv($stream, 1000)), "\n";
fclose($stream);
$stream = fopen($file, 'w+');
foreach ([['a', 'b c', 1, 1.5, null, true, false], ['q "x"', 'back\\slash', '\\"', "tab\t", "line\n", "\xe9", ''], [], [1e25, -0.0, 0.1 + 0.2, PHP_INT_MIN], ['k' => 'x,y', 7 => ';']] as $row) {
    echo fputcsv($stream, $row), fputcsv($stream, $row, ';'), fputcsv($stream, $row, ',', "'"), ' ';
}
$one = 5;
$referring = [&$one, 2];
try {
    fputcsv($stream, $referring);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
rewind($stream);
echo bin2hex(stream_get_contents($stream)), "\n";
fclose($stream);
foreach ([fn() => fputcsv($stream, [1]), fn() => fputcsv(5, [1]), fn() => fgets('x'), fn() => fgetcsv($stream), fn() => fputcsv(fopen('php://memory', 'w+'), [1], ',,')] as $call) {
    try {
        $call();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
var_dump(fgets($reading = fopen($file, 'a')), fputcsv(fopen($file, 'r'), ['x']), fgets(fopen('php://output', 'w')));
?>
--CLEAN--
<?php
unlink(__DIR__ . '/lines_read_ahead.tmp');
--EXPECT--
6f6e650a@4 74776f0d0a@9 0a@10 e974e90a@14 6c617374206c696e6520776974686f757420656e64@35! bool(false)
bool(true)
on650atwo0d0a@9 e974e90a last| line without end|bool(false)
string(0) ""
bool(true)
0d0a 9 32cd5b31f25ceba2d63ca9852c89562f
fgets(): Argument #2 ($length) must be greater than 0
fgets(): supplied resource is not a valid stream resource
fgetc(): supplied resource is not a valid stream resource
feof(): supplied resource is not a valid stream resource
6f6e650a@4 54574f0d0a@9 0a@10 e974e90a@14 6c617374206c696e6520776974686f757420656e64@35! bool(false)
bool(true)
on650aTWO0d0a@9 e974e90a last| line without end|bool(false)
string(0) ""
bool(true)
0d0a 9 32cd5b31f25ceba2d63ca9852c89562f
fgets(): Argument #2 ($length) must be greater than 0
fgets(): supplied resource is not a valid stream resource
fgetc(): supplied resource is not a valid stream resource
feof(): supplied resource is not a valid stream resource
6f6e650a@4 54574f0d0a@9 0a@10 e974e90a@14 6c617374206c696e6520776974686f757420656e64@35! bool(false)
bool(true)
on650aTWO0d0a@9 e974e90a last| line without end|bool(false)
string(0) ""
bool(true)
0d0a 9 32cd5b31f25ceba2d63ca9852c89562f
fgets(): Argument #2 ($length) must be greater than 0
fgets(): supplied resource is not a valid stream resource
fgetc(): supplied resource is not a valid stream resource
feof(): supplied resource is not a valid stream resource
["a","b","c d","1.5"]14 [null]15 ["q \"x\"","","e"]29 [" f ","two\nlines","\\\"z"]49 ["x;y;z"]55 ["",""]57 ["last","open"]67 ["a","b"][",\"c d\",1.5"][null]["q \"x\"","","e"]
181818 464644 111 363636 888 612c22622063222c312c312e352c2c312c0a613b22622063223b313b312e353b3b313b0a612c27622063272c312c312e352c2c312c0a2271202222782222222c226261636b5c736c617368222c225c22222c2274616209222c226c696e650a222ce92c0a2271202222782222223b226261636b5c736c617368223b225c22223b2274616209223b226c696e650a223be93b0a277120227822272c276261636b5c736c617368272c275c22272c2774616209272c276c696e650a272ce92c0a0a0a0a312e30452b32352c2d302c302e332c2d393232333337323033363835343737353830380a312e30452b32353b2d303b302e333b2d393232333337323033363835343737353830380a312e30452b32352c2d302c302e332c2d393232333337323033363835343737353830380a22782c79222c3b0a782c793b223b220a27782c79272c3b0a352c320a
fputcsv(): supplied resource is not a valid stream resource
fputcsv(): Argument #1 ($stream) must be of type resource, int given
fgets(): Argument #1 ($stream) must be of type resource, string given
fgetcsv(): supplied resource is not a valid stream resource
fputcsv(): Argument #3 ($separator) must be a single character

Notice: fgets(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/lines_read_ahead.php on line 72

Notice: fputcsv(): Write of 2 bytes failed with errno=9 Bad file descriptor in {PWD}/lines_read_ahead.php on line 72
bool(false)
bool(false)
bool(false)
