#!/bin/sh
# Sets up .venv; returns at once if it is ready.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
stamp=$venv/.set-up          # the inputs of the finished environment
unfinished=$venv/.unfinished # exists from the first step to the last

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

main() {
    if [ -n "${PYTHON:-}" ] && ! is_new_enough "$PYTHON"; then
        echo "PYTHON=$PYTHON is not Python 3.11 or newer; it is ignored." >&2
        PYTHON=
    fi
    if wanted=$(made_from) && is_finished && [ "$(cat $stamp)" = "$wanted" ] && is_the_python_asked_for; then
        return
    fi
    python=$(find_python) || stop "PROTEST needs Python 3.11 or newer, and none was found: install it, or name it with make PYTHON=/path/to/python3."
    "$python" tools/system_libraries.py
    if ! can_be_built_upon; then
        make_anew "$python"
    fi
    install_packages
}

# The folder is an input because the programs in .venv/bin contain its full path,
# the version because packages are in a folder named after it.
made_from() {
    pwd -P
    version_of $venv/bin/python
    cat pyproject.toml constraints.txt | cksum
}

version_of() {
    "$1" -c 'import sys; print(*sys.version_info[:2], sep=".")' 2>/dev/null
}

is_finished() {
    [ -f $stamp ] && [ ! -e $unfinished ]
}

is_the_python_asked_for() {
    [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$(version_of $venv/bin/python)" ]
}

# Run instead of looked up: pyenv puts a python3.13 on the path that prints "command not found".
is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in "${PYTHON:-}" python3.14 python3.13 python3.12 python3.11 python3; do
        if [ -n "$candidate" ] && is_new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    return 1
}

# pip prints its own place. In a moved checkout that is the old place or nothing at all.
can_be_built_upon() {
    [ -w $venv ] && [ ! -e $unfinished ] && is_new_enough $venv/bin/python && is_the_python_asked_for || return 1
    case $($venv/bin/pip --version 2>/dev/null) in
        *" from $(pwd -P)/$venv/"*"(python $(version_of $venv/bin/python))"*) ;;
        *) return 1 ;;
    esac
}

make_anew() {
    if [ -e $venv ] || [ -L $venv ]; then
        echo "The environment in $venv is unfinished, was moved, or has another Python: making it again."
        rm -rf $venv 2>/dev/null || stop "$venv belongs to another user and cannot be replaced; remove it with: sudo rm -rf $venv"
    fi
    mkdir $venv
    touch $unfinished
    "$1" -m venv $venv || stop "$1 could not make an environment in $venv (see above); name another Python with make PYTHON=/path/to/python3."
}

install_packages() {
    touch $unfinished
    echo "Installing PROTEST and what it needs into $venv; this can take a minute."
    # Shown only on failure: after a success, pip's warnings are about its settings on the machine.
    # Earlier versions of pip know no groups of dependencies.
    pip="$venv/bin/python -m pip install --quiet --disable-pip-version-check"
    if ! { $pip 'pip >= 25.1' && $pip -c constraints.txt --group dev -e '.[all,ctxpro]'; } \
        >$venv/pip.log 2>&1; then
        cat $venv/pip.log >&2
        stop "The packages could not be installed (see above). Is there a network? The next call starts again."
    fi
    $venv/bin/python -c 'import PySide6.QtWidgets' ||
        stop "Qt was installed but does not load: the system lacks the library named above."
    made_from >$stamp
    rm $unfinished
}

main
