--TEST--
include through wrappers and filters
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
class W { public $context; private $s='<?php echo "hi from ", __FILE__, "\n"; return 5;'; private $p=0; function stream_open($p,$m,$o,&$op){ return strpos($p,'bad')===false; } function stream_read($n){ $r=substr($this->s,$this->p,$n); $this->p+=strlen($r); return $r; } function stream_eof(){ return $this->p>=strlen($this->s);} function stream_stat(){return [];} function stream_set_option($a,$b,$c){return false;} }
stream_wrapper_register('ww','W'); var_dump(include 'ww://x'); var_dump(@include 'ww://bad'); var_dump(include 'ww://bad'); var_dump(include 'data:,<?php echo 1;'); var_dump(include 'nofile.php'); file_put_contents('/tmp/zvm_rot13.inc', str_rot13('<?php echo "rotten\n";')); include 'php://filter/read=string.rot13/resource=/tmp/zvm_rot13.inc';
unlink('/tmp/zvm_rot13.inc');
--EXPECT--
hi from ww://x
int(5)
[include(ww://bad): Failed to open stream: "W::stream_open" call failed]
[include(): Failed opening 'ww://bad' for inclusion (include_path='.:/usr/share/php')]
bool(false)
[include(ww://bad): Failed to open stream: "W::stream_open" call failed]
[include(): Failed opening 'ww://bad' for inclusion (include_path='.:/usr/share/php')]
bool(false)
[include(): data:// wrapper is disabled in the server configuration by allow_url_include=0]
[include(data:,<?php echo 1;): Failed to open stream: no suitable wrapper could be found]
[include(): Failed opening 'data:,<?php echo 1;' for inclusion (include_path='.:/usr/share/php')]
bool(false)
[include(nofile.php): Failed to open stream: No such file or directory]
[include(): Failed opening 'nofile.php' for inclusion (include_path='.:/usr/share/php')]
bool(false)
rotten
