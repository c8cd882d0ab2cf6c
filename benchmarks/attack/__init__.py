"""Attacks on a fresh server: what an honest player notices of each."""
