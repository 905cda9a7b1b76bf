--TEST--
Cycles are collected on demand, their destructors run
--FILE--
<?php
class Node { public $peer; function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; } }
$a = new Node(1); $b = new Node(2); $a->peer = $b; $b->peer = $a;
$a = $b = null;
echo "before ";
gc_collect_cycles();
echo "after\n";
class Phoenix { public $self; static $saved; function __construct() { $this->self = $this; } function __destruct() { self::$saved = $this; echo "saved "; } }
new Phoenix;
gc_collect_cycles();
echo get_class(Phoenix::$saved), " ", count(array_unique([spl_object_id(Phoenix::$saved), spl_object_id(new stdClass)])), "\n";
--EXPECT--
before ~1 ~2 after
saved Phoenix 2
