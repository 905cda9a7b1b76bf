"""PHP's extension "random"."""

# in PHP's order of registration
CLASSES = (
    "Random\\Engine", "Random\\CryptoSafeEngine", "Random\\RandomError", "Random\\BrokenRandomEngineError",
    "Random\\RandomException", "Random\\Engine\\Mt19937", "Random\\Engine\\PcgOneseq128XslRr64",
    "Random\\Engine\\Xoshiro256StarStar", "Random\\Engine\\Secure", "Random\\Randomizer")
