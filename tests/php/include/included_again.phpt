--TEST--
A file that is included again and again: in other scopes, within itself, changed meanwhile
--FILE--
<?php
// A file that is included again and again, in other scopes, within itself, and changed meanwhile.
$folder = sys_get_temp_dir() . "/zvm_included_" . getmypid();
mkdir($folder);
function put($name, $code, $age = 100) { global $folder; file_put_contents("$folder/$name", $code); touch("$folder/$name", time() - $age); clearstatcache(); }
put("scope.php", '<?php return $this->secret . self::class . static::class;');
put("deep.php", '<?php if ($n == 0) return "end"; $x = deep($n - 1); return $x . $n;');
put("locals.php", '<?php $a = ($a ?? 0) + 1; $$name = $a; return compact("a", $name);');
put("static.php", '<?php static $count = 0; $f = function () { static $n = 0; return ++$n; }; return [++$count, $f(), $f()];');
put("server.php", '<?php return isset($_SERVER["argc"]);');
class One { private $secret = 5; function get() { global $folder; return include "$folder/scope.php"; } }
class Two extends One { private $secret = 6; function own() { global $folder; return include "$folder/scope.php"; } }
function deep($n) { global $folder; return include "$folder/deep.php"; }
function locals($name) { global $folder; return include "$folder/locals.php"; }
for ($round = 0; $round < 3; $round++) {
    echo (new One)->get(), " ", (new Two)->get(), " ", (new Two)->own(), " ", deep(4), "\n";
    echo json_encode([locals("b"), locals("c"), include "$folder/static.php", include "$folder/server.php"]), "\n";
}
foreach (["<?php return 1;", "<?php return 22;", "<?php function once() { return 3; } return once();"] as $number => $code) {
    put("changing.php", $code, 50 - $number);
    echo include "$folder/changing.php", " ";
    echo $number < 2 ? include "$folder/changing.php" : "", "\n";
}
put("throws.php", "<?php\n\nif (\$fails) throw new Exception('x');\nreturn 'fine';");
foreach ([true, false, true] as $fails) { try { echo include "$folder/throws.php", "\n"; } catch (Exception $e) { echo $e->getLine(), "\n"; } }
array_map('unlink', glob("$folder/*")); rmdir($folder);
--EXPECT--
5OneOne 5OneTwo 6TwoTwo end1234
[{"a":1,"b":1},{"a":1,"c":1},[1,1,2],true]
5OneOne 5OneTwo 6TwoTwo end1234
[{"a":1,"b":1},{"a":1,"c":1},[1,1,2],true]
5OneOne 5OneTwo 6TwoTwo end1234
[{"a":1,"b":1},{"a":1,"c":1},[1,1,2],true]
1 1
22 22
3 
3
fine
3
