--TEST--
ReflectionClass::__toString() of classes that inherit from internal interfaces
--FILE--
<?php
interface UI extends Iterator {}
abstract class UA implements UI {}
abstract class UD extends UA implements Countable { function __toString(): string { return ''; } }
foreach (['UI', 'UA', 'UD'] as $n) {
    echo preg_replace('~@@ \S+/~', '@@ ', new ReflectionClass($n));
}
--EXPECT--
Interface [ <user> interface UI extends Iterator, Traversable ] {
  @@ class_as_text_interfaces.php 2-2

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [5] {
    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }
  }
}
Class [ <user> <iterateable> abstract class UA implements UI, Traversable, Iterator ] {
  @@ class_as_text_interfaces.php 3-3

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [5] {
    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }
  }
}
Class [ <user> <iterateable> abstract class UD extends UA implements UI, Traversable, Iterator, Countable, Stringable ] {
  @@ class_as_text_interfaces.php 4-4

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [7] {
    Method [ <user, prototype Stringable> public method __toString ] {
      @@ class_as_text_interfaces.php 4 - 4

      - Parameters [0] {
      }
      - Return [ string ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method current ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method next ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method key ] {

      - Parameters [0] {
      }
      - Tentative return [ mixed ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method valid ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:Core, inherits Iterator> abstract public method rewind ] {

      - Parameters [0] {
      }
      - Tentative return [ void ]
    }

    Method [ <internal:Core, inherits Countable> abstract public method count ] {

      - Parameters [0] {
      }
      - Tentative return [ int ]
    }
  }
}
