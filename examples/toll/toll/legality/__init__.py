"""Why something is refused, the notation, positions put up and described."""
