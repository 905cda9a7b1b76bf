--TEST--
Which methods of a stream wrapper are called for what, and in which order
--FILE--
<?php
class Calls
{
    public $context;
    private static $contents = [];
    private $path;
    private $position = 0;

    function stream_open($path, $mode, $options, &$opened)
    {
        $this->path = $path;
        if ($mode[0] == 'w') {
            self::$contents[$path] = '';
        }
        return isset(self::$contents[$path]);
    }

    function stream_read($count)
    {
        $piece = substr(self::$contents[$this->path], $this->position, 5);
        $this->position += strlen($piece);
        echo "read ";
        return $piece;
    }

    function stream_eof()
    {
        echo "eof ";
        return $this->position >= strlen(self::$contents[$this->path]);
    }

    function stream_write($data)
    {
        echo "write(", strlen($data), ") ";
        self::$contents[$this->path] .= substr($data, 0, 8);
        return min(strlen($data), 8);
    }

    function stream_seek($offset, $whence)
    {
        echo "seek($offset,$whence) ";
        $this->position = $offset;
        return true;
    }

    function stream_tell()
    {
        return $this->position;
    }

    function stream_stat()
    {
        echo "stat ";
        return ['size' => 22];
    }

    function stream_lock($operation)
    {
        echo "lock($operation) ";
        return true;
    }

    function stream_set_option($option, $first, $second)
    {
        return false;
    }

    function stream_flush()
    {
        echo "flush ";
        return true;
    }

    function stream_close()
    {
        echo "close ";
    }

    function url_stat($path, $flags)
    {
        return false;
    }
}

stream_wrapper_register('calls', 'Calls');
var_dump(file_put_contents('calls://x', "<?php\necho 1;"));
var_dump(file_get_contents('calls://x'));
var_dump(file_put_contents('calls://x', 'more', FILE_APPEND | LOCK_EX));
var_dump(copy('calls://x', 'calls://y'));
$stream = fopen('calls://x', 'r+');
var_dump(fgets($stream), fread($stream, 100), ftell($stream));
var_dump(fseek($stream, 1), fgetc($stream), fseek($stream, 2, SEEK_CUR), fgetc($stream), fseek($stream, 100));
rewind($stream);
var_dump(stream_copy_to_stream($stream, fopen('php://memory', 'w')));
var_dump(stream_get_meta_data($stream)['eof']);
fwrite($stream, 'z');
fflush($stream);
fclose($stream);
echo "\n";
file_put_contents('calls://i', "<?php echo 'included'; what is beyond the size that stat gives is not read");
include 'calls://i';
--EXPECT--
write(13) write(5) flush close int(13)
stat read eof read eof read eof read eof close string(13) "<?php
echo 1;"
seek(0,1) lock(0) lock(2) write(4) flush close int(4)
read eof write(5) read eof write(5) read eof write(5) read eof write(2) read eof close flush close bool(true)
read eof read eof read eof string(6) "<?php
"
string(9) "echo 1;mo"
int(15)
seek(1,0) read eof seek(100,0) int(0)
string(1) "?"
int(0)
string(1) "p"
int(0)
seek(0,0) read eof read eof read eof read eof read eof int(17)
bool(true)
write(1) flush close 
write(74) write(66) write(58) write(50) write(42) write(34) write(26) write(18) write(10) write(2) flush close stat read eof read eof read eof read eof read eof close included
