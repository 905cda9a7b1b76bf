"""What a first run of a small program reads of the bundle, recorded when the bundle is written (module_bundle.py).

`recorded()` has a process run PROGRAM with the new bundle and an empty cache, so that it compiles. The command reads
that at one go for a program that it has not run before (bundle.recall()): modules that are read one by one, and
functions that are read when they are first called, take three times as long.
"""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from marshal import loads
from pathlib import Path
from tempfile import TemporaryDirectory

from zvm import bundle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

TIMEOUT = 120  # seconds
_COMMAND = "from zvm.cli.usual_run import recording; from zvm.cli.main import main; main(*recording())"
_BODIES = 3  # of the fields of a record (bundle_runs.fields())
_OLD = (1, 1)  # times of the files: old enough to be kept in the cache
# what many programs do first: classes of other files, closures, strings, arrays, patterns, exceptions, generators
PROGRAM = {
    "main.php": r"""<?php
declare(strict_types=1);
namespace App;
use InvalidArgumentException;
use function count;
spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/' . strtr(substr($class, 4), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
require_once __DIR__ . '/functions.php';
abstract class Command
{
    private array $options = ['verbose' => false, 'list' => [1, 2.5, null]];
    protected static ?self $last = null;
    public function __construct(protected readonly string $name, private ?Command $next = null)
    {
        self::$last = $this;
    }
    abstract protected function execute(array $input): iterable;
    public function run(array $input): string
    {
        $lines = [];
        foreach ($this->execute($input) as $key => $value) {
            $lines[] = sprintf('%s=%s', $key, $value);
        }
        if (!isset($this->options['quiet']) && empty($this->options['verbose'])) {
            $this->options['count'] = ($this->options['count'] ?? 0) + count($lines);
        }
        return implode("\n", $lines) . ($this->next === null ? '' : "\n" . $this->next->run($input));
    }
    public static function last(): ?static
    {
        return static::$last instanceof static ? static::$last : null;
    }
}
final class ListCommand extends Command
{
    const LIMIT = 3;
    protected function execute(array $input): \Generator
    {
        for ($i = 0; $i < self::LIMIT; $i++) {
            if ($i % 2 == 1) {
                continue;
            }
            yield "item $i" => strtoupper($input[$i] ?? 'none');
        }
        [$first, , $third] = [1, 2, 3];
        ['x' => $first] = ['x' => $first];
        yield from ['first' => "{$first}", 'third' => (string) $third];
    }
}
$shapes = [];
foreach (['a' => 2, 'b' => 3] as $name => $side) {
    $shapes[$name] = new Square($side, "square $name");
}
usort($shapes, fn (Shape $a, Shape $b): int => $b->area() <=> $a->area());
$total = array_sum(array_map(function (Shape $shape) use (&$names) {
    $names[] = ucfirst($shape->name());
    return $shape->area();
}, $shapes));
$command = new ListCommand('list', new ListCommand('other'));
$text = $command->run(['alpha', 'beta', 'gamma']);
try {
    check($total > 1 && is_string($text) ? -1 : 1);
} catch (InvalidArgumentException | \LogicException $e) {
    $text .= get_class($e) . ': ' . $e->getMessage();
} finally {
    $text = trim($text);
}
switch ($total) {
    case 13:
        $kind = 'thirteen';
        break;
    default:
        $kind = 'other';
}
$kind .= match (true) { $total > 10 => ' large', default => ' small' };
$words = preg_split('/\s+/', preg_replace_callback('/(\w+)=/', fn ($m) => "$m[1]: ", $text));
$i = 10;
while ($i-- > 0 && ($words[$i] ?? '') !== '') {
    $kind .= substr($words[$i], 0, 1) . strlen($words[$i]);
}
do {
    $list = array_filter(explode(',', 'a,b,,c'), 'strlen');
    unset($list[0]);
} while (in_array('a', $list, true));
if (preg_match('/^(?<word>[a-z]+)\s*(.*)$/s', $kind, $match) && array_key_exists('word', $match)) {
    echo str_repeat('-', 3), $match['word'], PHP_EOL, json_encode(['names' => $names, 'total' => $total]), "\n";
} elseif (!$kind) {
    exit(1);
}
ob_start();
print number_format($total * 1.5, 2) . ' ' . str_replace(['a', 'b'], ['c', 'd'], ltrim(" $kind")) . "\n";
$template = <<<TEXT
    Total: {$total} of {$names[0]} and {$command->run(['x'])}
    TEXT;
echo ob_get_clean(), $template, Command::last()?->run([]), is_callable('App\check') ? date('Y') > '2000' : '', "\n";
""",
    "functions.php": r"""<?php
namespace App;
function check(int $value, string ...$more): int
{
    static $calls = 0;
    $calls++;
    if ($value < 0) {
        throw new \InvalidArgumentException("negative: $value" . implode(',', $more));
    }
    return $value & 0xff | $calls << 2;
}
""",
    "Shape.php": "<?php\nnamespace App;\ninterface Shape\n{\n    public function area(): int|float;\n}\n",
    "Named.php": r"""<?php
namespace App;
trait Named
{
    protected string $name = '';
    public function name(): string
    {
        return $this->name;
    }
    public function __get(string $name): mixed
    {
        return null;
    }
}
""",
    "Base.php": r"""<?php
namespace App;
abstract class Base implements Shape, \Countable
{
    use Named;
    public function count(): int
    {
        return 1;
    }
    public function __toString(): string
    {
        return static::class . ' ' . $this->name();
    }
}
""",
    "Square.php": r"""<?php
namespace App;
class Square extends Base
{
    public function __construct(private int|float $side, string $name = 'square')
    {
        $this->name = $name;
    }
    public function area(): int|float
    {
        return $this->side ** 2;
    }
}
"""}


def recorded(installation: bundle.Installation) -> bytes | None:
    """Run PROGRAM with the bundle that the installation has; the record for USUAL, None where it cannot be had."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, text in PROGRAM.items():
            file = Path(folder, name)
            file.write_text(text)
            os.utime(file, _OLD)
        result, warm = Path(folder, "record"), Path(folder, "warm")
        options = ["-n", "-d", f"zvm.cache_dir={folder}/cache"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("ZVM_", "PYTHON"))}
        environment["PYTHONPATH"] = os.path.dirname(installation.package)
        try:
            _record("", str(warm), [*options, f"{folder}/main.php"], environment)  # which fills the cache
            _record("", str(warm), [*options, f"{folder}/main.php"], environment)
            shutil.rmtree(f"{folder}/cache")
            _record(str(warm), str(result), [*options, f"{folder}/main.php"], environment)
            return result.read_bytes()
        except (OSError, subprocess.SubprocessError):
            return None


def _record(warm: str, result: str, arguments: list[str], environment: dict[str, str]) -> None:
    """Have a process run a command line and write the record to a file. Raises OSError, SubprocessError."""
    subprocess.run([sys.executable, "-P", "-c", _COMMAND, warm, result, *arguments], env=environment, check=True,
                   timeout=TIMEOUT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def recording() -> tuple[list[str], Callable[[int], None]]:
    """What that process gives the command: a command line, and what writes the record when it is over. Of the record of
    a warm run, the first argument's, nothing but the functions called goes into it."""
    warm, result, *arguments = sys.argv[1:]
    finder = bundle.recall(arguments)

    def end(status: int) -> None:
        from zvm.bundle_runs import fields

        if status == 0 and finder is not None:
            finder.read_names.remove(__name__)
            Path(result).write_bytes(fields(finder, loads(Path(warm).read_bytes())[_BODIES] if warm else ()))
        os._exit(status)

    return arguments, end
