### The pages of the rulebook and of the figures.

rules-page-title = Zasady, { $game }: Cadastre
rules-page-heading = Zasady: { $game }
rules-page-about = Naszymi słowami, dla graczy. Każda zasada ma numer, żeby łatwo się do niej odwołać.
rules-page-ruling = nasza wykładnia
rules-page-ruling-about = Drukowane instrukcje tego nie mówią albo się różnią. My gramy tak.
rules-page-example = Przykład
rules-page-contents = Spis treści
rules-page-other = Zasady: { $game }
rules-page-figures = O liczbach
rules-page-edition = Liczby
rules-page-edition-usual = Nasza rekonstrukcja
rules-page-link = Odnośnik do zasady { $rule }

## Search

rules-page-search = Szukaj w zasadach
rules-page-search-clear = Wyczyść wyszukiwanie
rules-page-found = { $count ->
    [0] Żadna zasada o tym nie mówi. Spróbuj innego słowa.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
