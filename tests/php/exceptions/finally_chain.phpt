--TEST--
Exceptions replaced and chained by finally blocks; return values overridden
--FILE--
<?php
function show($f) { try { var_dump($f()); } catch (Throwable $e) { do { echo get_class($e), ":", $e->getMessage(), " "; } while ($e = $e->getPrevious()); echo "\n"; } }
show(function () { try { throw new Exception("a"); } finally { throw new Exception("b"); } });
show(function () { try { throw new Exception("a"); } finally { return "override"; } });
show(function () { try { return "try"; } finally { throw new Exception("b"); } });
show(function () { foreach ([1, 2, 3] as $x) { try { continue; } finally { if ($x == 2) return $x; } } });
show(function () { for ($i = 0; ; $i++) { try { try { if ($i == 3) break; } finally { echo "f$i "; } } catch (Exception $e) {} } return $i; });
show(function () { try { try { throw new LogicException("l"); } catch (RuntimeException $e) { return "wrong"; } finally { echo "fin "; } } catch (LogicException $e) { return "right"; } });
show(function () { $x = 1; try { return $x; } finally { $x = 2; } });
show(function () { $x = [1]; try { return $x; } finally { $x[] = 2; } });
show(function () { try { throw new Exception("1"); } catch (Exception $e) { try { throw new Exception("2", 0, $e); } finally { try { throw new Exception("3"); } catch (Exception $e) { echo $e->getMessage(), " "; } } } });
show(function () { try { exit_like(); } catch (Error $e) { throw new Exception("wrapped", 5, $e); } });
show(function () { while (true) { try { try { return "deep"; } finally { break; } } finally { echo "out "; } } return "after break"; });
show(fn() => throw new Exception("expr"));
show(function () { return 5 ?: throw new Exception("no"); });
try { throw new class("anon") extends Exception {}; } catch (InvalidArgumentException | Exception) { echo "caught without variable\n"; }
try { throw "x"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { throw new stdClass; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--

Fatal error: jump out of a finally block is disallowed in {PWD}/finally_chain.php on line 13
--EXIT--
255
