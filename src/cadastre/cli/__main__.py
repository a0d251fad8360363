"""``python -m cadastre.cli``."""

import sys

from cadastre.cli import main

sys.exit(main())
