"""Compiles the engine. The sources stay plain Python; their C types are read off the annotations."""
