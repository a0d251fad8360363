### Dlaczego serwer czegoś nie zrobił.

web-bad-request = Nie da się tego zrozumieć: { $problem }
web-not-found = Pod tym adresem nic nie ma.
web-not-yours = To cudzy stół.
web-nobody = Serwer jeszcze cię nie zna. Najpierw usiądź przy stole.
web-foreign = To żądanie przyszło z innej strony i zostało pominięte.
web-error = Coś poszło nie tak na serwerze.
web-too-large = To jest za duże.
web-too-fast = Za dużo naraz. Poczekaj chwilę.
web-too-busy = Zbyt wiele twoich zadań czeka w kolejce. Spróbuj za chwilę.
web-too-many-tables = Masz { $most } stołów, które czekają lub są w grze. Najpierw zakończ albo usuń któryś z nich.
web-too-many-connections = Masz otwartych zbyt wiele okien ze stołami.
web-kernels-failed = Nie udało się przygotować zasad: { $problem }
web-code-bad = Ten kod jest nieważny albo już wygasł.

## Stoły i miejsca.

web-not-host = Może to zrobić tylko gospodarz stołu.
web-not-seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
web-seat-yours = Siedzisz już przy tym stole.
web-seat-taken = To miejsce jest zajęte.
web-seats-open = Są jeszcze wolne miejsca.
web-seats-not-ready = Ktoś, na kogo czeka miejsce, jeszcze nie przyszedł.
web-table-begun = Gra przy tym stole już się zaczęła.
web-table-over = Dla ciebie gra przy tym stole jest skończona.
web-table-not-over = Gra przy tym stole jeszcze trwa.
web-table-old-page = Ta strona pochodzi ze starszej wersji serwera. Odśwież ją.
web-table-stale = Na stole coś się zmieniło. Spójrz jeszcze raz i zdecyduj od nowa.
web-table-too-much = Ruch był kompletny już przed ostatnim krokiem. Ruch nie został wykonany.
web-table-nothing = Z tym nie da się teraz nic zrobić.
web-table-not-together = To nie pasuje do tego, co jest już wybrane.
web-table-broken = Dziennik tego stołu nie zgadza się z zasadami i liczbami na tym serwerze, więc gry nie można tu ani kontynuować, ani pokazać.
web-table-elsewhere = Ten stół właśnie zmieniono z innego miejsca. Wczytaj stronę ponownie.
web-table-older-rules = Tę grę rozegrano według innej wersji zasad niż ta na tym serwerze, więc nie można jej tu ani kontynuować, ani pokazać.
web-table-other-figures = Tę grę rozegrano z innymi liczbami niż te na tym serwerze, więc nie można jej tu ani kontynuować, ani pokazać.
web-table-damaged = Dziennik tego stołu jest uszkodzony: gra nie mogła przebiegać tak, jak w nim zapisano. Nie można jej ani kontynuować, ani pokazać.
web-table-not-offered = Na tym serwerze nie gra się w tę grę. Jej stoły pozostają zachowane.
web-undo-nothing = Nie masz czego cofnąć.
web-undo-asked = Pozostali dostali już pytanie.
web-undo-not-asked = Nikt nie prosi cię o zgodę na cofnięcie.
web-back-nobody = Na tym miejscu grasz już ty.
web-record-early = Cały zapis gry będzie dostępny po jej końcu.
web-record-bad = Tego zapisu nie da się pokazać: { $problem }

## Czat.

web-chat-muted = Gospodarz cię wyciszył.
web-chat-unknown = Nie ma takiego zwrotu.
web-chat-empty = Nie ma czego wysłać.
web-chat-too-fast = Nie tak szybko: niech inni zdążą przeczytać.
web-hint-others = Gdy przy stole grają inni ludzie, nie ma podpowiedzi.
web-hint-nothing = Nie masz teraz żadnej decyzji do podjęcia.
web-hint-preparing = Podpowiedzi są jeszcze przygotowywane. Spróbuj za minutę.
web-hint-too-fast = Nie tak szybko: pomyśl chwilę samodzielnie.
web-phrase-hello = Cześć!
web-phrase-good-luck = Powodzenia!
web-phrase-well-played = Dobrze zagrane!
web-phrase-thanks = Dzięki!
web-phrase-sorry = Przepraszam!
web-phrase-one-moment = Chwileczkę!
web-phrase-your-turn = Twoja kolej.
web-phrase-good-game = To była świetna gra.
web-phrase-bye = Do zobaczenia!
# Said by somebody who has since been forgotten at their own wish.
web-phrase-gone = (usunięto)

## Co się działo przy stole poza grą; imię tego, kto to robi, stoi powyżej.

web-log-undo = Cofnięto do ostatniej decyzji.
web-log-undo-asked = Prośba o cofnięcie.
web-log-undo-agreed = Zgoda.
web-log-undo-refused = Brak zgody.
web-log-sit-in-time = Czas minął: miejsce zajmuje bot.
web-log-sit-in-away = Długa nieobecność: miejsce zajmuje bot.
web-log-sit-in-conceded = Gra poddana.
web-log-sit-in-removed = Usunięto z gry: dalej gra bot.
web-log-sit-in-left = Odejście na dobre: dalej gra bot.
web-log-back = Powrót do gry.
web-log-mute = Wyciszono: { $whom }.
web-log-unmute = Koniec wyciszenia: { $whom }.
web-log-rematch = Propozycja rewanżu.
web-log-closed = Gra zakończona.
