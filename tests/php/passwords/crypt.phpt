--TEST--
crypt(): every scheme, and settings that are none
--FILE--
<?php
foreach (['ab', 'zz$', '.a', '_J9..rasm', '_0...rasm', '$1$salt', '$1$saltsaltsalt$', '$1$', '$5$saltstring', '$5$rounds=1000$roundstoolow', '$5$rounds=abc$salt',
          '$6$rounds=1400$anotherlongsaltstring$', '$6$', '$2y$04$usesomesillystringforsalt$', '$2a$04$usesomesillystringfore', '$2b$04$usesomesillystringfore',
          '$2x$04$usesomesillystringfore'] as $salt) {
    foreach (['', 'password', "\xff\xa3345", "\xff\xff\xa3", str_repeat('long password', 10), "nul\0byte"] as $password) {
        echo crypt($password, $salt), "\n";
    }
}
foreach (['', 'a', 'a!', '!a', '_J9..ras', '_....rasm', '_1234:678', '$5$rounds=999$salt', '$6$rounds=1000000000$salt', '$2y$03$usesomesillystringfore', '$2y$4$usesomesillystringfore',
          '$2y$04$short', '$2y$04$usesomesillystringf_re', '$2z$04$usesomesillystringfore', '*0', '*1', '$y$j9T$', '$3$'] as $salt) {
    echo $salt, ' ', crypt('password', $salt), "\n";
}
--EXPECT--
abmF1QH4PEr.E
abJnggxhB/yWI
abPUWAfA7vSns
abiJnZqdV5Bc6
abIwpV1opXTEo
abd8lB3t6HtaU
zz6dpSdr.LHZw
zzXUHfURnGg8I
zzHxXiCIIzv2Q
zz8AFlHixBn0E
zzc2wEkYl3AOc
zz7bsYoBeDreA
.aM6MHRlOWsXA
.a/xezhRLXhMk
.aD/d.6Vq9JWo
.aBBAEcXQXmrs
.aZk1AIORS86.
.an3DHcA15aeQ
_J9..rasmTB5D3hoAd8A
_J9..rasmEedsvB6g8/6
_J9..rasm8XxJmOWNnFc
_J9..rasmPoJfOsFSK9Y
_J9..rasmNLkaXLVf98s
_J9..rasm/lAwlufO3YM
_0...rasm...........
_0...rasmRhpBFaQNg6Y
_0...rasmtNEWj2IaDuk
_0...rasmdAYe.D.3dNo
_0...rasmjUcxIuomPlQ
_0...rasms5.yWbmwuA.
$1$salt$UsdFqFVB.FsuinRDK5eE..
$1$salt$qJH7.N4xYta3aEG/dfqo/0
$1$salt$GVhxrCsIk1pfISvkRIG7w0
$1$salt$7Gi3D5Iq5WX87YzSkcxFu0
$1$salt$/ruRxGDv8/Zr4iGLqsUrA/
$1$salt$gqip/8kTTZiE0qZtdOJkh.
$1$saltsalt$5Jhcit4zN9UlGiA0txPkO0
$1$saltsalt$qjXMvbEw8oaL.CzflDtaK/
$1$saltsalt$AANmT9qHN7yNEVcR8eG7t/
$1$saltsalt$3VwELhv44H0SabkuolSlC/
$1$saltsalt$7gGmIMpC2BgkpYQV7Cntx.
$1$saltsalt$.jcP6gVONsW601uCVUsLV.
$1$$qRPK7m23GJusamGpoGLby/
$1$$I2o9Z7NcvQAKp7wyCTlia0
$1$$nUTUJbK0.2d9n0brYYg3e.
$1$$QPQXZ6H3s0oFGm7fmyaXi.
$1$$hCOfKTLGNoFADtJISZcI01
$1$$qumA9dh8gdAcXQfVEW53U1
$5$saltstring$FdNfA4gXqvCeO6iZs7G/.wwwoywYZqo0l1pwmfWaBA7
$5$saltstring$OH4IDuTlsuTYPdED1gsuiRMyTAwNlRWyA6Xr3I4/dQ5
$5$saltstring$u7vqjaBFDu7JSukIL7tG/1CzytHYH.6qpRUBPR.hm65
$5$saltstring$.COnhsezFfwrVQbP8p00YcYbWxXnsoqC3lwyC3c2425
$5$saltstring$wr84aYy3F7ziIMsOCHxh2z100Fn44fLcnLJSi3X.2Q.
$5$saltstring$JLUylAAfCDxX4wAl8lffea2yyBuk.Wsse6EVFWktSW9
$5$rounds=1000$roundstoolow$niVCJEvB6P1KwYyyfs6BA2Pdtl825YGAw2eO8ELolF1
$5$rounds=1000$roundstoolow$C7LgBKoW9Cpd8uupMmg0Kv0Lud0icu6mTwa7mcvsVSC
$5$rounds=1000$roundstoolow$7T.MZHp2mSV7tXohOh905EPEGiqJ99TNDBh6ndHptG1
$5$rounds=1000$roundstoolow$1py3ONtHbv158zQS0wqBadKUeTdf29y5s6slFkUxds8
$5$rounds=1000$roundstoolow$fQg0cnjq.VvjHlSfz4ciLosxZ6Nhqq5UwsLpeJn3eWC
$5$rounds=1000$roundstoolow$n6kpFGHpxJIKjIN7LYvfH2xa6Y1157KD1oWLWJf3eP3
$5$rounds=abc$vesYH.Oe8GCe3NAvfqhmQ/vM1rsK3gm/IO/7l6sXJ/A
$5$rounds=abc$mDdXCR5PU9DSEgEK8OqqN3cknIlwNGxAHGI3p/n6yyC
$5$rounds=abc$ZtC5nGLBjDCFa8BQk7YGW2/janQa1xw7MbEMf3Sx5/D
$5$rounds=abc$/idTimyzQAyRj4M6g91gnAY6HiIwojnW9DEy/TpVPY1
$5$rounds=abc$J7VMNLlXvZg/ponsXAOo3T6svZpryZ4bijk1hDjpSoD
$5$rounds=abc$ons9qHBZmY.d7HnPps67QXRpGWw5ZEjVmIPi.NzVAA0
$6$rounds=1400$anotherlongsalts$CvyNSQwf6bQerEu9N9SQOWtPnrIu1XZzaKZQpGKfoQ/SaumCMqHGCEvfGxtQ5xG2Au23d5sGapl8LQH64hLtn/
$6$rounds=1400$anotherlongsalts$PAZqpKUKGek9w8oPgIGPxV0Y72OmDpdCthOX9H9O.5R1UbUeZcZS09hlVOfEnTt.66Pdgt7Jvf5Fcex6JIQox/
$6$rounds=1400$anotherlongsalts$WgCM3wj09lshgu4BnbZ97Zs3ZG36zET/Y79lzmDoGjGXD7bE0YAD4eZRq/Ht9BZ4dmHbMVEjbzrkCGRCTZSr00
$6$rounds=1400$anotherlongsalts$DuOoUYG2YXIaTCs1Fb7yj5yiePvfkpRyJouoSX/FQ3vveWdtKU8CJLfTOPkL8VbUwYG6TJS7zNt7sDiUPhLO//
$6$rounds=1400$anotherlongsalts$0.5z/tJc8zH2Ia282muMK13QJ0blidyCIZc4NgIg.MJHxuWEVWLQhftXeLpjJC.33D/GNwcTN1k3xDeUSVnr70
$6$rounds=1400$anotherlongsalts$SgtgFMMlXV26vETkB51yN/KDim4E18W1lfyqL0u5/t1LHNwTOpFWSNgsOW5XeSACZ5xEuLA/A7HhusIeQX7LJ.
$6$$/chiBau24cE26QQVW3IfIe68Xu5.JQ4E8Ie7lcRLwqxO5cxGuBhqF2HmTL.zWJ9zjChg3yJYFXeGBQ2y3Ba1d1
$6$$bLTg4cpho8PIUrjfsE7qlU08Qx2UEfw..xOc6I1wpGVtyVYToGrr7BzRdAAnEr5lYFr1Z9WcCf1xNZ1HG9qFW1
$6$$Dr88yYmP79XbT4r5JRIWLJ9WfNSr/WRUIzhOnIpTdn25ai1JOBpbZExSIuqIRe0pHheUKz4WNGGjKaO3OYjwL/
$6$$dcnJm.BXGaXhAF.gOOZvsbKfCKCNhnD6TYdIZosysqdW64LEgLeUdLPw2oCUQzcXQ8xUqRZF.UXOj2fVc9jBD.
$6$$p8Wmwxdv/HtvMZmU/ONbYLDm6HhVkIRjf4qEP8AZtBNDRfu4kmTXg8TUMS1GzCOuXSNw23x5C5ezgeuNnWcrX0
$6$$4i3rTd2S/689RuCfeCyIO/xMuCPLlt26Vhfiv6oxFXiSaQ4s0k2QnN16Mmd3k7FJYXyz12OZWJQgrxJtbFfXT0
$2y$04$usesomesillystringforeJOKsEyqm5Xqa9NOqjMagJmioZQ0VGm2
$2y$04$usesomesillystringfore7hnbRJHxXVLeakoG8K30oukPsA.ztMG
$2y$04$usesomesillystringforegsqnDVB9VBcLMFtHyAR2YM3oEjPpQRu
$2y$04$usesomesillystringforebxXRrSZ9V0DVwtqkowaMLFoGnbrnOY.
$2y$04$usesomesillystringforeyfZ731JXVulL/kvjVI8o0pNIAzgNBMa
$2y$04$usesomesillystringforerxYno4bR97Wy8H1xyODZfwvBK6bOjuW
$2a$04$usesomesillystringforeJOKsEyqm5Xqa9NOqjMagJmioZQ0VGm2
$2a$04$usesomesillystringfore7hnbRJHxXVLeakoG8K30oukPsA.ztMG
$2a$04$usesomesillystringforegsqnDVB9VBcLMFtHyAR2YM3oEjPpQRu
$2a$04$usesomesillystringfore3/n97uasetKH8gAWolgO52xgduV.90q
$2a$04$usesomesillystringforeyfZ731JXVulL/kvjVI8o0pNIAzgNBMa
$2a$04$usesomesillystringforerxYno4bR97Wy8H1xyODZfwvBK6bOjuW
$2b$04$usesomesillystringforeJOKsEyqm5Xqa9NOqjMagJmioZQ0VGm2
$2b$04$usesomesillystringfore7hnbRJHxXVLeakoG8K30oukPsA.ztMG
$2b$04$usesomesillystringforegsqnDVB9VBcLMFtHyAR2YM3oEjPpQRu
$2b$04$usesomesillystringforebxXRrSZ9V0DVwtqkowaMLFoGnbrnOY.
$2b$04$usesomesillystringforeyfZ731JXVulL/kvjVI8o0pNIAzgNBMa
$2b$04$usesomesillystringforerxYno4bR97Wy8H1xyODZfwvBK6bOjuW
$2x$04$usesomesillystringforeJOKsEyqm5Xqa9NOqjMagJmioZQ0VGm2
$2x$04$usesomesillystringfore7hnbRJHxXVLeakoG8K30oukPsA.ztMG
$2x$04$usesomesillystringforeFLxM7YC157EjngboBv.XC1L7RSAZrYy
$2x$04$usesomesillystringforebxXRrSZ9V0DVwtqkowaMLFoGnbrnOY.
$2x$04$usesomesillystringforeyfZ731JXVulL/kvjVI8o0pNIAzgNBMa
$2x$04$usesomesillystringforerxYno4bR97Wy8H1xyODZfwvBK6bOjuW
 *0
a *0
a! *0
!a *0
_J9..ras *0
_....rasm *0
_1234:678 *0
$5$rounds=999$salt *0
$6$rounds=1000000000$salt *0
$2y$03$usesomesillystringfore *0
$2y$4$usesomesillystringfore *0
$2y$04$short *0
$2y$04$usesomesillystringf_re *0
$2z$04$usesomesillystringfore *0
*0 *1
*1 *0
$y$j9T$ *0
$3$ *0
