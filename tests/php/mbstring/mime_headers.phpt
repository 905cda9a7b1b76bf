--TEST--
mb_encode_mimeheader() and mb_decode_mimeheader()
--EXTENSIONS--
mbstring
--FILE--
<?php
mb_internal_encoding("UTF-8");
$text = "A long header with ünïcödé and 日本語のテキスト in the middle of it, and more words at the end";
echo mb_encode_mimeheader($text, "UTF-8", "B"), "\n", mb_encode_mimeheader($text, "UTF-8", "Q"), "\n";
echo mb_encode_mimeheader("日本語", "ISO-2022-JP", "B", "\n", 9), "\n";
echo mb_encode_mimeheader("plain ascii only", "UTF-8"), "\n";
echo mb_decode_mimeheader("=?UTF-8?B?5pel5pys?= =?ISO-8859-1?Q?=E9t=E9_x?= rest =?bogus?B?YQ==?=\r\n  folded"), "\n";
?>
--EXPECT--
A long header with =?UTF-8?B?w7xuw69jw7Zkw6kgYW5kIOaXpeacrOiqnuOBruODhg==?=
 =?UTF-8?B?44Kt44K544OIIGluIHRoZSBtaWRkbGUgb2YgaXQsIGFuZCBtb3JlIHdvcmRz?=
 =?UTF-8?B?IGF0IHRoZSBlbmQ=?=
A long header with =?UTF-8?Q?=C3=BCn=C3=AFc=C3=B6d=C3=A9=20and=20?=
 =?UTF-8?Q?=E6=97=A5=E6=9C=AC=E8=AA=9E=E3=81=AE=E3=83=86=E3=82=AD=E3=82=B9?=
 =?UTF-8?Q?=E3=83=88=20in=20the=20middle=20of=20it=2C=20and=20more=20words?=
 =?UTF-8?Q?=20at=20the=20end?=
=?ISO-2022-JP?B?GyRCRnxLXDhsGyhC?=
plain ascii only
日本été_x rest =?bogus?B?YQ==?= folded
