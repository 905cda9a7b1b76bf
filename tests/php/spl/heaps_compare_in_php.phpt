--TEST--
Heaps whose compare() is a PHP class's: order, exceptions, changes meanwhile, exit
--FILE--
<?php
class Least extends SplPriorityQueue { public function compare($a, $b): int { return $b <=> $a; } }
class Longest extends SplHeap { public int $asked = 0; protected function compare($a, $b): int { $this->asked++; return strlen($a) - strlen($b); } }
class Loose extends SplMinHeap { protected function compare($a, $b): int { return is_int($a) && is_int($b) ? parent::compare($a, $b) : 0; } }
class Failing extends SplMinHeap { public $after = 3; protected function compare($a, $b): int { if ($this->after-- == 0) throw new LogicException("at $a, $b"); return parent::compare($a, $b); } }
class Meddling extends SplMaxHeap { protected function compare($a, $b): int { try { $this->insert(0); } catch (RuntimeException $e) { echo $e->getMessage(), " "; } return $a <=> $b; } }
class Big extends SplMinHeap { protected function compare($a, $b): int { return PHP_INT_MIN; } }
class D { function __construct(public $n) {} function __destruct() { echo "~$this->n "; } }
class Objects extends SplHeap { protected function compare($a, $b): int { return $a->n <=> $b->n; } }
for ($round = 0; $round < 3; $round++) {
    mt_srand(5); $q = new Least; $q->setExtractFlags(3); $h = new Longest; $l = new Loose;
    for ($i = 0; $i < 60; $i++) { $q->insert("v$i", mt_rand(0, 9)); $h->insert(str_repeat("x", mt_rand(0, 20)) . $i); $l->insert($i % 7 ? mt_rand(0, 50) : "t$i"); }
    $out = []; while ($q->valid()) { $e = $q->extract(); $out[] = $e['data'] . $e['priority']; } echo implode(" ", $out), "\n";
    $out = []; foreach ($h as $v) $out[] = strlen($v) . substr($v, -2); echo implode(" ", $out), " $h->asked\n";
    $out = []; while (!$l->isEmpty()) $out[] = $l->extract(); echo implode(" ", $out), "\n";
    $f = new Failing; $caught = 0;
    for ($i = 9; $i > 0; $i--) { try { $f->insert($i); } catch (LogicException $e) { echo $e->getMessage(), " "; } catch (RuntimeException $e) { $caught++; } }
    echo $caught, var_export($f->isCorrupted(), true), count($f), " "; $f->recoverFromCorruption(); $f->after = 2;
    try { $f->extract(); } catch (LogicException $e) { echo $e->getMessage(), " "; } echo count($f), " ";
    $f->recoverFromCorruption(); $f->after = -1; while (!$f->isEmpty()) echo $f->extract(), " "; echo "\n";
    $m = new Meddling; foreach ([3, 1, 2] as $v) $m->insert($v); echo count($m), $m->extract(), "\n";
    $b = new Big; foreach ([3, 1, 2, 5, 4] as $v) $b->insert($v); while (!$b->isEmpty()) echo $b->extract(), " "; echo "\n";
    $o = new Objects; foreach ([3, 1, 2] as $v) $o->insert(new D($v)); $o->extract(); echo "| "; $x = $o->extract(); echo "| "; $o = null; echo "| "; $x = null; echo "\n";
}
class Late extends SplMinHeap { protected function compare($a, $b): int { var_dump(count(debug_backtrace())); exit("bye\n"); } }
$late = new Late; $late->insert(1); $late->insert(2);
--EXPECT--
v20 v40 v340 v460 v60 v120 v470 v371 v391 v211 v01 v561 v82 v312 v162 v352 v182 v422 v202 v103 v233 v273 v593 v154 v434 v134 v504 v114 v284 v335 v455 v555 v295 v146 v366 v176 v526 v416 v386 v256 v246 v97 v577 v17 v327 v267 v307 v518 v488 v38 v408 v498 v58 v549 v199 v539 v589 v79 v449 v229
2215 2216 2219 21x6 2140 2151 2159 2029 19x8 1938 1939 1947 1927 1928 1849 1743 16x7 1642 1536 1410 1421 1412 1455 1458 1313 13x0 1330 12x4 1241 1144 1034 1014 1020 1022 1026 1052 10x5 931 917 925 853 846 711 748 645 656 637 5x3 533 535 557 4x1 454 418 323 2x2 232 2x9 250 224 551
t0 0 0 0 t56 1 1 3 4 6 6 t49 7 8 9 9 9 10 t42 13 14 17 18 21 23 t35 24 24 25 26 26 24 t28 26 29 29 29 31 14 t21 31 32 11 30 6 13 t14 32 36 37 37 40 11 t7 43 44 46 48 49 50
at 7, 6 5true4 3 6 8 9 
Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3
4 5 3 2 1 
~3 | | ~1 | ~2 
v20 v40 v340 v460 v60 v120 v470 v371 v391 v211 v01 v561 v82 v312 v162 v352 v182 v422 v202 v103 v233 v273 v593 v154 v434 v134 v504 v114 v284 v335 v455 v555 v295 v146 v366 v176 v526 v416 v386 v256 v246 v97 v577 v17 v327 v267 v307 v518 v488 v38 v408 v498 v58 v549 v199 v539 v589 v79 v449 v229
2215 2216 2219 21x6 2140 2151 2159 2029 19x8 1938 1939 1947 1927 1928 1849 1743 16x7 1642 1536 1410 1421 1412 1455 1458 1313 13x0 1330 12x4 1241 1144 1034 1014 1020 1022 1026 1052 10x5 931 917 925 853 846 711 748 645 656 637 5x3 533 535 557 4x1 454 418 323 2x2 232 2x9 250 224 551
t0 0 0 0 t56 1 1 3 4 6 6 t49 7 8 9 9 9 10 t42 13 14 17 18 21 23 t35 24 24 25 26 26 24 t28 26 29 29 29 31 14 t21 31 32 11 30 6 13 t14 32 36 37 37 40 11 t7 43 44 46 48 49 50
at 7, 6 5true4 3 6 8 9 
Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3
4 5 3 2 1 
~3 | | ~1 | ~2 
v20 v40 v340 v460 v60 v120 v470 v371 v391 v211 v01 v561 v82 v312 v162 v352 v182 v422 v202 v103 v233 v273 v593 v154 v434 v134 v504 v114 v284 v335 v455 v555 v295 v146 v366 v176 v526 v416 v386 v256 v246 v97 v577 v17 v327 v267 v307 v518 v488 v38 v408 v498 v58 v549 v199 v539 v589 v79 v449 v229
2215 2216 2219 21x6 2140 2151 2159 2029 19x8 1938 1939 1947 1927 1928 1849 1743 16x7 1642 1536 1410 1421 1412 1455 1458 1313 13x0 1330 12x4 1241 1144 1034 1014 1020 1022 1026 1052 10x5 931 917 925 853 846 711 748 645 656 637 5x3 533 535 557 4x1 454 418 323 2x2 232 2x9 250 224 551
t0 0 0 0 t56 1 1 3 4 6 6 t49 7 8 9 9 9 10 t42 13 14 17 18 21 23 t35 24 24 25 26 26 24 t28 26 29 29 29 31 14 t21 31 32 11 30 6 13 t14 32 36 37 37 40 11 t7 43 44 46 48 49 50
at 7, 6 5true4 3 6 8 9 
Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3Heap cannot be changed when it is already being modified. Heap cannot be changed when it is already being modified. 3
4 5 3 2 1 
~3 | | ~1 | ~2 
int(2)
bye
