--TEST--
Damaged zip archives: what is refused when, and that no handle stays open
--EXTENSIONS--
zip
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
$z = new ZipArchive; $z->open("a.zip", ZipArchive::CREATE); for ($i = 0; $i < 5; $i++) $z->addFromString("f$i.txt", str_repeat("line $i\n", 500)); $z->close();
$data = file_get_contents("a.zip"); $size = strlen($data);
$damaged = ["cut" => substr($data, 0, $size >> 1), "nohead" => "xxxx" . substr($data, 4), "noend" => substr($data, 0, -10), "crc" => substr_replace($data, "\0\0\0\0", 14, 4), "body" => substr_replace($data, str_repeat("\xff", 10), 45, 10), "empty" => "", "text" => "no zip archive", "dir" => substr_replace($data, "\xff\xff\xff\xff", strrpos($data, "PK\1\2") + 42, 4), "count" => substr_replace($data, "\xff\xff", $size - 12, 2)];
foreach ($damaged as $name => $bytes) {
  file_put_contents("$name.zip", $bytes);
  attempt("zip $name", function () use ($name) { $z = new ZipArchive; $ok = $z->open("$name.zip"); if ($ok !== true) return [$ok, $z->status, $z->getStatusString()]; $r = [$z->numFiles]; for ($i = 0; $i < $z->numFiles; $i++) { $t = $z->getFromIndex($i); $r[] = $t === false ? [false, $z->getStatusString()] : md5($t); } return $r; });
  attempt("zip check $name", function () use ($name) { $z = new ZipArchive; return $z->open("$name.zip", ZipArchive::CHECKCONS); });
  attempt("zip extract $name", function () use ($name) { $z = new ZipArchive; if ($z->open("$name.zip") !== true) return null; $ok = $z->extractTo("out_$name"); return [$ok, $z->getStatusString()]; });
  attempt("zip stream $name", fn() => @file_get_contents("zip://$name.zip#f0.txt") === false ? false : true);
  if ($name != "dir") attempt("phardata zip $name", function () use ($name) { $p = new PharData("$name.zip"); $n = []; foreach ($p as $f) $n[] = [basename($f), md5(file_get_contents($f))]; return $n; });
}
$before = descriptors(); for ($i = 0; $i < 30; $i++) { $z = new ZipArchive; $z->open("cut.zip"); @file_get_contents("zip://body.zip#f0.txt"); } unset($z); echo descriptors() - $before, " descriptors more\n";
?>
--EXPECT--
zip cut: [19,0,"No error"]
zip check cut: 19
zip extract cut: null
zip stream cut: false
phardata zip cut: UnexpectedValueException 0: phar error: end of central directory not found in zip-based phar "DIR/cut.zip"
zip nohead: [5,"214a76d26fa48a1b77dd8b68fba7cba1","86d33467d3517a0ed5b2d77b3fd589ff","40897b0bc9534e649a3e5c1837652bb6","e880e553ed2b66329aefa59f93bf22af","d63cae2c6b0b16c8bfa27406d876ab71"]
zip check nohead: 19
zip extract nohead: [true,"No error"]
zip stream nohead: true
phardata zip nohead: UnexpectedValueException 0: internal corruption of phar "DIR/nohead.zip" (__HALT_COMPILER(); not found)
zip noend: [19,0,"No error"]
zip check noend: 19
zip extract noend: null
zip stream noend: false
phardata zip noend: UnexpectedValueException 0: phar error: end of central directory not found in zip-based phar "DIR/noend.zip"
zip crc: [5,"214a76d26fa48a1b77dd8b68fba7cba1","86d33467d3517a0ed5b2d77b3fd589ff","40897b0bc9534e649a3e5c1837652bb6","e880e553ed2b66329aefa59f93bf22af","d63cae2c6b0b16c8bfa27406d876ab71"]
zip check crc: 21
zip extract crc: [true,"No error"]
zip stream crc: true
phardata zip crc: [2] file_get_contents(phar://DIR/crc.zip/f0.txt): Failed to open stream: phar error: internal corruption of zip-based phar "DIR/crc.zip" (local header of file "f0.txt" does not match central directory)
[["f0.txt","d41d8cd98f00b204e9800998ecf8427e"],["f1.txt","86d33467d3517a0ed5b2d77b3fd589ff"],["f2.txt","40897b0bc9534e649a3e5c1837652bb6"],["f3.txt","e880e553ed2b66329aefa59f93bf22af"],["f4.txt","d63cae2c6b0b16c8bfa27406d876ab71"]]
zip body: [5,"d41d8cd98f00b204e9800998ecf8427e","86d33467d3517a0ed5b2d77b3fd589ff","40897b0bc9534e649a3e5c1837652bb6","e880e553ed2b66329aefa59f93bf22af","d63cae2c6b0b16c8bfa27406d876ab71"]
zip check body: true
zip extract body: [true,"No error"]
zip stream body: true
phardata zip body: [8] file_get_contents(): zlib: data error
[2] file_get_contents(phar://DIR/body.zip/f0.txt): Failed to open stream: phar error: internal corruption of phar "DIR/body.zip" (actual filesize mismatch on file "f0.txt")
[["f0.txt","d41d8cd98f00b204e9800998ecf8427e"],["f1.txt","86d33467d3517a0ed5b2d77b3fd589ff"],["f2.txt","40897b0bc9534e649a3e5c1837652bb6"],["f3.txt","e880e553ed2b66329aefa59f93bf22af"],["f4.txt","d63cae2c6b0b16c8bfa27406d876ab71"]]
zip empty: [8192] ZipArchive::open(): Using empty file as ZipArchive is deprecated
[0]
zip check empty: 9
zip extract empty: null
zip stream empty: false
phardata zip empty: []
zip text: [19,0,"No error"]
zip check text: 19
zip extract text: null
zip stream text: false
phardata zip text: UnexpectedValueException 0: internal corruption of phar "DIR/text.zip" (truncated entry)
zip dir: [9,0,"No error"]
zip check dir: 9
zip extract dir: null
zip stream dir: false
zip count: [19,0,"No error"]
zip check count: 19
zip extract count: null
zip stream count: false
phardata zip count: UnexpectedValueException 0: phar error: corrupt zip archive, conflicting file count in end of central directory record in zip-based phar "DIR/count.zip"
0 descriptors more
