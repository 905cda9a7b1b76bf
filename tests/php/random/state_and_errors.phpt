--TEST--
Engines are cloned, serialized and shown with their state; what is refused
--FILE--
<?php
use Random\{Engine, Randomizer};
use Random\Engine\{Mt19937, PcgOneseq128XslRr64, Secure, Xoshiro256StarStar};
class Broken implements Engine
{
    public function __construct(private string $text) {}
    public function generate(): string { return $this->text; }
}
$engine = new Xoshiro256StarStar(7);
$copies = [clone $engine, unserialize(serialize($engine))];
var_dump($engine->generate() === $copies[0]->generate(), $engine->generate() !== $copies[1]->generate(), $engine);
$randomizer = new Randomizer(new PcgOneseq128XslRr64(7));
echo serialize($randomizer), "\n";
var_dump(unserialize(serialize($randomizer))->nextInt() === $randomizer->nextInt());
$tests = [fn() => new PcgOneseq128XslRr64('short'), fn() => new Xoshiro256StarStar('short'), fn() => new Xoshiro256StarStar(str_repeat("\0", 32)),
    fn() => new Mt19937(1, 5), fn() => (new PcgOneseq128XslRr64(1))->jump(-1), fn() => new Randomizer(new stdClass),
    fn() => serialize(new Secure), fn() => clone new Secure, fn() => clone $randomizer, fn() => $randomizer->engine = 1, fn() => $randomizer->__construct(),
    fn() => $randomizer->x = 1, fn() => $engine->x = 1, fn() => $randomizer->getInt(2, 1), fn() => $randomizer->getBytes(0),
    fn() => $randomizer->pickArrayKeys([], 1), fn() => $randomizer->pickArrayKeys([1], 2), fn() => (new Randomizer(new Broken('')))->nextInt(),
    fn() => (new Randomizer(new Broken("\xff")))->getInt(0, 4), fn() => (new Randomizer(new Broken("\0")))->pickArrayKeys([1, 2, 3, 4, 5], 2),
    fn() => random_int(2, 1), fn() => random_bytes(0), fn() => mt_rand(2, 1), fn() => mt_rand(1),
    fn() => unserialize('O:17:"Random\Randomizer":1:{i:0;a:1:{s:6:"engine";i:1;}}'),
    fn() => unserialize('O:33:"Random\Engine\PcgOneseq128XslRr64":2:{i:0;a:0:{}i:1;a:2:{i:0;s:16:"c6d571c37c41a8dx";i:1;s:16:"345e7e82265d6e27";}}'),
    fn() => unserialize('O:21:"Random\Engine\Mt19937":2:{i:0;a:0:{}i:1;a:0:{}}')];
foreach ($tests as $test) {
    try {
        $test();
        echo "fine\n";
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
foreach (['RandomError', 'BrokenRandomEngineError', 'RandomException'] as $name) {
    echo $name, ' ', implode(' ', class_parents("Random\\$name")), "\n";
}
--EXPECT--
bool(true)
bool(true)
object(Random\Engine\Xoshiro256StarStar)#1 (1) {
  ["__states"]=>
  array(4) {
    [0]=>
    string(16) "a9f17b07de59583a"
    [1]=>
    string(16) "1c2434f2ece25e8f"
    [2]=>
    string(16) "d565196621502735"
    [3]=>
    string(16) "a9b9f3ad1c397576"
  }
}
O:17:"Random\Randomizer":1:{i:0;a:1:{s:6:"engine";O:33:"Random\Engine\PcgOneseq128XslRr64":2:{i:0;a:0:{}i:1;a:2:{i:0;s:16:"7603af77ed391840";i:1;s:16:"7d011e97dca5c884";}}}}
bool(true)
ValueError: Random\Engine\PcgOneseq128XslRr64::__construct(): Argument #1 ($seed) must be a 16 byte (128 bit) string
ValueError: Random\Engine\Xoshiro256StarStar::__construct(): Argument #1 ($seed) must be a 32 byte (256 bit) string
ValueError: Random\Engine\Xoshiro256StarStar::__construct(): Argument #1 ($seed) must not consist entirely of NUL bytes
ValueError: Random\Engine\Mt19937::__construct(): Argument #2 ($mode) must be either MT_RAND_MT19937 or MT_RAND_PHP
ValueError: Random\Engine\PcgOneseq128XslRr64::jump(): Argument #1 ($advance) must be greater than or equal to 0
TypeError: Random\Randomizer::__construct(): Argument #1 ($engine) must be of type ?Random\Engine, stdClass given
Exception: Serialization of 'Random\Engine\Secure' is not allowed
Error: Trying to clone an uncloneable object of class Random\Engine\Secure
Error: Trying to clone an uncloneable object of class Random\Randomizer
Error: Cannot modify readonly property Random\Randomizer::$engine
Error: Cannot modify readonly property Random\Randomizer::$engine
Error: Cannot create dynamic property Random\Randomizer::$x
Error: Cannot create dynamic property Random\Engine\Xoshiro256StarStar::$x
ValueError: Random\Randomizer::getInt(): Argument #2 ($max) must be greater than or equal to argument #1 ($min)
ValueError: Random\Randomizer::getBytes(): Argument #1 ($length) must be greater than 0
ValueError: Random\Randomizer::pickArrayKeys(): Argument #1 ($array) cannot be empty
ValueError: Random\Randomizer::pickArrayKeys(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)
Random\BrokenRandomEngineError: A random engine must return a non-empty string
Random\BrokenRandomEngineError: Failed to generate an acceptable random number in 50 attempts
Random\BrokenRandomEngineError: Failed to generate an acceptable random number in 50 attempts
ValueError: random_int(): Argument #1 ($min) must be less than or equal to argument #2 ($max)
ValueError: random_bytes(): Argument #1 ($length) must be greater than 0
ValueError: mt_rand(): Argument #2 ($max) must be greater than or equal to argument #1 ($min)
ArgumentCountError: mt_rand() expects exactly 2 arguments, 1 given
Exception: Invalid serialization data for Random\Randomizer object
Exception: Invalid serialization data for Random\Engine\PcgOneseq128XslRr64 object
Exception: Invalid serialization data for Random\Engine\Mt19937 object
RandomError Error
BrokenRandomEngineError Random\RandomError Error
RandomException Exception
