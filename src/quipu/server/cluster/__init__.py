"""Several workers and hosts: coordination, hand-off of connections, the supervisor."""
