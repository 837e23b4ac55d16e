"""PROTEST's windows: they show everything and decide nothing."""
