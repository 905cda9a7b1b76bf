--TEST--
Compound assignments, ++ and -- on places of every kind, with values of every kind, again and again
--FILE--
<?php
#[AllowDynamicProperties]
class Box
{
    public $p;
    public int $typed = 7;
    public int|string|null $union = 8;
    public $child;
    public $list = [];
    static $s;
    static int $counted = 4;
    static $items = [];

    function me() { return $this; }
    function &reference() { return $this->p; }

    function run(string $code, $value, $operand)
    {
        $this->p = $this->dynamic = $this->list[0] = $value;
        self::$s = self::$items[0] = $value;
        $v = $other = $global = $value;
        $reference = &$other;
        $o = $this;
        $boxReference = &$o;
        $name = 'p';
        $word = 'p';
        $nameReference = &$word;
        $typedReference = &$this->typed;
        $propertyReference = &$this->union;
        $plain = $value;
        $this->bound = &$plain;
        $a = [$value, 'k' => $value];
        $variable = 'v';
        $access = new Access;
        $access->kept[0] = $value;
        $magic = new Magic;
        $magic->kept['q'] = $value;
        return eval($code);
    }
}
class Access implements ArrayAccess
{
    public $kept;

    function offsetGet($offset): mixed { return $this->kept[$offset]; }
    function offsetSet($offset, $value): void { $this->kept[$offset ?? 'next'] = $value; }
    function offsetExists($offset): bool { return isset($this->kept[$offset]); }
    function offsetUnset($offset): void { unset($this->kept[$offset]); }
}
class ByReference extends Access
{
    function &offsetGet($offset): mixed { return $this->kept[$offset]; }
}
class Magic
{
    public $kept;

    function __get($name) { return $this->kept[$name]; }
    function __set($name, $value) { $this->kept[$name] = $value; }
}

set_error_handler(function ($level, $text) use (&$said) { $said[] = $text; return true; });

function show($value): string
{
    if (is_array($value)) {
        return '[' . implode(', ', array_map('show', $value)) . ']';
    }
    return is_object($value) ? get_class($value) : (is_float($value) ? sprintf('%.10g', $value) : var_export($value, true));
}

$places = ['$v', '$reference', '$undefined', '$a[0]', '$a["k"]', '$a[5]', '$$variable', '$$undefinedName', '$o->p', '$boxReference->p', '$this->p',
    '$this->typed', '$o->typed', '$typedReference', '$this->union', '$propertyReference', '$this->{$name}', '$o->{$name}', '$this->{$nameReference}',
    '$o->{$nameReference}', '$this->{$undefinedName}', '$o->{$undefinedName}', '$o->me()->p', '$o->me()->{$name}', '$this->me()->typed',
    '$o->child->p', '$o->child->{$name}', '$this->child->typed', '$a["boxes"][0]->p', '$this->dynamic', '$o->dynamic', '$this->bound', '$o->bound',
    '$this->missing', '$o->missing', 'Box::$s', 'self::$s', 'static::$s', '$o::$s', 'Box::$counted', 'static::$counted', 'Box::$items[0]',
    'Box::$$undefinedName', '$this->list[0]', '$this->list[0][1]', '$o->{$name}[0]', '$access[0]', '$access[0][1]', '$magic->q', '$magic->q[0]',
    '$none->p', '$v->p', '$undefined->p', '$GLOBALS["global"]', '$v[0]', '$v["k"]'];
$operators = ['@ += $operand', '@ -= $operand', '@ *= $operand', '@ /= $operand', '@ %= $operand', '@ **= $operand', '@ .= $operand', '@ <<= 1',
    '@ >>= 1', '@ &= $operand', '@ |= $operand', '@ ^= $operand', '@ ??= $operand', '++@', '--@', '@++', '@--', '@ = $operand', '@ = 9'];
$values = [1, PHP_INT_MAX, PHP_INT_MIN, 2.5, 'text', null, [1, 2]];
$operands = ['@ += $operand' => [3, 1.5, [7, 8, 9]], '@ .= $operand' => ['x'], '++@' => [0], '--@' => [0], '@++' => [0], '@--' => [0]];
foreach ($operators as $operator) {
    ob_start();
    foreach ($places as $place) {
        $change = strtr($operator, ['@' => $place]);
        $code = "for (\$i = 0; \$i < 3; \$i++) { try { \$results[] = $change; $change; } catch (Throwable \$e) { \$results[] = \$e->getMessage(); } }
            return \$results;";
        foreach ($values as $value) {
            foreach ($operands[$operator] ?? [3] as $operand) {
                $said = [];
                $box = new Box;
                $box->child = new Box;
                $box->child->p = $value;
                echo "$place ", show($value), ' ', show($operand), ': ', show($box->run($code, $value, $operand)), ' ', implode(', ', $said), "\n";
                Box::$counted = 4;
            }
        }
    }
    // ob_end_flush() instead shows what a checksum stands for
    $shown = ob_get_clean();
    printf("%s: %d lines, %08x\n", $operator, substr_count($shown, "\n"), crc32($shown));
}

// an element that offsetGet() gives by reference, one of a property, and what is behind functions
$by = new ByReference;
foreach ([1, PHP_INT_MAX, 'a', 1.5, null] as $value) {
    $by->kept[0] = $by->kept['list'][0] = $value;
    echo show([++$by[0], $by[0]++, --$by[0], $by[0]--, $by[0] .= 'x', $by['list'][0]++, $by['list'][] = 5]), "\n";
}
--EXPECT--
@ += $operand: 1176 lines, 8804e619
@ -= $operand: 392 lines, 668e2203
@ *= $operand: 392 lines, c9aa2cba
@ /= $operand: 392 lines, 615a67ee
@ %= $operand: 392 lines, 73f370c1
@ **= $operand: 392 lines, b3a12ee4
@ .= $operand: 392 lines, 63117f89
@ <<= 1: 392 lines, a7b5a7dd
@ >>= 1: 392 lines, fdc2a365
@ &= $operand: 392 lines, 9552ed17
@ |= $operand: 392 lines, 73abd1fc
@ ^= $operand: 392 lines, 9ceba539
@ ??= $operand: 392 lines, c6773e9d
++@: 392 lines, e25d0c3f
--@: 392 lines, 35c6d923
@++: 392 lines, b88633d2
@--: 392 lines, 032d2372
@ = $operand: 392 lines, 38f041cc
@ = 9: 392 lines, 6bb7b3ef
[2, 2, 2, 2, '1x', 1, 5]
[9.223372037e+18, 9.223372037e+18, 9.223372037e+18, 9.223372037e+18, '9.2233720368548E+18x', 9223372036854775807, 5]
['b', 'b', 'c', 'c', 'cx', 'a', 5]
[2.5, 2.5, 2.5, 2.5, '1.5x', 1.5, 5]
[1, 1, 1, 1, '0x', NULL, 5]
