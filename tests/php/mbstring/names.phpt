--TEST--
mb_list_encodings(), mb_encoding_aliases(), mb_preferred_mime_name()
--EXTENSIONS--
mbstring
--FILE--
<?php
echo implode(" ", mb_list_encodings()), "\n";
foreach (mb_list_encodings() as $name) {
    echo $name, ": ", implode(" ", mb_encoding_aliases($name)), " / ", @mb_preferred_mime_name($name), "\n";
}
var_dump(mb_preferred_mime_name("sjis-win"), mb_preferred_mime_name("UCS-4LE"));
try {
    mb_encoding_aliases("x");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
BASE64 UUENCODE HTML-ENTITIES Quoted-Printable 7bit 8bit UCS-4 UCS-4BE UCS-4LE UCS-2 UCS-2BE UCS-2LE UTF-32 UTF-32BE UTF-32LE UTF-16 UTF-16BE UTF-16LE UTF-8 UTF-7 UTF7-IMAP ASCII EUC-JP SJIS eucJP-win EUC-JP-2004 SJIS-Mobile#DOCOMO SJIS-Mobile#KDDI SJIS-Mobile#SOFTBANK SJIS-mac SJIS-2004 UTF-8-Mobile#DOCOMO UTF-8-Mobile#KDDI-A UTF-8-Mobile#KDDI-B UTF-8-Mobile#SOFTBANK CP932 SJIS-win CP51932 JIS ISO-2022-JP ISO-2022-JP-MS GB18030 Windows-1252 Windows-1254 ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 EUC-CN CP936 HZ EUC-TW BIG-5 CP950 EUC-KR UHC ISO-2022-KR Windows-1251 CP866 KOI8-R KOI8-U ArmSCII-8 CP850 ISO-2022-JP-2004 ISO-2022-JP-MOBILE#KDDI CP50220 CP50221 CP50222
BASE64: 
Deprecated: mb_encoding_aliases(): Handling Base64 via mbstring is deprecated; use base64_encode/base64_decode instead in {PWD}/names.php on line 4
 / BASE64
UUENCODE: 
Deprecated: mb_encoding_aliases(): Handling Uuencode via mbstring is deprecated; use convert_uuencode/convert_uudecode instead in {PWD}/names.php on line 4
 / x-uuencode
HTML-ENTITIES: 
Deprecated: mb_encoding_aliases(): Handling HTML entities via mbstring is deprecated; use htmlspecialchars, htmlentities, or mb_encode_numericentity/mb_decode_numericentity instead in {PWD}/names.php on line 4
HTML html / HTML-ENTITIES
Quoted-Printable: 
Deprecated: mb_encoding_aliases(): Handling QPrint via mbstring is deprecated; use quoted_printable_encode/quoted_printable_decode instead in {PWD}/names.php on line 4
qprint / Quoted-Printable
7bit:  / 7bit
8bit: binary / 8bit
UCS-4: ISO-10646-UCS-4 UCS4 / UCS-4
UCS-4BE: byte4be / UCS-4BE
UCS-4LE: byte4le / UCS-4LE
UCS-2: ISO-10646-UCS-2 UCS2 UNICODE / UCS-2
UCS-2BE: byte2be / UCS-2BE
UCS-2LE: byte2le / UCS-2LE
UTF-32: utf32 / UTF-32
UTF-32BE:  / UTF-32BE
UTF-32LE:  / UTF-32LE
UTF-16: utf16 / UTF-16
UTF-16BE:  / UTF-16BE
UTF-16LE:  / UTF-16LE
UTF-8: utf8 / UTF-8
UTF-7: utf7 / UTF-7
UTF7-IMAP: mUTF-7 / 
ASCII: ANSI_X3.4-1968 iso-ir-6 ANSI_X3.4-1986 ISO_646.irv:1991 US-ASCII ISO646-US us IBM367 IBM-367 cp367 csASCII / US-ASCII
EUC-JP: EUC EUC_JP eucJP x-euc-jp / EUC-JP
SJIS: x-sjis SHIFT-JIS / Shift_JIS
eucJP-win: eucJP-open eucJP-ms / EUC-JP
EUC-JP-2004: EUC_JP-2004 / EUC-JP
SJIS-Mobile#DOCOMO: SJIS-DOCOMO shift_jis-imode x-sjis-emoji-docomo / Shift_JIS
SJIS-Mobile#KDDI: SJIS-KDDI shift_jis-kddi x-sjis-emoji-kddi / Shift_JIS
SJIS-Mobile#SOFTBANK: SJIS-SOFTBANK shift_jis-softbank x-sjis-emoji-softbank / Shift_JIS
SJIS-mac: MacJapanese x-Mac-Japanese / Shift_JIS
SJIS-2004: SJIS2004 Shift_JIS-2004 / Shift_JIS
UTF-8-Mobile#DOCOMO: UTF-8-DOCOMO UTF8-DOCOMO / UTF-8
UTF-8-Mobile#KDDI-A:  / UTF-8
UTF-8-Mobile#KDDI-B: UTF-8-Mobile#KDDI UTF-8-KDDI UTF8-KDDI / UTF-8
UTF-8-Mobile#SOFTBANK: UTF-8-SOFTBANK UTF8-SOFTBANK / UTF-8
CP932: MS932 Windows-31J MS_Kanji / Shift_JIS
SJIS-win: SJIS-ms SJIS-open / Shift_JIS
CP51932: cp51932 / CP51932
JIS:  / ISO-2022-JP
ISO-2022-JP:  / ISO-2022-JP
ISO-2022-JP-MS: ISO2022JPMS / ISO-2022-JP
GB18030: gb-18030 gb-18030-2000 / GB18030
Windows-1252: cp1252 / Windows-1252
Windows-1254: CP1254 CP-1254 WINDOWS-1254 / Windows-1254
ISO-8859-1: ISO8859-1 latin1 / ISO-8859-1
ISO-8859-2: ISO8859-2 latin2 / ISO-8859-2
ISO-8859-3: ISO8859-3 latin3 / ISO-8859-3
ISO-8859-4: ISO8859-4 latin4 / ISO-8859-4
ISO-8859-5: ISO8859-5 cyrillic / ISO-8859-5
ISO-8859-6: ISO8859-6 arabic / ISO-8859-6
ISO-8859-7: ISO8859-7 greek / ISO-8859-7
ISO-8859-8: ISO8859-8 hebrew / ISO-8859-8
ISO-8859-9: ISO8859-9 latin5 / ISO-8859-9
ISO-8859-10: ISO8859-10 latin6 / ISO-8859-10
ISO-8859-13: ISO8859-13 / ISO-8859-13
ISO-8859-14: ISO8859-14 latin8 / ISO-8859-14
ISO-8859-15: ISO8859-15 / ISO-8859-15
ISO-8859-16: ISO8859-16 / ISO-8859-16
EUC-CN: CN-GB EUC_CN eucCN x-euc-cn gb2312 / CN-GB
CP936: CP-936 GBK / CP936
HZ:  / HZ-GB-2312
EUC-TW: EUC_TW eucTW x-euc-tw / EUC-TW
BIG-5: CN-BIG5 BIG-FIVE BIGFIVE / BIG5
CP950:  / BIG5
EUC-KR: EUC_KR eucKR x-euc-kr / EUC-KR
UHC: CP949 / UHC
ISO-2022-KR:  / ISO-2022-KR
Windows-1251: CP1251 CP-1251 WINDOWS-1251 / Windows-1251
CP866: CP-866 IBM866 IBM-866 / CP866
KOI8-R: KOI8R / KOI8-R
KOI8-U: KOI8U / KOI8-U
ArmSCII-8: ArmSCII8 ARMSCII-8 ARMSCII8 / ArmSCII-8
CP850: CP-850 IBM850 IBM-850 / CP850
ISO-2022-JP-2004:  / ISO-2022-JP-2004
ISO-2022-JP-MOBILE#KDDI: ISO-2022-JP-KDDI / ISO-2022-JP
CP50220: cp50220raw cp50220-raw JIS-ms / ISO-2022-JP
CP50221:  / ISO-2022-JP
CP50222:  / ISO-2022-JP
string(9) "Shift_JIS"
string(7) "UCS-4LE"
mb_encoding_aliases(): Argument #1 ($encoding) must be a valid encoding, "x" given
