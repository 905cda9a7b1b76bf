--TEST--
All handlers, with namespaces and without, documents in pieces
--EXTENSIONS--
xml
--FILE--
<?php
function s($p,$n,$a) { echo "S $n ",json_encode($a)," ",xml_get_current_line_number($p),":",xml_get_current_column_number($p),"@",xml_get_current_byte_index($p),"\n"; }
function e($p,$n) { echo "E $n\n"; }
function c($p,$d) { echo "C ",json_encode($d),"\n"; }
function pri($p,$t,$d) { echo "PI $t ",json_encode($d),"\n"; }
function d($p,$d) { echo "D ",json_encode($d),"\n"; }
function n($p,...$a) { echo "N ",json_encode($a),"\n"; }
function u($p,...$a) { echo "U ",json_encode($a),"\n"; }
function x($p,...$a) { echo "X ",json_encode($a),"\n"; return 1; }
function ns($p,...$a) { echo "NS ",json_encode($a),"\n"; return 1; }
$xml='<?xml version="1.0"?><!DOCTYPE a [<!NOTATION gif PUBLIC "g" "gg"><!ENTITY pic SYSTEM "p.gif" NDATA gif><!ENTITY i "internal"><!ENTITY ext SYSTEM "nofile.xml">]>
<a x="1" y="a&amp;b&lt;é" 5="">text &amp; &lt; é &i; &#65; <b:c xmlns:b="urn:b" b:z="q" xmlns="urn:d"><d/></b:c><!-- comment --><![CDATA[cd<at]]><?pi some data?><?p?>&ext;</a>';
$xml=str_replace(' 5=""','',$xml);
foreach ([[null, 0], [null, 1], ['@', 2]] as [$sep, $mode]) {
 $p = $sep===null ? xml_parser_create() : xml_parser_create_ns('UTF-8',$sep);
 if ($mode!=1) { xml_set_element_handler($p,'s','e'); xml_set_character_data_handler($p,'c'); xml_set_processing_instruction_handler($p,'pri'); xml_set_start_namespace_decl_handler($p,'ns');  xml_set_end_namespace_decl_handler($p,'ns'); }
 if ($mode) xml_set_default_handler($p,'d');
 xml_set_notation_decl_handler($p,'n'); xml_set_unparsed_entity_decl_handler($p,'u'); xml_set_external_entity_ref_handler($p,'x');
 echo "== $sep $mode\n"; foreach (str_split($xml,50) as $i=>$chunk) var_dump(xml_parse($p,$chunk)); var_dump(xml_parse($p,'',true), xml_get_error_code($p), xml_error_string(xml_get_error_code($p)));
}
--EXPECT--
==  0
int(1)
int(1)
int(1)
N ["gif",false,"gg","g"]
U ["pic",false,"p.gif",false,"gif"]
S A {"X":"1","Y":"a&b<\u00e9"} 2:26@187
int(1)
C "text "
C "&"
C " "
C "<"
C " "
C "\u00e9 "
C "internal"
C " "
C "A"
C " "
int(1)
S B:C {"XMLNS:B":"urn:b","B:Z":"q","XMLNS":"urn:d"} 2:97@259
S D [] 2:100@262
E D
E B:C
int(1)
C "cd<at"
PI pi "some data"
PI p false
X ["ext","","nofile.xml",false]
E A
int(1)
int(1)
int(0)
string(8) "No error"
==  1
int(1)
int(1)
int(1)
N ["gif",false,"gg","g"]
U ["pic",false,"p.gif",false,"gif"]
D "<a x=\"1\" y=\"a&b<\u00e9\">"
int(1)
D "text "
D "&amp;"
D " "
D "&lt;"
D " "
D "\u00e9 "
D "&i;"
D " "
D "A"
D " "
int(1)
D "<b:c xmlns:b=\"urn:b\" b:z=\"q\" xmlns=\"urn:d\">"
D "<d>"
D "<\/d>"
D "<\/b:c>"
D "<!-- comment -->"
int(1)
D "cd<at"
D "<?pi some data?>"
D "<?p (null)?>"
X ["ext","","nofile.xml",false]
D "<\/a>"
int(1)
int(1)
int(0)
string(8) "No error"
== @ 2
int(1)
int(1)
int(1)
N ["gif",false,"gg","g"]
U ["pic",false,"p.gif",false,"gif"]
S A {"X":"1","Y":"a&b<\u00e9"} 2:26@187
int(1)
C "text "
C "&"
C " "
C "<"
C " "
C "\u00e9 "
D "&i;"
C " "
C "A"
C " "
int(1)
NS ["b","urn:b"]
NS [false,"urn:d"]
S URN:B@C {"URN:B@Z":"q"} 2:97@259
S URN:D@D [] 2:100@262
E URN:D@D
E URN:B@C
D "<!-- comment -->"
int(1)
C "cd<at"
PI pi "some data"
PI p false
X ["ext","","nofile.xml",false]
E A
int(1)
int(1)
int(0)
string(8) "No error"
