--TEST--
Generators that nobody takes, delegate to finished ones, get exceptions amid arrays, and yield values by reference
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });
class Noisy
{
    function __construct(public $name) { }
    function __destruct() { echo "  $this->name dies\n"; }
    function numbers() { yield 1; yield 2; }
    static function letters($x = null) { try { yield 'a'; } finally { echo "  letters end\n"; } }
}
function attempt(string $title, Closure $run): void
{
    echo $title, "\n";
    try {
        $result = json_encode($run());
        echo "  $result\n";
    } catch (Throwable $e) {
        echo '  ', get_class($e), ': ', $e->getMessage(), ($e->getPrevious() ? ' after ' . $e->getPrevious()->getMessage() : ''), "\n";
    }
}
function numbers($x = null) { $noisy = $x; yield 1; return 'done'; }
function failing() { yield 1; throw new Exception('failed'); }
function catching($values)
{
    try {
        $got = yield from $values;
        yield ["got", $got];
    } catch (Exception $e) {
        yield 'caught ' . $e->getMessage();
    } finally {
        echo "  finally\n";
    }
}
function &references(array &$array)
{
    yield $array[0];
    yield 5;
    yield $array[1] + 1;
    yield strtoupper('text');
    yield 'k' => $array['new'];
    yield $undefined;
    yield kept();
    yield noReference();
    yield $array;
    yield (fn() => 1)();
    yield;
}
function &kept() { static $kept = 'kept'; return $kept; }
function noReference() { return 'value'; }

attempt('calls whose generators nobody takes', function () {
    numbers(new Noisy('argument'));
    (new Noisy('object'))->numbers();
    Noisy::letters(new Noisy('static argument'));
    (function () { yield new Noisy('never'); })();
    call_user_func('numbers', new Noisy('of a callback'));
    array_map('numbers', [new Noisy('of array_map')]);
    $f = 'numbers';
    $f(new Noisy('of a variable'));
    numbers(...[new Noisy('unpacked')]);
    return 'end';
});
attempt('a generator that has returned', function () {
    $inner = numbers();
    foreach ($inner as $_);
    return iterator_to_array(catching($inner), false);
});
attempt('a generator that has failed', function () {
    $inner = failing();
    try {
        foreach ($inner as $_);
    } catch (Exception $e) {
        echo '  ', $e->getMessage(), "\n";
    }
    return iterator_to_array(catching($inner), false);
});
attempt('one that delegates to a generator which fails', fn() => iterator_to_array(catching(failing()), false));
attempt('two that delegate to one, which fails', function () {
    $inner = failing();
    $one = catching($inner);
    $two = catching($inner);
    $all = [$one->current(), $two->current()];
    $one->next();
    $all[] = $one->current();
    $two->next();
    $all[] = $two->current();
    return $all;
});
foreach (['an array' => [1, 2, 3], 'an iterator' => new ArrayIterator([1, 2, 3]), 'a generator' => numbers(), 'nothing' => []] as $title => $values) {
    attempt("thrown into, amid $title", function () use ($values) {
        $outer = catching($values);
        $all = [$outer->current()];
        $all[] = $outer->throw(new Exception('thrown'));
        $outer->next();
        $all[] = $outer->valid();
        return $all;
    });
    attempt("thrown into later, amid $title", function () use ($values) {
        $outer = catching(is_array($values) ? $values : new ArrayIterator([4, 5, 6]));
        $outer->current();
        $outer->next();
        $all = [$outer->current(), $outer->throw(new Exception('thrown'))];
        unset($outer);
        return $all;
    });
}
attempt('thrown into two that share', function () {
    $inner = numbers();
    $one = catching($inner);
    $two = catching($inner);
    return [$one->current(), $two->current(), $one->throw(new Exception('thrown')), $two->current(), $two->valid()];
});
attempt('itself', function () { $g = (function () use (&$g) { yield from $g; })(); return iterator_to_array($g); });
attempt('itself by another', function () {
    $one = (function () use (&$two) { yield from $two; })();
    $two = (function () use ($one) { yield from $one; })();
    return iterator_to_array($one);
});
attempt('resumed while it runs', function () {
    $g = (function () use (&$g) { yield 1; $g->next(); yield 2; })();
    foreach ($g as $value) { echo "  $value\n"; }
});
attempt('resumed while its delegate runs', function () {
    $inner = (function () use (&$outer) { yield 1; $outer->next(); yield 2; })();
    $outer = catching($inner);
    foreach ($outer as $value) { echo '  ', json_encode($value), "\n"; }
});
attempt('what cannot be delegated to', fn() => iterator_to_array(catching(5)));
attempt('what cannot be delegated to, undefined', fn() => iterator_to_array((function () { yield from $undefined; })()));
attempt('yield in finally of a generator that is destroyed', function () {
    $g = (function () { try { yield 1; } finally { yield 2; } })();
    $g->current();
    unset($g);
});
attempt('yield from in finally of a generator that is destroyed', function () {
    $g = (function () { try { yield 1; } finally { yield from [2]; } })();
    $g->current();
    unset($g);
});
attempt('destroyed in nested finally blocks', function () {
    foreach ([0, 1, 2, 3, 4] as $steps) {
        $g = (function () {
            try {
                yield 0;
                try { yield 1; } finally { echo "  inner\n"; }
                try { throw new Exception; } catch (Exception $e) { yield 2; } finally { echo "  caught\n"; }
                try { echo "  body\n"; } finally { yield 3; echo "  after\n"; }
                yield 4;
            } finally {
                echo "  outer\n";
            }
        })();
        for ($i = 0; $i < $steps; $i++) { $g->next(); }
        echo '  at ', $g->current(), "\n";
        unset($g);
    }
});
attempt('by reference', function () {
    $array = [1, 2];
    foreach (references($array) as $key => &$value) {
        echo "  $key: ", json_encode($value), "\n";
        $value = "$key changed";
    }
    unset($value);
    return $array;
});
attempt('by reference, walked by value', function () {
    $array = [1, 2];
    foreach (references($array) as $key => $value) { $all[] = $value; }
    return [$all, $array];
});
attempt('values walked by reference', function () { foreach (numbers() as &$value); });
attempt('sent and returned', function () {
    $g = (function () { $a = yield 1; $b = yield $a => $a . '!'; yield 1.5 => 2; yield null => 3; yield 10 => 4; yield 5; return [$a, $b]; })();
    $all = [$g->key(), $g->current(), $g->send('x'), $g->key(), $g->send('y'), $g->key()];
    while ($g->valid()) { $all[] = [$g->key(), $g->current()]; $g->next(); }
    return [$all, $g->getReturn(), $g->key(), $g->current(), $g->send(1)];
});
attempt('sent to one that delegates', function () {
    $g = catching((function () { $a = yield 1; $b = yield $a; return [$a, $b]; })());
    return [$g->current(), $g->send('first'), $g->send('second'), $g->send('third')];
});
attempt('return value before the end', fn() => numbers()->getReturn());
attempt('return value of a failed one', function () { $g = failing(); try { foreach ($g as $_); } catch (Exception $e) { } return $g->getReturn(); });
--EXPECT--
calls whose generators nobody takes
  argument dies
  object dies
  static argument dies
  of a callback dies
  of array_map dies
  of a variable dies
  unpacked dies
  "end"
a generator that has returned
  finally
  Error: Generator passed to yield from was aborted without proper return and is unable to continue
a generator that has failed
  failed
  finally
  Error: Generator passed to yield from was aborted without proper return and is unable to continue
one that delegates to a generator which fails
  finally
  [1,"caught failed"]
two that delegate to one, which fails
  finally
  finally
  [1,1,"caught failed",null]
thrown into, amid an array
  finally
  [1,"caught thrown",false]
thrown into later, amid an array
  finally
  [2,"caught thrown"]
thrown into, amid an iterator
  finally
  [1,"caught thrown",false]
thrown into later, amid an iterator
  finally
  [5,"caught thrown"]
thrown into, amid a generator
  finally
  [1,"caught thrown",false]
thrown into later, amid a generator
  finally
  [5,"caught thrown"]
thrown into, amid nothing
  finally
  [["got",null],"caught thrown",false]
thrown into later, amid nothing
  finally
  Exception: thrown
thrown into two that share
  finally
  finally
  [1,1,"caught thrown","caught Generator yielded from aborted, no return value available",true]
itself
  Error: Impossible to yield from the Generator being currently run
itself by another
  Error: Impossible to yield from the Generator being currently run
resumed while it runs
  1
  Error: Cannot resume an already running generator
resumed while its delegate runs
  1
  finally
  Error: Cannot resume an already running generator
what cannot be delegated to
  finally
  Error: Can use "yield from" only with arrays and Traversables
what cannot be delegated to, undefined
  [Undefined variable $undefined]
  Error: Can use "yield from" only with arrays and Traversables
yield in finally of a generator that is destroyed
  Error: Cannot yield from finally in a force-closed generator
yield from in finally of a generator that is destroyed
  Error: Cannot use "yield from" in a force-closed generator
destroyed in nested finally blocks
  at 0
  outer
  at 1
  inner
  outer
  inner
  at 2
  caught
  outer
  inner
  caught
  body
  at 3
  outer
  inner
  caught
  body
  after
  at 4
  outer
  null
by reference
  0: 1
  [Only variable references should be yielded by reference]
  1: 5
  [Only variable references should be yielded by reference]
  2: 3
  [Only variable references should be yielded by reference]
  3: "TEXT"
  k: null
  4: null
  5: "kept"
  [Only variable references should be yielded by reference]
  6: "value"
  7: {"0":"0 changed","1":2,"new":"k changed"}
  [Only variable references should be yielded by reference]
  8: 1
  9: null
  "7 changed"
by reference, walked by value
  [Only variable references should be yielded by reference]
  [Only variable references should be yielded by reference]
  [Only variable references should be yielded by reference]
  [Only variable references should be yielded by reference]
  [Only variable references should be yielded by reference]
  [[1,5,3,"TEXT",null,null,"5 changed","value",{"0":1,"1":2,"new":null},1,null],{"0":1,"1":2,"new":null}]
values walked by reference
  Exception: You can only iterate a generator by-reference if it declared that it yields by-reference
sent and returned
  [[0,1,"x!","x",2,1.5,[1.5,2],[null,3],[10,4],[11,5]],["x","y"],null,null,null]
sent to one that delegates
  finally
  [1,"first",["got",["first","second"]],null]
return value before the end
  Exception: Cannot get return value of a generator that hasn't returned
return value of a failed one
  Exception: Cannot get return value of a generator that hasn't returned
