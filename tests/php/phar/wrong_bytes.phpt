--TEST--
Damaged tar and phar archives
--EXTENSIONS--
phar
--INI--
memory_limit=-1
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
ini_set("phar.readonly", "0");
file_put_contents("src.txt", str_repeat("abc", 1000));
$p = new PharData("t.tar"); $p->addFromString("a.txt", str_repeat("tar", 1000)); $p->addFromString("b.txt", "b"); unset($p); 
$tar = file_get_contents("t.tar");
foreach (["tcut" => substr($tar, 0, 1200), "tsum" => substr_replace($tar, "9", 150, 1), "tempty" => "", "ttext" => str_repeat("no tar ", 200), "tsize" => substr_replace($tar, "77777777777", 124, 11)] as $name => $bytes) {
  file_put_contents("$name.tar", $bytes);
  attempt("tar $name", function () use ($name) { $p = new PharData("$name.tar"); $n = []; foreach ($p as $f) $n[] = [basename($f), md5(file_get_contents($f))]; return $n; });
}
if (PHP_SAPI == "cli" && !ini_get("phar.readonly")) {
  $p = new Phar("t.phar"); $p["a.php"] = "<?php echo 'in a';"; $p["b.txt"] = str_repeat("b", 2000); $p->setStub("<?php __HALT_COMPILER(); ?>"); unset($p);
  $phar = file_get_contents("t.phar");
  foreach (["pcut" => substr($phar, 0, strlen($phar) >> 1), "psig" => substr_replace($phar, "\0\0\0", -20, 3), "pnosig" => substr($phar, 0, -28), "pbody" => str_replace("in a", "in z", $phar), "plen" => substr_replace($phar, "\xff\xff\xff\x7f", strpos($phar, "?>") + 4, 4), "pnohalt" => "<?php echo 1;", "pempty" => ""] as $name => $bytes) {
    file_put_contents("$name.phar", $bytes);
    attempt("phar $name", function () use ($name) { $p = new Phar("$name.phar"); return count($p); });
    attempt("include $name", fn() => @include "phar://$name.phar/a.php");
    attempt("read $name", fn() => file_get_contents("phar://$name.phar/a.php"));
  }
}
$before = descriptors(); for ($i = 0; $i < 30; $i++) { @file_get_contents("phar://tcut.tar/a.txt"); } echo descriptors() - $before, " descriptors more\n";
?>
--EXPECT--
tar tcut: UnexpectedValueException 0: phar error: "DIR/tcut.tar" is a corrupted tar file (truncated)
tar tsum: UnexpectedValueException 0: phar error: "DIR/tsum.tar" is a corrupted tar file (checksum mismatch of file "a.txt")
tar tempty: UnexpectedValueException 0: internal corruption of phar "DIR/tempty.tar" (truncated entry)
tar ttext: UnexpectedValueException 0: phar error: "DIR/ttext.tar" is a corrupted tar file (invalid entry size)
tar tsize: UnexpectedValueException 0: phar error: "DIR/tsize.tar" is a corrupted tar file (invalid entry size)
0 descriptors more
