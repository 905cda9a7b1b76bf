--TEST--
compact() and extract() in functions: references, what is not there, called by other means
--FILE--
<?php
class Dies { public function __construct(public $name) {} public function __destruct() { echo "($this->name dies) "; } }
function plain($a, $b = 2)
{
    $c = [1];
    $d = &$b;
    $b = 'changed';
    echo json_encode([compact('a', 'b', 'd'), compact('c'), compact(['a', ['c']]), compact('a', ['b']), compact([]), @compact('missing', 'a')]), "\n";
    $kept = compact('c');
    $c[] = 2;
    echo json_encode($kept), error_get_last()['message'] ?? '', "\n";
    return compact('a') + ['x' => 1];
}
echo json_encode(plain(1)), "\n";
function filled(array $values)
{
    $name = 'old';
    $count = 1;
    $alias = &$count;
    echo extract($values), ' ', $name, ' ', $count, ' ', $alias, ' ', $more ?? 'none', ' ';
    echo extract(['name' => 'skipped', 'more' => 'm'], EXTR_SKIP), $name, $more, ' ', extract([5 => 1, 'not a name' => 2, 'name' => 3]), $name, ' ', extract([1, 2]), extract([]), "\n";
    return get_defined_vars();
}
echo json_encode(filled(['name' => 'new', 'count' => 7])), "\n";
echo json_encode(filled(['name' => 'new', 'unknown' => 7])), "\n";
function destroyed()
{
    $object = new Dies(1);
    $other = new Dies(2);
    echo extract(['object' => null, 'other' => 5]), "\n";
}
destroyed();
class Scope
{
    private $p = 1;
    public function names($x) { return [compact('x'), @compact('this') !== [] ? 'this' : 'none', (fn() => @compact('x'))(), array_map(fn($y) => @compact('y', 'x'), [1])]; }
    public function typed(int $n) { extract(['n' => 'text']); return $n; }
}
echo json_encode((new Scope)->names(5)), json_encode((new Scope)->typed(5)), "\n";
foreach (['compact', 'extract'] as $function) {
    try {
        (function () use ($function) { $a = 1; return $function === 'compact' ? call_user_func($function, 'a') : call_user_func($function, ['a' => 2]); })();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
function generator() { $g = 1; yield compact('g'); extract(['g' => 2]); yield $g; }
echo json_encode(iterator_to_array(generator())), "\n";
$global = 1;
echo json_encode(compact('global')), extract(['global' => 2]), $global, "\n";
--EXPECT--
[{"a":1,"b":"changed","d":"changed"},{"c":[1]},{"a":1,"c":[1]},{"a":1,"b":"changed"},[],{"a":1}]
{"c":[1]}compact(): Undefined variable $missing
{"a":1,"x":1}
2 new 7 7 none 1newm 13 00
{"values":{"name":"new","count":7},"name":3,"count":7,"alias":7,"more":"m"}
2 new 1 1 none 1newm 13 00
{"values":{"name":"new","unknown":7},"name":3,"count":1,"alias":1,"more":"m","unknown":7}
(1 dies) (2 dies) 2
[{"x":5},"this",[],[{"y":1}]]"text"
Cannot call compact() dynamically
Cannot call extract() dynamically
[{"g":1},2]
{"global":1}12
