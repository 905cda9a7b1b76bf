--TEST--
request_parse_body() on the command line
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([fn() => request_parse_body(), fn() => request_parse_body(['max_file_uploads' => 5]), fn() => request_parse_body(['nope' => 1]), fn() => request_parse_body([1])] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
RequestParseBodyException: Request does not provide a content type
RequestParseBodyException: Request does not provide a content type
ValueError: Invalid key "nope" in $options argument
ValueError: Invalid integer key in $options argument
