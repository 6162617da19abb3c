# Der Aufstieg der Inka: drei Stämme, einer nach dem anderen.

game-inca = Der Aufstieg der Inka
game-inca-about = Führe drei Stämme nacheinander zur Blüte, zwischen Pazifik und Urwald.
game-inca-aim = drei Stämme
game-inca-minutes = 90

## Dinge

thing-wood = Holz
thing-stone = Stein
thing-wool = Wolle
thing-potato = Kartoffel
thing-ore = Erz
thing-feathers = Federn
thing-coca = Coca
thing-fish = Fisch

cards-wood = { $n } Holz
cards-stone = { $n } Stein
cards-wool = { $n } Wolle
cards-potato = { $n ->
    [one] { $n } Kartoffel
   *[other] { $n } Kartoffeln
}
cards-ore = { $n } Erz
cards-feathers = { $n } Federn
cards-coca = { $n } Coca
cards-fish = { $n } Fisch

thing-forest = Wald
thing-quarry = Steinbruch
thing-pasture = Weideland
thing-farmland = Ackerland
thing-mountains = Gebirge
thing-jungle = Urwald
thing-plantation = Urwaldplantage
thing-fishing = Küstengewässer
thing-ocean = Meer
thing-frame = Rahmen
thing-hex = Feld
thing-crossing = Kreuzung
thing-path = Weg
thing-deck = Entwicklungskarten
thing-bank = Vorrat
thing-die = Würfel

thing-road = Straße
thing-settlement = Siedlung
thing-city = Stadt
thing-thicket = Dickicht
thing-culture-marker = Entwicklungsmarker
thing-culture-board = Stammestafel
thing-development-card = Entwicklungskarte
thing-robber = Räuber
piece-road = eine Straße
piece-settlement = eine Siedlung
piece-city = eine Stadt
ruin-settlement = überwucherte Siedlung
ruin-city = überwucherte Stadt

thing-combat-arts = Kampfkunst
thing-road-building = Straßenbau
thing-invention = Erfindung
thing-monopoly = Monopol
cards-combat-arts = { $n } Kampfkunst
cards-road-building = { $n } Straßenbau
cards-invention = { $n } Erfindung
cards-monopoly = { $n } Monopol

thing-longest-route = Längste Handelsstraße
thing-mightiest-combat = Größte Kampfkunst
title-route = Längste Handelsstraße
title-army = Größte Kampfkunst

thing-red = Rot
thing-orange = Orange
thing-blue = Blau
thing-gray = Grau

cost-road = 1 Holz, 1 Stein
cost-settlement = 1 Holz, 1 Stein, 1 Wolle, 1 Kartoffel
cost-city = 2 Kartoffeln, 3 Erz
cost-development-card = 1 Wolle, 1 Kartoffel, 1 Erz

## Phasen: nach dem Namen am Platz, oder nach „Du bist an der Reihe:“

phase-founding-route = setzt eine Straße
phase-founding-route-you = setz eine Straße daneben
phase-free-routes = setzt kostenlose Straßen
phase-free-routes-you = setz eine kostenlose Straße
phase-combat-moving = versetzt den Räuber
phase-combat-moving-you = versetz den Räuber
phase-combat-stealing = darf jemanden berauben
phase-combat-stealing-you = beraube jemanden oder niemanden
phase-founding-tribe = gründet einen neuen Stamm
phase-founding-tribe-you = gründe den nächsten Stamm: setz eine Siedlung

## Was die Anleitung sagt, einmal

coach-founding-route = Lege nun eine Straße neben deine neue Siedlung. Sie zeigt, wohin du weiterbauen willst.
coach-main = Handle und baue in beliebiger Reihenfolge, solange deine Karten reichen. Jeder Knopf zeigt, was etwas kostet und was dir fehlt.
coach-tribes = Jede Siedlung und jede Stadt bringt deinem Stamm einen Entwicklungsmarker. Mit dem vierten erlebt der Stamm seinen Niedergang, und du gründest den nächsten; der elfte Marker gewinnt.
coach-free-routes = Straßenbau: Setze zwei Straßen gratis. Sie müssen an deine Teile anschließen.
coach-combat-moving = Kampfkunst: Versetze den Räuber auf ein anderes Landfeld. Niemand gibt Karten ab.
coach-combat-stealing = Nach der Kampfkunst darfst du dort jemanden berauben. Du musst aber nicht.
coach-founding-tribe = Dein Stamm hat seinen Niedergang erlebt: Dickicht bedeckt seine Gebäude, die weiter Karten bringen. Setze die erste Siedlung des nächsten Stammes dorthin, wo es leuchtet.

## Was die Anleitung ergänzt, wo das Feld daneben die Regel schon sagt
tip-founding-route = Ziele auf die nächste gute Kreuzung. Andere wollen dort auch hin.
tip-free-routes = Erreiche damit einen neuen Bauplatz oder arbeite an der Längsten Handelsstraße. Sie zählt ab drei Straßen.
tip-combat-moving = Befreie zuerst ein gutes eigenes Feld. Sonst blockiere das beste Feld des Führenden.
tip-combat-stealing = Eine geraubte Karte bremst einen Gegner und hilft dir. Wer friedlich bleibt, handelt später vielleicht leichter.
tip-founding-tribe = Deine überwucherten Gebäude bringen weiter Karten, also such jetzt andere Sorten. Und gute Zahlen mit freien Wegen.

## Aktionen

action-place-start-road = Straße auf Weg { $path } setzen
action-move-robber = { $hex ->
    [none] Räuber auf den Rahmen versetzen
   *[other] Räuber auf Feld { $hex } versetzen
}
action-skip-theft = Nichts rauben
action-accept-trade = Annehmen
action-trade-three = { $give } beim Vorrat gegen 1 { $take } tauschen
action-trade-two-goods = { $give } beim Vorrat gegen 1 { $take } tauschen
action-trade-goods-set = Federn, Coca und Fisch gegen { $take } tauschen
action-trade-by-route = Mit der Längsten Handelsstraße { $give } gegen 1 { $take } tauschen
action-build-road = Straße auf Weg { $path } bauen
action-build-city = Stadt auf Kreuzung { $crossing } bauen
action-play-combat-arts = Kampfkunst ausspielen
action-play-road-building = Straßenbau ausspielen
action-place-free-road = Kostenlose Straße auf Weg { $path } setzen
action-play-invention = Erfindung ausspielen: { $cards }
action-drive-robber-off = Räuber vertreiben
action-found-tribe = Neuen Stamm auf Kreuzung { $crossing } gründen

## Arten von Aktionen, wo es viele von einer gibt

kind-place-start-road = Straße setzen
kind-build-road = Straße bauen
kind-build-city = Stadt bauen
kind-place-free-road = Kostenlose Straße setzen
kind-trade-three = Drei gleiche Karten beim Vorrat tauschen
kind-trade-two-goods = Zwei gleiche Handelsgüter beim Vorrat tauschen
kind-trade-goods-set = Federn, Coca und Fisch tauschen
kind-trade-by-route = Mit der Längsten Handelsstraße tauschen
kind-play-invention = Erfindung ausspielen
kind-found-tribe = Neuen Stamm gründen

## Ereignisse

land-wood = den Wald
land-stone = den Steinbruch
land-wool = das Weideland
land-potato = das Ackerland
land-ore = das Gebirge
event-robber-moved = { $land ->
    [none] { $seat } hat den Räuber auf den Rahmen versetzt.
   *[other] { $seat } hat den Räuber auf { $land } ({ $number }) versetzt.
}
event-robber-moved-you = { $land ->
    [none] Du hast den Räuber auf den Rahmen versetzt.
   *[other] Du hast den Räuber auf { $land } ({ $number }) versetzt.
}
event-theft-skipped = { $seat } hat nichts geraubt.
event-theft-skipped-you = Du hast nichts geraubt.
event-accepted = { $seat } nimmt an.
event-accepted-you = Du nimmst an.
event-bank-traded = { $seat } hat beim Vorrat { $paid } gegen { $gained } getauscht.
event-bank-traded-you = Du hast beim Vorrat { $paid } gegen { $gained } getauscht.
event-route-traded = { $seat } hat mit der Längsten Handelsstraße { $paid } gegen { $gained } getauscht.
event-route-traded-you = Du hast mit der Längsten Handelsstraße { $paid } gegen { $gained } getauscht.
event-built-over = { $seat } hat ein überwuchertes Gebäude von { $from } überbaut.
event-built-over-you = Du hast ein überwuchertes Gebäude von { $from } überbaut.
event-built-over-from-you = { $seat } hat eines deiner überwucherten Gebäude überbaut.
event-built-anew = { $seat } hat ein eigenes überwuchertes Gebäude überbaut.
event-built-anew-you = Du hast eines deiner eigenen überwucherten Gebäude überbaut.
event-plenty-taken = { $seat } hat { $gained } aus dem Vorrat genommen.
event-plenty-taken-you = Du hast { $gained } aus dem Vorrat genommen.
event-monopoly-named = { $seat } verlangt { $card } von allen anderen.
event-monopoly-named-you = Du verlangst { $card } von allen anderen.
event-robber-driven-off = { $seat } hat den Räuber auf den Rahmen vertrieben und { $gained } genommen.
event-robber-driven-off-you = Du hast den Räuber auf den Rahmen vertrieben und { $gained } genommen.
event-title-won = { $from ->
    [-1] { $seat } hat jetzt die Vorteilskarte { $title }.
   *[other] { $seat } hat { $from } die Vorteilskarte { $title } abgenommen.
}
event-title-won-you = { $from ->
    [-1] Du hast jetzt die Vorteilskarte { $title }.
   *[other] Du hast { $from } die Vorteilskarte { $title } abgenommen.
}
event-title-won-from-you = { $seat } hat dir die Vorteilskarte { $title } abgenommen.
event-title-lost = { $seat } hat die Vorteilskarte { $title } abgegeben.
event-title-lost-you = Du hast die Vorteilskarte { $title } abgegeben.
event-tribe-declined = Der { $tribe ->
    [1] erste
   *[other] zweite
} Stamm von { $seat } erlebt seinen Niedergang.
event-tribe-declined-you = Dein { $tribe ->
    [1] erster
   *[other] zweiter
} Stamm erlebt seinen Niedergang.
event-tribe-founded = { $seat } hat den { $tribe ->
    [2] zweiten
   *[other] dritten
} Stamm gegründet.
event-tribe-founded-you = Du hast deinen { $tribe ->
    [2] zweiten
   *[other] dritten
} Stamm gegründet.
event-deck-entered = Der zweite Stapel ist im Spiel: Jetzt gibt es { $count } Entwicklungskarten zu kaufen.

## Marken auf dem Weg einer Wiederholung

milestone-tribe-declined = Niedergang eines Stammes
milestone-tribe-founded = Ein neuer Stamm

## Abweisungen, wie in den Regeln

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-already-answered = Du hast schon geantwortet.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-roll-first = Würfle zuerst.
refusal-already-rolled = Du hast in diesem Zug schon gewürfelt.
refusal-offer-open = Schließe zuerst das offene Angebot ab oder zieh es zurück.
refusal-decision-pending = Triff zuerst die andere Entscheidung.
refusal-cannot-pay = Dir fehlen Karten, um das zu bezahlen.
refusal-unknown-place = Diesen Ort gibt es auf dem Brett nicht.
refusal-no-road-piece = Du hast keine Straße mehr.
refusal-no-path = Hier ist kein Weg, also kannst du keine Straße bauen.
refusal-path-taken = Auf diesem Weg liegt schon eine Straße.
refusal-road-at-ruin = Von einem überwucherten Gebäude geht keine Straße weiter.
refusal-road-blocked = Ein Gebäude eines anderen Spielers versperrt den Weg.
refusal-road-not-connected = Die Straße muss an eine deiner Straßen oder an eines deiner aktiven Gebäude anschließen.
refusal-road-not-at-settlement = Die Straße muss die Siedlung berühren, die du gerade gesetzt hast.
refusal-site-occupied = Hier steht schon ein Gebäude.
refusal-too-close = Auf einer benachbarten Kreuzung steht ein Gebäude.
refusal-no-own-road = Keine deiner Straßen führt hierher.
refusal-in-decline = Ein überwuchertes Gebäude kannst du nicht ausbauen.
refusal-no-own-settlement = Eine Stadt kann nur eine deiner eigenen Siedlungen ersetzen.
refusal-city-limit = Dieser Stamm hat schon seine Stadt.
refusal-deck-empty = Es gibt gerade keine Entwicklungskarten zu kaufen.
refusal-card-not-held = Du hast diese Karte nicht.
refusal-card-too-new = Du hast diese Karte erst in diesem Zug gekauft.
refusal-card-limit = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt.
refusal-no-road-possible = Du kannst jetzt nirgends eine Straße bauen.
refusal-supply-empty = Diese Karten gibt es im Vorrat nicht.
refusal-not-equal-cards = Die Karten, mit denen du bezahlst, müssen von einer Sorte sein.
refusal-not-goods = Für diesen Tausch brauchst du Handelsgüter.
refusal-same-kind-back = Nimm eine andere Sorte, als du bezahlst.
refusal-resources-only = Hier darfst du nur Rohstoffe nehmen.
refusal-route-not-held = Du hast die Längste Handelsstraße nicht.
refusal-route-used = Du hast die Längste Handelsstraße in diesem Zug schon genutzt.
refusal-combat-not-held = Du hast die Größte Kampfkunst nicht.
refusal-combat-used = Du hast die Größte Kampfkunst in diesem Zug schon genutzt.
refusal-robber-not-near = Der Räuber steht nicht an einem deiner Gebäude.
refusal-robber-must-move = Der Räuber muss auf ein anderes Feld.
refusal-robber-not-here = Der Räuber darf nur auf einem Rohstofffeld stehen.
refusal-not-a-victim = Diesen Spieler kannst du nicht berauben.
refusal-theft-required = Du musst eine Karte rauben.
refusal-discard-count = Du musst genau die Hälfte deiner Karten abgeben, abgerundet.
refusal-discard-not-held = Du kannst nur Karten abgeben, die du hast.
refusal-offer-limit = Du hast in diesem Zug schon alle erlaubten Angebote gemacht.
refusal-only-cards = Du kannst nur Rohstoff- und Handelsgutkarten tauschen.
refusal-trade-no-partner = Du kannst nur mit einem anderen Spieler handeln, und nur, wenn einer von euch am Zug ist.
refusal-trade-empty-side = Beide Seiten müssen mindestens eine Karte geben.
refusal-trade-same-kind = Eine Sorte kann nicht gegen dieselbe Sorte getauscht werden.
refusal-trade-too-many = Auf einer Seite stehen zu viele Karten.
refusal-trade-not-held = Du hast diese Karten nicht.
refusal-trade-hand-too-small = So viele Karten hat der andere Spieler nicht.
refusal-trade-same-terms = Das ist derselbe Tausch: Nimm ihn einfach an.
refusal-trade-nothing-to-accept = Auf eine Bitte um Vorschläge kannst du nur mit einem Vorschlag oder einer Ablehnung antworten.
refusal-counter-off = Gegenangebote sind an diesem Tisch nicht erlaubt.
refusal-not-a-partner = Dieser Spieler hat weder angenommen noch ein Gegenangebot gemacht.
refusal-found-free-site-exists = Ein überwuchertes Gebäude darfst du nur ersetzen, wenn keine Kreuzung mehr frei ist.
refusal-found-not-own-ruin = Keine Kreuzung ist mehr frei: Ersetze eines deiner eigenen überwucherten Gebäude.
refusal-found-occupied = Der neue Stamm muss auf einer freien Kreuzung beginnen.
refusal-found-too-close = Zu nah an einem anderen Gebäude; auch überwucherte zählen.
refusal-found-reserved = Hierher führt die Straße eines anderen Spielers.
refusal-needs-printed-board = Die gedruckte Startaufstellung braucht den gedruckten Spielplan.

## Optionen

option-map-about = Ob die Landschaften wie gedruckt liegen oder gemischt werden.
option-founding = Startaufstellung
option-founding-about = Ob die ersten Siedlungen wie gedruckt stehen (nur mit dem gedruckten Spielplan) oder frei gesetzt werden.
option-founding-printed = wie gedruckt
option-founding-free = frei
option-three-goods-take = Drei verschiedene Handelsgüter bringen
option-three-goods-take-about = Was du für Federn, Coca und Fisch zusammen nehmen darfst.
option-three-goods-take-any = zwei beliebige Karten
option-three-goods-take-resources = zwei Rohstoffe
option-own-ruin-breaks-route = Eigenes Dickicht unterbricht
option-own-ruin-breaks-route-about = Ob ein eigenes überwuchertes Gebäude deine Handelsstraße unterbricht.
option-robber-to-frame = Räuber auf den Rahmen
option-robber-to-frame-about = Ob der Räuber auch auf den Rahmen versetzt werden darf, wo niemand beraubt wird.
option-combat-theft = Rauben mit Kampfkunst
option-combat-theft-about = Ob du nach Kampfkunst auf das Rauben verzichten darfst.
option-combat-theft-may = du darfst rauben
option-combat-theft-must = du musst rauben
option-invention-goods = Handelsgüter durch Erfindung
option-invention-goods-about = Ob Erfindung auch Handelsgüter bringen darf.
option-monopoly-max = Obergrenze für Monopol
option-monopoly-max-about = Wie viele Karten jeder andere Spieler höchstens abgibt.
option-monopoly-max-all = alle

## Punkte nach Herkunft

source-tribe-1 = Erster Stamm
source-tribe-2 = Zweiter Stamm
source-tribe-3 = Dritter Stamm
source-tribe_1 = { source-tribe-1 }
source-tribe_2 = { source-tribe-2 }
source-tribe_3 = { source-tribe-3 }

## Wie das Spiel zu Ende ging

reason-points = Der dritte Stamm ist vollendet.

## Der gezeichnete Spielplan

# Name des ganzen Bilds beim Vorlesen
draw-label = Der Aufstieg der Inka, der Spielplan

draw-frame = der Rahmen
draw-supply = Vorrat
draw-supply-stock = Vorrat, { $card }: { $n }
draw-deck = Entwicklungskarten: noch { $n }
draw-deck-aside = Der zweite Stapel, { $n } Karten, kommt ins Spiel, sobald alle einen zweiten Stamm gegründet haben

# die Stammestafel an einem Platz; $n von 11 Markern; $tribe 1 bis 3
draw-culture = { $name }: { $n } von 11 Entwicklungsmarkern, { $tribe ->
    [1] erster Stamm
    [2] zweiter Stamm
   *[other] dritter Stamm
}
draw-culture-count = { $n } / 11
draw-hand-of = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
draw-hidden-of = { $n ->
    [one] { $n } verdeckte Entwicklungskarte, Rückseite { $back }
   *[other] { $n } verdeckte Entwicklungskarten, Rückseite { $back }
}
draw-combat-of = { $n } Kampfkunst, offen
draw-holds = { $name } hat: { $title }
draw-free-title = { $title }: hat niemand

# was an einem Ort möglich ist; $place zählt die Landschaften ringsum auf: „Steinbruch 8, Gebirge 11 und Küstengewässer 3“
draw-do-build-city = Stadt: { $place }
draw-do-overbuild = Siedlung über Dickicht: { $place }
draw-do-found-tribe = Erste Siedlung des neuen Stammes: { $place }
draw-do-place-start-road = Straße: { $place }
draw-do-build-road = Straße: { $place }
draw-do-place-free-road = Kostenlose Straße: { $place }
draw-do-drive-robber-off = Räuber auf den Rahmen vertreiben
draw-do-trade-goods-set = Federn, Coca und Fisch gegen zwei Karten tauschen
draw-do-trade-by-route = Zwei Karten mit der Längsten Handelsstraße tauschen
draw-do-buy-card = Entwicklungskarte kaufen

# die eigene Hand
draw-do-trade-three = { $card } beim Vorrat tauschen
draw-do-trade-two-goods = { $card } beim Vorrat tauschen
draw-do-play-combat-arts = Kampfkunst ausspielen
draw-do-play-road-building = Straßenbau ausspielen
draw-do-play-invention = Erfindung ausspielen

## Was die Seite neben dem Plan zeigt

button-build-road = Straße
button-build-city = Stadt
fact-open = { $n ->
    [one] 1 offene Karte Kampfkunst
   *[other] { $n } offene Karten Kampfkunst
}

## Was Dinge tun, und wie es um sie steht

explain-road = Verlängert deine Handelsroute um einen Weg und führt zu neuen Bauplätzen.
explain-settlement = Bringt einen Entwicklungsmarker, und 1 Karte von jedem Feld ringsum, dessen Zahl gewürfelt wird.
explain-city = Ersetzt eine Siedlung: ein Entwicklungsmarker mehr und 2 Karten statt 1. Eine pro Stamm.
explain-development-card = Die oberste Karte des Stapels; nur du siehst sie, bis du sie spielst.
explain-combat-arts = Versetzt den Räuber, und du darfst einem Spieler neben ihm eine Karte rauben. Sie bleibt offen liegen und erhöht dein Handlimit.
explain-road-building = Baue zwei Straßen gratis.
explain-invention = Nimm zwei beliebige Karten aus dem Vorrat.
explain-monopoly = Nenne eine Sorte: Alle anderen geben dir davon bis zu zwei Karten.
explain-longest-route = Einmal pro Zug darf ihr Besitzer zwei beliebige Karten gegen eine andere tauschen.
explain-mightiest-combat = Einmal pro Zug darf ihr Besitzer den Räuber von einem Feld an einem eigenen Gebäude vertreiben und eine Karte dieses Feldes nehmen.
explain-culture-marker = Einer für jede Siedlung und einer mehr für eine Stadt. Hat ein Stamm alle, erlebt er seinen Niedergang, und der nächste beginnt.
explain-thicket = Überwuchert die Gebäude eines Stammes im Niedergang. Sie bringen weiter Karten, aber jeder, dessen Straße dorthin führt, darf sie überbauen.
explain-robber = Sein Feld bringt nichts; eine Sieben oder Kampfkunst versetzt ihn.
explain-bank = Nimmt drei gleiche Karten für eine andere, zwei gleiche Handelsgüter für eine Karte oder je eins der drei Güter für zwei Karten.
explain-goal = Wer als Erster den dritten Marker des dritten Stammes setzt, den elften insgesamt, gewinnt sofort.
explain-count-open-name = Offene Kampfkunst
explain-count-open = Jede erhöht das Handlimit um eins. Wer mindestens zwei und mehr als alle anderen hat, hat die Größte Kampfkunst.
explain-count-length-name = Längste Straße
explain-count-length = Straßen an einem Stück. Wer mindestens drei und mehr als alle anderen hat, hat die Längste Handelsstraße.
fact-tribe = { $n ->
    [1] Erster Stamm, von { $goal }
    [2] Zweiter Stamm, von { $goal }
   *[other] Dritter Stamm, von { $goal }
}
now-mightiest-combat = { $name ->
    [none] Niemand hat sie.
   *[other] { $name } hat sie: { $n }.
} Deine offenen Karten: { $mine }.

## Warum etwas nicht geht, in wenigen Worten

blocked-not-asked = Jetzt nicht
blocked-no-road-piece = Keine mehr übrig
blocked-no-path = Kein Weg frei
blocked-path-taken = Kein Weg frei
blocked-road-at-ruin = Kein Weg frei
blocked-road-blocked = Kein Weg frei
blocked-road-not-connected = Kein Weg frei
blocked-site-occupied = Kein Platz frei
blocked-no-own-road = Kein Platz frei
blocked-in-decline = Noch keine Siedlung
blocked-no-own-settlement = Noch keine Siedlung
blocked-city-limit = Stadt schon gebaut
