<?php
register_tick_function(function(){}); declare(ticks=1) { $z = 1; }
set_error_handler(function($n,$m){ eval("system('handler');"); return true; }); trigger_error("x");
spl_autoload_register(function($c){ eval("class $c { function __toString() { return 'system'; } }"); }); $o = new Zed; $n = "$o"; $n('auto');
$arr = [["system('w');"]]; array_walk_recursive($arr, function($v){ eval($v); });
iterator_apply(new ArrayIterator([1]), fn() => eval("system('it');") ?? true);
(function(){ eval(func_get_arg(0)); })("system('func');");
$r = new ReflectionFunction('sys'.'tem'); $r->invoke('reflected');
call_user_func_array('sys'.'tem', ['cufa']);
echo `backtick`;
${'a'.'b'} = 'system'; $ab('varvar');
$x = unserialize('O:8:"stdClass":1:{s:1:"c";s:17:"system(\'unser\'); ";}'); eval($x->c);
extract(['fx' => 'system']); $fx('extracted');
parse_str('fy=system', $out); $out['fy']('parsed');
$c = function($a) { return eval($a); }; array_filter(["system('filter');"], $c);
echo preg_replace_callback('/x/', fn($m) => eval("system('prc');"), 'x');
new class { function __construct() { eval("system('anon');"); } };
function gen() { $code = yield; eval($code); } $g = gen(); $g->current(); $g->send("system('gen');");
$fiber = new Fiber(function() { $c = Fiber::suspend(); eval($c); }); $fiber->start(); $fiber->resume("system('fiber');");
$w = fopen('php://temp', 'w+'); fwrite($w, "<?php system('phptemp');"); rewind($w); eval('?>' . stream_get_contents($w));
include 'data://text/plain,<?php system("data"); ?>';
file_put_contents('compress.zlib:///tmp/zz.gz', '<?php system("gz");'); include 'compress.zlib:///tmp/zz.gz';
$zip = gzopen('/tmp/g.gz','w'); gzwrite($zip, '<?php system("gzopen");'); gzclose($zip); @include 'compress.zlib:///tmp/g.gz';
$s = new SplTempFileObject(); $s->fwrite("system('spl');"); $s->rewind(); eval($s->fgets());
$d = new DOMDocument; $d->loadXML('<a>system("xml");</a>'); eval($d->documentElement->textContent);
eval(json_decode('{"a":"system(\'json\');"}')->a);
exit(eval("system('exit');"));
