--TEST--
dirname() of many paths by one level and more
--FILE--
<?php
$paths = ['', '/', '//', '.', '..', 'a', 'a/', '/a', '/a/', '//a', 'a/b', 'a//b', 'a/b/', 'a/b//', '/a/b', '/a/b/c.php', '//a//b//', './a', '../a', "a\0/b", "\xe9/x", 'a\\b', 'C:\\x\\y'];
foreach ($paths as $path) {
    foreach ([1, 2, 3, 9] as $levels) {
        echo json_encode(bin2hex(dirname($path, $levels)) === bin2hex($path) ? '=' : addcslashes(dirname($path, $levels), "\0..\37\177..\377")), ' ';
    }
    echo addcslashes(dirname($path), "\0..\37\177..\377"), "\n";
}
foreach ([0, -1] as $levels) {
    try {
        dirname('/a', $levels);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
"=" "=" "=" "=" 
"=" "=" "=" "=" /
"\/" "\/" "\/" "\/" /
"=" "=" "=" "=" .
"." "." "." "." .
"." "." "." "." .
"." "." "." "." .
"\/" "\/" "\/" "\/" /
"\/" "\/" "\/" "\/" /
"\/" "\/" "\/" "\/" /
"a" "." "." "." a
"a" "." "." "." a
"a" "." "." "." a
"a" "." "." "." a
"\/a" "\/" "\/" "\/" /a
"\/a\/b" "\/a" "\/" "\/" /a/b
"\/\/a" "\/" "\/" "\/" //a
"." "." "." "." .
".." "." "." "." ..
"a\\000" "." "." "." a\000
"\\351" "." "." "." \351
"." "." "." "." .
"." "." "." "." .
dirname(): Argument #2 ($levels) must be greater than or equal to 1
dirname(): Argument #2 ($levels) must be greater than or equal to 1
