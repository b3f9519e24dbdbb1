#!/bin/sh
# Finds a Python that is new enough and hands over to setup.py. It is a shell script because an old Python could not
# even read setup.py to say that it is too old.
set -u
cd "$(dirname "$0")/.." || exit 2

for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        exec "$python" tools/setup.py
    fi
done

found=$("${PYTHON:-python3}" --version 2>&1) || found="none that runs"
echo "Playmat needs Python 3.11 or newer; found here: $found. Install one, or name one: make setup PYTHON=/path/to/python3" >&2
exit 2
