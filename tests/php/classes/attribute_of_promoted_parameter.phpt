--TEST--
An attribute of PHP's that may stand on parameters only is on a promoted parameter, not on its property
--FILE--
<?php
class Secret
{
    function __construct(#[\SensitiveParameter] private $password) { throw new Exception; }
}
try {
    new Secret('x');
} catch (Exception $e) {
    echo $e->getTraceAsString(), "\n";
}
var_dump((new ReflectionProperty('Secret', 'password'))->getAttributes());
var_dump(count((new ReflectionParameter(['Secret', '__construct'], 0))->getAttributes()));
#[Attribute(Attribute::TARGET_PARAMETER)] class OnlyParameter {}
class Both { function __construct(#[OnlyParameter] public $x) {} }
foreach ((new ReflectionProperty('Both', 'x'))->getAttributes() as $attribute) {
    try {
        $attribute->newInstance();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
eval('class Wrong { function __construct(#[Attribute] public $x) {} }');
--EXPECT--
#0 {PWD}/attribute_of_promoted_parameter.php(7): Secret->__construct(Object(SensitiveParameterValue))
#1 {main}
array(0) {
}
int(1)
Attribute "OnlyParameter" cannot target property (allowed targets: parameter)

Fatal error: Attribute "Attribute" cannot target parameter (allowed targets: class) in {PWD}/attribute_of_promoted_parameter.php(22) : eval()'d code on line 1
--EXIT--
255
