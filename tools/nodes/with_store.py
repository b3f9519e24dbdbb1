"""Runs a command over a PostgreSQL of its own: `python -m tools.nodes.with_store make leaks`.

Every server that the command starts keeps its tables there, whatever file it is given.
"""

import os
import subprocess
import sys

from tools.nodes.cluster import Cluster, why_not


def main() -> None:
    why = why_not()
    if why is not None:
        sys.exit(why)
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with Cluster() as cluster:
        environment = {**os.environ, "PLAYMAT_STORE": cluster.database("playmat")}
        code = subprocess.run(sys.argv[1:], env=environment, check=False).returncode
    sys.exit(code)


if __name__ == "__main__":
    main()
