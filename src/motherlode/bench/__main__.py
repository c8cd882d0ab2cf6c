"""`python -m motherlode.bench`: the same as the command `motherlode bench`."""

from __future__ import annotations

import argparse
from pathlib import Path

from motherlode.bench.main import main

parser = argparse.ArgumentParser(prog="motherlode bench", description="Measure the engine.")
parser.add_argument("--json", action="store_true", help="print data instead of tables")
parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure")
parser.add_argument("--no-peers", dest="peers", action="store_false", help="leave OpenSpiel out")
parser.add_argument("--no-plain", dest="plain", action="store_false", help="leave plain Python out")
parser.add_argument("--save", type=Path, help="a folder for results.md and results.json")
main(**vars(parser.parse_args()))
