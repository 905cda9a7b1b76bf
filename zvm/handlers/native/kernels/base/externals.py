"""C functions that native code calls: CPython's API and libc. Their addresses are filled in when an image is loaded."""


@external("PyLong_FromLongLong")
def PyLong_FromLongLong(value: i64) -> Object: ...


@external("PyLong_FromUnsignedLongLong")
def PyLong_FromUnsignedLongLong(value: i64) -> Object: ...


@external("PyLong_AsUnsignedLongLongMask")
def PyLong_AsUnsignedLongLongMask(value: Object) -> i64: ...


@external("PyErr_BadInternalCall")
def PyErr_BadInternalCall() -> None: ...


@external("PyFloat_FromDouble")
def PyFloat_FromDouble(value: f64) -> Object: ...


@external("_Py_Dealloc")
def _Py_Dealloc(value: Object) -> None: ...


@external("PyList_New")
def PyList_New(size: i64) -> List: ...


@external("PyMem_Calloc")
def PyMem_Calloc(count: i64, size: i64) -> Cells: ...


@external("PyMem_Realloc")
def PyMem_Realloc(memory: Cells, size: i64) -> Cells: ...


@external("PyList_GetSlice")
def PyList_GetSlice(list: List, start: i64, end: i64) -> List: ...


@external("PyList_SetSlice")
def PyList_SetSlice(list: List, start: i64, end: i64, items: Object) -> i32: ...


@external("PyList_Append")
def PyList_Append(list: List, value: Object) -> i32: ...


@external("PyTuple_New")
def PyTuple_New(size: i64) -> Tuple: ...


@external("PyDict_New")
def PyDict_New() -> Dict: ...


@external("_PyDict_NewPresized")
def PyDict_NewPresized(size: i64) -> Dict: ...


@external("PyDict_Keys")
def PyDict_Keys(dict: Dict) -> List: ...


@external("PyDict_SetItem")
def PyDict_SetItem(dict: Dict, key: Object, value: Object) -> i32: ...


@external("PyDict_GetItemWithError")
def PyDict_GetItemWithError(dict: Dict, key: Object) -> Object: ...


@external("PyObject_GC_UnTrack")
def PyObject_GC_UnTrack(value: Object) -> None: ...


@external("PyObject_GC_Del")
def PyObject_GC_Del(value: Object) -> None: ...


@external("PyObject_GC_Track")
def PyObject_GC_Track(value: Object) -> None: ...


@external("PySet_Contains")
def PySet_Contains(set: Object, key: Object) -> i32: ...


@external("PySet_Discard")
def PySet_Discard(set: Object, key: Object) -> i32: ...


@external("PySet_Add")
def PySet_Add(set: Object, key: Object) -> i32: ...


@external("PyUnicode_Append")
def PyUnicode_Append(cell: Cells, right: Object) -> None: ...


@external("PyUnicode_Concat")
def PyUnicode_Concat(left: Object, right: Object) -> Object: ...


@external("PyUnicode_Join")
def PyUnicode_Join(separator: Object, parts: Object) -> Object: ...


@external("PyUnicode_Compare")
def PyUnicode_Compare(left: Object, right: Object) -> i32: ...


@external("PyUnicode_New")
def PyUnicode_New(size: i64, largest: i32) -> Str: ...


@external("PyUnicode_FromKindAndData")
def PyUnicode_FromKindAndData(kind: i32, data: Bytes, size: i64) -> Object: ...


@external("PyUnicode_InternInPlace")
def PyUnicode_InternInPlace(cell: Cells) -> None: ...


@external("PyObject_Hash")
def PyObject_Hash(value: Object) -> i64: ...


@external("PyObject_Str")
def PyObject_Str(value: Object) -> Object: ...


@external("PyObject_Vectorcall")
def PyObject_Vectorcall(function: Object, arguments: Cells, count: i64, names: Object) -> Object: ...


@external("PyObject_VectorcallMethod")
def PyObject_VectorcallMethod(name: Object, arguments: Cells, count: i64, names: Object) -> Object: ...


@external("PyType_GenericAlloc")
def PyType_GenericAlloc(type: Object, size: i64) -> Object: ...


@external("PyErr_Occurred")
def PyErr_Occurred() -> Object: ...


@external("PyErr_Fetch")
def PyErr_Fetch(type: Cells, value: Cells, traceback: Cells) -> None: ...


@external("PyErr_Restore")
def PyErr_Restore(type: Object, value: Object, traceback: Object) -> None: ...


@external("PyException_SetTraceback")
def PyException_SetTraceback(value: Object, traceback: Object) -> i32: ...


@external("PyException_SetContext")
def PyException_SetContext(value: Object, context: Object) -> None: ...


@external("PyErr_NormalizeException")
def PyErr_NormalizeException(type: Cells, value: Cells, traceback: Cells) -> None: ...


@external("PyErr_Clear")
def PyErr_Clear() -> None: ...


@external("PyIter_Next")
def PyIter_Next(iterator: Object) -> Object: ...


@external("PyErr_NoMemory")
def PyErr_NoMemory() -> Object: ...


@external("strtod")
def strtod(text: Bytes, end: Cells) -> f64: ...


@external("memcmp")
def memcmp(left: Bytes, right: Bytes, size: i64) -> i32: ...


@external("memcpy")
def memcpy(target: Bytes, source: Bytes, size: i64) -> Raw: ...


@external("pow")
def pow(base: f64, exponent: f64) -> f64: ...


@external("PyObject_IsTrue")
def PyObject_IsTrue(value: Object) -> i32: ...


@external("PyObject_GetAttr")
def PyObject_GetAttr(value: Object, name: Object) -> Object: ...


@external("PyObject_SetAttr")
def PyObject_SetAttr(value: Object, name: Object, attribute: Object) -> i32: ...


@external("PyDict_DelItem")
def PyDict_DelItem(dict: Dict, key: Object) -> i32: ...


@external("PyDict_Copy")
def PyDict_Copy(dict: Dict) -> Dict: ...


@external("PyObject_GetIter")
def PyObject_GetIter(value: Object) -> Object: ...


@external("PyDict_Values")
def PyDict_Values(dict: Object) -> List: ...


@external("memchr")
def memchr(text: Bytes, byte: i32, size: i64) -> Bytes: ...


@external("memrchr")
def memrchr(text: Bytes, byte: i32, size: i64) -> Bytes: ...


@external("memmem")
def memmem(text: Bytes, length: i64, needle: Bytes, size: i64) -> Bytes: ...


@external("PyUnicode_Substring")
def PyUnicode_Substring(text: Object, start: i64, end: i64) -> Object: ...


@external("floor")
def floor(number: f64) -> f64: ...


@external("ceil")
def ceil(number: f64) -> f64: ...


@external("sqrt")
def sqrt(number: f64) -> f64: ...


@external("sin")
def sin(number: f64) -> f64: ...


@external("cos")
def cos(number: f64) -> f64: ...


@external("tan")
def tan(number: f64) -> f64: ...


@external("atan")
def atan(number: f64) -> f64: ...


@external("atan2")
def atan2(y: f64, x: f64) -> f64: ...


@external("exp")
def exp(number: f64) -> f64: ...


@external("log10")
def log10(number: f64) -> f64: ...


@external("log2")
def log2(number: f64) -> f64: ...


@external("log")
def log(number: f64) -> f64: ...


@external("fmod")
def fmod(left: f64, right: f64) -> f64: ...


@external("PyErr_WriteUnraisable")
def PyErr_WriteUnraisable(value: Object) -> None: ...


@external("Py_EnterRecursiveCall")
def Py_EnterRecursiveCall(where: Bytes) -> i32: ...


@external("Py_LeaveRecursiveCall")
def Py_LeaveRecursiveCall() -> None: ...


@external("PyWeakref_NewRef")
def PyWeakref_NewRef(value: Object, callback: Object) -> Object: ...


@external("PyMem_Free")
def PyMem_Free(memory: Cells) -> None: ...


@external("PyMem_Free")
def PyMem_Free(memory: Raw) -> None: ...


@external("PyOS_double_to_string")
def PyOS_double_to_string(value: f64, code: i32, precision: i32, flags: i32, kind: Raw) -> Bytes: ...


@external("access")
def access(path: Bytes, mode: i32) -> i32: ...


@external("strlen")
def strlen(text: Bytes) -> i64: ...


@external("asin")
def asin(number: f64) -> f64: ...


@external("acos")
def acos(number: f64) -> f64: ...


@external("tanh")
def tanh(number: f64) -> f64: ...


@external("hypot")
def hypot(x: f64, y: f64) -> f64: ...


@external("PyByteArray_Size")
def PyByteArray_Size(array: Object) -> i64: ...


@external("PyByteArray_AsString")
def PyByteArray_AsString(array: Object) -> Bytes: ...


@external("PyByteArray_Resize")
def PyByteArray_Resize(array: Object, size: i64) -> i32: ...


@external("PyBytes_FromStringAndSize")
def PyBytes_FromStringAndSize(text: Bytes, size: i64) -> Object: ...


@external("memset")
def memset(target: Bytes, byte: i32, size: i64) -> Raw: ...


@external("PyNumber_Add")
def PyNumber_Add(left: Object, right: Object) -> Object: ...


@external("PyNumber_Subtract")
def PyNumber_Subtract(left: Object, right: Object) -> Object: ...


@external("PyNumber_Multiply")
def PyNumber_Multiply(left: Object, right: Object) -> Object: ...


@external("PyNumber_FloorDivide")
def PyNumber_FloorDivide(left: Object, right: Object) -> Object: ...


@external("PyNumber_Remainder")
def PyNumber_Remainder(left: Object, right: Object) -> Object: ...


@external("PyNumber_Power")
def PyNumber_Power(base: Object, exponent: Object, modulus: Object) -> Object: ...


@external("PyNumber_Lshift")
def PyNumber_Lshift(left: Object, right: Object) -> Object: ...


@external("PyNumber_Rshift")
def PyNumber_Rshift(left: Object, right: Object) -> Object: ...


@external("PyNumber_And")
def PyNumber_And(left: Object, right: Object) -> Object: ...


@external("PyNumber_Or")
def PyNumber_Or(left: Object, right: Object) -> Object: ...


@external("PyNumber_Xor")
def PyNumber_Xor(left: Object, right: Object) -> Object: ...


@external("PyObject_RichCompareBool")
def PyObject_RichCompareBool(left: Object, right: Object, operation: i32) -> i32: ...


@external("PyLong_FromString")
def PyLong_FromString(text: Bytes, end: i64, base: i32) -> Object: ...
