"""What the image for stress has beside the others' kernels (zvm/handlers/generator/native/stress.py).

SHARED.stress is the address of two words: the number that was drawn last, and where each kernel has a byte
(zvm/handlers/native/stress.py).
"""
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # Knuth's, of MMIX
ONE_IN = 16


@cold
def goes_well() -> i1:
    """Whether a fast path is taken. False now and then, by numbers that follow from ZVM_NATIVE_STRESS."""
    drawn = Words(SHARED.stress)
    drawn[0] = drawn[0] * MULTIPLIER + INCREMENT
    return shift_right(drawn[0], 33) % ONE_IN != 0


@inline
def note_reached(number: i64) -> None:
    """A kernel was called."""
    Bytes(Words(SHARED.stress)[1])[number] = i8(1)
