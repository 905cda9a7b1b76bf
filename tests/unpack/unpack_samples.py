"""Obfuscated programs, made here in the styles that public obfuscators and finds of malware have.

Each builder gets a payload, PHP code without open tag, and returns a file. LAYERS says how many layers it has, itself
and the payload included.
"""
from __future__ import annotations

import base64
import codecs
import os
import zlib
from collections.abc import Callable
from typing import NamedTuple


class Sample(NamedTuple):
    name: str
    layers: int
    build: Callable[[str], str]
    globals: dict[str, dict[str, str]] = {}


SAMPLES: list[Sample] = []


def sample(layers: int, **tables: dict[str, str]) -> Callable[[Callable[[str], str]], Callable[[str], str]]:
    def add(build: Callable[[str], str]) -> Callable[[str], str]:
        named = {f"_{name.upper()}": each for name, each in tables.items()}
        SAMPLES.append(Sample(build.__name__, layers, build, named))
        return build

    return add


def b64(text: str) -> str:
    return base64.b64encode(text.encode("latin-1")).decode()


def deflated(text: str) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(packer.compress(text.encode("latin-1")) + packer.flush()).decode()


def rot13(text: str) -> str:
    return codecs.encode(text, "rot13")


def hexed(text: str) -> str:
    return "".join(f"\\x{ord(char):02x}" for char in text)


def octal(text: str) -> str:
    return "".join(f"\\{ord(char):o}" for char in text)


def xor(text: str, key: str) -> str:
    return "".join(chr(ord(char) ^ ord(key[index % len(key)])) for index, char in enumerate(text))


@sample(2)
def base64_gzinflate(payload: str) -> str:
    return f"<?php eval(gzinflate(base64_decode('{deflated(payload)}')));"


@sample(6)
def nested_chain(payload: str) -> str:
    code = payload
    for index in range(5):
        code = f"eval(gzinflate(base64_decode('{deflated(code)}')));" if index % 2 else \
            f"eval(base64_decode('{b64(code)}'));"
    return f"<?php {code}"


@sample(2)
def rot13_gzuncompress(payload: str) -> str:
    packed = base64.b64encode(zlib.compress(payload.encode())).decode()
    return f"<?php $s = str_rot13('{rot13(packed)}'); eval(gzuncompress(base64_decode($s)));"


@sample(2)
def xor_with_key(payload: str) -> str:
    return f"""<?php
$k = 'k3y!'; $d = base64_decode('{b64(xor(payload, "k3y!"))}'); $o = '';
for ($i = 0; $i < strlen($d); $i++) {{ $o .= $d[$i] ^ $k[$i % strlen($k)]; }}
eval($o);"""


@sample(2)
def chr_concatenation(payload: str) -> str:
    return "<?php eval(" + ".".join(f"chr({ord(char)})" for char in payload) + ");"


@sample(2)
def hex_strings(payload: str) -> str:
    return f"""<?php ${{"{hexed('GLOBALS')}"}}["{hexed('abc')}"] = "{octal(payload)}"; eval(${{"GLOBALS"}}["abc"]);"""


@sample(2)
def variable_functions(payload: str) -> str:
    return f"""<?php $_ = "{hexed('base64_decode')}"; $__ = 'str'.'rev'; $___ = $__('etalfnizg');
$f = fn($x) => $x; eval($f($___($_('{deflated(payload)}'))));"""


@sample(2)
def goto_spaghetti(payload: str) -> str:
    return f"""<?php
goto a1; b7: $c = $b('{b64(payload)}'); goto e9; x2: eval($c); goto end; a1: $a = 'base64'; goto q4;
e9: if (strlen($c) > 0) {{ goto x2; }} goto end; q4: $b = $a . '_decode'; goto b7; end:"""


@sample(3)
def preg_replace_e(payload: str) -> str:
    return f"""<?php preg_replace("/^.$/e", "{hexed(f"eval(base64_decode('{b64(payload)}'))")}", '.');"""


@sample(4)
def preg_replace_groups(payload: str) -> str:
    return f"""<?php @preg_replace('~(\\w+)\\|(.*)~se', '@${{1}}(base64_decode("$2"))', 'nop|x');
function nop($x) {{}} echo preg_replace('/(.*)/e', 'eval(base64_decode("\\\\1"))', '{b64(payload)}', 1);"""


@sample(2)
def create_function_call(payload: str) -> str:
    return f"""<?php $f = create_function('$x', '{payload.replace("'", chr(92) + "'")}'); $f(1);"""


@sample(3)
def create_function_injection(payload: str) -> str:
    return f"""<?php $c = "cre"."ate_function"; $c('', "}}eval(base64_decode('{b64(payload)}'));//");"""


@sample(3)
def assert_of_string(payload: str) -> str:
    return f"""<?php $a = str_replace('x', '', 'axsxsxexrxt'); $a("eval(base64_decode('{b64(payload)}'))");"""


@sample(3)
def array_map_assert(payload: str) -> str:
    return f"""<?php array_map('ass'.'ert', array("eval(base64_decode('{b64(payload)}'))"));"""


@sample(2)
def include_data(payload: str) -> str:
    return f"<?php include 'data:text/plain;base64,{b64('<?php ' + payload)}';"


@sample(2)
def include_filter(payload: str) -> str:
    return f"""<?php file_put_contents('/tmp/s', '{b64(rot13('<?php ' + payload))}');
include 'php://filter/read=convert.base64-decode|string.rot13/resource=/tmp/s';"""


@sample(2)
def written_file(payload: str) -> str:
    return f"""<?php $t = tempnam(sys_get_temp_dir(), 'x'); $h = fopen($t, 'w'); fwrite($h, base64_decode('{
        b64('<?php ' + payload)}')); fclose($h); include $t; unlink($t);"""


@sample(2)
def written_beside(payload: str) -> str:
    return f"""<?php $p = dirname(__FILE__).'/.cache.php'; if (!file_exists($p)) file_put_contents($p, strrev('{
        ('<?php ' + payload).replace("'", '"')[::-1]}')); require_once $p; @unlink($p);"""


@sample(2)
def self_reading(payload: str) -> str:
    return f"""<?php $s = file_get_contents(__FILE__); $p = strpos($s, '/*#') + 3;
eval(base64_decode(substr($s, $p, strpos($s, '#*/') - $p))); die(); /*#{b64(payload)}#*/""" \
        .replace("strpos($s, '/*#')", "strpos($s, '/'.'*#')").replace("strpos($s, '#*/')", "strpos($s, '#'.'*/')")


@sample(2)
def halt_compiler(payload: str) -> str:
    return f"""<?php $f = fopen(__FILE__, 'r'); fseek($f, __COMPILER_HALT_OFFSET__);
eval(gzinflate(base64_decode(stream_get_contents($f)))); __halt_compiler();{deflated(payload)}"""


@sample(2)
def array_lookup(payload: str) -> str:
    alphabet = "".join(sorted(set(payload)))
    indexes = ",".join(str(alphabet.index(char)) for char in payload)
    return f"""<?php function d($i) {{ global $t; return $t[$i]; }} $t = str_split(base64_decode('{b64(alphabet)}'));
$GLOBALS['o0'] = [{indexes}]; $s = ''; foreach ($o0 as $i) $s .= d($i); eval($s);"""


@sample(2)
def pack_hex(payload: str) -> str:
    return f"<?php eval(pack('H*', '{payload.encode().hex()}'));"


@sample(2)
def openssl(payload: str) -> str:
    return f"""<?php $k = md5('key'); $iv = substr($k, 0, 16);
$c = openssl_encrypt(base64_decode('{b64(payload)}'), 'aes-256-cbc', $k, 0, $iv);
eval(openssl_decrypt($c, 'AES-256-CBC', $k, 0, $iv));"""


@sample(4)
def usort_callback(payload: str) -> str:
    return f"""<?php $a = ["eval(base64_decode('{b64(payload)}'))", '1']; usort($a, 'as'.'sert');"""


@sample(2)
def output_callback(payload: str) -> str:
    return f"""<?php function r($b) {{ eval(base64_decode(trim($b))); return ''; }} ob_start('r'); echo "{
        b64(payload)}"; ob_end_flush();"""


@sample(2)
def shutdown_function(payload: str) -> str:
    return f"""<?php class A {{ public $c; function __destruct() {{ if ($this->c) eval($this->c); }}
function run($x) {{ $o = new A; $o->c = gzinflate(base64_decode($x)); }} }}
register_shutdown_function([new A, 'run'], '{deflated(payload)}'); exit;"""


@sample(2)
def offsets_in_braces(payload: str) -> str:
    return f"""<?php $q = "edoced_46esab"; $w = $q{{12}}.$q{{11}}.$q{{10}}.$q{{9}}.$q{{8}}
.$q{{7}}.$q{{6}}.$q{{5}}.$q{{4}}.$q{{3}}.$q{{2}}.$q{{1}}.$q{{0}};
if (isset($w{{3}})) {{ eval($w('{b64(payload)}')); }}"""


@sample(2, post={"pass": "s3cret", "z0": ""})
def from_request(payload: str) -> str:
    return f"""<?php if (isset($_POST['pass']) && md5($_POST['pass']) == '{
        __import__('hashlib').md5(b's3cret').hexdigest()}') {{ foreach ($_POST as $k => $v) if (!$v)
  eval(base64_decode('{b64(payload)}')); }}"""


@sample(2)
def stream_wrapper(payload: str) -> str:
    return f"""<?php class W {{ private $p = 0; private $d; public $context;
function stream_open($u) {{ $this->d = base64_decode(substr($u, 6)); return true; }}
function stream_read($n) {{ $r = substr($this->d, $this->p, $n); $this->p += strlen($r); return $r; }}
function stream_eof() {{ return $this->p >= strlen($this->d); }} function stream_stat() {{ return []; }}
function stream_set_option() {{ return false; }} }}
stream_wrapper_register('mem', 'W'); include 'mem://{b64('<?php ' + payload)}';"""


@sample(2)
def generator_and_closures(payload: str) -> str:
    parts = [payload[start:start + 7][::-1] for start in range(0, len(payload), 7)]
    return "<?php $g = (function () { yield from [" + ",".join(f"'{b64(each)}'" for each in parts) + """]; })();
$d = implode('', iterator_to_array(
(fn($x) => (function () use ($x) { foreach ($x as $y) yield strrev(base64_decode($y)); })())($g), false));
call_user_func(function () use ($d) { return eval($d); });"""


@sample(2)
def missing_functions(payload: str) -> str:
    return f"""<?php old_helper('x'); if (get_magic_quotes_gpc()) exit; set_magic_quotes_runtime(0);
$x = array('a' => 'eval'); while (list($k, $v) = each($x)) {{ eval(base64_decode('{b64(payload)}')); }} echo UNKNOWN;"""


@sample(3)
def eval_with_tags(payload: str) -> str:
    return f"""<?php eval("?".">".base64_decode('{b64('<? eval(base64_decode("' + b64(payload) + '"));')}'));"""


@sample(2)
def uuencoded_strtr(payload: str) -> str:
    table = "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"
    return f"""<?php $s = strtr('{b64(payload).translate(str.maketrans(*table))}', '{table[1]}', '{table[0]}');
$f = 'convert_'.'uudecode'; $u = convert_uuencode(base64_decode($s)); eval($f($u));"""


@sample(2)
def static_method_callback(payload: str) -> str:
    return f"""<?php final class X_{os.path.basename('/a9')} {{ private static $t = ['ba'.'se64', '_decode'];
static function __callStatic($n, $a) {{ return call_user_func_array(implode('', self::$t), $a); }}
function __invoke($c) {{ return eval($c); }} }}
call_user_func(new X_a9, X_a9::anything('{b64(payload)}'));"""
