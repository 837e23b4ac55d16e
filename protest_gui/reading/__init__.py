"""The translation window: text, answers, tags, remarks."""
