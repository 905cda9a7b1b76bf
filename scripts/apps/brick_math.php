<?php
// brick/math: the same numbers with GMP, BCMath and PHP's own integers.

require __DIR__ . '/autoload.php';

use Brick\Math\{BigDecimal, BigInteger, BigRational, RoundingMode};
use Brick\Math\Internal\{Calculator, CalculatorRegistry};

$digits = static fn(int $most): string => implode('', array_map(static fn(): int => mt_rand(0, 9), range(1, mt_rand(1, $most))));
foreach (['GmpCalculator', 'BcMathCalculator', 'NativeCalculator'] as $name) {
    $class = "Brick\\Math\\Internal\\Calculator\\$name";
    class_exists(CalculatorRegistry::class) ? CalculatorRegistry::set(new $class()) : Calculator::set(new $class());
    mt_srand(3);
    $lines = [];
    for ($i = 0; $i < 30; $i++) {
        $a = BigInteger::of((mt_rand(0, 1) ? '-' : '') . $digits(60));
        $b = BigInteger::of((mt_rand(0, 1) ? '-' : '') . $digits(30) . '7');
        $x = BigDecimal::ofUnscaledValue($a, mt_rand(0, 20));
        $y = BigDecimal::ofUnscaledValue($b, mt_rand(0, 9));
        $found = [$a->plus($b), $a->minus($b), $a->multipliedBy($b), $a->quotient($b), $a->remainder($b), $a->gcd($b), $a->power(3),
            $a->and($b), $a->or($b), $a->xor($b), $a->not(), $a->shiftedLeft(5), $a->shiftedRight(7), $a->toBase(36),
            $a->abs()->modPow(BigInteger::of(65537), $b->abs()), bin2hex($a->toBytes()), $x->plus($y), $x->multipliedBy($y),
            $x->compareTo($y), $x->toFloat(), BigRational::of($a)->dividedBy($b)];
        foreach (RoundingMode::cases() as $mode) {
            try {
                $found[] = $x->dividedBy($y, mt_rand(0, 30), $mode);
            } catch (Brick\Math\Exception\MathException $exception) {
                $found[] = $exception->getMessage();
            }
        }
        $lines[] = implode(' ', $found);
    }
    echo "$name\n", $name === 'GmpCalculator' ? implode("\n", $lines) . "\n" : '', crc32(implode("\n", $lines)), "\n";
}
