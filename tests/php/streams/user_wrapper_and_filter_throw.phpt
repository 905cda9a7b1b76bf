--TEST--
What methods of stream wrappers and filters throw where a stream dies, is read or written
--FILE--
<?php
class W
{
    public $context;
    function stream_open($path, $mode, $options, &$opened) { echo "<open>"; return true; }
    function stream_stat() { echo "<stat>"; if (str_contains(World::$throws, 'stat')) { throw new Exception('stat'); } return []; }
    function stream_read($count) { echo "<read>"; if (str_contains(World::$throws, 'read')) { throw new Exception('read'); } return ''; }
    function stream_set_option($option, $a, $b) { return false; }
    function stream_eof() { return true; }
    function stream_close() { echo "<close>"; if (str_contains(World::$throws, 'close')) { throw new Exception('close'); } }
}
class World { static $throws = ''; }
class F extends php_user_filter
{
    function filter($in, $out, &$consumed, bool $closing): int { if (World::$throws === 'filter') { throw new Exception('filter'); } return PSFS_PASS_ON; }
    function onClose(): void { echo "<onClose>"; }
}
stream_wrapper_register('wrap', 'W');
stream_filter_register('f', 'F');
function attempt(callable $what, string $throws) { World::$throws = $throws; try { $what(); echo "done\n"; } catch (Exception $e) { echo $e->getMessage(), "\n"; } World::$throws = ''; }
attempt(function () { $f = fopen('wrap://x', 'r'); $f = null; echo "next"; }, 'close');
attempt(function () { $f = fopen('wrap://x', 'r'); fclose($f); echo "next"; }, 'close');
attempt(function () { file('wrap://x'); }, 'read');
attempt(function () { file('wrap://x'); }, 'stat');
attempt(function () { include 'wrap://x'; }, 'stat');
attempt(function () { include 'wrap://x'; }, 'read');
attempt(function () { file_get_contents('wrap://x'); }, 'read');
attempt(function () { $f = fopen('php://memory', 'w+'); stream_filter_append($f, 'f'); fwrite($f, 'a'); }, 'filter');
--EXPECT--
<open><close>close
<open><close>close
<open><stat><read>read
<open><stat>stat
<open><stat>stat
<open><stat><read>read
<open><stat><read>read

Warning: fwrite(): Unprocessed filter buckets remaining on input brigade in {PWD}/user_wrapper_and_filter_throw.php on line 28
filter
<onClose><onClose>
