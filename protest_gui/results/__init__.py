"""The Results section: scores, which systems differ, the audit, and all of it as plots."""
