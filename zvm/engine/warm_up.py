"""Code that servers run before they fork or answer, so that what most runs need is loaded (zvm/web, zvm/cli/warm)."""

WARM_UP = """function warm($x) { return array_map(fn($y) => $y . '!', $x); } class Warm { public $a = 1; }
$w = new Warm; try { foreach (warm(['a', 'b']) as $k => $v) echo strtoupper("$k $v"), sprintf('%d', 1), json_encode($w);
throw new Exception('x'); } catch (Exception $e) { htmlspecialchars($e->getMessage()); }"""
