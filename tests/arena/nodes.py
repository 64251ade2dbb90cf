"""`python -m tests.arena.nodes PORT`: a cluster of Ray on this machine, in a process of its own.

It says where it is, and kills the node of each process whose number it is told, until its input
ends. Its head only holds it together: jobs are done by the two other nodes.
"""

from __future__ import annotations

import sys

import mbira.arena.jobs.cluster  # noqa: F401 it sets Ray up

from ray.cluster_utils import Cluster  # isort: skip


def main(port: int) -> None:
    head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": port}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    for _ in range(2):
        cluster.add_node(num_cpus=1, wait=False)
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)  # noqa: T201
    for line in sys.stdin:
        (node,) = (
            each
            for each in cluster.worker_nodes
            if int(line) in {info.process.pid for info in each.all_processes["raylet"]}
        )
        cluster.remove_node(node, allow_graceful=False)
        print(1 + len(cluster.worker_nodes), flush=True)  # noqa: T201
    cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]))
