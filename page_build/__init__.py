"""Builds the page with Node from PyPI, so that a machine with Python alone can do it."""
