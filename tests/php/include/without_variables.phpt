--TEST--
A file's code that names no variables has those of the code that includes it
--FILE--
<?php
$folder = sys_get_temp_dir() . '/without_variables_' . getmypid();
mkdir($folder);
$file = fn(string $name, string $code) => file_put_contents("$folder/$name.php", "<?php $code") ? "$folder/$name.php" : '';
$nested = $file('nested', '$inner = 7; $outer++; return 5;');
$file('all', 'return get_defined_vars();');
$file('compact', 'return compact("outer");');
$file('extract', 'extract(["outer" => "new", "more" => 1]); return 2;');
$file('dynamic', 'return ${"ou" . "ter"};');
$file('set', '${"ou" . "ter"} = "set"; ${"fresh"} = 1;');
$file('unset', 'unset(${"outer"});');
$file('eval', 'return eval(\'return $outer;\');');
$file('parse', 'parse_str("a=1&outer=x", $GLOBALS["parsed"]); return isset($GLOBALS["parsed"]["a"]);');
$file('nest', 'return include NESTED;');
$file('trace', 'return array_map(fn($call) => $call["function"] ?? "", debug_backtrace());');
$file('throw', 'throw new Exception("from a file");');
$file('this', 'return isset($this) ? get_class($this) : "none";');
$file('declare', 'namespace N; class A extends B {} return A::NAME . \count(get_defined_vars());');
$file('b', 'namespace N; class B { const NAME = __CLASS__; }');
define('NESTED', $nested);
spl_autoload_register(function ($class) use ($folder) { include $folder . '/' . strtolower(substr($class, 2)) . '.php'; });
function run(string $folder) {
    $outer = 1;
    foreach (['all', 'compact', 'extract', 'dynamic', 'set', 'dynamic', 'nest', 'unset', 'trace', 'declare'] as $name) {
        $outer ??= 'default';
        $result = include "$folder/$name.php";
        echo $name, ' ', json_encode($result === null ? null : (is_array($result) ? array_keys($result) : $result)), ' ',
            json_encode(array_diff_key(get_defined_vars(), ['folder' => 0, 'result' => 0])), "\n";
    }
    try { include "$folder/throw.php"; } catch (Exception $e) { echo $e->getMessage(), ' ', count($e->getTrace()), $outer, "\n"; }
}
run($folder);
(new class { function show($folder) { echo strstr(include "$folder/this.php", "\0", true), "\n"; } })->show($folder);
(static function () use ($folder) { echo include "$folder/this.php", "\n"; })();
$outer = 'global';
echo include "$folder/eval.php", include "$folder/dynamic.php", json_encode(include "$folder/compact.php"), include "$folder/parse.php", "\n";
function generate($folder) { $outer = 'generator'; yield include "$folder/dynamic.php"; yield include "$folder/eval.php"; }
echo implode(',', iterator_to_array(generate($folder))), "\n";
array_map('unlink', glob("$folder/*.php"));
rmdir($folder);
--EXPECT--
all ["folder","outer","name"] {"outer":1,"name":"all"}
compact ["outer"] {"outer":1,"name":"compact"}
extract 2 {"outer":"new","name":"extract","more":1}
dynamic "new" {"outer":"new","name":"dynamic","more":1}
set 1 {"outer":"set","name":"set","more":1,"fresh":1}
dynamic "set" {"outer":"set","name":"dynamic","more":1,"fresh":1}
nest 5 {"outer":"seu","name":"nest","more":1,"fresh":1,"inner":7}
unset 1 {"name":"unset","more":1,"fresh":1,"inner":7}
trace [0,1] {"name":"trace","more":1,"fresh":1,"inner":7,"outer":"default"}
declare "N\\B7" {"name":"declare","more":1,"fresh":1,"inner":7,"outer":"default"}
from a file 2default
class@anonymous
none
globalglobal{"outer":"global"}1
generator,generator
