"""Attempts to use up the time, memory or output of whoever runs them, one a line: statements in a sandbox.

`host()` is a function of the host that gives its argument back.
"""
# ruff: noqa: E501  # an attempt is a line
from __future__ import annotations

ATTEMPTS = r"""
while (true);
for (;;) { try { throw new Exception; } catch (Exception) {} }
function f() { f(); } f();
$f = function () use (&$f) { $f(); }; $f();
class A { function __get($n) { return $this->$n . $this->{$n . 'x'}; } } (new A)->x;
class B { function __toString(): string { return $this . 'x'; } } echo new B;
class C { function __destruct() { new C; } } new C;
class D { function __destruct() { while (true); } } new D;
while (true) { try { while (true); } finally { while (true); } }
register_shutdown_function(function () { while (true); }); while (true);
set_error_handler(function () { while (true); }); echo $x;
set_exception_handler(function () { while (true); }); throw new Exception;
ob_start(function ($b) { while (true); }); echo 'x'; ob_end_flush();
spl_autoload_register(function ($c) { while (true); }); class_exists('X');
usort($a = range(1, 10), function () { while (true); });
$a = [2, 1]; usort($a, function () { while (true); });
iterator_to_array(new InfiniteIterator(new ArrayIterator([1])));
(function () { while (true) yield 1; })()->next(); foreach ((function () { while (true) yield 1; })() as $x);
function g() { yield from g(); } foreach (g() as $x);
$f = new Fiber(function () { while (true) Fiber::suspend(); }); $f->start(); while (true) $f->resume();
while (true) { $fibers[] = $f = new Fiber(fn() => Fiber::suspend()); $f->start(); }
declare(ticks=1) { register_tick_function(function () { while (true); }); $x = 1; $y = 2; }
sleep(1000);
usleep(PHP_INT_MAX);
time_nanosleep(1000, 0);
time_sleep_until(time() + 1000);
preg_match('/(a+)+$/', str_repeat('a', 40) . 'b'); while (true);
preg_match('/(?:\D+|<\d+>)*[!?]/', str_repeat('foobar ', 1000)); while (true);
preg_replace_callback('/./', function () { while (true); }, 'abc');
similar_text(str_repeat('ab', 100000), str_repeat('ba', 100000));
levenshtein(str_repeat('ab', 10000), str_repeat('ba', 10000)); while (true);
gmp_pow(gmp_init(3), 1 << 30);
gmp_fact(100000000);
bcpow('3', '100000000');
password_hash('x', PASSWORD_BCRYPT, ['cost' => 20]);
hash_pbkdf2('sha512', 'x', 'y', 1 << 30);
sodium_crypto_pwhash(32, 'x', random_bytes(16), 1 << 30, 1 << 28);
openssl_pkey_new(['private_key_bits' => 16384]);
str_repeat('x', 1 << 40);
$s = 'x'; while (true) $s .= $s;
while (true) $a[] = str_repeat('x', 1 << 16);
while (true) $a[] = new stdClass;
$a = []; while (true) $a = [$a, $a];
$a = range(1, 1000); while (true) $a = array_merge($a, $a);
range(1, 1 << 40);
array_fill(0, 1 << 40, 1);
str_pad('', 1 << 40);
sprintf('%1000000000d', 1);
unserialize('a:1000000000:{}'); while (true) $u[] = unserialize('a:1:{i:0;s:5:"abcde";}');
json_decode(str_repeat('[', 1 << 24)); while (true);
gzuncompress(gzcompress(str_repeat("\0", 1 << 24))); while (true) $z[] = gzinflate(gzdeflate(str_repeat("\0", 1 << 20)));
imagecreatetruecolor(30000, 30000); while (true) $i[] = imagecreatetruecolor(1000, 1000);
$d = new DOMDocument; while (true) $d->appendChild($d->createElement('a'));
$d = new SQLite3(':memory:'); $d->query('with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) from c')->fetchArray();
$d = new SQLite3(':memory:'); while (true) $d->exec("create table if not exists t (a); insert into t values (zeroblob(1000000))");
$f = fopen('php://memory', 'w+'); while (true) fwrite($f, str_repeat('x', 1 << 16));
$f = fopen('php://temp', 'w+'); while (true) fwrite($f, str_repeat('x', 1 << 16));
while (true) echo 'xxxxxxxxxx';
echo str_repeat('x', 50000000);
while (true) print_r(range(1, 1000));
while (true) { ob_start(); echo 'x'; }
while (true) { ob_start(); echo str_repeat('x', 1 << 16); }
while (true) error_log(str_repeat('x', 1000));
while (true) trigger_error('x');
while (true) host(1);
while (true) host(str_repeat('x', 1 << 20));
$a = 1; for ($i = 0; $i < 100; $i++) $a = [$a]; while (true) host($a);
return str_repeat('x', 60 << 20) . str_repeat('y', 60 << 20);
return array_fill(0, 10000000, 'x');
return range(1, 3000000);
$a = 1; for ($i = 0; $i < 100000; $i++) $a = [$a]; return $a;
throw new Exception(str_repeat('x', 60 << 20));
while (true) eval('function f' . $i++ . '() { return 1; }');
while (true) define('C' . $i++, 1);
while (true) $$i = $i++;
while (true) mt_rand(); gc_disable(); 
stream_select($r, $w, $e, 1000); while (true);
while (true) $streams[] = fopen('php://memory', 'r');
while (true) new DateTime('@' . $i++);
exit(str_repeat('x', 50000000));
"""


def attempts() -> list[str]:
    return [line for line in ATTEMPTS.splitlines() if line]
