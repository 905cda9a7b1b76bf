"""Small internal functions and methods that programs call most, for the values they mostly pass.

A kernel `function__name(engine, arguments, count)` stands for the function, `method__class__name(this, …)` for a method
(lower-case names): its value, owned, null where the function in Python has to look; nothing has happened then.
"""
