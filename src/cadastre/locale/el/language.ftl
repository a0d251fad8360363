# The name of this language, in itself: lists of languages show it.
language-name = Ελληνικά
