--TEST--
Enums, properties and closures in constant expressions
--INI--
zvm.php=8.5
--FILE--
<?php
enum S: string { case A = 'a'; case B = 'b'; const D = self::A; const F = strtoupper(...); const V = self::B->value; static function all() { return array_map(static fn($c) => (self::F)($c->value), self::cases()); } } echo S::D->name, S::V, implode(S::all()), "\n"; class K { const M = [S::A->name => S::B->value]; public S $s = S::D; function f(Closure $c = S::all(...), $n = S::A?->name) { return implode($c()) . $n; } } echo json_encode(K::M), (new K)->f(), (new K)->s->name, "\n";
--EXPECT--
AbAB
{"A":"b"}ABAA
