--TEST--
op=, ++ and -- of properties that __get() and __set() stand for
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
class M {
    private $d = ['x' => 1, 'n' => null, 's' => 'ab', 'f' => 1.5, 'a' => [1]];
    function __get($k) {
        echo "get $k\n";
        if ($k === 'lazy') {
            $this->lazy = 5;
            return 5;
        }
        if ($k === 'thr') throw new Exception('g');
        if ($k === 'me') return $this->me ?? 3;
        return $this->d[$k];
    }
    function __set($k, $v) {
        echo "set $k ", json_encode($v), "\n";
        if ($k === 'me') {
            $this->me += 1;
            return;
        }
        if ($v === 77) throw new Exception('s');
        $this->d[$k] = $v;
    }
}
$m = new M;
for ($i = 0; $i < 3; $i++) {
    show($m->x += 2, $m->x++, ++$m->x, --$m->x, $m->x--);
    show($m->n .= 'q', $m->s .= 'c', $m->s++, $m->f += 1, $m->f++);
    try {
        $m->a += 1;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $m->a++;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $m->thr += 1;
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $m->thr++;
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    $m->x = 76;
    try {
        $m->x++;
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $m->x += 1;
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    $m->x = PHP_INT_MAX;
    show($m->x++);
    $m->x = 1;
    $q = new M;
    $q->lazy += 1;
    show($q->lazy);
    $q = new M;
    $q->lazy++;
    show($q->lazy);
    $q = new M;
    $q->me++;
    show($q->me);
    $q = new M;
    $q->me += 4;
    show($q->me);
    $k = 'x';
    $m->$k += 3;
    $m->$k++;
    $u = &$m->x;
}
--EXPECT--
get x
set x 3
get x
set x 4
get x
set x 5
get x
set x 4
get x
set x 3
[3,3,5,4,4]
get n
set n "q"
get s
set s "abc"
get s
set s "abd"
get f
set f 2.5
get f
set f 3.5
["q","abc","abc",2.5,2.5]
get a
Unsupported operand types: array + int
get a
Cannot increment array
get thr
g
get thr
g
set x 76
get x
set x 77
s
get x
set x 77
s
set x 9223372036854775807
get x
set x 9.223372036854776e+18
[9223372036854775807]
set x 1
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get me
set me 4
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get me
set me 7
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get x
set x 4
get x
set x 5
get x

Notice: Indirect modification of overloaded property M::$x has no effect in {PWD}/operators_by_get_and_set.php on line 80
get x
set x 7
get x
set x 8
get x
set x 9
get x
set x 8
get x
set x 7
[7,7,9,8,8]
get n
set n "qq"
get s
set s "abdc"
get s
set s "abdd"
get f
set f 4.5
get f
set f 5.5
["qq","abdc","abdc",4.5,4.5]
get a
Unsupported operand types: array + int
get a
Cannot increment array
get thr
g
get thr
g
set x 76
get x
set x 77
s
get x
set x 77
s
set x 9223372036854775807
get x
set x 9.223372036854776e+18
[9223372036854775807]
set x 1
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get me
set me 4
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get me
set me 7
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get x
set x 4
get x
set x 5
get x

Notice: Indirect modification of overloaded property M::$x has no effect in {PWD}/operators_by_get_and_set.php on line 80
get x
set x 7
get x
set x 8
get x
set x 9
get x
set x 8
get x
set x 7
[7,7,9,8,8]
get n
set n "qqq"
get s
set s "abddc"
get s
set s "abddd"
get f
set f 6.5
get f
set f 7.5
["qqq","abddc","abddc",6.5,6.5]
get a
Unsupported operand types: array + int
get a
Cannot increment array
get thr
g
get thr
g
set x 76
get x
set x 77
s
get x
set x 77
s
set x 9223372036854775807
get x
set x 9.223372036854776e+18
[9223372036854775807]
set x 1
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get lazy
set lazy 5
set lazy 6
get lazy
set lazy 5
[5]
get me
set me 4
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get me
set me 7
get me

Deprecated: Creation of dynamic property M::$me is deprecated in {PWD}/operators_by_get_and_set.php on line 20
[4]
get x
set x 4
get x
set x 5
get x

Notice: Indirect modification of overloaded property M::$x has no effect in {PWD}/operators_by_get_and_set.php on line 80
