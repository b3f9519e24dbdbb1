"""`make nodes`: PostgreSQL, a proxy and some nodes on loopback, until Ctrl-C. What is played there is gone then."""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.nodes.cluster import why_not
from tools.nodes.farm import INSTALL, Farm, wait_for_stop
from tools.nodes.proxies import PROXIES, program


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3, choices=range(1, 17), metavar="1-16")
    parser.add_argument("--log", default="warning", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--behind", default="haproxy", choices=PROXIES, help="a proxy, set up as in deploy/")
    arguments = parser.parse_args()
    if why_not() is not None or program(arguments.behind) is None:
        sys.exit(f"This needs PostgreSQL and {arguments.behind}: {INSTALL.format(arguments.behind)}")
    with (
        TemporaryDirectory(prefix="playmat-nodes-") as folder,
        Farm(Path(folder), arguments.nodes, "--log", arguments.log, behind=arguments.behind) as farm,
    ):
        print(f"Playmat: http://127.0.0.1:{farm.door.port}")
        for number, node in enumerate(farm.nodes, 1):
            print(f"  node {number}: http://127.0.0.1:{node.port}  (process {node.pid}, {node.log})")
        print(f"  store: {farm.store}", flush=True)
        wait_for_stop()


if __name__ == "__main__":
    main()
