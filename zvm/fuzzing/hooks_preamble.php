<?php
/* What the programs of hooks.py share. `hook()` is called by everything that PHP code may hook into; one call of it acts. */
class World
{
    public static $action = '', $when = 1, $calls = 0, $place = '', $holder, $x, $k, $junk, $again = false;
}
function set($value)
{
    if (World::$place === 'top') { $GLOBALS['x'] = $value; } elseif (World::$place === 'method') { World::$holder->x = $value; } else { World::$x = $value; }
    World::$junk = [new Junk, [1, [2.5, 'junk']], str_repeat('junk', 9), new Junk];
}
function set_key($value)
{
    if (World::$place === 'top') { $GLOBALS['k'] = $value; } elseif (World::$place === 'method') { World::$holder->k = $value; } else { World::$k = $value; }
    World::$junk = [str_repeat('key', 9), str_repeat('yek', 9)];
}
function hook($name)
{
    echo "<$name>";
    if (++World::$calls !== World::$when) { return; }
    switch (World::$action) {
        case 'free': set(null); break;
        case 'change': set([7, 'k' => 8]); break;
        case 'replace': set(make()); break;
        case 'throw': throw new Exception('hook');
        case 'exit': exit('bye');
        case 'suspend': Fiber::suspend(1); break;
        case 'again': other(); break;
        case 'key': set_key(null); break;
        case 'collect': set(null); gc_collect_cycles(); break;
    }
}
function text($value, $depth = 0)
{
    if (is_object($value)) { return get_class($value); }
    if (!is_array($value)) { return var_export($value, true); }
    if ($depth > 2) { return '[...]'; }
    $parts = [];
    foreach ($value as $key => $element) { $parts[] = "$key: " . text($element, $depth + 1); }
    return '[' . implode(', ', $parts) . ']';
}
function show(...$values) { foreach ($values as $value) { echo text($value), "\n"; } }
function caught($e) { echo get_class($e), ': ', preg_replace('/, called in .*/', '', $e->getMessage()), "\n"; }
function word() { return 'w' . strlen('ord'); }
function by_reference(&$value) { $value = 'r'; return 1; }
function delegate(&$it) { yield 0; yield from $it; }
function two($a, $b = null, ...$rest) { return [$a, $b, $rest]; }
set_error_handler(function ($level, $message) { echo "[$message]"; hook('error'); return true; });
class Junk { public $a = 'junk', $b = [1, 2, 3]; }
class A implements ArrayAccess, Countable, JsonSerializable
{
    public $held = [1, 2];
    private $text;
    function __construct() { $this->text = 'a' . strlen('bcd'); }
    function offsetExists($offset): bool { hook('exists'); return $this->text !== ''; }
    function offsetGet($offset): mixed { hook('get'); return $this->text; }
    function offsetSet($offset, $value): void { hook('set'); echo $this->text; }
    function offsetUnset($offset): void { hook('unset'); echo $this->text; }
    function count(): int { hook('count'); return strlen($this->text); }
    function jsonSerialize(): mixed { hook('json'); return [$this->text]; }
    function __get($name) { hook('__get'); return $this->text; }
    function __set($name, $value) { hook('__set'); echo $this->text; }
    function __isset($name) { hook('__isset'); return $this->text !== ''; }
    function __unset($name) { hook('__unset'); echo $this->text; }
    function __call($name, $given) { hook('__call'); return $this->text; }
    static function __callStatic($name, $given) { hook('__callStatic'); return $name; }
    function __toString() { hook('__toString'); return $this->text; }
    function __invoke($given = null, ...$more) { hook('__invoke'); return $this->text; }
    function __serialize(): array { hook('__serialize'); return ['text' => $this->text]; }
    function __unserialize(array $data): void { hook('__unserialize'); $this->text = $data['text']; }
    function __debugInfo() { hook('__debugInfo'); return ['text' => $this->text]; }
    function __clone() { hook('__clone'); $this->text .= 'c'; }
    function compare($a, $b) { hook('compare'); return strcmp(text($a), text($b)) + strlen($this->text) - 2; }
    function add($a, $b) { hook('add'); return [$a, $this->text]; }
}
class N extends A { function offsetGet($offset): mixed { hook('get'); return new A; } function __get($name) { hook('__get'); return new A; } }
class R extends A
{
    private $inner = ['k' => 1];
    function &offsetGet($offset): mixed { hook('get'); return $this->inner; }
    function &__get($name) { hook('__get'); return $this->inner; }
}
class S { public $a = 1, $b; private $c = 'c'; function __sleep() { hook('__sleep'); return ['a', 'b']; } function __wakeup() { hook('__wakeup'); } }
class I implements Iterator
{
    private $at = 0, $values = ['x', 'y', 'z'];
    function current(): mixed { hook('current'); return $this->values[$this->at]; }
    function key(): mixed { hook('key'); return "k$this->at"; }
    function next(): void { hook('next'); $this->at++; }
    function rewind(): void { hook('rewind'); $this->at = 0; }
    function valid(): bool { hook('valid'); return $this->at < count($this->values); }
}
class L extends I implements RecursiveIterator, SeekableIterator, OuterIterator
{
    function hasChildren(): bool { hook('hasChildren'); return false; }
    function getChildren(): ?RecursiveIterator { hook('getChildren'); return null; }
    function seek(int $offset): void { hook('seek'); }
    function getInnerIterator(): ?Iterator { hook('getInnerIterator'); return new ArrayIterator([1]); }
}
class G implements IteratorAggregate
{
    private $inner;
    function __construct() { $this->inner = new I; }
    function getIterator(): Iterator { hook('getIterator'); return $this->inner; }
}
class Y implements IteratorAggregate { private $n = 2; function getIterator(): Generator { hook('getIterator'); for ($i = 0; $i < $this->n; $i++) { hook('body'); yield $i => "y$i"; } } }
class D { public $name; function __construct($name = 'd') { $this->name = $name; } function __destruct() { echo $this->name; hook('destruct'); } }
class P { public $p, $q = 1; function __construct() { $this->p = new D('p'); } }
class T { public int $i = 1; public ?string $s = 's'; public ?D $d = null; public $u; function __construct() { unset($this->u); } }
class H extends SplMinHeap { protected function compare($a, $b): int { hook('compare'); return $b <=> $a; } }
class Q extends SplPriorityQueue { function compare($a, $b): int { hook('compare'); return $a <=> $b; } }
class O extends SplObjectStorage { function getHash($o): string { hook('hash'); return get_class($o); } }
class F extends FilterIterator { function accept(): bool { hook('accept'); return true; } }
class Filter extends php_user_filter
{
    function filter($in, $out, &$consumed, bool $closing): int
    {
        hook('filter');
        while ($bucket = stream_bucket_make_writeable($in)) { $consumed += $bucket->datalen; stream_bucket_append($out, $bucket); }
        return PSFS_PASS_ON;
    }
    function onClose(): void { hook('onClose'); }
}
class W
{
    public $context;
    private $text = "<?php return 'file';", $at = 0, $names = ['one', 'two'];
    function stream_open($path, $mode, $options, &$opened) { hook('open'); return true; }
    function stream_read($count) { hook('read'); $part = substr($this->text, $this->at, $count); $this->at += strlen($part); return $part; }
    function stream_write($data) { hook('write'); return strlen($data); }
    function stream_eof() { hook('eof'); return $this->at >= strlen($this->text); }
    function stream_stat() { hook('stat'); return []; }
    function stream_seek($offset, $whence) { hook('seek'); $this->at = $offset; return true; }
    function stream_tell() { return $this->at; }
    function stream_flush() { hook('flush'); return true; }
    function stream_close() { hook('close'); }
    function stream_set_option($option, $a, $b) { return false; }
    function url_stat($path, $flags) { hook('url_stat'); return false; }
    function unlink($path) { hook('unlink'); return true; }
    function rename($from, $to) { hook('rename'); return true; }
    function mkdir($path, $mode, $options) { hook('mkdir'); return true; }
    function dir_opendir($path, $options) { hook('opendir'); return true; }
    function dir_readdir() { hook('readdir'); return array_shift($this->names) ?? false; }
    function dir_closedir() { hook('closedir'); }
    function dir_rewinddir() { hook('rewinddir'); return true; }
}
class Sessions implements SessionHandlerInterface
{
    function open($path, $name): bool { hook('open'); return true; }
    function close(): bool { hook('close'); return true; }
    function read($id): string|false { hook('read'); return 'a|i:1;'; }
    function write($id, $data): bool { hook('write'); return true; }
    function destroy($id): bool { hook('destroy'); return true; }
    function gc($lifetime): int|false { hook('gc'); return 0; }
}
stream_wrapper_register('wrap', 'W');
stream_filter_register('hooked', 'Filter');
