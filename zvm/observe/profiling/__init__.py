"""Where the time of a run goes: sampled (sampling.py) or exact (calls.py), and the formats other tools read."""
