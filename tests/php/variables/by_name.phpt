--TEST--
Variables by name: $$name, globals, unset and isset of them
--FILE--
<?php
function show(...$v) { foreach ($v as $x) { echo json_encode($x), " "; } echo "\n"; }
$n = 'dyn'; $$n = 5; ${'a b'} = 6; show($dyn, ${'a b'}); $$n .= 'x'; $nn = 'n'; show($$$nn); unset($$n); show(isset($dyn));
function vars() {
    $name = 'loc'; $$name = [1]; $$name[] = 2; ${$name}['k'] = 3;
    foreach ($$name as $k => $v) echo "$k=>$v,";
    $loc['z'] = 1; show($$name, $loc); unset($$name['k']); show($loc);
    echo $$undefined ?? 'no name ', isset($$name), empty($$name), "\n";
    $name = 'fresh'; $$name .= 'x'; $$name++; show($fresh);
    try { $t = 'this'; $$t = 1; } catch (Error $e) { show($e->getMessage()); }
}
vars();
function global_ones() {
    $GLOBALS['gz'] = 1; $GLOBALS['gw']['a'][] = 2; unset($GLOBALS['n']);
    echo $GLOBALS['missing'];
    return isset($GLOBALS['n'], $GLOBALS['gz']);
}
show(global_ones(), $gz, $gw, isset($n));
$copy = $GLOBALS; $copy['gz'] = 2; show($gz);
--EXPECTF--
5 6 
"5x" 
false 
0=>1,1=>2,k=>3,{"0":1,"1":2,"k":3,"z":1} {"0":1,"1":2,"k":3,"z":1} 
{"0":1,"1":2,"z":1} 

Warning: Undefined variable $undefined in %s on line 8
no name 1

Warning: Undefined variable $fresh in %s on line 9
"y" 
"Cannot re-assign $this" 

Warning: Undefined global variable $missing in %s on line 15
false 1 {"a":[2]} false 
1
