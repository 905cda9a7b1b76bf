--TEST--
Traces name enum cases; reflection of generators tells the line that ran last
--INI--
zvm.php=8.4
--FILE--
<?php
enum Foo { case Bar; }
function f($x) { echo preg_replace("~#0 .*: ~", "", (new Exception)->getTraceAsString()), "\n"; }
f(Foo::Bar);
f([Foo::Bar]);
function g() {
    yield 1;

    yield 2;
}
$g = g();
$r = new ReflectionGenerator($g);
var_dump($r->getExecutingLine());
$g->current();
var_dump($r->getExecutingLine());
$g->next();
var_dump($r->getExecutingLine());
?>
--EXPECT--
f(Foo::Bar)
#1 {main}
f(Array)
#1 {main}
int(6)
int(7)
int(9)
