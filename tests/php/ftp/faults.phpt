--TEST--
ftp: servers that refuse, hang or cut the connection, or know no TLS
--EXTENSIONS--
ftp
--FILE--
<?php
require __DIR__ . "/client.inc";
$port = start_server("busy");
var_dump(ftp_connect("127.0.0.1", $port, 5));
proc_terminate($server_process);
$port = start_server();
$ftp = ftp_connect("127.0.0.1", $port, 5);
ftp_set_option($ftp, FTP_TIMEOUT_SEC, 1);
ask("ftp_raw", $ftp, "HANG");
ask("ftp_pwd", $ftp);
ask("ftp_nlist", $ftp, ".");
ask("ftp_close", $ftp);
$ftp = ftp_connect("127.0.0.1", $port, 5);
ask("ftp_raw", $ftp, "QUIT");
ask("ftp_chdir", $ftp, "/");
ask("ftp_chdir", $ftp, "/");
ask("ftp_get", $ftp, "/no/such", "a.txt");
ask("ftp_close", $ftp);
proc_terminate($server_process);
?>
--EXPECT--
bool(false)
ftp_raw("HANG")
  warning: ftp_raw(): Connection timed out
  []
ftp_pwd()
  false
ftp_nlist(".")
  false
ftp_close()
  false
ftp_raw("QUIT")
  ["221 bye"]
ftp_chdir("\/")
  false
ftp_chdir("\/")
  false
ftp_get("\/no\/such", "a.txt")
  warning: ftp_get(/no/such): Failed to open stream: No such file or directory
  warning: ftp_get(): Error opening /no/such
  false
ftp_close()
  false
