--TEST--
Closures as arguments of attributes
--INI--
zvm.php=8.5
--FILE--
<?php
#[Attribute] class Check { function __construct(public Closure $f, public array $more = []) {} } class P { #[Check(static function ($v) { return $v > self::MIN; }, [strlen(...)])] public int $n = 5; const MIN = 3; #[Check(self::helper(...))] function m() {} private static function helper($v) { return "private $v"; } } foreach ([new ReflectionProperty('P', 'n'), new ReflectionMethod('P', 'm')] as $r) { $a = $r->getAttributes()[0]; $i = $a->newInstance(); var_dump(($i->f)(4)); foreach ($i->more as $g) var_dump($g('abc')); echo $a->getArguments()[0]::class, "\n"; }
--EXPECT--
bool(true)
int(3)
Closure
string(9) "private 4"
Closure
