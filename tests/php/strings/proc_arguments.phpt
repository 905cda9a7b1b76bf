--TEST--
proc_close() and its like want a resource, of a process
--FILE--
<?php
foreach (["proc_close", "proc_terminate", "proc_get_status"] as $function) {
    foreach ([1, null, STDIN] as $argument) {
        try {
            $function($argument);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
echo json_encode(array_keys(get_defined_vars())), "\n";
?>
--EXPECT--
proc_close(): Argument #1 ($process) must be of type resource, int given
proc_close(): Argument #1 ($process) must be of type resource, null given
proc_close(): supplied resource is not a valid process resource
proc_terminate(): Argument #1 ($process) must be of type resource, int given
proc_terminate(): Argument #1 ($process) must be of type resource, null given
proc_terminate(): supplied resource is not a valid process resource
proc_get_status(): Argument #1 ($process) must be of type resource, int given
proc_get_status(): Argument #1 ($process) must be of type resource, null given
proc_get_status(): supplied resource is not a valid process resource
["_GET","_POST","_COOKIE","_FILES","argv","argc","_SERVER","function","argument","e"]
