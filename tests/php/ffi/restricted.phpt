--TEST--
FFI is off where ffi.enable says so
--EXTENSIONS--
ffi
--INI--
ffi.enable=0
--FILE--
<?php
foreach ([fn() => FFI::cdef("int abs(int);"), fn() => FFI::new("int"), fn() => FFI::type("int"), fn() => FFI::load("x.h"), fn() => FFI::scope("x")] as $attempt) {
    try {
        $attempt();
    } catch (FFI\Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(ini_get("ffi.enable"), ini_set("ffi.enable", "1"), (string) (new ReflectionClass("FFI"))->getName(), (new ReflectionClass("FFI\\ParserException"))->getParentClass()->getParentClass()->getName());
--EXPECT--
FFI API is restricted by "ffi.enable" configuration directive
FFI API is restricted by "ffi.enable" configuration directive
FFI API is restricted by "ffi.enable" configuration directive
FFI API is restricted by "ffi.enable" configuration directive
FFI API is restricted by "ffi.enable" configuration directive
string(1) "0"
bool(false)
string(3) "FFI"
string(5) "Error"
