--TEST--
XMLReader::fromString(), XMLWriter::toMemory(), request_parse_body() (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { $r = $f(); if (is_object($r)) echo get_class($r), "\n"; else var_dump($r); return $r; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class MyR extends XMLReader { }
class MyW extends XMLWriter {}
$r = t(fn() => XMLReader::fromString('<a b="1"><c/>t</a>'));
while ($r->read()) echo $r->name, ' ', $r->nodeType, ' ', $r->depth, "\n";
t(fn() => MyR::fromString('<a/>'));
t(fn() => XMLReader::fromString(''));
t(fn() => XMLReader::fromString('<a/>', "bad\0"));
t(fn() => XMLReader::fromString('<a/>', "nope-enc"));
t(fn() => XMLReader::fromUri(''));
$s = fopen('php://memory', 'w+'); fwrite($s, '<z><y/></z>'); rewind($s);
$q = t(fn() => XMLReader::fromStream($s));
while ($q->read()) echo $q->name, ',';
t(fn() => XMLReader::fromStream(5));
$w = t(fn() => XMLWriter::toMemory()); $w->startElement('a'); $w->text('x'); $w->endElement();
t(fn() => $w->outputMemory());
t(fn() => MyW::toMemory());
t(fn() => XMLWriter::toUri(''));
$m = fopen('php://memory', 'w+'); $w = t(fn() => XMLWriter::toStream($m)); $w->writeElement('s', 't');
t(fn() => $w->flush()); rewind($m); echo stream_get_contents($m), "\n";
t(fn() => XMLWriter::toStream(5));
$x = new XMLReader; t(fn() => $x->depth); t(fn() => isset($x->depth)); t(fn() => empty($x->depth));
t(fn() => http_get_last_response_headers()); t(fn() => http_clear_last_response_headers());
foreach ([null, ['x' => 1], [1], ['post_max_size' => []]] as $options) t(fn() => request_parse_body($options));
--EXPECT--
XMLReader
a 1 0
c 1 1
#text 3 1
a 15 0
MyR
ValueError: XMLReader::fromString(): Argument #1 ($source) must not be empty
ValueError: XMLReader::fromString(): Argument #2 ($encoding) must not contain any null bytes
ValueError: XMLReader::fromString(): Argument #2 ($encoding) must be a valid character encoding
ValueError: XMLReader::fromUri(): Argument #1 ($uri) must not be empty
XMLReader
z,y,z,TypeError: XMLReader::fromStream(): Argument #1 ($stream) must be of type resource, int given
XMLWriter
string(8) "<a>x</a>"
MyW
ValueError: XMLWriter::toUri(): Argument #1 ($uri) must not be empty
XMLWriter
int(8)
<s>t</s>
TypeError: XMLWriter::toStream(): Argument #1 ($stream) must be of type resource, int given
int(0)
bool(true)
bool(true)
NULL
NULL
RequestParseBodyException: Request does not provide a content type
ValueError: Invalid key "x" in $options argument
ValueError: Invalid integer key in $options argument
ValueError: Invalid array value in $options argument
