--TEST--
parse_str(): brackets, names, references, separators
--FILE--
<?php
foreach (['a=1&b[]=2', 'a=1', '', '&', '&&a=1&', 'a', 'a=', '=b', 'a=b=c', 'a[]=1&a[]=2', 'a[x]=1&a[y]=2&a[x]=3', 'a[1]=x&a[]=y', 'a=1&a[]=2', 'a[]=1&a=2', 'a[b][c]=1', 'a[b', 'a]=1', 'a[]b=1', '[a]=1', 'a.b=1', 'a b=1', '+a=1', 'a%20b=1', 'a%5Bx%5D=1', 'a%00b=1',
          'a=%00', 'a=%41+b', 'a=%zz', 'a=1;b=2', 'é=ü', '1=2&3=4', '1[]=2&1[]=3', 'a[01]=1&a[1]=2', 'a[-5]=1&a[]=2', 'a[ ]=1', 'a[ x]=1', 'a[.]=1', 'a-b=1', 'x[é]=1', 'a[99999999999999999999]=1', '99999999999999999999=1', 'a[9223372036854775807]=1&a[]=2',
          'this=1', 'GLOBALS=1', 'a=1&A=2', str_repeat('k=v&', 240), str_repeat('k[]=v&', 160), str_repeat('k[]=v&', 400), "a\0b=1", 'a=1#f', 'a=[1]', 'a=&b=', 'a%3D1=2', 'a%26=2', '0=a', '-0=a', '-1=a', ' =a', '_=a'] as $query) {
    parse_str($query, $found);
    echo substr(json_encode($query), 0, 60), ' ', md5(serialize($found)), ' ', substr(json_encode($found), 0, 200), "\n";
}
class Kept { public $p = 1; public array $typed = []; public ?string $text = null; }
$object = new Kept;
parse_str('x=1&y[]=2', $object->p);
parse_str('x=1', $object->typed);
try {
    parse_str('x=1', $object->text);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
var_dump($object);
$array = ['in' => 5];
parse_str('x=1', $array['in']);
$alias = &$array['in'];
parse_str('y[]=1', $alias);
$alias['y'][] = 'more';
print_r($array);
parse_str('a[]=1&a[]=2', $list);
$copy = $list;
$copy['a'][] = 3;
echo count($list['a']), count($copy['a']), "\n";
ini_set('arg_separator.input', ';&');
parse_str('a=1;b=2&c=3', $found);
echo json_encode($found), "\n";
--EXPECT--
"a=1&b[]=2" 694d513c018ed195884df526cce01e9a {"a":"1","b":["2"]}
"a=1" 7d04eb8a7a6cb86a34e57c3968d7ae24 {"a":"1"}
"" 40cd750bba9870f18aada2478b24840a []
"&" 40cd750bba9870f18aada2478b24840a []
"&&a=1&" 7d04eb8a7a6cb86a34e57c3968d7ae24 {"a":"1"}
"a" 66d50905dc77c10571eebfc45f179dad {"a":""}
"a=" 66d50905dc77c10571eebfc45f179dad {"a":""}
"=b" 40cd750bba9870f18aada2478b24840a []
"a=b=c" c0b28e7db554fb392393c717b7cdbd1c {"a":"b=c"}
"a[]=1&a[]=2" 6173b76907162a75a01d24a2fe4e672c {"a":["1","2"]}
"a[x]=1&a[y]=2&a[x]=3" 2a4d2756695b22fd3aad16cbd2368731 {"a":{"x":"3","y":"2"}}
"a[1]=x&a[]=y" 4a95e7d5f530387200c78506a1944a91 {"a":{"1":"x","2":"y"}}
"a=1&a[]=2" 36ecf2413ac3f6d8cb521206f261d382 {"a":["2"]}
"a[]=1&a=2" 009928630baa38ce86249e75dfa0bb88 {"a":"2"}
"a[b][c]=1" dd67a2a02ddc308688086f87cd108df1 {"a":{"b":{"c":"1"}}}
"a[b" dbb7289ca60ec76dc86a4d9a1f4f0e21 {"a_b":""}
"a]=1" a61187e96743479c82c7964ec92337eb {"a]":"1"}
"a[]b=1" 1a64602a755faa003e19cc93cf4965d7 {"a":["1"]}
"[a]=1" 40cd750bba9870f18aada2478b24840a []
"a.b=1" c5acd305e7ac1bd038c7c56dd30e4df2 {"a_b":"1"}
"a b=1" c5acd305e7ac1bd038c7c56dd30e4df2 {"a_b":"1"}
"+a=1" 7d04eb8a7a6cb86a34e57c3968d7ae24 {"a":"1"}
"a%20b=1" c5acd305e7ac1bd038c7c56dd30e4df2 {"a_b":"1"}
"a%5Bx%5D=1" 0e81a5472f7a4500110d51b5672e9fbe {"a":{"x":"1"}}
"a%00b=1" 7d04eb8a7a6cb86a34e57c3968d7ae24 {"a":"1"}
"a=%00" 82d6f7375dc3f4dd67297a059987cafa {"a":"\u0000"}
"a=%41+b" e4d202e5d7bafbfe206675355ce4cdbf {"a":"A b"}
"a=%zz" 015f240af782106620cd854dc6352458 {"a":"%zz"}
"a=1;b=2" 07108c148cb0851f89a99da9749ee12c {"a":"1;b=2"}
"\u00e9=\u00fc" 671cc0ae4d786071aba58b50d646aaa2 {"\u00e9":"\u00fc"}
"1=2&3=4" 0798c36d6024c6464c6b770686992f2b {"1":"2","3":"4"}
"1[]=2&1[]=3" f6e047dd049537544d7bf06171fc80e7 {"1":["2","3"]}
"a[01]=1&a[1]=2" b132e864d0c54a46947715914caef7c1 {"a":{"01":"1","1":"2"}}
"a[-5]=1&a[]=2" cd4c9faef2b850ae8221efb2dbd76ea8 {"a":{"-5":"1","-4":"2"}}
"a[ ]=1" 1a64602a755faa003e19cc93cf4965d7 {"a":["1"]}
"a[ x]=1" b6cbf7553800402ff5ee603265351163 {"a":{" x":"1"}}
"a[.]=1" ea724c11bb5dfdaa07961593a675c946 {"a":{".":"1"}}
"a-b=1" 6e772c5f14f83d2db7072b01ff447cf1 {"a-b":"1"}
"x[\u00e9]=1" 3209b3551b1045f7155323f803af7b72 {"x":{"\u00e9":"1"}}
"a[99999999999999999999]=1" 60b7a12a8c2e732e7549b7dbe57baff7 {"a":{"99999999999999999999":"1"}}
"99999999999999999999=1" ad89441dcf2cd375ff32768afaf75ac7 {"99999999999999999999":"1"}
"a[9223372036854775807]=1&a[]=2" 098deb6061a5f598552e84c384f1390c {"a":{"9223372036854775807":"1"}}
"this=1" 8f08e9d0f0e7cc2a8030d54f67a2d089 {"this":"1"}
"GLOBALS=1" 350bb4ad6ceea805d7a43955e1e24a1f {"GLOBALS":"1"}
"a=1&A=2" e86ab75026a74109779c9a2456f8355a {"a":"1","A":"2"}
"k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v&k=v cb8b44a04ac5bbac32a0ff762d96d928 {"k":"v"}
"k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v 6d27abbd924cb269b63b7c07471e67c6 {"k":["v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v
"k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v&k[]=v f74b61ad8f44b3a799519119a338e8be {"k":["v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v","v
"a\u0000b=1" 66d50905dc77c10571eebfc45f179dad {"a":""}
"a=1#f" 7d1801d6509e5d2a83bf5d632517dfa6 {"a":"1#f"}
"a=[1]" 1a2c2e2e604a8aaee5d1b7a1ca8bd4ae {"a":"[1]"}
"a=&b=" ef81c8baa69d2ad23b868b222ff8e35a {"a":"","b":""}
"a%3D1=2" 6172cdfcdd92f8b560fca183ad83e814 {"a=1":"2"}
"a%26=2" ac2b49451a196dddf842f6acb0a82546 {"a&":"2"}
"0=a" 8b05f042d01f9bbe8641a4d54ea6b0f9 ["a"]
"-0=a" 4a2eb4345c70075b8ed00138a9f54bbd {"-0":"a"}
"-1=a" 9815cc9a7321737a15800785fdcfc4fe {"-1":"a"}
" =a" 40cd750bba9870f18aada2478b24840a []
"_=a" b8ca657e0219d42d009d20a977f10c04 {"_":"a"}
Cannot assign array to reference held by property Kept::$text of type ?string
object(Kept)#1 (3) {
  ["p"]=>
  array(2) {
    ["x"]=>
    string(1) "1"
    ["y"]=>
    array(1) {
      [0]=>
      string(1) "2"
    }
  }
  ["typed"]=>
  array(1) {
    ["x"]=>
    string(1) "1"
  }
  ["text"]=>
  NULL
}
Array
(
    [in] => Array
        (
            [y] => Array
                (
                    [0] => 1
                    [1] => more
                )

        )

)
23
{"a":"1;b=2","c":"3"}
