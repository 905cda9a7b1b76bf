"""The optimizer's passes over one op-array, one module each; zvm/optimizer/pipeline.py has their order."""
