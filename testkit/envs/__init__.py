"""The environments for researchers beside the engine: what they should show, and whether they do."""
