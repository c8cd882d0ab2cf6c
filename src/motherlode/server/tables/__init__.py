"""What a table is: a fold over its log. No web framework, no database, no clock of its own."""
