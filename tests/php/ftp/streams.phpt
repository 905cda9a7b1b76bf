--TEST--
ftp:// and ftps://: reading, writing, appending, resuming, folders, stat and changes
--FILE--
<?php
require __DIR__ . "/client.inc";
ini_set("default_socket_timeout", 5);
$port = start_server();
$base = "ftp://me:secret@127.0.0.1:$port";
set_error_handler(function ($n, $message) use ($port) { echo "  warning: ", str_replace([$port, "\r", "\n"], ["PORT", '\r', '\n'], $message), "\n"; return true; });
function show($what, callable $do) { echo "$what: "; $result = $do(); echo is_resource($result) ? "resource" : json_encode($result), "\n"; return $result; }
function context(array $options) { return stream_context_create(["ftp" => $options, "ssl" => ["verify_peer" => false, "verify_peer_name" => false]]); }

show("read", fn() => file_get_contents("$base/a.txt"));
show("size", fn() => strlen(file_get_contents("$base/b.bin")));
show("resume", fn() => file_get_contents("$base/b.bin", false, context(["resume_pos" => 9995])));
show("missing", fn() => file_get_contents("$base/none"));
show("password", fn() => file_get_contents("ftp://me:wrong@127.0.0.1:$port/a.txt"));
show("control", fn() => file_get_contents("ftp://a%0Ab:x@127.0.0.1:$port/a.txt"));
show("anonymous", fn() => file_get_contents("ftp://127.0.0.1:$port/a.txt"));
show("free", fn() => file_get_contents("ftp://free@127.0.0.1:$port/sub/c.txt"));
show("no path", fn() => fopen("ftp://127.0.0.1:$port", "r"));
show("refused", fn() => fopen("ftp://127.0.0.1:1/x", "r"));
show("write", fn() => file_put_contents("$base/new", "first"));
show("again", fn() => file_put_contents("$base/new", "second"));
show("overwrite", fn() => file_put_contents("$base/new", "third", 0, context(["overwrite" => true])));
show("append", fn() => file_put_contents("$base/new", " and more", FILE_APPEND));
show("written", fn() => file_get_contents("$base/new"));
foreach (["r+", "w+", "x", "a+"] as $mode) show("mode $mode", fn() => fopen("$base/new", $mode));
$f = fopen("$base/a.txt", "r");
echo json_encode([fgets($f), fstat($f), ftell($f), feof($f), array_diff_key(stream_get_meta_data($f), ["uri" => 1])]), "\n";
fclose($f);
show("copy", fn() => [copy("$base/a.txt", $local = tempnam(sys_get_temp_dir(), "zvm_ftp")), file_get_contents($local), unlink($local)]);
show("scandir", fn() => scandir("$base/"));
$d = show("opendir", fn() => opendir("$base/sub"));
show("entries", fn() => [readdir($d), readdir($d), rewinddir($d), readdir($d), get_resource_type($d), stream_get_meta_data($d)["stream_type"]]);
closedir($d);
show("no folder", fn() => opendir("$base/none"));
show("stat", fn() => stat("$base/a.txt"));
foreach (["a.txt", "sub", "none"] as $name) show("facts on $name", fn() => [file_exists("$base/$name"), is_dir("$base/$name"), is_file("$base/$name"), @filesize("$base/$name"), is_writable("$base/$name")]);
show("mkdir", fn() => [mkdir("$base/one"), mkdir("$base/one"), mkdir("$base/x/y/z", 0777, true), is_dir("$base/x/y/z"), mkdir("$base/x/y/w/v/", 0777, true), is_dir("$base/x/y/w/v")]);
show("rmdir", fn() => [rmdir("$base/one"), rmdir("$base/one")]);
show("rename", fn() => [rename("$base/new", "$base/newer"), rename("$base/none", "$base/x"), rename("$base/newer", "ftp://elsewhere/x"), file_get_contents("$base/newer")]);
show("unlink", fn() => [unlink("$base/newer"), unlink("$base/newer"), unlink("ftp://127.0.0.1:1/x")]);
show("others", fn() => [@touch("$base/a.txt"), @chmod("$base/a.txt", 0600)]);
$events = [];
$context = context([]);
stream_context_set_params($context, ["notification" => function (...$event) use (&$events) { if ($event[0] != STREAM_NOTIFY_PROGRESS) $events[] = str_replace("\r\n", "", implode(" ", array_map("strval", $event))); }]);
file_get_contents("$base/a.txt", false, $context);
file_get_contents("$base/none", false, $context);
echo implode("\n", $events), "\n";
$secure = str_replace("ftp:", "ftps:", $base);
show("ftps", fn() => [file_get_contents("$secure/a.txt", false, context([])), file_put_contents("$secure/tls", "safe", 0, context([])), file_get_contents("$secure/tls", false, context([]))]);
show("ftps folder", fn() => readdir(opendir("$secure/sub", context([]))));
show("proxy", fn() => file_put_contents("$base/p", "x", 0, context(["proxy" => "tcp://127.0.0.1:1"])));
stop_server($port);
?>
--EXPECT--
read: "one\r\ntwo\r\nthree\r\n"
size: 10000
resume: "56789"
missing:   warning: file_get_contents(ftp://...@127.0.0.1:PORT/none): Failed to open stream: FTP server reports 550 no such file\r\n
false
password:   warning: file_get_contents(ftp://...@127.0.0.1:PORT/a.txt): Failed to open stream: operation failed
false
control:   warning: file_get_contents(ftp://...@127.0.0.1:PORT/a.txt): Failed to open stream: Invalid login a\nb
false
anonymous:   warning: file_get_contents(ftp://127.0.0.1:PORT/a.txt): Failed to open stream: operation failed
false
free: "see"
no path:   warning: fopen(ftp://127.0.0.1:PORT): Failed to open stream: operation failed
false
refused:   warning: fopen(): connect() failed: Connection refused
  warning: fopen(ftp://127.0.0.1:1/x): Failed to open stream: operation failed
false
write: 5
again:   warning: file_put_contents(ftp://...@127.0.0.1:PORT/new): Failed to open stream: Remote file already exists and overwrite context option not specified\nFTP server reports 213 5\r\n
false
overwrite: 5
append: 9
written: "third and more"
mode r+:   warning: fopen(ftp://...@127.0.0.1:PORT/new): Failed to open stream: FTP does not support simultaneous read/write connections
false
mode w+:   warning: fopen(ftp://...@127.0.0.1:PORT/new): Failed to open stream: FTP does not support simultaneous read/write connections
false
mode x:   warning: fopen(ftp://...@127.0.0.1:PORT/new): Failed to open stream: Unknown file open mode
false
mode a+:   warning: fopen(ftp://...@127.0.0.1:PORT/new): Failed to open stream: FTP does not support simultaneous read/write connections
false
["one\r\n",false,5,false,{"timed_out":false,"blocked":true,"eof":false,"wrapper_type":"ftp","stream_type":"tcp_socket\/ssl","mode":"r+","unread_bytes":12,"seekable":false}]
copy: [true,"one\r\ntwo\r\nthree\r\n",true]
scandir: ["a.txt","b.bin","empty","new","sub"]
opendir: resource
entries:   warning: rewinddir(): Stream does not support seeking
["c.txt",false,null,false,"stream","ftpdir"]
no folder:   warning: opendir(ftp://...@127.0.0.1:PORT/none): Failed to open directory: FTP server reports 550 no such folder\r\n
false
stat: {"0":0,"1":0,"2":33188,"3":1,"4":0,"5":0,"6":-1,"7":17,"8":-1,"9":1709210096,"10":-1,"11":4096,"12":1,"dev":0,"ino":0,"mode":33188,"nlink":1,"uid":0,"gid":0,"rdev":-1,"size":17,"atime":-1,"mtime":1709210096,"ctime":-1,"blksize":4096,"blocks":1}
facts on a.txt: [true,false,true,17,true]
facts on sub: [true,true,false,0,true]
facts on none:   warning: filesize(): stat failed for ftp://me:secret@127.0.0.1:PORT/none
[false,false,false,false,false]
mkdir: [true,false,true,true,true,true]
rmdir:   warning: rmdir(): 550 no such folder\r\n
[true,false]
rename: [true,false,false,"third and more"]
unlink:   warning: unlink(): Error Deleting file: 550 no such file\r\n
  warning: unlink(): connect() failed: Connection refused
  warning: unlink(): Unable to connect to ftp://127.0.0.1:1/x
[true,false,false]
others:   warning: touch(ftp://...@127.0.0.1:PORT/a.txt): Failed to open stream: Unknown file open mode
  warning: chmod(): Cannot call chmod() for a non-standard stream
[false,false]
  warning: file_get_contents(ftp://...@127.0.0.1:PORT/none): Failed to open stream: FTP server reports 550 no such file\r\n
2 0  0 0 0
3 0 331 password? 0 0 0
10 0 230 logged in 230 0 0
5 0 213 17 213 0 17
2 0  0 0 0
3 0 331 password? 0 0 0
10 0 230 logged in 230 0 0
9 2 550 no such file 550 0 0
ftps: ["one\r\ntwo\r\nthree\r\n",4,"safe"]
ftps folder: "c.txt"
proxy:   warning: file_put_contents(ftp://...@127.0.0.1:PORT/p): Failed to open stream: FTP proxy may only be used in read mode
false
