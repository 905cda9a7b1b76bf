--TEST--
Destructors that throw while callbacks, loops, includes and temporaries end
--FILE--
<?php
class Bomb
{
    function __construct(public $name = 'bomb') { }
    function __destruct() { throw new Exception("$this->name went off"); }
    function __toString() { return $this->name; }
}
class Steps implements Iterator
{
    private $at = 0;

    function current(): mixed { return $this->at; }
    function key(): mixed { return $this->at; }
    function next(): void { $this->at++; }
    function rewind(): void { $this->at = 0; }
    function valid(): bool { return $this->at < 3; }
    function __destruct() { throw new Exception('steps went off'); }
}
function attempt(string $title, Closure $run): void
{
    echo $title, "\n";
    try {
        $result = json_encode($run());
        echo "  $result\n";
    } catch (Throwable $e) {
        for (; $e; $e = $e->getPrevious()) {
            echo '  ', get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
function fail($message = 'failed') { throw new Exception($message); }
function byReference(&$x) { $bomb = new Bomb('local'); $x++; return $x; }
function &returned() { $bomb = new Bomb('local'); static $x = 1; return $x; }

attempt('a callback', fn() => array_map(function ($x) { $bomb = new Bomb('local'); return $x; }, [1, 2]));
attempt('a callback by reference', function () { $list = [1, 2]; array_walk($list, function (&$x) { $bomb = new Bomb('local'); $x = 5; }); return $list; });
attempt('a callback named', fn() => call_user_func_array('array_map', ['callback' => fn($x) => [new Bomb('element')] && 1, 'array' => [1]]));
attempt('a function by reference', function () { $x = 1; return [call_user_func_array('byReference', [&$x]), $x]; });
attempt('a callback of usort', function () { $l = [2, 1, 3]; usort($l, function ($a, $b) { $bomb = new Bomb("local $a $b"); return $a <=> $b; }); return $l; });
attempt('a callback of usort by reference', function () { $l = [2, 1]; usort($l, function (&$a, $b) { $bomb = new Bomb('local'); return $a <=> $b; }); return $l; });
attempt('Reflection', fn() => (new ReflectionFunction('returned'))->invoke());
attempt('what is returned by reference', fn() => returned());
attempt('a magic method', fn() => (string) new class { function __toString() { $bomb = new Bomb('local'); return 'text'; } });
attempt('an argument', fn() => strlen(new Bomb('argument')));
attempt('a temporary in try and finally', function () {
    try {
        return [new Bomb('element'), fail()];
    } finally {
        echo "  finally\n";
    }
});
attempt('a temporary in try and catch', function () {
    try {
        return [new Bomb('element'), fail()];
    } catch (Exception $e) {
        echo '  caught ', $e->getMessage(), ' after ', $e->getPrevious()?->getMessage(), "\n";
    }
});
attempt('two temporaries', fn() => [new Bomb('one'), [new Bomb('two'), fail()]]);
attempt('the variables of a frame that fails', function () { $a = new Bomb('a'); $b = new Bomb('b'); fail(); });
attempt('the variables of frames that fail', function () { $a = new Bomb('a'); (function () { $b = new Bomb('b'); fail(); })(); });
attempt('a loop that is returned from', function () { foreach (new Steps as $step) { return $step; } });
attempt('a loop that is returned from, in try', function () {
    try {
        foreach (new Steps as $step) {
            return $step;
        }
    } catch (Exception $e) {
        return 'caught ' . $e->getMessage();
    } finally {
        echo "  finally\n";
    }
});
attempt('a loop that is left', function () { foreach (new Steps as $step) { break; } return 'after'; });
attempt('a loop that is left, in try', function () { try { foreach (new Steps as $step) { break; } } catch (Exception $e) { return 'caught'; } return 'after'; });
attempt('a switch that is returned from', function () { switch (new Bomb('subject')) { case 'subject': return 1; } });
attempt('a loop in a loop', function () { foreach ([new Bomb('element')] as $_) { foreach (new Steps as $step) { continue 2; } } });
attempt('a loop that fails', function () { foreach (new Steps as $step) { fail(); } });
attempt('a finally block that fails', function () { try { fail('first'); } finally { $bomb = new Bomb('in finally'); unset($bomb); } });
attempt('a finally block that returns', function () { try { fail('first'); } finally { try { fail('second'); } finally { return 'returned'; } } });
attempt('a finally block that fails within', function () { try { fail('first'); } finally { try { fail('second'); } catch (Exception $e) { } fail('third'); } });
attempt('eval that fails', function () { $x = 1; eval('$y = new Bomb("evaluated"); fail();'); });
attempt('eval in eval that fails', function () { $x = 1; try { eval('$y = 2; eval("\$z = 3; fail();");'); } catch (Exception $e) { return [$x, $y, $z]; } });
attempt('eval in a callback in eval that fails', function () {
    $x = 1;
    try {
        eval('$y = 2; array_map(function () { eval("fail();"); }, [1]);');
    } catch (Exception $e) {
        return [$x, $y];
    }
});
attempt('a generator', function () { foreach ((function () { $bomb = new Bomb('local'); yield 1; })() as $x) { } return $x; });
attempt('a fiber', function () { $f = new Fiber(function () { $bomb = new Bomb('local'); Fiber::suspend(1); }); $f->start(); unset($f); return 'after'; });
attempt('a fiber that fails', function () { $f = new Fiber(function () { try { Fiber::suspend(new Bomb('value')); } finally { fail('in finally'); } }); $f->start(); unset($f); });
attempt('exit in a function with bombs', function () { $bomb = new Bomb('local'); try { exit("exits\n"); } finally { echo "never\n"; } });
--EXPECT--
a callback
  Exception: local went off
a callback by reference
  Exception: local went off
a callback named
  Exception: element went off
a function by reference
  Exception: local went off
a callback of usort
  Exception: local 2 1 went off
a callback of usort by reference

Warning: {closure}(): Argument #1 ($a) must be passed by reference, value given in {PWD}/destructors_throw_as_frames_are_left.php on line 40
  Exception: local went off
Reflection
  Exception: local went off
what is returned by reference
  Exception: local went off
a magic method
  Exception: local went off
an argument
  Exception: argument went off
a temporary in try and finally
  finally
  Exception: element went off
  Exception: failed
a temporary in try and catch
  caught element went off after failed
  null
two temporaries
  Exception: two went off
  Exception: one went off
  Exception: failed
the variables of a frame that fails
  Exception: b went off
  Exception: a went off
  Exception: failed
the variables of frames that fail
  Exception: a went off
  Exception: b went off
  Exception: failed
a loop that is returned from
  Exception: steps went off
a loop that is returned from, in try
  finally
  "caught steps went off"
a loop that is left
  Exception: steps went off
a loop that is left, in try
  "caught"
a switch that is returned from
  Exception: subject went off
a loop in a loop
  Exception: element went off
  Exception: steps went off
a loop that fails
  Exception: steps went off
  Exception: failed
a finally block that fails
  Exception: in finally went off
  Exception: first
a finally block that returns
  "returned"
a finally block that fails within
  Exception: third
  Exception: first
eval that fails
  Exception: evaluated went off
  Exception: failed
eval in eval that fails
  [1,2,3]
eval in a callback in eval that fails
  [1,2]
a generator
  Exception: local went off
a fiber
  Exception: local went off
a fiber that fails
  Exception: in finally
  Exception: value went off
exit in a function with bombs
exits
  Exception: local went off
