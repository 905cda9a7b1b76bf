--TEST--
A generator that ends while it is sent something through its parent dies before the parent goes on
--FILE--
<?php
class Noisy { function __destruct() { echo "gone "; } }
function inner() { $noisy = new Noisy; yield 1; return 'inner'; }
function outer() { echo yield from inner(), " "; var_dump(fn() => 1); }
$g = outer();
$g->current();
$g->send('x');
$g = outer();
$g->current();
$g->next();
for ($i = 0; $i < 3; $i++) {
    $g = outer();
    $g->current();
    $g->send('x');
}
--EXPECT--
gone inner object(Closure)#2 (0) {
}
gone inner object(Closure)#1 (0) {
}
gone inner object(Closure)#2 (0) {
}
gone inner object(Closure)#1 (0) {
}
gone inner object(Closure)#2 (0) {
}
