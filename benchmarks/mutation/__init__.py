"""How many small faults in the rules the tests would notice: a sample of mutants, each tested.

The faults are those of Cosmic Ray and one more, a statement that is left out. Its own runner
writes a mutant to the disk and starts the tests anew, which takes seconds for each one before
the first test begins. Here a mutant lives in a process that was forked with every library loaded.
"""
