"""The windows of PROTEST: they show results of the core and contain no rules of their own."""
