"""What people are shown, in no language yet: words, prompts, view, previews, score sheet, terminal."""
