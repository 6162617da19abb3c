"""`python -m quipu.server` serves with the settings of the environment."""

from quipu.server.run import serve

if __name__ == "__main__":
    serve(say=lambda address: print(address, flush=True))  # noqa: T201
