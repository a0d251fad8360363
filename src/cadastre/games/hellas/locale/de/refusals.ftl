### Warum eine Aktion nicht geht. Namen kommen fertig an, immer im Nominativ; need und have sind Euro.

## Wer am Zug ist und was ansteht
hellas-refusal-game-over = Die Partie ist zu Ende.
hellas-refusal-unknown-action = Eine Aktion mit der Nummer { $action } gibt es nicht.
hellas-refusal-no-such-seat = Hier sitzt niemand: { $seat }.
hellas-refusal-you-are-out = Du bist bankrott und nicht mehr im Spiel.
hellas-refusal-only-the-bell = Der Tisch selbst kann nur die Glocke läuten.
hellas-refusal-bell-of-table = Kein Spieler kann die Glocke läuten: Sie läutet für den ganzen Tisch, wenn die Zeit um ist.
hellas-refusal-no-bell = In dieser Partie gibt es keine Glocke.
hellas-refusal-bell-rung = Die Glocke hat schon geläutet.
hellas-refusal-bell-after-move = Die Glocke läutet erst nach dem laufenden Zug. Am Zug: { $seat }.
hellas-refusal-not-your-turn = Du bist nicht dran. Am Zug: { $seat }.
hellas-refusal-no-free-moment = Das muss warten, bis alles andere geklärt ist. Am Zug: { $seat }.
hellas-refusal-only-debtor-offers = Solange Schulden offen sind, darf nur der Schuldner Angebote machen: { $seat }.
hellas-refusal-buy-first = Entscheide zuerst über den Kauf: { $deed }. Kauf es oder überlass es einer Auktion.
hellas-refusal-bid-first = Biete zuerst oder steig aus. In der Auktion: { $deed }.
hellas-refusal-building-bid-first = Biete zuerst oder steig aus: Gerade wird ein Gebäude versteigert.
hellas-refusal-amount-first = Gib zuerst den Betrag fertig ein.
hellas-refusal-compose-first = Mach zuerst dein Angebot fertig. Es geht an: { $seat }.
hellas-refusal-answer-first = Antworte zuerst auf das Angebot. Es kommt von: { $seat }.
hellas-refusal-debt-first = Bezahle zuerst deine Schulden: Du schuldest { $need }{"\u00A0"}€ und hast { $have }{"\u00A0"}€.
hellas-refusal-fine-is-due = Nach dem dritten Wurf ist das Bußgeld fällig; eine Freispruchkarte hilft dann nicht mehr.
hellas-refusal-choose-first = Entscheide zuerst, was aus der Hypothek wird: { $deed }.
hellas-refusal-vote-first = Stimm zuerst ab. Gefragt hat: { $seat }.
hellas-refusal-no-purchase = Gerade steht kein Kauf an.
hellas-refusal-no-auction = Gerade läuft keine Auktion.
hellas-refusal-no-amount = Gerade ist kein Betrag gefragt.
hellas-refusal-no-offer = Gerade wartet kein Angebot auf deine Antwort.
hellas-refusal-offer-first = Beginne zuerst ein Angebot und sag, an wen es geht.
hellas-refusal-no-debt = Du hast gerade keine Schulden.
hellas-refusal-no-choice = Gerade ist über keine Hypothek zu entscheiden.
hellas-refusal-no-vote = Gerade wird nicht abgestimmt.

## Ein Zug
hellas-refusal-no-throw-due = Du darfst jetzt nicht würfeln.
hellas-refusal-throw-first = Du musst würfeln, bevor du deinen Zug beendest.
hellas-refusal-not-in-custody = Du bist nicht in Gewahrsam.
hellas-refusal-thrown-already = Du hast in diesem Zug schon gewürfelt; aus dem Gewahrsam kommst du nur vor dem Wurf.
hellas-refusal-card-not-held = Keine Freispruchkarte aus diesem Stapel ({ $deck }) bei: { $seat }.
hellas-refusal-cash-short = Zu wenig Bargeld: Du brauchst { $need }{"\u00A0"}€ und hast { $have }{"\u00A0"}€.
hellas-refusal-rent-by-itself = In dieser Partie wird Miete automatisch gezahlt; niemand muss sie fordern.
hellas-refusal-no-such-claim = Eine solche Miete ist nicht offen.
hellas-refusal-claim-of-other = Diese Miete ({ $deed }) darf jemand anders fordern: { $seat }.
hellas-refusal-claim-earlier-first = Bei zwei gleichen Mieten ({ $deed }) kommt die ältere zuerst: Nummer { $number }.
hellas-refusal-claim-open = Solange jemand Miete von dir fordern kann, darfst du nicht bauen, handeln oder Hypotheken ablösen.
hellas-refusal-claim-open-there = Du darfst nicht mit jemandem handeln, von dem noch Miete gefordert werden kann: { $seat }.
hellas-refusal-votes-off = In dieser Partie könnt ihr nicht über das Ende abstimmen.
hellas-refusal-vote-before-throw = Abstimmen lassen darfst du nur vor dem ersten Wurf eines Zuges.
hellas-refusal-vote-called = Du hast in dieser Runde schon abstimmen lassen.

## Grundstücke und Gebäude
hellas-refusal-deed-of-bank = Dieses Grundstück gehört noch der Bank: { $deed }.
hellas-refusal-deed-of-other = Dieses Grundstück ({ $deed }) gehört jemand anderem: { $seat }.
hellas-refusal-no-city = Bauen kannst du nur in Städten, nicht hier: { $deed }.
hellas-refusal-colour-incomplete = Dir gehören nicht alle Städte dieser Farbe ({ $group }). Es fehlt: { $deed }.
hellas-refusal-colour-mortgaged = Solange eine Stadt dieser Farbe ({ $group }) beliehen ist, darfst du dort nicht bauen: { $deed }.
hellas-refusal-colour-built-on = Beleihen oder handeln darfst du erst, wenn in dieser Farbe kein Gebäude mehr steht. Grundstück: { $deed }. Gebäude stehen hier: { $other }.
hellas-refusal-build-evenly = Bau gleichmäßig: Das nächste Haus hier ({ $deed }) muss warten, bis die anderen Städte der Farbe gleich viele haben. Zurück liegt: { $other }.
hellas-refusal-hotel-early = Ein Hotel ({ $deed }) braucht 4 Häuser in jeder Stadt der Farbe. Noch nicht so weit: { $other }.
hellas-refusal-hotel-stands = Hier steht schon ein Hotel, und mehr als eines geht nicht: { $deed }.
hellas-refusal-no-house-left = Die Bank hat kein Haus mehr; warte, bis wieder welche zurückkommen.
hellas-refusal-no-hotel-left = Die Bank hat kein Hotel mehr; warte, bis wieder welche zurückkommen.
hellas-refusal-no-building = Hier steht kein Gebäude: { $deed }.
hellas-refusal-sell-evenly = Verkaufe gleichmäßig: zuerst dort, wo in der Farbe höher gebaut ist ({ $other }), dann hier: { $deed }.
hellas-refusal-sell-colour-whole = Aus einem Hotel werden 4 Häuser, aber die Bank hat nur { $houses }. Verkaufe alle Gebäude dieser Farbe auf einmal: { $group }.
hellas-refusal-sell-by-level = Häuser in der Bank: { $houses }. Deshalb musst du die Gebäude dieser Farbe einzeln verkaufen: { $group }.
hellas-refusal-no-hotel-in-colour = Du hast kein Hotel in dieser Farbe, also musst du ihre Gebäude einzeln verkaufen: { $group }.
hellas-refusal-built-this-turn = Auf dieser Farbe hast du in diesem Zug gebaut; verkaufen darfst du dort nur, um etwas zu bezahlen: { $group }.
hellas-refusal-sold-this-turn = In dieser Farbe wurden in diesem Zug Gebäude verkauft; bauen darfst du dort erst im nächsten: { $group }.
hellas-refusal-already-mortgaged = Dieses Grundstück ist schon beliehen: { $deed }.
hellas-refusal-not-mortgaged = Dieses Grundstück ist nicht beliehen: { $deed }.
hellas-refusal-mortgaged-this-turn = Dieses Grundstück hast du in diesem Zug beliehen; ablösen darfst du die Hypothek erst im nächsten: { $deed }.
hellas-refusal-lifted-this-turn = Diese Hypothek hast du in diesem Zug abgelöst; neu beleihen darfst du nur, um etwas zu bezahlen: { $deed }.
hellas-refusal-debt-before-choice = Deine Schulden gehen vor: Das kostet { $need }{"\u00A0"}€, und über die Schulden hinaus hast du { $have }{"\u00A0"}€.

## Auktionen und Beträge
hellas-refusal-name-a-city = Gerade wird ein Gebäude versteigert: Sag, in welcher deiner Städte es stehen soll.
hellas-refusal-lot-is-deed = Gerade wird kein Gebäude versteigert, sondern ein Grundstück: { $deed }.
hellas-refusal-takes-a-house = Versteigert wird ein Hotel, hier käme aber als Nächstes ein Haus: { $deed }.
hellas-refusal-takes-a-hotel = Versteigert wird ein Haus, hier käme aber als Nächstes ein Hotel: { $deed }.
hellas-refusal-bid-limit = Mehr als { $need }{"\u00A0"}€ kann niemand bieten.
hellas-refusal-amount-low = Der Betrag muss mindestens { $need }{"\u00A0"}€ sein.
hellas-refusal-amount-high = Der Betrag darf höchstens { $have }{"\u00A0"}€ sein.

## Handel und Schulden
hellas-refusal-offer-to-self = Mach dein Angebot jemand anderem.
hellas-refusal-other-out = Dieser Spieler ist nicht mehr dabei: { $seat }.
hellas-refusal-offers-made = Du hast in diesem Zug schon { $count } Angebote gemacht; mehr geht nicht.
hellas-refusal-nothing-to-trade = Keine Seite hat ein Grundstück oder eine Karte zum Handeln. Andere Seite: { $seat }.
hellas-refusal-each-side-gives = Jede Seite muss etwas geben. Bisher nichts von: { $seat }.
hellas-refusal-their-cash-short = Die andere Seite ({ $seat }) hat zu wenig Bargeld: Nötig sind { $need }{"\u00A0"}€, da sind { $have }{"\u00A0"}€.
hellas-refusal-earlier-item = Daran bist du schon vorbei; erst kommt, was du gibst, dann, was du verlangst, jeweils in der Reihenfolge des Spielplans: { $item }.
hellas-refusal-counter-made = Ein Gegenangebot kannst du nur annehmen oder ablehnen; ein zweites gibt es nicht.
hellas-refusal-no-counter-here = Grundstücke für Schulden kannst du nur annehmen oder ablehnen; ein Gegenangebot gibt es nicht.
hellas-refusal-sum-would-fall = Bei offenen Schulden darf ein Handel nicht mindern, was der Schuldner aufbringen kann: Er gäbe { $need }{"\u00A0"}€ her und bekäme höchstens { $have }{"\u00A0"}€.
hellas-refusal-creditor-is-bank = Du schuldest der Bank, und sie nimmt keine Grundstücke für Schulden.
hellas-refusal-proposals-made = Du hast für diese Schulden schon { $count }-mal Grundstücke angeboten; mehr geht nicht.
hellas-refusal-nothing-to-propose = Du hast kein Grundstück, das du anbieten könntest: Erst müssten die Gebäude der Farbe verkauft werden.
hellas-refusal-only-deeds = Für Schulden kannst du nur Grundstücke anbieten, keine Karten.
hellas-refusal-only-debt-reduced = Für diese Grundstücke bekommst du nichts zurück: Nenne zum Schluss den Teil der Schulden, den sie begleichen.
hellas-refusal-can-raise = Du kannst nicht aufgeben: Du schuldest { $need }{"\u00A0"}€ und kannst { $have }{"\u00A0"}€ aufbringen, wenn du Gebäude verkaufst und beleihst.
