--TEST--
Output buffers, their callbacks and failures
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
var_dump(ob_flush(), ob_clean(), ob_end_flush(), ob_end_clean(), ob_get_flush(), ob_get_clean(), ob_get_contents(), ob_get_length(), ob_get_level(), ob_get_status(), ob_list_handlers());
ob_start(null,0,0); echo "x"; $a=[ob_flush(), ob_clean(), ob_end_flush(), ob_end_clean(), ob_get_flush(), ob_get_clean()]; print_r($a); print_r(ob_get_status(true)); print_r(ob_list_handlers());
function h($b,$m) { return "[".strlen($b).":$m]"; }
class C { static function s($b,$m) { return strtoupper($b); } function m($b) { return false; } }
ob_start('h', 10); echo "12345"; echo "678901234"; print_r(ob_get_status()); ob_flush(); ob_clean(); echo 'z'; ob_end_flush();
ob_start(['C','s']); echo "abc"; print_r(ob_get_status(true)); ob_end_flush();
ob_start([new C,'m']); echo "abc"; ob_flush(); print_r(ob_list_handlers()); ob_end_flush();
var_dump(ob_start('nosuch')); var_dump(ob_start(fn($b)=>$b.'!')); echo "q"; print_r(ob_list_handlers()); 
ob_end_flush();
var_dump(ob_start([1])); var_dump(ob_start("C::nope"), ob_start(5));
ob_start(function($b,$m){ return [1]; }); echo 1; ob_end_flush();
ob_start(function($b,$m){ return true; }); echo 1; ob_end_flush();
ob_start(function($b,$m){ return null; }); echo 1; ob_end_flush();
ob_start(null, 4096); print_r(ob_get_status());ob_end_flush();
ob_start(null, 1); print_r(ob_get_status());ob_end_flush();
ob_start(null, -1); print_r(ob_get_status());ob_end_flush();
--EXPECT--
[ob_flush(): Failed to flush buffer. No buffer to flush]
[ob_clean(): Failed to delete buffer. No buffer to delete]
[ob_end_flush(): Failed to delete and flush buffer. No buffer to delete or flush]
[ob_end_clean(): Failed to delete buffer. No buffer to delete]
[ob_get_flush(): Failed to delete and flush buffer. No buffer to delete or flush]
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
int(0)
array(0) {
}
array(0) {
}
x[ob_flush(): Failed to flush buffer of default output handler (0)]
[ob_clean(): Failed to delete buffer of default output handler (0)]
[ob_end_flush(): Failed to send buffer of default output handler (0)]
[ob_end_clean(): Failed to discard buffer of default output handler (0)]
[ob_get_flush(): Failed to send buffer of default output handler (0)]
[ob_get_flush(): Failed to delete buffer of default output handler (0)]
[ob_get_clean(): Failed to discard buffer of default output handler (0)]
[ob_get_clean(): Failed to delete buffer of default output handler (0)]
Array
(
    [0] => 
    [1] => 
    [2] => 
    [3] => 
    [4] => x[ob_flush(): Failed to flush buffer of default output handler (0)]
[ob_clean(): Failed to delete buffer of default output handler (0)]
[ob_end_flush(): Failed to send buffer of default output handler (0)]
[ob_end_clean(): Failed to discard buffer of default output handler (0)]

    [5] => x[ob_flush(): Failed to flush buffer of default output handler (0)]
[ob_clean(): Failed to delete buffer of default output handler (0)]
[ob_end_flush(): Failed to send buffer of default output handler (0)]
[ob_end_clean(): Failed to discard buffer of default output handler (0)]
[ob_get_flush(): Failed to send buffer of default output handler (0)]
[ob_get_flush(): Failed to delete buffer of default output handler (0)]

)
Array
(
    [0] => Array
        (
            [name] => default output handler
            [type] => 0
            [flags] => 0
            [level] => 0
            [chunk_size] => 0
            [buffer_size] => 16384
            [buffer_used] => 1348
        )

)
Array
(
    [0] => default output handler
)
[14:1][152:0][0:4][1:8]ABCARRAY
(
    [0] => ARRAY
        (
            [NAME] => DEFAULT OUTPUT HANDLER
            [TYPE] => 0
            [FLAGS] => 0
            [LEVEL] => 0
            [CHUNK_SIZE] => 0
            [BUFFER_SIZE] => 16384
            [BUFFER_USED] => 1681
        )

    [1] => ARRAY
        (
            [NAME] => C::S
            [TYPE] => 1
            [FLAGS] => 113
            [LEVEL] => 1
            [CHUNK_SIZE] => 0
            [BUFFER_SIZE] => 16384
            [BUFFER_USED] => 3
        )

)
abcArray
(
    [0] => default output handler
    [1] => C::m
)
[ob_start(): function "nosuch" not found or invalid function name]
[ob_start(): Failed to create buffer]
bool(false)
bool(true)
qArray
(
    [0] => default output handler
    [1] => Closure::__invoke
)
![ob_start(): array callback must have exactly two members]
[ob_start(): Failed to create buffer]
bool(false)
[ob_start(): class C does not have a method "nope"]
[ob_start(): Failed to create buffer]
[ob_start(): no array or string given]
[ob_start(): Failed to create buffer]
bool(false)
bool(false)
ArrayArray
(
    [name] => default output handler
    [type] => 0
    [flags] => 112
    [level] => 1
    [chunk_size] => 4096
    [buffer_size] => 8192
    [buffer_used] => 0
)
Array
(
    [name] => default output handler
    [type] => 0
    [flags] => 112
    [level] => 1
    [chunk_size] => 1
    [buffer_size] => 16384
    [buffer_used] => 0
)
Array
(
    [name] => default output handler
    [type] => 0
    [flags] => 112
    [level] => 1
    [chunk_size] => 0
    [buffer_size] => 16384
    [buffer_used] => 0
)
