"""Compiles the engine: plain Python, whose C types are read off the annotations."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))  # the sources to compile
