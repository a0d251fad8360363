"""The process of one family, ``python -m bench.worker FAMILY SECONDS``: it measures a slice when a line asks it to."""

import json
import os
import sys
import warnings

from bench.sources import FAMILIES, versions


def main() -> None:
    """Say what there is to measure, then measure what is asked for."""
    family, seconds = sys.argv[1], float(sys.argv[2])
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what peers print is not an answer
    warnings.simplefilter("ignore")  # peers' own

    def say(**answer: object) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    make, packages, _ = FAMILIES[family]
    try:
        sources = list(make(seconds).items())
        say(keys=[key for key, _ in sources], versions=versions(*packages))
    except Exception as error:  # noqa: BLE001 - a peer that is not to be had is told, whatever is wrong with it
        say(missing=f"{type(error).__name__}: {error}")
        return
    for line in sys.stdin:
        key, source = sources[int(line)]
        try:
            done, took = next(source)
        except Exception as error:  # noqa: BLE001
            say(missing=f"{' '.join(key)}: {type(error).__name__}: {error}")
            return
        say(done=done, took=took)


if __name__ == "__main__":
    main()
