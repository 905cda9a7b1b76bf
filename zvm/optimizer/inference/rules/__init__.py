"""What each opcode makes of the types of its operands (zend_update_type_info), by topic.

A rule gets the TypeInference, the opline, its SSA variables and the types of op1 and op2, and says what it defines.
Opcodes without a rule define what may be anything (calls.unknown).
"""
