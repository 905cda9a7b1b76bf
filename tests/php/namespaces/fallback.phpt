--TEST--
Unqualified functions and constants fall back to the global ones, classes do not
--FILE--
<?php
namespace App {
    const LIMIT = 'App\LIMIT';
    function strlen($s) { return "App\\strlen($s)"; }
    echo strlen('abc'), ' ', \strlen('abc'), ' ', strtoupper('x'), "\n";
    echo LIMIT, ' ', PHP_INT_SIZE, ' ', namespace\LIMIT, ' ', __NAMESPACE__, "\n";
    echo \strlen(...)('four'), "\n";
    try { new Exception; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    try { echo MISSING; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    try { missing(); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
}
namespace {
    use App\{LIMIT as L};
    use function App\strlen as len;
    use const App\LIMIT;
    echo len('z'), ' ', LIMIT, ' ', L::class, "\n";
}
--EXPECT--
App\strlen(abc) 3 X
App\LIMIT 8 App\LIMIT App
4
Class "App\Exception" not found
Undefined constant "App\MISSING"
Call to undefined function App\missing()
App\strlen(z) App\LIMIT App\LIMIT
