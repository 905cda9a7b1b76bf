"""PHP's Reflection extension: what scripts may ask about functions, classes, and their members."""

EXTENSION = "Reflection"

# in PHP's order of registration
CLASSES = (
    "ReflectionException", "Reflection", "Reflector", "ReflectionFunctionAbstract", "ReflectionFunction",
    "ReflectionGenerator", "ReflectionParameter", "ReflectionType", "ReflectionNamedType", "ReflectionUnionType",
    "ReflectionIntersectionType", "ReflectionMethod", "ReflectionClass", "ReflectionObject", "ReflectionProperty",
    "ReflectionClassConstant", "ReflectionExtension", "ReflectionZendExtension", "ReflectionReference",
    "ReflectionAttribute", "ReflectionEnum", "ReflectionEnumUnitCase", "ReflectionEnumBackedCase", "ReflectionFiber",
    "ReflectionConstant", "PropertyHookType")
