--TEST--
After an internal method its arguments die first, then a result that is not used, then $this
--FILE--
<?php
function handles(string $after): void
{
    $one = new stdClass;
    $two = new stdClass;
    $three = new stdClass;
    echo $after, ': ', spl_object_id($one), spl_object_id($two), spl_object_id($three), "\n";
}

for ($i = 0; $i < 2; $i++) {
    (new DateTime)->diff(new DateTime);
    handles('diff');
    (new ArrayObject)->append(new DateTime);
    handles('append');
    (new DateTimeImmutable)->add(new DateInterval('P1D'))->sub(new DateInterval('P1D'));
    handles('add, sub');
    $interval = (new DateTime)->diff(new DateTime);
    handles('diff that is kept');
    unset($interval);
}
--EXPECT--
diff: 132
append: 231
add, sub: 231
diff that is kept: 134
diff: 234
append: 432
add, sub: 432
diff that is kept: 231
