--TEST--
Loops over properties, last keys and bools as keys while elements are removed
--FILE--
<?php
error_reporting(0);
ob_start();
$o = new stdClass; for ($i = 0; $i < 200; $i++) $o->{"p$i"} = $i;
foreach ($o as $k => $v) { if ($v == 3) break; } echo $k, "\n";
$n = 0; foreach ($o as $k => $v) { $n += $v; if ($v == 70) { $o->new = 5; unset($o->p71, $o->p3); } if ($v == 100) unset($o->p180); } echo $n, " $k\n";
$n = 0; foreach ($o as $k => $v) { $n += $v; unset($o->$k); if ($v == 50) { $o->late = 7; } } echo $n, json_encode($o), "\n";
$o = (object)["a" => 1, "b" => 2, "5" => 3]; foreach ($o as $k => $v) { echo $k, $v, " "; if ($k == "a") { unset($o->a); $o->c = 4; } } echo "\n";
foreach ($o as $k => $v) { foreach ($o as $kk => $vv) echo $k, $kk, " "; } echo "\n";
class P { public $x = 1; private $y = 2; function __construct() { $this->dyn = 3; $this->dyn2 = 4; } function go() { foreach ($this as $k => $v) { echo "$k=$v "; if ($k == "dyn") $this->more = 1; } } } @(new P)->go(); echo "\n";
$m = []; for ($i = 0; $i < 100; $i++) $m["k$i"] = $i; while ($m) { $k = array_key_last($m); echo $m[$k]; unset($m[$k]); if ($k === "k50") { $m["z"] = 1; foreach ($m as $q) {} } } echo "\n";
$m = [5 => 1, 6 => 2, 7 => 3]; unset($m[7]); echo end($m), key($m); $m[] = 9; var_dump($m); echo array_key_last($m); prev($m); echo current($m);
$m = ["a" => 1, "b" => 2, "c" => 3]; foreach ($m as $k => &$v) { if ($k == "a") { unset($m["c"]); echo array_key_last($m); $m["d"] = 4; } echo $k, $v; } unset($v); var_dump($m);
$it = new ArrayIterator(["a" => 1, "b" => 2, "c" => 3]); foreach ($it as $k => $v) { echo $k; if ($k == "a") { $it->offsetUnset("c"); $it["d"] = 1; } }
$x = []; foreach ([true, false, 1.0, 2.5, -3.0, 1e20, "1", null, NAN, -0.0, 0.0] as $k) { @$x[$k][] = $k; @$y[$k] = $k; var_dump(isset($y[$k]), @$y[$k]); @$z = [$k => 1, true => 2, 1.0 => 3]; echo json_encode($z); echo json_encode(@array_key_exists($k, $y)), "\n"; } var_dump(array_keys($x), array_keys($y)); unset($y[true], $y[2.0], $y[-3.0]); var_dump(array_keys($y));
$s = "abc"; try { echo @$s[true], @$s[1.0]; } catch (Throwable $e) { echo $e->getMessage(); }
$l = [1, 2, 3]; $l[true] = "t"; $l[2.0] .= "f"; $l[3.0] = "n"; $l[false]++; var_dump($l); echo $l[true], $l[1.7] ?? "none";
$ao = new ArrayObject([1, 2, 3]); $ao[true] = "t"; @$ao[1.5] = "u"; $ao[2.0] = "v"; var_dump($ao->getArrayCopy(), isset($ao[true]), $ao[false]);
function g() { yield true => 1; yield false => 2; yield 1.0 => 3; } var_dump(iterator_to_array(g())); try { var_dump([...g()]); } catch (Throwable $e) { echo $e->getMessage(); }
try { var_dump(array_column([[1, 2], [3, 4]], true)); } catch (Throwable $e) { echo $e->getMessage(); }
var_dump(array_map(null, ["a" => 1]), array_filter([1, 0, null, "a" => ""]));
$a = ["x" => 1, "y" => 2]; $r = &$a["x"]; $m = array_merge($a, ["x" => 5], $a); $m["x"] = 9; var_dump($a, $m); $r2 = &$a["y"]; unset($r2); var_dump(array_filter($a), array_merge($a, $a));

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
c1b1388e4c5a6591a51fd9ffa81ca3c8
1ccaaa7709d920deed2f4b403ebc23c5
7478421c8f71835e23486ba9fe6582f4
2438b3d926bb136ca28f4265dd30646d
139e8fb85698dda7d09f6f9aa6d6917b
d7347ed6cb11e0b21d30787c698b7bae
e216c6ee14af3ac9334bfed3c6f981fd
9515ca6892129ff1c5a9f4735fc5bc92
566938ca380a68229342ae1f9dfdf72d
491074a7af03fb65ce7d4e80f5ac5143
3ec3bed8412be897855629b6c44c590f
a04a332b9a51839c01841b43f9735d2b
3fcc09be4bf9bed7d62c38e2b4309ae0
51b88507bd21fb19ca412be2323c2c08
55832be25c35b5683d3e9d1ad8d905e0
c183de9097c8fc20f834f997dc5b8178
33e323d787e5c0a6edb8645b9c17caaa
3220e5439bfcff6878548f13dfbfdef1
499e0bf5c7542510d73b20751d0f7ee8
879c0ce76bcdb997983fd472bf6b4624
