--TEST--
json_encode: flags, objects, errors
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
class A { public $x=1; protected $y=2; private $z=3; public ?int $u; }
enum S: string { case A='a'; } enum N { case A; }
$a=new A; $a->dyn=[1]; $a->{'0'}=5;
function t($v,$f=0,$d=512) { try { var_dump(json_encode($v,$f,$d)); echo json_last_error(),' ',json_last_error_msg(),"\n"; } catch (Throwable $e) { echo get_class($e),$e->getCode(),$e->getMessage(),"\n"; } }
t($a); t(S::A); t(N::A); t([N::A,1],JSON_PARTIAL_OUTPUT_ON_ERROR); t(NAN); t([INF,1],JSON_PARTIAL_OUTPUT_ON_ERROR);
t("\xff"); t("a\xffb",JSON_INVALID_UTF8_IGNORE); t("a\xffb",JSON_INVALID_UTF8_SUBSTITUTE); t("a\xffb",JSON_INVALID_UTF8_SUBSTITUTE|JSON_UNESCAPED_UNICODE); t(["a\xffb"],JSON_PARTIAL_OUTPUT_ON_ERROR); t(["a\xffb"=>1],JSON_PARTIAL_OUTPUT_ON_ERROR);
t("</'\"&\u{2028}\u{1f600}\x7f\x01\t"); t("</'\"&\u{2028}\u{1f600}\x7f",JSON_UNESCAPED_UNICODE); t("</'\"&\u{2028}",JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_LINE_TERMINATORS|JSON_HEX_TAG|JSON_HEX_AMP|JSON_HEX_APOS|JSON_HEX_QUOT|JSON_UNESCAPED_SLASHES);
t(["12","1.5","1e5","0x1A"," 1","1 ",".5","-0","+1","00","9223372036854775808"],JSON_NUMERIC_CHECK);
t([]); t([],JSON_FORCE_OBJECT); t(new stdClass,JSON_PRETTY_PRINT); t([[],[1,2,["a"=>1]],new stdClass],JSON_PRETTY_PRINT);
t([1=>1,0=>2]); t([[1]],0,1); t([[1]],JSON_PARTIAL_OUTPUT_ON_ERROR,1); t(1.0); t(1.0,JSON_PRESERVE_ZERO_FRACTION); t(0.1+0.2); t(1e100); t(-0.0); t(fopen('php://memory', 'r'));
$r=[1]; $r[]=&$r; t($r); t($r,JSON_PARTIAL_OUTPUT_ON_ERROR);
$o=new stdClass; $o->o=$o; t($o,JSON_PARTIAL_OUTPUT_ON_ERROR); t($o,JSON_THROW_ON_ERROR);
class J implements JsonSerializable { function __construct(public $v){} function jsonSerialize():mixed { return $this->v; } }
t(new J(1)); t(new J(new J([1]))); $j=new J(null); $j->v=$j; t($j); 
t(["" => 1, "a"=>true,"b"=>null]); t("0"); t(1,0,0); t([],0,0);
t("\u{e9}"); t(function(){});
try { json_decode("1",false,0);} catch(Throwable $e) {echo $e->getMessage(),"\n";}
try { json_decode("1",false,PHP_INT_MAX);} catch(Throwable $e) {echo $e->getMessage(),"\n";}
try { json_decode("[",false,512,JSON_THROW_ON_ERROR);} catch(Throwable $e) {echo $e->getMessage(),$e->getCode(),"\n";}
var_dump(json_decode('{"0":1}',true), json_decode('{"0":1}',null,512,JSON_OBJECT_AS_ARRAY),json_decode('12345678901234567890',false,512,JSON_BIGINT_AS_STRING));
var_dump(json_decode("\"a\xffb\"",false,512,JSON_INVALID_UTF8_IGNORE), json_decode("\"a\xffb\"",false,512,JSON_INVALID_UTF8_SUBSTITUTE));
--EXPECT--
[Creation of dynamic property A::$dyn is deprecated]
[Creation of dynamic property A::$0 is deprecated]
string(23) "{"x":1,"dyn":[1],"0":5}"
0 No error
string(3) ""a""
0 No error
bool(false)
11 Non-backed enums have no default serialization
string(5) "[0,1]"
11 Non-backed enums have no default serialization
bool(false)
7 Inf and NaN cannot be JSON encoded
string(5) "[0,1]"
7 Inf and NaN cannot be JSON encoded
bool(false)
5 Malformed UTF-8 characters, possibly incorrectly encoded
string(4) ""ab""
0 No error
string(10) ""a\ufffdb""
0 No error
string(7) ""a�b""
0 No error
string(6) "[null]"
5 Malformed UTF-8 characters, possibly incorrectly encoded
string(6) "{"":1}"
5 Malformed UTF-8 characters, possibly incorrectly encoded
string(36) ""<\/'\"&\u2028\ud83d\ude00\u0001\t""
0 No error
string(20) ""<\/'\"&\u2028😀""
0 No error
string(30) ""\u003C/\u0027\u0022\u0026 ""
0 No error
string(58) "[12,1.5,100000,"0x1A",1,1,0.5,0,1,0,9.223372036854776e+18]"
0 No error
string(2) "[]"
0 No error
string(2) "{}"
0 No error
string(2) "{}"
0 No error
string(92) "[
    [],
    [
        1,
        2,
        {
            "a": 1
        }
    ],
    {}
]"
0 No error
string(13) "{"1":1,"0":2}"
0 No error
bool(false)
1 Maximum stack depth exceeded
string(5) "[[1]]"
1 Maximum stack depth exceeded
string(1) "1"
0 No error
string(3) "1.0"
0 No error
string(19) "0.30000000000000004"
0 No error
string(8) "1.0e+100"
0 No error
string(2) "-0"
0 No error
bool(false)
8 Type is not supported
bool(false)
6 Recursion detected
string(8) "[1,null]"
6 Recursion detected
string(10) "{"o":null}"
6 Recursion detected
JsonException6Recursion detected
string(1) "1"
0 No error
string(3) "[1]"
0 No error
bool(false)
6 Recursion detected
string(24) "{"":1,"a":true,"b":null}"
0 No error
string(3) ""0""
0 No error
string(1) "1"
0 No error
bool(false)
1 Maximum stack depth exceeded
string(8) ""\u00e9""
0 No error
string(2) "{}"
0 No error
json_decode(): Argument #3 ($depth) must be greater than 0
json_decode(): Argument #3 ($depth) must be less than 2147483647
Syntax error4
array(1) {
  [0]=>
  int(1)
}
array(1) {
  [0]=>
  int(1)
}
string(20) "12345678901234567890"
string(2) "ab"
string(5) "a�b"
