<?php throw new RuntimeException("no");
