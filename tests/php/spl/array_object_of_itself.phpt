--TEST--
ArrayObject stands for another one or for itself; comparison
--FILE--
<?php
$p=new P([1,2], ArrayObject::ARRAY_AS_PROPS); $p[]=3; $p['k']=4; echo $p['k'], isset($p['k']), isset($p['zz']), empty($p['k']), $p['zz'] ?? 'dd', count($p), "\n"; unset($p['k']); $p->dyn=5; echo $p->dyn, isset($p->dyn), isset($p->pub), "\n"; $p->pub=9; unset($p->dyn); $p->append(6); var_dump($p, (array)$p, get_object_vars($p), json_encode($p)); var_export($p); print_r($p); echo serialize($p),"\n"; $u=unserialize(serialize($p)); var_dump($u==$p, $u); $p['x'][]=1; 
$s=new ArrayObject([1]); $s2=new ArrayObject($s); $s2[]=2; var_dump(count($s), $s2); $self=new ArrayObject; $self->exchangeArray($self); $self['p']=1; var_dump($self, $self->p, serialize($self), unserialize(serialize($self)));
--EXIT--
255
--EXPECT--

Fatal error: Uncaught Error: Class "P" not found in {PWD}/array_object_of_itself.php:2
Stack trace:
#0 {main}
  thrown in {PWD}/array_object_of_itself.php on line 2
