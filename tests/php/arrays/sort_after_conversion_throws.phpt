--TEST--
sort(): once a conversion has thrown, no other is called
--FILE--
<?php
class A { function __toString() { echo "<s>"; throw new Exception("x"); } }
$a = ['b', new A, 'a'];
try { sort($a); } catch (Exception $e) { echo "caught\n"; }
try { rsort($a); } catch (Exception $e) { echo "caught\n"; }
try { array_unique($a); } catch (Exception $e) { echo "caught\n"; }
try { max($a); } catch (Exception $e) { echo "caught\n"; }
try { in_array('z', $a); } catch (Exception $e) { echo "caught\n"; }
try { array_search('a', [new A, new A, 'a']); } catch (Exception $e) { echo "caught\n"; }
--EXPECT--
<s>caught
<s>caught
<s>caught
<s>caught
<s>caught
<s>caught
