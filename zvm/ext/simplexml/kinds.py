"""What a SimpleXMLElement stands for: its node, or those of the node's children or attributes that it selects."""
SINGLE, ELEMENTS, CHILD_ELEMENTS, ATTRIBUTES = range(4)
