cdef enum:
    MOST_KINDS = 256
