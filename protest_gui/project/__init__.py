"""The project window: where everything stands, and which systems there are."""
