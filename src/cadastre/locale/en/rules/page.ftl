### The pages of the rulebook and of the figures.

rules-page-title = Rules of { $game }: Cadastre
rules-page-heading = The rules of { $game }
rules-page-about = In our own words, for players. Every rule has a number, so that you can refer to it.
rules-page-ruling = our ruling
rules-page-ruling-about = The printed rulebooks leave this open or differ. This is how we play it.
rules-page-example = Example
rules-page-contents = Contents
rules-page-other = Rules of { $game }
rules-page-figures = About the figures
rules-page-edition = Figures
rules-page-edition-usual = Our reconstruction
rules-page-link = Link to rule { $rule }

## Search

rules-page-search = Search the rules
rules-page-search-clear = Clear the search
rules-page-found = { $count ->
    [0] No rule says that. Try another word.
    [one] { $count } rule found
   *[other] { $count } rules found
}
