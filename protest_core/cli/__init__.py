"""The command line: each command a thin shell round one operation.

Commands import operations and reports inside their functions: `protest --help` reads every
command's description, and must not wait for the database and the tables.
"""
