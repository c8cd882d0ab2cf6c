"""The tables that run in this process: clients, bots, clocks. No web framework."""
