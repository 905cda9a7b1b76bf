--TEST--
The wrapper of plain files is replaced, or removed
--FILE--
<?php
class Upper {
    public $context;
    private $file;
    private static function plainly(callable $task) {
        stream_wrapper_restore('file');
        try {
            return $task();
        } finally {
            stream_wrapper_unregister('file');
            stream_wrapper_register('file', 'Upper');
        }
    }
    function stream_open($path, $mode, $options) {
        echo 'opens ', basename($path), " $mode $options\n";
        $this->file = self::plainly(fn() => fopen($path, $mode));
        return (bool) $this->file;
    }
    function stream_read($count) { return strtoupper(fread($this->file, $count)); }
    function stream_eof() { return feof($this->file); }
    function stream_stat() { return fstat($this->file); }
    function stream_set_option() { return false; }
    function url_stat($path, $flags) { return self::plainly(fn() => @stat($path)); }
}
$name = __DIR__ . '/wrapper_of_files.inc';
file_put_contents($name, '<?php return "abc " . basename(__FILE__);');
stream_wrapper_unregister('file');
stream_wrapper_register('file', 'Upper');
var_dump(include $name);
var_dump(require_once $name);
var_dump(file_get_contents($name), file_exists($name), is_readable($name), filesize("file://$name"));
stream_wrapper_unregister('file');
var_dump(fopen($name, 'r'), file_exists($name), opendir(__DIR__), unlink($name), mkdir($name), touch($name));
var_dump(stat($name), include $name);
stream_wrapper_restore('file');
var_dump(file_exists($name));
--EXPECT--
opens wrapper_of_files.inc rb 82048
string(24) "ABC wrapper_of_files.inc"
bool(true)
opens wrapper_of_files.inc rb 0
string(41) "<?PHP RETURN "ABC " . BASENAME(__FILE__);"
bool(true)
bool(true)
int(41)

Warning: fopen(): file:// wrapper is disabled in the server configuration in {PWD}/wrapper_of_files.php on line 33

Warning: fopen({PWD}/wrapper_of_files.inc): Failed to open stream: no suitable wrapper could be found in {PWD}/wrapper_of_files.php on line 33

Warning: opendir(): file:// wrapper is disabled in the server configuration in {PWD}/wrapper_of_files.php on line 33

Warning: opendir({PWD}): Failed to open directory: no suitable wrapper could be found in {PWD}/wrapper_of_files.php on line 33

Warning: unlink(): Unable to locate stream wrapper in {PWD}/wrapper_of_files.php on line 33

Warning: touch(): file:// wrapper is disabled in the server configuration in {PWD}/wrapper_of_files.php on line 33

Warning: touch({PWD}/wrapper_of_files.inc): Failed to open stream: no suitable wrapper could be found in {PWD}/wrapper_of_files.php on line 33
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: stat(): stat failed for {PWD}/wrapper_of_files.inc in {PWD}/wrapper_of_files.php on line 34

Warning: include(): file:// wrapper is disabled in the server configuration in {PWD}/wrapper_of_files.php on line 34

Warning: include({PWD}/wrapper_of_files.inc): Failed to open stream: no suitable wrapper could be found in {PWD}/wrapper_of_files.php on line 34

Warning: include(): Failed opening '{PWD}/wrapper_of_files.inc' for inclusion (include_path='.:/usr/share/php') in {PWD}/wrapper_of_files.php on line 34
bool(false)
bool(false)
bool(true)
--CLEAN--
<?php
unlink(__DIR__ . '/wrapper_of_files.inc');
