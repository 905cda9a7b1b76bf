--TEST--
Cycles of any size and form among many objects that live
--FILE--
<?php
mt_srand(26);
#[AllowDynamicProperties] class N { public $a; public $b; public $l = []; }
$live = []; for ($i = 0; $i < 3000; $i++) { $live[] = $o = new N; $o->a = $i; }
echo gc_collect_cycles(), "\n"; gc_collect_cycles();
$kinds = 6;
for ($round = 0; $round < 30; $round++) {
  $n = mt_rand(1, mt_rand(0, 9) ? 12 : 400);
  $nodes = [];
  for ($i = 0; $i < $n; $i++) $nodes[] = new N;
  for ($i = 0; $i < $n * 2; $i++) {
    $p = $nodes[mt_rand(0, $n - 1)]; $q = mt_rand(0, 9) ? $nodes[mt_rand(0, $n - 1)] : $live[mt_rand(0, 2999)];
    switch (mt_rand(0, $kinds)) {
      case 0: $p->a = $q; break;
      case 1: $p->b = $q; break;
      case 2: $p->l[] = $q; break;
      case 3: $p->l["k$i"] = [$q, [$p]]; break;
      case 4: $p->dyn = &$q->a; break;
      case 5: $p->b = function () use ($q, $p) { return $q; }; break;
      case 6: if (mt_rand(0, 6) == 0) $live[mt_rand(0, 2999)]->b = $q; break;
    }
    unset($q, $p);
  }
  $nodes = null; unset($q, $p);
  echo $round, " ", $n, " ", gc_collect_cycles(), "\n";
}

foreach ($live as $o) $o->b = null;
echo gc_collect_cycles(), " ", count($live), "\n";
--EXPECT--
0
0 3 6
1 3 4
2 11 26
3 6 14
4 8 16
5 4 11
6 1 2
7 12 22
8 4 9
9 1 4
10 7 6
11 6 4
12 11 26
13 5 5
14 12 21
15 2 2
16 11 34
17 11 13
18 10 17
19 2 2
20 16 25
21 11 15
22 1 4
23 5 10
24 8 0
25 6 14
26 3 4
27 7 16
28 6 16
29 4 11
22 3000
