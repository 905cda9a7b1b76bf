--TEST--
include_once opens a URL again to find that it was included
--FILE--
<?php
class Counted
{
    public $context;
    private static $content = '<?php echo "included\n"; return 7;';
    private $at = 0;
    public static $fails = false;

    function stream_open($path, $mode, $options, &$opened)
    {
        echo "open $path\n";
        return !self::$fails;
    }

    function stream_read($count)
    {
        $piece = substr(self::$content, $this->at, $count);
        $this->at += strlen($piece);
        return $piece;
    }

    function stream_eof()
    {
        return $this->at >= strlen(self::$content);
    }

    function stream_stat()
    {
        return [];
    }

    function stream_set_option($option, $a, $b)
    {
        return false;
    }

    function stream_close()
    {
        echo "close\n";
    }
}
stream_wrapper_register('counted', 'Counted');
var_dump(include_once 'counted://a');
var_dump(include_once 'counted://a');
var_dump(require_once 'counted://a');
var_dump(include 'counted://a');
Counted::$fails = true;
var_dump(@include_once 'counted://a');
print_r(array_slice(get_included_files(), 1));
?>
--EXPECT--
open counted://a
close
included
int(7)
open counted://a
close
bool(true)
open counted://a
close
bool(true)
open counted://a
close
included
int(7)
open counted://a
bool(false)
Array
(
    [0] => counted://a
)
