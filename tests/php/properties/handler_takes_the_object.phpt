--TEST--
An error handler that lets go of the object that is to get a dynamic property
--FILE--
<?php
set_error_handler(function($code, $msg){
	echo "Err: $msg\n";
    $GLOBALS['a']=null;
});
class D { function __destruct() { echo "dtor\n"; } }
class E extends D { function __get($n) { return 1; } function __isset($n) { return true; } }
foreach (['[&$a->y];', '$a->y = 1;', '$a->y += 1;', '$a->y++;', '$a->y ??= 1;', '$a->y[] = 1;', '$a->y["k"]["l"] = 1;', '$x = &$a->y;', 'foreach ([1] as $a->y);', '[$a->y] = [1];',
  '$x = 5; $a->y = &$x;', '--$a->y;', '$a->y .= "x";', 'unset($a->y[1]);', 'f($a->y);', 'var_dump($a->y = 3);', '$a->{"z"}->y = 2;'] as $code)
  foreach (['new class{}', 'new D'] as $new) {
    echo "== $new $code\n";
    $a = eval("return $new;");
    try { eval($code); } catch (Throwable $ex) { echo get_class($ex), ": " .$ex->getMessage() . "\n"; }
    var_dump($a);
}
function f(&$x) { $x = 1; }
--EXPECT--
== new class{} [&$a->y];
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D [&$a->y];
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y = 1;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y = 1;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y += 1;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y += 1;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y++;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y++;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y ??= 1;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y ??= 1;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y[] = 1;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y[] = 1;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y["k"]["l"] = 1;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y["k"]["l"] = 1;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $x = &$a->y;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $x = &$a->y;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} foreach ([1] as $a->y);
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D foreach ([1] as $a->y);
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} [$a->y] = [1];
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D [$a->y] = [1];
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $x = 5; $a->y = &$x;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $x = 5; $a->y = &$x;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} --$a->y;
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D --$a->y;
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->y .= "x";
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D $a->y .= "x";
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} unset($a->y[1]);
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D unset($a->y[1]);
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} f($a->y);
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D f($a->y);
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} var_dump($a->y = 3);
Err: Creation of dynamic property class@anonymous::$y is deprecated
Error: Cannot create dynamic property class@anonymous::$y
NULL
== new D var_dump($a->y = 3);
Err: Creation of dynamic property D::$y is deprecated
dtor
Error: Cannot create dynamic property D::$y
NULL
== new class{} $a->{"z"}->y = 2;
Err: Creation of dynamic property class@anonymous::$z is deprecated
Error: Cannot create dynamic property class@anonymous::$z
NULL
== new D $a->{"z"}->y = 2;
Err: Creation of dynamic property D::$z is deprecated
dtor
Error: Cannot create dynamic property D::$z
NULL
