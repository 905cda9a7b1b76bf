--TEST--
Space on disks, the cache of real paths
--FILE--
<?php
var_dump(disk_total_space('/') >= disk_free_space('/'), diskfreespace('/') > 0, disk_total_space('/none/such'));
var_dump(is_array(realpath_cache_get()), is_int(realpath_cache_size()));
--EXPECT--
Warning: disk_total_space(): No such file or directory in {PWD}/disk_and_cache.php on line 2
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
