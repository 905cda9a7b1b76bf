--TEST--
What may not be done to static properties, backticks, Directory, array keys
--INI--
zvm.php=8.5
--FILE--
<?php
class Reg { public private(set) static array $items = [1]; public private(set) static int $n = 1; static function f() { self::$items[] = 2; self::$n++; } }
foreach ([fn() => Reg::$items[] = 2, fn() => Reg::$n++, fn() => Reg::$n = 5, fn() => Reg::$n += 5, function () { $r = &Reg::$n; }, function () { unset(Reg::$items[0]); }, function () { foreach (Reg::$items as &$x); }, fn() => Reg::$items = [], function () { [Reg::$n] = [1]; }, fn() => Reg::$n ??= 1, fn() => sort(Reg::$items)] as $f) try { $f(); echo "ok\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo `echo hi`;
var_dump(array_key_exists(null, ['' => 1]));
$k = null; var_dump(array_key_exists($k, ['' => 1]));
try { new Directory; } catch (Error $e) { echo $e->getMessage(), "\n"; } $d = dir('/tmp'); try { clone $d; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { serialize($d); } catch (Exception $e) { echo $e->getMessage(), "\n"; } try { unserialize('O:9:"Directory":0:{}'); } catch (Exception $e) { echo $e->getMessage(), "\n"; } try { $d->x = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { eval('class Q extends Directory {}'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Deprecated: The backtick (`) operator is deprecated, use shell_exec() instead in {PWD}/static_set_visibility_messages.php on line 4
Cannot indirectly modify private(set) property Reg::$items from global scope
Cannot indirectly modify private(set) property Reg::$n from global scope
Cannot modify private(set) property Reg::$n from global scope
Cannot indirectly modify private(set) property Reg::$n from global scope
Cannot indirectly modify private(set) property Reg::$n from global scope
Cannot indirectly modify private(set) property Reg::$items from global scope
Cannot indirectly modify private(set) property Reg::$items from global scope
Cannot modify private(set) property Reg::$items from global scope
Cannot modify private(set) property Reg::$n from global scope
ok
Cannot indirectly modify private(set) property Reg::$items from global scope
hi

Deprecated: Using null as the key parameter for array_key_exists() is deprecated, use an empty string instead in {PWD}/static_set_visibility_messages.php on line 5
bool(true)

Deprecated: Using null as the key parameter for array_key_exists() is deprecated, use an empty string instead in {PWD}/static_set_visibility_messages.php on line 6
bool(true)
Cannot directly construct Directory, use dir() instead
Trying to clone an uncloneable object of class Directory
Serialization of 'Directory' is not allowed
Unserialization of 'Directory' is not allowed
Cannot create dynamic property Directory::$x

Fatal error: Class Q cannot extend final class Directory in {PWD}/static_set_visibility_messages.php(7) : eval()'d code on line 1
Stack trace:
#0 {main}
--EXIT--
255
