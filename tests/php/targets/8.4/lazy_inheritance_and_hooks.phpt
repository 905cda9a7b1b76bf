--TEST--
Lazy objects of subclasses, with hooks, readonly and asymmetric properties
--INI--
zvm.php=8.4
--FILE--
<?php
abstract class Base { protected $b = 'b'; public string $h { get { echo "hook\n"; return $this->b . 'h'; } } } class Kid extends Base { public readonly int $r; public private(set) array $l = []; private $own = 'own'; function __construct() { $this->r = 3; $this->l[] = 1; } function add() { $this->l[] = 2; return $this->own; } } $r = new ReflectionClass('Kid'); foreach ([fn() => $r->newLazyGhost(fn($o) => $o->__construct()), fn() => $r->newLazyProxy(fn() => new Kid)] as $make) { $o = $make(); echo $o->h, "\n"; var_dump($r->isUninitializedLazyObject($o)); $o = $make(); echo $o->add(), json_encode($o->l), $o->r, "\n"; try { $o->r = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $o->l = []; } catch (Error $e) { echo $e->getMessage(), "\n"; } $o = $make();  $r->getProperty('r')->setRawValueWithoutLazyInitialization($o, 8); var_dump($r->isUninitializedLazyObject($o), $o->r); }
--EXPECT--
hook
bh
bool(false)
own[1,2]3
Cannot modify readonly property Kid::$r
Cannot modify private(set) property Kid::$l from global scope
bool(true)
int(8)
hook
bh
bool(false)
own[1,2]3
Cannot modify protected(set) readonly property Kid::$r from global scope
Cannot modify private(set) property Kid::$l from global scope
bool(true)
int(8)
