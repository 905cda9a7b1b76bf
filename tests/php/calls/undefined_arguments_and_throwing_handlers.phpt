--TEST--
A function is not called where an error handler throws for an undefined argument, however often the call is made
--FILE--
<?php
set_error_handler(function($_, $msg) { throw new Exception($msg); });
function two($x, $y) { echo "called\n"; }
class M { function m($x, $y) { echo "called\n"; } function __construct($a = null) { echo "made\n"; } }
$m = new M;
for ($i = 0; $i < 12; $i++) {
try { two($a, $b); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { two(1 + $i, $b); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { $m->m($a, $b); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { new M($b); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { two($b, $i . 'x'); } catch (Exception $e) { echo $e->getMessage(), "\n"; } finally { echo "."; }
}
for ($i = 0; $i < 12; $i++) { try { var_dump($none); } catch (Exception $e) { echo $e->getMessage(), "\n"; } }
?>
--EXPECT--
made
Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $a
Undefined variable $b
Undefined variable $a
Undefined variable $b
Undefined variable $b
.Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
Undefined variable $none
