### Was die Seiten sagen, auf denen man sich trifft, egal in welchem Spiel.

## Ways through the house

web-nav = Seiten
web-nav-home = Spielen
web-nav-games = Meine Partien
web-nav-tables = Tische
web-nav-archive = Archiv
web-nav-settings = Einstellungen
web-cancel = Abbrechen
web-home-here = An einem Gerät
web-home-online = Online-Tisch
web-together = Mit anderen
web-together-tables = Öffentliche Tische

## Codes and links

web-code = Hast du einen Code?
web-code-join = Beitreten
web-join-title = Tisch beitreten: Cadastre
web-join = Einem Tisch beitreten
web-join-about = Den Code kennt, wer den Tisch geöffnet hat.
web-join-looking = Der Tisch wird gesucht …
web-invite = Einladen
web-invite-about = Freunde scannen das Bild oder tippen den Code ein.
web-invite-qr = Der Link als QR-Code
web-invite-copy = Link kopieren
web-invite-only-here = Dieser Link funktioniert nur auf diesem Rechner. Um andere einzuladen, starte den Server mit --host 0.0.0.0.

## Lists of tables

web-list-names = { $names }
web-list-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-list-watch = Zuschauen
web-list-your-turn = Du bist dran
web-list-turn = Am Zug: { $name }
web-list-came = { $rank ->
    [1] Gewonnen
   *[other] { $rank }. Platz
}
web-list-won = Sieg: { $names }
web-list-more = Mehr zeigen
web-tables-title = Tische: Cadastre
web-tables-open = Offene Tische
web-tables-open-none = Gerade wartet niemand an einem öffentlichen Tisch. Öffne einen auf der Startseite oder gib den Code eines privaten ein.
web-tables-live = Laufende Partien
web-tables-live-none = Gerade läuft keine öffentliche Partie.
web-mine-title = Meine Partien: Cadastre
web-archive-title = Archiv: Cadastre
web-archive = Beendete Partien
web-archive-game = Spiel
web-archive-any = Alle
web-archive-name = Spieler
web-archive-day = Tag
web-archive-search = Suchen
web-archive-none = Keine Partie gefunden. Hier sind öffentliche Partien und deine eigenen.
web-record = Eine Aufzeichnung ansehen
    .about = Eine Datei, die hier oder vom Programm gespeichert wurde. Sie wird zuerst nachgespielt und geprüft.
web-record-choose = Datei wählen

## A new table

web-new-here-title = An einem Gerät: Cadastre
web-new-online-title = Online-Tisch: Cadastre
web-new-here = { $game }: an einem Gerät
    .about = Mehrere teilen sich dieses Gerät. Ein Vorhang zwischen den Zügen wahrt die Geheimnisse aller.
web-new-online = { $game }: Online-Tisch
    .about = Alle spielen am eigenen Gerät. Freie Plätze werden über Link oder Code besetzt.
web-new-more = Spieleinstellungen
web-new-invite = Tisch öffnen und einladen
web-new-begin = Partie beginnen
web-seat-me = Du
    .about = du öffnest den Tisch
web-seat-guest = An diesem Gerät
web-seat-bot = Bot
web-seat-open = Freier Platz
    .about = für alle, die kommen
web-seat-name = Name
web-seat-name-of = { $seat }: Name
web-seat-level-of = { $seat }: Stärke des Bots
web-seat-remove = { $seat } entfernen
web-seat-add = Platz hinzufügen
web-pace = Bots ziehen
web-pace-quick = sofort
web-pace-usual = in Ruhe
web-pace-slow = langsam
web-clock = Uhr
web-clock-none = keine
web-clock-move = je Zug
web-clock-total = je Partie
web-clock-minutes = Minuten
web-clock-increment = Sekunden dazu je Zug
web-clock-grace = Auf Abwesende warten
    .about = Danach springt ein Bot ein, bis sie zurück sind.
web-clock-grace-ever = unbegrenzt
web-clock-grace-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-clock-grace-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-clock-level = Stärke dieses Bots
web-clock-bell = Minuten bis zur Glocke
web-public = Öffentlicher Tisch
    .about = Alle dürfen sich setzen und zuschauen. Zu einem privaten führen nur Link oder Code.

## A table that waits

web-lobby-title = { $game }: Der Tisch wartet
web-lobby = { $game }: Wer kommt?
web-lobby-free = Freier Platz
web-lobby-host = Gastgeber
web-lobby-there = ist da
web-lobby-kept = der Platz ist reserviert
web-lobby-sit = Hinsetzen
web-lobby-guest = Jemand an meinem Gerät
web-lobby-bot = Bot hinsetzen
web-lobby-leave = Aufstehen
web-lobby-free-it = Platz freigeben
web-lobby-come = Ich bin da
web-lobby-waits = Warten, bis alle sitzen …
web-lobby-ready = Alle sind da.
web-lobby-host-starts = Alle sind da. Der Gastgeber beginnt die Partie.
web-lobby-take-away = Tisch auflösen
web-terms = Spieleinstellungen
web-terms-printed = Nach Standardregeln
web-terms-switch = { $option }: { $on ->
    [0] nein
   *[other] ja
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = Keine Uhr
web-terms-move = { $minutes } min für jeden Zug
web-terms-total = { $minutes } min für die Partie, { $seconds } s dazu je Zug
web-terms-grace = Nach { $minutes } min Abwesenheit springt ein Bot ein ({ play-level })
web-terms-public = Öffentlich: Alle dürfen sich setzen und zuschauen
web-terms-private = Privat: nur mit Link oder Code

## Who I am, and how I like things

web-settings-title = Einstellungen: Cadastre
web-me = Dein Profil
web-me-name = Dein Name
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-device = Ein anderes Gerät
    .about = Mit einem Code spielst du auch auf einem anderen Gerät: gleicher Name, gleiche Partien. Er gilt einmal, zehn Minuten lang.
web-me-code-ask = Code zeigen
web-me-code-until = gilt bis { $time }
web-me-code-use = Code von einem anderen Gerät
web-me-code-go = Verwenden
web-me-moved = Dieses Gerät gehört jetzt dazu.
web-me-forget = Meine Daten löschen
    .about = Dein Name, deine Geräte und was du geschrieben hast, werden gelöscht. In laufenden Partien spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
web-me-forget-ask = Meine Daten löschen
web-me-forget-sure = Alle deine Daten endgültig löschen?
web-me-forgotten = Deine Daten sind gelöscht.
web-settings-look = Aussehen und Ton
web-settings-theme = Design
web-settings-theme-system = System
web-settings-theme-light = hell
web-settings-theme-dark = dunkel
web-settings-text = Schrift
web-settings-text-normal = normal
web-settings-text-large = groß
web-settings-text-largest = sehr groß
web-settings-motion = Animationen
web-settings-motion-off = keine
web-settings-motion-quick = schnell
web-settings-motion-normal = normal
web-settings-motion-slow = langsam
web-settings-sound = Ton
    .about = Zwei Töne, wenn du dran bist, einer, wenn jemand schreibt.
web-settings-curtain = Vorhang
    .about = Zwischen mehreren an einem Gerät, damit niemand fremde Geheimnisse sieht.
web-settings-notes = Benachrichtigungen
    .about = Wenn du dran bist und diese Seite nicht zu sehen ist.
