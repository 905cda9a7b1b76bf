--TEST--
preg_match: groups, names, offsets, unmatched groups
--FILE--
<?php
function show(string $pattern, string $subject, int $flags = 0, int $offset = 0): void
{
    $found = preg_match($pattern, $subject, $matches, $flags, $offset);
    echo $pattern, ' ', json_encode($found), ' ', json_encode($matches), ' ', preg_last_error_msg(), "\n";
}
foreach ([0, PREG_OFFSET_CAPTURE, PREG_UNMATCHED_AS_NULL, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL] as $flags) {
    show('/(a)(b)?(c)?/', 'xac', $flags);
    show('/(a)(b)?(c)?/', 'xab', $flags);
    show('/(?<first>a)|(?<second>b)/', 'b', $flags);
    show('/(?J)(?<n>a)|(?<n>b)/', 'b', $flags);
    show('/(?|(?<n>a)|(?<n>b))(c)?/', 'b', $flags);
}
show('/b/', 'abab', PREG_OFFSET_CAPTURE, 2);
show('/b/', 'abab', PREG_OFFSET_CAPTURE, -1);
show('/b/', 'abab', 0, -10);
show('/b/', 'abab', 0, 5);
show('/^b/', 'ab', 0, 1);
show('/\Gb/', 'ab', 0, 1);
show('/(*MARK:left)a|b(*:right)/', 'b');
--EXPECT--
/(a)(b)?(c)?/ 1 ["ac","a","","c"] No error
/(a)(b)?(c)?/ 1 ["ab","a","b"] No error
/(?<first>a)|(?<second>b)/ 1 {"0":"b","first":"","1":"","second":"b","2":"b"} No error
/(?J)(?<n>a)|(?<n>b)/ 1 {"0":"b","n":"b","1":"","2":"b"} No error
/(?|(?<n>a)|(?<n>b))(c)?/ 1 {"0":"b","n":"b","1":"b"} No error
/(a)(b)?(c)?/ 1 [["ac",1],["a",1],["",-1],["c",2]] No error
/(a)(b)?(c)?/ 1 [["ab",1],["a",1],["b",2]] No error
/(?<first>a)|(?<second>b)/ 1 {"0":["b",0],"first":["",-1],"1":["",-1],"second":["b",0],"2":["b",0]} No error
/(?J)(?<n>a)|(?<n>b)/ 1 {"0":["b",0],"n":["b",0],"1":["",-1],"2":["b",0]} No error
/(?|(?<n>a)|(?<n>b))(c)?/ 1 {"0":["b",0],"n":["b",0],"1":["b",0]} No error
/(a)(b)?(c)?/ 1 ["ac","a",null,"c"] No error
/(a)(b)?(c)?/ 1 ["ab","a","b",null] No error
/(?<first>a)|(?<second>b)/ 1 {"0":"b","first":null,"1":null,"second":"b","2":"b"} No error
/(?J)(?<n>a)|(?<n>b)/ 1 {"0":"b","n":"b","1":null,"2":"b"} No error
/(?|(?<n>a)|(?<n>b))(c)?/ 1 {"0":"b","n":"b","1":"b","2":null} No error
/(a)(b)?(c)?/ 1 [["ac",1],["a",1],[null,-1],["c",2]] No error
/(a)(b)?(c)?/ 1 [["ab",1],["a",1],["b",2],[null,-1]] No error
/(?<first>a)|(?<second>b)/ 1 {"0":["b",0],"first":[null,-1],"1":[null,-1],"second":["b",0],"2":["b",0]} No error
/(?J)(?<n>a)|(?<n>b)/ 1 {"0":["b",0],"n":["b",0],"1":[null,-1],"2":["b",0]} No error
/(?|(?<n>a)|(?<n>b))(c)?/ 1 {"0":["b",0],"n":["b",0],"1":["b",0],"2":[null,-1]} No error
/b/ 1 [["b",3]] No error
/b/ 1 [["b",3]] No error
/b/ 1 ["b"] No error
/b/ false [] Internal error
/^b/ 0 [] No error
/\Gb/ 1 ["b"] No error
/(*MARK:left)a|b(*:right)/ 1 {"0":"b","MARK":"right"} No error
