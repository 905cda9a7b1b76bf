#define FFI_SCOPE "test"
#define FFI_LIB "libc.so.6"
long labs(long);
struct pair { int first, second; };
