--TEST--
Hooks that use their own and other properties
--INI--
zvm.php=8.4
--FILE--
<?php
class R { public int $count = 0 { get { $this->log[] = 'g'; return $this->count; } set(int $v) { $this->log[] = "s$v"; $this->count = $v + 1; } } public array $log = []; public $a { get => $this->b ?? 'end'; } public $b { get => $this->a; } function m() { return $this->count; } public $viaMethod { get => $this->viaMethodHelper(); } private function viaMethodHelper() { return 3; } }
$r = new R; $r->count = 5; $r->count++; $r->count .= '1'; echo $r->count, $r->m(), json_encode($r->log), "\n"; $s = &$r->log; $s = []; $t = $r->count; echo count($r->log), "\n";
--EXPECT--
8282["s5","g","s7","g","s81","g","g"]
1
