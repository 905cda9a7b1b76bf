--TEST--
Classes of XML in a working directory that has been removed
--EXTENSIONS--
dom
simplexml
xmlreader
xmlwriter
xsl
--FILE--
<?php
require __DIR__ . "/removed.inc";
$doc = new DOMDocument; $doc->loadXML("<a>text</a>");
attempt("DOMDocument::load", fn($p) => (new DOMDocument)->load($p));
attempt("DOMDocument::loadHTMLFile", fn($p) => (new DOMDocument)->loadHTMLFile($p));
attempt("DOMDocument::loadXML uri", function($p) { $d = new DOMDocument; $d->loadXML("<a/>"); return $d->documentURI; }, ["x"]);
attempt("DOMDocument::loadXML entity", function($p) { $d = new DOMDocument; $r=$d->loadXML("<!DOCTYPE a SYSTEM '$p'><a/>", LIBXML_DTDLOAD); return $r; });
attempt("DOMDocument::xinclude", function($p) { $d = new DOMDocument; $r=$d->loadXML("<a xmlns:x='http://www.w3.org/2001/XInclude'><x:include href='$p'/></a>"); return $d->xinclude(); });
attempt("DOMDocument::save", fn($p) => $doc->save($p));
attempt("DOMDocument::saveHTMLFile", fn($p) => $doc->saveHTMLFile($p));
attempt("DOMDocument::schemaValidate", fn($p) => $doc->schemaValidate($p));
attempt("DOMDocument::relaxNGValidate", fn($p) => $doc->relaxNGValidate($p));
attempt("DOMNode::C14NFile", fn($p) => $doc->C14NFile($p));
attempt("simplexml_load_file", fn($p) => simplexml_load_file($p));
attempt("simplexml_load_string", fn($p) => simplexml_load_string("<a/>"), ["x"]);
attempt("SimpleXMLElement url", fn($p) => new SimpleXMLElement($p, 0, true));
attempt("SimpleXMLElement::asXML", fn($p) => simplexml_load_string("<a/>")->asXML($p));
attempt("XMLReader::open", function ($p) { $r = new XMLReader; return [$r->open($p), @$r->read()][0]; });
attempt("XMLReader::XML", function ($p) { $r = new XMLReader; $r->XML("<a/>"); $r->read(); return $r->baseURI; }, ["x"]);
attempt("XMLReader::XML", function ($p) { $r = XMLReader::XML("<a/>"); $r->read(); return $r->baseURI; }, ["x"]);
attempt("XMLReader::setSchema", function ($p) { $r = new XMLReader; $r->XML("<a/>"); return $r->setSchema($p); });
attempt("XMLReader::setRelaxNGSchema", function ($p) { $r = new XMLReader; $r->XML("<a/>"); return $r->setRelaxNGSchema($p); });
attempt("XMLWriter::openUri", fn($p) => (new XMLWriter)->openUri($p));
attempt("xmlwriter_open_uri", fn($p) => xmlwriter_open_uri($p));
$xsl = new DOMDocument; $xsl->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">a</xsl:template></xsl:stylesheet>');
$x = new XSLTProcessor; $x->importStylesheet($xsl);
attempt("XSLTProcessor::transformToUri", fn($p) => $x->transformToUri($doc, $p));
attempt("xsl import", function($p) { $xsl = new DOMDocument; $xsl->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="'.$p.'"/><xsl:template match="/">a</xsl:template></xsl:stylesheet>'); return (new XSLTProcessor)->importStylesheet($xsl);});
--EXPECT--
DOMDocument::load
    missing ../file BASE/missing: false  [DOMDocument::load(): I/O warning : failed to load external entity "PATH"]
    ./missing dir/../missing: false  [DOMDocument::load(): I/O warning : failed to load external entity "missing"]
    ..: false  [DOMDocument::load(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::load(): Document is empty in .., line: 1]
    .: false  [DOMDocument::load(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::load(): Document is empty in ., line: 1]
    "": ValueError(DOMDocument::load(): Argument #1 ($filename) must not be empty)
    BASE/file BASE/dir/../file: true
    BASE/dir: false  [DOMDocument::load(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::load(): Document is empty in PATH, line: 1]
DOMDocument::loadHTMLFile
    missing ./missing ../file dir/../missing BASE/missing: false  [DOMDocument::loadHTMLFile(): I/O warning : failed to load external entity "PATH"]
    ..: true  [DOMDocument::loadHTMLFile(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::loadHTMLFile(): Document is empty in .., line: 1]
    .: true  [DOMDocument::loadHTMLFile(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::loadHTMLFile(): Document is empty in ., line: 1]
    "": ValueError(DOMDocument::loadHTMLFile(): Argument #1 ($filename) must not be empty)
    BASE/file BASE/dir/../file: true
    BASE/dir: true  [DOMDocument::loadHTMLFile(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::loadHTMLFile(): Document is empty in PATH, line: 1]
DOMDocument::loadXML uri
    x: NULL
DOMDocument::loadXML entity
    missing ./missing ../file dir/../missing BASE/missing: true  [DOMDocument::loadXML(): failed to load external entity "PATH" in Entity, line: 1]
    .. . BASE/dir: true  [DOMDocument::loadXML(): Read of 8192 bytes failed with errno=21 Is a directory]
    "": true  [DOMDocument::loadXML(): failed to load external entity "NULL" in Entity, line: 1]
    BASE/file BASE/dir/../file: false  [DOMDocument::loadXML(): Content error in the external subset in PATH, line: 1]
DOMDocument::xinclude
    missing ./missing ../file dir/../missing BASE/missing: int  [DOMDocument::xinclude(): I/O warning : failed to load external entity "PATH" | DOMDocument::xinclude(): could not load PATH, and no fallback was found]
    ..: int  [DOMDocument::xinclude(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::xinclude(): ..:1: parser error : Document is empty | DOMDocument::xinclude():  | DOMDocument::xinclude(): ^ | DOMDocument::xinclude(): could not load .., and no fallback was found]
    .: int  [DOMDocument::xinclude(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::xinclude(): .:1: parser error : Document is empty | DOMDocument::xinclude():  | DOMDocument::xinclude(): ^ | DOMDocument::xinclude(): could not load ., and no fallback was found]
    "": int  [DOMDocument::xinclude(): failed build URL]
    BASE/file BASE/dir/../file: int
    BASE/dir: int  [DOMDocument::xinclude(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::xinclude(): PATH:1: parser error : Document is empty | DOMDocument::xinclude():  | DOMDocument::xinclude(): ^ | DOMDocument::xinclude(): could not load PATH, and no fallback was found]
DOMDocument::save
    missing ./missing dir/../missing: false  [DOMDocument::save(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: int
    ..: false  [DOMDocument::save(..): Failed to open stream: Is a directory]
    .: false  [DOMDocument::save(.): Failed to open stream: Is a directory]
    "": ValueError(DOMDocument::save(): Argument #1 ($filename) must not be empty)
    BASE/dir: false  [DOMDocument::save(PATH): Failed to open stream: Is a directory]
DOMDocument::saveHTMLFile
    missing ./missing dir/../missing: int  [DOMDocument::saveHTMLFile(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: int
    ..: int  [DOMDocument::saveHTMLFile(..): Failed to open stream: Is a directory]
    .: int  [DOMDocument::saveHTMLFile(.): Failed to open stream: Is a directory]
    "": ValueError(DOMDocument::saveHTMLFile(): Argument #1 ($filename) must not be empty)
    BASE/dir: int  [DOMDocument::saveHTMLFile(PATH): Failed to open stream: Is a directory]
DOMDocument::schemaValidate
    missing BASE/missing: false  [DOMDocument::schemaValidate(): I/O warning : failed to load external entity "PATH" | DOMDocument::schemaValidate(): Failed to locate the main schema resource at 'PATH'. | DOMDocument::schemaValidate(): Invalid Schema]
    ./missing dir/../missing: false  [DOMDocument::schemaValidate(): I/O warning : failed to load external entity "missing" | DOMDocument::schemaValidate(): Failed to locate the main schema resource at 'missing'. | DOMDocument::schemaValidate(): Invalid Schema]
    ../file BASE/file: false  [DOMDocument::schemaValidate(): The XML document 'PATH' is not a schema document. | DOMDocument::schemaValidate(): Invalid Schema]
    ..: false  [DOMDocument::schemaValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::schemaValidate(): ..:1: parser error : Document is empty | DOMDocument::schemaValidate():  | DOMDocument::schemaValidate(): ^ | DOMDocument::schemaValidate(): Failed to parse the XML resource '..'. | DOMDocument::schemaValidate(): Invalid Schema]
    .: false  [DOMDocument::schemaValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::schemaValidate(): .:1: parser error : Document is empty | DOMDocument::schemaValidate():  | DOMDocument::schemaValidate(): ^ | DOMDocument::schemaValidate(): Failed to parse the XML resource '.'. | DOMDocument::schemaValidate(): Invalid Schema]
    "": ValueError(DOMDocument::schemaValidate(): Argument #1 ($filename) must not be empty)
    BASE/dir/../file: false  [DOMDocument::schemaValidate(): The XML document 'BASE/file' is not a schema document. | DOMDocument::schemaValidate(): Invalid Schema]
    BASE/dir: false  [DOMDocument::schemaValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::schemaValidate(): PATH:1: parser error : Document is empty | DOMDocument::schemaValidate():  | DOMDocument::schemaValidate(): ^ | DOMDocument::schemaValidate(): Failed to parse the XML resource 'PATH'. | DOMDocument::schemaValidate(): Invalid Schema]
DOMDocument::relaxNGValidate
    missing BASE/missing: false  [DOMDocument::relaxNGValidate(): I/O warning : failed to load external entity "PATH" | DOMDocument::relaxNGValidate(): xmlRelaxNGParse: could not load PATH | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    ./missing dir/../missing: false  [DOMDocument::relaxNGValidate(): I/O warning : failed to load external entity "missing" | DOMDocument::relaxNGValidate(): xmlRelaxNGParse: could not load missing | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    ../file BASE/file: false  [DOMDocument::relaxNGValidate(): xmlRelaxNGParse: PATH is empty | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    ..: false  [DOMDocument::relaxNGValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::relaxNGValidate(): ..:1: parser error : Document is empty | DOMDocument::relaxNGValidate():  | DOMDocument::relaxNGValidate(): ^ | DOMDocument::relaxNGValidate(): xmlRelaxNGParse: could not load .. | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    .: false  [DOMDocument::relaxNGValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::relaxNGValidate(): .:1: parser error : Document is empty | DOMDocument::relaxNGValidate():  | DOMDocument::relaxNGValidate(): ^ | DOMDocument::relaxNGValidate(): xmlRelaxNGParse: could not load . | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    "": ValueError(DOMDocument::relaxNGValidate(): Argument #1 ($filename) must not be empty)
    BASE/dir/../file: false  [DOMDocument::relaxNGValidate(): xmlRelaxNGParse: BASE/file is empty | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
    BASE/dir: false  [DOMDocument::relaxNGValidate(): Read of 8192 bytes failed with errno=21 Is a directory | DOMDocument::relaxNGValidate(): PATH:1: parser error : Document is empty | DOMDocument::relaxNGValidate():  | DOMDocument::relaxNGValidate(): ^ | DOMDocument::relaxNGValidate(): xmlRelaxNGParse: could not load PATH | DOMDocument::relaxNGValidate(): Invalid RelaxNG]
DOMNode::C14NFile
    missing ./missing dir/../missing: false  [DOMNode::C14NFile(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: int
    ..: false  [DOMNode::C14NFile(..): Failed to open stream: Is a directory]
    .: false  [DOMNode::C14NFile(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [DOMNode::C14NFile(PATH): Failed to open stream: Is a directory]
simplexml_load_file
    missing ./missing dir/../missing BASE/missing: false  [simplexml_load_file(): I/O warning : failed to load external entity "PATH"]
    ../file BASE/file BASE/dir/../file: SimpleXMLElement
    ..: false  [simplexml_load_file(): Read of 8192 bytes failed with errno=21 Is a directory | simplexml_load_file(): ..:1: parser error : Document is empty | simplexml_load_file():  | simplexml_load_file(): ^]
    .: false  [simplexml_load_file(): Read of 8192 bytes failed with errno=21 Is a directory | simplexml_load_file(): .:1: parser error : Document is empty | simplexml_load_file():  | simplexml_load_file(): ^]
    "": false  [simplexml_load_file(): I/O warning : failed to load external entity ""]
    BASE/dir: false  [simplexml_load_file(): Read of 8192 bytes failed with errno=21 Is a directory | simplexml_load_file(): PATH:1: parser error : Document is empty | simplexml_load_file():  | simplexml_load_file(): ^]
simplexml_load_string
    x: SimpleXMLElement
SimpleXMLElement url
    missing ./missing dir/../missing BASE/missing: Exception(String could not be parsed as XML)  [SimpleXMLElement::__construct(): I/O warning : failed to load external entity "PATH"]
    ../file BASE/file BASE/dir/../file: SimpleXMLElement
    ..: Exception(String could not be parsed as XML)  [SimpleXMLElement::__construct(): Read of 8192 bytes failed with errno=21 Is a directory | SimpleXMLElement::__construct(): ..:1: parser error : Document is empty | SimpleXMLElement::__construct():  | SimpleXMLElement::__construct(): ^]
    .: Exception(String could not be parsed as XML)  [SimpleXMLElement::__construct(): Read of 8192 bytes failed with errno=21 Is a directory | SimpleXMLElement::__construct(): .:1: parser error : Document is empty | SimpleXMLElement::__construct():  | SimpleXMLElement::__construct(): ^]
    "": Exception(String could not be parsed as XML)  [SimpleXMLElement::__construct(): I/O warning : failed to load external entity ""]
    BASE/dir: Exception(String could not be parsed as XML)  [SimpleXMLElement::__construct(): Read of 8192 bytes failed with errno=21 Is a directory | SimpleXMLElement::__construct(): PATH:1: parser error : Document is empty | SimpleXMLElement::__construct():  | SimpleXMLElement::__construct(): ^]
SimpleXMLElement::asXML
    missing ./missing dir/../missing: false  [SimpleXMLElement::asXML(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [SimpleXMLElement::asXML(..): Failed to open stream: Is a directory]
    .: false  [SimpleXMLElement::asXML(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [SimpleXMLElement::asXML(PATH): Failed to open stream: Is a directory]
XMLReader::open
    missing ./missing dir/../missing BASE/missing: Error(Data must be loaded before reading)  [XMLReader::open(): Unable to open source data]
    ../file BASE/file BASE/dir/../file: true
    ..: true  [XMLReader::open(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::read(): ..:1: parser error : Extra content at the end of the document | XMLReader::read():  | XMLReader::read(): ^]
    .: true  [XMLReader::open(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::read(): .:1: parser error : Extra content at the end of the document | XMLReader::read():  | XMLReader::read(): ^]
    "": ValueError(XMLReader::open(): Argument #1 ($uri) cannot be empty)
    BASE/dir: true  [XMLReader::open(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::read(): PATH:1: parser error : Extra content at the end of the document | XMLReader::read():  | XMLReader::read(): ^]
XMLReader::XML
    x: ''
XMLReader::XML
    x: ''
XMLReader::setSchema
    missing ./missing dir/../missing BASE/missing: false  [XMLReader::setSchema(): I/O warning : failed to load external entity "PATH" | XMLReader::setSchema(): Failed to locate the main schema resource at 'PATH'. | XMLReader::setSchema(): Schema contains errors]
    ../file BASE/file BASE/dir/../file: false  [XMLReader::setSchema(): The XML document 'PATH' is not a schema document. | XMLReader::setSchema(): Schema contains errors]
    ..: false  [XMLReader::setSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setSchema(): ..:1: parser error : Document is empty | XMLReader::setSchema():  | XMLReader::setSchema(): ^ | XMLReader::setSchema(): Failed to parse the XML resource '..'. | XMLReader::setSchema(): Schema contains errors]
    .: false  [XMLReader::setSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setSchema(): .:1: parser error : Document is empty | XMLReader::setSchema():  | XMLReader::setSchema(): ^ | XMLReader::setSchema(): Failed to parse the XML resource '.'. | XMLReader::setSchema(): Schema contains errors]
    "": ValueError(XMLReader::setSchema(): Argument #1 ($filename) cannot be empty)
    BASE/dir: false  [XMLReader::setSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setSchema(): PATH:1: parser error : Document is empty | XMLReader::setSchema():  | XMLReader::setSchema(): ^ | XMLReader::setSchema(): Failed to parse the XML resource 'PATH'. | XMLReader::setSchema(): Schema contains errors]
XMLReader::setRelaxNGSchema
    missing BASE/missing: false  [XMLReader::setRelaxNGSchema(): I/O warning : failed to load external entity "PATH" | XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: could not load PATH | XMLReader::setRelaxNGSchema(): Schema contains errors]
    ./missing dir/../missing: false  [XMLReader::setRelaxNGSchema(): I/O warning : failed to load external entity "missing" | XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: could not load missing | XMLReader::setRelaxNGSchema(): Schema contains errors]
    ../file BASE/file: false  [XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: PATH is empty | XMLReader::setRelaxNGSchema(): Schema contains errors]
    ..: false  [XMLReader::setRelaxNGSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setRelaxNGSchema(): ..:1: parser error : Document is empty | XMLReader::setRelaxNGSchema():  | XMLReader::setRelaxNGSchema(): ^ | XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: could not load .. | XMLReader::setRelaxNGSchema(): Schema contains errors]
    .: false  [XMLReader::setRelaxNGSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setRelaxNGSchema(): .:1: parser error : Document is empty | XMLReader::setRelaxNGSchema():  | XMLReader::setRelaxNGSchema(): ^ | XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: could not load . | XMLReader::setRelaxNGSchema(): Schema contains errors]
    "": ValueError(XMLReader::setRelaxNGSchema(): Argument #1 ($filename) cannot be empty)
    BASE/dir/../file: false  [XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: BASE/file is empty | XMLReader::setRelaxNGSchema(): Schema contains errors]
    BASE/dir: false  [XMLReader::setRelaxNGSchema(): Read of 8192 bytes failed with errno=21 Is a directory | XMLReader::setRelaxNGSchema(): PATH:1: parser error : Document is empty | XMLReader::setRelaxNGSchema():  | XMLReader::setRelaxNGSchema(): ^ | XMLReader::setRelaxNGSchema(): xmlRelaxNGParse: could not load PATH | XMLReader::setRelaxNGSchema(): Schema contains errors]
XMLWriter::openUri
    missing: false  [XMLWriter::openUri(PATH): Failed to open stream: No such file or directory | XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri]
    ./missing: false  [XMLWriter::openUri(missing): Failed to open stream: No such file or directory | XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [XMLWriter::openUri(..): Failed to open stream: Is a directory | XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri]
    .: false  [XMLWriter::openUri(.): Failed to open stream: Is a directory | XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri]
    "": ValueError(XMLWriter::openUri(): Argument #1 ($uri) cannot be empty)
    dir/../missing: false  [XMLWriter::openUri(): Unable to resolve file path]
    BASE/dir: false  [XMLWriter::openUri(PATH): Failed to open stream: Is a directory | XMLWriter::openUri(): xmlNewTextWriterFilename : cannot open uri]
xmlwriter_open_uri
    missing: false  [xmlwriter_open_uri(PATH): Failed to open stream: No such file or directory | xmlwriter_open_uri(): xmlNewTextWriterFilename : cannot open uri]
    ./missing: false  [xmlwriter_open_uri(missing): Failed to open stream: No such file or directory | xmlwriter_open_uri(): xmlNewTextWriterFilename : cannot open uri]
    ../file BASE/file BASE/missing BASE/dir/../file: XMLWriter
    ..: false  [xmlwriter_open_uri(..): Failed to open stream: Is a directory | xmlwriter_open_uri(): xmlNewTextWriterFilename : cannot open uri]
    .: false  [xmlwriter_open_uri(.): Failed to open stream: Is a directory | xmlwriter_open_uri(): xmlNewTextWriterFilename : cannot open uri]
    "": ValueError(xmlwriter_open_uri(): Argument #1 ($uri) cannot be empty)
    dir/../missing: false  [xmlwriter_open_uri(): Unable to resolve file path]
    BASE/dir: false  [xmlwriter_open_uri(PATH): Failed to open stream: Is a directory | xmlwriter_open_uri(): xmlNewTextWriterFilename : cannot open uri]
XSLTProcessor::transformToUri
    missing ./missing dir/../missing: int  [XSLTProcessor::transformToUri(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: int
    ..: int  [XSLTProcessor::transformToUri(..): Failed to open stream: Is a directory]
    .: int  [XSLTProcessor::transformToUri(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: int  [XSLTProcessor::transformToUri(PATH): Failed to open stream: Is a directory]
xsl import
    missing ./missing dir/../missing BASE/missing: false  [XSLTProcessor::importStylesheet(): I/O warning : failed to load external entity "PATH" | XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : unable to load PATH]
    ../file BASE/file BASE/dir/../file: false  [XSLTProcessor::importStylesheet(): PATH:2: parser error : Start tag expected, '<' not found | XSLTProcessor::importStylesheet(): a | XSLTProcessor::importStylesheet(): ^ | XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : unable to load PATH]
    ..: false  [XSLTProcessor::importStylesheet(): Read of 8192 bytes failed with errno=21 Is a directory | XSLTProcessor::importStylesheet(): ..:1: parser error : Document is empty | XSLTProcessor::importStylesheet():  | XSLTProcessor::importStylesheet(): ^ | XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : unable to load ..]
    .: false  [XSLTProcessor::importStylesheet(): Read of 8192 bytes failed with errno=21 Is a directory | XSLTProcessor::importStylesheet(): .:1: parser error : Document is empty | XSLTProcessor::importStylesheet():  | XSLTProcessor::importStylesheet(): ^ | XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : unable to load .]
    "": false  [XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : invalid URI reference ]
    BASE/dir: false  [XSLTProcessor::importStylesheet(): Read of 8192 bytes failed with errno=21 Is a directory | XSLTProcessor::importStylesheet(): PATH:1: parser error : Document is empty | XSLTProcessor::importStylesheet():  | XSLTProcessor::importStylesheet(): ^ | XSLTProcessor::importStylesheet(): compilation error: element import | XSLTProcessor::importStylesheet(): xsl:import : unable to load PATH]
