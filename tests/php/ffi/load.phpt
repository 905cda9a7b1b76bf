--TEST--
FFI::load(), its directives, and scopes that are preloaded
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
ffi.preload={PWD}/scope.h
--FILE--
<?php
function attempt(string $text) {
    file_put_contents(__DIR__ . "/test.h", $text);
    try {
        $ffi = FFI::load(__DIR__ . "/test.h");
        var_dump(method_exists($ffi, "abs") ? $ffi->abs(-2) : null);
    } catch (Throwable $e) {
        do echo get_class($e), ": ", str_replace(__DIR__, "", $e->getMessage()), "\n"; while ($e = $e->getPrevious());
    }
}
attempt("int abs(int);");
attempt("#define FFI_LIB \"libc.so.6\"\n#define FFI_SCOPE \"other\"\n\nint abs(int);\n");
attempt("#define FFI_LIB libc\nint abs(int);");
attempt("#define FFI_LIB \"libc.so.6\nint abs(int);");
attempt("#define FFI_SCOPE \"a\"\n#define FFI_SCOPE \"b\"\nint abs(int);");
attempt("#define FFI_LIB \"libmissing.so\"\nint abs(int);");
attempt("int abs(int;");
attempt("int no_such_function(int);");
attempt("extern int no_such_variable;");
unlink(__DIR__ . "/test.h");
foreach ([fn() => FFI::load(__DIR__ . "/missing.h"), fn() => FFI::load(__DIR__), fn() => FFI::scope("missing")] as $attempt) {
    try {
        $attempt();
    } catch (Throwable $e) {
        echo get_class($e), ": ", str_replace(__DIR__, "", $e->getMessage()), "\n";
    }
}
$scope = FFI::scope("test");
var_dump($scope->labs(-12), $scope->new("struct pair")->second);
--EXPECT--
NULL
NULL
FFI\Exception: Failed loading '/test.h', bad FFI_LIB define
FFI\Exception: Failed loading '/test.h', bad FFI_LIB define
FFI\Exception: Failed loading '/test.h', FFI_SCOPE defined twice
FFI\Exception: Failed loading 'libmissing.so'
FFI\Exception: Failed loading '/test.h'
FFI\ParserException: unexpected ';' at line 1
FFI\Exception: Failed resolving C function 'no_such_function'
FFI\Exception: Failed resolving C variable 'no_such_variable'
FFI\Exception: Failed loading '/missing.h', file doesn't exist
FFI\Exception: Failed loading '', not a regular file
FFI\Exception: Failed loading scope 'missing'
int(12)
int(0)
