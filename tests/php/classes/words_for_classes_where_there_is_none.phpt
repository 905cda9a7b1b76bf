--TEST--
self, parent, static and get_class() in closures and traits whose class, or parent, is missing, and class names of values
--FILE--
<?php
class Base { const C = 'base'; static $s = 'static'; static function f() { return static::class; } }
class Child extends Base { const C = 'child'; }
trait Words
{
    function words()
    {
        return closures();
    }
}
class Alone { use Words; }
class WithParent extends Base { use Words; }

function closures(): array
{
    return [
        'self::C' => fn() => self::C, 'parent::C' => fn() => parent::C, 'static::C' => fn() => static::C,
        'self::class' => fn() => self::class, 'parent::class' => fn() => parent::class, 'static::class' => fn() => static::class,
        'new self' => fn() => new self, 'new parent' => fn() => new parent, 'new static' => fn() => new static,
        'self::f()' => fn() => self::f(), 'parent::f()' => fn() => parent::f(), 'static::f()' => fn() => static::f(),
        'self::$s' => fn() => self::$s, 'parent::$s' => fn() => parent::$s, 'static::$s' => fn() => static::$s,
        'parent::$s = 1' => fn() => parent::$s = 1, 'static::$s = 1' => fn() => static::$s = 1, 'isset(static::$s)' => fn() => isset(static::$s),
        'instanceof self' => fn() => new Child instanceof self, 'instanceof parent' => fn() => new Child instanceof parent,
        'instanceof static' => fn() => new Child instanceof static,
        'get_class()' => fn() => get_class(), 'get_called_class()' => fn() => get_called_class(), 'get_parent_class()' => fn() => get_parent_class(),
        'parent::__construct()' => fn() => parent::__construct(), 'parent::f(...)' => fn() => (parent::f(...))(),
        'call_user_func parent' => fn() => call_user_func('parent::f'), 'call_user_func static' => fn() => call_user_func('static::f'),
        'call_user_func self' => fn() => call_user_func(['self', 'f']),
        'constant' => fn() => constant('static::C'), 'defined' => fn() => defined('parent::C'), 'constant parent' => fn() => constant('parent::C'),
        'catch' => function () { try { throw new Exception('caught'); } catch (Exception $e) { return $e->getMessage() . (isset($this) ? get_class($this) : ''); } },
    ];
}
set_error_handler(function ($level, $text) use (&$said) { $said[] = "[$text]"; return true; });

function shown(Closure $run): string
{
    global $said;
    $said = [];
    try {
        $value = $run();
        $said[] = is_object($value) ? 'object ' . get_class($value) : var_export($value, true);
    } catch (Throwable $e) {
        $said[] = get_class($e) . ': ' . $e->getMessage();
    }
    return implode(' ', $said);
}

$scopes = ['none' => [null, 'static'], 'Base' => [null, 'Base'], 'Child' => [null, 'Child'], 'object of Base' => [new Base, 'Base'],
    'object of Child' => [new Child, 'Child'], 'object of Child in Base' => [new Child, 'Base'], 'no scope of its own' => [new Child, 'static']];
foreach (closures() as $word => $_) {
    $results = [];
    foreach ($scopes as $title => [$object, $scope]) {
        $results[shown(Closure::bind(closures()[$word], $object, $scope))][] = $title;
    }
    foreach ([new Alone, new WithParent] as $object) {
        $results[shown(Closure::bind($object->words()[$word], $object, get_class($object)))][] = get_class($object);
    }
    echo $word, "\n";
    foreach ($results as $result => $titles) {
        echo "  $result (", implode(', ', $titles), ")\n";
    }
}

// one place in the code, one class after the other
class Root
{
    const C = 'root';
    const LATE = [self::C, 'late'];

    static function late() { return [static::C, static::class, static::LATE]; }
    function lateOnObjects() { return [static::C, static::class, (fn() => static::C)(), (static fn() => static::C)()]; }
    function ofVariable($class) { return [$class::C, $class::class ?? '', new $class]; }
}
class Leaf extends Root { const C = 'leaf'; }
class Twig extends Root { const C = 'twig'; }
foreach ([1, 2] as $_) {
    foreach (['Root', 'Leaf', 'Leaf', 'Twig', 'Root'] as $class) {
        echo json_encode($class::late()), json_encode((new $class)->lateOnObjects()), json_encode([(new $class)::C, $class::C]), "\n";
    }
}
foreach ([new Leaf, new Twig, 5, 'Leaf', 'Missing', null, [], fn() => 1, 1.5] as $value) {
    echo preg_replace('/\s+/', ' ', implode(' | ', array_map('shown', [fn() => $value::class, fn() => $value::C, fn() => get_class($value),
        fn() => new $value, fn() => new Leaf instanceof $value, fn() => $value::late(), fn() => get_parent_class($value)]))), "\n";
}
--EXPECT--
self::C
  Error: Cannot access "self" when no class scope is active (none)
  'base' (Base, object of Base, object of Child in Base, WithParent)
  'child' (Child, object of Child)
  Error: Undefined constant Closure::C (no scope of its own)
  Error: Undefined constant Alone::C (Alone)
parent::C
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'base' (Child, object of Child, WithParent)
static::C
  Error: Cannot access "static" when no class scope is active (none)
  'base' (Base, object of Base, WithParent)
  'child' (Child, object of Child, object of Child in Base, no scope of its own)
  Error: Undefined constant Alone::C (Alone)
self::class
  Error: Cannot use "self" in the global scope (none)
  'Base' (Base, object of Base, object of Child in Base)
  'Child' (Child, object of Child)
  'Closure' (no scope of its own)
  'Alone' (Alone)
  'WithParent' (WithParent)
parent::class
  Error: Cannot use "parent" in the global scope (none)
  Error: Cannot use "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'Base' (Child, object of Child, WithParent)
static::class
  Error: Cannot use "static" in the global scope (none)
  'Base' (Base, object of Base)
  'Child' (Child, object of Child, object of Child in Base, no scope of its own)
  'Alone' (Alone)
  'WithParent' (WithParent)
new self
  Error: Cannot access "self" when no class scope is active (none)
  object Base (Base, object of Base, object of Child in Base)
  object Child (Child, object of Child)
  Error: Instantiation of class Closure is not allowed (no scope of its own)
  object Alone (Alone)
  object WithParent (WithParent)
new parent
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  object Base (Child, object of Child, WithParent)
new static
  Error: Cannot access "static" when no class scope is active (none)
  object Base (Base, object of Base)
  object Child (Child, object of Child, object of Child in Base, no scope of its own)
  object Alone (Alone)
  object WithParent (WithParent)
self::f()
  Error: Cannot access "self" when no class scope is active (none)
  'Base' (Base, object of Base)
  'Child' (Child, object of Child, object of Child in Base)
  Error: Call to undefined method Closure::f() (no scope of its own)
  Error: Call to undefined method Alone::f() (Alone)
  'WithParent' (WithParent)
parent::f()
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'Child' (Child, object of Child)
  'WithParent' (WithParent)
static::f()
  Error: Cannot access "static" when no class scope is active (none)
  'Base' (Base, object of Base)
  'Child' (Child, object of Child, object of Child in Base, no scope of its own)
  Error: Call to undefined method Alone::f() (Alone)
  'WithParent' (WithParent)
self::$s
  Error: Cannot access "self" when no class scope is active (none)
  'static' (Base, Child, object of Base, object of Child, object of Child in Base, WithParent)
  Error: Access to undeclared static property Closure::$s (no scope of its own)
  Error: Access to undeclared static property Alone::$s (Alone)
parent::$s
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'static' (Child, object of Child, WithParent)
static::$s
  Error: Cannot access "static" when no class scope is active (none)
  'static' (Base, Child, object of Base, object of Child, object of Child in Base, no scope of its own, WithParent)
  Error: Access to undeclared static property Alone::$s (Alone)
parent::$s = 1
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  1 (Child, object of Child, WithParent)
static::$s = 1
  Error: Cannot access "static" when no class scope is active (none)
  1 (Base, Child, object of Base, object of Child, object of Child in Base, no scope of its own, WithParent)
  Error: Access to undeclared static property Alone::$s (Alone)
isset(static::$s)
  Error: Cannot access "static" when no class scope is active (none)
  true (Base, Child, object of Base, object of Child, object of Child in Base, no scope of its own, WithParent)
  false (Alone)
instanceof self
  Error: Cannot access "self" when no class scope is active (none)
  true (Base, Child, object of Base, object of Child, object of Child in Base)
  false (no scope of its own, Alone, WithParent)
instanceof parent
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  true (Child, object of Child, WithParent)
instanceof static
  Error: Cannot access "static" when no class scope is active (none)
  true (Base, Child, object of Base, object of Child, object of Child in Base, no scope of its own)
  false (Alone, WithParent)
get_class()
  Error: get_class() without arguments must be called from within a class (none)
  'Base' (Base, object of Base, object of Child in Base)
  'Child' (Child, object of Child)
  'Closure' (no scope of its own)
  'Alone' (Alone)
  'WithParent' (WithParent)
get_called_class()
  Error: get_called_class() must be called from within a class (none)
  'Base' (Base, object of Base)
  'Child' (Child, object of Child, object of Child in Base, no scope of its own)
  'Alone' (Alone)
  'WithParent' (WithParent)
get_parent_class()
  false (none, Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'Base' (Child, object of Child, WithParent)
parent::__construct()
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  Error: Cannot call constructor (Child, object of Child, WithParent)
parent::f(...)
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'Child' (Child, object of Child)
  'WithParent' (WithParent)
call_user_func parent
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access "parent" when no class scope is active (none)
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  [Use of "parent" in callables is deprecated] 'Child' (Child, object of Child)
  [Use of "parent" in callables is deprecated] 'WithParent' (WithParent)
call_user_func static
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access "static" when no class scope is active (none)
  [Use of "static" in callables is deprecated] 'Base' (Base, object of Base)
  [Use of "static" in callables is deprecated] 'Child' (Child, object of Child, object of Child in Base, no scope of its own)
  [Use of "static" in callables is deprecated] TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class Alone does not have a method "f" (Alone)
  [Use of "static" in callables is deprecated] 'WithParent' (WithParent)
call_user_func self
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access "self" when no class scope is active (none)
  [Use of "self" in callables is deprecated] 'Base' (Base, object of Base)
  [Use of "self" in callables is deprecated] 'Child' (Child, object of Child, object of Child in Base, no scope of its own)
  [Use of "self" in callables is deprecated] TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class Alone does not have a method "f" (Alone)
  [Use of "self" in callables is deprecated] 'WithParent' (WithParent)
constant
  Error: Cannot access "static" when no class scope is active (none)
  'base' (Base, object of Base, WithParent)
  'child' (Child, object of Child, object of Child in Base, no scope of its own)
  Error: Undefined constant static::C (Alone)
defined
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  true (Child, object of Child, WithParent)
constant parent
  Error: Cannot access "parent" when no class scope is active (none)
  Error: Cannot access "parent" when current class scope has no parent (Base, object of Base, object of Child in Base, no scope of its own, Alone)
  'base' (Child, object of Child, WithParent)
catch
  'caught' (none, Base, Child)
  'caughtBase' (object of Base)
  'caughtChild' (object of Child, object of Child in Base, no scope of its own)
  'caughtAlone' (Alone)
  'caughtWithParent' (WithParent)
["root","Root",["root","late"]]["root","Root","root","root"]["root","root"]
["leaf","Leaf",["root","late"]]["leaf","Leaf","leaf","leaf"]["leaf","leaf"]
["leaf","Leaf",["root","late"]]["leaf","Leaf","leaf","leaf"]["leaf","leaf"]
["twig","Twig",["root","late"]]["twig","Twig","twig","twig"]["twig","twig"]
["root","Root",["root","late"]]["root","Root","root","root"]["root","root"]
["root","Root",["root","late"]]["root","Root","root","root"]["root","root"]
["leaf","Leaf",["root","late"]]["leaf","Leaf","leaf","leaf"]["leaf","leaf"]
["leaf","Leaf",["root","late"]]["leaf","Leaf","leaf","leaf"]["leaf","leaf"]
["twig","Twig",["root","late"]]["twig","Twig","twig","twig"]["twig","twig"]
["root","Root",["root","late"]]["root","Root","root","root"]["root","root"]
'Leaf' | 'leaf' | 'Leaf' | object Leaf | true | array ( 0 => 'leaf', 1 => 'Leaf', 2 => array ( 0 => 'root', 1 => 'late', ), ) | 'Root'
'Twig' | 'twig' | 'Twig' | object Twig | false | array ( 0 => 'twig', 1 => 'Twig', 2 => array ( 0 => 'root', 1 => 'late', ), ) | 'Root'
TypeError: Cannot use "::class" on value of type int | Error: Class name must be a valid object or a string | TypeError: get_class(): Argument #1 ($object) must be of type object, int given | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, int given
TypeError: Cannot use "::class" on value of type string | 'leaf' | TypeError: get_class(): Argument #1 ($object) must be of type object, string given | object Leaf | true | array ( 0 => 'leaf', 1 => 'Leaf', 2 => array ( 0 => 'root', 1 => 'late', ), ) | 'Root'
TypeError: Cannot use "::class" on value of type string | Error: Class "Missing" not found | TypeError: get_class(): Argument #1 ($object) must be of type object, string given | Error: Class "Missing" not found | false | Error: Class "Missing" not found | TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, string given
TypeError: Cannot use "::class" on value of type null | Error: Class name must be a valid object or a string | TypeError: get_class(): Argument #1 ($object) must be of type object, null given | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, null given
TypeError: Cannot use "::class" on value of type array | Error: Class name must be a valid object or a string | TypeError: get_class(): Argument #1 ($object) must be of type object, array given | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, array given
'Closure' | Error: Undefined constant Closure::C | 'Closure' | Error: Instantiation of class Closure is not allowed | false | Error: Call to undefined method Closure::late() | false
TypeError: Cannot use "::class" on value of type float | Error: Class name must be a valid object or a string | TypeError: get_class(): Argument #1 ($object) must be of type object, float given | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | Error: Class name must be a valid object or a string | TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, float given
