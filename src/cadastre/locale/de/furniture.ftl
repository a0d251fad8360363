### Was um jeden Tisch herum steht, egal in welchem Spiel.

## Taking back

web-undo-free = Rückgängig
    .about = Macht deine letzte Entscheidung rückgängig; niemand muss zustimmen.
web-undo-ask = Um Rücknahme bitten
    .about = Macht deine letzte Entscheidung rückgängig, wenn die anderen einverstanden sind.
web-wish = { $seat } möchte etwas zurücknehmen.
web-wish-yes = Einverstanden
web-wish-no = Nein
web-wish-waits = Du hast um Rücknahme gebeten; noch offen: { $names }.
web-hurry = Nicht auf Bots warten

## Chat

web-chat = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
web-chat-title = Chat
web-chat-none = Noch hat niemand etwas geschrieben.
web-chat-say = Etwas schreiben
web-chat-send = Senden

## Who is there

web-seat-clock = noch { $minutes } min { $seconds } s
web-seat-away = nicht da
web-seat-gone = hat aufgegeben oder ist gegangen
web-seat-sitter = ein Bot springt ein ({ play-level })
web-waited = Warten auf { $seat } (gerade nicht da).
web-bot-preparing = { $seat } zieht, sobald alles vorbereitet ist.
web-sitter = Ein Bot spielt für dich ({ play-level }).
web-sitter-back = Ich spiele wieder selbst
web-gone = Ein Bot spielt für dich weiter. Du kannst zuschauen.
web-closed = Der Gastgeber hat die Partie beendet.
web-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Menu

web-menu = Menü
web-menu-people = Am Tisch
web-menu-concede = Aufgeben
web-menu-concede-sure = Diese Partie aufgeben? Ein Bot spielt für dich weiter.
web-menu-close = Partie für alle beenden
web-menu-close-sure = Die Partie für alle beenden? Danach geht es nicht weiter.
web-menu-tv = Auf großem Bildschirm zeigen
web-menu-record = Aufzeichnung speichern
web-host-mute = Stummschalten
web-host-unmute = Stummschaltung aufheben
web-host-remove = Entfernen
web-host-remove-sure = Endgültig entfernen

## One screen for several people

web-curtain-title = Als Nächstes: { $name }
web-curtain = { $name }, du bist dran
web-curtain-about = Die anderen schauen weg.
web-curtain-show = Meine Ansicht zeigen
web-curtain-others = Jemand anderes
web-curtain-not = Nein, { $name }
web-pass-to = Gerät weitergeben: { $name }
web-pass-turn = Jetzt ist dran: { $seat }.
web-pass = Gerät weitergeben
web-meanwhile = Seit deinem letzten Zug
web-meanwhile-read = Alles klar

## Your turn, and the big screen

web-turn = Du bist dran: { $game }
web-tv-turn = Am Zug: { $seat }
web-tv-phones = Am eigenen Gerät zuschauen

## Afterwards

web-rematch = Ein neuer Tisch für noch eine Partie steht bereit.
web-rematch-join = Mitspielen
web-share = Ergebnis kopieren
web-share-title = { $game }: das Ergebnis
web-share-line = { $rank }. { $name }: { $points }
