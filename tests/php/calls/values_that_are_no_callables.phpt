--TEST--
What is no callable, by is_callable(), by a callback, by call_user_func() and called as a variable
--FILE--
<?php
abstract class Shape
{
    static function made() { return 'made'; }
    abstract static function area();
    function drawn() { return 'drawn'; }
    private static function hidden() { return 'hidden'; }
    private function secret() { return 'secret'; }
    protected static function guarded() { return 'guarded'; }
    static function wordsFromInside(): array { return self::words(); }

    static function words(): array
    {
        return [
            'parent::made', ['parent', 'made'], 'self::hidden', 'static::area', ['Shape', 'self::made'], ['Shape', 'Other::made'],
            ['Shape', 'parent::made'], ['Shape', 'static::made'], 'Shape::secret',
        ];
    }

    function __invoke() { return 'invoked'; }
}
class Square extends Shape
{
    static function area() { return 'area'; }
    static function wordsFromInside(): array { return self::words(); }
}
class Other
{
    static function made() { return 'other'; }
    function __construct() { }
}
class Magic
{
    function __call($name, $arguments) { return "->$name()"; }
    static function __callStatic($name, $arguments) { return "::$name()"; }
    private function hidden() { }
}

set_error_handler(function ($level, $text) use (&$said) { $said[] = "[$text]"; });

/** Print what the calls give, on one line; what one gives as another is not repeated. */
function attempt(string $title, array $calls): void
{
    global $said;
    echo $title, "\n";
    $results = [];
    foreach ($calls as $call) {
        $said = [];
        try {
            $said[] = var_export($call(), true);
        } catch (Throwable $e) {
            $said[] = preg_replace('/^call_user_func(_array)?|^array_map/', '', $e->getMessage());
        }
        $results[] = preg_replace('/must be a valid callback( or null)?, /', '', implode(' ', $said));
    }
    echo '    ', implode(' / ', array_unique($results)), "\n";
}

function calls($value): array
{
    return [
        function () use ($value) { return [is_callable($value, false, $name), $name][0] . " $name"; },
        fn() => call_user_func($value), fn() => call_user_func_array($value, []), fn() => implode(array_map($value, [])), fn() => $value(),
    ];
}

$method = 'made';
$class = 'Square';
$object = new Square;
$byReference = [&$object, &$method];
$classByReference = [&$class, &$method];
$number = 5;
$values = [
    'null' => null, 'number' => 1.5, 'object' => new Other, 'name' => 'nothing_of_the_kind', 'empty' => '', 'no class' => '::made',
    'no method' => 'Square::', 'backslash' => '\Square::made', 'leading backslash' => '\strlen',
    'one element' => ['Square'], 'three elements' => ['Square', 'made', 1], 'other keys' => [1 => 'Square', 2 => 'made'],
    'names as keys' => ['a' => 'Square', 'b' => 'made'],
    'number for a class' => [1, 'made'], 'number for a method' => ['Square', 1], 'null for a method' => [$object, null],
    'references' => $byReference, 'references of names' => $classByReference, 'reference to a number' => ['Square', &$number],
    'class not found' => ['Circle', 'made'], 'class not found in text' => 'Circle::made', 'abstract' => 'Shape::area',
    'method not static' => 'Square::drawn', 'method not static, array' => ['Square', 'drawn'], 'private' => 'Shape::hidden',
    'private, object' => [$object, 'secret'], 'protected' => ['Square', 'guarded'], 'constructor' => [new Other, '__construct'],
    'no subclass' => ['Square', 'Other::made'], 'of the parent' => [$object, 'Shape::drawn'], 'parent by keyword' => [$object, 'parent::drawn'],
    'self by keyword' => [$object, 'self::drawn'], 'no parent' => ['Shape', 'parent::made'], 'static outside' => 'static::made',
    'self outside' => 'self::made', 'parent outside' => ['parent', 'made'], 'static keyword' => ['static', 'made'],
    'invoke' => [$object, '__invoke'], 'closure' => [fn() => 'closed', '__invoke'], 'closure, other method' => [fn() => 'closed', 'call'],
    'closure by reference' => [fn() => 'closed', 'bindTo'],
    'constructor by class' => 'Other::__construct', 'constructor by class, none' => ['Square', '__construct'],
    'magic' => [new Magic, 'anything'], 'magic static' => 'Magic::anything', 'magic private' => [new Magic, 'hidden'],
    'magic parent' => [new Magic, 'Magic::anything'], 'name with a NUL' => "str\0len", 'method with a NUL' => "Square::ma\0de",
];
foreach ($values as $title => $value) {
    attempt($title, calls($value));
}

class Inside extends Square
{
    function run()
    {
        foreach (self::words() as $number => $word) {
            attempt("word $number", [
                function () use ($word) { return [is_callable($word, false, $name), $name][0] . " $name"; },
                fn() => call_user_func($word), fn() => implode(array_map($word, [1])),
            ]);
        }
    }

    static function runStatically() { (new self)->run(); }
}
(new Inside)->run();
foreach (Shape::wordsFromInside() as $word) {
    attempt('outside', [fn() => call_user_func($word)]);
}
--EXPECT--
null
    ' ' / (): Argument #1 ($callback) no array or string given / '' / Value of type null is not callable
number
    ' 1.5' / (): Argument #1 ($callback) no array or string given / Value of type float is not callable
object
    ' Other::__invoke' / (): Argument #1 ($callback) no array or string given / Object of type Other is not callable
name
    ' nothing_of_the_kind' / (): Argument #1 ($callback) function "nothing_of_the_kind" not found or invalid function name / Call to undefined function nothing_of_the_kind()
empty
    ' ' / (): Argument #1 ($callback) function "" not found or invalid function name / Call to undefined function ()
no class
    ' ::made' / (): Argument #1 ($callback) invalid function name / Class "" not found
no method
    ' Square::' / (): Argument #1 ($callback) class Square does not have a method "" / Call to undefined method Square::()
backslash
    '1 \\Square::made' / 'made' / ''
leading backslash
    '1 \\strlen' / strlen() expects exactly 1 argument, 0 given / ''
one element
    ' Array' / (): Argument #1 ($callback) array callback must have exactly two members / Array callback must have exactly two elements
three elements
    ' Array' / (): Argument #1 ($callback) array callback must have exactly two members / Array callback must have exactly two elements
other keys
    ' Array' / (): Argument #1 ($callback) array callback has to contain indices 0 and 1 / Array callback has to contain indices 0 and 1
names as keys
    ' Array' / (): Argument #1 ($callback) array callback has to contain indices 0 and 1 / Array callback has to contain indices 0 and 1
number for a class
    ' Array' / (): Argument #1 ($callback) first array member is not a valid class name or object / First array member is not a valid class name or object
number for a method
    ' Array' / (): Argument #1 ($callback) second array member is not a valid method / Second array member is not a valid method
null for a method
    ' Array' / (): Argument #1 ($callback) second array member is not a valid method / Second array member is not a valid method
references
    '1 Square::made' / 'made' / ''
references of names
    '1 Square::made' / 'made' / ''
reference to a number
    ' Array' / (): Argument #1 ($callback) second array member is not a valid method / Second array member is not a valid method
class not found
    ' Circle::made' / (): Argument #1 ($callback) class "Circle" not found / Class "Circle" not found
class not found in text
    ' Circle::made' / (): Argument #1 ($callback) class "Circle" not found / Class "Circle" not found
abstract
    ' Shape::area' / (): Argument #1 ($callback) cannot call abstract method Shape::area() / Cannot call abstract method Shape::area()
method not static
    ' Square::drawn' / (): Argument #1 ($callback) non-static method Square::drawn() cannot be called statically / Non-static method Shape::drawn() cannot be called statically
method not static, array
    ' Square::drawn' / (): Argument #1 ($callback) non-static method Square::drawn() cannot be called statically / Non-static method Shape::drawn() cannot be called statically
private
    ' Shape::hidden' / (): Argument #1 ($callback) cannot access private method Shape::hidden() / Call to private method Shape::hidden() from global scope
private, object
    ' Square::secret' / (): Argument #1 ($callback) cannot access private method Square::secret() / Call to private method Shape::secret() from global scope
protected
    ' Square::guarded' / (): Argument #1 ($callback) cannot access protected method Square::guarded() / Call to protected method Shape::guarded() from global scope
constructor
    '1 Other::__construct' / NULL / ''
no subclass
    ' Square::Other::made' / (): Argument #1 ($callback) class Square is not a subclass of Other / Call to undefined method Square::Other::made()
of the parent
    [Callables of the form ["Square", "Shape::drawn"] are deprecated] '1 Square::Shape::drawn' / [Callables of the form ["Square", "Shape::drawn"] are deprecated] 'drawn' / [Callables of the form ["Square", "Shape::drawn"] are deprecated] '' / Call to undefined method Square::Shape::drawn()
parent by keyword
    [Callables of the form ["Square", "parent::drawn"] are deprecated] '1 Square::parent::drawn' / [Callables of the form ["Square", "parent::drawn"] are deprecated] 'drawn' / [Callables of the form ["Square", "parent::drawn"] are deprecated] '' / Call to undefined method Square::parent::drawn()
self by keyword
    [Callables of the form ["Square", "self::drawn"] are deprecated] '1 Square::self::drawn' / [Callables of the form ["Square", "self::drawn"] are deprecated] 'drawn' / [Callables of the form ["Square", "self::drawn"] are deprecated] '' / Call to undefined method Square::self::drawn()
no parent
    ' Shape::parent::made' / (): Argument #1 ($callback) cannot access "parent" when current class scope has no parent / Call to undefined method Shape::parent::made()
static outside
    ' static::made' / (): Argument #1 ($callback) cannot access "static" when no class scope is active / Class "static" not found
self outside
    ' self::made' / (): Argument #1 ($callback) cannot access "self" when no class scope is active / Class "self" not found
parent outside
    ' parent::made' / (): Argument #1 ($callback) cannot access "parent" when no class scope is active / Class "parent" not found
static keyword
    ' static::made' / (): Argument #1 ($callback) cannot access "static" when no class scope is active / Class "static" not found
invoke
    '1 Square::__invoke' / 'invoked' / ''
closure
    '1 Closure::__invoke' / 'closed' / ''
closure, other method
    '1 Closure::call' / Closure::call() expects at least 1 argument, 0 given / ''
closure by reference
    '1 Closure::bindTo' / Closure::bindTo() expects at least 1 argument, 0 given / ''
constructor by class
    ' Other::__construct' / (): Argument #1 ($callback) non-static method Other::__construct() cannot be called statically / Non-static method Other::__construct() cannot be called statically
constructor by class, none
    ' Square::__construct' / (): Argument #1 ($callback) class Square does not have a method "__construct" / Call to undefined method Square::__construct()
magic
    '1 Magic::anything' / '->anything()' / ''
magic static
    '1 Magic::anything' / '::anything()' / ''
magic private
    '1 Magic::hidden' / '->hidden()' / ''
magic parent
    [Callables of the form ["Magic", "Magic::anything"] are deprecated] '1 Magic::Magic::anything' / [Callables of the form ["Magic", "Magic::anything"] are deprecated] '->anything()' / [Callables of the form ["Magic", "Magic::anything"] are deprecated] '' / '->Magic::anything()'
name with a NUL
    ' str' . "\0" . 'len' / (): Argument #1 ($callback) function "str" not found or invalid function name / Call to undefined function str()
method with a NUL
    ' Square::ma' . "\0" . 'de' / (): Argument #1 ($callback) class Square does not have a method "ma" / Call to undefined method Square::ma()
word 0
    [Use of "parent" in callables is deprecated] '1 parent::made' / [Use of "parent" in callables is deprecated] 'made'
word 1
    [Use of "parent" in callables is deprecated] '1 parent::made' / [Use of "parent" in callables is deprecated] 'made'
word 2
    [Use of "self" in callables is deprecated] ' self::hidden' / [Use of "self" in callables is deprecated] (): Argument #1 ($callback) cannot access private method Inside::hidden()
word 3
    [Use of "static" in callables is deprecated] '1 static::area' / [Use of "static" in callables is deprecated] 'area'
word 4
    [Callables of the form ["Shape", "self::made"] are deprecated] '1 Shape::self::made' / [Callables of the form ["Shape", "self::made"] are deprecated] 'made'
word 5
    ' Shape::Other::made' / (): Argument #1 ($callback) class Shape is not a subclass of Other
word 6
    ' Shape::parent::made' / (): Argument #1 ($callback) cannot access "parent" when current class scope has no parent
word 7
    ' Shape::static::made' / (): Argument #1 ($callback) class Shape is not a subclass of Inside
word 8
    ' Shape::secret' / (): Argument #1 ($callback) cannot access private method Shape::secret()
outside
    (): Argument #1 ($callback) cannot access "parent" when no class scope is active
outside
    (): Argument #1 ($callback) cannot access "parent" when no class scope is active
outside
    (): Argument #1 ($callback) cannot access "self" when no class scope is active
outside
    (): Argument #1 ($callback) cannot access "static" when no class scope is active
outside
    [Callables of the form ["Shape", "self::made"] are deprecated] 'made'
outside
    (): Argument #1 ($callback) class Shape is not a subclass of Other
outside
    (): Argument #1 ($callback) cannot access "parent" when current class scope has no parent
outside
    (): Argument #1 ($callback) cannot access "static" when no class scope is active
outside
    (): Argument #1 ($callback) non-static method Shape::secret() cannot be called statically
