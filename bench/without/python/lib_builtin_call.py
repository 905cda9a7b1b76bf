"""bench/python/lib_builtin_call.py without its calls."""
import sys


def main(n: int) -> None:
    i = last = 0
    while i < n:
        last = i
        last = i
        last = i
        last = i
        last = i
        last = i
        last = i
        last = i
        last = i
        last = i
        i += 1
    print(last)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 500000)
