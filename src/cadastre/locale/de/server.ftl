### Warum der Server etwas nicht getan hat.

web-bad-request = Das war nicht zu verstehen: { $problem }
web-not-found = Unter dieser Adresse ist nichts.
web-not-yours = Dieser Tisch gehört jemand anderem.
web-nobody = Der Server kennt dich noch nicht. Setz dich zuerst an einen Tisch.
web-foreign = Das kam von einer anderen Website und wurde nicht ausgeführt.
web-error = Auf dem Server ist etwas schiefgegangen.
web-too-large = Das ist zu groß.
web-too-fast = Zu viele Anfragen. Warte einen Moment.
web-too-busy = Von dir sind noch zu viele Anfragen in Arbeit. Versuch es gleich noch einmal.
web-too-many-tables = Du hast schon { $most } wartende oder laufende Tische. Beende oder lösche erst einen.
web-too-many-connections = Du hast zu viele Fenster mit Tischen offen.
web-kernels-failed = Die Regeln ließen sich nicht vorbereiten: { $problem }
web-code-bad = Dieser Code ist ungültig oder abgelaufen.

## Tische und Plätze.

web-not-host = Das darf nur der Gastgeber des Tisches.
web-not-seated = Das darf nur, wer am Tisch sitzt.
web-seat-yours = Du sitzt schon an diesem Tisch.
web-seat-taken = Dieser Platz ist besetzt.
web-seats-open = Es sind noch Plätze frei.
web-seats-not-ready = Jemand mit reserviertem Platz ist noch nicht da.
web-table-begun = Die Partie an diesem Tisch läuft schon.
web-table-over = Für dich ist die Partie hier zu Ende.
web-table-not-over = Die Partie an diesem Tisch läuft noch.
web-table-old-page = Diese Seite stammt von einer älteren Version des Servers. Bitte lade sie neu.
web-table-stale = Am Tisch ging es inzwischen weiter. Schau noch einmal hin und entscheide neu.
web-table-too-much = Der Zug war schon vor dem letzten Schritt fertig. Es wurde nichts ausgeführt.
web-table-nothing = Damit kannst du jetzt nichts anfangen.
web-table-not-together = Das passt nicht zu dem, was du gewählt hast.
web-table-broken = Der Verlauf dieses Tisches passt nicht zu den Regeln und Zahlen dieses Servers. Die Partie lässt sich hier weder fortsetzen noch zeigen.
web-table-elsewhere = Dieser Tisch wurde gerade von anderswo geändert. Lade die Seite neu.
web-table-older-rules = Diese Partie wurde mit einer anderen Fassung der Regeln gespielt als der auf diesem Server. Sie lässt sich hier weder fortsetzen noch zeigen.
web-table-other-figures = Diese Partie wurde mit anderen Zahlen gespielt als denen auf diesem Server. Sie lässt sich hier weder fortsetzen noch zeigen.
web-table-damaged = Der Verlauf dieses Tisches ist beschädigt: So kann die Partie nicht gespielt worden sein. Sie lässt sich weder fortsetzen noch zeigen.
web-table-not-offered = Dieses Spiel wird auf diesem Server nicht angeboten. Seine Tische bleiben erhalten.
web-undo-nothing = Es gibt nichts rückgängig zu machen.
web-undo-asked = Die anderen wurden schon gefragt.
web-undo-not-asked = Niemand bittet gerade um eine Rücknahme.
web-back-nobody = Diesen Platz spielst du selbst.
web-record-early = Die ganze Aufzeichnung gibt es erst nach der Partie.
web-record-bad = Diese Aufzeichnung lässt sich nicht zeigen: { $problem }

## Chat.

web-chat-muted = Der Gastgeber hat dich stummgeschaltet.
web-chat-unknown = Diesen Satz gibt es nicht.
web-chat-empty = Du hast noch nichts geschrieben.
web-chat-too-fast = Nicht so schnell: Lass die anderen erst lesen.
web-hint-others = Wenn andere Menschen mitspielen, gibt es keine Tipps.
web-hint-nothing = Du hast gerade nichts zu entscheiden.
web-hint-preparing = Die Tipps werden noch vorbereitet. Versuch es in einer Minute noch einmal.
web-hint-too-fast = Nicht so schnell: Denk erst einen Moment selbst nach.
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldigung!
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-your-turn = Du bist dran.
web-phrase-good-game = Das war eine schöne Partie.
web-phrase-bye = Tschüss!
# Said by somebody who has since been forgotten at their own wish.
web-phrase-gone = (entfernt)

## Was am Tisch neben dem Spiel geschah; darüber steht, von wem.

web-log-undo = Rückgängig gemacht: zurück zur letzten Entscheidung.
web-log-undo-asked = Rücknahme erbeten.
web-log-undo-agreed = Einverstanden.
web-log-undo-refused = Nicht einverstanden.
web-log-sit-in-time = Die Zeit ist um: Ein Bot springt ein.
web-log-sit-in-away = Schon lange weg: Ein Bot springt ein.
web-log-sit-in-conceded = Aufgegeben.
web-log-sit-in-removed = Aus der Partie genommen: Ein Bot spielt weiter.
web-log-sit-in-left = Endgültig gegangen: Ein Bot spielt weiter.
web-log-back = Wieder da.
web-log-mute = Stummgeschaltet: { $whom }.
web-log-unmute = Darf wieder schreiben: { $whom }.
web-log-rematch = Revanche gewünscht.
web-log-closed = Partie beendet.
