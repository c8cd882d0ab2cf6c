"""Words in English, Russian and Portuguese."""
