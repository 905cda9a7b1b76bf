--TEST--
curl: several transfers at a time, and what they share
--EXTENSIONS--
curl
pcntl
posix
--FILE--
<?php
include __DIR__ . "/server.inc";
$url = start_server();
$multi = curl_multi_init();
$handles = [];
foreach (["a", "b", "c"] as $name) {
    $handles[$name] = curl_init("$url/$name");
    curl_setopt($handles[$name], CURLOPT_RETURNTRANSFER, true);
    var_dump(curl_multi_add_handle($multi, $handles[$name]));
}
var_dump(curl_multi_add_handle($multi, $handles["a"]) === CURLM_ADDED_ALREADY, curl_multi_errno($multi), curl_multi_strerror(CURLM_ADDED_ALREADY));
do {
    $status = curl_multi_exec($multi, $running);
    if ($running) {
        curl_multi_select($multi, 1.0);
    }
} while ($running && $status === CURLM_OK);
$done = [];
while ($info = curl_multi_info_read($multi, $queued)) {
    $done[array_search($info["handle"], $handles, true)] = [$info["msg"] === CURLMSG_DONE, $info["result"], $queued >= 0];
}
ksort($done);
var_dump($done);
foreach ($handles as $handle) {
    var_dump(curl_multi_getcontent($handle), curl_multi_remove_handle($multi, $handle));
}
$failing = curl_init("http://127.0.0.1:1/");
curl_setopt($failing, CURLOPT_RETURNTRANSFER, true);
curl_multi_add_handle($multi, $failing);
do {
    curl_multi_exec($multi, $running);
    curl_multi_select($multi);
} while ($running);
$info = curl_multi_info_read($multi);
var_dump($info["result"] === CURLE_COULDNT_CONNECT, curl_errno($failing) === CURLE_COULDNT_CONNECT, curl_multi_getcontent($failing), curl_multi_info_read($multi));
$throwing = curl_init("$url/x");
curl_setopt($throwing, CURLOPT_WRITEFUNCTION, function () { throw new LogicException("in a callback"); });
curl_multi_add_handle($multi, $throwing);
try {
    do {
        curl_multi_exec($multi, $running);
        curl_multi_select($multi);
    } while ($running);
} catch (LogicException $e) {
    echo $e->getMessage(), "\n";
}
var_dump(curl_multi_setopt($multi, CURLMOPT_MAXCONNECTS, 5), curl_multi_setopt($multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX));
curl_multi_close($multi);

$share = curl_share_init();
var_dump($share, curl_share_setopt($share, CURLSHOPT_SHARE, CURL_LOCK_DATA_COOKIE), curl_share_errno($share), curl_share_strerror(1));
$ch = curl_init("$url/shared");
var_dump(curl_setopt($ch, CURLOPT_SHARE, $share), curl_setopt($ch, CURLOPT_COOKIELIST, "Set-Cookie: shared=yes; domain=127.0.0.1; path=/"));
$other = curl_init("$url/shared");
curl_setopt_array($other, [CURLOPT_SHARE => $share, CURLOPT_RETURNTRANSFER => true, CURLOPT_COOKIEFILE => ""]);
var_dump(curl_exec($other));
curl_share_close($share);
foreach ([fn() => curl_multi_setopt($multi, -1, 1), fn() => curl_share_setopt($share, -1, 1), fn() => new CurlMultiHandle, fn() => new CurlShareHandle,
          fn() => clone $multi] as $call) {
    try {
        $call();
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
var_dump(curl_multi_strerror(99), curl_share_strerror(99));
?>
--EXPECT--
int(0)
int(0)
int(0)
bool(true)
int(7)
string(50) "The easy handle is already added to a multi handle"
array(3) {
  ["a"]=>
  array(3) {
    [0]=>
    bool(true)
    [1]=>
    int(0)
    [2]=>
    bool(true)
  }
  ["b"]=>
  array(3) {
    [0]=>
    bool(true)
    [1]=>
    int(0)
    [2]=>
    bool(true)
  }
  ["c"]=>
  array(3) {
    [0]=>
    bool(true)
    [1]=>
    int(0)
    [2]=>
    bool(true)
  }
}
string(17) "GET /a HTTP/1.1

"
int(0)
string(17) "GET /b HTTP/1.1

"
int(0)
string(17) "GET /c HTTP/1.1

"
int(0)
bool(true)
bool(true)
string(0) ""
bool(false)
in a callback
bool(true)
bool(true)
object(CurlShareHandle)#10 (0) {
}
bool(true)
int(0)
string(20) "Unknown share option"
bool(true)
bool(true)
string(40) "GET /shared HTTP/1.1
Cookie: shared=yes
"
ValueError: curl_multi_setopt(): Argument #2 ($option) is not a valid cURL multi option
ValueError: curl_share_setopt(): Argument #2 ($option) is not a valid cURL share option
Error: Cannot directly construct CurlMultiHandle, use curl_multi_init() instead
Error: Cannot directly construct CurlShareHandle, use curl_share_init() instead
Error: Trying to clone an uncloneable object of class CurlMultiHandle
string(13) "Unknown error"
string(18) "CURLSHcode unknown"
