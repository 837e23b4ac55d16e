"""Groups of commands that name the command that was probably meant."""

import click


class CommandGroup(click.Group):
    """A group that answers an unknown command with the nearest one."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError:
            from protest_core.files.fields import close_match

            close = close_match(args[0], self.list_commands(ctx))
            if close is None or args[0].startswith("-"):
                raise
            ctx.fail(f"No such command ‘{args[0]}’. Did you mean ‘{close}’?")
