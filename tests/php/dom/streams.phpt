--TEST--
XML files are read and written through PHP's streams; external entities only when asked for
--EXTENSIONS--
dom
--FILE--
<?php
class Memory {
    public static $files = [];
    public $context;
    private $name, $position = 0;
    public function stream_open($path, $mode) {
        echo "open $path $mode\n";
        $this->name = $path;
        if ($mode[0] == "w") {
            self::$files[$path] = "";
        }
        return isset(self::$files[$path]);
    }
    public function stream_read($count) {
        $data = substr(self::$files[$this->name], $this->position, $count);
        $this->position += strlen($data);
        return $data;
    }
    public function stream_write($data) { self::$files[$this->name] .= $data; return strlen($data); }
    public function stream_eof() { return $this->position >= strlen(self::$files[$this->name]); }
    public function stream_stat() { return []; }
    public function url_stat($path) { return isset(self::$files[$path]) ? ["mode" => 0100644] : false; }
}
stream_wrapper_register("mem", "Memory");
Memory::$files["mem://main.xml"] = '<!DOCTYPE r [<!ENTITY e SYSTEM "mem://part.txt">]><r>&e;</r>';
Memory::$files["mem://part.txt"] = "the part";
$document = new DOMDocument;
var_dump($document->load("mem://main.xml"), $document->textContent);
var_dump($document->load("mem://main.xml", LIBXML_NOENT), $document->textContent, $document->documentURI);
$document->save("mem://out.xml");
echo Memory::$files["mem://out.xml"];
libxml_set_external_entity_loader(function ($public, $system, $context) {
    var_dump($public, $system, array_keys($context));
    if ($system == "mem://part.txt") {
        $stream = fopen("php://memory", "r+");
        fwrite($stream, "from the loader");
        rewind($stream);
        return $stream;
    }
    return $system;
});
$document->loadXML(Memory::$files["mem://main.xml"], LIBXML_NOENT);
var_dump($document->textContent);
libxml_set_external_entity_loader(fn() => null);
var_dump($document->loadXML(Memory::$files["mem://main.xml"], LIBXML_NOENT));
libxml_set_external_entity_loader(null);
var_dump($document->load("nowhere://x"));
--EXPECT--
open mem://main.xml rb
bool(true)
string(0) ""
open mem://main.xml rb
open mem://part.txt rb
bool(true)
string(8) "the part"
string(14) "mem://main.xml"
open mem://out.xml wb
<?xml version="1.0"?>
<!DOCTYPE r [
<!ENTITY e SYSTEM "mem://part.txt">
]>
<r>the part</r>
NULL
string(14) "mem://part.txt"
array(4) {
  [0]=>
  string(9) "directory"
  [1]=>
  string(10) "intSubName"
  [2]=>
  string(9) "extSubURI"
  [3]=>
  string(12) "extSubSystem"
}
string(15) "from the loader"

Warning: DOMDocument::loadXML(): Failed to load external entity "NULL" in {PWD}/streams.php on line 45
bool(true)

Warning: DOMDocument::load(): Unable to find the wrapper "nowhere" - did you forget to enable it when you configured PHP? in {PWD}/streams.php on line 47

Warning: DOMDocument::load(): I/O warning : failed to load external entity "nowhere://x" in {PWD}/streams.php on line 47
bool(false)
