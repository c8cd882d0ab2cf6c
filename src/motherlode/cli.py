"""The command line."""


def main() -> None:
    """Run a command."""
    raise SystemExit("not yet")
