### Toll im Browser.

toll-web-players = Alle am Tisch
toll-web-choices = Was du tun kannst
toll-web-points = Punkte: { $points }
toll-web-purse = Im Beutel: { $coins }
toll-web-due = Maut: { $coins }
toll-web-hut = { $name }: eine Hütte
toll-web-plot = { $name }: leer
toll-web-throws = { $last ->
    [-1] Würfe bisher: { $thrown }
   *[other] Würfe: { $thrown } von { $last }
}
toll-web-last-throw = Der nächste Wurf ist der letzte: Was bis dahin nicht eingefordert ist, verfällt.
toll-web-thrower = Würfelt als Nächstes
toll-web-die = Der Würfel zeigt { $eyes }
toll-web-die-new = Noch hat niemand gewürfelt.
toll-web-anytime = Du bist nicht an der Reihe, aber das geht jederzeit.
toll-web-nothing = Gerade gibt es nichts zu tun.

toll-web-help = So wird gespielt
toll-web-help-throw = Wenn du an der Reihe bist, würfelst du. Allen anderen steht dann Maut zu.
toll-web-help-claim = Fordere deine Maut ein, wann du willst, aber vor dem letzten Wurf: Danach verfällt sie.
toll-web-help-build = Hütten sind mehr wert, als sie kosten. Klick auf einen leeren Bauplatz von dir, oder auf einen Knopf.
toll-web-help-back = Esc nimmt ein Geschenk zurück, das noch nicht feststeht.

toll-lesson-goal = Punkte
    .text = Münzen und Hütten sind Punkte, und eine Hütte ist mehr wert, als sie kostet. Wer am meisten Punkte hat, gewinnt.
toll-lesson-claim = Dir steht Maut zu
    .text = Jemand anders hat gewürfelt. Fordere sie ein, wann du willst, aber vor dem letzten Wurf.
toll-lesson-throw = Der Würfel
    .text = Mit deinem Wurf ist dein Zug vorbei, und allen anderen steht Maut zu. Was der Würfel zeigt, ist gleich.
