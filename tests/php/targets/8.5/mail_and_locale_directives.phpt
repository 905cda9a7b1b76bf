--TEST--
Directives of 8.5
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['fatal_error_backtraces', 'max_memory_limit', 'mail.cr_lf_mode', 'opcache.file_cache_read_only', 'session.cookie_partitioned', 'disable_classes', 'register_argc_argv', 'session.upload_progress.enabled'] as $n) echo $n, ' ', json_encode(ini_get($n)), ' ', json_encode(ini_get_all(null, true)[$n]['access'] ?? null), "\n"; var_dump(ini_set('fatal_error_backtraces', '0'), ini_get('fatal_error_backtraces'));
--EXPECT--
fatal_error_backtraces "1" 7
max_memory_limit "-1" 4
mail.cr_lf_mode "crlf" 6
opcache.file_cache_read_only "0" 4
session.cookie_partitioned "0" 7
disable_classes false null
register_argc_argv "0" 6
session.upload_progress.enabled "1" 2
string(1) "1"
string(1) "0"
