--TEST--
Modifiers of properties, and which classes are iterable
--INI--
zvm.php=8.4
--FILE--
<?php
class R { public readonly int $x; protected readonly int $y; private readonly int $z; } final class V { public $a { get => 1; } } class W extends V0 {} class V0 { public $q { set { $this->q = 1; } } } trait T { public $m { get => 1; } } class UT { use T; } interface I { public $i { get; } } class P { function __construct(public protected(set) int $pp = 4 { get => $this->pp; }) {} } class RC0 {} readonly class RC { function __construct(public int $z) {} }
foreach (['R', 'V', 'W', 'P', 'T', 'I', 'RC'] as $c) { $r = new ReflectionClass($c); var_dump($r->isIterable()); echo strtok((string) $r, "\n"), "\n";
foreach ($r->getProperties() as $p) echo $p, implode(' ', Reflection::getModifierNames($p->getModifiers())), ' ', $p->getModifiers(), "\n"; }
--EXPECT--
bool(false)
Class [ <user> class R ] {
Property [ public protected(set) readonly int $x ]
public readonly 2177
Property [ protected readonly int $y ]
protected readonly 130
Property [ private readonly int $z ]
private readonly 132
bool(false)
Class [ <user> <iterateable> final class V ] {
Property [ public $a ]
virtual public 513
bool(false)
Class [ <user> <iterateable> class W extends V0 ] {
Property [ public $q = NULL ]
public 1
bool(false)
Class [ <user> <iterateable> class P ] {
Property [ public protected(set) int $pp ]
public 2049
bool(false)
Trait [ <user> <iterateable> trait T ] {
Property [ public $m ]
virtual public 513
bool(false)
Interface [ <user> <iterateable> interface I ] {
Property [ abstract public $i ]
abstract virtual public 577
bool(false)
Class [ <user> readonly class RC ] {
Property [ public protected(set) readonly int $z ]
public readonly 2177
