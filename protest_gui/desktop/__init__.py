"""What a Linux desktop needs to know of PROTEST."""
