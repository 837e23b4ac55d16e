"""How PROTEST looks: colours, text size, icon."""
