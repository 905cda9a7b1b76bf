<?php
// phpseclib: large integers with GMP and BCMath, and a signature.

require __DIR__ . '/autoload.php';

$space = class_exists('phpseclib4\Math\BigInteger') ? 'phpseclib4' : 'phpseclib3';
$class = "$space\\Math\\BigInteger";
$hex = static fn(int $most): string => implode('', array_map(static fn(): string => dechex(mt_rand()), range(1, mt_rand(1, $most))));
foreach (['GMP', 'BCMath'] as $engine) {
    $class::setEngine($engine);
    mt_srand(9);
    $modulus = new $class('fffffffffffffffffffffffffffffffeffffffffffffffff', 16);
    for ($i = 0; $i < 5; $i++) {
        $a = new $class($hex(12), 16);
        $b = new $class((mt_rand(0, 1) ? '-' : '') . $hex(6), 16);
        [$quotient, $rest] = $a->divide($b);
        $gcd = $a->extendedGCD($b->abs());
        echo implode(' ', [$a->add($b), $a->subtract($b), $a->multiply($b), $quotient, $rest, $a->powMod($b->abs(), $modulus),
            $a->modInverse($modulus), $a->gcd($b), $a->bitwise_and($b->abs()), $a->bitwise_xor($b->abs()), $a->bitwise_leftShift(9),
            $a->bitwise_rightShift(3), bin2hex($b->toBytes(true)), $a->toHex(), $b->toBits(), $a->compare($b), $a->getLength(),
            $b->abs()->root(2), $gcd['gcd'], $gcd['x'], $gcd['y'], json_encode([$a, $b]), serialize($a)]), "\n";
    }
}
$class::setEngine('GMP');
$key = "$space\\Crypt\\RSA"::createKey(1024);
var_dump($key->getPublicKey()->verify('text', $key->sign('text')), $key->getPublicKey()->verify('other', $key->sign('text')));
$key = "$space\\Crypt\\EC"::createKey('nistp256');
var_dump($key->getPublicKey()->verify('text', $key->sign('text')));
