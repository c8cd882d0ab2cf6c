"""Tests of Dwar7s Fall."""
