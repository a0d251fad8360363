"""A real browser, and somebody who sits before it."""
