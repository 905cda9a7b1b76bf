--TEST--
User names and passwords of Uri\Rfc3986\Uri
--INI--
zvm.php=8.5
--FILE--
<?php
use Uri\Rfc3986\Uri;
foreach (['http://u@h', 'http://u:@h', 'http://@h', 'http://:@h', 'http://:p@h', 'http://u%40:%41@h', 'http://h', '/x', '//h'] as $s) { $u = new Uri($s); echo $s, ' '; foreach (['UserInfo', 'RawUserInfo', 'Username', 'RawUsername', 'Password', 'RawPassword', 'Host', 'Port'] as $g) echo var_export($u->{"get$g"}(), true), ' '; echo json_encode($u->__debugInfo()), "\n"; }
--EXPECT--
http://u@h 'u' 'u' 'u' 'u' '' '' 'h' NULL {"scheme":"http","username":"u","password":"","host":"h","port":null,"path":"","query":null,"fragment":null}
http://u:@h 'u:' 'u:' 'u' 'u' '' '' 'h' NULL {"scheme":"http","username":"u","password":"","host":"h","port":null,"path":"","query":null,"fragment":null}
http://@h '' '' '' '' '' '' 'h' NULL {"scheme":"http","username":"","password":"","host":"h","port":null,"path":"","query":null,"fragment":null}
http://:@h ':' ':' '' '' '' '' 'h' NULL {"scheme":"http","username":"","password":"","host":"h","port":null,"path":"","query":null,"fragment":null}
http://:p@h ':p' ':p' '' '' 'p' 'p' 'h' NULL {"scheme":"http","username":"","password":"p","host":"h","port":null,"path":"","query":null,"fragment":null}
http://u%40:%41@h 'u%40:A' 'u%40:%41' 'u%40' 'u%40' 'A' '%41' 'h' NULL {"scheme":"http","username":"u%40","password":"%41","host":"h","port":null,"path":"","query":null,"fragment":null}
http://h NULL NULL NULL NULL NULL NULL 'h' NULL {"scheme":"http","username":null,"password":null,"host":"h","port":null,"path":"","query":null,"fragment":null}
/x NULL NULL NULL NULL NULL NULL NULL NULL {"scheme":null,"username":null,"password":null,"host":null,"port":null,"path":"\/x","query":null,"fragment":null}
//h NULL NULL NULL NULL NULL NULL 'h' NULL {"scheme":null,"username":null,"password":null,"host":"h","port":null,"path":"","query":null,"fragment":null}
