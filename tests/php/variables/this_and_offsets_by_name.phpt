--TEST--
Variables by name that are $this, and string offsets that are no plain numbers, read, written and unset
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });
class Box
{
    public $p = ['k' => 1];

    function run(string $code)
    {
        $name = 'this';
        $text = 'abcdef';
        $list = ['text' => 'abcdef'];
        $offset = '1x';
        return [eval($code), $text, $list];
    }
}
$codes = ['unset($$name["k"]);', 'unset($$name->p["k"]); return $this->p;', 'unset($$name);', '$$name = 5;', '$$name["k"] = 5;', '$$name->p = 5; return $this->p;', '$$name .= "x";',
    '$$name++;', '$r = &$$name;', '$$name = &$text;', 'return isset($$name);', 'return empty($$name);', 'return $$name->p;', 'return $$name ?? 1;', '[$$name] = [1];',
    'foreach ([1] as $$name);', 'global $$name;', 'return compact("name");', 'extract(["this" => 5]);', 'return ($f = "strlen")($$name);', 'return ($f = "settype")($$name, "int");',
    'try { throw new Exception; } catch (Exception $e) { return 1; }', '$other = "missing"; unset($$other["k"]["l"]); return isset($missing);', '$other = "missing"; $$other["k"]++; return $missing;'];
foreach (['1', '"1"', '"1x"', '"x"', '" 1"', '1.5', 'true', 'null', '[]', '10', '-1', '-10', '$offset', '"1.5"', '$undefined'] as $offset) {
    foreach (['return $text[@];', '$text[@] = "X";', '$text[@][0] = "X";', '$text[@] .= "X";', 'unset($text[@]);', 'unset($text[@][0]);', 'unset($text[@]->p);', '$r = &$text[@];',
        'return isset($text[@]);', 'return isset($text[@][0]);', 'return $text[@] ?? "none";', 'return empty($text[@]);', '$list["text"][@] = "Y";', '[$text[@]] = ["Z"];',
        '$text[@]++;', 'foreach ([1] as $text[@]);', '$text[@] = "";', '$text[@] = "long";', '$text[@] = [];', '$text[] = "x";', 'return $text[@]["0"];'] as $template) {
        $codes[] = strtr($template, ['@' => $offset]);
    }
}
ob_start();
foreach ($codes as $number => $code) {
    echo $code, "\n";
    try {
        echo '  ', json_encode((new Box)->run($code)), "\n";
    } catch (Throwable $e) {
        echo '  ', get_class($e), ': ', $e->getMessage(), "\n";
    }
    if ($number === 23) {
        ob_end_flush();
        ob_start();
    }
}
// ob_end_flush() instead shows what a checksum stands for
$shown = ob_get_clean();
printf("%d lines, %08x\n", substr_count($shown, "\n"), crc32($shown));
--EXPECT--
unset($$name["k"]);
    Error: Cannot unset $this
unset($$name->p["k"]); return $this->p;
    Error: Cannot unset $this
unset($$name);
  [null,"abcdef",{"text":"abcdef"}]
$$name = 5;
    Error: Cannot re-assign $this
$$name["k"] = 5;
    Error: Cannot re-assign $this
$$name->p = 5; return $this->p;
    Error: Cannot re-assign $this
$$name .= "x";
    Error: Cannot re-assign $this
$$name++;
    Error: Cannot re-assign $this
$r = &$$name;
    Error: Cannot re-assign $this
$$name = &$text;
    Error: Cannot re-assign $this
return isset($$name);
  [false,"abcdef",{"text":"abcdef"}]
return empty($$name);
  [true,"abcdef",{"text":"abcdef"}]
return $$name->p;
  [{"k":1},"abcdef",{"text":"abcdef"}]
return $$name ?? 1;
  [{"p":{"k":1}},"abcdef",{"text":"abcdef"}]
[$$name] = [1];
    Error: Cannot re-assign $this
foreach ([1] as $$name);
    Error: Cannot re-assign $this
global $$name;
    Error: Cannot re-assign $this
return compact("name");
  [{"name":"this"},"abcdef",{"text":"abcdef"}]
extract(["this" => 5]);
    Error: Cannot re-assign $this
return ($f = "strlen")($$name);
    TypeError: strlen(): Argument #1 ($string) must be of type string, Box given
return ($f = "settype")($$name, "int");
    Error: Cannot re-assign $this
try { throw new Exception; } catch (Exception $e) { return 1; }
  [1,"abcdef",{"text":"abcdef"}]
$other = "missing"; unset($$other["k"]["l"]); return isset($missing);
  [false,"abcdef",{"text":"abcdef"}]
$other = "missing"; $$other["k"]++; return $missing;
    [Undefined variable $missing]
  [Undefined array key "k"]
[{"k":1},"abcdef",{"text":"abcdef"}]
788 lines, 42182f57
