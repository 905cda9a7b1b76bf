--TEST--
php://filter over what cannot be opened, and what may not be included
--FILE--
<?php
fopen("php://filter/resource=/nonexistent", "r");
fopen("php://filter/resource=nowhere://x", "r");
try {
    fopen("php://filter/read=string.rot13", "r");
} catch (Error $error) {
    echo get_class($error), ": ", $error->getMessage(), "\n";
}
foreach (["/nonexistent", "data:,x"] as $resource) {
    include "php://filter/resource=$resource";
}
include "php://input";
include "php://stdin";
include "data:,x";
include "php://memory";
--EXPECT--
Warning: fopen(php://filter/resource=/nonexistent): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 2

Warning: fopen(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/filter_resources.php on line 3

Warning: fopen(php://filter/resource=nowhere://x): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 3
Error: No URL resource specified

Warning: include(php://filter/resource=/nonexistent): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 10

Warning: include(): Failed opening 'php://filter/resource=/nonexistent' for inclusion (include_path='.:/usr/share/php') in {PWD}/filter_resources.php on line 10

Warning: include(php://filter/resource=data:,x): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 10

Warning: include(): Failed opening 'php://filter/resource=data:,x' for inclusion (include_path='.:/usr/share/php') in {PWD}/filter_resources.php on line 10

Warning: include(php://input): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 12

Warning: include(): Failed opening 'php://input' for inclusion (include_path='.:/usr/share/php') in {PWD}/filter_resources.php on line 12

Warning: include(php://stdin): Failed to open stream: operation failed in {PWD}/filter_resources.php on line 13

Warning: include(): Failed opening 'php://stdin' for inclusion (include_path='.:/usr/share/php') in {PWD}/filter_resources.php on line 13

Warning: include(): data:// wrapper is disabled in the server configuration by allow_url_include=0 in {PWD}/filter_resources.php on line 14

Warning: include(data:,x): Failed to open stream: no suitable wrapper could be found in {PWD}/filter_resources.php on line 14

Warning: include(): Failed opening 'data:,x' for inclusion (include_path='.:/usr/share/php') in {PWD}/filter_resources.php on line 14
