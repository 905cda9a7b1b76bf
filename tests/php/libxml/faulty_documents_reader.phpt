--TEST--
Entity bombs, deep nesting, documents that are cut off: XMLReader
--EXTENSIONS--
dom
xmlreader
--INI--
memory_limit=-1
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'; $last = 'a';
foreach (range('b', 'k') as $n) { $bomb .= "<!ENTITY $n \"" . str_repeat("&$last;", 10) . '">'; $last = $n; }
$bomb .= "]><r>&k;</r>";
$recursive = '<!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>';
$deep = str_repeat("<a>", 300) . str_repeat("</a>", 300);
$deeper = str_repeat("<a>", 20000) . str_repeat("</a>", 20000);
$huge = "<r>" . str_repeat("x", 11000000) . "</r>";
$external = '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]><r>&e;</r>';
$cut = '<r><a x="1"><b>text</b>';
$bad = "<r>\xff\xfe</r>";
$all = compact('bomb', 'recursive', 'deep', 'deeper', 'huge', 'external', 'cut', 'bad') + ['empty' => '', 'nul' => "<r>\0</r>", 'attributes' => '<r ' . str_repeat('a="1" ', 2) . '/>', 'ns' => '<p:r/>'];
foreach ($all as $name => $xml) foreach ([0, LIBXML_NOENT, LIBXML_PARSEHUGE | LIBXML_NOENT] as $flags) {
  if ($name == 'bomb' && $flags & LIBXML_PARSEHUGE) continue;
  if ($flags & LIBXML_PARSEHUGE && !in_array($name, ['deep', 'deeper', 'huge'])) continue;
  attempt("reader $name $flags", function () use ($xml, $flags) { $r = new XMLReader; $r->XML($xml, null, $flags); $n = 0; while ($r->read()) $n++; $r->close(); return $n; });
}
?>
--EXPECT--
reader bomb 0: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] XMLReader::read():                                                                                ^
0
reader bomb 2: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] XMLReader::read():                                                                                ^
0
reader recursive 0: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] XMLReader::read():                                                        ^
0
reader recursive 2: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] XMLReader::read():                                                        ^
0
reader deep 0: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
reader deep 2: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
reader deep 524290: 600
reader deeper 0: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
reader deeper 2: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
reader deeper 524290: 40000
reader huge 0: [2] XMLReader::read(): DIR/:1: parser error : xmlSAX2Characters: huge text node
[2] XMLReader::read(): xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
[2] XMLReader::read():                                                                                ^
1
reader huge 2: [2] XMLReader::read(): DIR/:1: parser error : xmlSAX2Characters: huge text node
[2] XMLReader::read(): xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
[2] XMLReader::read():                                                                                ^
1
reader huge 524290: 3
reader external 0: 4
reader external 2: 4
reader cut 0: [2] XMLReader::read(): DIR/:1: parser error : Extra content at the end of the document
[2] XMLReader::read(): <r><a x="1"><b>text</b>
[2] XMLReader::read():                        ^
0
reader cut 2: [2] XMLReader::read(): DIR/:1: parser error : Extra content at the end of the document
[2] XMLReader::read(): <r><a x="1"><b>text</b>
[2] XMLReader::read():                        ^
0
reader bad 0: [2] XMLReader::read(): DIR/:1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] XMLReader::read(): <r>ÿþ</r>
[2] XMLReader::read():    ^
0
reader bad 2: [2] XMLReader::read(): DIR/:1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] XMLReader::read(): <r>ÿþ</r>
[2] XMLReader::read():    ^
0
reader empty 0: ValueError 0: XMLReader::XML(): Argument #1 ($source) cannot be empty
reader empty 2: ValueError 0: XMLReader::XML(): Argument #1 ($source) cannot be empty
reader nul 0: [2] XMLReader::read(): DIR/:1: parser error : Char 0x0 out of allowed range
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : internal error: detected an error in element content
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
0
reader nul 2: [2] XMLReader::read(): DIR/:1: parser error : Char 0x0 out of allowed range
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : internal error: detected an error in element content
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
0
reader attributes 0: [2] XMLReader::read(): DIR/:1: parser error : Attribute a redefined
[2] XMLReader::read(): <r a="1" a="1" />
[2] XMLReader::read():                ^
0
reader attributes 2: [2] XMLReader::read(): DIR/:1: parser error : Attribute a redefined
[2] XMLReader::read(): <r a="1" a="1" />
[2] XMLReader::read():                ^
0
reader ns 0: [2] XMLReader::read(): DIR/:1: namespace error : Namespace prefix p on r is not defined
[2] XMLReader::read(): <p:r/>
[2] XMLReader::read():     ^
1
reader ns 2: [2] XMLReader::read(): DIR/:1: namespace error : Namespace prefix p on r is not defined
[2] XMLReader::read(): <p:r/>
[2] XMLReader::read():     ^
1
