"""Compiles the engine: plain Python, whose C types are read off the annotations."""
