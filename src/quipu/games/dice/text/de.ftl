# Würfelspiel und Würfelspiel Plus.

game-dice = Würfelspiel
game-dice-about = Sechs Würfel, drei Würfe: Bau auf deiner eigenen Insel Straßen, Ritter, Siedlungen und Städte.
game-dice-aim = fünfzehn Züge
game-dice-minutes = 20
game-dice-mode = Grundspiel
game-dice-line = 15 Züge: Wer die meisten Punkte hat, gewinnt
game-dice-plus-mode = Plus
game-dice-plus-line = Wettlauf: Wer zuerst 10 Punkte hat, gewinnt
game-dice-plus = Würfelspiel Plus
game-dice-plus-about = Dieselbe Insel als Wettlauf: Kämpfe um die Größte Rittermacht und die Längste Handelsroute und sammle vor allen anderen 10 Punkte.
game-dice-plus-aim = bis { $points_to_win } Punkte

## Dinge

thing-brick = Lehm
thing-wood = Holz
thing-wool = Wolle
thing-grain = Getreide
thing-ore = Erz
thing-gold = Gold
thing-any = beliebiger Rohstoff

cards-brick = { $n } Lehm
cards-wood = { $n } Holz
cards-wool = { $n } Wolle
cards-grain = { $n } Getreide
cards-ore = { $n } Erz
cards-gold = { $n } Gold

thing-road = Straße
thing-knight = Ritter
thing-settlement = Siedlung
thing-city = Stadt
thing-joker = Joker
thing-die = Würfel
thing-sheet = Blatt
thing-cross = Kreuz
thing-start-road = Startstraße

# nach Kennung: START, R0, S3, C7, K1 auf dem Grundblatt; P0, P1, PS1, PC1, PK1 auf dem Blatt von Plus
thing-start = Startstraße
thing-p0 = Startstraße
thing-r = Straße { $n }
thing-p = Straße { $n }
thing-s = Siedlung { $n }
thing-ps = Siedlung { $n }
thing-c = Stadt { $n }
thing-pc = Stadt { $n }
thing-k = Ritter { $n }
thing-pk = Ritter { $n }
thing-north = Wüste im Norden
thing-middle = Wüste in der Mitte

title-army = Größte Rittermacht
title-route = Längste Handelsroute

joker-k = Joker von Ritter { $n }
joker-brick = Lehm-Joker
joker-wood = Holz-Joker
joker-wool = Wolle-Joker
joker-grain = Getreide-Joker
joker-ore = Erz-Joker
joker-north = Joker der Wüste im Norden
joker-middle = Joker der Wüste in der Mitte

cost-road = 1 Lehm, 1 Holz
cost-knight = 1 Wolle, 1 Getreide, 1 Erz
cost-settlement = 1 Lehm, 1 Holz, 1 Wolle, 1 Getreide
cost-city = 2 Getreide, 3 Erz

## Phasen: nach dem Namen am Platz, oder nach „Du bist an der Reihe:“

phase-throwing = würfelt
phase-throwing-you = würfle
phase-building = baut
phase-building-you = bau oder beende deinen Zug
phase-won = hat gewonnen und spielt den Zug zu Ende
phase-won-you = du hast gewonnen! Beende deinen Zug oder bau weiter
phase-over = Partie zu Ende

## Was die Anleitung sagt, einmal

coach-throwing = Wirf die Würfel, bis zu dreimal in einem Zug. Du baust mit dem, was sie zeigen.
coach-throwing-again = Tippe auf die Würfel, die du behalten willst, und wirf die anderen noch einmal. Oder hör auf, wenn du hast, was du brauchst.
coach-building = Baue, was leuchtet, solange deine Würfel reichen: Jeder Würfel bezahlt einmal. Zwei Gold werden zu einem Rohstoff deiner Wahl. Dann beende deinen Zug.
coach-titles = Drei Ritter bringen die Größte Rittermacht, die markierte fünfte Straße die Längste Handelsroute: je zwei Punkte. Wer dich übertrifft, nimmt sie dir ab.
coach-won = Du hast zehn Punkte: gewonnen! Mit den übrigen Würfeln darfst du noch bauen; dann beende deinen Zug.
coach-waiting = Jemand anderes ist dran. Alle bauen auf ihrem eigenen Blatt: Niemand kann dir etwas wegnehmen.

## Aktionen

each-dice = { $nth }
action-throw-dice = { $dice_count ->
    [6] Alle sechs Würfel werfen
   *[other] Würfel { $dice } werfen
}
throw-all-again = { $n ->
    [6] Nichts behalten, alle sechs neu werfen
   *[other] Nichts behalten, alle neu werfen
}
action-stop-throwing = Würfeln beenden
action-use-joker = { $joker } einsetzen: { $give } auf { $take } drehen
action-trade-gold = Zwei Gold gegen { $take } tauschen
action-build-road = { $road } bauen
action-build-knight = { $knight } bauen
action-build-settlement = { $settlement } bauen
action-build-city = { $city } bauen
action-end-turn = Zug beenden

## Warum ein Bot zu etwas rät

because-first-throw = Beim ersten Wurf werden alle Würfel geworfen.
because-all-again = Keiner dieser Würfel ist es wert, behalten zu werden.
because-keeps = Behält { $cards }.
because-points = { $n ->
    [one] Bringt 1 Punkt.
   *[other] Bringt { $n } Punkte.
}
because-opens = Führt zu: { $thing }.
because-makes = Bringt dir, was fehlt: { $thing }.

## Ereignisse

event-turn-began = { $dice ->
    [6] { $seat } hat Zug { $round } begonnen.
   *[other] { $seat } hat Zug { $round } mit { $dice } Würfeln begonnen.
}
event-turn-began-you = { $dice ->
    [6] Du hast Zug { $round } begonnen.
   *[other] Du hast Zug { $round } mit { $dice } Würfeln begonnen.
}
event-threw = { $seat } hat { $faces } geworfen (Wurf { $throws }).
event-threw-you = Du hast { $faces } geworfen (Wurf { $throws }).
event-stopped = { $seat } hat das Würfeln beendet.
event-stopped-you = Du hast das Würfeln beendet.
event-joker-used = { $seat } hat den { $joker } eingesetzt und { $give } auf { $take } gedreht.
event-joker-used-you = Du hast den { $joker } eingesetzt und { $give } auf { $take } gedreht.
event-gold-traded = { $seat } hat zwei Gold gegen { $take } getauscht.
event-gold-traded-you = Du hast zwei Gold gegen { $take } getauscht.
event-built = { $points ->
    [0] { $seat } hat { $symbol } gebaut.
    [one] { $seat } hat { $symbol } gebaut: { $points } Punkt.
   *[other] { $seat } hat { $symbol } gebaut: { $points } Punkte.
}
event-built-you = { $points ->
    [0] Du hast { $symbol } gebaut.
    [one] Du hast { $symbol } gebaut: { $points } Punkt.
   *[other] Du hast { $symbol } gebaut: { $points } Punkte.
}
event-title-won = { $from ->
    [-1] { $seat } hat die { $title } gewonnen.
   *[other] { $seat } hat { $from } die { $title } abgenommen.
}
event-title-won-you = { $from ->
    [-1] Du hast die { $title } gewonnen.
   *[other] Du hast { $from } die { $title } abgenommen.
}
event-title-won-from-you = { $seat } hat dir die { $title } abgenommen.
event-won = { $seat } hat mit { $points } Punkten gewonnen und spielt den Zug zu Ende.
event-won-you = Du hast mit { $points } Punkten gewonnen; die Partie endet mit deinem Zug.
event-scored = { $points ->
    [0] { $seat } hat nichts gebaut: ein Kreuz in Kästchen { $box }, −2 Punkte.
   *[other] { $seat } hat { $points } in Kästchen { $box } eingetragen.
}
event-scored-you = { $points ->
    [0] Du hast nichts gebaut: ein Kreuz in Kästchen { $box }, −2 Punkte.
   *[other] Du hast { $points } in Kästchen { $box } eingetragen.
}
event-crossed = { $seat } hat nichts gebaut: ein Kreuz in Kästchen { $box }, −2 Punkte.
event-crossed-you = Du hast nichts gebaut: ein Kreuz in Kästchen { $box }, −2 Punkte.

## Ablehnungen, wie in Abschnitt R der Regeln

refusal-throw-first = Würfle zuerst.
refusal-still-throwing = Wirf erst noch einmal oder beende das Würfeln.
refusal-throwing-over = Du kannst in diesem Zug nicht mehr würfeln.
refusal-no-dice = Wähle mindestens einen Würfel oder hör auf.
refusal-no-such-die = Diesen Würfel hast du in diesem Zug nicht.
refusal-all-dice-first = Beim ersten Wurf wirfst du alle deine Würfel.
refusal-no-such-symbol = Diesen Ort gibt es auf deinem Blatt nicht.
refusal-already-built = Das hast du schon gebaut.
refusal-lower-first = Bau zuerst die niedrigere Zahl.
refusal-road-not-connected = Diese Straße schließt an keine deiner Straßen an.
refusal-no-road-there = Keine deiner Straßen führt dorthin.
refusal-cannot-pay = Deine Würfel reichen dafür nicht.
refusal-knight-not-built = Du hast den Ritter dieses Jokers noch nicht gebaut.
refusal-pair-not-complete = Erst müssen beide Ritter dieser Wüste gebaut sein.
refusal-joker-used = Dieser Joker ist schon verbraucht.
refusal-joker-rests = Du hast diesen Ritter erst in diesem Zug gebaut; seinen Joker kannst du ab deinem nächsten Zug einsetzen.
refusal-wrong-resource = Diesen Rohstoff gibt dir dieser Joker nicht.
refusal-same-face = Der Würfel zeigt diesen Rohstoff schon.
refusal-face-not-there = Keiner deiner verfügbaren Würfel zeigt das.
refusal-gold-for-gold = Gold lässt sich nicht gegen Gold tauschen.
refusal-too-little-gold = Du brauchst zwei Gold.
refusal-gold-not-rolled = Du brauchst zwei gewürfelte Gold. Gold von einem Joker lässt sich nicht tauschen.

## Optionen

option-extra-seats = Mehr Spieler
option-extra-seats-about = Bis zu acht können mitspielen; alle bauen auf ihrem eigenen Blatt.
option-first-seat = Erster Spieler
option-first-seat-about = Wer den ersten Zug hat: ausgelost oder ein Platz, den du bestimmst.
option-first-seat-random = ausgelost
option-first-seat-number = Platz { $n }
option-fresh-joker = Joker sofort einsetzen
option-fresh-joker-about = Der Joker eines Ritters darf schon in dem Zug eingesetzt werden, in dem der Ritter gebaut wird.
option-joker-gold = Gold von einem Joker tauschen
option-joker-gold-about = Gold von einem Joker lässt sich tauschen wie gewürfeltes Gold.
option-dice-ramp = Mit weniger Würfeln beginnen
option-dice-ramp-about = Die ersten drei Züge der Partie werden mit 3, 4 und 5 Würfeln gespielt, alle späteren mit 6.
option-route-spurs = Abzweigungen der Route
option-route-spurs-about = Ob eine Abzweigung an der Spitze deine Handelsroute verlängert.
option-route-spurs-never = zählen nie
option-route-spurs-tip = zählen an der Spitze
option-points-to-win = Punkte zum Sieg
option-points-to-win-about = Wer im eigenen Zug so viele Punkte hat, gewinnt.
option-victory-ends = Ende der Partie
option-victory-ends-about = Ob der Zug nach dem Sieg noch zu Ende gespielt wird oder die Partie sofort endet.
option-victory-ends-turn = nach dem Zug
option-victory-ends-at-once = sofort
option-victory-ends-at_once = { option-victory-ends-at-once }
option-round-limit = Rundengrenze
option-round-limit-about = Nach so vielen vollen Runden gewinnt, wer die meisten Punkte hat.
option-round-limit-0 = keine Grenze

## Punkte nach Herkunft

source-roads = Straßen
source-knights = Ritter
source-settlements = Siedlungen
source-cities = Städte
source-crosses = Kreuze
source-army = Größte Rittermacht
source-route = Längste Handelsroute

## Wie das Spiel zu Ende ging

reason-turns = Alle Züge sind gespielt.
reason-points = Die Siegpunktzahl ist erreicht.
reason-round-limit = Die Rundengrenze ist erreicht.

## Das gezeichnete Blatt; $step ist ready, first, second oder build

draw-title = Würfelspiel
# Name des ganzen Bilds beim Vorlesen
draw-label = Würfelspiel, Blatt von { $name }
draw-label-plus = Würfelspiel Plus, Blatt von { $name }

# eine Zeile unter dem Titel
draw-turn-own = Zug { $turn } von { $turns }, { $step ->
    [ready] würfle
    [first] erster Wurf
    [second] zweiter Wurf
   *[build] Zeit zum Bauen
}
draw-turn-other = { $name }, Zug { $turn } von { $turns }, { $step ->
    [ready] vor dem Würfeln
    [first] erster Wurf
    [second] zweiter Wurf
   *[build] beim Bauen
}
draw-plus-own = Zug { $turn } mit { $dice } Würfeln, { $step ->
    [ready] würfle
    [first] erster Wurf
    [second] zweiter Wurf
    [won] du hast gewonnen
   *[build] Zeit zum Bauen
}
draw-plus-other = { $name }, Zug { $turn } mit { $dice } Würfeln, { $step ->
    [ready] vor dem Würfeln
    [first] erster Wurf
    [second] zweiter Wurf
    [won] hat gewonnen
   *[build] beim Bauen
}
draw-won-own = Du gewinnst!
draw-won-other = { $name } gewinnt
draw-won-shared = Geteilter Sieg: { $names }
draw-done-alone = Alle { $turns } Züge sind gespielt

# Überschriften, so kurz wie möglich
draw-costs = Baukosten
draw-turns = Züge
draw-titles = Titel
draw-points = Punkte
draw-others = Die anderen
# im Kästchen des laufenden Zugs, höchstens 5 Buchstaben
draw-now = jetzt
draw-total = Punktzahl
draw-points-of = { $points } von { $goal }

# Legende, höchstens etwa 30 Buchstaben
draw-ink = gebaut, in Tinte
draw-pencil = jetzt möglich, in Bleistift
draw-sepia = noch nicht
# chances on slips beside symbols, at most 6 letters
draw-sure = sicher
draw-percent = { $n } %
draw-hardly = < 1 %
draw-marked = hier beginnt die Handelsroute

# Titelfelder von Plus: Name höchstens etwa 20 Buchstaben, Zusatz höchstens etwa 22
draw-army = Größte Rittermacht
draw-route = Längste Handelsroute
draw-army-free = frei, ab 3 Rittern
draw-army-own = du, { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
draw-army-other = { $name }, { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
draw-route-free = frei, markierte Straße
draw-route-own = du, Länge { $count }
draw-route-other = { $name }, Länge { $count }

# neben den Würfeln, zwei kurze Zeilen von höchstens etwa 18 Buchstaben
draw-tray-ready = Würfle!
draw-tray-ready-note = bis zu 3 Würfe
draw-tray-keep = Welche behalten?
draw-throws-left = { $left ->
    [one] noch { $left } Wurf
   *[other] noch { $left } Würfe
}
draw-tray-build = Bauen
draw-dice-left = { $left ->
    [0] kein Würfel übrig
    [one] noch { $left } Würfel
   *[other] noch { $left } Würfel
}
draw-tray-won = Du hast gewonnen
draw-tray-over = Partie zu Ende
# kleine Aufschrift auf einem verlorenen Würfel mit Gold
draw-lost = verloren

# gesprochene Namen dessen, was sich im Bild wählen lässt
draw-keep-die = Würfel { $number } behalten: { $face }
draw-use-joker = Joker einsetzen: { $joker }
draw-trade-gold = Zwei Gold gegen einen anderen Rohstoff tauschen

## Was Dinge tun, und warum etwas nicht geht, in wenigen Worten

explain-road = Schließt an eine gebaute Straße an und führt zu Siedlungen und Städten.
explain-knight = Bringt seine Zahl an Punkten und einen Joker; Ritter werden der Reihe nach gebaut.
explain-settlement = Bringt ihre Zahl an Punkten; eine Straße muss hinführen, und die kleineren Zahlen kommen zuerst.
explain-city = Bringt ihre Zahl an Punkten; eine Straße muss hinführen, und die kleineren Zahlen kommen zuerst.
explain-joker = Dreht einmal in der Partie einen deiner Würfel auf seinen Rohstoff.
explain-gold = Zwei Gold kaufen einen anderen Rohstoff: Ein Würfel wird gedreht, der andere ist verbraucht.
explain-army = Zwei Punkte für die meisten gebauten Ritter, mindestens drei.
explain-route = Zwei Punkte für die längste Handelsroute; zuerst bekommt sie, wer die markierte Straße baut.
explain-goal = Nach fünfzehn Zügen gewinnt die höchste Punktzahl. Jeder Zug, in dem du nichts baust, kostet zwei Punkte.
explain-goal-plus = Wer im eigenen Zug { $n } Punkte hat, gewinnt.
explain-costs = Jeden Rohstoff bezahlst du mit einem Würfel, der ihn zeigt.
explain-boxes = Hier werden die Punkte jedes Zuges zusammengezählt.
explain-die = Bezahlt: { $things }.
name-costs = Baukosten
name-boxes = Punkte
name-joker = Joker: { $gives }
now-built = { $n ->
    [0] Gebaut.
    [one] Gebaut: 1 Punkt.
   *[other] Gebaut: { $n } Punkte.
}
now-first = Baue zuerst: { $thing }.
now-next = { $n ->
    [0] Als Nächstes dran: nur die Würfel fehlen.
    [one] Als Nächstes dran für 1 Punkt: nur die Würfel fehlen.
   *[other] Als Nächstes dran für { $n } Punkte: nur die Würfel fehlen.
}
now-joker-used = Verbraucht.
now-gold-made = Von einem Joker: Es lässt sich nicht tauschen.
now-joker-ready = Bereit.
now-joker-rests = Ab deinem nächsten Zug einsetzbar.
now-joker-missing = Kommt mit seinem Ritter.
blocked-not-your-turn = Du bist nicht dran
blocked-throw-first = Erst würfeln
blocked-still-throwing = Noch am Würfeln
blocked-throwing-over = Keine Würfe mehr

## Im Terminal

kind-throw-dice = Einige Würfel noch einmal werfen
kind-stop-throwing = Würfeln beenden
kind-use-joker = Einen Joker einsetzen
kind-trade-gold = Zwei Gold tauschen
kind-build-road = Eine Straße bauen
kind-build-knight = Einen Ritter bauen
kind-build-settlement = Eine Siedlung bauen
kind-build-city = Eine Stadt bauen
kind-end-turn = Den Zug beenden
compose-throw-dice = Welche Würfel wirfst du noch einmal? 1 3 4 wirft diese, k 2 5 behält diese; Enter geht zurück.
shortcut-throw-dice = oder direkt: 1 3 4 wirft diese noch einmal, t 3 nur diesen, k 2 5 behält diese
dice-any = alles
dice-built = gebaut
dice-now = jetzt möglich
dice-near = nur Würfel fehlen
dice-far = noch nicht
