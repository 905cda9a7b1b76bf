--TEST--
Methods that SoapClient answers by __call(): called in every way
--EXTENSIONS--
soap
--INI--
log_errors=0
--FILE--
<?php
class C extends SoapClient { function __doRequest($r,$l,$a,$v,$o=false): ?string { preg_match('~<SOAP-ENV:Body>(.*)</SOAP-ENV:Body>~',$r,$m); echo $m[1],"\n"; return ''; }
  function viaParent() { return parent::__call("p", [1]); } function inner() { return $this->unknown(1); } function stat() { return parent::other(2); } }
$c=new C(null,["location"=>"test://","uri"=>"u"]);
$c->a(1); call_user_func([$c,"b"],2); call_user_func_array([$c,"c"],["x"=>3]); $f=$c->d(...); $f(4); Closure::fromCallable([$c,"e"])(5);
array_map([$c,"g"],[6]); $c->viaParent(); $c->inner(); $c->stat(); $m="dyn"; $c->$m(7); $c->h(...[8,9]); $c->named(q: 1);
var_dump(is_callable([$c,"zzz"]), method_exists($c,"zzz"), is_callable("SoapClient::zzz"));
for ($i=0;$i<3;$i++) $c->loop($i);
try { (new SoapClient(null,["location"=>"nowhere","uri"=>"u"]))->x("secret"); } catch (SoapFault $e) { foreach ($e->getTrace() as $t) echo $t["class"],$t["type"],$t["function"],"\n"; }
try { $c::zzz(); } catch (Error $e) { echo $e->getMessage(),"\n"; }
$r = new ReflectionMethod($c, "__call"); var_dump($r->isInternal(), $r->getNumberOfParameters());
--EXPECT--
<ns1:a><param0 xsi:type="xsd:int">1</param0></ns1:a>
<ns1:b><param0 xsi:type="xsd:int">2</param0></ns1:b>
<ns1:c><param0 xsi:type="xsd:int">3</param0></ns1:c>
<ns1:d><param0 xsi:type="xsd:int">4</param0></ns1:d>
<ns1:e><param0 xsi:type="xsd:int">5</param0></ns1:e>
<ns1:g><param0 xsi:type="xsd:int">6</param0></ns1:g>
<ns1:p><param0 xsi:type="xsd:int">1</param0></ns1:p>
<ns1:unknown><param0 xsi:type="xsd:int">1</param0></ns1:unknown>
<ns1:other><param0 xsi:type="xsd:int">2</param0></ns1:other>
<ns1:dyn><param0 xsi:type="xsd:int">7</param0></ns1:dyn>
<ns1:h><param0 xsi:type="xsd:int">8</param0><param1 xsi:type="xsd:int">9</param1></ns1:h>
<ns1:named><param0 xsi:type="xsd:int">1</param0></ns1:named>
bool(true)
bool(false)
bool(false)
<ns1:loop><param0 xsi:type="xsd:int">0</param0></ns1:loop>
<ns1:loop><param0 xsi:type="xsd:int">1</param0></ns1:loop>
<ns1:loop><param0 xsi:type="xsd:int">2</param0></ns1:loop>
SoapClient->__doRequest
SoapClient->__call
Call to undefined method C::zzz()
bool(true)
int(2)
