--TEST--
ftp: connections, folders, facts on files, other commands, options
--EXTENSIONS--
ftp
--FILE--
<?php
require __DIR__ . "/client.inc";
$port = start_server();
ask("ftp_connect", "127.0.0.1", 1);
ask("ftp_connect", "127.0.0.1", 21, 0);
ask("ftp_connect", "no host\0", 1);
$ftp = ftp_connect("127.0.0.1", $port, 5);
var_dump($ftp);
ask("ftp_login", $ftp, "out", "secret");
ask("ftp_login", $ftp, "me", "wrong");
ask("ftp_login", $ftp, "two\r\nlines", "");
ask("ftp_login", $ftp, "free", "");
ask("ftp_login", $ftp, "me", "secret");
ask("ftp_pwd", $ftp);
ask("ftp_pwd", $ftp);
ask("ftp_chdir", $ftp, "sub");
ask("ftp_pwd", $ftp);
ask("ftp_chdir", $ftp, "nowhere");
ask("ftp_cdup", $ftp);
ask("ftp_systype", $ftp);
ask("ftp_systype", $ftp);
show_log($ftp);
ask("ftp_mkdir", $ftp, "new");
ask("ftp_mkdir", $ftp, "new");
ask("ftp_mkdir", $ftp, "plain");
ask("ftp_rmdir", $ftp, "new");
ask("ftp_rmdir", $ftp, "new");
ask("ftp_size", $ftp, "b.bin");
ask("ftp_size", $ftp, "none");
ask("ftp_mdtm", $ftp, "a.txt");
ask("ftp_mdtm", $ftp, "odd");
ask("ftp_mdtm", $ftp, "none");
ask("ftp_chmod", $ftp, 0644, "a.txt");
ask("ftp_chmod", $ftp, 0644, "");
ask("ftp_chmod", $ftp, -1, "a.txt");
ask("ftp_chmod", $ftp, 1, "a\0b");
ask("ftp_rename", $ftp, "a.txt", "d.txt");
ask("ftp_rename", $ftp, "none", "d.txt");
ask("ftp_delete", $ftp, "d.txt");
ask("ftp_delete", $ftp, "d.txt");
ask("ftp_exec", $ftp, "ls");
ask("ftp_exec", $ftp, "rm");
ask("ftp_site", $ftp, "HELP");
ask("ftp_site", $ftp, "NO");
ask("ftp_site", $ftp, "");
ask("ftp_raw", $ftp, "LINES");
ask("ftp_raw", $ftp, "NO SUCH");
ask("ftp_raw", $ftp, "A\nB");
ask("ftp_raw", $ftp, "");
show_log($ftp);
var_dump(ftp_raw($ftp, str_repeat("x", 5000)), strlen(ftp_raw($ftp, str_repeat("y", 4000))[0]));
ask("ftp_alloc", $ftp, 0);
ask("ftp_alloc", $ftp, 50);
var_dump(ftp_alloc($ftp, 50, $text), $text, ftp_alloc($ftp, 500, $text), $text);
ftp_raw($ftp, "SITE LOG");
foreach ([FTP_TIMEOUT_SEC, FTP_AUTOSEEK, FTP_USEPASVADDRESS, 7] as $option) ask("ftp_get_option", $ftp, $option);
foreach ([[FTP_TIMEOUT_SEC, 0], [FTP_TIMEOUT_SEC, "1"], [FTP_TIMEOUT_SEC, 4], [FTP_AUTOSEEK, 1], [FTP_AUTOSEEK, false], [FTP_USEPASVADDRESS, null],
          [FTP_USEPASVADDRESS, false], [7, 1]] as $words) ask("ftp_set_option", $ftp, ...$words);
foreach ([FTP_TIMEOUT_SEC, FTP_AUTOSEEK, FTP_USEPASVADDRESS] as $option) ask("ftp_get_option", $ftp, $option);
ask("ftp_raw", $ftp, "CUT");
ask("ftp_pwd", $ftp);
ask("ftp_close", $ftp);
ask("ftp_close", $ftp);
ask("ftp_pwd", $ftp);
ask("ftp_quit", $ftp);
foreach (['new FTP\Connection', 'clone $ftp', 'serialize($ftp)', '$ftp->x = 1'] as $code) {
    try { eval("$code;"); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
unset($ftp, $e);
stop_server($port);
?>
--EXPECT--
ftp_connect(1)
  false
ftp_connect(21, 0)
  ValueError: ftp_connect(): Argument #3 ($timeout) must be greater than 0
ftp_connect(1)
  warning: ftp_connect(): php_network_getaddresses: getaddrinfo for no host failed: Name or service not known
  false
object(FTP\Connection)#2 (0) {
}
ftp_login("out", "secret")
  warning: ftp_login(): not you
  false
ftp_login("me", "wrong")
  warning: ftp_login(): wrong password
  false
ftp_login("two\r\nlines", "")
  warning: ftp_login(): wrong password
  false
ftp_login("free", "")
  true
ftp_login("me", "secret")
  true
ftp_pwd()
  '/'
ftp_pwd()
  '/'
ftp_chdir("sub")
  true
ftp_pwd()
  '/sub'
ftp_chdir("nowhere")
  warning: ftp_chdir(): no such folder
  false
ftp_cdup()
  true
ftp_systype()
  'UNIX'
ftp_systype()
  'UNIX'
  log: USER out | USER me | PASS wrong | USER free | USER me | PASS secret | PWD | CWD sub | PWD | CWD nowhere | CDUP | SYST
ftp_mkdir("new")
  '/new'
ftp_mkdir("new")
  warning: ftp_mkdir(): there is one
  false
ftp_mkdir("plain")
  'plain'
ftp_rmdir("new")
  true
ftp_rmdir("new")
  warning: ftp_rmdir(): no such folder
  false
ftp_size("b.bin")
  10000
ftp_size("none")
  -1
ftp_mdtm("a.txt")
  1709210096
ftp_mdtm("odd")
  -1
ftp_mdtm("none")
  -1
ftp_chmod(420, "a.txt")
  420
ftp_chmod(420, "")
  warning: ftp_chmod(): yes
  false
ftp_chmod(-1, "a.txt")
  -1
ftp_chmod(1, "a\u0000b")
  ValueError: ftp_chmod(): Argument #3 ($filename) must not contain any null bytes
ftp_rename("a.txt", "d.txt")
  true
ftp_rename("none", "d.txt")
  warning: ftp_rename(): no such file
  false
ftp_delete("d.txt")
  true
ftp_delete("d.txt")
  warning: ftp_delete(): no such file
  false
ftp_exec("ls")
  true
ftp_exec("rm")
  warning: ftp_exec(): what?
  false
ftp_site("HELP")
  true
ftp_site("NO")
  warning: ftp_site(): what?
  false
ftp_site("")
  warning: ftp_site(): what?
  false
ftp_raw("LINES")
  ["211-a","211-b","211-c"," 211 d","211 e"]
ftp_raw("NO SUCH")
  ["502 no such command"]
ftp_raw("A\nB")
  NULL
ftp_raw("")
  ["502 no such command"]
  log: MKD new | MKD new | MKD plain | RMD new | RMD new | TYPE I | SIZE b.bin | SIZE none | MDTM a.txt | MDTM odd | MDTM none | SITE CHMOD 644 a.txt | SITE CHMOD 37777777777 a.txt | RNFR a.txt | RNTO d.txt | RNFR none | DELE d.txt | DELE d.txt | SITE EXEC ls | SITE EXEC rm | SITE HELP | SITE NO | SITE | LINES | NO SUCH | 
NULL
int(19)
ftp_alloc(0)
  false
ftp_alloc(50)
  true
bool(true)
string(10) "not needed"
bool(false)
string(8) "too much"
ftp_get_option(0)
  5
ftp_get_option(1)
  true
ftp_get_option(2)
  true
ftp_get_option(7)
  ValueError: ftp_get_option(): Argument #2 ($option) must be one of FTP_TIMEOUT_SEC, FTP_AUTOSEEK, or FTP_USEPASVADDRESS
ftp_set_option(0, 0)
  ValueError: ftp_set_option(): Argument #3 ($value) must be greater than 0 for the FTP_TIMEOUT_SEC option
ftp_set_option(0, "1")
  TypeError: ftp_set_option(): Argument #3 ($value) must be of type int for the FTP_TIMEOUT_SEC option, string given
ftp_set_option(0, 4)
  true
ftp_set_option(1, 1)
  TypeError: ftp_set_option(): Argument #3 ($value) must be of type bool for the FTP_AUTOSEEK option, int given
ftp_set_option(1, false)
  true
ftp_set_option(2, null)
  TypeError: ftp_set_option(): Argument #3 ($value) must be of type bool for the FTP_USEPASVADDRESS option, null given
ftp_set_option(2, false)
  true
ftp_set_option(7, 1)
  ValueError: ftp_set_option(): Argument #2 ($option) must be one of FTP_TIMEOUT_SEC, FTP_AUTOSEEK, or FTP_USEPASVADDRESS
ftp_get_option(0)
  4
ftp_get_option(1)
  false
ftp_get_option(2)
  false
ftp_raw("CUT")
  []
ftp_pwd()
  false
ftp_close()
  false
ftp_close()
  true
ftp_pwd()
  ValueError: FTP\Connection is already closed
ftp_quit()
  true
Error: Cannot directly construct FTP\Connection, use ftp_connect() or ftp_ssl_connect() instead
Error: Trying to clone an uncloneable object of class FTP\Connection
Exception: Serialization of 'FTP\Connection' is not allowed
Error: Cannot create dynamic property FTP\Connection::$x
