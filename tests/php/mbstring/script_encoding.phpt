--TEST--
zend.script_encoding: a script in another encoding than the internal one
--EXTENSIONS--
mbstring
--INI--
zend.multibyte=1
zend.script_encoding=UTF-8
internal_encoding=EUC-JP
--FILE--
<?php echo bin2hex("日本語テスト"), "
"; function ä() { return __FUNCTION__; } echo bin2hex(ä()); ?>é
--EXPECT--
c6fccbdcb8eca5c6a5b9a5c8
8faba3���
