--TEST--
debug_backtrace() with its options and limits
--FILE--
<?php
class Caller {
    public $name = "c";
    function method($options, $limit, ...$more) {
        return static::still($options, $limit);
    }
    static function still($options, $limit) {
        $call = fn($x) => debug_backtrace($options, $limit);
        return $call(1);
    }
}
function outer($options, $limit) {
    $function = "inner";
    return $function($options, $limit);
}
function inner($options, $limit) {
    return (new Caller)->method($options, $limit, "more", [1]);
}
foreach ([0, DEBUG_BACKTRACE_PROVIDE_OBJECT, DEBUG_BACKTRACE_IGNORE_ARGS, 3] as $options) {
    foreach ([0, 1, 2, 3, 100, -1] as $limit) {
        foreach (outer($options, $limit) as $frame) {
            echo basename($frame["file"] ?? "?") == basename(__FILE__) ? "here" : "there", ":", $frame["line"] ?? "-", " ",
                $frame["class"] ?? "", $frame["type"] ?? "", $frame["function"], " ", implode(",", array_keys($frame)), " ",
                isset($frame["object"]) ? $frame["object"]->name ?? get_class($frame["object"]) : "", json_encode($frame["args"] ?? null), "\n";
        }
        echo "--\n";
    }
}
echo count(debug_backtrace()), count(array_map(fn($x) => debug_backtrace(), [1])[0]), "\n";
function generator() {
    yield debug_backtrace()[0]["function"];
}
foreach (generator() as $name) {
    echo $name, "\n";
}
function counted() {
    return count(debug_backtrace(limit: 1));
}
echo counted(), "\n";
--EXPECT--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [0,0]
here:17 Caller->method file,line,function,class,type,args [0,0,"more",[1]]
here:14 inner file,line,function,args [0,0]
here:21 outer file,line,function,args [0,0]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [0,2]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [0,3]
here:17 Caller->method file,line,function,class,type,args [0,3,"more",[1]]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [0,100]
here:17 Caller->method file,line,function,class,type,args [0,100,"more",[1]]
here:14 inner file,line,function,args [0,100]
here:21 outer file,line,function,args [0,100]
--
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [1,0]
here:17 Caller->method file,line,function,class,object,type,args c[1,0,"more",[1]]
here:14 inner file,line,function,args [1,0]
here:21 outer file,line,function,args [1,0]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [1,2]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [1,3]
here:17 Caller->method file,line,function,class,object,type,args c[1,3,"more",[1]]
--
here:9 Caller::{closure} file,line,function,class,type,args [1]
here:5 Caller::still file,line,function,class,type,args [1,100]
here:17 Caller->method file,line,function,class,object,type,args c[1,100,"more",[1]]
here:14 inner file,line,function,args [1,100]
here:21 outer file,line,function,args [1,100]
--
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,type null
here:14 inner file,line,function null
here:21 outer file,line,function null
--
here:9 Caller::{closure} file,line,function,class,type null
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,type null
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,type null
here:14 inner file,line,function null
here:21 outer file,line,function null
--
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,object,type cnull
here:14 inner file,line,function null
here:21 outer file,line,function null
--
here:9 Caller::{closure} file,line,function,class,type null
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,object,type cnull
--
here:9 Caller::{closure} file,line,function,class,type null
here:5 Caller::still file,line,function,class,type null
here:17 Caller->method file,line,function,class,object,type cnull
here:14 inner file,line,function null
here:21 outer file,line,function null
--
--
02
generator
1
