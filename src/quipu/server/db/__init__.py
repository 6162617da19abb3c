"""The database: models, repository, append with optimistic locking, pub/sub, migrations."""
