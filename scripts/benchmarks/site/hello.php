<?php
// The smallest page that looks at its request.
echo 'Hello, ', htmlspecialchars($_GET['name'] ?? 'world'), "\n";
