--TEST--
Source that cannot be opened: directories, unknown wrappers, URLs, in include, highlight_file() and their like
--FILE--
<?php
set_error_handler(function ($level, $message) { echo str_replace([__DIR__, "Success", "Inappropriate ioctl for device"], ["DIR", "REASON", "REASON"], $message), "\n"; });
foreach ([__DIR__, "unknown://x", "data:,hi", __DIR__ . "/source_files.php/", "file:///none"] as $name) {
    echo "---- ", str_replace(__DIR__, "DIR", $name), "\n";
    var_dump(include $name, include_once $name, highlight_file($name), php_strip_whitespace($name));
    var_dump(parse_ini_file($name));
}
restore_error_handler();
try {
    highlight_file("");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
---- DIR
include(DIR): Failed to open stream: REASON
include(): Failed opening 'DIR' for inclusion (include_path='.:/usr/share/php')
include_once(DIR): Failed to open stream: REASON
include_once(): Failed opening 'DIR' for inclusion (include_path='.:/usr/share/php')
highlight_file(DIR): Failed to open stream: REASON
highlight_file(): Failed opening 'DIR' for highlighting
php_strip_whitespace(DIR): Failed to open stream: REASON
bool(false)
bool(false)
bool(false)
string(0) ""
parse_ini_file(DIR): Failed to open stream: REASON
bool(false)
---- unknown://x
include(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
include(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
include(unknown://x): Failed to open stream: No such file or directory
include(): Failed opening 'unknown://x' for inclusion (include_path='.:/usr/share/php')
include_once(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
include_once(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
include_once(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
include_once(unknown://x): Failed to open stream: No such file or directory
include_once(): Failed opening 'unknown://x' for inclusion (include_path='.:/usr/share/php')
highlight_file(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
highlight_file(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
highlight_file(unknown://x): Failed to open stream: No such file or directory
highlight_file(): Failed opening 'unknown://x' for highlighting
php_strip_whitespace(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
php_strip_whitespace(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
php_strip_whitespace(unknown://x): Failed to open stream: No such file or directory
bool(false)
bool(false)
bool(false)
string(0) ""
parse_ini_file(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
parse_ini_file(): Unable to find the wrapper "unknown" - did you forget to enable it when you configured PHP?
parse_ini_file(unknown://x): Failed to open stream: No such file or directory
bool(false)
---- data:,hi
include(): data:// wrapper is disabled in the server configuration by allow_url_include=0
include(data:,hi): Failed to open stream: no suitable wrapper could be found
include(): Failed opening 'data:,hi' for inclusion (include_path='.:/usr/share/php')
include_once(): data:// wrapper is disabled in the server configuration by allow_url_include=0
include_once(data:,hi): Failed to open stream: no suitable wrapper could be found
include_once(): Failed opening 'data:,hi' for inclusion (include_path='.:/usr/share/php')
highlight_file(): data:// wrapper is disabled in the server configuration by allow_url_include=0
highlight_file(data:,hi): Failed to open stream: no suitable wrapper could be found
highlight_file(): Failed opening 'data:,hi' for highlighting
php_strip_whitespace(): data:// wrapper is disabled in the server configuration by allow_url_include=0
php_strip_whitespace(data:,hi): Failed to open stream: no suitable wrapper could be found
bool(false)
bool(false)
bool(false)
string(0) ""
parse_ini_file(): data:// wrapper is disabled in the server configuration by allow_url_include=0
parse_ini_file(data:,hi): Failed to open stream: no suitable wrapper could be found
bool(false)
---- DIR/source_files.php/
include(DIR/source_files.php/): Failed to open stream: No such file or directory
include(): Failed opening 'DIR/source_files.php/' for inclusion (include_path='.:/usr/share/php')
include_once(DIR/source_files.php/): Failed to open stream: No such file or directory
include_once(): Failed opening 'DIR/source_files.php/' for inclusion (include_path='.:/usr/share/php')
highlight_file(DIR/source_files.php/): Failed to open stream: No such file or directory
highlight_file(): Failed opening 'DIR/source_files.php/' for highlighting
php_strip_whitespace(DIR/source_files.php/): Failed to open stream: No such file or directory
bool(false)
bool(false)
bool(false)
string(0) ""
parse_ini_file(DIR/source_files.php/): Failed to open stream: No such file or directory
bool(false)
---- file:///none
include(file:///none): Failed to open stream: No such file or directory
include(): Failed opening 'file:///none' for inclusion (include_path='.:/usr/share/php')
include_once(file:///none): Failed to open stream: No such file or directory
include_once(): Failed opening 'file:///none' for inclusion (include_path='.:/usr/share/php')
highlight_file(file:///none): Failed to open stream: No such file or directory
highlight_file(): Failed opening 'file:///none' for highlighting
php_strip_whitespace(file:///none): Failed to open stream: No such file or directory
bool(false)
bool(false)
bool(false)
string(0) ""
parse_ini_file(file:///none): Failed to open stream: No such file or directory
bool(false)

Warning: highlight_file(): Failed opening '' for highlighting in {PWD}/source_files.php on line 10
Path cannot be empty
