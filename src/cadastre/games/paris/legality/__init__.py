"""Why something is refused, how moves are written, and positions: put up, checked and described."""
