"""The scenes of the page, taken from the scenes of tests."""
