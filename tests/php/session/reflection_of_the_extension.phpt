--TEST--
The extension as reflection shows it
--FILE--
<?php
$extension = new ReflectionExtension('session');
echo json_encode([$extension->getName(), $extension->getClassNames(), $extension->getConstants(), $extension->getDependencies(), array_keys($extension->getINIEntries())]), "\n";
foreach ($extension->getClasses() as $class) {
    echo $class;
}
var_dump(extension_loaded('Session'), count(get_extension_funcs('session')), array_keys(ini_get_all('session')));
session_register_shutdown();
session_commit();
--EXPECT--
["session",["SessionHandlerInterface","SessionIdInterface","SessionUpdateTimestampHandlerInterface","SessionHandler"],{"PHP_SESSION_DISABLED":0,"PHP_SESSION_NONE":1,"PHP_SESSION_ACTIVE":2},{"hash":"Optional","spl":"Required"},["session.save_path","session.name","session.save_handler","session.auto_start","session.gc_probability","session.gc_divisor","session.gc_maxlifetime","session.serialize_handler","session.cookie_lifetime","session.cookie_path","session.cookie_domain","session.cookie_secure","session.cookie_httponly","session.cookie_samesite","session.use_cookies","session.use_only_cookies","session.use_strict_mode","session.referer_check","session.cache_limiter","session.cache_expire","session.use_trans_sid","session.sid_length","session.sid_bits_per_character","session.lazy_write","session.upload_progress.enabled","session.upload_progress.cleanup","session.upload_progress.prefix","session.upload_progress.name","session.upload_progress.freq","session.upload_progress.min_freq"]]
Interface [ <internal:session> interface SessionHandlerInterface ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [6] {
    Method [ <internal:session> abstract public method open ] {

      - Parameters [2] {
        Parameter #0 [ <required> string $path ]
        Parameter #1 [ <required> string $name ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session> abstract public method close ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session> abstract public method read ] {

      - Parameters [1] {
        Parameter #0 [ <required> string $id ]
      }
      - Tentative return [ string|false ]
    }

    Method [ <internal:session> abstract public method write ] {

      - Parameters [2] {
        Parameter #0 [ <required> string $id ]
        Parameter #1 [ <required> string $data ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session> abstract public method destroy ] {

      - Parameters [1] {
        Parameter #0 [ <required> string $id ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session> abstract public method gc ] {

      - Parameters [1] {
        Parameter #0 [ <required> int $max_lifetime ]
      }
      - Tentative return [ int|false ]
    }
  }
}
Interface [ <internal:session> interface SessionIdInterface ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [1] {
    Method [ <internal:session> abstract public method create_sid ] {

      - Parameters [0] {
      }
      - Tentative return [ string ]
    }
  }
}
Interface [ <internal:session> interface SessionUpdateTimestampHandlerInterface ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [2] {
    Method [ <internal:session> abstract public method validateId ] {

      - Parameters [1] {
        Parameter #0 [ <required> string $id ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session> abstract public method updateTimestamp ] {

      - Parameters [2] {
        Parameter #0 [ <required> string $id ]
        Parameter #1 [ <required> string $data ]
      }
      - Tentative return [ bool ]
    }
  }
}
Class [ <internal:session> class SessionHandler implements SessionHandlerInterface, SessionIdInterface ] {

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [0] {
  }

  - Methods [7] {
    Method [ <internal:session, prototype SessionHandlerInterface> public method open ] {

      - Parameters [2] {
        Parameter #0 [ <required> string $path ]
        Parameter #1 [ <required> string $name ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session, prototype SessionHandlerInterface> public method close ] {

      - Parameters [0] {
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session, prototype SessionHandlerInterface> public method read ] {

      - Parameters [1] {
        Parameter #0 [ <required> string $id ]
      }
      - Tentative return [ string|false ]
    }

    Method [ <internal:session, prototype SessionHandlerInterface> public method write ] {

      - Parameters [2] {
        Parameter #0 [ <required> string $id ]
        Parameter #1 [ <required> string $data ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session, prototype SessionHandlerInterface> public method destroy ] {

      - Parameters [1] {
        Parameter #0 [ <required> string $id ]
      }
      - Tentative return [ bool ]
    }

    Method [ <internal:session, prototype SessionHandlerInterface> public method gc ] {

      - Parameters [1] {
        Parameter #0 [ <required> int $max_lifetime ]
      }
      - Tentative return [ int|false ]
    }

    Method [ <internal:session, prototype SessionIdInterface> public method create_sid ] {

      - Parameters [0] {
      }
      - Tentative return [ string ]
    }
  }
}
bool(true)
int(23)
array(30) {
  [0]=>
  string(18) "session.auto_start"
  [1]=>
  string(20) "session.cache_expire"
  [2]=>
  string(21) "session.cache_limiter"
  [3]=>
  string(21) "session.cookie_domain"
  [4]=>
  string(23) "session.cookie_httponly"
  [5]=>
  string(23) "session.cookie_lifetime"
  [6]=>
  string(19) "session.cookie_path"
  [7]=>
  string(23) "session.cookie_samesite"
  [8]=>
  string(21) "session.cookie_secure"
  [9]=>
  string(18) "session.gc_divisor"
  [10]=>
  string(22) "session.gc_maxlifetime"
  [11]=>
  string(22) "session.gc_probability"
  [12]=>
  string(18) "session.lazy_write"
  [13]=>
  string(12) "session.name"
  [14]=>
  string(21) "session.referer_check"
  [15]=>
  string(20) "session.save_handler"
  [16]=>
  string(17) "session.save_path"
  [17]=>
  string(25) "session.serialize_handler"
  [18]=>
  string(30) "session.sid_bits_per_character"
  [19]=>
  string(18) "session.sid_length"
  [20]=>
  string(31) "session.upload_progress.cleanup"
  [21]=>
  string(31) "session.upload_progress.enabled"
  [22]=>
  string(28) "session.upload_progress.freq"
  [23]=>
  string(32) "session.upload_progress.min_freq"
  [24]=>
  string(28) "session.upload_progress.name"
  [25]=>
  string(30) "session.upload_progress.prefix"
  [26]=>
  string(19) "session.use_cookies"
  [27]=>
  string(24) "session.use_only_cookies"
  [28]=>
  string(23) "session.use_strict_mode"
  [29]=>
  string(21) "session.use_trans_sid"
}
