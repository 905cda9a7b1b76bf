--TEST--
ftp: TLS on both connections
--EXTENSIONS--
ftp
openssl
--FILE--
<?php
require __DIR__ . "/client.inc";
$port = start_server();
$local = tempnam(sys_get_temp_dir(), "zvm_ftp");
ask("ftp_ssl_connect", "127.0.0.1", 21, -1);
$ftp = ftp_ssl_connect("127.0.0.1", $port, 5);
ask("ftp_login", $ftp, "me", "secret");
ask("ftp_pwd", $ftp);
foreach ([true, false] as $passive) {
    ask("ftp_pasv", $ftp, $passive);
    ask("ftp_nlist", $ftp, "/");
    var_dump(ftp_get($ftp, $local, "b.bin"), md5_file($local), ftp_put($ftp, "up", $local), ftp_size($ftp, "up"));
}
show_log($ftp);
ask("ftp_close", $ftp);
stop_server($port);
?>
--CLEAN--
<?php array_map("unlink", glob(sys_get_temp_dir() . "/zvm_ftp*")); ?>
--EXPECT--
ftp_ssl_connect(21, -1)
  ValueError: ftp_ssl_connect(): Argument #3 ($timeout) must be greater than 0
ftp_login("me", "secret")
  true
ftp_pwd()
  '/'
ftp_pasv(true)
  true
ftp_nlist("\/")
  ["a.txt","b.bin","empty","sub"]
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
bool(true)
int(10000)
ftp_pasv(false)
  true
ftp_nlist("\/")
  ["a.txt","b.bin","empty","sub","up"]
bool(true)
string(32) "2bb571599a4180e1d542f76904adc3df"
bool(true)
int(10000)
  log: AUTH TLS | PBSZ 0 | PROT P | USER me | PASS secret | PWD | PASV | TYPE A | NLST / | TYPE I | PASV | RETR b.bin | PASV | STOR up | SIZE up | TYPE A | PORT | NLST / | TYPE I | PORT | RETR b.bin | PORT | STOR up | SIZE up
ftp_close()
  true
