"""Whether fast paths are taken in the image for stress (zvm/handlers/generator/native/stress.py)."""
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # Knuth's, of MMIX
ONE_IN = 16


@cold
def goes_well() -> i1:
    """False now and then, by numbers that follow from ZVM_NATIVE_STRESS."""
    SHARED.stress = SHARED.stress * MULTIPLIER + INCREMENT
    return shift_right(SHARED.stress, 33) % ONE_IN != 0
