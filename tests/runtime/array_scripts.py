"""PHP scripts that do random things to arrays and print what became of them. Past-the-end pointers of arrays with holes
are left out: there PHP shows how its buckets lie."""
from __future__ import annotations

from random import Random

START = ("[]", "[1,2,3]", "['a'=>1,'b'=>2,'c'=>3]", "[1,2,3,4,5,6]", "['a'=>1,5=>2,'b'=>3,7=>4]", "[-5=>1]")
KEYS = ("0", "1", "2", "3", "5", "-3", "7", "'a'", "'b'", "'c'", "'3'", "'x'")


def array_script(random: Random, count: int) -> str:
    lines = ["<?php", "function st($a) { return json_encode($a) . ' k=' . json_encode(key($a)); }"]
    for number in range(count):
        lines.append(f"$a = {random.choice(START)}; $b = null; echo '-- {number}', \"\\n\";")
        lines += [f"{_statement(random)} echo st($a), \"\\n\";" for _ in range(random.randint(3, 14))]
    return "\n".join(lines)


def _statement(random: Random) -> str:
    value, key, other = random.randint(10, 99), random.choice(KEYS), random.choice(KEYS)
    call = random.choice(("array_pop($a)", "array_shift($a)", "reset($a)", "end($a)", "array_key_last($a)",
                          f"array_search({value}, $a)"))
    by_reference = random.choice((f"if ($n < 3) $a[] = {value};", "unset($a[$k]);", f"if ($n == 1) unset($a[{key}]);",
                                  "$w++;", f"if ($n == 1) $a['new'] = {value};", "if ($n == 1) array_shift($a);"))
    by_value = random.choice((f"$a[] = {value};", "unset($a[$k]);", ""))
    return random.choice((
        f"$a[] = {value};", f"$a[{key}] = {value};", f"unset($a[{key}]);", f"echo json_encode({call}), ' ';",
        f"array_push($a, {value}, {value + 1});", f"array_unshift($a, {value});", "$b = $a;",
        "if (is_array($b)) { $c = $a; $a = $b; $b = $c; }", "sort($a);", "ksort($a);", "$a = array_reverse($a, true);",
        f"array_splice($a, {random.randint(-3, 4)}, {random.randint(-2, 3)}, [{value}]);",
        f"if (isset($a[{key}])) {{ $q = &$a[{key}]; $d = $a; $q = {value}; echo json_encode($d); unset($q); }}",
        f"$a = array_slice($a, {random.randint(-3, 3)}, {random.randint(-3, 5)}, true);",
        f"$a += [{key} => {value}, {other} => 1];",
        f"$n = 0; foreach ($a as $k => &$w) {{ echo \"$k=$w,\"; {by_reference} if (++$n > 8) break; }} unset($w);",
        f"$n = 0; foreach ($a as $k => $w) {{ echo \"$k=$w,\"; {by_value} if (++$n > 8) break; }}",
    ))
