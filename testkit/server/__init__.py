"""Servers to be tried, in a process of their own or in this one, the people who come, and what they all go through."""
