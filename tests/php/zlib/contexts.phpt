--TEST--
Contexts as objects, and options that will not do
--FILE--
<?php
$context = inflate_init(ZLIB_ENCODING_RAW);
foreach ([
    fn() => new InflateContext, fn() => new DeflateContext, fn() => clone $context, fn() => serialize($context),
    fn() => $context->x = 1, fn() => deflate_init(15, ["level" => 99]), fn() => deflate_init(15, ["memory" => 0]),
    fn() => deflate_init(15, ["window" => 7]), fn() => deflate_init(15, ["strategy" => 9]),
    fn() => deflate_init(15, ["dictionary" => [""]]), fn() => deflate_init(15, ["dictionary" => ["a\0b"]]),
    fn() => deflate_init(15, ["dictionary" => 5]), fn() => inflate_init(15, ["window" => 3]), fn() => inflate_init(1),
    fn() => deflate_init(1), fn() => inflate_add($context, "", 9), fn() => deflate_add(deflate_init(15), "", 9),
] as $wrong) {
    try {
        $wrong();
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
var_dump($context == $context, $context == inflate_init(15));
echo new ReflectionClass($context);
--EXPECT--
Error: Cannot directly construct InflateContext, use inflate_init() instead
Error: Cannot directly construct DeflateContext, use deflate_init() instead
Error: Trying to clone an uncloneable object of class InflateContext
Exception: Serialization of 'InflateContext' is not allowed
Error: Cannot create dynamic property InflateContext::$x
ValueError: deflate_init(): "level" option must be between -1 and 9
ValueError: deflate_init(): "memory" option must be between 1 and 9
ValueError: deflate_init(): "window" option must be between 8 and 15
ValueError: deflate_init(): "strategy" option must be one of ZLIB_FILTERED, ZLIB_HUFFMAN_ONLY, ZLIB_RLE, ZLIB_FIXED, or ZLIB_DEFAULT_STRATEGY
ValueError: deflate_init(): Argument #2 ($options) must not contain empty strings
ValueError: deflate_init(): Argument #2 ($options) must not contain strings with null bytes
TypeError: deflate_init(): Argument #2 ($options) must be of type zero-terminated string or array, int given
ValueError: zlib window size (logarithm) (3) must be within 8..15
ValueError: Encoding mode must be ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP or ZLIB_ENCODING_DEFLATE
ValueError: deflate_init(): Argument #1 ($encoding) must be one of ZLIB_ENCODING_RAW, ZLIB_ENCODING_GZIP, or ZLIB_ENCODING_DEFLATE
ValueError: inflate_add(): Argument #3 ($flush_mode) must be one of ZLIB_NO_FLUSH, ZLIB_PARTIAL_FLUSH, ZLIB_SYNC_FLUSH, ZLIB_FULL_FLUSH, ZLIB_BLOCK, or ZLIB_FINISH
ValueError: deflate_add(): Argument #3 ($flush_mode) must be one of ZLIB_NO_FLUSH, ZLIB_PARTIAL_FLUSH, ZLIB_SYNC_FLUSH, ZLIB_FULL_FLUSH, ZLIB_BLOCK, or ZLIB_FINISH
bool(true)
bool(false)
Class [ <internal:zlib> final class InflateContext ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [0] {
  }
}
