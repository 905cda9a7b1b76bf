--TEST--
ftp: lists, and getting, putting and appending files in both modes, whole and from an offset
--EXTENSIONS--
ftp
--FILE--
<?php
require __DIR__ . "/client.inc";
$port = start_server();
$local = tempnam(sys_get_temp_dir(), "zvm_ftp");
$ftp = ftp_connect("127.0.0.1", $port, 5);
ftp_login($ftp, "me", "secret");
foreach ([false, true] as $passive) {
    ask("ftp_pasv", $ftp, $passive);
    foreach (["ftp_nlist", "ftp_rawlist", "ftp_mlsd"] as $list) foreach (["/", "/sub", "/empty", "/none"] as $folder) ask($list, $ftp, $folder);
    ask("ftp_rawlist", $ftp, "sub", true);
    ask("ftp_nlist", $ftp, "a\0b");
    show_log($ftp);
    foreach ([FTP_ASCII, FTP_BINARY] as $mode) {
        var_dump(ftp_get($ftp, $local, "a.txt", $mode), bin2hex(file_get_contents($local)));
        file_put_contents($local, "x\ny\r\nz");
        var_dump(ftp_put($ftp, "up", $local, $mode), ftp_append($ftp, "up", $local, $mode), ftp_get($ftp, $local, "up"), bin2hex(file_get_contents($local)));
        $stream = fopen("php://memory", "w+");
        ask("ftp_fget", $ftp, $stream, "b.bin", $mode);
        var_dump(ftell($stream), rewind($stream), md5(stream_get_contents($stream)));
        rewind($stream);
        ask("ftp_fput", $ftp, "copy", $stream, $mode);
        ask("ftp_size", $ftp, "copy");
        show_log($ftp);
    }
    file_put_contents($local, "0123");
    var_dump(ftp_get($ftp, $local, "b.bin", FTP_BINARY, FTP_AUTORESUME), md5_file($local), ftp_get($ftp, $local, "b.bin", FTP_BINARY, 9990), filesize($local));
    ftp_set_option($ftp, FTP_AUTOSEEK, false);
    var_dump(ftp_get($ftp, $local, "b.bin", FTP_BINARY, 9990), file_get_contents($local), ftp_get($ftp, $local, "b.bin", FTP_BINARY, FTP_AUTORESUME), filesize($local));
    ftp_set_option($ftp, FTP_AUTOSEEK, true);
    file_put_contents($local, "abcdefgh");
    var_dump(ftp_put($ftp, "up", $local), ftp_raw($ftp, "SIZE up"));
    file_put_contents($local, "ABCDEFGHIJ");
    var_dump(ftp_put($ftp, "up", $local, FTP_BINARY, FTP_AUTORESUME), ftp_get($ftp, $local, "up"), file_get_contents($local));
    var_dump(ftp_put($ftp, "up", $local, FTP_BINARY, 4), ftp_get($ftp, $local, "up"), file_get_contents($local));
    var_dump(ftp_put($ftp, "fresh$passive", $local, FTP_BINARY, FTP_AUTORESUME), ftp_size($ftp, "fresh$passive"));
    show_log($ftp);
}
var_dump(file_exists($local), ftp_get($ftp, $local, "none"), file_exists($local));
foreach ([["ftp_get", "/no/such/folder", "a.txt"], ["ftp_get", $local, "a.txt", 3], ["ftp_put", "x", "/no/such/file"], ["ftp_put", "x", __FILE__, 0],
          ["ftp_append", "x", "/no/such/file"], ["ftp_fget", STDIN, "a.txt", 5], ["ftp_fget", 5, "a.txt"], ["ftp_nb_get", "/no/such/folder", "a.txt"], ["ftp_nb_put", "x", "/no/such/file"],
          ["ftp_fput", "x", STDIN, 9], ["ftp_get", "a\0", "b"], ["ftp_nb_get", "", "a.txt"]] as $words) {
    $function = array_shift($words);
    try { var_dump($function($ftp, ...$words)); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
// step by step
function follow($status) { global $ftp; $steps = 1; while ($status === FTP_MOREDATA) { $status = ftp_nb_continue($ftp); $steps++; } return [$status, $steps > 1]; }
ask("ftp_nb_continue", $ftp);
foreach ([FTP_ASCII, FTP_BINARY] as $mode) {
    echo json_encode(follow(ftp_nb_get($ftp, $local, "a.txt", $mode))), bin2hex(file_get_contents($local)), "\n";
    echo json_encode(follow(ftp_nb_put($ftp, "steps", $local, $mode))), ftp_size($ftp, "steps"), "\n";
    $stream = fopen("php://memory", "w+");
    echo json_encode(follow(ftp_nb_fget($ftp, $stream, "b.bin", $mode))), ftell($stream), "\n";
    rewind($stream);
    echo json_encode(follow(ftp_nb_fput($ftp, "steps", $stream, $mode))), ftp_size($ftp, "steps"), "\n";
}
var_dump(ftp_nb_get($ftp, $local, "none"), file_exists($local));
ask("ftp_nb_fget", $ftp, $stream, "none");
ask("ftp_nb_continue", $ftp);
show_log($ftp);
unset($ftp, $e);
stop_server($port);
?>
--CLEAN--
<?php array_map("unlink", glob(sys_get_temp_dir() . "/zvm_ftp*")); ?>
--EXPECT--
ftp_pasv(false)
  true
ftp_nlist("\/")
  ["a.txt","b.bin","empty","sub"]
ftp_nlist("\/sub")
  ["c.txt"]
ftp_nlist("\/empty")
  []
ftp_nlist("\/none")
  false
ftp_rawlist("\/")
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 a.txt","-rw-r--r-- 1 me us 3 Feb 29 12:34 b.bin","-rw-r--r-- 1 me us 3 Feb 29 12:34 empty","-rw-r--r-- 1 me us 3 Feb 29 12:34 sub"]
ftp_rawlist("\/sub")
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 c.txt"]
ftp_rawlist("\/empty")
  [""]
ftp_rawlist("\/none")
  false
ftp_mlsd("\/")
  [{"name":"a.txt","type":"file","size":"3","modify":"20240229123456"},{"name":"b.bin","type":"file","size":"3","modify":"20240229123456"},{"name":"empty","type":"dir","modify":"20240229123456"},{"name":"sub","type":"dir","modify":"20240229123456"}]
ftp_mlsd("\/sub")
  warning: ftp_mlsd(): Missing pathname in MLSD response
  warning: ftp_mlsd(): Malformed fact in MLSD response
  [{"name":"c.txt","type":"file","size":"3","modify":"20240229123456"},{"name":"a b","type":"file"}]
ftp_mlsd("\/empty")
  warning: ftp_mlsd(): Missing pathname in MLSD response
  []
ftp_mlsd("\/none")
  false
ftp_rawlist("sub", true)
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 c.txt"]
ftp_nlist("a\u0000b")
  ValueError: ftp_nlist(): Argument #2 ($directory) must not contain any null bytes
  log: USER me | PASS secret | TYPE A | PORT | NLST / | PORT | NLST /sub | PORT | NLST /empty | PORT | NLST /none | PORT | LIST / | PORT | LIST /sub | PORT | LIST /empty | PORT | LIST /none | PORT | MLSD / | PORT | MLSD /sub | PORT | MLSD /empty | PORT | MLSD /none | PORT | LIST -R sub
bool(true)
string(28) "6f6e650a74776f0a74687265650a"
bool(true)
bool(true)
bool(true)
string(32) "780d0a790d0d0a7a780d0a790d0d0a7a"
ftp_fget(…, "b.bin", 1)
  true
int(10000)
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
ftp_fput("copy", …, 1)
  true
ftp_size("copy")
  10000
  log: PORT | RETR a.txt | PORT | STOR up | PORT | APPE up | TYPE I | PORT | RETR up | TYPE A | PORT | RETR b.bin | PORT | STOR copy | TYPE I | SIZE copy
bool(true)
string(34) "6f6e650d0a74776f0d0a74687265650d0a"
bool(true)
bool(true)
bool(true)
string(24) "780a790d0a7a780a790d0a7a"
ftp_fget(…, "b.bin", 2)
  true
int(10000)
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
ftp_fput("copy", …, 2)
  true
ftp_size("copy")
  10000
  log: PORT | RETR a.txt | PORT | STOR up | PORT | APPE up | PORT | RETR up | PORT | RETR b.bin | PORT | STOR copy | SIZE copy
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
bool(true)
int(10000)
bool(true)
string(10) "0123456789"
bool(true)
int(10000)
bool(true)
array(1) {
  [0]=>
  string(5) "213 8"
}
bool(true)
bool(true)
string(10) "abcdefghIJ"
bool(true)
bool(true)
string(10) "abcdefghIJ"
bool(true)
int(10)
  log: PORT | REST | RETR b.bin | PORT | REST | RETR b.bin | PORT | REST | RETR b.bin | PORT | RETR b.bin | PORT | STOR up | SIZE up | SIZE up | PORT | REST | STOR up | PORT | RETR up | PORT | REST | STOR up | PORT | RETR up | SIZE fresh | PORT | STOR fresh | SIZE fresh
ftp_pasv(true)
  true
ftp_nlist("\/")
  ["a.txt","b.bin","copy","empty","fresh","sub","up"]
ftp_nlist("\/sub")
  ["c.txt"]
ftp_nlist("\/empty")
  []
ftp_nlist("\/none")
  false
ftp_rawlist("\/")
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 a.txt","-rw-r--r-- 1 me us 3 Feb 29 12:34 b.bin","-rw-r--r-- 1 me us 3 Feb 29 12:34 copy","-rw-r--r-- 1 me us 3 Feb 29 12:34 empty","-rw-r--r-- 1 me us 3 Feb 29 12:34 fresh","-rw-r--r-- 1 me us 3 Feb 29 12:34 sub","-rw-r--r-- 1 me us 3 Feb 29 12:34 up"]
ftp_rawlist("\/sub")
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 c.txt"]
ftp_rawlist("\/empty")
  [""]
ftp_rawlist("\/none")
  false
ftp_mlsd("\/")
  [{"name":"a.txt","type":"file","size":"3","modify":"20240229123456"},{"name":"b.bin","type":"file","size":"3","modify":"20240229123456"},{"name":"copy","type":"file","size":"3","modify":"20240229123456"},{"name":"empty","type":"dir","modify":"20240229123456"},{"name":"fresh","type":"file","size":"3","modify":"20240229123456"},{"name":"sub","type":"dir","modify":"20240229123456"},{"name":"up","type":"file","size":"3","modify":"20240229123456"}]
ftp_mlsd("\/sub")
  warning: ftp_mlsd(): Missing pathname in MLSD response
  warning: ftp_mlsd(): Malformed fact in MLSD response
  [{"name":"c.txt","type":"file","size":"3","modify":"20240229123456"},{"name":"a b","type":"file"}]
ftp_mlsd("\/empty")
  warning: ftp_mlsd(): Missing pathname in MLSD response
  []
ftp_mlsd("\/none")
  false
ftp_rawlist("sub", true)
  ["-rw-r--r-- 1 me us 3 Feb 29 12:34 c.txt"]
ftp_nlist("a\u0000b")
  ValueError: ftp_nlist(): Argument #2 ($directory) must not contain any null bytes
  log: PASV | TYPE A | NLST / | PASV | NLST /sub | PASV | NLST /empty | PASV | NLST /none | PASV | LIST / | PASV | LIST /sub | PASV | LIST /empty | PASV | LIST /none | PASV | MLSD / | PASV | MLSD /sub | PASV | MLSD /empty | PASV | MLSD /none | PASV | LIST -R sub
bool(true)
string(28) "6f6e650a74776f0a74687265650a"
bool(true)
bool(true)
bool(true)
string(32) "780d0a790d0d0a7a780d0a790d0d0a7a"
ftp_fget(…, "b.bin", 1)
  true
int(10000)
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
ftp_fput("copy", …, 1)
  true
ftp_size("copy")
  10000
  log: PASV | RETR a.txt | PASV | STOR up | PASV | APPE up | TYPE I | PASV | RETR up | TYPE A | PASV | RETR b.bin | PASV | STOR copy | TYPE I | SIZE copy
bool(true)
string(34) "6f6e650d0a74776f0d0a74687265650d0a"
bool(true)
bool(true)
bool(true)
string(24) "780a790d0a7a780a790d0a7a"
ftp_fget(…, "b.bin", 2)
  true
int(10000)
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
ftp_fput("copy", …, 2)
  true
ftp_size("copy")
  10000
  log: PASV | RETR a.txt | PASV | STOR up | PASV | APPE up | PASV | RETR up | PASV | RETR b.bin | PASV | STOR copy | SIZE copy
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
bool(true)
int(10000)
bool(true)
string(10) "0123456789"
bool(true)
int(10000)
bool(true)
array(1) {
  [0]=>
  string(5) "213 8"
}
bool(true)
bool(true)
string(10) "abcdefghIJ"
bool(true)
bool(true)
string(10) "abcdefghIJ"
bool(true)
int(10)
  log: PASV | REST | RETR b.bin | PASV | REST | RETR b.bin | PASV | REST | RETR b.bin | PASV | RETR b.bin | PASV | STOR up | SIZE up | SIZE up | PASV | REST | STOR up | PASV | RETR up | PASV | REST | STOR up | PASV | RETR up | SIZE fresh1 | PASV | STOR fresh1 | SIZE fresh1
  warning: ftp_get(): no such file
bool(true)
bool(false)
bool(false)
  warning: ftp_get(/no/such/folder): Failed to open stream: No such file or directory
  warning: ftp_get(): Error opening /no/such/folder
bool(false)
ValueError: ftp_get(): Argument #4 ($mode) must be either FTP_ASCII or FTP_BINARY
  warning: ftp_put(/no/such/file): Failed to open stream: No such file or directory
bool(false)
ValueError: ftp_put(): Argument #4 ($mode) must be either FTP_ASCII or FTP_BINARY
  warning: ftp_append(/no/such/file): Failed to open stream: No such file or directory
bool(false)
ValueError: ftp_fget(): Argument #4 ($mode) must be either FTP_ASCII or FTP_BINARY
TypeError: ftp_fget(): Argument #2 ($stream) must be of type resource, int given
  warning: ftp_nb_get(/no/such/folder): Failed to open stream: No such file or directory
  warning: ftp_nb_get(): Error opening /no/such/folder
bool(false)
  warning: ftp_nb_put(/no/such/file): Failed to open stream: No such file or directory
bool(false)
ValueError: ftp_fput(): Argument #4 ($mode) must be either FTP_ASCII or FTP_BINARY
ValueError: ftp_get(): Argument #2 ($local_filename) must not contain any null bytes
ValueError: Path cannot be empty
ftp_nb_continue()
  warning: ftp_nb_continue(): No nbronous transfer to continue
  0
[1,true]6f6e650a74776f0a74687265650a
[1,false]17
[1,true]10000
[1,true]10000
[1,true]6f6e650d0a74776f0d0a74687265650d0a
[1,false]17
[1,true]10000
[1,true]10000
  warning: ftp_nb_get(): no such file
int(0)
bool(false)
ftp_nb_fget(…, "none")
  warning: ftp_nb_fget(): no such file
  0
ftp_nb_continue()
  warning: ftp_nb_continue(): No nbronous transfer to continue
  0
  log: PASV | RETR none | TYPE A | PASV | RETR a.txt | PASV | STOR steps | TYPE I | SIZE steps | TYPE A | PASV | RETR b.bin | PASV | STOR steps | TYPE I | SIZE steps | PASV | RETR a.txt | PASV | STOR steps | SIZE steps | PASV | RETR b.bin | PASV | STOR steps | SIZE steps | PASV | RETR none | PASV | RETR none
