--TEST--
stream_select() asks stream_cast() of user streams, and passes over other values
--FILE--
<?php
function select(array $read, ?array $write = null): void
{
    $except = null;
    try {
        var_dump(stream_select($read, $write, $except, 0), count($read));
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
select([]);
select([1], ['x', null]);
class Cast
{
    public $context, $inner;
    function stream_open($path, $mode, $options, &$opened) { return true; }
    function stream_cast($as) { echo "cast $as\n"; return $this->inner ??= fopen('/dev/null', 'r'); }
    function stream_read($count) { return ''; }
    function stream_eof() { return true; }
    function stream_set_option($option, $a, $b) { return false; }
}
class None { public $context; function stream_open($path, $mode, $options, &$opened) { return true; } }
class Wrong extends Cast { function stream_cast($as) { return 5; } }
class No extends Cast { function stream_cast($as) { return false; } }
class Itself extends Cast { static $own; function stream_cast($as) { return self::$own; } }
class Memory extends Cast { function stream_cast($as) { return fopen('php://memory', 'r'); } }
foreach (['Cast', 'None', 'Wrong', 'No', 'Itself', 'Memory'] as $class) {
    echo "== $class\n";
    stream_wrapper_register("my$class", $class);
    $stream = fopen("my$class://x", 'r');
    Itself::$own = $stream;
    select([$stream]);
}
--EXPECT--
No stream arrays were passed
No stream arrays were passed
== Cast
cast 3
cast 3
int(1)
int(1)
== None

Warning: stream_select(): None::stream_cast is not implemented! in {PWD}/select_casts_user_streams.php on line 6

Warning: stream_select(): Cannot represent a stream of type user-space as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6
No stream arrays were passed
== Wrong

Warning: stream_select(): Wrong::stream_cast must return a stream resource in {PWD}/select_casts_user_streams.php on line 6

Warning: stream_select(): Cannot represent a stream of type user-space as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6
No stream arrays were passed
== No

Warning: stream_select(): Cannot represent a stream of type user-space as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6
No stream arrays were passed
== Itself

Warning: stream_select(): Itself::stream_cast must not return itself in {PWD}/select_casts_user_streams.php on line 6

Warning: stream_select(): Cannot represent a stream of type user-space as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6
No stream arrays were passed
== Memory

Warning: stream_select(): Cannot represent a stream of type MEMORY as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6

Warning: stream_select(): Cannot represent a stream of type user-space as a select()able descriptor in {PWD}/select_casts_user_streams.php on line 6
No stream arrays were passed
