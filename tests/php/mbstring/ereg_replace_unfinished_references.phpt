--TEST--
References that do not end take the NUL after the text with them
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (['a\\', '\\', '\k', '\k ', '\k<', '\k<a', '\k\'', '\k<>', '\k<a>x\k<', '\kab', '\ka', '\k<é', "\\k<a\0b", 'x\k'] as $r) { echo bin2hex($r), ' ', bin2hex(mb_ereg_replace('(?<a>1)', $r, '1')), "\n"; }
--EXPECT--
615c 615c
5c 5c
5c6b 5c6b00
5c6b20 5c6b20
5c6b3c 5c6b3c00
5c6b3c61 5c6b3c6100
5c6b27 5c6b2700
5c6b3c3e 5c6b3c3e
5c6b3c613e785c6b3c 31785c6b3c00
5c6b6162 5c6b6162
5c6b61 5c6b61
5c6b3cc3a9 5c6b3cc3a900
5c6b3c610062 5c6b3c61006200
785c6b 785c6b00
