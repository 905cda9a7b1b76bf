--TEST--
declare(encoding=â€¦) says how the rest of a script is read
--EXTENSIONS--
mbstring
--INI--
zend.multibyte=1
internal_encoding=UTF-8
--FILE--
<?php
declare(encoding="nope");declare(encoding="CP1252");
echo bin2hex("€é"), "\n";
--EXPECT--
Warning: Unsupported encoding [nope] in {PWD}/declare_encoding.php on line 2
e282acc3a9
