--TEST--
gc_collect_cycles() leaves suspended fibers that something outside reaches
--FILE--
<?php
class Node { public $a; public $b; public $id; static int $count = 0; function __construct() { $this->id = self::$count++; } }
function generator($object, $value) { yield 1; $answer = Fiber::suspend($value); yield $answer; }
function chosen(array $array) { return array_keys($array)[mt_rand(0, count($array) - 1)]; }
for ($seed = 1; $seed < 7; $seed++) {
    mt_srand($seed);
    $roots = $log = [];
    $finally = 0;
    for ($step = 0; $step < 100; $step++) {
        $own = new Node;
        $other = mt_rand(0, 3) && $roots ? $roots[chosen($roots)] : new Node;
        $other = $other instanceof Node ? $other : new Node;
        $fiber = null;
        $functions = [
            function () use ($own, &$fiber, &$log) { Fiber::suspend(); $log[] = $own->id; },
            function ($node) use (&$log) { foreach ([1, 2] as $k) { Fiber::suspend($node); } $log[] = $node->id; },
            function ($node) use ($own, &$log) { foreach (generator($own, $node) as $v) $y = $v; $log[] = $own->id; },
            function ($node) use ($other, &$log) { array_map(function () use ($node) { Fiber::suspend(); }, [1]); $log[] = $other->id; },
            function ($node) use (&$log) {
                $inner = new Fiber(function () use ($node) { Fiber::suspend($node); });
                $inner->start();
                $node->b = $inner;
                Fiber::suspend();
                $log[] = $node->id;
            },
            function (...$all) use (&$log) { Fiber::suspend(); $log[] = count($all); },
            function ($node) use (&$log) {
                try { throw new Exception("$node->id"); } catch (Exception $e) { Fiber::suspend($e); }
                $log[] = $e->getMessage();
            },
            function ($node) use (&$finally) { $GLOBALS['roots'][] = $node; try { Fiber::suspend(); } finally { $finally++; } },
        ];
        $fiber = new Fiber($functions[mt_rand(0, 7)]);
        unset($functions);
        $result = $fiber->start($own, $other);
        if (mt_rand(0, 1)) $own->a = $fiber;
        if (mt_rand(0, 1)) $other->b = $fiber;
        if (mt_rand(0, 2) == 0) $own->b = $other;
        if (mt_rand(0, 2)) $roots[] = $own;
        if (mt_rand(0, 3) == 0) $roots[] = $fiber;
        if ($result && mt_rand(0, 3) == 0) $roots[] = $result;
        unset($own, $other, $fiber, $result);
        if (mt_rand(0, 4) == 0 && $roots) unset($roots[chosen($roots)]);
        if (mt_rand(0, 9) == 0) gc_collect_cycles();
        foreach ($roots as $root) {
            $fiber = mt_rand(0, 15) ? null : ($root instanceof Fiber ? $root : ($root->a ?? null));
            if ($fiber instanceof Fiber && $fiber->isSuspended()) {
                try { $fiber->resume(new Node); } catch (Throwable $e) { $log[] = $e->getMessage(); }
            }
        }
        unset($root, $fiber);
    }
    foreach ($roots as $root) {
        $fiber = $root instanceof Fiber ? $root : ($root->a ?? null);
        if ($fiber instanceof Fiber) {
            $log[] = (int) $fiber->isSuspended();
            while ($fiber->isSuspended()) $fiber->resume(7);
        }
    }
    echo count($log), ' ', md5(implode(',', $log)), "\n";
}
--EXPECT--
91 47ad1ab87d745b06f16963e6457e384f
117 0dd643a0c8834c91ceac5f82e4235828
82 b1493f06a051790120c6239a2a3e9e8e
93 3ff6dfb0b17933f71f976369465dc698
95 5fee3eafefbdfee19025f8a099d8b289
91 213aa01b696fd32e42642b6ebc2bf716
