--TEST--
Unknown filters and classes, and names of wrappers
--FILE--
<?php
$f = fopen('php://memory', 'w+');
var_dump(stream_filter_append($f, 'convert.nothing'), stream_filter_append($f, 'convert.nothing', 0, null));
var_dump(stream_filter_register('mine', 'NoSuchClass'), stream_filter_append($f, 'mine'));
var_dump(stream_wrapper_register('c:', 'stdClass'), stream_wrapper_register('', 'stdClass'));
try {
    stream_wrapper_register(1, 2);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n", $e->getTraceAsString(), "\n";
}
?>
--EXPECT--
Warning: stream_filter_append(): Unable to create or locate filter "convert.nothing" in {PWD}/filter_and_wrapper_names.php on line 3

Warning: stream_filter_append(): Stream filter (convert.nothing): invalid filter parameter in {PWD}/filter_and_wrapper_names.php on line 3

Warning: stream_filter_append(): Unable to create or locate filter "convert.nothing" in {PWD}/filter_and_wrapper_names.php on line 3
bool(false)
bool(false)

Warning: stream_filter_append(): User-filter "mine" requires class "NoSuchClass", but that class is not defined in {PWD}/filter_and_wrapper_names.php on line 4

Warning: stream_filter_append(): Unable to create or locate filter "mine" in {PWD}/filter_and_wrapper_names.php on line 4
bool(true)
bool(false)

Warning: stream_wrapper_register(): Invalid protocol scheme specified. Unable to register wrapper class stdClass to c::// in {PWD}/filter_and_wrapper_names.php on line 5
bool(false)
bool(true)
stream_wrapper_register(): Argument #2 ($class) must be a valid class name, 2 given
#0 {PWD}/filter_and_wrapper_names.php(7): stream_wrapper_register('1', '2')
#1 {main}
