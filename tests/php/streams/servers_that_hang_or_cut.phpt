--TEST--
Servers that hang, cut the connection or answer nonsense
--EXTENSIONS--
curl
simplexml
sockets
--INI--
memory_limit=-1
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$code = <<<'S'
$s = stream_socket_server("tcp://127.0.0.1:0"); echo stream_socket_get_name($s, false), "\n"; 
while ($c = @stream_socket_accept($s, 20)) { $head = ""; while (($l = fgets($c)) !== false && trim($l) !== "") { $head .= $l; if (!str_contains($head, "HTTP/")) break; }
 preg_match("~ /(\w*)~", $head, $m); $what = $m[1] ?? "";
 if ($what == "quit") exit;
 if ($what == "hang") { $hung[] = $c; continue; }
 if ($what == "cut") fwrite($c, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this");
 if ($what == "header") fwrite($c, "HTTP/1.1 200 OK\r\nX-Cut: ye");
 if ($what == "chunk") fwrite($c, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n10\r\nshort");
 if ($what == "badchunk") fwrite($c, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n");
 if ($what == "garbage") fwrite($c, "what is this?\n\n");
 if ($what == "loop") fwrite($c, "HTTP/1.1 302 Found\r\nLocation: /loop\r\n\r\n");
 if ($what == "slow") { fwrite($c, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nab"); $hung[] = $c; continue; }
 if ($what == "gzip") fwrite($c, "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\nnot gzip at all");
 if ($what == "missing") fwrite($c, "HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\nno");
 fclose($c); }
S;
$server = proc_open([PHP_BINARY, "-n", "-r", $code], [1 => ["pipe", "w"]], $pipes); $address = trim(fgets($pipes[1]));
$GLOBALS["address"] = $address;
function hide($t) { return str_replace([$GLOBALS["address"], explode(":", $GLOBALS["address"])[1]], ["ADDRESS", "PORT"], (string) $t); }
set_error_handler(function ($n, $m) { echo "[$n] ", hide($m), "\n"; return true; });
ini_set("default_socket_timeout", "2");
$before = descriptors();
foreach (["nothing", "cut", "header", "chunk", "badchunk", "garbage", "loop", "slow", "hang", "missing", "gzip"] as $what) {
  attempt("http $what", fn() => file_get_contents("http://$address/$what"));
  attempt("fopen $what", function () use ($what, $address) { $f = fopen("http://$address/$what", "r", false, stream_context_create(["http" => ["ignore_errors" => true, "timeout" => 1.5]])); if (!$f) return false; $t = stream_get_contents($f); $m = stream_get_meta_data($f); return [$t, $m["timed_out"], $m["eof"]]; });
  attempt("curl $what", function () use ($what, $address) { $c = curl_init("http://$address/$what"); curl_setopt_array($c, [CURLOPT_RETURNTRANSFER => 1, CURLOPT_TIMEOUT_MS => 1500, CURLOPT_ENCODING => $what == "gzip" ? "" : null, CURLOPT_FOLLOWLOCATION => 1, CURLOPT_MAXREDIRS => 3, CURLOPT_HTTP09_ALLOWED => 0]); $t = curl_exec($c); return [$t, curl_errno($c), preg_replace('/\d+ milliseconds/', 'N milliseconds', hide(curl_error($c))), curl_getinfo($c, CURLINFO_RESPONSE_CODE)]; });
  if ($what != "hang" && $what != "slow") attempt("xml $what", fn() => simplexml_load_file("http://$address/$what"));
}
attempt("copy", fn() => [copy("http://$address/cut", "copied"), file_get_contents("copied")]);
attempt("include", fn() => @include "http://$address/cut");
attempt("ssl", fn() => @file_get_contents("https://$address/garbage"));
attempt("refused", fn() => [@file_get_contents("http://127.0.0.1:1/"), @fsockopen("127.0.0.1", 1, $no, $text), $no, $text, @stream_socket_client("tcp://127.0.0.1:1", $no, $text), $no, $text]);
attempt("gone", function () use ($address) { $f = stream_socket_client("tcp://$address"); fwrite($f, "GET /nothing HTTP/1.0\r\n\r\n"); sleep(1); $r = [fread($f, 10), feof($f)]; $w = @fwrite($f, "x"); usleep(100000); $r[] = @fwrite($f, str_repeat("y", 10)); return $r; });
attempt("timeout", function () use ($address) { $f = stream_socket_client("tcp://$address"); fwrite($f, "GET /hang HTTP/1.0\r\n\r\n"); stream_set_timeout($f, 0, 200000); return [fgets($f), stream_get_meta_data($f)["timed_out"], feof($f), fread($f, 10)]; });
attempt("socket", function () use ($address) { $s = socket_create(AF_INET, SOCK_STREAM, 0); socket_set_option($s, SOL_SOCKET, SO_RCVTIMEO, ["sec" => 0, "usec" => 200000]); socket_connect($s, ...explode(":", $address)); socket_write($s, "GET /hang HTTP/1.0\r\n\r\n"); return [socket_read($s, 10), socket_last_error($s)]; });
echo descriptors() - $before, " descriptors more\n";
@file_get_contents("http://$address/quit");
?>
--EXPECT--
http nothing: [2] file_get_contents(http://ADDRESS/nothing): Failed to open stream: HTTP request failed!
false
fopen nothing: [2] fopen(http://ADDRESS/nothing): Failed to open stream: HTTP request failed!
false
curl nothing: [false,52,"Empty reply from server",0]
xml nothing: [2] simplexml_load_file(http://ADDRESS/nothing): Failed to open stream: HTTP request failed!
[2] simplexml_load_file(): I/O warning : failed to load external entity "http://ADDRESS/nothing"
false
http cut: "only this"
fopen cut: ["only this",false,true]
curl cut: [false,18,"transfer closed with 91 bytes remaining to read",200]
xml cut: [2] simplexml_load_file(): http://ADDRESS/cut:1: parser error : Start tag expected, '<' not found
[2] simplexml_load_file(): only this
[2] simplexml_load_file(): ^
false
http header: ""
fopen header: ["",false,true]
curl header: ["",0,"",200]
xml header: [2] simplexml_load_file(): http://ADDRESS/header:1: parser error : Document is empty
[2] simplexml_load_file(): 
[2] simplexml_load_file(): ^
false
http chunk: "helloshort"
fopen chunk: ["helloshort",false,true]
curl chunk: [false,18,"transfer closed with outstanding read data remaining",200]
xml chunk: [2] simplexml_load_file(): http://ADDRESS/chunk:1: parser error : Start tag expected, '<' not found
[2] simplexml_load_file(): helloshort
[2] simplexml_load_file(): ^
false
http badchunk: "zz\r\nhello\r\n"
fopen badchunk: ["zz\r\nhello\r\n",false,true]
curl badchunk: [false,56,"Illegal or missing hexadecimal sequence in chunked-encoding",200]
xml badchunk: [2] simplexml_load_file(): http://ADDRESS/badchunk:1: parser error : Start tag expected, '<' not found
[2] simplexml_load_file(): zz
[2] simplexml_load_file(): ^
false
http garbage: [2] file_get_contents(http://ADDRESS/garbage): Failed to open stream: HTTP request failed! what is this?

false
fopen garbage: ["",false,true]
curl garbage: [false,1,"Received HTTP\/0.9 when not allowed",0]
xml garbage: [2] simplexml_load_file(http://ADDRESS/garbage): Failed to open stream: HTTP request failed! what is this?

[2] simplexml_load_file(): I/O warning : failed to load external entity "http://ADDRESS/garbage"
false
http loop: [2] file_get_contents(http://ADDRESS/loop): Failed to open stream: Redirection limit reached, aborting
false
fopen loop: ["",false,true]
curl loop: [false,47,"Maximum (3) redirects followed",302]
xml loop: [2] simplexml_load_file(http://ADDRESS/loop): Failed to open stream: Redirection limit reached, aborting
[2] simplexml_load_file(): I/O warning : failed to load external entity "http://ADDRESS/loop"
false
http slow: "ab"
fopen slow: ["ab",true,false]
curl slow: [false,28,"Operation timed out after N milliseconds with 2 out of 10 bytes received",200]
http hang: [2] file_get_contents(http://ADDRESS/hang): Failed to open stream: HTTP request failed!
false
fopen hang: [2] fopen(http://ADDRESS/hang): Failed to open stream: HTTP request failed!
false
curl hang: [false,28,"Operation timed out after N milliseconds with 0 bytes received",0]
http missing: [2] file_get_contents(http://ADDRESS/missing): Failed to open stream: HTTP request failed! HTTP/1.1 404 Not Found

false
fopen missing: ["no",false,true]
curl missing: ["no",0,"",404]
xml missing: [2] simplexml_load_file(http://ADDRESS/missing): Failed to open stream: HTTP request failed! HTTP/1.1 404 Not Found

[2] simplexml_load_file(): I/O warning : failed to load external entity "http://ADDRESS/missing"
false
http gzip: "not gzip at all"
fopen gzip: ["not gzip at all",false,true]
curl gzip: [false,61,"Error while processing content unencoding: incorrect header check",200]
xml gzip: [2] simplexml_load_file(): http://ADDRESS/gzip:1: parser error : Start tag expected, '<' not found
[2] simplexml_load_file(): not gzip at all
[2] simplexml_load_file(): ^
false
copy: [true,"only this"]
include: [2] include(): http:// wrapper is disabled in the server configuration by allow_url_include=0
[2] include(http://ADDRESS/cut): Failed to open stream: no suitable wrapper could be found
[2] include(): Failed opening 'http://ADDRESS/cut' for inclusion (include_path='.:/usr/share/php')
false
ssl: [2] file_get_contents(): Failed to enable crypto
[2] file_get_contents(https://ADDRESS/garbage): Failed to open stream: operation failed
false
refused: [2] file_get_contents(http://127.0.0.1:1/): Failed to open stream: Connection refused
[2] fsockopen(): Unable to connect to 127.0.0.1:1 (Connection refused)
[2] stream_socket_client(): Unable to connect to tcp://127.0.0.1:1 (Connection refused)
[false,false,111,"Connection refused",false,111,"Connection refused"]
gone: [8] fwrite(): Send of 10 bytes failed with errno=32 Broken pipe
["",true,false]
timeout: [false,true,false,false]
socket: [false,11]
0 descriptors more
[2] file_get_contents(http://ADDRESS/quit): Failed to open stream: HTTP request failed!
