--TEST--
Using C data after FFI::free()
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$data = FFI::new("int[2]", false);
$data[1] = 4;
FFI::free($data);
foreach ([fn() => $data[0], fn() => $data[0] = 1, fn() => $data->x, fn() => $data->x = 1, fn() => isset($data[0]), fn() => isset($data->x),
          function() use ($data) { unset($data[0]); }, fn() => var_dump($data), fn() => (bool) $data] as $attempt) {
    try {
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
$pointer = FFI::addr(FFI::new("int", false));
FFI::free($pointer);
var_dump(FFI::isNull($pointer));
--EXPECT--
FFI\Exception: Use after free()
FFI\Exception: Use after free()
FFI\Exception: Use after free()
FFI\Exception: Use after free()
FFI\Exception: Use after free()
FFI\Exception: Use after free()
FFI\Exception: Use after free()
object(FFI\CData:int32_t[2])#1 (0) {
}
FFI\Exception: Use after free()
bool(true)
bool(true)
