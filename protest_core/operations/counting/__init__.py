"""Tables of what was said: scores, comparison, audit, agreement, and the candidates behind them."""
