--TEST--
ReflectionReference tells references in arrays apart
--FILE--
<?php
$a = [1, 2]; $b = &$a[0]; $c = &$b; $d = [&$a];
var_dump(ReflectionReference::fromArrayElement($a, 0)::class, ReflectionReference::fromArrayElement($a, 0)->getId() === ReflectionReference::fromArrayElement($a, 0)->getId(), strlen(ReflectionReference::fromArrayElement($d, 0)->getId()));
$z = ['x' => &$q]; unset($q); var_dump(ReflectionReference::fromArrayElement($z, 'x'));
--EXPECT--
string(19) "ReflectionReference"
bool(true)
int(20)
NULL
