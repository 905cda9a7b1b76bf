--TEST--
xml_parse_into_struct() with all options
--EXTENSIONS--
xml
--FILE--
<?php
foreach ([0,1] as $skip) foreach ([0,1] as $fold) foreach ([0,2] as $ts) { $p=xml_parser_create(); xml_parser_set_option($p,XML_OPTION_SKIP_WHITE,$skip); xml_parser_set_option($p,XML_OPTION_CASE_FOLDING,$fold);xml_parser_set_option($p,XML_OPTION_SKIP_TAGSTART,$ts); xml_parser_set_option($p,XML_OPTION_TARGET_ENCODING,'ISO-8859-1'); var_dump(xml_parse_into_struct($p,"<root a='1'>\n <item id='é'>one</item>text<empty/>more<item>t<x/> </item>\n</root>",$v,$i)); echo json_encode(array_map(fn($x)=>array_map(fn($y)=>is_string($y)?bin2hex($y):$y,$x),$v)),json_encode($i),"\n"; }
$deep=str_repeat('<a>',300).str_repeat('</a>',300); $p=xml_parser_create(); var_dump(xml_parse_into_struct($p,$deep,$v,$i), count($v));
--EXPECT--
int(1)
{"root":[0,2,4,9,10],"item":[1,5,7,8],"empty":[3],"x":[6]}
int(1)
{"ot":[0,2,4,9,10],"em":[1,5,7,8],"pty":[3],"":[6]}
int(1)
{"ROOT":[0,2,4,9,10],"ITEM":[1,5,7,8],"EMPTY":[3],"X":[6]}
int(1)
{"OT":[0,2,4,9,10],"EM":[1,5,7,8],"PTY":[3],"":[6]}
int(1)
{"root":[0,2,4,8],"item":[1,5,7],"empty":[3],"x":[6]}
int(1)
{"ot":[0,2,4,8],"em":[1,5,7],"pty":[3],"":[6]}
int(1)
{"ROOT":[0,2,4,8],"ITEM":[1,5,7],"EMPTY":[3],"X":[6]}
int(1)
{"OT":[0,2,4,8],"EM":[1,5,7],"PTY":[3],"":[6]}

Warning: xml_parse_into_struct(): Maximum depth exceeded - Results truncated in {PWD}/struct.php on line 3
int(1)
int(554)
