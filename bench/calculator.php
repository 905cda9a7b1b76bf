<?php
// A recursive-descent calculator with exceptions for errors and closures for operators.
// Group calls; quick size 400.
class SyntaxFault extends RuntimeException
{
}

final class Calculator
{
    private array $tokens;
    private int $at;
    private array $operators;

    public function __construct()
    {
        $this->operators = [
            '+' => fn(int $a, int $b): int => $a + $b,
            '-' => fn(int $a, int $b): int => $a - $b,
            '*' => fn(int $a, int $b): int => $a * $b % 1000003,
            '/' => fn(int $a, int $b): int => intdiv($a, $b),
        ];
    }

    public function evaluate(string $source): int
    {
        $this->tokens = $this->scan($source);
        $this->at = 0;
        $value = $this->sum();
        if ($this->tokens[$this->at] !== null) {
            throw new SyntaxFault("unexpected {$this->tokens[$this->at]}");
        }
        return $value;
    }

    private function scan(string $source): array
    {
        $tokens = [];
        for ($i = 0, $n = strlen($source); $i < $n; $i++) {
            $c = $source[$i];
            if ($c >= '0' && $c <= '9') {
                $number = $c;
                while ($i + 1 < $n && is_numeric($source[$i + 1])) {
                    $number .= $source[++$i];
                }
                $tokens[] = (int) $number;
            } elseif ($c !== ' ') {
                $tokens[] = $c;
            }
        }
        $tokens[] = null;
        return $tokens;
    }

    private function sum(): int
    {
        $value = $this->term();
        while (in_array($this->tokens[$this->at], ['+', '-'], true)) {
            $f = $this->operators[$this->tokens[$this->at++]];
            $value = $f($value, $this->term());
        }
        return $value;
    }

    private function term(): int
    {
        $value = $this->factor();
        while (($op = $this->tokens[$this->at]) === '*' || $op === '/') {
            $this->at++;
            $value = $this->operators[$op]($value, $this->factor());
        }
        return $value;
    }

    private function factor(): int
    {
        $token = $this->tokens[$this->at++];
        return match (true) {
            is_int($token) => $token,
            $token === '-' => -$this->factor(),
            $token === '(' => $this->group(),
            default => throw new SyntaxFault('unexpected ' . ($token ?? 'end')),
        };
    }

    private function group(): int
    {
        $value = $this->sum();
        if ($this->tokens[$this->at++] !== ')') {
            throw new SyntaxFault('expected )');
        }
        return $value;
    }
}

$n = (int) ($argv[1] ?? 37000);
$calculator = new Calculator;
$total = $faults = 0;
for ($i = 0; $i < $n; $i++) {
    $source = "($i + 3) * (7 - $i) / " . $i % 5 . " - -(2 * ($i - 1)" . ($i % 7 ? ')' : '');
    try {
        $total = ($total + $calculator->evaluate($source)) % 1000003;
    } catch (DivisionByZeroError | SyntaxFault $e) {
        $faults += strlen($e->getMessage());
    } finally {
        $total ^= 1;
    }
}
echo "$total $faults\n";
