--TEST--
The shape of internal classes: interfaces, members and flags in PHP's order
--FILE--
<?php
foreach (['Exception', 'Error', 'ErrorException', 'Closure', 'Generator', 'WeakMap', 'Fiber', 'Attribute', 'ReflectionClass',
          'ReflectionEnumBackedCase', 'ReflectionMethod', 'FilterIterator', 'InternalIterator', 'Stringable'] as $name) {
    $class = new ReflectionClass($name);
    echo strtok((string) $class, "\n"), "\n";
    foreach ($class->getReflectionConstants() as $constant) {
        echo '  ', $constant;
    }
    foreach ($class->getProperties() as $property) {
        echo '  ', $property;
    }
    foreach ($class->getMethods() as $method) {
        echo '  ', strtok((string) $method, "\n"), "\n";
    }
}
--EXPECT--
Class [ <internal:Core> class Exception implements Stringable, Throwable ] {
  Property [ protected $message = '' ]
  Property [ private string $string = '' ]
  Property [ protected $code = 0 ]
  Property [ protected string $file = '' ]
  Property [ protected int $line = 0 ]
  Property [ private array $trace = [] ]
  Property [ private ?Throwable $previous = NULL ]
  Method [ <internal:Core> private method __clone ] {
  Method [ <internal:Core, ctor> public method __construct ] {
  Method [ <internal:Core> public method __wakeup ] {
  Method [ <internal:Core, prototype Throwable> final public method getMessage ] {
  Method [ <internal:Core, prototype Throwable> final public method getCode ] {
  Method [ <internal:Core, prototype Throwable> final public method getFile ] {
  Method [ <internal:Core, prototype Throwable> final public method getLine ] {
  Method [ <internal:Core, prototype Throwable> final public method getTrace ] {
  Method [ <internal:Core, prototype Throwable> final public method getPrevious ] {
  Method [ <internal:Core, prototype Throwable> final public method getTraceAsString ] {
  Method [ <internal:Core, prototype Stringable> public method __toString ] {
Class [ <internal:Core> class Error implements Stringable, Throwable ] {
  Property [ protected $message = '' ]
  Property [ private string $string = '' ]
  Property [ protected $code = 0 ]
  Property [ protected string $file = '' ]
  Property [ protected int $line ]
  Property [ private array $trace = [] ]
  Property [ private ?Throwable $previous = NULL ]
  Method [ <internal:Core> private method __clone ] {
  Method [ <internal:Core, ctor> public method __construct ] {
  Method [ <internal:Core> public method __wakeup ] {
  Method [ <internal:Core, prototype Throwable> final public method getMessage ] {
  Method [ <internal:Core, prototype Throwable> final public method getCode ] {
  Method [ <internal:Core, prototype Throwable> final public method getFile ] {
  Method [ <internal:Core, prototype Throwable> final public method getLine ] {
  Method [ <internal:Core, prototype Throwable> final public method getTrace ] {
  Method [ <internal:Core, prototype Throwable> final public method getPrevious ] {
  Method [ <internal:Core, prototype Throwable> final public method getTraceAsString ] {
  Method [ <internal:Core, prototype Stringable> public method __toString ] {
Class [ <internal:Core> class ErrorException extends Exception implements Throwable, Stringable ] {
  Property [ protected $message = '' ]
  Property [ protected $code = 0 ]
  Property [ protected string $file = '' ]
  Property [ protected int $line = 0 ]
  Property [ protected int $severity = 1 ]
  Method [ <internal:Core, overwrites Exception, ctor> public method __construct ] {
  Method [ <internal:Core> final public method getSeverity ] {
  Method [ <internal:Core, inherits Exception> public method __wakeup ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getMessage ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getCode ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getFile ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getLine ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getTrace ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getPrevious ] {
  Method [ <internal:Core, inherits Exception, prototype Throwable> final public method getTraceAsString ] {
  Method [ <internal:Core, inherits Exception, prototype Stringable> public method __toString ] {
Class [ <internal:Core> final class Closure ] {
  Method [ <internal:Core, ctor> private method __construct ] {
  Method [ <internal:Core> static public method bind ] {
  Method [ <internal:Core> public method bindTo ] {
  Method [ <internal:Core> public method call ] {
  Method [ <internal:Core> static public method fromCallable ] {
  Method [ <internal> public method __invoke ] {
Class [ <internal:Core> <iterateable> final class Generator implements Iterator, Traversable ] {
  Method [ <internal:Core, prototype Iterator> public method rewind ] {
  Method [ <internal:Core, prototype Iterator> public method valid ] {
  Method [ <internal:Core, prototype Iterator> public method current ] {
  Method [ <internal:Core, prototype Iterator> public method key ] {
  Method [ <internal:Core, prototype Iterator> public method next ] {
  Method [ <internal:Core> public method send ] {
  Method [ <internal:Core> public method throw ] {
  Method [ <internal:Core> public method getReturn ] {
Class [ <internal:Core> <iterateable> final class WeakMap implements ArrayAccess, Countable, IteratorAggregate, Traversable ] {
  Method [ <internal:Core, prototype ArrayAccess> public method offsetGet ] {
  Method [ <internal:Core, prototype ArrayAccess> public method offsetSet ] {
  Method [ <internal:Core, prototype ArrayAccess> public method offsetExists ] {
  Method [ <internal:Core, prototype ArrayAccess> public method offsetUnset ] {
  Method [ <internal:Core, prototype Countable> public method count ] {
  Method [ <internal:Core, prototype IteratorAggregate> public method getIterator ] {
Class [ <internal:Core> final class Fiber ] {
  Method [ <internal:Core, ctor> public method __construct ] {
  Method [ <internal:Core> public method start ] {
  Method [ <internal:Core> public method resume ] {
  Method [ <internal:Core> public method throw ] {
  Method [ <internal:Core> public method isStarted ] {
  Method [ <internal:Core> public method isSuspended ] {
  Method [ <internal:Core> public method isRunning ] {
  Method [ <internal:Core> public method isTerminated ] {
  Method [ <internal:Core> public method getReturn ] {
  Method [ <internal:Core> static public method getCurrent ] {
  Method [ <internal:Core> static public method suspend ] {
Class [ <internal:Core> final class Attribute ] {
  Constant [ public int TARGET_CLASS ] { 1 }
  Constant [ public int TARGET_FUNCTION ] { 2 }
  Constant [ public int TARGET_METHOD ] { 4 }
  Constant [ public int TARGET_PROPERTY ] { 8 }
  Constant [ public int TARGET_CLASS_CONSTANT ] { 16 }
  Constant [ public int TARGET_PARAMETER ] { 32 }
  Constant [ public int TARGET_ALL ] { 63 }
  Constant [ public int IS_REPEATABLE ] { 64 }
  Property [ public int $flags ]
  Method [ <internal:Core, ctor> public method __construct ] {
Class [ <internal:Reflection> class ReflectionClass implements Stringable, Reflector ] {
  Constant [ public int IS_IMPLICIT_ABSTRACT ] { 16 }
  Constant [ public int IS_EXPLICIT_ABSTRACT ] { 64 }
  Constant [ public int IS_FINAL ] { 32 }
  Constant [ public int IS_READONLY ] { 65536 }
  Property [ public string $name ]
  Method [ <internal:Reflection> private method __clone ] {
  Method [ <internal:Reflection, ctor> public method __construct ] {
  Method [ <internal:Reflection, prototype Stringable> public method __toString ] {
  Method [ <internal:Reflection> public method getName ] {
  Method [ <internal:Reflection> public method isInternal ] {
  Method [ <internal:Reflection> public method isUserDefined ] {
  Method [ <internal:Reflection> public method isAnonymous ] {
  Method [ <internal:Reflection> public method isInstantiable ] {
  Method [ <internal:Reflection> public method isCloneable ] {
  Method [ <internal:Reflection> public method getFileName ] {
  Method [ <internal:Reflection> public method getStartLine ] {
  Method [ <internal:Reflection> public method getEndLine ] {
  Method [ <internal:Reflection> public method getDocComment ] {
  Method [ <internal:Reflection> public method getConstructor ] {
  Method [ <internal:Reflection> public method hasMethod ] {
  Method [ <internal:Reflection> public method getMethod ] {
  Method [ <internal:Reflection> public method getMethods ] {
  Method [ <internal:Reflection> public method hasProperty ] {
  Method [ <internal:Reflection> public method getProperty ] {
  Method [ <internal:Reflection> public method getProperties ] {
  Method [ <internal:Reflection> public method hasConstant ] {
  Method [ <internal:Reflection> public method getConstants ] {
  Method [ <internal:Reflection> public method getReflectionConstants ] {
  Method [ <internal:Reflection> public method getConstant ] {
  Method [ <internal:Reflection> public method getReflectionConstant ] {
  Method [ <internal:Reflection> public method getInterfaces ] {
  Method [ <internal:Reflection> public method getInterfaceNames ] {
  Method [ <internal:Reflection> public method isInterface ] {
  Method [ <internal:Reflection> public method getTraits ] {
  Method [ <internal:Reflection> public method getTraitNames ] {
  Method [ <internal:Reflection> public method getTraitAliases ] {
  Method [ <internal:Reflection> public method isTrait ] {
  Method [ <internal:Reflection> public method isEnum ] {
  Method [ <internal:Reflection> public method isAbstract ] {
  Method [ <internal:Reflection> public method isFinal ] {
  Method [ <internal:Reflection> public method isReadOnly ] {
  Method [ <internal:Reflection> public method getModifiers ] {
  Method [ <internal:Reflection> public method isInstance ] {
  Method [ <internal:Reflection> public method newInstance ] {
  Method [ <internal:Reflection> public method newInstanceWithoutConstructor ] {
  Method [ <internal:Reflection> public method newInstanceArgs ] {
  Method [ <internal:Reflection> public method getParentClass ] {
  Method [ <internal:Reflection> public method isSubclassOf ] {
  Method [ <internal:Reflection> public method getStaticProperties ] {
  Method [ <internal:Reflection> public method getStaticPropertyValue ] {
  Method [ <internal:Reflection> public method setStaticPropertyValue ] {
  Method [ <internal:Reflection> public method getDefaultProperties ] {
  Method [ <internal:Reflection> public method isIterable ] {
  Method [ <internal:Reflection> public method isIterateable ] {
  Method [ <internal:Reflection> public method implementsInterface ] {
  Method [ <internal:Reflection> public method getExtension ] {
  Method [ <internal:Reflection> public method getExtensionName ] {
  Method [ <internal:Reflection> public method inNamespace ] {
  Method [ <internal:Reflection> public method getNamespaceName ] {
  Method [ <internal:Reflection> public method getShortName ] {
  Method [ <internal:Reflection> public method getAttributes ] {
Class [ <internal:Reflection> class ReflectionEnumBackedCase extends ReflectionEnumUnitCase implements Stringable, Reflector ] {
  Constant [ public int IS_PUBLIC ] { 1 }
  Constant [ public int IS_PROTECTED ] { 2 }
  Constant [ public int IS_PRIVATE ] { 4 }
  Constant [ public int IS_FINAL ] { 32 }
  Property [ public string $name ]
  Property [ public string $class ]
  Method [ <internal:Reflection, overwrites ReflectionEnumUnitCase, ctor> public method __construct ] {
  Method [ <internal:Reflection> public method getBackingValue ] {
  Method [ <internal:Reflection, inherits ReflectionEnumUnitCase> public method getEnum ] {
  Method [ <internal:Reflection, inherits ReflectionEnumUnitCase, prototype ReflectionClassConstant> public method getValue ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant, prototype Stringable> public method __toString ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method getName ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method isPublic ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method isPrivate ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method isProtected ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method isFinal ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method getModifiers ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method getDeclaringClass ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method getDocComment ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method getAttributes ] {
  Method [ <internal:Reflection, inherits ReflectionClassConstant> public method isEnumCase ] {
Class [ <internal:Reflection> class ReflectionMethod extends ReflectionFunctionAbstract implements Stringable, Reflector ] {
  Constant [ public int IS_STATIC ] { 16 }
  Constant [ public int IS_PUBLIC ] { 1 }
  Constant [ public int IS_PROTECTED ] { 2 }
  Constant [ public int IS_PRIVATE ] { 4 }
  Constant [ public int IS_ABSTRACT ] { 64 }
  Constant [ public int IS_FINAL ] { 32 }
  Property [ public string $name ]
  Property [ public string $class ]
  Method [ <internal:Reflection, ctor> public method __construct ] {
  Method [ <internal:Reflection, overwrites Stringable, prototype Stringable> public method __toString ] {
  Method [ <internal:Reflection> public method isPublic ] {
  Method [ <internal:Reflection> public method isPrivate ] {
  Method [ <internal:Reflection> public method isProtected ] {
  Method [ <internal:Reflection> public method isAbstract ] {
  Method [ <internal:Reflection> public method isFinal ] {
  Method [ <internal:Reflection> public method isConstructor ] {
  Method [ <internal:Reflection> public method isDestructor ] {
  Method [ <internal:Reflection> public method getClosure ] {
  Method [ <internal:Reflection> public method getModifiers ] {
  Method [ <internal:Reflection> public method invoke ] {
  Method [ <internal:Reflection> public method invokeArgs ] {
  Method [ <internal:Reflection> public method getDeclaringClass ] {
  Method [ <internal:Reflection> public method getPrototype ] {
  Method [ <internal:Reflection> public method hasPrototype ] {
  Method [ <internal:Reflection> public method setAccessible ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method inNamespace ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isClosure ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isDeprecated ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isInternal ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isUserDefined ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isGenerator ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isVariadic ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method isStatic ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getClosureThis ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getClosureScopeClass ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getClosureCalledClass ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getClosureUsedVariables ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getDocComment ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getEndLine ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getExtension ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getExtensionName ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getFileName ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getName ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getNamespaceName ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getNumberOfParameters ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getNumberOfRequiredParameters ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getParameters ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getShortName ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getStartLine ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getStaticVariables ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method returnsReference ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method hasReturnType ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getReturnType ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method hasTentativeReturnType ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getTentativeReturnType ] {
  Method [ <internal:Reflection, inherits ReflectionFunctionAbstract> public method getAttributes ] {
Class [ <internal:SPL> <iterateable> abstract class FilterIterator extends IteratorIterator implements Iterator, Traversable, OuterIterator ] {
  Method [ <internal:SPL> abstract public method accept ] {
  Method [ <internal:SPL, overwrites IteratorIterator, ctor> public method __construct ] {
  Method [ <internal:SPL, overwrites IteratorIterator, prototype Iterator> public method rewind ] {
  Method [ <internal:SPL, overwrites IteratorIterator, prototype Iterator> public method next ] {
  Method [ <internal:SPL, inherits IteratorIterator, prototype OuterIterator> public method getInnerIterator ] {
  Method [ <internal:SPL, inherits IteratorIterator, prototype Iterator> public method valid ] {
  Method [ <internal:SPL, inherits IteratorIterator, prototype Iterator> public method key ] {
  Method [ <internal:SPL, inherits IteratorIterator, prototype Iterator> public method current ] {
Class [ <internal:Core> <iterateable> final class InternalIterator implements Iterator, Traversable ] {
  Method [ <internal:Core, ctor> private method __construct ] {
  Method [ <internal:Core, prototype Iterator> public method current ] {
  Method [ <internal:Core, prototype Iterator> public method key ] {
  Method [ <internal:Core, prototype Iterator> public method next ] {
  Method [ <internal:Core, prototype Iterator> public method valid ] {
  Method [ <internal:Core, prototype Iterator> public method rewind ] {
Interface [ <internal:Core> interface Stringable ] {
  Method [ <internal:Core> abstract public method __toString ] {
