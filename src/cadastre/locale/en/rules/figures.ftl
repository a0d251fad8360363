### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = About the figures of { $game }: Cadastre
rules-figures-heading = About the figures of { $game }
rules-figures-rules = To the rules of { $game }
rules-figures-another = These are somebody’s own figures, not our usual ones. Below is what their file says about itself.

## In general

rules-figures-why = Reconstructed figures fit everything that we know, but the printed ones may differ.
rules-figures-mend = Do you own the box? Then you can put it right without touching the program: copy the file with the figures, correct it, and start the server with your copy. “cadastre figures { $game }” lists every single figure with its source.

## Where a figure comes from

rules-figures-known = known
    .about = Printed in a rulebook, or reported by named reviews.
rules-figures-inferred = inferred
    .about = Follows from figures that are known.
rules-figures-reconstructed = reconstructed
    .about = Our reconstruction: it fits all that is known, but the print may differ.
rules-figures-untold = not stated
    .about = The file does not say where it comes from.
