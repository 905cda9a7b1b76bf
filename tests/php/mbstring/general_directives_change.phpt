--TEST--
mbstring is told of each change of the directives its encodings come from
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (['1', 'UTF-8', 'ISO-8859-1', 'latin1', '', 'foo', 'SJIS', 'pass', 'auto'] as $c) foreach (['default_charset', 'internal_encoding', 'input_encoding', 'output_encoding', 'mbstring.internal_encoding', 'mbstring.http_input', 'mbstring.http_output', 'mbstring.language', 'mbstring.detect_order', 'mbstring.substitute_character', 'mbstring.encoding_translation'] as $s) {
 echo "$s=$c: "; var_dump(@ini_set($s, $c)); ini_restore($s); echo "again: "; ini_set($s, $c); echo mb_internal_encoding(), ' ', json_encode(mb_http_output()), ' ', json_encode(mb_http_input()), ' ', mb_language(), ' ', json_encode(mb_detect_order()), ' ', mb_substitute_character(), "\n"; ini_restore($s);
}
--EXPECT--
default_charset=1: string(5) "UTF-8"
again: 
Warning: ini_set(): Unknown encoding "1" in ini setting in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): INI setting contains invalid encoding "1" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
internal_encoding=1: string(0) ""
again: 
Warning: ini_set(): Unknown encoding "1" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=1: string(0) ""
again: 
Warning: ini_set(): INI setting contains invalid encoding "1" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): Unknown encoding "1" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=1: bool(false)
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): INI setting contains invalid encoding "1" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=1: bool(false)
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.language=1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=1: bool(false)
again: 
Warning: ini_set(): INI setting contains invalid encoding "1" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 1
mbstring.encoding_translation=1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=UTF-8: string(5) "UTF-8"
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
internal_encoding=UTF-8: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=UTF-8: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=UTF-8: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=UTF-8: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=UTF-8: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=UTF-8: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.language=UTF-8: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=UTF-8: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=UTF-8: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=UTF-8: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=ISO-8859-1: string(5) "UTF-8"
again: ISO-8859-1 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
internal_encoding=ISO-8859-1: string(0) ""
again: ISO-8859-1 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=ISO-8859-1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=ISO-8859-1: string(0) ""
again: UTF-8 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=ISO-8859-1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3
ISO-8859-1 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=ISO-8859-1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=ISO-8859-1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
mbstring.language=ISO-8859-1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=ISO-8859-1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=ISO-8859-1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=ISO-8859-1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=latin1: string(5) "UTF-8"
again: ISO-8859-1 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
internal_encoding=latin1: string(0) ""
again: ISO-8859-1 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=latin1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=latin1: string(0) ""
again: UTF-8 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=latin1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3
ISO-8859-1 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=latin1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=latin1: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "ISO-8859-1" false neutral ["ASCII","UTF-8"] 63
mbstring.language=latin1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=latin1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=latin1: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=latin1: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=: string(5) "UTF-8"
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
internal_encoding=: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.language=: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=foo: string(5) "UTF-8"
again: 
Warning: ini_set(): Unknown encoding "foo" in ini setting in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): INI setting contains invalid encoding "foo" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
internal_encoding=foo: string(0) ""
again: 
Warning: ini_set(): Unknown encoding "foo" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=foo: string(0) ""
again: 
Warning: ini_set(): INI setting contains invalid encoding "foo" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=foo: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=foo: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): Unknown encoding "foo" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=foo: bool(false)
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): INI setting contains invalid encoding "foo" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=foo: bool(false)
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.language=foo: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=foo: bool(false)
again: 
Warning: ini_set(): INI setting contains invalid encoding "foo" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=foo: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=foo: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=SJIS: string(5) "UTF-8"
again: SJIS "SJIS" false neutral ["ASCII","UTF-8"] 63
internal_encoding=SJIS: string(0) ""
again: SJIS "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=SJIS: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=SJIS: string(0) ""
again: UTF-8 "SJIS" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=SJIS: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3
SJIS "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=SJIS: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=SJIS: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "SJIS" false neutral ["ASCII","UTF-8"] 63
mbstring.language=SJIS: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=SJIS: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=SJIS: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=SJIS: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=pass: string(5) "UTF-8"
again: 
Warning: ini_set(): Unknown encoding "pass" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "pass" false neutral ["ASCII","UTF-8"] 63
internal_encoding=pass: string(0) ""
again: 
Warning: ini_set(): Unknown encoding "pass" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=pass: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=pass: string(0) ""
again: UTF-8 "pass" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=pass: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): Unknown encoding "pass" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=pass: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=pass: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "pass" false neutral ["ASCII","UTF-8"] 63
mbstring.language=pass: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=pass: bool(false)
again: 
Warning: ini_set(): INI setting contains invalid encoding "pass" in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=pass: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=pass: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
default_charset=auto: string(5) "UTF-8"
again: 
Warning: ini_set(): Unknown encoding "auto" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
internal_encoding=auto: string(0) ""
again: 
Warning: ini_set(): Unknown encoding "auto" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
input_encoding=auto: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
output_encoding=auto: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.internal_encoding=auto: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/general_directives_change.php on line 3

Warning: ini_set(): Unknown encoding "auto" in ini setting in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_input=auto: string(0) ""
again: 
Deprecated: ini_set(): Use of mbstring.http_input is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.http_output=auto: bool(false)
again: 
Deprecated: ini_set(): Use of mbstring.http_output is deprecated in {PWD}/general_directives_change.php on line 3
UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.language=auto: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.detect_order=auto: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.substitute_character=auto: string(0) ""
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
mbstring.encoding_translation=auto: bool(false)
again: UTF-8 "UTF-8" false neutral ["ASCII","UTF-8"] 63
