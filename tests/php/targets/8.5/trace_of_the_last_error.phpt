--TEST--
error_get_last() has the trace of a fatal error, not that of what follows
--INI--
zvm.php=8.5
--FILE--
<?php
function end_here(array $with) { trigger_error("over", E_USER_ERROR); }
register_shutdown_function(function () {
    foreach (error_get_last()['trace'] as $frame) {
        echo $frame['function'], ' ', json_encode($frame['args']), ' ', $frame['line'], "\n";
    }
    @trigger_error("after");
    var_dump(isset(error_get_last()['trace']));
    error_clear_last();
    var_dump(error_get_last());
});
ini_set('display_errors', 0);
end_here([1, 'two']);
--EXPECT--
trigger_error ["over",256] 2
end_here [[1,"two"]] 13
bool(false)
NULL
--EXIT--
255
