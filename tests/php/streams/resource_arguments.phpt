--TEST--
Other values where a resource is expected
--FILE--
<?php
foreach (["pclose", "proc_close", "proc_terminate", "proc_get_status"] as $function) {
    foreach ([[], "x", STDIN] as $argument) {
        if ($function === "pclose" && $argument === STDIN) continue;
        try {
            $function($argument, ...($function === "proc_terminate" ? [[]] : []));
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
foreach ([["x", "y"], [STDIN, []]] as $arguments) {
    try {
        stream_bucket_new(...$arguments);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
stream_wrapper_unregister("nope");
?>
--EXPECT--
pclose(): Argument #1 ($handle) must be of type resource, array given
pclose(): Argument #1 ($handle) must be of type resource, string given
proc_close(): Argument #1 ($process) must be of type resource, array given
proc_close(): Argument #1 ($process) must be of type resource, string given
proc_close(): supplied resource is not a valid process resource
proc_terminate(): Argument #1 ($process) must be of type resource, array given
proc_terminate(): Argument #1 ($process) must be of type resource, string given
proc_terminate(): Argument #2 ($signal) must be of type int, array given
proc_get_status(): Argument #1 ($process) must be of type resource, array given
proc_get_status(): Argument #1 ($process) must be of type resource, string given
proc_get_status(): supplied resource is not a valid process resource
stream_bucket_new(): supplied argument is not a valid stream resource
stream_bucket_new(): Argument #2 ($buffer) must be of type string, array given

Warning: stream_wrapper_unregister(): Unable to unregister protocol nope:// in {PWD}/resource_arguments.php on line 19
