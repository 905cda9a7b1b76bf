--TEST--
Damaged gzip and bzip2 data in functions, streams and filters
--EXTENSIONS--
zlib
bz2
--INI--
memory_limit=-1
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$gz = gzencode(str_repeat("hello world ", 1000)); $bz = bzcompress(str_repeat("hello world ", 1000)); $df = gzdeflate("x"); $zl = gzcompress("hello hello hello hello");
attempt("gzdecode", fn() => [gzdecode(substr($gz, 0, 30)), gzdecode("xx"), gzdecode(substr_replace($gz, "\0\0", -8, 2)), gzdecode(""), gzdecode(str_repeat("\x1f\x8b", 20))]);
attempt("gzinflate", fn() => [gzinflate("\xff\xff\xff"), gzinflate(substr(gzdeflate(random_bytes(100)), 0, 20)), gzinflate(""), gzinflate(gzdeflate(str_repeat("a", 100000)), 10)]);
attempt("gzuncompress", fn() => [gzuncompress(substr($zl, 0, 8)), gzuncompress(substr_replace($zl, "x", -1)), gzuncompress("no")]);
attempt("bz", fn() => [bzdecompress(substr($bz, 0, 20)), bzdecompress("no"), bzdecompress(""), bzdecompress(substr_replace($bz, "\0", 12, 1))]);
file_put_contents("c.gz", substr($gz, 0, 40)); file_put_contents("c.bz2", substr($bz, 0, 40)); file_put_contents("d.gz", substr_replace($gz, "\xff\xff\xff", 15, 3)); 
attempt("streams", fn() => [md5((string) file_get_contents("compress.zlib://c.gz")), md5((string) file_get_contents("compress.zlib://d.gz")), file_get_contents("compress.bzip2://c.bz2"), gzfile("c.gz") === [], readgzfile("d.gz")]);
attempt("filters", function () use ($gz) { $f = fopen("php://memory", "w+"); fwrite($f, "no deflate data at all"); rewind($f); stream_filter_append($f, "zlib.inflate", STREAM_FILTER_READ); return stream_get_contents($f); });
attempt("bz filter", function () { $f = fopen("php://memory", "w+"); fwrite($f, "no bzip2 data at all"); rewind($f); stream_filter_append($f, "bzip2.decompress", STREAM_FILTER_READ); return stream_get_contents($f); });
attempt("incremental", function () use ($gz) { $c = inflate_init(ZLIB_ENCODING_GZIP); return [strlen(inflate_add($c, substr($gz, 0, 30))), inflate_add($c, "garbage garbage garbage"), inflate_get_status($c)]; });
attempt("bzopen", function () { $b = bzopen("c.bz2", "r"); $t = bzread($b, 1000); return [$t === false ? false : strlen($t), bzerror($b), bzopen("missing.bz2", "r")]; });
$before = descriptors(); for ($i = 0; $i < 30; $i++) { @file_get_contents("compress.zlib://d.gz"); } echo descriptors() - $before, " descriptors more\n";
?>
--EXPECT--
gzdecode: [2] gzdecode(): data error
[2] gzdecode(): data error
[2] gzdecode(): data error
[2] gzdecode(): data error
[2] gzdecode(): data error
[false,false,false,false,false]
gzinflate: [2] gzinflate(): data error
[2] gzinflate(): data error
[2] gzinflate(): data error
[2] gzinflate(): insufficient memory
[false,false,false,false]
gzuncompress: [2] gzuncompress(): data error
[2] gzuncompress(): data error
[2] gzuncompress(): data error
[false,false,false]
bz: ["",-5,"",-4]
streams: ["cd2d21a93bfade9e8cf32a1c0f3afd75","d41d8cd98f00b204e9800998ecf8427e","",false,-1]
filters: [8] stream_get_contents(): zlib: data error
""
bz filter: [8] stream_get_contents(): bzip2 decompression failed
""
incremental: [2] inflate_add(): data error
[0,false,-3]
bzopen: [2] bzopen(missing.bz2): Failed to open stream: No such file or directory
[false,{"errno":-7,"errstr":"UNEXPECTED_EOF"},false]
0 descriptors more
