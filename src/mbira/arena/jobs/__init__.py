"""Many jobs that know nothing of each other: done here, by several processes, or on a cluster."""
