"""bench/lib_builtin_call.php in plain Python, with a function of the program's own in place of the builtin."""
import sys


def intdiv(a: int, b: int) -> int:
    return a // b


def main(n: int) -> None:
    i = last = 0
    while i < n:
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        last = intdiv(i, 7)
        i += 1
    print(last)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 500000)
