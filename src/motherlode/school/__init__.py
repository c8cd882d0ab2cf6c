"""The school: lessons that are played on the real rules, and a first match that explains itself."""
