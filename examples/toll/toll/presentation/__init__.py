"""What people are shown, in no language yet."""
