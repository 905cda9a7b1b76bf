--TEST--
NUL bytes for functions that pass strings on to C
--FILE--
<?php
function attempt(callable $call): void
{
    try {
        var_dump($call());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
attempt(fn() => gethostbyname("a\0b"));
attempt(fn() => gethostbynamel("a\0b"));
attempt(fn() => gethostbyaddr("127.0.0.1\0b"));
attempt(fn() => getservbyname("http\0b", "tcp"));
attempt(fn() => getservbyname("http", "tcp\0b"));
attempt(fn() => getservbyport(80, "tcp\0b"));
attempt(fn() => getprotobyname("tcp\0b"));
attempt(fn() => set_include_path("a\0b"));
attempt(fn() => error_log("text", 3, "a\0b"));
attempt(fn() => move_uploaded_file("a\0b", "c"));
attempt(fn() => Closure::bind(fn() => 1, null, "A\0B"));
attempt(fn() => sscanf("a\0b", "a\0b"));
attempt(fn() => sscanf("12", "%d\0%d"));
attempt(fn() => sscanf("\0", "\0"));
attempt(function () {
    $process = proc_open("echo run\0not", [1 => ["pipe", "w"]], $pipes, "/tmp\0x");
    return stream_get_contents($pipes[1]);
});
attempt(fn() => proc_open("true", [["file", "/nonexistent\0b", "r"]], $pipes));
--EXPECTF--
ValueError: gethostbyname(): Argument #1 ($hostname) must not contain any null bytes
ValueError: gethostbynamel(): Argument #1 ($hostname) must not contain any null bytes
ValueError: gethostbyaddr(): Argument #1 ($ip) must not contain any null bytes
ValueError: getservbyname(): Argument #1 ($service) must not contain any null bytes
ValueError: getservbyname(): Argument #2 ($protocol) must not contain any null bytes
ValueError: getservbyport(): Argument #2 ($protocol) must not contain any null bytes
ValueError: getprotobyname(): Argument #1 ($protocol) must not contain any null bytes
ValueError: set_include_path(): Argument #1 ($include_path) must not contain any null bytes
ValueError: error_log(): Argument #3 ($destination) must not contain any null bytes
bool(false)

Warning: Class "A" not found in %s on line 20
NULL
array(0) {
}
array(1) {
  [0]=>
  int(12)
}
array(0) {
}
string(4) "run
"

Warning: proc_open(/nonexistent): Failed to open stream: No such file or directory in %s on line 28
bool(false)
