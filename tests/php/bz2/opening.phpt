--TEST--
What bzopen() and compress.bzip2:// refuse
--EXTENSIONS--
bz2
--FILE--
<?php
$path = __DIR__ . "/opening.bz2";
foreach ([["", "r"], ["a\0b", "r"], ["x", "rw"], [5, "r"], [[], "r"], ["php://memory", "r"], ["/nonexistent/file", "w"]] as [$name, $mode]) {
    try {
        var_dump(bzopen($name, $mode));
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
var_dump(fopen("compress.bzip2:///nonexistent/file", "r"), get_resource_type(bzopen("data:,abc", "r")));
foreach (["r", "w", "r+", "a", "x", "rb", "wb", "rt"] as $opened) {
    foreach (["r", "w"] as $mode) {
        $mode !== "r" || @unlink($path) && $opened[0] === "x" || touch($path);
        if ($opened[0] === "x") {
            @unlink($path);
        }
        $stream = fopen($path, $opened);
        echo $opened, " ", $mode, " ", var_export((bool)bzopen($stream, $mode), true), "\n";
    }
}
try {
    bzerrno(fopen("php://memory", "r"));
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
try {
    bzread(bzopen("data:,abc", "r"), -1);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
unlink($path);
--EXPECT--
ValueError: bzopen(): Argument #1 ($file) cannot be empty
TypeError: bzopen(): Argument #1 ($file) must not contain null bytes
ValueError: bzopen(): Argument #2 ($mode) must be either "r" or "w"
TypeError: bzopen(): Argument #1 ($file) must be of type string or file-resource, int given
TypeError: bzopen(): Argument #1 ($file) must be of type string or file-resource, array given

Warning: bzopen(): Cannot represent a stream of type MEMORY as a File Descriptor in {PWD}/opening.php on line 5
bool(false)

Warning: bzopen(/nonexistent/file): Failed to open stream: No such file or directory in {PWD}/opening.php on line 5
bool(false)

Warning: fopen(compress.bzip2:///nonexistent/file): Failed to open stream: operation failed in {PWD}/opening.php on line 10
bool(false)
string(6) "stream"
r r true
r w 
Warning: bzopen(): cannot write to a stream opened in read only mode in {PWD}/opening.php on line 18
false
w r 
Warning: bzopen(): Cannot read from a stream opened in write only mode in {PWD}/opening.php on line 18
false
w w true
r+ r 
Warning: bzopen(): Cannot use stream opened in mode 'r+' in {PWD}/opening.php on line 18
false
r+ w 
Warning: bzopen(): Cannot use stream opened in mode 'r+' in {PWD}/opening.php on line 18
false
a r 
Warning: bzopen(): Cannot read from a stream opened in write only mode in {PWD}/opening.php on line 18
false
a w true
x r 
Warning: bzopen(): Cannot read from a stream opened in write only mode in {PWD}/opening.php on line 18
false
x w true
rb r true
rb w true
wb r true
wb w true
rt r 
Warning: bzopen(): Cannot use stream opened in mode 'rt' in {PWD}/opening.php on line 18
false
rt w 
Warning: bzopen(): Cannot use stream opened in mode 'rt' in {PWD}/opening.php on line 18
false
bzerrno(): Argument #1 ($bz) must be a bz2 stream
bzread(): Argument #2 ($length) must be greater than or equal to 0
