"""APT by the paper: six cases, weights, and the repair of its section 2.3."""
