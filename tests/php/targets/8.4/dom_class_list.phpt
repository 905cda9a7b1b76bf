--TEST--
Element::$classList
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><p class=" a b  a c">'); $p = $d->body->firstChild; $l = $p->classList; var_dump(count($l), $l->value, $l->item(1), $l[2], $l[9], $l->contains('b'), $l->contains('B'), isset($l[0]), empty($l[5])); $l->add('d', 'a'); echo $p->className, "\n"; $l->remove('a', 'zz'); echo $p->className, "\n"; var_dump($l->toggle('x'), $l->toggle('x'), $l->toggle('y', false), $l->toggle('y', true), $l->replace('b', 'B'), $l->replace('none', 'z')); echo $p->className, "\n"; foreach ($l as $i => $t) echo "$i=$t "; $l->value = 'q r'; echo $p->outerHTML, "\n"; foreach ([fn() => $l->add(''), fn() => $l->add('a b'), fn() => $l->supports('x'), fn() => $l[] = 'x', fn() => clone $l] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
int(3)
string(9) " a b  a c"
string(1) "b"
string(1) "c"
NULL
bool(true)
bool(false)
bool(true)
bool(true)
a b c d
b c d
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
B c d y
0=B 1=c 2=d 3=y 
Warning: Undefined property: Dom\HTMLElement::$outerHTML in {PWD}/dom_class_list.php on line 2

DOMException: The empty string is not a valid token
DOMException: The token must not contain any ASCII whitespace
TypeError: Attribute "class" does not define any supported tokens
Error: Cannot use object of type Dom\TokenList as array
Error: Trying to clone an uncloneable object of class Dom\TokenList
