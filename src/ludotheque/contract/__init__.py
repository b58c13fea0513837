"""What games and everything around them share: errors, texts in both languages, options, rulebooks."""
