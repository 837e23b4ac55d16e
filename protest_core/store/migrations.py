"""Brings the schema of a project file to the program's own version, through Alembic only."""

from sqlalchemy import Connection, text

from protest_core.resources import shipped

# Kept here so that opening a project need not load Alembic; a test compares it with the revisions.
HEAD = "0005"


def schema_revision(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def older_revisions() -> set[str]:
    """Those this program can upgrade from; whatever else is there comes from a newer one."""
    versions = shipped("migrations") / "versions"
    return {file.name.partition("_")[0] for file in versions.glob("[0-9]*.py")} - {HEAD}


def upgrade(connection: Connection, *, to: str = HEAD) -> None:
    """Run the revisions inside the transaction that the connection has open."""
    from alembic import command  # 0.2 s that most starts do not need
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(shipped("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
