# Was die Siedlungsspiele gleich sagen; das Übrige, oder dasselbe in eigenen Worten, sagt jedes Spiel selbst.

## Phasen: nach dem Namen am Platz, oder nach „Du bist an der Reihe:“

phase-founding-settlement = setzt eine Siedlung
phase-founding-settlement-you = setz eine Siedlung
phase-before-roll = würfelt
phase-before-roll-you = würfle
phase-main = handelt und baut
phase-main-you = handle, baue oder beende deinen Zug
phase-discarding = { $n ->
   *[one] gibt die Hälfte ab
    [other] geben die Hälfte ab
}
phase-discarding-you = gib die Hälfte deiner Karten ab
phase-moving-robber = versetzt den Räuber
phase-moving-robber-you = versetz den Räuber
phase-stealing = wählt jemanden zum Berauben
phase-stealing-you = wähle, wen du beraubst
discard-title = Gib { $n } von deinen { $all } Karten ab
about-discard = Bei einer 7 gibt jeder mit zu vielen Karten die Hälfte, abgerundet, in den Vorrat zurück.
phase-offering = { $n ->
   *[one] überlegt sich das Angebot
    [other] überlegen sich das Angebot
}
phase-offering-you = wähle, mit wem du tauschst
phase-offering-alone = so kann niemand mit dir tauschen: zieh dein Angebot zurück
phase-offering-asked = antworte auf das Angebot
phase-over = Spiel zu Ende

## Was die Anleitung sagt, einmal

coach-founding-settlement = Wähle eine Kreuzung: Je mehr Punkte die Zahlen ringsum haben, desto öfter gibt es etwas. Jedes andere Gebäude muss mindestens zwei Wege entfernt sein.
coach-before-roll = Jeder Zug beginnt mit den Würfeln. Jedes Feld mit dieser Zahl bringt allen etwas, die daran ein Gebäude haben.
coach-discarding = Eine 7: Wer zu viele Karten hat, meist mehr als 7, gibt die Hälfte ab. Tippe auf die Karten, die du entbehren kannst.
coach-moving-robber = Versetze den Räuber auf ein anderes Feld: Solange er dort steht, bringt es nichts. Und du darfst einem Spieler mit einem Gebäude daran eine Karte wegnehmen.
coach-stealing = Wähle, wen du beraubst. Du ziehst verdeckt eine Karte aus der Hand.
coach-offering = Dir wird ein Tausch angeboten: Nimm an, lehne ab oder mach ein Gegenangebot. Getauscht wird erst, wenn beide einverstanden sind.
coach-waiting = Jemand anderes ist dran. Achte auf die Würfel: Karten bekommst du in jedem Zug, nicht nur in deinem.

## Was die Anleitung ergänzt, wo das Feld daneben die Regel schon sagt
tip-founding-settlement = 6 und 8 fallen am häufigsten. Nimm verschiedene Felder: Was dir fehlt, musst du eintauschen.
tip-moving-robber = Auf einem Feld mit 6 oder 8 trifft er am härtesten. Bremse den Führenden und schone deine eigenen Felder.
tip-stealing = Beraube den Führenden oder jemanden, der gerade bekam, was du brauchst. Welche Karte es wird, entscheidet der Zufall.

## Aktionen

action-place-start-settlement = Siedlung auf { thing-crossing } { $crossing } setzen
action-roll = Würfeln
action-discard = { $give } abgeben
action-discard-card = 1 { $card } abgeben
action-steal-from = { $seat } berauben
action-offer-trade = { $to ->
    [-1] Allen { $give } für { $want } anbieten
   *[other] { $give } für { $want } anbieten, nur { $to }
}
action-call-for-proposals = { $to ->
    [-1] Alle um Vorschläge bitten
   *[other] { $to } um Vorschläge bitten
}{ $give ->
    [none] { "" }
   *[other] , gegen { $give }
}{ $want ->
    [none] { "" }
   *[other] , gesucht: { $want }
}
action-decline-trade = Ablehnen
action-counter-trade = { $give } für { $want } vorschlagen
action-choose-partner = Mit { $seat } tauschen
action-withdraw-trade = Angebot zurückziehen
action-build-settlement = Siedlung auf { thing-crossing } { $crossing } bauen
action-buy-card = Entwicklungskarte kaufen
action-play-monopoly = Monopol ausspielen: { $card }
action-end-turn = Zug beenden

## Was zusammengestellt werden kann: Titel von Formularen

opening-offer-trade = Einen Tausch anbieten
opening-call-for-proposals = Um Vorschläge bitten
opening-counter-trade = Einen Vorschlag machen
opening-discard = Karten abgeben
order-close = Mit dem Ersten tauschen, der annimmt
order-decline = Alle Angebote in diesem Zug ablehnen

## Arten von Aktionen, wo es viele von einer gibt

kind-place-start-settlement = Siedlung setzen
kind-discard-card = Eine Karte abgeben
kind-move-robber = Räuber versetzen
kind-steal-from = Jemanden berauben
kind-choose-partner = Tauschpartner wählen
kind-build-settlement = Siedlung bauen
kind-play-monopoly = Monopol ausspielen

## Warum ein Bot zu etwas rät

because-sheaf = { $card } bei { $number }
because-new = Bringt { $card } bei { $number }, was dir noch fehlt.
because-more = Bringt mehr { $card } bei { $number }.
because-harbour = { $kind ->
    [any] Bringt dir einen Hafen für alles.
   *[other] Bringt dir den Hafen für { $card }.
}
because-ahead = { $names } kann hier nicht mehr siedeln.
because-nobody = Ist niemandem im Weg.
because-leads = { $steps ->
    [0] Führt zu einem freien Bauplatz mit { $sheaves }.
   *[other] Führt in Richtung eines freien Bauplatzes mit { $sheaves }.
}
because-longer = Verlängert deine Handelsroute.
because-stops = Blockiert { $card } bei { $number } für { $names }.
because-own-field = Blockiert auch dein Feld: { $card } bei { $number }.
because-harmless = Dort blockiert er niemanden.
because-leader = { $name } führt mit { $n } Punkten.
because-holds = { $name } hat { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
}
because-pays = Danach kannst du dir leisten: { $thing }.
because-rare = Keines deiner Felder bringt { $card }.
because-nearer = Bringt dich deinem nächsten Bau näher.
because-least = Diese Karten brauchst du am wenigsten.
because-keep = Die Karten zu behalten ist besser als alles, was du jetzt tun kannst.
because-frees = Vertreibt den Räuber von deinem Feld: { $card } bei { $number }.
because-army = Damit hast du { $n } Karten für das Heer.
because-deck = Nichts anderes, was du dir leisten kannst, ist besser; { $n ->
    [one] eine Karte ist übrig.
   *[other] { $n } Karten sind übrig.
}

## Ereignisse

event-start-rolled = Wer beginnt? { $seat } hat { $dice } gewürfelt.
event-start-rolled-you = Wer beginnt? Du hast { $dice } gewürfelt.
event-placed = { $seat } hat { $piece } gesetzt.
event-placed-you = Du hast { $piece } gesetzt.
event-start-cards = { $seat } beginnt mit { $gained }.
event-start-cards-you = Du beginnst mit { $gained }.
event-turn-began = Zug { $turn }: { $seat }.
event-turn-began-you = Zug { $turn }: Du bist dran.
event-rolled = { $seat } hat { $dice } gewürfelt.
event-rolled-you = Du hast { $dice } gewürfelt.
event-yielded = { $gained_count ->
    [0] { "" }
   *[other] { $seat } hat { $gained } bekommen.
}
event-yielded-you = Du hast { $gained } bekommen.
event-discard-picked = Jemand hat Karten zum Abgeben gewählt.
event-discard-picked-you = Du hast { $cards } zum Abgeben gewählt.
event-discarded = { $seat } hat { $paid } abgegeben.
event-discarded-you = Du hast { $paid } abgegeben.
event-stole = { $seat } hat { $from } eine Karte geraubt.
event-stole-you = Du hast { $from } 1 { $card } geraubt.
event-stole-from-you = { $seat } hat dir 1 { $card } geraubt.
event-offered = { $to ->
    [-1] { $seat } bietet allen { $give } für { $want } an.
   *[other] { $seat } bietet { $to } { $give } für { $want } an.
}
event-offered-you = { $to ->
    [-1] Du bietest allen { $give } für { $want } an.
   *[other] Du bietest { $to } { $give } für { $want } an.
}
event-offered-to-you = { $seat } bietet dir { $give } für { $want } an.
event-called = { $to ->
    [-1] { $seat } bittet alle um Vorschläge
   *[other] { $seat } bittet { $to } um Vorschläge
}{ $give ->
    [none] { "" }
   *[other] , gegen { $give }
}{ $want ->
    [none] { "" }
   *[other] , gesucht: { $want }
}.
event-called-you = { $to ->
    [-1] Du bittest alle um Vorschläge
   *[other] Du bittest { $to } um Vorschläge
}{ $give ->
    [none] { "" }
   *[other] , gegen { $give }
}{ $want ->
    [none] { "" }
   *[other] , gesucht: { $want }
}.
event-called-to-you = { $seat } bittet dich um einen Vorschlag{ $give ->
    [none] { "" }
   *[other] , gegen { $give }
}{ $want ->
    [none] { "" }
   *[other] , gesucht: { $want }
}.
event-answered = { $seat } hat geantwortet.
event-answered-you = Du hast geantwortet.
event-declined = { $seat } lehnt ab.
event-declined-you = Du lehnst ab.
event-countered = { $seat } schlägt vor: { $give } für { $want }.
event-countered-you = Du schlägst vor: { $give } für { $want }.
event-traded = { $seat } hat mit { $to } { $give } gegen { $take } getauscht.
event-traded-you = Du hast mit { $to } { $give } gegen { $take } getauscht.
event-traded-to-you = { $seat } hat dir { $give } für { $take } gegeben.
event-withdrawn = { $seat } hat das Angebot zurückgezogen.
event-withdrawn-you = Du hast das Angebot zurückgezogen.
event-built = { $seat } hat { $piece } für { $paid } gebaut.
event-built-you = Du hast { $piece } für { $paid } gebaut.
event-card-bought = { $seat } hat eine Entwicklungskarte bekommen.
event-card-bought-you = Du hast eine Entwicklungskarte bekommen: { $card }.
event-card-played = { $seat } hat die Karte { $card } ausgespielt.
event-card-played-you = Du hast die Karte { $card } ausgespielt.
event-handed = { $seat } hat { $to } { $cards } gegeben.
event-handed-you = Du hast { $to } { $cards } gegeben.
event-handed-to-you = { $seat } hat dir { $cards } gegeben.

## Ein Zug in wenigen Worten: was ein Wurf brachte, aller Handel in einer Zeile

strip-got = Du bekommst { $cards }
strip-nothing = Du bekommst nichts
strip-nobody = Niemand bekommt etwas
fold-offers = { $offers ->
    [one] 1 Angebot
   *[other] { $offers } Angebote
}
fold-trades = , { $deals ->
    [0] keines angenommen
    [one] 1 Tausch:
   *[other] { $deals } Tauschgeschäfte:
}

## Optionen

option-map = Spielplan
option-map-about = Ob Landschaft und Startaufstellung feststehen oder sich durch Zufall und Wahl ergeben.
option-map-beginner = für Einsteiger
option-map-variable = variabel
option-first-seat = Erster Spieler
option-first-seat-about = Wer den ersten Zug hat: der höchste Wurf oder ein Platz, den du bestimmst.
option-first-seat-random = höchster Wurf
option-first-seat-number = Platz { $n }
option-offers-per-turn = Angebote pro Zug
option-offers-per-turn-about = Wie viele Angebote man den anderen in einem Zug machen darf.
option-offers-per-turn-0 = kein Handel mit Spielern
option-offers-per-turn-unlimited = keine Grenze
option-trade-side-max = Karten pro Seite
option-trade-side-max-about = Wie viele Karten jede Seite eines Angebots enthalten darf.
option-trade-side-max-0 = keine Grenze
option-counter-offers = Gegenangebote
option-counter-offers-about = Ob man auf ein Angebot mit einem Gegenangebot antworten darf.
option-turn-limit = Zuggrenze
option-turn-limit-about = Nach so vielen Zügen gewinnt, wer die meisten Punkte hat.
option-turn-limit-0 = keine Grenze

## Wie das Spiel zu Ende ging

reason-turn-limit = Die Zuggrenze ist erreicht.

## Der gezeichnete Spielplan

draw-hex = { $land } { $number }
draw-robber = Räuber: { $place }
draw-piece-of = { $thing } von { $name }
draw-die = Würfel: { $face }
draw-do-place-start-settlement = Siedlung: { $place }
draw-do-build-settlement = Siedlung: { $place }
# $names sind die anderen mit Gebäuden dort, $count wie viele
draw-do-move-robber = { $count ->
    [0] Räuber: { $place }
   *[other] Räuber: { $place }, bei { $names }
}
draw-do-steal-from = { $name } berauben
draw-hand = Deine Karten
draw-choice = Karten zur Wahl
draw-hand-card = { $card }: { $n }
draw-dev-card = { $card }: { $n }
draw-do-discard-card = 1 { $card } abgeben
draw-do-play-monopoly = Monopol ausspielen
draw-new = neu
draw-costs = Baukosten
draw-seat-things = Sonderkarten von { $name }

## Was die Seite neben dem Plan zeigt

button-build-settlement = Siedlung
button-buy-card = Karte
button-end-turn = Zug beenden
fact-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
fact-cards = { $n ->
    [one] 1 Entwicklungskarte
   *[other] { $n } Entwicklungskarten
}
fact-length = Route der Länge { $n }
fact-deck = { $n ->
    [one] noch 1 Entwicklungskarte
   *[other] noch { $n } Entwicklungskarten
}

## Ein offenes Angebot

offers-you = { $name } bietet dir einen Tausch an
offers-others = { $name } bietet einen Tausch an
calls-you = { $name } bittet um Vorschläge
answer-missing = überlegt
answer-given = hat geantwortet
answer-accepted = nimmt an
answer-declined = lehnt ab
answer-countered = schlägt vor

## Was Dinge tun, und wie es um sie steht

explain-hex-yields = Bei einer { $number } bekommt jede Siedlung daran 1 { $card }, jede { $city } 2.
explain-hex-nothing = Bringt nichts.
explain-crossing = Eine freie Kreuzung. Ein Gebäude hier bekäme die Erträge der Felder ringsum.
explain-card = Kommt von: { $lands }.
explain-dice = Ihre Summe bestimmt, welche Felder etwas bringen. Bei einer Sieben keines: Wer zu viele Karten hat, gibt die Hälfte ab, und der Räuber wird versetzt.
explain-count-hand-name = Hand
explain-count-hand = Wie viele Karten alle haben; welche es sind, bleibt verdeckt.
explain-count-cards-name = Entwicklungskarten
explain-count-cards = Gekauft, aber noch nicht ausgespielt; niemand sonst sieht sie.
name-crossing = Kreuzung { $n }
name-dice = Würfel
now-hex-robbed = Der Räuber steht hier: Dieses Feld bringt nichts.
now-rolls = Bei { $n } von 36 Würfen.
now-rolls-pay = { $n } von 36 Würfen bringen hier etwas.
now-card = Du hast { $n }. { $rate } davon kaufen eine andere Karte.
now-dice = Die Summe { $sum } fällt bei { $n } von 36 Würfen.
now-title = { $new ->
    [0] Du hast { $n }.
   *[other] Du hast { $n }; was du in diesem Zug gekauft hast, kannst du erst im nächsten ausspielen.
}
now-hand-limit = Bei einer Sieben gibt, wer mehr als { $n } Karten hat, die Hälfte ab.
now-longest-route = { $name ->
    [none] Niemand hat sie.
   *[other] { $name } hat sie: Länge { $n }.
} Deine Straße: { $mine }.

## Warum etwas nicht geht, in wenigen Worten

blocked-not-your-turn = Du bist nicht dran
blocked-decision-pending = Erst entscheiden
blocked-offer-open = Angebot offen
blocked-roll-first = Erst würfeln
blocked-deck-empty = Keine Karten mehr
blocked-too-close = Kein Platz frei


## Im Terminal

column-points = Punkte
column-hand = Karten
column-cards = Entwicklung
column-open = offen
column-places = Gebäude, * Stadt
column-ruins = Gebäude, * Stadt, ( ) im Niedergang
supply = Vorrat
deck-left = Entwicklungskarten:
your-cards = Deine Karten
show-choose = { $place }, jetzt wählbar
milestone-seven = Erste 7
listed-yields = Erträge
listed-rates = Handel mit dem Vorrat
