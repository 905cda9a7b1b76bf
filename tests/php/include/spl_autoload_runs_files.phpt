--TEST--
Files that spl_autoload() finds: they declare, run code, trace, and are run once; one is included again and again
--FILE--
<?php
$folder = __DIR__ . '/spl_autoload_runs_files';
mkdir($folder);
file_put_contents("$folder/declares.inc", '<?php class Declares { const C = "declared"; }');
file_put_contents("$folder/derived.inc", '<?php class Derived extends Declares { }');
file_put_contents("$folder/runs.php", '<?php echo "runs with ", json_encode(array_keys(get_defined_vars())), "\n"; $left = "left behind"; '
    . 'foreach (debug_backtrace() as $entry) { echo "  ", $entry["function"], " ", basename($entry["file"] ?? "none"), "\n"; } '
    . 'class Runs { static function trace() { return array_column(debug_backtrace(), "function"); } } return 5;');
file_put_contents("$folder/nothing.inc", '<?php echo "declares nothing\n";');
file_put_contents("$folder/again.inc", '<?php $counted = ($counted ?? 0) + 1; if (!class_exists("Again")) { class Again { } } return new class { public $p = 1; };');
file_put_contents("$folder/fails.inc", '<?php throw new Exception("failed in file");');
file_put_contents("$folder/functions.inc", '<?php function ofFile() { return (new class { function name() { return str_contains(static::class, "@anonymous"); } })->name(); }');
set_include_path($folder);
spl_autoload_extensions('.inc,.php');
spl_autoload_register();

function shown(Closure $run): void
{
    try {
        echo json_encode($run()), "\n";
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
shown(fn() => Derived::C);
shown(fn() => [class_exists('Declares'), class_exists('NotThere'), class_exists('Nothing'), class_exists('Nothing')]);
function loads() { $local = 1; Runs::trace(); return [$local, $left ?? 'none']; }
shown(fn() => loads());
shown(fn() => class_exists('Fails'));
shown(fn() => class_exists('Fails'));
spl_autoload('Declares');
spl_autoload('Missing', '.inc');
for ($i = 0; $i < 3; $i++) {
    $object = include 'again.inc';
    echo $counted, ' ', get_class($object) === get_class(include 'again.inc') ? 'same' : 'another', "\n";
}
include 'functions.inc';
var_dump(ofFile(), ofFile(), count(array_filter(get_included_files(), fn($file) => str_contains($file, 'spl_autoload_runs_files/'))));

trait MakesClasses
{
    function make() { return new class { public $made = 1; }; }
    static function makeStatic() { return new class(static::class) { function __construct(public $by) { } }; }
    function closure() { return fn() => new class { }; }
}
class One { use MakesClasses; }
class Two { use MakesClasses; }
class Three extends One { }
var_dump(get_class((new One)->make()) === get_class((new Two)->make()), get_class((new One)->make()) === get_class((new Three)->make()),
    Two::makeStatic()->by, Three::makeStatic()->by, get_class((new One)->closure()()) === get_class((new Two)->closure()()));
include 'declares.inc';
echo "never\n";
--CLEAN--
<?php
$folder = __DIR__ . '/spl_autoload_runs_files';
array_map('unlink', glob("$folder/*"));
rmdir($folder);
--EXPECT--
"declared"
declares nothing
[true,false,false,false]
runs with ["local"]
  spl_autoload spl_autoload_runs_files.php
  loads spl_autoload_runs_files.php
  {closure} spl_autoload_runs_files.php
  shown spl_autoload_runs_files.php
[1,"left behind"]
Exception: failed in file
false
1 another
3 another
5 another
bool(true)
bool(true)
int(7)
bool(true)
bool(true)
string(3) "Two"
string(5) "Three"
bool(true)

Fatal error: Cannot declare class Declares, because the name is already in use in {PWD}/spl_autoload_runs_files/declares.inc on line 1
--EXIT--
255
