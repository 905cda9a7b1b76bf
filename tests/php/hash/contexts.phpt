--TEST--
Hashing piece by piece: hash_init, hash_update, hash_copy, hash_final
--FILE--
<?php
foreach (hash_algos() as $algo) {
    $context = hash_init($algo);
    $whole = '';
    foreach ([3, 0, 61, 1, 64, 200, 7] as $i => $size) {
        $piece = str_repeat(chr(65 + $i), $size);
        $whole .= $piece;
        hash_update($context, $piece);
    }
    $copy = hash_copy($context);
    $clone = clone $context;
    hash_update($copy, 'more');
    if (hash_final($context) !== hash($algo, $whole) || hash_final($copy) !== hash($algo, $whole . 'more') || hash_final($clone, true) !== hash($algo, $whole, true)) {
        echo "$algo differs\n";
    }
}
$file = __DIR__ . '/hashed.txt';
file_put_contents($file, str_repeat('line of text', 9000));
$context = hash_init('sha256');
$stream = fopen($file, 'r');
var_dump(hash_update_stream($context, $stream, 12), hash_update_stream($context, $stream, 0), hash_update_stream($context, $stream));
fclose($stream);
echo hash_final($context), ' ', hash_file('sha256', $file), ' ', hash_hmac_file('md5', $file, 'key'), "\n";
$context = hash_init('md5', HASH_HMAC, str_repeat('long key', 20));
var_dump(hash_update_file($context, $file), hash_update_file($context, "$file.none"));
echo hash_final($context), "\n";
unlink($file);
var_dump(hash_file('md5', "$file.none"), $context);
foreach ([fn() => hash_update($context, ''), fn() => hash_copy($context), fn() => hash_final($context), fn() => new HashContext, fn() => hash('none', ''),
          fn() => hash_init('crc32', HASH_HMAC, 'k'), fn() => hash_init('md5', HASH_HMAC), fn() => hash_hmac('adler32', '', ''),
          fn() => hash_file('md5', "a\0b"), fn() => hash_equals('a', 1), fn() => hash_init('md5')->x = 1] as $f) {
    try {
        $f();
        echo "fine\n";
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
--EXPECT--
int(12)
int(0)
int(107988)
c9fcadbfd11ef768d5ef1f8e9bba62a71cb08236d6fbe6127ef0343fa7294594 c9fcadbfd11ef768d5ef1f8e9bba62a71cb08236d6fbe6127ef0343fa7294594 15f205af0e2bf2367de38861924bc262

Warning: hash_update_file({PWD}/hashed.txt.none): Failed to open stream: No such file or directory in {PWD}/contexts.php on line 25
bool(true)
bool(false)
8842f501e949cf43f87a7db185f86be0

Warning: hash_file({PWD}/hashed.txt.none): Failed to open stream: No such file or directory in {PWD}/contexts.php on line 28
bool(false)
object(HashContext)#2 (0) {
}
TypeError: hash_update(): Argument #1 ($context) must be a valid, non-finalized HashContext
TypeError: hash_copy(): Argument #1 ($context) must be a valid, non-finalized HashContext
TypeError: hash_final(): Argument #1 ($context) must be a valid, non-finalized HashContext
Error: Call to private HashContext::__construct() from global scope
ValueError: hash(): Argument #1 ($algo) must be a valid hashing algorithm
ValueError: hash_init(): Argument #1 ($algo) must be a cryptographic hashing algorithm if HMAC is requested
ValueError: hash_init(): Argument #3 ($key) cannot be empty when HMAC is requested
ValueError: hash_hmac(): Argument #1 ($algo) must be a valid cryptographic hashing algorithm
ValueError: hash_file(): Argument #1 ($algo) must not contain any null bytes
TypeError: hash_equals(): Argument #2 ($user_string) must be of type string, int given

Deprecated: Creation of dynamic property HashContext::$x is deprecated in {PWD}/contexts.php on line 31
fine
