"""Groups of commands that name the command that was probably meant."""

import click


class Group(click.Group):
    """A group that answers an unknown command with the nearest one."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            from protest_core.files.fields import close_match

            if close := close_match(name, self.list_commands(ctx)):
                ctx.fail(f"No such command ‘{name}’. Did you mean ‘{close}’?")
        return super().resolve_command(ctx, args)
