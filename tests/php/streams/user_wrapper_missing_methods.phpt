--TEST--
Stream wrappers without methods, or with results of other types
--FILE--
<?php
class OpensOnly
{
    public $context;

    function stream_open($path, $mode, $options, &$opened)
    {
        return true;
    }
}

class Odd extends OpensOnly
{
    function stream_read($count)
    {
        return false;
    }

    function stream_eof()
    {
        return 'no';
    }

    function stream_seek($offset, $whence)
    {
        return true;
    }

    function stream_tell()
    {
        return 'here';
    }

    function stream_lock($operation)
    {
        return 1;
    }
}

stream_wrapper_register('opens', 'OpensOnly');
stream_wrapper_register('odd', 'Odd');
foreach (['opens://x', 'odd://x'] as $url) {
    foreach ([
        'fread' => [5], 'fgets' => [], 'stream_get_contents' => [], 'fpassthru' => [], 'feof' => [],
        'fseek' => [1], 'rewind' => [], 'ftell' => [], 'flock' => [LOCK_SH],
    ] as $function => $arguments) {
        $stream = fopen($url, 'r+');
        echo $function, ' ';
        var_dump($function($stream, ...$arguments));
        fclose($stream);
    }
}
--EXPECT--
fread 
Warning: fread(): OpensOnly::stream_read is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
bool(false)
fgets 
Warning: fgets(): OpensOnly::stream_read is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
bool(false)
stream_get_contents 
Warning: stream_get_contents(): OpensOnly::stream_stat is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49

Warning: stream_get_contents(): OpensOnly::stream_read is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
string(0) ""
fpassthru 
Warning: fpassthru(): OpensOnly::stream_read is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
int(-1)
feof 
Warning: feof(): OpensOnly::stream_eof is not implemented! Assuming EOF in {PWD}/user_wrapper_missing_methods.php on line 49
bool(true)
fseek 
Warning: fseek(): Stream does not support seeking in {PWD}/user_wrapper_missing_methods.php on line 49
int(-1)
rewind 
Warning: rewind(): Stream does not support seeking in {PWD}/user_wrapper_missing_methods.php on line 49
bool(false)
ftell int(0)
flock 
Warning: flock(): OpensOnly::stream_lock is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
bool(false)
fread bool(false)
fgets bool(false)
stream_get_contents 
Warning: stream_get_contents(): Odd::stream_stat is not implemented! in {PWD}/user_wrapper_missing_methods.php on line 49
string(0) ""
fpassthru int(-1)
feof 
Warning: feof(): Odd::stream_eof is not implemented! Assuming EOF in {PWD}/user_wrapper_missing_methods.php on line 49
bool(true)
fseek int(-1)
rewind bool(false)
ftell int(0)
flock bool(false)
