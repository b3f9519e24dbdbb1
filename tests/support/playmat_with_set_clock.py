"""`playmat` with a clock that a test sets: the seconds in the file named first."""

import sys
from pathlib import Path
from unittest.mock import patch

from playmat import system
from playmat.cli.main import run

file = Path(sys.argv[1])
with patch.object(system, "steady_seconds", lambda: float(file.read_text())):
    run(sys.argv[2:])
