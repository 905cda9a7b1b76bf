--TEST--
Error codes and positions of faulty documents
--EXTENSIONS--
xml
--FILE--
<?php
foreach (['<a><b></a>','<a','','<a>&nope;</a>','<a></a><b/>','<a>'."\x80".'</a>','text','<a b=c/>','<a>&#0;</a>'] as $x) { $p=xml_parser_create(); var_dump(xml_parse($p,$x,true)); echo xml_get_error_code($p),' ',xml_error_string(xml_get_error_code($p)),' ',xml_get_current_line_number($p),':',xml_get_current_column_number($p),'@',xml_get_current_byte_index($p),"\n"; }
--EXPECT--
int(0)
76 Mismatched tag 1:11@10
int(0)
5 Invalid document end 1:1@0
int(0)
5 Invalid document end 1:1@0
int(0)
26 Undeclared entity error 1:10@9
int(0)
5 Invalid document end 1:8@0
int(0)
9 Invalid character 1:5@4
int(0)
4 Not well-formed (invalid token) 1:1@0
int(0)
41 Attribute without value 1:9@8
int(0)
9 Invalid character 1:8@7
