# shellcheck shell=bash disable=SC2034 # the scripts that source it use the names
# Where Postern is built and run: on the machine itself where it has the packages, else in a Debian
# 13 root. The scripts beside this file source it.

set -euo pipefail

app=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
checkout=$(dirname "$app")
# HOME is missing where a service starts the scripts; the shell knows it all the same.
export HOME=${HOME:-~}
cache=${XDG_CACHE_HOME:-$HOME/.cache}/postern
[[ $cache == /* ]] || cache=$HOME/.cache/postern # as the XDG specification has it
root=$cache/debian-13
# Names the packages that the root holds whole. It is missing while packages are added.
stamp=$root/.packages

# The package that decides: few distributions have it, and none without a Qt that is new enough.
key_package=libkf6syntaxhighlighting-dev
key_version=6.13

# What is said goes to stderr: stdout is the program's.
say() { printf '%s\n' "$*" >&2; }

# 2 is also postern's own status for what could not be done; 1 would be an answer.
fail() {
    say "$@"
    exit 2
}

# packages plain|all: the names in app/packages, without or with those of CI.
packages() {
    case $1 in
    plain) grep -E '^[a-z0-9][^[:space:]]*$' "$app/packages" ;;
    all) grep -Eo '^[a-z0-9][^[:space:]]*' "$app/packages" ;;
    esac
}

machine_has_apt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

# machine_has PACKAGE …: whether all are installed.
machine_has() {
    local states
    states=$(dpkg-query --show --showformat '${db:Status-Status}\n' "$@" 2>/dev/null) || return 1
    [[ $(sort -u <<<"$states") == installed ]]
}

is_new_enough() { dpkg --compare-versions "$1" ge "$key_version"; }

# machine_has_packages plain|all
machine_has_packages() {
    local names
    mapfile -t names < <(packages "$1")
    machine_has "${names[@]}" &&
        is_new_enough "$(dpkg-query --show --showformat '${Version}' "$key_package")"
}

# Without apt there is no root either: what the machine has must do.
works_on_machine() { ! machine_has_apt || machine_has_packages plain; }

# root_has_packages plain|all
root_has_packages() {
    command -v bwrap >/dev/null && [[ -f $stamp ]] || return
    local names
    names=$(packages "$1")
    ! grep -q --invert-match --line-regexp --fixed-strings --file "$stamp" <<<"$names"
}

say_needs() {
    say 'Postern needs CMake 3.25, Ninja, a C++20 compiler (g++ 13 or later), Qt 6.8 with Widgets' \
        "and KSyntaxHighlighting $key_version of KDE Frameworks 6, with their development files."
}
